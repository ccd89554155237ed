"""Packs for Cave Troll on small boards, where things happen that seldom or never happen on the printed ones."""

from __future__ import annotations

from typing import Final

from grotto.kernel import Pack

ONE_ROOM_BOARD: Final = """\
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

CROWDED_BOARD: Final = """\
[[board]]
id = "crowded"
grid = { width = 4, height = 2 }
field = [
  { id = "stairs", kind = "entrance", cells = [[0, 0]] },
  { id = "steps", kind = "entrance", cells = [[0, 1]] },
  { id = "hall", kind = "room", gold = 3, cells = [[1, 0]] },
  { id = "vault", kind = "room", gold = 4, cells = [[1, 1]] },
  { id = "crypt", kind = "room", gold = 5, cells = [[2, 0]] },
  { id = "den", kind = "room", gold = 2, cells = [[2, 1]] },
  { id = "pit", kind = "pit", cells = [[3, 0]] },
  { id = "hole", kind = "pit", cells = [[3, 1]] },
]
door = [
  { between = ["stairs", "hall"] },
  { between = ["steps", "vault"] },
  { between = ["hall", "vault"] },
  { between = ["hall", "crypt"] },
  { between = ["vault", "den"] },
  { between = ["crypt", "den"] },
  { between = ["crypt", "pit"] },
  { between = ["den", "hole"] },
]
"""

ONE_ROOM_CARDS: Final = """\
  { kind = "explorer", count = 2 },
  { kind = "orc", count = 1 },
  { kind = "treasure", count = 3 },
  { kind = "find-an-artifact", count = 2 },
"""

CROWDED_2006: Final = """\
  { kind = "explorer", count = 6 },
  { kind = "orc", count = 4 },
  { kind = "cave-troll", count = 2 },
  { kind = "find-an-artifact", count = 6 },
"""

CROWDED_2015: Final = """\
  { kind = "explorer", count = 3 },
  { kind = "orc", count = 3, set = "classic" },
  { kind = "cave-troll", count = 2, set = "classic" },
  { kind = "giant-slayer", count = 2, set = "variant" },
  { kind = "raging-troll", count = 3, set = "variant" },
  { kind = "find-an-artifact", count = 5 },
"""

IDOL: Final = '  { id = "idol", gold = 4, effect = { do = "claim-room" } },\n'
CLOAK_AND_SWORDS: Final = '  { id = "cloak", gold = 2, effect = { do = "cloak" } },\n' + "".join(
    f'  {{ id = "sword-{number}", gold = 3, effect = {{ do = "slay", kinds = ["orc"] }} }},\n' for number in range(3)
)


def pack(name: str, board: str, cards_2006: str, cards_2015: str, artifacts: str) -> Pack:
    """A pack with one board and a deck for either edition."""
    decks = "".join(
        f'[[deck]]\nedition = "{edition}"\ncard = [\n{cards}]\nartifact = [\n{artifacts}]\n\n'
        for edition, cards in (("2006", cards_2006), ("2015", cards_2015))
    )
    manifest = f'format = "grotto-pack/1"\ngame = "cave-troll"\nid = "{name}"\ntitle = "{name}"\n'
    boards = f'format = "cave-troll-board/1"\n\n{board}'
    pieces = f'format = "cave-troll-pieces/1"\n\n{decks}'
    return Pack(name, {"pack.toml": manifest, "boards.toml": boards, "pieces.toml": pieces})


ONE_ROOM: Final = pack("one-room", ONE_ROOM_BOARD, ONE_ROOM_CARDS, ONE_ROOM_CARDS, IDOL)
CROWDED: Final = pack("crowded", CROWDED_BOARD, CROWDED_2006, CROWDED_2015, CLOAK_AND_SWORDS)
