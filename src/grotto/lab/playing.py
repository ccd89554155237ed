"""One game of a run, from its number alone: who played, how it ended, and what happened how often."""

from __future__ import annotations

from collections import Counter
from typing import Final

from grotto.bots import Bot, Random
from grotto.kernel import EVERYONE, NOBODY, Event, FastDice, Game, Outcome, Setup, State
from grotto.lab.plan import Plan
from grotto.lab.players import make_player

UNFINISHED: Final = "unfinished"
"""The ending of a game that was given up because it had reached the plan's greatest length."""


class Played:
    """A game that has been played."""

    def __init__(self, number: int, seed: int, seating: list[str], first: int) -> None:
        self.number = number
        self.seed = seed
        self.seating = seating
        self.first = first  # who was asked first
        self.answers = [0] * len(seating)
        self.events: Counter[tuple[int, tuple[int, ...]]] = Counter()  # by kind and data
        self.outcome = Outcome((), (0,) * len(seating), UNFINISHED)


class Player:
    """A bot at its seat. It is given copies in which all that its seat cannot know has been dealt anew."""

    def __init__(self, bot: Bot, dice: FastDice) -> None:
        self._bot = bot
        self._dice = dice
        self._by_lot = bot.dice if type(bot) is Random else None

    def answer(self, state: State, seat: int) -> None:
        """Choose, and give the answer. Who answers by lot need be shown nothing, and so costs no copy."""
        if self._by_lot is not None and state.actor == seat:
            state.answer_by_lot(self._by_lot)
        else:
            state.take(seat, self._bot.choose(state.redeal(seat, self._dice), seat))


def play_game(game: Game, setup: Setup, plan: Plan, number: int) -> Played:
    """Play a game of a plan. Its dice, and those of every bot, follow from the plan's seed and the number."""
    seating = plan.seating(number)
    seed = plan.seed_for(number, "game")
    players = [_seated(game, plan, number, seat, name) for seat, name in enumerate(seating)]
    state = setup.start(FastDice(seed), recording=True)
    played = Played(number, seed, seating, _next_asked(state))
    for _ in range(plan.longest):
        if state.outcome is not None:
            break
        seat = _next_asked(state)
        played.answers[seat] += 1
        players[seat].answer(state, seat)
    played.events = Counter([(event.kind, event.data) for event in state.events if _in_full(event)])
    if state.outcome is not None:
        played.outcome = state.outcome
    return played


def _seated(game: Game, plan: Plan, number: int, seat: int, name: str) -> Player:
    bot = make_player(name, game, FastDice(plan.seed_for(number, f"bot {seat}")), plan.limit())
    return Player(bot, FastDice(plan.seed_for(number, f"deal {seat}")))


def _next_asked(state: State) -> int:
    """Who answers next; of several who choose together, those first whom the game waits for, in the order of seats."""
    if state.outcome is not None:
        return NOBODY
    return state.actor if state.actor != NOBODY else state.awaits[0]


def _in_full(event: Event) -> bool:
    """Whether an event tells all it could. What is told to all but some is told to those more fully in another one."""
    return event.audience >= EVERYONE
