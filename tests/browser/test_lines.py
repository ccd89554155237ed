"""Bad lines: whatever breaks and whenever, nothing is lost, nothing is done twice, and the person is told."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import AMPLE, People
from tests.browser.line import Line
from tests.browser.playing import play_on
from tests.browser.sayings import said
from tests.browser.table_page import TablePage, until
from tests.table.servers import ME, database_in, made, serving

BOB = {"by": "me", "name": "Bob"}
COUNTS = re.compile(r"attempt \d+ (in \d+ s|begins now|…)", re.IGNORECASE)


def two(people: People, of_whom: int) -> tuple[list[TablePage], Line]:
    """Two people in a game; the line of one of them is ours."""
    table, tokens = made(people.server, ME, BOB, lesson="first")
    pages: list[TablePage] = []
    lines: list[Line] = []
    for seat, token in tokens.items():
        person = people.comes(f"seat {seat}")
        if seat == of_whom:
            lines.append(Line(person.page))
        pages.append(TablePage(person).opened(f"/t/{table}#seat={token}"))
    pages[0].begin()
    pages[0].await_question()
    return pages, lines[0]


def standing(table: TablePage) -> list[str]:
    """What stands where, without what can be done with it."""
    return [place.removesuffix(said("board-may-act")).rstrip("; ,") for place in table.places()]


def towards(table: TablePage, place: str) -> str:
    """The answer that leads somebody there."""
    return next(option for option in table.options() if option.endswith(place))


def test_pulling_the_network_in_the_middle_of_a_turn_costs_nothing(people: People) -> None:
    (ann, bob), line = two(people, of_whom=0)
    ann.choose(towards(ann, "Ogre Pantry"))
    lines, stands, places, options = ann.lines(), standing(ann), ann.places(), ann.options()
    line.pull()
    bar = ann.page.get_by_test_id("reconnect")
    expect(bar).to_have_text(COUNTS)
    expect(ann.board).to_have_attribute("inert", "")
    assert (ann.lines(), standing(ann)) == (lines, stands)  # to be read, but not to be handled
    expect(bob.page.get_by_test_id("seat-0").locator(".bad")).to_be_visible()
    line.mend()
    bar.get_by_role("button").or_(ann.buttons.first).first.click(trial=True)
    expect(bar).to_have_count(0)
    assert (ann.lines(), ann.places(), ann.options()) == (lines, places, options)
    ann.choose(towards(ann, "Ogre Pantry"))
    bob.await_step(lambda step: step == 2)


def test_whoever_comes_back_is_told_what_is_new_and_no_more(people: People) -> None:
    (ann, bob), line = two(people, of_whom=1)
    ann.choose(towards(ann, "Ogre Pantry"))
    bob.await_step(lambda step: step == 1)
    known = len(bob.lines())
    line.pull()
    expect(bob.page.get_by_test_id("reconnect")).to_be_visible()
    play_on([ann], 3)
    line.heard.clear()
    line.mend()
    bob.await_step(lambda step: step == 3)
    snapshot = next(message for message in line.heard if message["type"] == "snapshot")
    assert snapshot["log_from"] == known
    expect(bob.log.get_by_role("button")).to_have_count(len(ann.lines()))


def test_an_answer_whose_receipt_is_lost_is_carried_out_once(people: People) -> None:
    (ann, bob), line = two(people, of_whom=0)
    line.swallow = "choose"
    ann.option(towards(ann, "Ogre Pantry")).click()
    bob.await_step(lambda step: step == 1)
    expect(ann.page.get_by_test_id("reconnect")).to_be_visible()
    line.mend()
    ann.await_step(lambda step: step == 1)
    expect(ann.page.get_by_test_id("reconnect")).to_have_count(0)
    expect(ann.notice).to_have_count(0)
    expect(ann.log.get_by_role("button")).to_have_count(1)
    assert bob.step == 1


def test_a_server_that_is_killed_and_started_again_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    with serving(database_in(tmp_path), **AMPLE) as server:
        people = People(browser, server)
        table, tokens = made(server, ME, BOB, lesson="first")
        ann, bob = (people.sits(table, token) for token in tokens.values())
        ann.begin()
        for page in (ann, bob):
            page.person.expected = ("WebSocket connection", "Failed to load resource")
        ann.await_question()
        ann.choose(towards(ann, "Ogre Pantry"))
        places, options = ann.places(), ann.options()
        server.kill()
        for page in (ann, bob):
            expect(page.page.get_by_test_id("reconnect")).to_be_visible()
        server.restart()
        for page in (ann, bob):
            expect(page.page.get_by_test_id("reconnect")).to_have_count(0)
        assert (ann.places(), ann.options()) == (places, options)
        ann.choose(towards(ann, "Ogre Pantry"))
        bob.await_step(lambda step: step == 2)
        assert [fault for person in people.all for fault in person.unexpected()] == []
        for person in people.all:
            person.context.close()


def test_what_happened_meanwhile_is_told_on_coming_back(people: People) -> None:
    [ann, bob] = people.sit(ME, BOB, options={"edition": "2006", "stall-guard": "on", "first-player": "random"})
    play_on([ann, bob], 12)
    asked, other = (ann, bob) if ann.options() else (bob, ann)
    address = other.page.url
    other.page.goto("about:blank")
    before = asked.step
    while asked.options() and asked.step < before + 6:
        play_on([asked], asked.step + 1)
    other.opened(address)
    other.await_step(lambda step: step == asked.step)
    card = other.page.get_by_test_id("catch-up")
    expect(card.get_by_role("heading")).to_have_text(said("ui-catch-up"))
    assert 3 <= card.get_by_role("listitem").count() <= 8
    card.get_by_role("listitem").last.get_by_role("button").click()
    until(lambda: "answers" in other.question or other.history.get_by_role("slider").is_visible(), "the table then")
    card.get_by_role("button", name=said("ui-understood")).click()
    expect(card).to_have_count(0)
