"""The table in words: a whole game by typing, and every wish that is not possible told why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.playing import likely, play_to_the_end
from tests.browser.sayings import said
from tests.browser.table_page import TablePage
from tests.table.servers import BOT, ME

RULE = re.compile(r"CT(06|15|X)-\d{3}")


def line(table: TablePage) -> Locator:
    """Where one types what one wants."""
    return table.page.get_by_label(table.said("ui-command"))


def type_in(table: TablePage, words: str) -> None:
    """Type something and send it."""
    line(table).fill(words)
    line(table).press("Enter")


def by_typing(table: TablePage, options: list[str]) -> None:
    """Answer in the text view, by typing."""
    step = table.step
    type_in(table, likely(options, step))
    table.await_step(lambda now: now != step)


@pytest.fixture
def table(people: People) -> TablePage:
    """A game of counters, shown as text."""
    return as_text(people, "2006")


def as_text(people: People, edition: str) -> TablePage:
    """A game against a bot, shown as text: chosen in the menu."""
    [table] = people.sit(ME, BOT, options={"edition": edition, "stall-guard": "on"})
    table.menu("ui-text-view")
    table.close_dialog()
    table.page.get_by_test_id("text-board").wait_for()
    return table


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_a_whole_game_by_the_text_view_alone(people: People, edition: str) -> None:
    table = as_text(people, edition)
    play_to_the_end([table], by_typing)
    expect(table.board.locator("svg")).to_have_count(0)
    assert len(table.scores()) == 2


def test_naming_a_piece_and_a_place_is_enough_and_what_is_impossible_is_told_with_its_rule(table: TablePage) -> None:
    table.await_question()
    step = table.step
    type_in(table, "knight vault")
    notice = table.notice
    expect(notice).to_have_text(re.compile(r"\."))
    expect(notice.get_by_role("button", name=RULE)).to_be_visible()
    assert table.step == step
    type_in(table, "flibbertigibbet")
    expect(table.board.get_by_text(said("ui-not-understood"))).to_be_visible()
    type_in(table, "end turn")
    table.await_step(lambda now: now != step)


def test_what_happens_is_said_to_a_screen_reader(table: TablePage) -> None:
    table.await_question()
    table.choose(likely(table.options(), 0))
    expect(table.page.get_by_test_id("announcer")).not_to_be_empty()
