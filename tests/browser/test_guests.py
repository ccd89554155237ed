"""Somebody opens a link on a phone and plays; what is not possible is told with its rule; reloading loses nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import PHONE
from tests.browser.playing import by_list, play_on
from tests.browser.sayings import said
from tests.browser.table_page import A_POINT_OF, TablePage
from tests.table.servers import BOT, ME, OPEN, made

BOB = {"by": "me", "name": "Bob"}
A_RULE = re.compile(r"^CT(06|15|X)-\d{3}$")
A_SENTENCE = re.compile(r"^\S.{10,}[.?!]$", re.DOTALL)


def touch(table: TablePage, node: Locator) -> None:
    """Touch a place or a piece of the drawn board with a finger."""
    node.scroll_into_view_if_needed()
    table.page.touchscreen.tap(*node.evaluate(A_POINT_OF))


def test_a_guest_on_a_phone_plays_two_touches_after_the_link(people: People) -> None:
    table, tokens = made(people.server, OPEN, ME, lesson="first")
    host = people.sits(table, tokens[1])
    guest = TablePage(people.comes("Guest", viewport=PHONE, has_touch=True, is_mobile=True)).opened(f"/t/{table}")
    guest.page.get_by_role("textbox", name=said("ui-your-name")).fill("Gus")
    guest.button("ui-sit").tap()  # the one touch between the link and the seat
    host.begin()
    guest.await_step(lambda step: step == 0)
    explorer = guest.node("Explorer of Gus, in Flooded Gallery")
    expect(explorer).to_have_attribute("aria-disabled", "false")
    touch(guest, explorer)
    touch(guest, guest.node("Ogre Pantry"))
    guest.await_step(lambda step: step == 1)
    expect(host.log).to_contain_text("Gus's Explorer moves from Flooded Gallery to Ogre Pantry")


def test_a_name_is_all_that_is_asked_of_a_guest(people: People) -> None:
    table, _ = made(people.server, ME, OPEN)
    guest = TablePage(people.comes("Guest")).opened(f"/t/{table}")
    main = guest.page.locator("#main")
    expect(main.get_by_role("textbox")).to_have_count(2)  # the name, and the link to pass on
    guest.button("ui-sit").click()
    expect(main.get_by_role("alert").or_(main.locator(":invalid")).first).to_be_visible()


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_loading_the_page_again_at_any_question_loses_nothing(people: People, edition: str) -> None:
    tables = people.sit(ME, BOB, options={"edition": edition, "stall-guard": "on"})
    for step in (0, 1, 2, 5, 9, 14):
        play_on(tables, step)
        for table in tables:
            table.await_step(step.__eq__)
            before = everything(table)
            table.reload()
            table.await_step(step.__eq__)
            expect(table.board.locator("[data-node]")).to_have_count(len(before["places"]))
            expect(table.log.get_by_role("button")).to_have_count(len(before["lines"]))
            assert everything(table) == before


def everything(table: TablePage) -> dict[str, Any]:
    """All that a page shows of a game, but for how long it has waited."""
    asked = table.prompt.locator("p b").all_inner_texts()
    return {"asked": asked, "options": table.options(), "lines": table.lines(), "places": table.places()}


def test_whatever_is_refused_on_the_board_is_told_in_a_sentence_that_names_the_rule(people: People) -> None:
    table, tokens = made(people.server, ME, BOT, lesson="first")
    page = people.sits(table, tokens[0])
    page.await_question()
    refused = 0
    for piece in ("Explorer of Ann, in Flooded Gallery", "Orc of Ann"):
        page.tap(page.node(piece))
        page.board.locator('[data-node][aria-pressed="true"]').wait_for()
        for place in page.board.locator('[data-node^="place"][aria-disabled="true"]').all()[::4]:
            refusal_of(page, place)
            refused += 1
    page.page.keyboard.press("Escape")
    refusal_of(page, page.node("Barbarian of"))  # it is somebody else's
    assert refused > 12
    assert page.step == 0


def refusal_of(table: TablePage, node: Locator) -> None:
    """What is said when one wants something that is not possible there; put away again afterwards."""
    if table.notice.is_visible():
        table.notice.get_by_role("button", name=said("ui-close")).click()
    expect(table.notice).to_have_count(0)
    node.focus()
    table.page.keyboard.press("Enter")
    expect(table.notice.get_by_role("button").first).to_have_text(A_RULE)
    words = table.notice.locator("p").inner_text().rsplit("CT", 1)[0].strip()
    assert A_SENTENCE.match(words), words


def test_the_rule_of_a_refusal_opens_the_rulebook_where_it_stands(people: People) -> None:
    table, tokens = made(people.server, ME, BOT, lesson="first")
    page = people.sits(table, tokens[0])
    page.await_question()
    page.tap(page.node("Explorer of Ann, in Flooded Gallery"))
    refusal_of(page, page.node("Kobold Nest"))
    rule = page.notice.get_by_role("button").first.inner_text()
    page.notice.get_by_role("button").first.click()
    expect(page.page.get_by_role("tabpanel").locator(f'[data-rule="{rule}"]').first).to_be_in_viewport()


def test_the_rules_begin_with_what_is_asked(people: People) -> None:
    [table, _] = people.sit(ME, BOB, lesson="first")
    table.tab("rules")
    panel = table.page.get_by_role("tabpanel")
    expect(panel.locator("[data-rule]").first).to_have_attribute("data-rule", "CT06-010")


def test_everything_that_was_done_can_be_taken_back_until_something_is_revealed(people: People) -> None:
    [table, other] = people.sit(ME, BOB, lesson="first")
    move = next(option for option in table.options() if option.endswith("Ogre Pantry"))
    before = table.places()
    table.choose(move)
    undo = table.page.get_by_role("button", name=table.said("ui-undo-what", what=move))
    undo.click()
    table.await_step(lambda step: step == 0)
    assert table.places() == before
    other.await_step(lambda step: step == 0)
    play_on([table], 1, lambda page, options: page.choose(next(one for one in options if one.startswith("Draw"))))
    expect(table.button("ui-undo")).to_have_attribute("aria-disabled", "true")
    expect(table.page.locator("#undo-why")).to_have_text(A_SENTENCE)


def test_ending_the_turn_is_asked_for_once_more_where_somebody_wants_that(people: People) -> None:
    table, tokens = made(people.server, ME, BOT, lesson="first")
    page = people.sits(table, tokens[0], {"confirmEnd": True})
    page.await_question()
    page.option(said("option-end-turn")).click()
    asked = page.page.get_by_role("alertdialog")
    asked.get_by_role("button", name=said("ui-not-yet")).click()
    expect(asked).to_have_count(0)
    assert page.step == 0
    page.option(said("option-end-turn")).click()
    asked.get_by_role("button", name=said("ui-yes-end")).click()
    page.await_step(lambda step: step > 0)


def test_with_movement_and_sounds_the_same_happens_as_without(people: People) -> None:
    table, tokens = made(people.server, ME, BOB, lesson="first")
    still = people.sits(table, tokens[0], {"sound": False})
    lively = people.sits(table, tokens[1], {"sound": True, "speed": 2}, reduced_motion="no-preference")
    still.await_question()
    assert still.page.evaluate("document.getAnimations().length") == 0
    play_on([still], 3, by_list)
    lively.await_step(lambda step: step == 3)
    expect(lively.log.get_by_role("button")).to_have_count(len(still.lines()))
    assert [line.replace("Ann ", "") for line in lively.lines()] == [line.replace("Ann ", "") for line in still.lines()]
