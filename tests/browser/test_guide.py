"""The first game: a guide leads through a short one, and leaves when asked to."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import DRAW, END
from tests.browser.sayings import said
from tests.browser.table_page import TablePage, until


def guided(people: People) -> TablePage:
    """Somebody who has just begun to learn Cave Troll."""
    table = TablePage(people.comes("Ann"))
    table.page.goto("/learn/cave-troll")
    table.button("ui-learn-begin").click()
    table.slider.wait_for()
    return table


def into(table: TablePage, place: str) -> None:
    """Move somebody there, by the list."""
    table.await_question()
    table.choose(next(option for option in table.options() if option.endswith(said(f"field-{place}", "en"))))


def one_of(table: TablePage, wanted: tuple[str, ...]) -> None:
    """Choose one of these answers; whatever is asked before gets any answer."""
    table.await_question()
    while not set(table.options()) & set(wanted):
        table.choose(table.options()[0])
        table.await_question()
    table.choose(next(option for option in table.options() if option in wanted))


def test_the_guide_follows_what_the_newcomer_does(people: People) -> None:
    table = guided(people)
    guide = table.page.get_by_test_id("guide")
    expect(guide).to_contain_text(said("lesson-first-tie"))
    into(table, "sw7")
    expect(guide).to_contain_text(said("lesson-first-control"))
    into(table, "sw7")
    expect(guide).to_contain_text(said("lesson-first-draw"))
    one_of(table, DRAW)
    one_of(table, END)
    until(lambda: bool(set(table.options()) & set(END)) or table.over, "the second turn")
    later = [said(f"lesson-first-{step}") for step in ("orc", "score")]
    assert any(words in guide.inner_text() for words in later)
    table.reload()
    assert any(words in guide.inner_text() for words in later)
    table.button("ui-guide-away").click()
    expect(guide).to_have_count(0)
    table.reload()
    table.slider.wait_for()
    expect(guide).to_have_count(0)
