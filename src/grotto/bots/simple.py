"""Players that do not search: one by lot, and one of rules of thumb, which takes what leaves it standing best."""

from __future__ import annotations

from typing import Final

from grotto.bots.bot import Bot
from grotto.kernel.dice import Dice
from grotto.kernel.state import State

AHEAD: Final = 2  # answers looked ahead
SPENT: Final = 4000  # positions looked at for one choice
SLIPS: Final = 4  # of so many choices a careless player makes one by lot


class Random(Bot):
    """Takes any option, each as likely."""

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self.dice = dice

    def choose(self, state: State, seat: int) -> int:
        options = self.open_to(state, seat)
        return options[self.dice.below(len(options), "bot")]


class Simple(Bot):
    """Judges positions by the game's own `worth`."""

    def __init__(self, dice: Dice, ahead: int = AHEAD) -> None:
        super().__init__()
        self.dice = dice
        self.ahead = ahead
        self.looked_at = 0

    def choose(self, state: State, seat: int) -> int:
        """An option for a seat: the best it sees, or one of them by lot. It passes only if all else is worse."""
        options = self.open_to(state, seat)
        if len(options) == 1:
            return options[0]
        self.looked_at = 0
        judged = [(self._after(state, seat, option, self.ahead), option) for option in options]
        best = max(value for value, _ in judged)
        choices = [option for value, option in judged if value == best]
        return choices[self.dice.below(len(choices), "bot")]

    def _after(self, state: State, seat: int, option: int, ahead: int) -> int:
        """What the position is worth after an option and the best the seat can do next."""
        state = state.copy()
        state.advance(seat, option)
        self.looked_at += 1
        now = state.worth(seat)
        if state.actor != seat or self.looked_at > SPENT:
            return now
        inside = len(state.agenda) > 1  # in the middle of an effect the worth is not to be seen yet
        if not inside and ahead <= 1:
            return now
        return max(self._after(state, seat, following, ahead - (not inside)) for following in state.options(seat))


class Careless(Simple):
    """Looks no further than its next answer, and now and then does not look at all."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice, ahead=1)

    def choose(self, state: State, seat: int) -> int:
        options = self.open_to(state, seat)
        if len(options) > 1 and self.dice.below(SLIPS, "slip") == 0:
            return options[self.dice.below(len(options), "bot")]
        return super().choose(state, seat)
