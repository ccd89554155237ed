"""The law of observations: of the declared length and range, the same where the seat cannot know a difference,
different where it sees one, and with a name of its own for every number."""

from __future__ import annotations

from typing import Final

import pytest

from grotto.kernel import FastDice
from grotto.kernel.batch import look, mask_of
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, matched, positions, shown

POSITIONS: Final = 8  # for each setting


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_number_has_a_name_and_keeps_to_its_range(case: Case) -> None:
    setup = case.setup()
    layout = setup.layout()
    names, highest = layout.names(), layout.highest()
    assert len(names) == len(set(names)) == layout.size == len(highest)
    assert [layout.start_of(block.name) for block in layout.blocks] == [block.start for block in layout.blocks]
    assert all(block.meaning for block in layout.blocks)
    states = [*positions(setup, 7, POSITIONS), *[matched(setup, seed).state for seed in range(2)]]
    for state in states:
        for seat in range(case.seats):
            seen = state.observe(seat)
            assert len(seen) == layout.size
            assert all(value <= most for value, most in zip(seen, highest, strict=True))
    assert case.setup().layout().fingerprint() == layout.fingerprint()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_know_is_not_observed(case: Case) -> None:
    for number, state in enumerate(positions(case.setup(), 8, POSITIONS)):
        for seat in range(case.seats):
            other = state.redeal(seat, FastDice(number))
            assert other.observe(seat) == state.observe(seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_is_shown_is_observed(case: Case) -> None:
    """Where a copy differs in what a seat knows alone, it is observed as different just if it is shown so."""
    different = 0
    for number, state in enumerate(positions(case.setup(), 9, POSITIONS)):
        for other in (None, *range(case.seats)):
            copy = state.redeal(other, FastDice(number))
            for seat in range(case.seats):
                differs = shown(state, seat) != shown(copy, seat)
                assert (state.observe(seat) != copy.observe(seat)) == differs
                different += differs
    assert different or case.pack is not None, "no copy differed by what a seat knows"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_look_has_the_mask_of_the_options_behind_the_observation(case: Case) -> None:
    setup = case.setup()
    size = setup.layout().size
    for state in positions(setup, 10, POSITIONS):
        for seat in state.asks:
            seen = look(state, seat, bytes(setup.size), True)
            assert seen[:size] == state.observe(seat)
            mask = seen[size:]
            assert len(mask) == setup.size == len(setup.option_names())
            assert [option for option, open_now in enumerate(mask) if open_now] == sorted(state.options(seat))
            assert set(mask) <= {0, 1}
            assert mask_of(state.options(seat), bytes(setup.size)) == mask
            assert not any(look(state, seat, bytes(setup.size), False)[size:])
