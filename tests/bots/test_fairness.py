"""Law: a bot does not cheat. What others hold makes no difference to what it chooses, in every game and setting."""

from __future__ import annotations

from typing import Final

import pytest

from grotto.bots import LEVELS, Limit, judge_options, make_bot
from grotto.kernel import FastDice, State
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, dumped, positions

POSITIONS: Final = 4  # for each setting
ROUNDS: Final = 6
IN_A_ROW: Final = 3


def dealt(state: State, seat: int) -> State:
    """What a bot at a seat is given of a state, always with the same dice."""
    return state.redeal(seat, FastDice(9))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_bot_is_given_depends_on_its_knowledge_alone(case: Case) -> None:
    different = 0
    for number, state in enumerate(positions(case.setup(), 3, POSITIONS)):
        for seat in range(case.seats):
            other = state.redeal(seat, FastDice(number))
            different += dumped(other) != dumped(state)
            assert dumped(dealt(state, seat)) == dumped(dealt(other, seat))
    assert different, "nothing was hidden"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_knowledge_gives_the_same_choice(case: Case, level: str) -> None:
    for number, state in enumerate(positions(case.setup(), 5, POSITIONS)):
        for seat in state.awaits:
            choices = []
            for world in (state, state.redeal(seat, FastDice(number)), state.redeal(seat, FastDice(~number))):
                bot = make_bot(level, case.game, FastDice(1), Limit(rounds=ROUNDS))
                choices.append(bot.choose(dealt(world, seat), seat))
            assert choices[0] in state.options(seat)
            assert choices == choices[:1] * 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_bot_remembers_rests_on_its_knowledge_alone(case: Case, level: str) -> None:
    """Through several answers in a row, in which the search goes on in its tree."""
    state = next(iter(positions(case.setup(), 11, 1)))
    seat = state.awaits[0]
    chosen: list[list[int]] = []
    for world in (0, 1):
        bot = make_bot(level, case.game, FastDice(1), Limit(rounds=ROUNDS))
        now = state.copy()
        now.dice = FastDice(6)
        choices: list[int] = []
        while len(choices) < IN_A_ROW and seat in now.awaits:
            seen = now.redeal(seat, FastDice(world)) if world else now
            choices.append(bot.choose(dealt(seen, seat), seat))
            now.take(seat, choices[-1])
        chosen.append(choices)
    assert chosen[0]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hint_says_nothing_of_what_others_hold(case: Case) -> None:
    for state in positions(case.setup(), 7, 1):
        for seat in state.awaits:
            hints = [
                repr(judge_options(world, seat, FastDice(2), Limit(rounds=ROUNDS)))
                for world in (state, state.redeal(seat, FastDice(4)))
            ]
            assert hints[0] == hints[1]
