"""Law 2: nothing done to a copy reaches the state; bytes bring a state back; a transcript comes to the same end."""

from __future__ import annotations

import json
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.kernel import FastDice, KeyedDice, State, from_bytes, read_transcript, replay, to_bytes, verify
from grotto.kernel.position import load_position
from tests.laws.catalogue import CASES, look_up
from tests.laws.playing import Case, Player, dumped, matched, plain, play_on, positions, shown

POSITIONS: Final = 30  # for each setting
FURTHER: Final = 25  # answers given to a copy
TRANSCRIPTS: Final = 2  # for each setting
EXAMPLES: Final = 60


def everything(state: State) -> str:
    """A state with all that it shows to anybody."""
    seats: list[int | None] = [None, *range(state.base.seats)]
    return dumped(state) + plain([shown(state, seat) for seat in seats])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_is_independent(case: Case) -> None:
    for state in positions(case.setup(), 2, POSITIONS):
        before = everything(state)
        copy, twin = state.copy(), state.copy()
        assert everything(copy) == before
        play_on(copy, Player(1), FURTHER)
        assert everything(state) == before
        play_on(twin, Player(1), FURTHER)
        assert everything(twin) == everything(copy), "a copy has the same dice"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_survives_bytes_and_json(case: Case) -> None:
    for state in positions(case.setup(), 3, POSITIONS):
        before = everything(state)
        data = to_bytes(state)
        assert to_bytes(from_bytes(data, look_up, FastDice(1))) == data
        back = from_bytes(data, look_up, FastDice(1))
        assert everything(back) == before
        again = state.base.load(json.loads(json.dumps(state.dump())), FastDice(1))
        assert everything(again) == before
        play_on(back, Player(2), FURTHER)
        play_on(again, Player(2), FURTHER)
        assert everything(back) == everything(again)
        assert everything(state) == before
        state.check()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_survives_a_readable_position(case: Case) -> None:
    for state in positions(case.setup(), 4, POSITIONS):
        text = state.base.as_position(state)
        back = load_position(look_up, text, FastDice(1), case.pack)
        for seat in (None, *range(case.seats)):
            assert shown(back, seat) == shown(state, seat)
        assert back.base.as_position(back) == text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_game_survives_bytes(case: Case) -> None:
    state = matched(case.setup(), 5).state
    assert state.over
    assert everything(from_bytes(to_bytes(state), look_up, FastDice(1))) == everything(state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_transcript_replays_to_the_same_state_and_log(case: Case) -> None:
    for seed in range(TRANSCRIPTS):
        match = matched(case.setup(), seed, KeyedDice(bytes([seed]) * 32), undo=True)
        match.reveal_secret()
        text = match.written()
        transcript = read_transcript(text)
        assert transcript.to_json() == text
        again = replay(transcript, look_up)
        assert again.written() == text
        assert again.log == match.log
        assert everything(again.state) == everything(match.state)
        assert again.state.outcome == match.state.outcome
        assert verify(transcript, look_up) == len(transcript.every_roll())


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.sampled_from(CASES), st.integers(0, 2**32), st.integers(0, 400))
def test_a_game_can_be_left_and_taken_up_anywhere(case: Case, seed: int, moves: int) -> None:
    match = matched(case.setup(), seed, moves=moves, undo=True)
    again = replay(read_transcript(match.written()), look_up)
    assert again.log == match.log
    back = from_bytes(to_bytes(match.state), look_up, FastDice(seed))
    assert everything(back) == everything(again.state) == everything(match.state)
