"""Cave Troll as the rest of Grotto sees it: its options, its boards and pieces, its packs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from grotto.games.cave_troll.board import read_board
from grotto.games.cave_troll.components import read_components
from grotto.games.cave_troll.lair import Lair
from grotto.kernel.game import Game, Setting
from grotto.kernel.pack import Pack

FOLDER = Path(__file__).parent
EDITIONS = ("2006", "2015")


class CaveTroll(Game):
    """Cave Troll in the editions of 2006 and 2015."""

    id = "cave-troll"
    version = "1"
    seats = (2, 4)  # CTX-011

    def settings(self) -> tuple[Setting, ...]:
        return (
            Setting("edition", EDITIONS, "2006", "CT15-001"),
            Setting("board", (), "", "CTB-001"),
            Setting("characters", ("choose", "classic", "variant"), "choose", "CT15-120"),
            Setting("first-player", ("random", "1", "2", "3", "4"), "random", "CT15-008"),
            Setting("stall-guard", ("off", "on"), "off", "CTX-014"),
            Setting("linked-stairs", ("printed", "yes", "no"), "printed", "CT15-033"),
            Setting("push-on-entry", ("printed", "must", "may"), "printed", "CT15-085"),
            Setting("pit-return", ("yes", "no"), "yes", "CT06-035"),
        )

    def setup(self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None) -> Lair:
        chosen = self.chosen(seats, options)
        boards = tomllib.loads((FOLDER / "data" / "boards.toml").read_text(encoding="utf-8"))
        pieces = tomllib.loads((FOLDER / "data" / "pieces.toml").read_text(encoding="utf-8"))
        name = chosen["board"] or f"lair-{chosen['edition']}"
        board = next(record for record in boards["board"] if record["id"] == name)
        deck = next(record for record in pieces["deck"] if record["edition"] == chosen["edition"])
        lair = Lair(seats, chosen, read_board(board), read_components(deck))
        lair.version = self.version
        return lair

    def folder(self) -> Path:
        return FOLDER
