"""Short ways to act and look in the 2006 edition, for the tests of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from tests.games.cave_troll.table import Table, cave, choices, gold, keep_events, refused, take

Board = Mapping[str, str | Sequence[str]]

HEROES = ("explorer", "barbarian", "dwarf", "knight", "thief")
MONSTERS = ("orc", "wraith")
ENTRANCES = ["st-ne", "st-nw", "st-se", "st-sw"]
FIVE = ["blue explorer x4", "blue orc"]
"""A full room without anybody special but an Orc."""


def lair_2006(seats: int = 2, options: Mapping[str, str] | None = None) -> Lair:
    """The 2006 game for so many players."""
    return CaveTroll().setup(seats, {"edition": "2006", **(options or {})})


def new_game(seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None) -> Table:
    """A game as it begins."""
    state = lair_2006(seats, options).start(FastDice(seed), recording=True)
    assert isinstance(state, Cave)
    table = Table(state)
    keep_events(table)
    return table


def drawing(*counters: str, seats: int = 2, board: Board | None = None, **more: Any) -> Table:
    """Red's turn, with these counters on top of red's pile, the first of them drawn already."""
    red = {"pile": [*counters, "..."], **more.pop("red", {})}
    table = cave(seats=seats, board=board, red=red, **more)
    take(table, "draw")
    return table


def scored(board: Board, seats: int = 2, **more: Any) -> list[int]:
    """Everybody's gold after red has drawn Count the Loot."""
    return gold(drawing("count-the-loot", seats=seats, board=board, **more))


def playing(artifact: str, board: Board | None = None, seats: int = 2, **more: Any) -> Table:
    """Red's turn, and red has just played an artifact."""
    table = cave(seats=seats, board=board, red={"artifacts": [artifact], **more.pop("red", {})}, **more)
    take(table, "play-artifact", card=artifact)
    return table


def move(table: Table, piece: str, source: str, *targets: str) -> None:
    """Lead a piece from one field to the next and the next."""
    for target in targets:
        take(table, "move", piece=piece, source=source, target=target)
        source = target


def barred(table: Table, piece: str, source: str, target: str) -> str:
    """The rule that forbids a step."""
    return refused(table, "move", piece=piece, source=source, target=target)


def ways(table: Table, piece: str, source: str = "") -> list[str]:
    """The fields to which a piece can step now, sorted; every choice of a move is looked through."""
    found: list[str] = []
    for choice in choices(table):
        name, _, rest = choice.partition(" ")
        kind, _, places = rest.partition(" ")
        start, _, goal = places.partition(" ")
        if f"{name} {kind}" == piece and goal and source in ("", start):
            found.append(goal)
    return sorted(found)


def go(table: Table, field: str) -> None:
    """Answer with a field."""
    take(table, "choose-field", target=field)


def pick(table: Table, piece: str) -> None:
    """Answer with a piece."""
    take(table, "choose-piece", piece=piece)


def use(table: Table, piece: str, source: str) -> None:
    """Begin an ability."""
    take(table, "use", piece=piece, source=source)


def no_use(table: Table, piece: str, source: str) -> str:
    """The rule that forbids an ability."""
    return refused(table, "use", piece=piece, source=source)


def no_field(table: Table, field: str) -> str:
    """The rule that forbids a field as an answer."""
    return refused(table, "choose-field", target=field)


def no_piece(table: Table, piece: str) -> str:
    """The rule that forbids a piece as an answer."""
    return refused(table, "choose-piece", piece=piece)


def stay(table: Table) -> None:
    """Stop, or lead or push nobody."""
    take(table, "stay")


def end_turn(table: Table) -> None:
    """Stop before the actions are used up."""
    take(table, "end-turn")


def actions(table: Table) -> int:
    """The actions left in this turn."""
    return table.state.actions


def rooms(table: Table) -> list[str]:
    """All rooms of the board, sorted."""
    return fields_called(table, "room")


def fields_called(table: Table, kind: str) -> list[str]:
    """All fields of a kind, sorted."""
    return sorted(field.name for field in table.state.lair.board.fields if field.kind == kind)
