"""The game at a table: a match that counts steps and questions, can show its past and go back to it.

A step is an answer that stands. A secret choice among several that is changed before all have chosen makes no new
step, nor a new question: otherwise the numbers would tell that it was changed.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grotto.kernel.dice import KeyedDice, Roll, ScriptedDice
from grotto.kernel.errors import Diverged
from grotto.kernel.game import Setup
from grotto.kernel.match import Match, Tried
from grotto.kernel.state import State
from grotto.kernel.transcript import Entry, Transcript

MARK_EVERY: Final = 32  # answers between two positions that are kept for looking back


@dataclass(frozen=True, slots=True)
class Deal:
    """How a game comes about. `prefix`: answers that it goes on from, nothing taken back among them.

    With `same_dice` the secret is that of the prefix, whose chance then follows from it too.
    """

    setup: Setup
    table: str
    secret: bytes
    position: str = ""
    prefix: Transcript | None = None
    same_dice: bool = False

    def start(self) -> Match:
        """The game before its first answer. Diverged where the prefix was dealt otherwise."""
        prefix = self.prefix
        if prefix is None:
            return Match(self.setup, KeyedDice(self.secret), self.table, self.position)
        dice = KeyedDice(self.secret) if self.same_dice else ScriptedDice(prefix.every_roll())
        match = Match(self.setup, dice, prefix.table if self.same_dice else self.table, prefix.position)
        if match.transcript.rolls != prefix.rolls:
            raise Diverged("The chance results of the setup are not those of the transcript.")
        return match


class Play:
    """A game in progress, or over."""

    def __init__(self, deal: Deal, at: float) -> None:
        self.deal = deal
        self.question = 1
        self.since = at
        own = deal.prefix is not None and not deal.same_dice
        self.borrowed = len(deal.prefix.entries) if own and deal.prefix is not None else 0  # answers with others' dice
        self._own_dice = own
        self._restart()
        if deal.prefix is not None:
            for entry in deal.prefix.entries:
                self._repeat(entry)

    def _restart(self) -> None:
        self.match = self.deal.start()
        self.answers: list[Entry] = []
        self._steps = array("l", [0])  # how many answers there were at each step
        self._told = array("l", [len(self.match.log)])  # how long the log was
        self._marks: dict[int, State] = {}
        self._written: list[str] = []  # lines of the transcript
        self._mark()

    def _mark(self) -> None:
        """Keep the position to look back at, now and then; and where the dice of another game end, begin our own."""
        count = len(self.answers)
        if self._own_dice and count == self.borrowed:
            self.match.state.dice = KeyedDice(self.deal.secret)
        elif count % MARK_EVERY:
            return
        self._marks[count] = self.match.state.copy()

    # --- going on ----------------------------------------------------------------------------------------------------

    def take(self, seat: int, option: int, rolls: Sequence[Roll], tried: Tried | None, at: float) -> None:
        """An answer of the records. Diverged, and nothing has changed, where it brings other chance than noted."""
        if tried is None:
            tried = self.match.try_out(seat, option)
            if tried.rolls != rolls:
                raise Diverged("An answer brought other chance results than its record says.")
        if self._accept(tried):
            self.question += 1
            self.since = at

    def _accept(self, tried: Tried) -> bool:
        """Go on; whether that made a new question."""
        state = self.match.state
        asks, awaits = state.asks, state.awaits
        self.match.accept(tried)
        after = self.match.state
        self.answers.append(self.match.transcript.entries[-1])
        count = len(self.answers)
        if tried.seat in awaits:
            self._steps.append(count)
            self._told.append(len(self.match.log))
        else:
            self._steps[-1] = count
            self._told[-1] = len(self.match.log)
        self._mark()
        waiting = tuple(seat for seat in awaits if seat != tried.seat)
        return not (len(asks) > 1 and waiting and after.asks == asks and after.awaits == waiting)

    def _repeat(self, entry: Entry) -> None:
        tried = self.match.try_out(entry.seat, entry.option)
        if tried.rolls != entry.rolls:
            raise Diverged("An answer brought other chance results than the transcript says.")
        self._accept(tried)

    def undo(self, seat: int, at: float) -> None:
        """The seat's last answer is taken back."""
        self.match.undo(seat)
        self.answers.pop()
        self._steps.pop()
        self._told.pop()
        self._went_back(at)

    def rewind(self, step: int, at: float) -> None:
        """Go back to the position after so many steps."""
        kept = self.answers[: self._steps[step]]
        self._restart()
        for entry in kept:
            self._repeat(entry)
        self._went_back(at)

    def _went_back(self, at: float) -> None:
        count = len(self.answers)
        for mark in [mark for mark in self._marks if mark > count]:
            del self._marks[mark]
        if count < self.borrowed:
            self.borrowed = count
            self._mark()
        self.question += 1
        self.since = at

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The game as it is."""
        return self.match.state

    @property
    def step(self) -> int:
        """Answers so far that stand."""
        return len(self._steps) - 1

    def answered_by(self, step: int) -> int:
        """How many answers there were after so many steps, a secret choice that was changed among them."""
        return self._steps[step]

    def told_by(self, step: int) -> int:
        """How long the log was after so many steps."""
        return self._told[step]

    def step_of(self, event: int) -> int:
        """The step that brought an event of the log."""
        return bisect_right(self._told, event)

    def last_answer(self, seat: int) -> int | None:
        """After how many steps a seat gave its last answer."""
        step = self.step
        for number in range(len(self.answers) - 1, -1, -1):
            while step and self._steps[step - 1] > number:
                step -= 1
            if self.answers[number].seat == seat:
                return step
        return None

    def at(self, step: int) -> State:
        """The game after so many steps: to look at, not to change."""
        count = self._steps[step]
        if count == len(self.answers):
            return self.match.state
        mark = max(mark for mark in self._marks if mark <= count)
        state = self._marks[mark].copy()
        for entry in self.answers[mark:count]:
            state.take(entry.seat, entry.option)
        return state

    def transcript(self) -> str:
        """The whole game so far, for a bot to think about."""
        entries = self.match.transcript.entries
        self._written += [entry.line() for entry in entries[len(self._written) :]]
        return self.match.transcript.with_lines(self._written)

    def prefix(self, step: int) -> Transcript:
        """The game up to a step as a transcript that another can go on from."""
        whole = self.match.transcript
        short = Transcript(whole.game, whole.version, whole.seats, dict(whole.options), whole.pack)
        short.table = whole.table
        short.position = whole.position
        short.rolls = list(whole.rolls)
        short.entries = list(self.answers[: self._steps[step]])
        return short
