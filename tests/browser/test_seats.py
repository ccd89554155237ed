"""Seats that change hands: bots that step in, spectators who see no secrets, several people at one screen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.advancing import advance
from tests.browser.conftest import AMPLE, People
from tests.browser.playing import END, play_on
from tests.browser.sayings import said
from tests.browser.table_page import TablePage, until
from tests.table.servers import ME, Running, Talk, database_in, made, serving

BOB = {"by": "me", "name": "Bob"}
SECRET = ("hand", "drawn", "pile", "artifacts")  # zones of a seat that nobody else sees into


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which a bot may step in at once."""
    with serving(database_in(tmp_path_factory.mktemp("server")), **{**AMPLE, "away_after": "0"}) as running:
        yield running


def end_turn(table: TablePage) -> None:
    """End the turn, by the list."""
    table.await_question()
    table.option(next(option for option in table.options() if option in END)).click()


def test_a_bot_takes_the_seat_of_one_who_has_gone_and_gives_it_back(people: People) -> None:
    [ann, bob] = people.sit(ME, BOB, lesson="first")
    address = bob.page.url
    seat = ann.page.get_by_test_id("seat-1")
    bob.page.goto("about:blank")
    ann.await_question()
    seat.get_by_role("button", name=said("ui-bot-instead")).click()
    expect(seat).to_contain_text(said("ui-bot"))
    end_turn(ann)
    until(lambda: bool(ann.options()) and ann.step > 1, "the bot's turn")
    assert any(line.startswith("Bob") or " Bob" in line for line in ann.lines())
    bob.opened(address)
    bob.button("ui-play-myself").click()
    expect(bob.button("ui-play-myself")).to_have_count(0)
    expect(seat).not_to_contain_text(said("ui-bot"))
    before = ann.step
    end_turn(ann)
    bob.await_question()
    assert bob.step == before + 1


def secrets(server: Running, table: str, tokens: dict[int, str]) -> set[str]:
    """The artifacts that are held hidden: each there is once, so that its name gives it away."""
    found: set[str] = set()
    for seat, token in tokens.items():
        with server.socket(table) as socket:
            game = Talk(socket, [token], seat).game
        assert game is not None
        for zone in game["view"]["zones"]:
            if zone["zone"].endswith(" artifacts"):
                found.update(zone.get("contents", []))
    return found


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_nothing_that_reaches_a_spectator_holds_a_secret(people: People, edition: str) -> None:
    options = {"edition": edition, "stall-guard": "on", "first-player": "random"}
    table, tokens = made(people.server, ME, BOB, {"by": "me", "name": "Cem"}, options=options)
    advance(people.server, table, tokens, 1)
    watching = TablePage(people.comes("Spectator")).opened(f"/t/{table}")
    watching.slider.wait_for()
    held: set[str] = set()
    steps = 1
    while not held:
        steps += 8
        advance(people.server, table, tokens, steps)
        held = secrets(people.server, table, tokens)
    watching.await_step(lambda step: step == steps)
    assert watching.options() == []
    frames = watching.person.frames
    for frame in frames:
        assert not frame.get("held")
        assert not (frame.get("game") or {}).get("asked")
        assert seen_into(frame) == []
    told = json.dumps([spoken(frame) for frame in frames])
    source = watching.page.content()
    for secret in [*held, *tokens.values()]:
        assert f'"{secret}"' not in told
        assert secret not in source


def seen_into(frame: dict[str, Any]) -> list[str]:
    """The secret zones of seats whose contents stand in a message."""
    zones = (frame.get("game") or {}).get("view", {}).get("zones", [])
    owned = [zone for zone in zones if zone["owner"] is not None and zone["zone"].split(" ")[-1] in SECRET]
    return [zone["zone"] for zone in owned if "contents" in zone]


def spoken(frame: dict[str, Any]) -> dict[str, Any]:
    """A message without the list of all things that there are in the box."""
    return {name: part for name, part in frame.items() if name not in ("furniture", "nouns")}


def test_between_two_at_one_screen_the_table_is_covered(people: People) -> None:
    table, tokens = made(people.server, ME, BOB, options={"edition": "2015", "stall-guard": "on"})
    screen = people.sits(table, list(tokens.values()))
    screen.page.locator(".curtain").or_(screen.button("ui-start")).first.wait_for()
    if screen.button("ui-start").is_visible():
        screen.button("ui-start").click()
    screen.page.locator(".curtain").wait_for()
    expect(screen.board).to_have_count(0)
    assert screen.options() == []
    covered = len(screen.person.frames)
    screen.page.locator(".curtain").get_by_role("button").click()
    screen.await_question()
    until(lambda: any(seen_into(frame) for frame in screen.person.frames[covered:]), "what only its player sees")
    for frame in screen.person.frames[:covered]:
        assert seen_into(frame) == []


def test_a_finished_game_is_gone_through_played_again_and_gone_on_with(people: People) -> None:
    table, tokens = made(people.server, ME, BOB)
    advance(people.server, table, tokens)
    page = people.sits(table, tokens[0])
    page.the_end.wait_for()
    last = page.step
    page.log.get_by_role("button").nth(6).click()
    until(lambda: "after" in page.question, "the table then")
    page.slider.focus()
    page.page.keyboard.press("Home")
    until(lambda: page.question == said("ui-looking-back", step=0, last=last), "the beginning")
    page.page.get_by_label(said("ui-replay-speed")).select_option("4")
    page.history.get_by_role("button", name=said("ui-replay")).click()
    until(lambda: page.question == said("ui-looking-back", step=3, last=last), "the third step, by itself")
    page.history.get_by_role("button", name=said("ui-pause")).click()
    page.button("ui-branch").click()
    page.page.wait_for_url(lambda url: table not in url)
    page.await_question()
    assert page.step >= 3
    play_on([page], page.step + 1)
