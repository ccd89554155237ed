"""Law 1: every offered option can be taken; every other answer is refused with a rule and changes nothing."""

from __future__ import annotations

from typing import Final

import pytest

from grotto.kernel import Refused, State
from grotto.kernel.rulebook import Rulebook, read_rulebook
from grotto.kernel.words import LANGUAGES
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, described, dumped, played, positions

POSITIONS: Final = 40  # for each setting
OUTSIDE: Final = (-(2**40), -2, -1, 2**31, 2**40)


def rulebooks(case: Case) -> list[Rulebook]:
    """A game's rulebook in every language."""
    folder = case.game.folder()
    return [read_rulebook((folder / f"rules.{lang}.md").read_text(encoding="utf-8")) for lang in LANGUAGES]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_offered_can_be_taken_and_nothing_else(case: Case) -> None:
    books = rulebooks(case)
    for state in positions(case.setup(), 1, POSITIONS):
        offers_hold(state)
        refusals_hold(state, books)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_can_be_answered_when_the_game_is_over(case: Case) -> None:
    books = rulebooks(case)
    state = played(case.setup(), 1)
    before = dumped(state)
    for seat in range(-1, case.seats + 1):
        assert state.options(seat) == ()
        for option in (0, 1, state.base.size - 1, *OUTSIDE):
            assert refuses(state, seat, option, books)
    assert (state.asks, state.awaits) == ((), ())
    assert dumped(state) == before


def offers_hold(state: State) -> None:
    """Every option of every asked seat can be taken, says what it is, and is found again by what it means."""
    assert state.asks
    assert set(state.awaits) <= set(state.asks)
    assert state.awaits
    before = dumped(state)
    for seat in state.asks:
        options = state.options(seat)
        assert options or seat not in state.awaits
        assert len(set(options)) == len(options)
        words = {described(state, seat, option)[1:] for option in options}
        assert len(words) == len(options), "two options look the same"
        for option in options:
            described_option = state.describe(seat, option)
            assert described_option.number == option
            assert state.find(seat, described_option.intent) == option
            assert state.why_not(seat, described_option.intent) is None
            twin = state.copy()
            twin.take(seat, option)
            assert twin.over or twin.awaits
            assert twin.over or dumped(twin) != before
    assert dumped(state) == before


def refusals_hold(state: State, books: list[Rulebook]) -> None:
    """Every other number is refused, for those who are asked and for those who are not."""
    before = dumped(state)
    state.recording = True
    state.events.clear()
    state.dice.rolls = []
    size = state.base.size
    for seat in range(-1, state.base.seats + 2):
        offered = set(state.options(seat)) if 0 <= seat < state.base.seats else set()
        numbers = range(size) if seat in state.asks else (0, 1, size - 1)
        for option in (*numbers, size, *OUTSIDE):
            if option not in offered:
                assert refuses(state, seat, option, books)
    assert dumped(state) == before
    assert (state.events, state.dice.rolls) == ([], [])


def refuses(state: State, seat: int, option: int, books: list[Rulebook]) -> bool:
    """Whether an answer is refused with a rule that stands in the rulebook of every language."""
    with pytest.raises(Refused) as caught:
        state.take(seat, option)
    rule = caught.value.refusal.rule
    return all(rule in book.statements for book in books)
