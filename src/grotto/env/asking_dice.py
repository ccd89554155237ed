"""A game as a tree: whatever the rules leave to chance is a question of its own, put to nobody's seat."""

from __future__ import annotations

import json
from typing import Final

from grotto.kernel import Dice, Event, GrottoError, Refused, Setup, State
from grotto.kernel.batch import next_seat

MOST_OUTCOMES: Final = 256  # of one chance node; no shuffle or die of a board game has more
CHANCE: Final = -1  # who "answers" a chance node

Line = tuple[int, ...]
"""What a seat remembers of a moment: 0 and the option it took, or 1, a kind of event and its data."""


class ChanceWanted(GrottoError):
    """The rules want a chance result that is not known yet."""

    def __init__(self, sides: int, purpose: str) -> None:
        super().__init__(f"Chance has to say one of {sides} for {purpose}.")
        self.sides = sides
        self.purpose = purpose


class AskingDice(Dice):
    """Dice that repeat the results they are given, and stop the rules when there is none left."""

    def __init__(self, results: tuple[int, ...]) -> None:
        super().__init__()
        self.results = results
        self.used = 0

    def _below(self, sides: int, purpose: str) -> int:
        if sides == 1:
            return 0
        if self.used == len(self.results):
            raise ChanceWanted(sides, purpose)
        self.used += 1
        return self.results[self.used - 1]

    def copy(self) -> AskingDice:
        twin = AskingDice(self.results)
        twin.used = self.used
        return twin


class Course:
    """A game in progress whose states are never changed, so that a copy shares them.

    An answer is worked out on a copy. Where the rules want chance, the copy is thrown away, the course waits for a
    result, and then works the answer out anew with all results so far.
    """

    def __init__(self, setup: Setup, bound: int, name: str = "") -> None:
        self.setup = setup
        self.name = name  # by which whoever made the course finds its setup again
        self.bound = bound
        self.answers = 0
        self.choices: tuple[int, ...] = ()  # all so far, of seats and of chance
        self.memory: tuple[tuple[Line, ...], ...] = ((),) * setup.seats
        self.wanted: ChanceWanted | None = None
        self._state: State | None = None  # as it was when the last question was put; None before the first
        self._taken: tuple[int, int] | None = None  # seat and option of the answer being worked out
        self._results: tuple[int, ...] = ()
        self._work_out()

    def copy(self) -> Course:
        """An independent copy."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        return self.copy()

    @property
    def state(self) -> State:
        """The game at its last question, or at its end."""
        if self._state is None:
            raise GrottoError("Chance has not dealt yet: there is nothing to see.")
        return self._state

    @property
    def dealt(self) -> bool:
        """Whether there has been a question yet."""
        return self._state is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.wanted is None and (self.state.over or self.answers >= self.bound)

    @property
    def player(self) -> int:
        """The seat to answer, or CHANCE."""
        return CHANCE if self.wanted is not None else next_seat(self.state)

    def redealt(self, seat: int, dice: Dice) -> Course:
        """A copy at the last question, in which all that a seat cannot know is dealt anew."""
        twin = self.copy()
        twin._state = self.state.redeal(seat, dice)
        return twin

    def text(self) -> str:
        """Everything there is, hidden things too: what tells two courses apart."""
        dealt = json.dumps(self.state.dump()) if self._state is not None else "nothing is dealt"
        pending = f" {self._taken} {self._results}" if self.wanted is not None else ""
        return dealt + pending

    def choose(self, number: int) -> None:
        """An option of the seat to answer, or a result of the chance that is wanted."""
        if self.wanted is not None:
            if not 0 <= number < self.wanted.sides:
                raise GrottoError(f"Chance can say 0 to {self.wanted.sides - 1} here, not {number}.")
            self._results += (number,)
        else:
            seat = self.player
            if number not in self.state.options(seat):
                raise Refused(self.state.refusal(seat, number))
            self._taken = (seat, number)
            self.answers += 1
        self.choices += (number,)
        self._work_out()

    def _work_out(self) -> None:
        dice = AskingDice(self._results)
        try:
            state = self._answered(dice)
        except ChanceWanted as wanted:
            if wanted.sides > MOST_OUTCOMES:
                raise GrottoError(
                    f"Chance has {wanted.sides} ways for {wanted.purpose}: too many for a tree."
                ) from None
            self.wanted = wanted
            return
        self._remember(state)
        self.wanted = None
        self._state = state
        self._taken = None
        self._results = ()

    def _answered(self, dice: Dice) -> State:
        if self._taken is None:
            return self.setup.start(dice, recording=True)
        state = self.state.copy()
        state.dice = dice
        state.recording = True
        state.advance(*self._taken)
        return state

    def _remember(self, state: State) -> None:
        """What every seat did and heard since the last question."""
        self.memory = tuple(
            lines
            + (((0, self._taken[1]),) if self._taken is not None and self._taken[0] == seat else ())
            + tuple(line_of(event) for event in state.heard(seat))
            for seat, lines in enumerate(self.memory)
        )
        state.events.clear()


def line_of(event: Event) -> Line:
    """An event as it is remembered."""
    return (1, event.kind, *event.data)
