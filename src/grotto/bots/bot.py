"""What every bot is: given what a seat knows, it chooses an option, and can say what it thinks of each."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grotto.kernel.errors import GrottoError
from grotto.kernel.state import State


class Estimate:
    """What a bot thinks of an option: the chance to win with it, and on how many looks ahead that rests."""

    def __init__(self, option: int, chance: float, visits: int) -> None:
        self.option = option
        self.chance = chance
        self.visits = visits

    def __repr__(self) -> str:
        return f"<Estimate {self.option}: {self.chance:.3f} by {self.visits}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. The state it is given is a copy dealt anew by `redeal`, where what its seat cannot know means nothing.

    A bot may remember what it thought about one seat of one game; for another seat or game make another.
    """

    def choose(self, state: State, seat: int) -> int:
        """An option for a seat that is asked."""
        raise NotImplementedError

    def open_to(self, state: State, seat: int) -> tuple[int, ...]:
        """The options of a seat, of which there must be some."""
        options = state.options(seat)
        if not options:
            raise GrottoError("A bot was asked to choose for a seat that has nothing to choose.")
        return options

    def stop(self) -> None:
        """Come to a choice at once. May be called from another thread, and does nothing where no choice takes long."""


def shares(state: State) -> list[float]:
    """How a finished game is divided: the winners have equal parts of it; where nobody has won, all have."""
    assert state.outcome is not None
    seats = state.base.seats
    winners = state.outcome.winners
    if not winners:
        return [1.0 / seats] * seats
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
