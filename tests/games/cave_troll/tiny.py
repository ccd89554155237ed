"""A tiny pack for tests: a board with two rooms, and pieces for both editions; and the games played on it."""

from __future__ import annotations

from collections.abc import Mapping

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.pack import Pack

GAME = CaveTroll()

MANIFEST = """\
format = "grotto-pack/1"
game = "cave-troll"
id = "tiny"
title = "Tiny"
"""

BOARDS = """\
format = "cave-troll-board/1"

[[board]]
id = "mine"
grid = { width = 4, height = 2 }
field = [
  { id = "stairs", kind = "entrance", name = "The Way Down", cells = [[0, 0]] },
  { id = "hall", kind = "room", gold = 2, cells = [[1, 0], [1, 1]] },
  { id = "vault", kind = "room", gold = 5, cells = [[0, 1]] },
  { id = "pit", kind = "pit", cells = [[2, 0]] },
]
door = [
  { between = ["stairs", "hall"], at = [0, 0, "E"] },
  { between = ["hall", "vault"] },
  { between = ["hall", "pit"], at = [1, 0, "E"] },
]
walls = [
  ["stairs", "vault"],
]
"""

LONG_BOARDS = """\
format = "cave-troll-board/1"

[[board]]
id = "mine"

[board.grid]
width = 4
height = 2

[[board.field]]
id = "stairs"
kind = "entrance"
cells = [
  [0, 0],
]

[[board.field]]
id = "hall"
kind = "room"
gold = 2
cells = [
  [1, 0],
  [1, 1],
]

[[board.field]]
id = "pit"
kind = "pit"
cells = [[2, 0]]

[[board.door]]
between = ["stairs", "hall"]
at = [0, 0, "E"]

[[board.door]]
between = ["hall", "pit"]
"""

PIECES = """\
format = "cave-troll-pieces/1"

[[deck]]
edition = "2006"
card = [
  { kind = "explorer", count = 3 },
  { kind = "orc", count = 1 },
  { kind = "wraith", count = 1 },
  { kind = "cave-troll", count = 1 },
  { kind = "treasure", count = 1 },
  { kind = "find-an-artifact", count = 2 },
]
artifact = [
  { id = "seven-league-boots", name = "Seven-League Boots", gold = 11, effect = { do = "move-opponent", steps = 7 } },
  { id = "mop", gold = 0, effect = { do = "slay", kinds = ["orc", "wraith"] } },
  { id = "cloak", gold = 2, effect = { do = "cloak" } },
]

[[deck]]
edition = "2015"
card = [
  { kind = "explorer", count = 3, symbols = [2, 1, 0] },
  { kind = "thief", count = 1, set = "classic" },
  { kind = "banshee", count = 1, set = "variant" },
  { kind = "score-a-room", count = 1, symbols = 5 },
  { kind = "find-an-artifact", count = 1 },
]
artifact = [
  { id = "cup", gold = 3, effect = { do = "revive" } },
]
"""


def tiny_pack(boards: str = BOARDS, pieces: str = PIECES) -> Pack:
    """The tiny pack, or one with other texts; an empty text means that the file is not there."""
    files = {"pack.toml": MANIFEST, "boards.toml": boards, "pieces.toml": pieces}
    return Pack("tiny", {file: text for file, text in files.items() if text})


def star(rooms: int) -> str:
    """A board of many rooms around one entrance, and a pit."""
    fields = ['{ id = "s", kind = "entrance", cells = [[0, 0]] },', '{ id = "p", kind = "pit", cells = [[1, 0]] },']
    doors = ['{ between = ["s", "p"] },']
    for number in range(rooms):
        cell = f"[{number % 50}, {number // 50 + 1}]"
        fields.append(f'{{ id = "r{number}", kind = "room", gold = 1, cells = [{cell}] }},')
        doors.append(f'{{ between = ["s", "r{number}"] }},')
    head = 'format = "cave-troll-board/1"\n[[board]]\nid = "big"\ngrid = { width = 60, height = 60 }\n'
    return head + "\n".join(["field = [", *fields, "]", "door = [", *doors, "]", ""])


def started(seats: int, options: Mapping[str, str], pack: Pack | None, seed: int = 1) -> Cave:
    """A new game on a pack, with the stall guard on and events recorded."""
    state = GAME.setup(seats, {"stall-guard": "on", **options}, pack).start(FastDice(seed), recording=True)
    assert isinstance(state, Cave)
    return state


def played(state: Cave, seed: int = 1, most: int = 20_000) -> Cave:
    """The game after random answers to the end."""
    dice = FastDice(seed)
    for _ in range(most):
        if state.over:
            return state
        seat = state.asks[0]
        options = state.options(seat)
        state.take(seat, options[dice.below(len(options), "test")])
    raise AssertionError("the game does not end")
