"""A position on the table, and playing from it by names: what the tests of rules are written with.

    t = cave(board={"nw1": ["red knight"], "nw2": ["blue orc"]}, red={"gold": 3})
    take(t, "move", piece="red knight", source="nw1", target="nw2")
    assert on(t, "nw2") == ["red knight"] and where(t, "blue orc") == "gone"

The environment variable GROTTO_MODE makes every `take` do more: "undo" plays each answer first on a copy that is thrown
away, "save" goes on from the state written out as bytes and read back. A test need not know.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from grotto.games import find_game
from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.allotting import fits, place_name, place_of
from grotto.games.cave_troll.artifacts import held as held_numbers
from grotto.games.cave_troll.asking import QUESTIONS, Ask
from grotto.games.cave_troll.components import SET_NAMES
from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.naming import SEATS, card_name, piece_name
from grotto.games.cave_troll.position import read_position
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.zones import on_field
from grotto.kernel.codec import from_bytes, to_bytes
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import Refused
from grotto.kernel.event import Event
from grotto.kernel.option import Intent

VERBS = ("end-turn", "draw", "stay", "choose-set", "choose-field", "choose-piece", "play-card", "play-artifact", "use")
MODES = ("plain", "undo", "save")


class Table:
    """A state that tests play on. The state may be another object after every answer; the table stays."""

    def __init__(self, state: Cave) -> None:
        self.state = state
        self.log: list[Event] = []


def cave(
    edition: str = "2006",
    seats: int = 2,
    board: Mapping[str, str | Sequence[str]] | None = None,
    turn: Mapping[str, Any] | None = None,
    idols: Mapping[str, str] | None = None,
    common: Mapping[str, Any] | None = None,
    agenda: Sequence[Any] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    **colours: Mapping[str, Any],
) -> Table:
    """A table with a position on it, as a position file would give it; `red={...}` and so on are the seats."""
    lair = CaveTroll().setup(seats, {"edition": edition, **(options or {})})
    given: dict[str, Any] = {"board": board, "turn": turn, "idols": idols, "common": common, "agenda": agenda}
    parts = {name: value for name, value in given.items() if value is not None}
    table = Table(read_position(lair, {**parts, **colours}, FastDice(seed), recording=True))
    keep_events(table)
    return table


# --- playing --------------------------------------------------------------------------------------------------------


def take(table: Table, verb: str, seat: str = "", **parts: str) -> None:
    """Answer for the seat that is asked. What is not on offer fails the test with the refusal."""
    number = asker(table, seat)
    intent = wish(table, verb, parts)
    refusal = table.state.why_not(number, intent)
    assert refusal is None, f"{intent} is not offered: {refusal}"
    option = table.state.find(number, intent)
    mode = os.environ.get("GROTTO_MODE", "plain")
    assert mode in MODES, f"GROTTO_MODE must be one of {MODES}"
    if mode == "undo":
        take_twice(table, number, option)
    else:
        table.state.take(number, option)
    table.state.check()
    keep_events(table)
    if mode == "save":
        table.state = saved_and_loaded(table.state)


def keep_events(table: Table) -> None:
    """Move what has been told from the state, which may be replaced, to the table."""
    table.log += table.state.events
    table.state.events.clear()


def take_twice(table: Table, seat: int, option: int) -> None:
    """Answer on a copy, throw it away, see that nothing has changed, answer again: both must come out the same."""
    before = table.state.dump()
    twin = table.state.copy()
    twin.recording = True
    twin.take(seat, option)
    assert table.state.dump() == before
    assert table.state.events == []
    table.state.take(seat, option)
    assert table.state.dump() == twin.dump()
    assert table.state.events == twin.events


def saved_and_loaded(state: Cave) -> Cave:
    """The same state, come back from bytes; only the dice are kept, which are never saved."""
    loaded = from_bytes(to_bytes(state), find_game, state.dice)
    assert isinstance(loaded, Cave)
    assert loaded.dump() == state.dump()
    loaded.recording = True
    return loaded


def offered(table: Table, verb: str, seat: str = "", **parts: str) -> bool:
    """Whether an answer is on the list."""
    number = asker(table, seat)
    option = table.state.find(number, wish(table, verb, parts))
    return option in table.state.options(number)


def refused(table: Table, verb: str, seat: str = "", **parts: str) -> str:
    """The number of the rule that forbids an answer, which must be refused and change nothing."""
    number = asker(table, seat)
    state = table.state
    intent = wish(table, verb, parts)
    before = state.dump()
    refusal = state.why_not(number, intent)
    assert refusal is not None, f"{intent} is not refused"
    option = state.find(number, intent)
    if option >= 0:
        with pytest.raises(Refused) as caught:
            state.take(number, option)
        assert caught.value.refusal == refusal
    assert state.dump() == before
    assert state.events == []
    return refusal.rule


def asker(table: Table, seat: str) -> int:
    """The seat to answer for: the one named, or the one that is asked."""
    if seat:
        return SEATS.index(seat)
    assert table.state.asks, "nobody is asked; the game is over"
    return table.state.asks[0]


def wish(table: Table, verb: str, parts: Mapping[str, str]) -> Intent:
    """An intent; names that mean nothing are mistakes in the test, never something to be refused."""
    lair = table.state.lair
    pieces = [piece_name(seat, kind) for seat in range(lair.seats) for kind in lair.kind_of_slot]
    cards = [card_name(lair, card) for card in range(len(lair.kind_of_type))]
    cards += [artifact.name for artifact in lair.components.artifacts] + list(SET_NAMES)
    assert verb in (*VERBS, "move"), f"no such verb: {verb}"
    for part, name in parts.items():
        if part == "piece":
            assert name.removesuffix("*") in pieces, f"no such piece: {name}"
        elif part == "card":
            assert name in cards, f"no such card, artifact or set: {name}"
        else:
            assert name in lair.board.by_name, f"no such field: {name}"
    return Intent(verb, **parts)


# --- looking --------------------------------------------------------------------------------------------------------


def where(table: Table, name: str) -> str:
    """Where a piece is: a field, "pile", "hand", "drawn", "playing" or "gone". Several alike must be in one place."""
    state = table.state
    colour, kind = name.split()
    pieces = [piece for piece in state.pieces_of(SEATS.index(colour)) if fits(state, piece, kinds.BY_NAME[kind], -1)]
    assert pieces, f"there is no {name} in this game"
    places = sorted({place_name(state, place_of(state, piece)) for piece in pieces})
    assert len(places) == 1, f"{name} is in several places: {places}"
    return places[0]


def on(table: Table, field: str) -> list[str]:
    """All that is on a field, by name, sorted: characters (the cloaked one with his mark), treasures, "idol of red"."""
    return sorted(on_field(table.state, table.state.lair.board.by_name[field]))


def gold(table: Table) -> list[int]:
    """Everybody's gold."""
    return list(table.state.gold)


