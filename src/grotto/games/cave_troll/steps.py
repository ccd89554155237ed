"""Every step of the game by name, with the meaning of its numbers: for reading agendas back."""

from __future__ import annotations

from typing import Any, Final

from grotto.games.cave_troll.abilities import JumpWhere, KillWhom
from grotto.games.cave_troll.artifacts import (
    CloakField,
    CloakWhom,
    HelmField,
    HelmWhom,
    IdolRoom,
    SwordRoom,
)
from grotto.games.cave_troll.chalices import ReviveWhom, TeleportField, TeleportTo, TeleportWhom
from grotto.games.cave_troll.drawing import ChooseCard, LayAway, PlaceFigure, PlaceTreasure, ScoreOneRoom
from grotto.games.cave_troll.movement import Walk
from grotto.games.cave_troll.setting_up import ChooseSet, Deal
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.troll import Crush, Escape, PlaceTroll
from grotto.games.cave_troll.turn import Turn
from grotto.games.cave_troll.variants import (
    BanishTo,
    BanishWhom,
    EmptyRoom,
    PullFrom,
    PullWhom,
    RampageWhom,
    SacrificeFor,
    StrikeWhom,
    ThrowWhere,
)
from grotto.games.cave_troll.wraith import PushWhere, PushWhom
from grotto.kernel.step import Step, StepTable

STEPS: Final[StepTable] = {
    "Turn": Turn,
    "ChooseSet": ChooseSet,
    "Deal": Deal,
    "PlaceFigure": PlaceFigure,
    "PlaceTreasure": PlaceTreasure,
    "PlaceTroll": PlaceTroll,
    "ScoreOneRoom": ScoreOneRoom,
    "ChooseCard": ChooseCard,
    "LayAway": LayAway,
    "Escape": Escape,
    "Crush": Crush,
    "Walk": Walk,
    "JumpWhere": JumpWhere,
    "KillWhom": KillWhom,
    "PushWhom": PushWhom,
    "PushWhere": PushWhere,
    "BanishWhom": BanishWhom,
    "BanishTo": BanishTo,
    "SacrificeFor": SacrificeFor,
    "StrikeWhom": StrikeWhom,
    "RampageWhom": RampageWhom,
    "ThrowWhere": ThrowWhere,
    "EmptyRoom": EmptyRoom,
    "PullFrom": PullFrom,
    "PullWhom": PullWhom,
    "HelmField": HelmField,
    "HelmWhom": HelmWhom,
    "TeleportField": TeleportField,
    "TeleportWhom": TeleportWhom,
    "TeleportTo": TeleportTo,
    "ReviveWhom": ReviveWhom,
    "IdolRoom": IdolRoom,
    "CloakField": CloakField,
    "CloakWhom": CloakWhom,
    "SwordRoom": SwordRoom,
}

# What a number of a step means. Of pieces there are several sorts, by what the step takes for granted:
SEAT: Final = "seat"
FIELD: Final = "field"
ARTIFACT: Final = "artifact"
NUMBER: Final = "number"
PIECE: Final = "piece"  # any
FIGURE: Final = "figure"  # a character on the board
NEWCOMER: Final = "newcomer"  # a piece that is being put into play, or put back into it
PIECES: Final = (PIECE, FIGURE, NEWCOMER)

MEANINGS: Final[dict[str, tuple[str, ...]]] = {
    "Turn": (),
    "ChooseSet": (SEAT,),
    "Deal": (),
    "PlaceFigure": (SEAT, NEWCOMER),
    "PlaceTreasure": (SEAT, NEWCOMER),
    "PlaceTroll": (SEAT, NEWCOMER),
    "ScoreOneRoom": (SEAT,),
    "ChooseCard": (SEAT,),
    "LayAway": (SEAT, PIECE),
    "Escape": (SEAT, FIGURE, FIELD),
    "Crush": (FIGURE, FIELD),
    "Walk": (SEAT, PIECE, NUMBER, NUMBER),
    "JumpWhere": (SEAT, FIGURE),
    "KillWhom": (SEAT, FIGURE),
    "PushWhom": (SEAT, FIGURE, FIELD, NUMBER),
    "PushWhere": (SEAT, FIGURE, FIGURE),
    "BanishWhom": (SEAT, FIGURE),
    "BanishTo": (SEAT, FIGURE),
    "SacrificeFor": (SEAT, FIGURE),
    "StrikeWhom": (SEAT, FIGURE),
    "RampageWhom": (SEAT, FIGURE, NUMBER),
    "ThrowWhere": (SEAT, FIGURE, FIGURE),
    "EmptyRoom": (FIGURE,),
    "PullFrom": (SEAT, FIGURE),
    "PullWhom": (SEAT, FIGURE, FIELD),
    "HelmField": (SEAT, ARTIFACT),
    "HelmWhom": (SEAT, ARTIFACT, FIELD),
    "TeleportField": (SEAT, ARTIFACT),
    "TeleportWhom": (SEAT, ARTIFACT, FIELD),
    "TeleportTo": (SEAT, FIGURE),
    "ReviveWhom": (SEAT,),
    "IdolRoom": (SEAT, ARTIFACT),
    "CloakField": (SEAT, ARTIFACT),
    "CloakWhom": (SEAT, ARTIFACT, FIELD),
    "SwordRoom": (SEAT, ARTIFACT),
}
"""The numbers that each step is made of, in the order of its `data`."""


def step_name(step: Step[Any]) -> str:
    """The name under which a step is found again."""
    return type(step).__name__


def make_step(name: str, data: list[int]) -> Step[Cave]:
    """The step of a name; the data must have been checked."""
    step: Step[Cave] = STEPS[name](*data)
    return step


def steps_called(state: Cave, *names: str) -> list[tuple[int, ...]]:
    """The data of the steps on the agenda that bear one of the names."""
    return [step.data() for step in state.agenda if step_name(step) in names]


def being_placed(state: Cave) -> list[int]:
    """The pieces that are just being put into play, or put back into it."""
    return [data[1] for data in steps_called(state, "PlaceFigure", "PlaceTreasure", "PlaceTroll")]
