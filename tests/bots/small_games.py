"""Games of a few questions whose right answers are known, so that it shows whether a search finds them."""

from __future__ import annotations

from typing import Final

from grotto.kernel import Dice, Outcome, Setup, State, Step, Together

SAFE: Final = 0
GO: Final = 1
HEADS: Final = 2
TAILS: Final = 3
GIVE_UP: Final = 2


class Small(State):
    """A heap of matches, a coin that nobody has seen, and what helps a search, if anything does."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.heap = 0
        self.turn = 0
        self.coin = 0
        self.judges = False
        self.leans: list[int] = []
        self.worth_a_look: tuple[int, ...] = ()

    def copy(self) -> Small:
        twin = Small(self.base, self.dice.copy())
        self.copy_base(twin)
        twin.heap, twin.turn, twin.coin = self.heap, self.turn, self.coin
        twin.judges, twin.leans, twin.worth_a_look = self.judges, self.leans, self.worth_a_look
        return twin

    def redeal(self, seat: int | None, dice: Dice) -> Small:
        twin = self.copy()
        twin.dice = dice
        twin.coin = dice.below(2, "coin")
        twin.redeal_agenda(seat)
        return twin

    def win(self, seat: int) -> None:
        """End the game."""
        self.finish(Outcome((seat,), (int(seat == 0), int(seat == 1)), "won"))

    def chances(self) -> list[float]:
        if not self.judges:
            return []
        lost = self.heap % 4 == 0
        return [float((self.turn == 0) != lost), float((self.turn == 1) != lost)]

    def sensible(self, seat: int) -> tuple[int, ...]:
        options = self.options(seat)
        return tuple(option for option in options if option in self.worth_a_look) or options

    def leanings(self, seat: int, options: tuple[int, ...]) -> list[int]:
        return self.leans[: len(options)]


class TakeMatches(Step[Small]):
    """One, two or three matches at a time; who takes the last one wins."""

    def asked(self, state: Small) -> int:
        return 1 << state.turn

    def options(self, state: Small, seat: int) -> list[int]:
        return [count for count in (1, 2, 3) if count <= state.heap]

    def take(self, state: Small, seat: int, option: int) -> None:
        state.heap -= option
        state.turn = 1 - seat
        if not state.heap:
            state.win(seat)


class Dare(Step[Small]):
    """Play safe and win six times out of ten, or go and guess a hidden coin."""

    def asked(self, state: Small) -> int:
        return 1

    def options(self, state: Small, seat: int) -> list[int]:
        return [SAFE, GO]

    def take(self, state: Small, seat: int, option: int) -> None:
        state.agenda.pop()
        if option == GO:
            state.push(Guess())
        else:
            state.win(0 if state.dice.below(10, "safe") < 6 else 1)


class Guess(Step[Small]):
    """Heads or tails?"""

    def asked(self, state: Small) -> int:
        return 1

    def options(self, state: Small, seat: int) -> list[int]:
        return [HEADS, TAILS]

    def take(self, state: Small, seat: int, option: int) -> None:
        state.win(int(option - HEADS != state.coin))


class Match(Together[Small]):
    """Both choose a side: the first seat wins if they are alike. To give up wins nothing."""

    def with_picks(self, picks: tuple[int, ...]) -> Match:
        return Match(self.entitled, *picks)

    def open_to(self, state: Small, seat: int) -> list[int]:
        return [0, 1, GIVE_UP]

    def resolve(self, state: Small, picks: tuple[int, ...]) -> None:
        if picks[0] == GIVE_UP or picks[1] == GIVE_UP:
            state.win(1 if picks[0] == GIVE_UP else 0)
        else:
            state.win(0 if picks[0] == picks[1] else 1)


def small(dice: Dice, *steps: Step[Small], heap: int = 0) -> Small:
    """A game with these steps on its agenda, the first one on top."""
    state = Small(Setup("small", 2, {}, 4), dice)
    state.heap = heap
    state.agenda = list(reversed(steps))
    return state
