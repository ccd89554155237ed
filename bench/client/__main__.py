"""`python -m bench.client`: the table in a real Chromium, beside an empty page of the same server; prints JSON."""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import launched
from tests.table.servers import Running, Talk, database_in, made, serving

from bench.client.watching import CHOOSE, LOADED, SEEN, USABLE
from bench.goals import Goal, report

ANSWER: Final = "[data-testid=options] button"
LOBBY: Final = "form button.main"
AMPLE: Final[dict[str, Any]] = {
    "tables_per_hour": "1000000",
    "seats_per_hour": "1000000",
    "connections": "100000",
    "pace": "1000",
}
PEOPLE: Final = ({"by": "me", "name": "Ann"}, {"by": "me", "name": "Bob"})
LONG: Final = 300  # answers of a long game


def opened(page: Page, address: str, wanted: str) -> float:
    """Go there; milliseconds from the beginning of the navigation until what is wanted can be clicked."""
    page.add_init_script(f"({USABLE})({wanted!r})")
    page.goto(address)
    return float(page.evaluate("window.usable"))


def fresh(browser: Browser, address: str, wanted: str) -> tuple[float, dict[str, int]]:
    """The same with an empty cache, and what was loaded."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    after = opened(page, address, wanted)
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = page.evaluate(LOADED)
    context.close()
    return after, sizes


def again(browser: Browser, address: str, wanted: str, warm: str) -> float:
    """The same for somebody who has been here before, at another page."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(warm)
    page.wait_for_load_state("networkidle")
    page.goto("about:blank")
    after = opened(page, address, wanted)
    context.close()
    return after


def empty_page(browser: Browser, server: Running) -> float:
    """The reference: how long an empty page of the same server takes."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.address}/health")
    taken = page.evaluate("performance.getEntriesByType('navigation')[0].duration")
    context.close()
    return float(taken)


def link(server: Running, table: str, token: str) -> str:
    """The link of a seat."""
    return f"{server.address}/t/{table}#seat={token}"


def begun(server: Running, answers: int = 0) -> tuple[str, str, int]:
    """A game with so many answers: its table, the token of the seat that is asked, and that seat."""
    table, tokens = made(server, *PEOPLE, options={"edition": "2006", "stall-guard": "off"})
    with server.socket(table) as one, server.socket(table) as other:
        talks = [Talk(one, [tokens[0]], 0), Talk(other, [tokens[1]], 1)]
        if talks[0].game is None:
            talks[0].command("start", 0)
            for talk in talks:
                talk.wait_for(lambda told: told.get("game") is not None)
        while True:
            game = talks[0].game
            assert game is not None
            seat = game["awaits"][0]
            if game["step"] >= answers:
                return table, tokens[seat], seat
            answer(talks, seat)


def answer(talks: list[Talk], seat: int) -> None:
    """One answer that does not bring the end nearer, where there is one; heard by both."""
    game = talks[seat].game
    assert game is not None
    asked = game["asked"]
    moves = [one for one in asked["options"] if one["intent"]["verb"] not in ("draw", "end-turn")]
    ends = [one for one in asked["options"] if one["intent"]["verb"] == "end-turn"]
    drawing = game["step"] < 40
    choices = asked["options"][-1:] if drawing and not moves else (moves or ends or asked["options"])
    option = choices[game["step"] % len(choices)]["number"]
    talks[seat].command("choose", seat, question=asked["number"], option=option)
    for talk in talks:
        while talk.game is None or talk.game["step"] == game["step"]:
            talk.hear()


def shown(browser: Browser, server: Running, times: int) -> list[float]:
    """Milliseconds from a click in one browser until the other one is about to paint what it did."""
    table, tokens = made(server, *PEOPLE, options={"edition": "2006", "stall-guard": "off"})
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    pages = [context.new_page(), browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()]
    for page, token in zip(pages, tokens.values(), strict=True):
        page.goto(link(server, table, token))
    pages[0].locator("#main").wait_for()
    begin = pages[0].get_by_role("button", name="Begin the game")
    begin.or_(pages[0].get_by_test_id("history")).first.wait_for()
    if begin.is_visible():
        begin.click()
    for page in pages:
        page.get_by_test_id("history").wait_for()
    taken: list[float] = []
    for step in range(1, times + 1):
        asked, other = pages if pages[0].locator(ANSWER).count() else reversed(pages)
        asked.locator(ANSWER).first.wait_for(state="attached")
        other.evaluate(f"void (window.seen = ({SEEN})({step}))")
        clicked = asked.evaluate(CHOOSE, step)
        taken.append(other.evaluate("window.seen") - clicked)
        asked.evaluate(SEEN, step)
    for page in pages:
        page.context.close()
    return taken


def measured(browser: Browser, server: Running, rounds: int) -> dict[str, Any]:
    """All figures, each the median of the rounds."""
    table, token, _ = begun(server)
    short, long = begun(server), begun(server, LONG)
    rows: list[dict[str, float]] = []
    for _ in range(rounds):
        lobby, lobby_sizes = fresh(browser, server.address, LOBBY)
        first, sizes = fresh(browser, link(server, table, token), ANSWER)
        warm = again(browser, link(server, *long[:2]), ANSWER, link(server, *short[:2]))
        server.kill()
        server.restart()  # so that the game is read from its records
        cold = again(browser, link(server, *long[:2]), ANSWER, link(server, *short[:2]))
        rows.append(
            {
                "bytes of script and style, lobby": lobby_sizes["script"] + lobby_sizes["css"],
                "bytes of script and style, table": sizes["script"] + sizes["css"],
                "bytes of type": sizes["font"],
                "ms until the lobby can be used": lobby,
                "ms until a table can be used": first,
                f"ms to open a game of {LONG} answers": warm,
                f"ms to open a game of {LONG} answers, server just started": cold,
                "ms for an empty page": empty_page(browser, server),
            }
        )
    return {name: statistics.median(row[name] for row in rows) for name in rows[0]}


def main() -> None:
    """Measure, and report."""
    parser = argparse.ArgumentParser(prog="bench-client", description="Measure the table in a real Chromium.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--choices", type=int, default=60, help="to be seen by the other browser")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(database_in(Path(folder)), **AMPLE) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        figures = measured(browser, server, arguments.rounds)
        times = shown(browser, server, arguments.choices)
        browser.close()
    figures |= {"ms until the other sees a choice": statistics.median(times), "the same, worst": max(times)}
    most = max(figures["bytes of script and style, lobby"], figures["bytes of script and style, table"])
    usable = max(figures["ms until the lobby can be used"], figures["ms until a table can be used"])
    long = figures[f"ms to open a game of {LONG} answers"]
    seen = figures["ms until the other sees a choice"]
    report(
        figures,
        [
            Goal("bytes of compressed script and style", most, 180_000, at_least=False),
            Goal("ms until it can be used, cache empty", usable, 1500, at_least=False),
            Goal("ms until the other sees a choice, median", seen, 50, at_least=False),
            Goal(f"ms to open a game of {LONG} answers", long, 300, at_least=False),
        ],
    )


if __name__ == "__main__":
    main()
