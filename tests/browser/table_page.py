"""The table as somebody at a browser handles it: every method is something that a person looks at or does."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.sayings import said
from tests.table.servers import PATIENCE

LABELS = "list => list.filter(b => !b.disabled).map(b => b.getAttribute('aria-label'))"
A_POINT_OF = """node => {
  const box = node.getBoundingClientRect()
  for (let part = 1; part < 64; part += 1) {
    const x = box.left + box.width * ((part * 0.381966) % 1)
    const y = box.top + box.height * ((part * 0.618034) % 1)
    if (document.elementFromPoint(x, y)?.closest('[data-node]') === node) return [x, y]
  }
  return [box.left + box.width / 2, box.top + box.height / 2] // all covered, by what stands there: that is as good
}"""


def until(wanted: Callable[[], bool], what: str) -> None:
    """Wait for something that is sure to come."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, f"it never came: {what}"
        time.sleep(0.005)


class TablePage:
    """A page at the address of a table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.lang = "en"
        self.choices = self.page.get_by_test_id("options")
        self.buttons = self.choices.get_by_role("button", include_hidden=True)
        self.board = self.page.get_by_test_id("board")
        self.prompt = self.page.get_by_test_id("prompt")
        self.notice = self.page.get_by_test_id("notice")
        self.log = self.page.get_by_test_id("log")
        self.the_end = self.page.get_by_test_id("game-over")
        self.history = self.page.get_by_test_id("history")
        self.slider = self.history.get_by_role("slider")

    def said(self, key: str, **args: int | str) -> str:
        """Words of the client in the language of the page."""
        return said(key, self.lang, **args)

    def button(self, key: str, **args: int | str) -> Locator:
        """A button of the page by the key of its words."""
        return self.page.get_by_role("button", name=self.said(key, **args), exact=True)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def opened(self, address: str) -> TablePage:
        """Go to an address and wait until the table is there."""
        self.page.goto(address)
        self.page.locator("#main").wait_for()
        return self

    @property
    def id(self) -> str:
        """The id of the table, out of the address."""
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    def begin(self) -> None:
        """As the host: begin the game, unless it has begun by itself because every seat was taken."""
        self.button("ui-start").or_(self.slider).first.wait_for()
        if self.button("ui-start").is_visible():
            self.button("ui-start").click()
        self.slider.wait_for()

    def sit_down(self, name: str) -> None:
        """As a guest: say one's name, and sit."""
        self.page.get_by_role("textbox", name=self.said("ui-your-name")).first.fill(name)
        self.button("ui-sit").click()
        self.button("ui-sit").wait_for(state="detached")

    def reload(self) -> None:
        """Load the page again."""
        self.page.reload()
        self.page.locator("#main").wait_for()

    # --- what there is to see -----------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many answers there have been."""
        return int(self.slider.get_attribute("max") or 0)

    @property
    def over(self) -> bool:
        """Whether the end is shown."""
        return self.the_end.is_visible()

    @property
    def question(self) -> str:
        """The prompt line."""
        return self.prompt.locator("p").first.inner_text()

    def options(self) -> list[str]:
        """What can be chosen now."""
        found: list[str] = self.buttons.evaluate_all(LABELS)
        return found

    def lines(self) -> list[str]:
        """The lines of the log that are shown."""
        return [" ".join(line.split()) for line in self.log.get_by_role("button").all_inner_texts()]

    def scores(self) -> list[str]:
        """The table of the end."""
        return [" ".join(line.split()) for line in self.the_end.get_by_role("listitem").all_inner_texts()]

    def places(self) -> list[str]:
        """Everything on the drawn board, as it is called."""
        found: list[str] = self.board.locator("[data-node]").evaluate_all(
            "list => list.map(node => node.getAttribute('aria-label')).sort()"
        )
        return found

    def await_question(self) -> None:
        """Wait until this seat is asked something, or the game is over."""
        until(lambda: bool(self.options()) or self.over, "a question")

    # --- doing something ----------------------------------------------------------------------------------------------

    def choose(self, label: str) -> None:
        """Click an answer in the list of choices, and see it carried out."""
        before = self.step
        self.option(label).click()
        self.await_step(lambda step: step != before)

    def option(self, label: str) -> Locator:
        """An answer in the list, its group unfolded."""
        button = self.choices.locator(f"button[aria-label={quoted(label)}]").first
        group = self.choices.locator(
            "details:not([open])", has=self.page.locator(f"button[aria-label={quoted(label)}]")
        )
        if not button.is_visible() and group.count():
            group.first.locator("summary").click()
        return button

    def await_step(self, wanted: Callable[[int], bool]) -> None:
        """Wait until the game has got somewhere."""
        until(lambda: self.slider.is_visible() and wanted(self.step), "an answer that is carried out")

    def node(self, name: str) -> Locator:
        """A place or a piece of the drawn board by the beginning of what it is called."""
        return self.board.locator(f"[data-node][aria-label^={quoted(name)}]").first

    def tap(self, node: Locator) -> None:
        """Click a place or piece of the drawn board, where nothing covers it if possible."""
        self.page.mouse.click(*node.evaluate(A_POINT_OF))

    def choose_on_board(self) -> None:
        """Answer by the first thing on the board that may be chosen."""
        before = self.step
        self.tap(self.board.locator('[data-node][aria-disabled="false"]').first)
        self.await_step(lambda step: step != before)

    def tab(self, panel: str) -> None:
        """Bring a panel to the front: choices, log, chat or rules."""
        tab = self.page.get_by_role("tab", name=self.said(f"ui-panel-{panel}"))
        if tab.get_attribute("aria-selected") != "true":
            tab.click()

    def menu(self, key: str) -> None:
        """Something of the menu of the table."""
        self.page.get_by_test_id("menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.said(key), exact=True).click()

    def close_dialog(self) -> None:
        """Close the window above the page."""
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)


def quoted(text: str) -> str:
    """A text inside a selector."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
