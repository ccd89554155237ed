"""A bot ends in time: by seconds, by rounds, when told to, and at once where there is nothing to think about."""

from __future__ import annotations

import threading

import pytest

from grotto.bots import Limit, Search, make_bot
from grotto.bots.limit import Budget
from grotto.games import find_game
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
def test_no_round_is_begun_after_the_seconds(tick: float) -> None:
    count = rounds_of(Limit(seconds=1.0, clock=Ticking(tick)))
    assert (count + 1) * tick == pytest.approx(1.0, abs=tick)


@pytest.mark.parametrize("judges", [True, False])
@pytest.mark.parametrize("seconds", [0.05, 1.0])
def test_a_round_is_broken_off_when_the_seconds_are_over(judges: bool, seconds: float) -> None:
    """The clock goes on at each look: every answer tried takes a hundredth of a second, and a round is many answers."""
    clock = Ticking(0.01)
    bot = Search(FastDice(1), Limit(seconds=seconds, clock=clock))
    state = small(FastDice(1), TakeMatches(), heap=80)
    state.judges = judges
    begun = clock.time
    assert bot.choose(state, 0) in (1, 2, 3)
    assert clock.time - begun == pytest.approx(seconds, abs=0.03)
    assert bot.rounds < (clock.time - begun) / 0.02


def test_rules_of_thumb_end_in_time_too() -> None:
    clock = Ticking(0.01)
    game = find_game("cave-troll")
    state = game.setup(2).start(FastDice(1))
    bot = make_bot("normal", game, FastDice(1), Limit(seconds=0.1, clock=clock))
    begun = clock.time
    assert bot.choose(state, state.actor) in state.options(state.actor)
    assert clock.time - begun == pytest.approx(0.1, abs=0.03)


def test_whichever_comes_first() -> None:
    assert rounds_of(Limit(seconds=1.0, rounds=5, clock=Ticking(0.01))) == 5
    assert rounds_of(Limit(seconds=1.0, rounds=500, clock=Ticking(0.01))) < 100


def test_rounds_left_goes_by_those_that_were() -> None:
    budget = Budget(Limit(seconds=1.0, rounds=1000, clock=Ticking(0.01)))
    for _ in range(51):
        budget.round()
    assert 45 < budget.rounds_left() < 55
    assert Budget(Limit(seconds=1.0), 8).rounds_left() == 8, "nothing to go by yet"
    assert Budget(Limit(rounds=8)).rounds_left() == 8


def test_the_rounds_of_a_level_count_where_the_limit_names_none() -> None:
    assert Budget(Limit(), 20).rounds == 20
    assert Budget(Limit(rounds=50), 20).rounds == 50
    assert Budget(Limit(seconds=1.0, rounds=5), 20).rounds == 5


def test_one_option_is_taken_at_once() -> None:
    bot = Search(FastDice(1), Limit(rounds=100))
    state = small(FastDice(1), TakeMatches(), heap=1)
    assert bot.choose(state, 0) == 1
    assert bot.rounds == 0


def test_another_thread_can_stop_it() -> None:
    """However it is built, it lets others have their turn while it thinks."""
    bot = Search(FastDice(1), Limit(seconds=60.0))
    thinking: list[bool] = []
    answered = threading.Event()

    def stop_it() -> None:
        while not answered.wait(0.001):
            thinking.append(bot._budget is not None)
            bot.stop()

    thread = threading.Thread(target=stop_it)
    thread.start()
    try:
        assert bot.choose(small(FastDice(1), TakeMatches(), heap=8), 0) in (1, 2, 3)
    finally:
        answered.set()
        thread.join()
    assert any(thinking)


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


def test_time_may_run_out_while_answers_are_added_to_a_question_that_has_others() -> None:
    """In a tree that is used again, so that there are such questions."""
    state, dice = find_game("cave-troll").setup(4).start(FastDice(2)), FastDice(2)
    bots = [Search(FastDice(seat), Limit()) for seat in range(4)]
    for number in range(30):
        seat = state.awaits[0]
        bots[seat].limit = Limit(seconds=150 + 7 * number, clock=Ticking(1.0))
        option = bots[seat].choose(state.redeal(seat, dice), seat)
        assert option in state.options(seat)
        state.advance(seat, option)
