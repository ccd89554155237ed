"""Cutthroat Caverns as the rest of Grotto sees it: its settings, and how a table is set up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.reading import read_box
from grotto.games.cutthroat_caverns.records import Box
from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game, Setting
from grotto.kernel.pack import Fault, Pack
from grotto.kernel.words import Words

FOLDER: Final = Path(__file__).parent
BONUSES: Final = ("0", "1", "2", "3", "4", "5")
_boxes: Final[list[Box]] = []


def the_box() -> Box:
    """The records, read when they are first asked for."""
    if not _boxes:
        _boxes.append(read_box())
    return _boxes[0]


class CutthroatCaverns(Game):
    """Cutthroat Caverns: the base game."""

    id = "cutthroat-caverns"
    version = "1"
    seats = (3, 6)  # CC-001

    def settings(self) -> tuple[Setting, ...]:
        return (
            Setting("deeper-darker", ("off", "on"), "off", "CC1-001"),
            Setting("relics-ruin", ("off", "on"), "off", "CC2-080"),
            Setting("tombs-tomes", ("off", "on"), "off", "CC3-060"),
            Setting("encounters", tuple(str(count) for count in range(1, 16)), "9", "CC-005"),
            Setting("characters", ("random",), "random", "CC-006"),
            Setting("bonus-7", BONUSES, "1", "CC-212"),
            Setting("bonus-8", BONUSES, "2", "CC-212"),
            Setting("bonus-9", BONUSES, "3", "CC-212"),
        )

    def setup(self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None) -> Cavern:
        if pack is not None:
            raise no_packs()
        cavern = Cavern(seats, self.chosen(seats, options), the_box())
        cavern.version = self.version
        return cavern

    def check_pack(self, pack: Pack) -> list[Fault]:
        raise no_packs()

    def new_pack(self, words: Words) -> dict[str, str]:
        raise no_packs()

    def folder(self) -> Path:
        return FOLDER


def no_packs() -> BadInput:
    """Why nobody can bring cards of his own."""
    return BadInput("Cutthroat Caverns has no packs.")