def held(table: Table, colour: str) -> list[str]:
    """The unplayed artifacts of a seat."""
    state = table.state
    return [state.lair.components.artifacts[number].name for number in held_numbers(state, SEATS.index(colour))]


def asked(table: Table) -> tuple[str, str]:
    """Who is asked what, like ("red", "turn"); ("", "") when the game is over."""
    state = table.state
    if not state.asks:
        return "", ""
    step = state.agenda[-1]
    topic = QUESTIONS[step.topic(state)][0] if isinstance(step, Ask) else "turn"
    return SEATS[state.asks[0]], topic


def choices(table: Table) -> list[str]:
    """All answers on the list of the seat that is asked, sorted: what each names, or its verb if it names nothing."""
    seat = asker(table, "")
    words: list[str] = []
    for option in table.state.options(seat):
        parts = table.state.describe(seat, option).intent.plain()
        verb = parts.pop("verb")
        words.append(" ".join(parts.values()) or verb)
    return sorted(words)


def told(table: Table) -> list[str]:
    """The names of all that has happened since the position was set up, in order."""
    return [table.state.lair.event_kind(event).name for event in table.log]


def told_of(table: Table, name: str) -> list[dict[str, int]]:
    """The numbers of all events of a name, by what they mean."""
    found: list[dict[str, int]] = []
    for event in table.log:
        line = table.state.lair.event_kind(event)
        if line.name == name:
            found.append(dict(zip(line.fields, event.data, strict=True)))
    return found
