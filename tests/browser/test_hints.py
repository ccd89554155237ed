"""Hints and the analysis of a finished game, as somebody at a browser asks for them and uses them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from grotto.bots import make_bot
from grotto.games import find_game
from grotto.kernel import FastDice, Match
from tests.browser.advancing import advance
from tests.browser.conftest import People
from tests.browser.fitting import faults, small_type
from tests.browser.keys import Keys
from tests.browser.person import PHONE
from tests.browser.playing import likely
from tests.browser.sayings import said
from tests.browser.table_page import TablePage, until
from tests.browser.test_screens import LEAST_TYPE, seen_at, serious
from tests.table.servers import BOT, ME, made

BOB = {"by": "me", "name": "Bob"}
FIRST = {"first-player": "1"}


def hint_button(table: TablePage) -> Locator:
    """Where one asks for a hint."""
    return table.page.get_by_test_id("ask-hint")


def hint_line(table: TablePage) -> Locator:
    """Where the hint stands."""
    return table.page.get_by_test_id("hint-line")


@pytest.fixture
def table(people: People) -> TablePage:
    """A game against a bot, the player asked."""
    [table] = people.sit(ME, BOT, options=FIRST)
    return table


# --- hints ----------------------------------------------------------------------------------------------------------


def test_a_hint_shows_the_chance_of_each_answer_and_is_followed_with_a_click(table: TablePage) -> None:
    options = table.options()
    expect(table.choices.locator(".chance")).to_have_count(0)
    hint_button(table).click()
    do_it = hint_line(table).get_by_role("button")
    do_it.wait_for()
    expect(table.choices.locator(".beside .chance")).to_have_count(len(options))
    best = table.choices.locator("button.best")
    assert best.count() == 1
    recommended = best.get_attribute("aria-label")
    assert recommended is not None
    assert recommended in hint_line(table).inner_text()
    described = best.get_attribute("aria-describedby")
    assert described is not None
    assert "%" in table.page.locator(f"[id='{described}']").inner_text()
    step = table.step
    do_it.click()
    table.await_step(lambda now: now > step)
    expect(hint_line(table)).to_have_count(0)
    table.await_question()
    expect(table.choices.locator(".chance")).to_have_count(0)


def asked(table: TablePage) -> list[Any]:
    """The options of the question that was put last."""
    questions = [frame["game"].get("asked") for frame in table.person.frames if frame.get("game")]
    return questions[-1]["options"] if questions and questions[-1] else []


def test_a_hint_lights_on_the_board_what_it_is_about(table: TablePage) -> None:
    table.await_question()
    while not all(option["intent"].get("target") for option in asked(table)):
        table.choose(likely(table.options(), 0))
        table.await_question()
    hint_button(table).click()
    hint_line(table).get_by_role("button").wait_for()
    [hint] = [frame for frame in table.person.frames if frame["type"] == "advised"]
    best = hint["options"][0]["option"]
    [target] = [option["intent"]["target"] for option in asked(table) if option["number"] == best]
    expect(table.board.locator(f"[data-node$='{target}'].lit").first).to_be_attached()
    expect(table.board.locator("path.lit")).to_have_count(1)


def test_a_hint_by_keys_alone_is_announced(table: TablePage) -> None:
    keys = Keys(table.page)
    keys.to(said("ui-advice"))
    keys.press("Enter")
    hint_line(table).get_by_role("button").wait_for()
    announcer = table.page.get_by_test_id("announcer")
    until(lambda: "%" in (announcer.text_content() or ""), "the hint, spoken")
    keys.to(said("ui-do-it"))
    step = table.step
    keys.press("Enter")
    table.await_step(lambda now: now > step)


def test_a_hint_in_the_text_view_is_typed_for(table: TablePage) -> None:
    table.menu("ui-text-view")
    table.close_dialog()
    line = table.page.get_by_label(said("ui-command"))
    line.fill(said("ui-command-hint"))
    line.press("Enter")
    hint_line(table).get_by_role("button").wait_for()
    assert table.options(), "nothing was chosen by it"


def test_people_among_themselves_have_hints_only_where_the_host_allows_them(people: People) -> None:
    ann, bob = people.sit(ME, BOB, options=FIRST)
    ann.await_question()
    expect(hint_button(ann)).to_have_count(0)
    expect(hint_button(bob)).to_have_count(0)
    ann, bob = people.sit(ME, BOB, options=FIRST, ways={"advice": True})
    ann.await_question()
    hint_button(ann).click()
    hint_line(ann).get_by_role("button").wait_for()
    expect(hint_line(bob)).to_have_count(0)
    assert not any(frame["type"] == "advised" for frame in bob.person.frames)


# --- analysis -------------------------------------------------------------------------------------------------------


@cache
def played_out() -> str:
    """A whole game of three easy bots."""
    game = find_game("cave-troll")
    match = Match(game.setup(3, {"stall-guard": "on"}), FastDice(5))
    bot = make_bot("easy", game, FastDice(6))
    while not match.state.over:
        seat = match.state.awaits[0]
        match.take(seat, bot.choose(match.state.redeal(seat, FastDice(7)), seat))
    return match.written()


def finished(people: People, **options: Any) -> TablePage:
    """A game that was played once, as an onlooker sees it with its analysis."""
    order = {"record": played_out()}
    with people.server.client() as client:
        table = client.post("/api/tables/import", json=order).json()["id"]
    page = TablePage(people.comes("Eve", **options)).opened(f"/t/{table}")
    page.lang = options.get("settings", {}).get("lang", "en")
    page.the_end.get_by_role("button", name=page.said("ui-panel-course")).click()
    page.page.get_by_test_id("course").get_by_role("heading", name=page.said("ui-course-turns")).wait_for()
    return page


def test_the_course_of_a_finished_game_is_stepped_along_by_keys_and_clicks(people: People) -> None:
    table = finished(people)
    plot = table.page.get_by_test_id("course-plot")
    last = table.step
    assert plot.get_attribute("aria-valuenow") == str(last)
    plot.focus()
    table.page.keyboard.press("ArrowLeft")
    until(lambda: table.question == said("ui-looking-back", step=last - 1, last=last), "the answer before")
    expect(plot).to_have_attribute("aria-valuenow", str(last - 1))
    assert "%" in (plot.get_attribute("aria-valuetext") or "")
    table.page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuenow", "0")
    box = plot.bounding_box()
    assert box is not None
    table.page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    until(lambda: int(plot.get_attribute("aria-valuenow") or 0) > last // 4, "the moment that was clicked")
    plot.focus()
    table.page.keyboard.press("End")
    until(lambda: not table.question.startswith(said("ui-looking-back", step=0, last=0)[:9]), "the present")


def test_turning_points_say_what_happened_and_lead_there(people: People) -> None:
    table = finished(people)
    turns = table.page.get_by_test_id("course").locator(".turns button")
    turns.first.wait_for()
    text = turns.first.inner_text()
    assert "→" in text
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-current", "step")
    plot = table.page.get_by_test_id("course-plot")
    assert said("ui-course-answer", step=int(plot.get_attribute("aria-valuenow") or 0)) in text
    table.page.get_by_test_id("course-plot").focus()
    table.page.keyboard.press("PageDown")
    expect(turns.nth(1)).to_have_attribute("aria-current", "step")


def test_the_course_fits_a_phone(people: People) -> None:
    table = finished(people, viewport=PHONE)
    assert table.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    plot = table.page.get_by_test_id("course-plot").bounding_box()
    assert plot is not None
    assert plot["width"] > 0.9 * PHONE["width"] - 20


# --- how it looks ---------------------------------------------------------------------------------------------------


def hinted(people: People, **options: Any) -> TablePage:
    """A hint that has come, at a table with a lot to choose from."""
    table, tokens = made(people.server, ME, BOB, ways={"advice": True}, options={"edition": "2015"})
    advance(people.server, table, tokens, 60)
    ann, bob = (people.sits(table, token, **options) for token in tokens.values())
    until(lambda: bool(ann.options() or bob.options()), "a question")
    page = ann if ann.options() else bob
    while not hint_button(page).count():
        page.choose(page.options()[0])
        until(lambda: bool(ann.options() or bob.options()), "a question")
        page = ann if ann.options() else bob
    hint_button(page).click()
    hint_line(page).get_by_role("button").wait_for()
    return page


@pytest.mark.parametrize("scene", [hinted, finished])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_and_it_fits(people: People, scene: Callable[..., TablePage], theme: str) -> None:
    page = scene(people, settings={"theme": theme, "lang": {"dark": "en", "light": "de"}[theme]}).page
    assert serious(page) == []
    assert (faults(page), small_type(page, LEAST_TYPE)) == ([], [])


def test_a_hint_fits_a_phone(people: People) -> None:
    page = hinted(people, settings={"lang": "de"}).page
    seen_at(page, PHONE)
    assert (faults(page), small_type(page, LEAST_TYPE)) == ([], [])
