"""A board with a single room, for what happens when there is no place left."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.position import read_position
from grotto.kernel.dice import FastDice
from grotto.kernel.pack import Pack
from tests.games.cave_troll.table import Table, keep_events

MANIFEST: Final = 'format = "grotto-pack/1"\ngame = "cave-troll"\nid = "one-room"\ntitle = "One room"\n'
BOARDS: Final = """\
format = "cave-troll-board/1"

[[board]]
id = "one-room"
grid = { width = 3, height = 1 }
field = [
  { id = "stairs", kind = "entrance", cells = [[0, 0]] },
  { id = "hall", kind = "room", gold = 2, cells = [[1, 0]] },
  { id = "pit", kind = "pit", cells = [[2, 0]] },
]
door = [
  { between = ["stairs", "hall"] },
  { between = ["hall", "pit"] },
]
"""


def one_room(edition: str, **parts: object) -> Table:
    """A position on a board with one room."""
    pack = Pack("one-room", {"pack.toml": MANIFEST, "boards.toml": BOARDS})
    lair = CaveTroll().setup(2, {"edition": edition, "board": "one-room"}, pack)
    table = Table(read_position(lair, parts, FastDice(1), recording=True))
    keep_events(table)
    return table
