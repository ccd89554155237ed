"""A whole game without a mouse, from the lobby to its end."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.keys import Keys
from tests.browser.playing import likely, play_on
from tests.browser.sayings import said
from tests.browser.table_page import TablePage, until
from tests.table.servers import ME


def from_the_lobby(people: People, edition: str) -> tuple[TablePage, Keys]:
    """A table against one bot, opened by keys alone."""
    table = TablePage(people.comes("Ann").arrives())
    keys = Keys(table.page)
    keys.to(said("ui-your-name"))
    keys.type("Ann")
    keys.to(said("ui-company-friends"))
    keys.press("ArrowDown")
    keys.to(said("ui-seat-less"))
    keys.press("Enter")
    keys.to(said("setting-edition"), "select")
    keys.type_ahead(edition)
    keys.to(said("ui-open-bots"))
    keys.press("Enter")
    table.slider.wait_for()
    return table, keys


def unfold(table: TablePage, keys: Keys, label: str) -> None:
    """Open the group of an answer if it is folded away."""
    if table.buttons.and_(table.page.get_by_label(label, exact=True)).first.is_visible():
        return
    heading = table.choices.locator("details", has=table.page.get_by_label(label, exact=True)).locator("summary")
    keys.to(" ".join(heading.first.inner_text().split()), "summary")
    keys.press("Enter")


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_a_whole_game_by_the_keyboard_alone(people: People, edition: str) -> None:
    table, keys = from_the_lobby(people, edition)
    while not table.over:
        options = table.options()
        if options:
            step, label = table.step, likely(options, table.step)
            unfold(table, keys, label)
            keys.to(label)
            keys.press("Enter")
            table.await_step(step.__ne__)
    assert table.person.page.evaluate("() => scrollX") == 0


def test_the_board_is_played_with_arrows_and_enter(people: People) -> None:
    [table, _] = people.sit(ME, {"by": "me", "name": "Bob"}, lesson="first")
    keys = Keys(table.page)
    keys.to_node()
    role, before, first = keys.focused()
    assert role == "button"
    keys.press("ArrowRight")
    _, after, second = keys.focused()
    assert (second, after) != (first, before)
    table.board.locator('[data-node^="piece"][aria-disabled="false"]').first.focus()
    keys.press("Enter")
    table.board.locator('[data-node^="piece"][aria-pressed="true"]').wait_for()
    keys.press("Escape")
    table.board.locator('[data-node^="piece"][aria-pressed="true"]').wait_for(state="detached")
    keys.press("Enter")
    step = table.step
    table.board.locator('[data-node^="place"][aria-disabled="false"]').first.focus()
    keys.press("Enter")
    table.await_step(lambda now: now == step + 1)


def test_arrows_beside_the_board_step_through_the_game(people: People) -> None:
    tables = people.sit(ME, {"by": "me", "name": "Bob"})
    play_on(tables, steps=3)
    table = tables[0]
    last = table.step
    table.page.locator("#main").focus()
    keys = Keys(table.page)
    keys.press("ArrowLeft")
    looking_back = said("ui-looking-back", step=last - 1, last=last)
    until(lambda: table.question == looking_back, "the answer before")
    keys.press("End")
    until(lambda: looking_back not in table.question, "the present")
    until(lambda: table.slider.get_attribute("aria-valuetext") == said("ui-history-at", step=last, last=last), "now")
