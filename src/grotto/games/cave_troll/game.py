"""Cave Troll as the rest of Grotto sees it: its options, its boards and pieces, its packs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.packing import board_for, check_pack, components_of
from grotto.games.cave_troll.starting_pack import new_pack
from grotto.kernel.game import Game, Setting
from grotto.kernel.pack import Fault, Pack, refuse_faulty
from grotto.kernel.words import Words

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
            Setting("stall-guard", ("off", "on"), "off", "CTX-014", with_bots="on"),
            Setting("linked-stairs", ("printed", "yes", "no"), "printed", "CT15-033"),
            Setting("push-on-entry", ("printed", "must", "may"), "printed", "CT15-085"),
            Setting("pit-return", ("yes", "no"), "yes", "CT06-035"),
            Setting("turn-end", ("at-once", "ask"), "at-once", "CTX-009", with_people="ask"),
        )

    def setup(self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None) -> Lair:
        chosen = self.chosen(seats, options)
        if pack is not None:
            refuse_faulty(pack, self.check_pack(pack))
        board = board_for(pack, chosen["board"], chosen["edition"])
        chosen["board"] = board.name  # so that a transcript names the board even where the table left it open
        lair = Lair(seats, chosen, board, components_of(pack, chosen["edition"]), pack)
        lair.version = self.version
        return lair

    def check_pack(self, pack: Pack) -> list[Fault]:
        return check_pack(pack)

    def new_pack(self, words: Words) -> dict[str, str]:
        return new_pack(words)

    def folder(self) -> Path:
        return FOLDER
