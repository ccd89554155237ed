"""Random play to the end: the same as answering one by one, only quicker."""

from __future__ import annotations

import pytest

from grotto.games import find_game
from grotto.kernel import FastDice, Game
from grotto.kernel.rollout import roll_out
from tests.laws.playing import dumped
from tests.miniature.game import GAME

GAMES = [GAME, find_game("cave-troll")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_played_to_its_end(game: Game) -> None:
    setup = game.setup(3)
    for seed in range(5):
        state = setup.start(FastDice(seed))
        answers = roll_out(state, FastDice(seed))
        assert state.over
        assert answers > 0
        assert roll_out(state, FastDice(seed)) == 0, "nothing is left to answer"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_the_same_as_answering_one_by_one(game: Game) -> None:
    setup = game.setup(2)
    one, other = setup.start(FastDice(1)), setup.start(FastDice(1))
    answers = roll_out(one, FastDice(2))
    lot = FastDice(2)
    for _ in range(answers):
        assert not other.over
        other.answer_by_lot(lot)
    assert dumped(one) == dumped(other)


@pytest.mark.parametrize("limit", [0, 1, 7])
def test_it_stops_after_so_many_answers(limit: int) -> None:
    state, other = GAME.setup(3).start(FastDice(1)), GAME.setup(3).start(FastDice(1))
    assert roll_out(state, FastDice(2), limit) == limit
    lot = FastDice(2)
    for _ in range(limit):
        other.answer_by_lot(lot)
    assert dumped(state) == dumped(other)
    assert not state.over
