"""What there is to see, scene by scene: each opens a page and brings it to a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.advancing import advance
from tests.browser.conftest import People
from tests.browser.table_page import TablePage
from tests.table.servers import BOT, ME, OPEN, made

Settings = dict[str, Any]
Scene = Callable[[People, Settings], Page]
NAMES = ("Ann", "Bartholomew", "Cem", "Dora")


def at(people: People, settings: Settings, address: str) -> Page:
    """A page without a table."""
    page = people.comes("Ann", settings).page
    page.goto(address)
    page.locator("h1").wait_for()
    return page


def lobby(people: People, settings: Settings) -> Page:
    """The entrance, everything unfolded."""
    page = people.comes("Ann", settings).arrives().page
    page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    return page


def learning(people: People, settings: Settings) -> Page:
    """What one reads before the first game."""
    return at(people, settings, "/learn/cave-troll")


def rulebook(people: People, settings: Settings) -> Page:
    """The rules on a page of their own."""
    page = at(people, settings, "/rules/cave-troll")
    page.locator("[data-rule]").first.wait_for()
    return page


def waiting_room(people: People, settings: Settings) -> Page:
    """Before the game, as the host sees it."""
    table, tokens = made(people.server, ME, BOT, OPEN, OPEN)
    page = people.sits(table, tokens[0], settings).page
    page.locator("canvas, [role=img]").first.wait_for()
    return page


def invited(people: People, settings: Settings) -> Page:
    """Before the game, as whoever opens the link sees it."""
    table, _ = made(people.server, ME, OPEN, OPEN)
    return TablePage(people.comes("Guest", settings)).opened(f"/t/{table}").page


def game(people: People, settings: Settings, edition: str, steps: int) -> TablePage:
    """Four people in the middle of a game, seen by the one who is asked, or at the end."""
    plan = [{"by": "me", "name": name} for name in NAMES]
    options = {"edition": edition, "stall-guard": "on", "first-player": "random"}
    table, tokens = made(people.server, *plan, options=options)
    asked = advance(people.server, table, tokens, steps)
    page = people.sits(table, tokens[asked], settings)
    page.slider.wait_for()
    return page


def game_2006(people: People, settings: Settings) -> Page:
    """The edition of counters, a question open."""
    return game(people, settings, "2006", 70).page


def game_2015(people: People, settings: Settings) -> Page:
    """The edition of cards, a question open."""
    return game(people, settings, "2015", 70).page


def in_hand(people: People, settings: Settings) -> Page:
    """A piece picked up, its ways lit, and beside it the guide."""
    table, tokens = made(people.server, ME, BOT, lesson="first")
    page = people.sits(table, tokens[0], settings)
    page.await_question()
    page.tap(page.board.locator('[data-node^="piece"][aria-disabled="false"]').first)
    page.board.locator('[data-node][aria-pressed="true"]').wait_for()
    return page.page


def looking_back(people: People, settings: Settings) -> Page:
    """The table as it was."""
    table = game(people, settings, "2006", 40)
    table.history.get_by_role("button").nth(1).click()
    table.page.locator(".past").first.wait_for()
    return table.page


def in_words(people: People, settings: Settings) -> Page:
    """The table as text."""
    return game(people, {**settings, "text": True}, "2015", 50).page


def at_the_end(people: People, settings: Settings) -> Page:
    """Who has won."""
    table = game(people, settings, "2015", 1_000_000)
    table.the_end.wait_for()
    return table.page


SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "learning": learning,
    "rulebook": rulebook,
    "waiting-room": waiting_room,
    "invited": invited,
    "game-2006": game_2006,
    "game-2015": game_2015,
    "in-hand": in_hand,
    "looking-back": looking_back,
    "in-words": in_words,
    "the-end": at_the_end,
}
