"""Random games for tests that must see everything: every option, refusal, question and event of both editions."""

from __future__ import annotations

from collections.abc import Iterator

from grotto.games.cave_troll.board import read_board
from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.lair import DRAW, Lair
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice

TINY: dict[str, object] = {
    "id": "tiny",
    "grid": {"width": 4, "height": 2},
    "field": [
        {"id": "door", "kind": "entrance", "name": "Back door", "cells": [[0, 0]]},
        {"id": "st-nw", "kind": "entrance", "cells": [[1, 0]]},
        {"id": "nw1", "kind": "room", "gold": 2, "cells": [[2, 0]]},
        {"id": "nw2", "kind": "room", "gold": 3, "cells": [[3, 0]]},
        {"id": "nw3", "kind": "room", "gold": 5, "cells": [[0, 1]]},
        {"id": "pit-w", "kind": "pit", "cells": [[1, 1]]},
        {"id": "pit-e", "kind": "pit", "cells": [[2, 1]]},
    ],
    "door": [
        {"between": [one, other]}
        for one, other in (
            ("door", "nw1"),
            ("st-nw", "nw2"),
            ("nw1", "nw2"),
            ("nw2", "nw3"),
            ("nw1", "nw3"),
            ("pit-w", "nw1"),
            ("pit-e", "nw3"),
        )
    ],
}
"""A board on which everybody soon meets everybody."""

TABLES = [
    (2, {"edition": "2006"}, False),
    (4, {"edition": "2006", "pit-return": "no"}, True),
    (2, {"edition": "2015", "characters": "classic"}, False),
    (3, {"edition": "2015", "characters": "variant"}, False),
    (4, {"edition": "2015", "characters": "choose"}, True),
    (3, {"edition": "2006"}, True),
    (4, {"edition": "2015", "characters": "variant"}, True),
]
"""Seats, options, and whether they play on the tiny board."""


def lair_for(table: int) -> Lair:
    """One of the tables, with the stall guard on so that every game ends."""
    seats, options, tiny = TABLES[table]
    lair = CaveTroll().setup(seats, {**options, "stall-guard": "on"})
    return Lair(seats, lair.options, read_board(TINY), lair.components) if tiny else lair


def wander(lair: Lair, seed: int, turns: int = 1000) -> Iterator[tuple[Cave, int]]:
    """A random game: the state at every question and the seat asked; at the end the finished state and seat 0.

    Abilities and artifacts are preferred and turns are seldom ended early, or rare things would hardly be seen.
    """
    chance = FastDice(seed + 1000)
    state = lair.start(FastDice(seed), recording=True)
    assert isinstance(state, Cave)
    while not state.over and state.turns < turns:
        seat = state.asks[0]
        yield state, seat
        options = state.options(seat)
        rare = tuple(option for option in options if lair.first_artifact <= option < lair.first_move)
        moves = tuple(option for option in options if option >= lair.first_move)
        draw = chance.below(20, "choice")
        if rare and draw < 9:
            options = rare
        elif DRAW in options and draw < 11:
            options = (DRAW,)
        elif moves and draw < 18:
            options = moves
        state.take(seat, options[chance.below(len(options), "choice")])
    yield state, 0


def some_options(lair: Lair, chance: FastDice, count: int) -> list[int]:
    """Some option numbers: all but uses and moves, and a few of those."""
    many = lair.size - lair.first_ability
    return [*range(lair.first_ability), *[lair.first_ability + chance.below(many, "pick") for _ in range(count)]]


def started(edition: str, characters: str = "classic") -> Cave:
    """A game of three at its first turn, with seat 0 to move and nothing on the board."""
    options = {"edition": edition, "characters": characters, "first-player": "1"}
    state = CaveTroll().setup(3, options).start(FastDice(5))
    assert isinstance(state, Cave)
    return state


def stand(state: Cave, seat: int, kind: int, where: str) -> int:
    """Put a piece of a seat's on a field, and ask anew."""
    piece = next(piece for piece in state.pieces_of(seat) if state.kind[piece] == kind and state.at[piece] < 0)
    state.put(piece, state.lair.board.by_name[where])
    state.settle()
    return piece
