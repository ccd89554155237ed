"""A bot ends in time: by seconds, by rounds, when told to, and at once where there is nothing to think about."""

from __future__ import annotations

import pytest

from grotto.bots import Limit, Search
from grotto.bots.limit import Budget
from grotto.kernel import FastDice
from tests.bots.clocks import Ticking
from tests.bots.small_games import TakeMatches, small


def rounds_of(limit: Limit) -> int:
    """The rounds that a budget lets happen."""
    budget = Budget(limit)
    count = 0
    while budget.round():
        count += 1
    return count


def test_so_many_rounds() -> None:
    assert rounds_of(Limit(rounds=7)) == 7
    assert rounds_of(Limit(rounds=0)) == 0


@pytest.mark.parametrize("tick", [0.001, 0.01, 0.3])
def test_the_last_round_ends_within_the_seconds(tick: float) -> None:
    clock = Ticking(tick)
    begun = clock.time
    count = rounds_of(Limit(seconds=1.0, clock=clock))
    assert clock.time - begun <= 1.0 + 2 * tick, "each round takes a tick, and so does the look that ends it"
    assert count >= 0.9 / tick - 2


def test_a_round_is_not_begun_that_could_end_late() -> None:
    clock = Ticking(0.01)
    budget = Budget(Limit(seconds=1.0, clock=clock))
    assert budget.round()
    clock.time += 0.6
    assert not budget.round(), "another round as long as the first would end after 1.2 seconds"


def test_whichever_comes_first() -> None:
    assert rounds_of(Limit(seconds=1.0, rounds=5, clock=Ticking(0.01))) == 5
    assert rounds_of(Limit(seconds=1.0, rounds=500, clock=Ticking(0.01))) < 100


def test_rounds_left_goes_by_those_that_were() -> None:
    budget = Budget(Limit(seconds=1.0, rounds=1000, clock=Ticking(0.01)))
    for _ in range(51):
        budget.round()
    assert 45 < budget.rounds_left() < 55
    assert Budget(Limit(rounds=8)).rounds_left() == 8


def test_one_option_is_taken_at_once() -> None:
    bot = Search(FastDice(1), Limit(rounds=100))
    state = small(FastDice(1), TakeMatches(), heap=1)
    assert bot.choose(state, 0) == 1
    assert bot.rounds == 0


@pytest.mark.parametrize("look", [2, 3, 30])
def test_it_stops_when_told_to(look: int) -> None:
    """Stopped at its first round or later, it has an answer."""
    bot = Search(FastDice(1), Limit())
    bot.limit = Limit(seconds=1e9, clock=Ticking(0.001, at=look, then=bot.stop))
    state = small(FastDice(1), TakeMatches(), heap=9)
    assert bot.choose(state, 0) in state.options(0)
    assert bot.rounds <= look


def test_it_stops_when_no_other_answer_can_catch_up() -> None:
    state = small(FastDice(1), TakeMatches(), heap=3)
    bot = Search(FastDice(1), Limit(rounds=10_000))
    assert bot.choose(state, 0) == 3
    assert bot.rounds < 10_000
