"""The levels of bots as tables name them: those of `grotto.bots`, and what earlier records called theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grotto.bots.levels import EASY, NORMAL

RENAMED: Final = {"random": EASY, "simple": NORMAL}


def level_now(name: str) -> str:
    """What a level is called today."""
    return RENAMED.get(name, name)


def usual_level(levels: Sequence[str]) -> str:
    """The level of a bot where nobody has said which, as of one who sits in: the middle one. Without bots, none."""
    return levels[len(levels) // 2] if levels else ""
