"""Random play to the end of a game, without leaving compiled code: what search and measurements run by the million."""

from __future__ import annotations

from grotto.kernel.dice import Dice
from grotto.kernel.state import State


def roll_out(state: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Take random options until the game is over, or `limit` answers were given. Returns how many answers that took."""
    answers = 0
    while state.outcome is None and answers < limit:
        state.answer_by_lot(dice)
        answers += 1
    return answers
