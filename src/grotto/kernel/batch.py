"""Many games of one table side by side, stepped together; what they show lies in buffers that arrays can be laid on."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from grotto.kernel.dice import FastDice
from grotto.kernel.errors import BadInput
from grotto.kernel.game import Setup
from grotto.kernel.option import Outcome
from grotto.kernel.state import NOBODY, State

WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)

LONGEST: Final = 10_000  # answers in a game that nothing else bounds

RUNNING: Final = 0  # what `ends` says of a game after a step
ENDED: Final = 1
CUT: Final = 2  # it went on for too long


def rewards_of(outcome: Outcome, seats: int, by: str) -> list[float]:
    """What the end of a game gives every seat, together 0.

    By `win`, 1 for a sole winner and as much less for the others together; several winners share, and where nobody
    has won there is nothing. By `score`, the seat's score without the mean of the others'.
    """
    if seats == 1:
        return [float(outcome.scores[0]) if by == SCORE else float(len(outcome.winners))]
    if by == SCORE:
        total = sum(outcome.scores)
        return [float(score) - (total - score) / (seats - 1) for score in outcome.scores]
    if not outcome.winners:
        return [0.0] * seats
    loss = -1.0 / (seats - 1)
    share = 1.0 / len(outcome.winners)
    return [(share if seat in outcome.winners else 0.0) * (1.0 - loss) + loss for seat in range(seats)]


def known_reward(by: str) -> str:
    """The name of a way to reward, if it is one."""
    if by not in REWARDS:
        raise BadInput(f"Rewards are by {' or by '.join(REWARDS)}, not by {by!r}.")
    return by


def bound_of(setup: Setup, bound: int = 0) -> int:
    """After how many answers a game is cut off: as given, or where the table itself ends every game, or LONGEST."""
    if bound < 0:
        raise BadInput(f"A game cannot be cut off after {bound} answers.")
    return bound or setup.longest_game or LONGEST


def next_seat(state: State) -> int:
    """The seat that a game waits for first; NOBODY when it is over."""
    seat = state.actor
    if seat != NOBODY or state.outcome is not None:
        return seat
    return state.awaits[0]


class Batch:
    """So many games, each begun anew when it is over. The same seed gives the same games, however many there are.

    Of every game there is a row in each buffer: `seen`, what the seat to move observes; `masks`, one byte an option;
    `movers`, the seat; `ends`, whether the last answer ended a game (the rest is then of the next one). `rewards` has a
    number for each seat, which is 0 but where a game has just ended.
    """

    def __init__(self, setup: Setup, games: int, seed: int, bound: int = 0, by: str = WIN) -> None:
        if games < 1:
            raise BadInput(f"A batch needs at least one game, not {games}.")
        if setup.seats > 255:
            raise BadInput("A batch has room for 255 seats.")
        self.setup = setup
        self.games = games
        self.seed = seed
        self.bound = bound_of(setup, bound)
        self.by = known_reward(by)
        self.size = setup.layout().size
        self.closed = bytes(setup.size)
        self.dice = FastDice(seed)
        self.states: list[State] = []
        self.begun = [0] * games  # how many games each row has begun
        self.answers = [0] * games
        self.open: list[tuple[int, ...]] = [()] * games
        self.seen = bytearray(games * self.size)
        self.masks = bytearray(games * setup.size)
        self.movers = bytearray(games)
        self.ends = bytearray(games)
        self.rewards = memoryview(bytearray(8 * games * setup.seats)).cast("d")
        self.paid: list[int] = []  # rows with rewards that are not 0
        for row in range(games):
            self.states.append(self._new_game(row))
            self._show(row)

    def step(self, answers: list[int]) -> None:
        """An answer for every game, by the seat that it waits for. Where one is not open, nothing is done at all."""
        self._check(answers)
        self._forget_rewards()
        for row in range(self.games):
            state = self.states[row]
            state.advance(self.movers[row], answers[row])
            self.answers[row] += 1
            if state.outcome is not None:
                self._pay(row, state.outcome)
            if state.outcome is not None or self.answers[row] >= self.bound:
                self.ends[row] = ENDED if state.outcome is not None else CUT
                self.states[row] = self._new_game(row)
            self._show(row)

    def any_answers(self) -> list[int]:
        """An open answer for every game, each as likely as another."""
        return [options[self.dice.below(len(options), "any")] for options in self.open]

    def _check(self, answers: list[int]) -> None:
        if len(answers) != self.games:
            raise BadInput(f"There are {self.games} games to answer, not {len(answers)}.")
        size = self.setup.size
        for row in range(self.games):
            answer = answers[row]
            if not 0 <= answer < size or not self.masks[row * size + answer]:
                raise BadInput(f"The answer {answer} is not open in game {row} of the batch.")

    def _forget_rewards(self) -> None:
        seats = self.setup.seats
        for row in self.paid:
            self.ends[row] = RUNNING
            for seat in range(seats):
                self.rewards[row * seats + seat] = 0.0
        self.paid = []

    def _pay(self, row: int, outcome: Outcome) -> None:
        seats = self.setup.seats
        for seat, reward in enumerate(rewards_of(outcome, seats, self.by)):
            self.rewards[row * seats + seat] = reward

    def _new_game(self, row: int) -> State:
        """The next game of a row; its dice depend on the seed, the row and how many games there were before."""
        game = self.begun[row]
        self.begun[row] = game + 1
        self.answers[row] = 0
        if game:
            self.paid.append(row)
        return self.setup.start(FastDice(seed_of(self.seed, row, game)))

    def _show(self, row: int) -> None:
        """Write what the seat to move knows and may do."""
        state = self.states[row]
        seat = next_seat(state)
        options = state.options(seat)
        self.movers[row] = seat
        self.open[row] = options
        self.seen[row * self.size : (row + 1) * self.size] = state.observe(seat)
        size = self.setup.size
        self.masks[row * size : (row + 1) * size] = mask_of(options, self.closed)


def mask_of(options: tuple[int, ...], closed: bytes) -> bytes:
    """A mask with 1 for each option, given one without any."""
    mask = BytesWriter()
    mask.write(closed)
    for option in options:
        mask[option] = 1
    return mask.getvalue()


def look(state: State, seat: int, closed: bytes, asked: bool) -> bytearray:
    """A seat's observation, and behind it the mask of its options, without any unless it is `asked`."""
    seen = BytesWriter()
    seen.write(state.observe(seat))
    start = len(seen)
    seen.write(closed)
    if asked:
        for option in state.options(seat):
            seen[start + option] = 1
    return bytearray(seen.getvalue())


def seed_of(seed: int, row: int, game: int) -> int:
    """A seed for one game of many."""
    return (seed << 64) + (row << 32) + game
