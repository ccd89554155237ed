"""A player of rules of thumb: looks a little ahead along its own choices and takes what leaves it standing best."""

from __future__ import annotations

from typing import Final

from grotto.kernel.dice import Dice
from grotto.kernel.state import State

AHEAD: Final = 2  # answers looked ahead
SPENT: Final = 4000  # positions looked at for one choice


class Random:
    """Takes any option, each as likely."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, state: State, seat: int) -> int:
        """An option for a seat."""
        options = state.options(seat)
        return options[self.dice.below(len(options), "bot")]


class Simple:
    """Judges positions by the game's own `worth`. Given a redealt copy, it knows only what its seat may know."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.looked_at = 0

    def choose(self, state: State, seat: int) -> int:
        """An option for a seat: the best it sees, or one of them by lot. It passes only if all else is worse."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        self.looked_at = 0
        judged = [(self._after(state, seat, option, AHEAD), option) for option in options]
        best = max(value for value, _ in judged)
        choices = [option for value, option in judged if value == best]
        return choices[self.dice.below(len(choices), "bot")]

    def _after(self, state: State, seat: int, option: int, ahead: int) -> int:
        """What the position is worth after an option and the best the seat can do next."""
        state = state.copy()
        state.take(seat, option)
        self.looked_at += 1
        now = state.worth(seat)
        if state.actor != seat or self.looked_at > SPENT:
            return now
        inside = len(state.agenda) > 1  # in the middle of an effect the worth is not to be seen yet
        if not inside and ahead <= 1:
            return now
        return max(self._after(state, seat, following, ahead - (not inside)) for following in state.options(seat))
