"""Players that do not search: one by lot, and one of rules of thumb, which takes what leaves it standing best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grotto.bots.bot import Bot
from grotto.bots.limit import Budget, Limit
from grotto.kernel.dice import Dice
from grotto.kernel.state import State

AHEAD: Final = 2  # answers looked ahead
SPENT: Final = 4000  # positions looked at for one choice
SLIPS: Final = 4  # of so many choices a careless player makes one by lot


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Bot):
    """Takes any option, each as likely."""

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self.dice = dice

    def choose(self, state: State, seat: int) -> int:
        options = self.open_to(state, seat)
        return options[self.dice.below(len(options), "bot")]


@mypyc_attr(allow_interpreted_subclasses=True)
class Simple(Bot):
    """Judges positions by the game's own `worth`. Where time is up it goes by what it has seen."""

    def __init__(self, dice: Dice, limit: Limit | None = None, ahead: int = AHEAD) -> None:
        super().__init__()
        self.dice = dice
        self.limit = Limit(limit.seconds, SPENT, limit.clock) if limit is not None else Limit(rounds=SPENT)
        self.ahead = ahead
        self._budget = Budget(self.limit)

    def choose(self, state: State, seat: int) -> int:
        """An option for a seat: the best it sees, or one of them by lot. It passes only if all else is worse."""
        options = self.open_to(state, seat)
        if len(options) == 1:
            return options[0]
        self._budget = Budget(self.limit)
        best = 0
        choices: list[int] = []
        for option in options:
            value = self._after(state, seat, option, self.ahead)
            if not choices or value > best:
                best = value
                choices = [option]
            elif value == best:
                choices.append(option)
            if self._budget.stopped:
                break
        return choices[self.dice.below(len(choices), "bot")]

    def stop(self) -> None:
        """Come to a choice at once, from any thread."""
        self._budget.stopped = True

    def _after(self, state: State, seat: int, option: int, ahead: int) -> int:
        """What the position is worth after an option and the best the seat can do next."""
        state = state.copy()
        state.advance(seat, option)
        now = state.worth(seat)
        if not self._budget.round() or state.actor != seat:
            return now
        inside = len(state.agenda) > 1  # in the middle of an effect the worth is not to be seen yet
        if not inside and ahead <= 1:
            return now
        options = state.options(seat)
        best = self._after(state, seat, options[0], ahead - (not inside))
        for option in options[1:]:
            if self._budget.stopped:
                break
            best = max(best, self._after(state, seat, option, ahead - (not inside)))
        return best


class Careless(Simple):
    """Looks no further than its next answer, and now and then does not look at all."""

    def __init__(self, dice: Dice, limit: Limit | None = None) -> None:
        super().__init__(dice, limit, ahead=1)

    def choose(self, state: State, seat: int) -> int:
        options = self.open_to(state, seat)
        if len(options) > 1 and self.dice.below(SLIPS, "slip") == 0:
            slips = [option for option in options if _goes_on(state, seat, option)] or list(options)
            return slips[self.dice.below(len(slips), "bot")]
        return super().choose(state, seat)


def _goes_on(state: State, seat: int, option: int) -> bool:
    """Whether the seat is asked again after an answer: a slip gives no turn away with things left to do."""
    state = state.copy()
    state.advance(seat, option)
    return state.actor == seat
