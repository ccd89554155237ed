"""What the tests of the 2015 edition share: its table, a new game, playing a card, and looking into a zone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from tests.games.cave_troll.table import Table, asked, cave, choices, keep_events, take

HEROES = ("explorer", "barbarian", "dwarf", "knight", "thief")
STAIRS = ["st-ne", "st-nw", "st-se", "st-sw"]
PITS = ["pit-c", "pit-e", "pit-w"]


def cave_2015(**parts: Any) -> Table:
    """A position of the 2015 edition; nobody has chosen the variant characters unless it is said."""
    return cave("2015", **parts)


def new_game(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game with the classic characters, red first unless it is said."""
    chosen = {"edition": "2015", "characters": "classic", "first-player": "1"}
    chosen.update({name.replace("_", "-"): value for name, value in options.items()})
    state = CaveTroll().setup(seats, chosen).start(FastDice(seed), recording=True)
    assert isinstance(state, Cave)
    table = Table(state)
    keep_events(table)
    return table


def last_card(card: str, kept: str = "treasure") -> Mapping[str, Any]:
    """A seat with one card in its deck and one in hand; all that is nowhere else has been played and removed."""
    return {"pile": [card], "hand": kept, "gone": ["..."]}


def play(table: Table, card: str) -> None:
    """Draw a card and play one of the two, and stop at the first question of its effect."""
    take(table, "draw")
    take(table, "play-card", card=card)


def answer_anyhow(table: Table) -> None:
    """Answer all questions inside an action with the first on the list, up to the next action."""
    while asked(table)[1] not in ("turn", ""):
        state = table.state
        seat = state.asks[0]
        intent = state.describe(seat, state.options(seat)[0]).intent.plain()
        take(table, intent.pop("verb"), **intent)


def zone(table: Table, name: str) -> list[str]:
    """What is in a zone, sorted."""
    return sorted(next(zone for zone in table.state.zones() if zone.name == name).contents)


def shown(table: Table, seat: int | None, name: str) -> dict[str, object]:
    """A zone as a seat (None: a spectator) is shown it."""
    zones = table.state.view(seat)["zones"]
    assert isinstance(zones, list)
    found: dict[str, object] = next(zone for zone in zones if zone["zone"] == name)
    return found


def actions(table: Table) -> int:
    """How many actions are left in this turn."""
    return table.state.actions


def choices_but_stay(table: Table) -> list[str]:
    """All answers on the list that name something."""
    return [choice for choice in choices(table) if choice not in ("stay", "end-turn", "draw")]
