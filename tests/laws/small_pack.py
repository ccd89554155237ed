"""A pack for Cave Troll with a single room: what happens when a piece can go nowhere happens only on such a board."""

from __future__ import annotations

from typing import Final

from grotto.kernel import Pack

BOARD: Final = """\
format = "cave-troll-board/1"

[[board]]
id = "one-room"
grid = { width = 3, height = 1 }
field = [
  { id = "stairs", kind = "entrance", cells = [[0, 0]] },
  { id = "hall", kind = "room", gold = 3, cells = [[1, 0]] },
  { id = "pit", kind = "pit", cells = [[2, 0]] },
]
door = [
  { between = ["stairs", "hall"] },
  { between = ["hall", "pit"] },
]
"""

CARDS: Final = """\
  { kind = "explorer", count = 2 },
  { kind = "orc", count = 1 },
  { kind = "treasure", count = 3 },
  { kind = "find-an-artifact", count = 2 },
"""

PIECES: Final = f"""\
format = "cave-troll-pieces/1"

[[deck]]
edition = "2006"
card = [
{CARDS}]
artifact = [{{ id = "idol", gold = 4, effect = {{ do = "claim-room" }} }}]

[[deck]]
edition = "2015"
card = [
{CARDS}]
artifact = [{{ id = "idol", gold = 4, effect = {{ do = "claim-room" }} }}]
"""

MANIFEST: Final = """\
format = "grotto-pack/1"
game = "cave-troll"
id = "one-room"
title = "One room"
"""

ONE_ROOM: Final = Pack("one-room", {"pack.toml": MANIFEST, "boards.toml": BOARD, "pieces.toml": PIECES})
