"""Win chances: for each option as a hint, and through a finished game with the answers where it turned."""

from __future__ import annotations

import pytest

from grotto.bots import Limit, Moment, Random, course, judge_options, judge_position, turning_points
from grotto.games import find_game
from grotto.kernel import NOBODY, FastDice, Match
from tests.bots.small_games import TakeMatches, small
from tests.laws.catalogue import look_up
from tests.miniature.game import GAME as MINIATURE


@pytest.fixture(scope="module")
def finished() -> Match:
    """A whole game of the miniature, with an answer taken back."""
    match = Match(MINIATURE.setup(3), FastDice(5))
    bot = Random(FastDice(6))
    seat = match.state.actor
    match.take(seat, match.state.options(seat)[0])
    match.undo(seat)
    while not match.state.over:
        seat = match.state.awaits[0]
        match.take(seat, bot.choose(match.state, seat))
    return match


def test_the_chances_go_from_the_beginning_to_the_outcome(finished: Match) -> None:
    moments = course(finished.transcript, look_up, FastDice(1), looks=20)
    assert [moment.entry for moment in moments] == list(range(len(finished.transcript.entries) + 1))
    assert moments[0].seat == NOBODY
    assert [moment.seat for moment in moments[1:]] == [entry.seat for entry in finished.transcript.entries]
    assert all(sum(moment.chances) == pytest.approx(1) for moment in moments)
    outcome = finished.state.outcome
    assert outcome is not None
    won = [float(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(3)]
    assert moments[-1].chances == (won if outcome.winners else pytest.approx([1 / 3] * 3))
    assert max(moments[0].chances) < 0.8, "nothing is decided at the beginning"


def test_turning_points_are_the_great_changes_the_greatest_first() -> None:
    chances = [[0.5, 0.5], [0.55, 0.45], [0.2, 0.8], [0.35, 0.65], [1.0, 0.0]]
    moments = [Moment(number, number % 2, here) for number, here in enumerate(chances)]
    turned = turning_points(moments)
    assert [(turning.entry, turning.seat) for turning in turned] == [(4, 0), (2, 0), (3, 0)]
    assert [turning.change for turning in turned] == pytest.approx([0.65, -0.35, 0.15])
    assert [turning.entry for turning in turning_points(moments, least=0.5)] == [4]


def test_moments_and_turning_points_are_plain_for_clients() -> None:
    assert Moment(3, 1, [1 / 3, 2 / 3]).plain() == {"entry": 3, "seat": 1, "chances": [0.3333, 0.6667]}
    turned = turning_points([Moment(0, NOBODY, [0.5, 0.5]), Moment(1, 0, [0.75, 0.25])])
    assert [turning.plain() for turning in turned] == [{"entry": 1, "seat": 0, "change": 0.25}]


def test_a_position_that_is_won_is_judged_so() -> None:
    state = small(FastDice(1), TakeMatches(), heap=3)
    state.judges = True
    assert judge_position(state, FastDice(1)) == pytest.approx([1.0, 0.0])


def test_a_hint_shows_the_chance_of_each_option() -> None:
    state = small(FastDice(1), TakeMatches(), heap=6)
    hints = judge_options(state, 0, FastDice(1), Limit(rounds=1500))
    assert hints[0].option == 2
    chances = {hint.option: hint.chance for hint in hints}
    assert chances[2] > 0.85
    assert chances[1] < chances[2] > chances[3]


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_a_hint_at_the_table_covers_every_option(edition: str) -> None:
    state = find_game("cave-troll").setup(3, {"edition": edition, "characters": "classic"}).start(FastDice(1))
    hints = judge_options(state, state.actor, FastDice(1), Limit(rounds=10))
    assert sorted(hint.option for hint in hints) == sorted(state.options(state.actor))
    assert all(0 <= hint.chance <= 1 for hint in hints)
