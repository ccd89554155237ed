"""The search finds what is right in games where that is known, and does not count on what it cannot know."""

from __future__ import annotations

from collections import Counter

import pytest

from grotto.bots import Limit, Search
from grotto.bots.walk import judged
from grotto.kernel import NO_PICK, FastDice, GrottoError
from tests.bots.small_games import GIVE_UP, GO, HEADS, SAFE, TAILS, Dare, Guess, Match, TakeMatches, small


def searched(seed: int = 1, rounds: int = 400) -> Search:
    """A search of so many rounds."""
    return Search(FastDice(seed), Limit(rounds=rounds))


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10])
def test_it_finds_the_winning_answer_by_playing_on(heap: int) -> None:
    assert searched(rounds=1500).choose(small(FastDice(1), TakeMatches(), heap=heap), 0) == heap % 4


@pytest.mark.parametrize("heap", [21, 38])
def test_it_uses_what_the_game_knows_of_the_chances(heap: int) -> None:
    state = small(FastDice(1), TakeMatches(), heap=heap)
    state.judges = True
    assert searched(rounds=20).choose(state, 0) == heap % 4


def test_it_thinks_only_about_what_is_sensible() -> None:
    state = small(FastDice(1), TakeMatches(), heap=6)
    state.judges = True
    state.worth_a_look = (1, 3)
    assert {estimate.option for estimate in searched().estimate(state, 0)} == {1, 3}


def test_games_played_on_by_lot_go_by_the_leanings() -> None:
    """Who always takes one match wins from an odd heap and loses from an even one."""
    for heap, chances in ((7, [1.0, 0.0]), (8, [0.0, 1.0])):
        state = small(FastDice(1), TakeMatches(), heap=heap)
        state.leans = [1, 0, 0]
        assert judged(state, FastDice(heap)) == chances


def test_it_does_not_plan_on_knowing_what_is_hidden() -> None:
    """Whoever looks into each deal by itself wins every guess there, and would go."""
    state = small(FastDice(1), Dare())
    found = {estimate.option: estimate for estimate in searched(rounds=2000).estimate(state, 0)}
    assert found[SAFE].chance == pytest.approx(0.6, abs=0.05)
    assert found[GO].chance == pytest.approx(0.5, abs=0.08)
    assert searched(rounds=2000).choose(state, 0) == SAFE


def test_both_sides_of_a_hidden_coin_are_alike() -> None:
    found = searched(rounds=1000).estimate(small(FastDice(1), Guess()), 0)
    assert {estimate.option for estimate in found} == {HEADS, TAILS}
    assert all(estimate.chance == pytest.approx(0.5, abs=0.1) for estimate in found)


@pytest.mark.parametrize("seat", [0, 1])
def test_those_who_choose_together_cannot_be_seen_through(seat: int) -> None:
    choices: Counter[int] = Counter()
    for seed in range(60):
        state = small(FastDice(seed), Match(0b11, NO_PICK, NO_PICK))
        choices[searched(seed, rounds=200).choose(state.redeal(seat, FastDice(seed)), seat)] += 1
    assert min(choices[0], choices[1]) >= 15
    assert choices[GIVE_UP] <= 6


@pytest.mark.parametrize("pick", [0, 1, GIVE_UP])
def test_a_secret_choice_already_made_tells_nothing(pick: int) -> None:
    answers = []
    for made in (pick, 1):
        state = small(FastDice(1), Match(0b11, NO_PICK, made))
        answers.append(searched(7, rounds=100).choose(state.redeal(0, FastDice(3)), 0))
    assert answers[0] == answers[1]


def test_it_goes_on_from_what_it_knows() -> None:
    state = small(FastDice(1), Dare())
    bot = searched(3, rounds=300)
    bot.choose(state, 0)
    state.take(0, bot.choose(state, 0))
    assert bot.reused == 0, "asked the same again, it begins anew"
    state = small(FastDice(1), Dare())
    state.worth_a_look = (GO,)
    bot = searched(3, rounds=300)
    assert bot.choose(state, 0) == GO
    state.take(0, GO)
    assert bot.choose(state, 0) in (HEADS, TAILS)
    assert bot.reused > 0


def test_the_recommended_option_comes_first() -> None:
    state = small(FastDice(1), TakeMatches(), heap=7)
    found = searched(rounds=800).estimate(state, 0)
    assert found[0].option == 3
    assert found[0].chance > 0.9
    assert sorted(estimate.option for estimate in found) == [1, 2, 3]


@pytest.mark.parametrize(("rounds", "seen"), [(0, {0.5}), (1, {0.0, 1.0}), (2, {0.0, 0.5, 1.0})])
def test_an_option_that_nobody_has_tried_is_not_said_to_win(rounds: int, seen: set[float]) -> None:
    found = searched(rounds=rounds).estimate(small(FastDice(1), TakeMatches(), heap=7), 0)
    assert sorted(estimate.option for estimate in found) == [1, 2, 3]
    tried = [estimate.chance for estimate in found if estimate.visits]
    untried = {estimate.chance for estimate in found if not estimate.visits}
    assert untried == {sum(tried) / len(tried) if tried else 0.5}
    assert untried <= seen


def test_what_is_given_is_left_as_it_is() -> None:
    state = small(FastDice(1), TakeMatches(), heap=9)
    searched().choose(state, 0)
    assert (state.heap, state.turn, state.options(0)) == (9, 0, (1, 2, 3))


def test_a_seat_that_is_not_asked_has_no_choice() -> None:
    with pytest.raises(GrottoError, match="nothing to choose"):
        searched().choose(small(FastDice(1), TakeMatches(), heap=9), 1)
