"""The law of observations: of the declared length and range, the same where the seat cannot know a difference,
different where it sees one, and with a name of its own for every number."""

from __future__ import annotations

from typing import Final

import pytest

from grotto.kernel import FastDice, State
from grotto.kernel.batch import look, mask_of
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, Player, matched, plain, play_on, positions

POSITIONS: Final = 8  # for each setting
COMPARED: Final = 120  # questions of a game, about
UNSEEN: Final = {"cave-troll": ("turns",)}
"""Facts of a game that its observations leave out on purpose: they count what has no bearing on what comes."""


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
    """Any two questions of a game that look different to a seat are observed as different."""
    setup = case.setup()
    stride = 1 + play_on(setup.start(FastDice(9)), Player(9, curious=True), 1_000_000) // COMPARED
    state, player = setup.start(FastDice(9)), Player(9, curious=True)
    seen: dict[tuple[int, bytes], str] = {}
    while True:
        for seat, view in enumerate(known(state)):
            assert seen.setdefault((seat, state.observe(seat)), view) == view
        if play_on(state, player, stride) < stride:
            break
    assert len(seen) > 10


def known(state: State) -> list[str]:
    """The views of all seats without the facts that observations leave out."""
    views = state.views(range(state.base.seats))
    facts = views[0]["facts"]
    assert isinstance(facts, dict)
    for name in UNSEEN.get(state.base.game_id, ()):
        del facts[name]
    return [plain(view) for view in views]


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
