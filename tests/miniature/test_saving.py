"""Positions of Lantern Dice: what contradicts itself is refused in one sentence, and a finished game is one too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from grotto.kernel import BadInput, FastDice, State, from_bytes, to_bytes
from grotto.kernel.position import load_position
from tests.laws.catalogue import look_up
from tests.laws.playing import played
from tests.miniature.game import GAME
from tests.miniature.table import BID, TRICKS, at

SOUND: Final = at("oil-1", "bend", step=BID).state
ROUNDS: Final = ["Round", []]


def loaded(fields: Mapping[str, Any], state: State = SOUND) -> State:
    """A state with some of its fields changed."""
    return state.base.load({**state.dump(), **fields}, FastDice(1))


def test_what_is_sound_is_loaded() -> None:
    assert loaded({}).dump() == SOUND.dump()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"oil": 1}, "oil: means nothing here"),
        ({"round": 6}, "round: must be from 1 to 5."),
        ({"leader": 2}, "leader: must be from 0 to 1."),
        ({"lights": [2]}, "There must be lights and hands for 2 players."),
        ({"lights": [2, 3]}, "lights: must be from 0 to 2."),
        ({"hands": [["oil-9"], []]}, "hands: there is no card called 'oil-9'."),
        ({"hands": [[], []]}, "There must be 4 of each card."),
        ({"lights": [0, 2]}, "Nobody may hold more than 3 cards, and nobody without a light any."),
        ({"agenda": []}, "A finished game has nothing left to do, and every other has."),
        ({"agenda": [["Lead", [0]]]}, "At the bottom of the agenda, and only there, the rounds go on."),
        ({"agenda": [ROUNDS, ROUNDS]}, "At the bottom of the agenda, and only there, the rounds go on."),
        ({"agenda": [ROUNDS, ["Sleep", []]]}, "agenda.1: there is no step called 'Sleep'"),
        ({"agenda": [ROUNDS, ["Draught", [2]]]}, "The agenda names a player who is not there."),
        ({"agenda": [ROUNDS, ["Bid", [1, -1, -1]]]}, "Players choose together only at the top of the agenda"),
        ({"agenda": [ROUNDS, ["Bid", [3, -1]]]}, "Players choose together only at the top of the agenda"),
        ({"agenda": [ROUNDS, ["Bid", [3, 2, -1]]]}, "A player has chosen what is not open to him."),
        ({"agenda": [ROUNDS, ["Tricks", [2, 3, -1, -1]]]}, "A draught threatens somebody who has no light."),
    ],
)
def test_what_contradicts_itself_is_refused(fields: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        loaded(fields)
    assert str(caught.value).startswith(sentence)


def test_somebody_without_a_light_cannot_lead_or_choose() -> None:
    state = at("oil-1", "", "", lights=(2, 0, 2), step=TRICKS).state
    with pytest.raises(BadInput, match="cannot lead"):
        loaded({"agenda": [ROUNDS, ["Lead", [1]]]}, state)
    with pytest.raises(BadInput, match="not open"):
        loaded({"agenda": [ROUNDS, ["Bid", [5, -1, 0, -1]]]}, state)


def test_a_secret_choice_is_saved_with_the_rest() -> None:
    table = at("oil-1 bend", "shelter", step=TRICKS)
    table.take(1, 4)
    for back in (
        from_bytes(to_bytes(table.state), look_up, FastDice(1)),
        load_position(look_up, table.setup.as_position(table.state), FastDice(1)),
    ):
        assert back.dump() == table.state.dump()
        assert back.awaits == (0,)


def test_a_finished_game_is_a_position_too() -> None:
    state = played(GAME.setup(3), 4)
    again = load_position(look_up, state.base.as_position(state), FastDice(1))
    assert (again.outcome, again.dump()) == (state.outcome, state.dump())
