"""Dealing anew what a seat cannot know: it notices nothing, all the rest is dealt, and every deal is possible."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import Refused
from tests.games.cave_troll.step_positions import POSITIONS
from tests.games.cave_troll.table import Table, cave, held
from tests.games.cave_troll.wandering import TABLES, lair_for, some_options, wander
from tests.ruling import rule

TABLE = st.integers(0, len(TABLES) - 1)
SEED = st.integers(0, 2**32)


def seen(state: Cave, seat: int | None) -> str:
    """All that a seat is shown at a question but its refusals."""
    shown: list[object] = [state.view(seat)]
    if seat is not None:
        shown += [repr(state.describe(seat, option)) for option in state.options(seat)]
        shown.append(repr(state.question(seat)))
    return json.dumps(shown)


def refusals(state: Cave, seat: int, options: list[int]) -> list[str]:
    """Why some options are not on a seat's list."""
    return [repr(state.refusal(seat, option)) for option in options if option not in state.options(seat)]


# --- the seat notices nothing ---------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(TABLE, SEED)
@rule("CTX-013")
def test_a_seat_sees_no_difference_at_any_question_of_a_game(table: int, seed: int) -> None:
    lair = lair_for(table)
    chance = FastDice(seed)
    for state, _ in wander(lair, seed, turns=20):
        before = state.dump()
        for seat in (None, *range(lair.seats)):
            other = state.redeal(seat, FastDice(chance.below(2**30, "test")))
            other.check()
            assert seen(other, seat) == seen(state, seat)
            if seat is not None:
                some = some_options(lair, chance, 20)
                assert refusals(other, seat, some) == refusals(state, seat, some)
        assert state.dump() == before


@pytest.mark.parametrize("step", POSITIONS)
def test_a_seat_sees_no_difference_in_the_middle_of_any_effect(step: str) -> None:
    state = cave(**POSITIONS[step]).state
    for seat in (None, *range(state.lair.seats)):
        other = state.redeal(seat, FastDice(5))
        other.check()
        assert seen(other, seat) == seen(state, seat)
        assert other.agenda == state.agenda


@settings(max_examples=12, deadline=None)
@given(TABLE, SEED)
def test_both_games_go_on_alike_until_something_is_revealed(table: int, seed: int) -> None:
    lair = lair_for(table)
    chance = FastDice(seed)
    for state, seat in wander(lair, seed, turns=20):
        if state.over or chance.below(8, "test"):
            continue
        one, other = state.copy(), state.redeal(seat, FastDice(chance.below(2**30, "test")))
        one.recording = other.recording = True
        while not one.over and one.asks == (seat,):
            options = one.options(seat)
            option = options[chance.below(len(options), "test")]
            one.take(seat, option)
            other.take(seat, option)
            if one.reveals != state.reveals or one.over:
                break
            assert seen(other, seat) == seen(one, seat)
            assert other.heard(seat) == one.heard(seat)


def test_a_redealt_copy_is_independent_and_uses_the_dice_it_was_given() -> None:
    table = cave("2015")
    before = table.state.dump()
    dice = FastDice(3)
    other = table.state.redeal(0, dice)
    assert other.dice is dice
    other.take(0, 1)
    assert table.state.dump() == before
    with pytest.raises(Refused):
        other.take(1, 1)


# --- and all that it cannot know is dealt ---------------------------------------------------------------------------


def dealt(table: Table, seat: int | None, count: int = 400) -> list[Cave]:
    """Many ways of dealing the same position anew."""
    dice = FastDice(11)
    return [table.state.redeal(seat, dice) for _ in range(count)]


def pile(state: Cave, seat: int) -> list[str]:
    """A pile from the top, by name."""
    zone = next(zone for zone in state.zones() if zone.name == f"{('red', 'blue', 'green')[seat]} pile")
    return zone.contents[::-1]


def hand(state: Cave, seat: int, name: str = "hand") -> list[str]:
    """A hand, or another zone of a seat."""
    return next(zone for zone in state.zones() if zone.name == f"{('red', 'blue', 'green')[seat]} {name}").contents


THREE = {"pile": ["orc", "knight", "thief"], "gone": "..."}


@rule("CTX-013")
def test_in_2006_every_order_of_every_pile_comes_up() -> None:
    table = cave(red=THREE, blue=THREE)
    for seat in (0, 1, None):
        found = dealt(table, seat)
        for owner in (0, 1):
            orders = [tuple(pile(state, owner)) for state in found]
            assert len(set(orders)) == 6
            assert all(40 <= orders.count(order) <= 100 for order in set(orders))  # 67 each, give or take 3.5 sigma


@rule("CTX-013")
def test_in_2015_a_seat_knows_its_own_hand_and_others_can_hold_anything() -> None:
    cards = {"pile": ["orc", "knight"], "hand": "thief", "gone": "..."}
    table = cave("2015", red=cards, blue=cards)
    for seat, other in ((0, 1), (1, 0)):
        found = dealt(table, seat)
        assert all(hand(state, seat) == hand(table.state, seat) for state in found)
        assert len({tuple(pile(state, seat)) for state in found}) == 2
        assert len({(*hand(state, other), *pile(state, other)) for state in found}) == 6
    found = dealt(table, None)
    for seat in (0, 1):
        assert len({(*hand(state, seat), *pile(state, seat)) for state in found}) == 6


def test_a_card_just_drawn_is_known_to_who_drew_it_alone() -> None:
    red = {"pile": ["orc"], "drawn": "knight", "hand": "thief", "gone": "..."}
    table = cave("2015", red=red, agenda=["Turn", ("ChooseCard", ["red"])])
    for state in dealt(table, 0, 40):
        assert (hand(state, 0), hand(state, 0, "drawn")) == (["red thief card"], ["red knight card"])
    found = dealt(table, 1)
    assert len({(*hand(state, 0), *hand(state, 0, "drawn"), *pile(state, 0)) for state in found}) == 6


@rule("CTX-013")
def test_artifacts_of_others_and_the_stack_are_dealt_anew_but_not_how_many_each_holds() -> None:
    table = cave(seats=3, red={"artifacts": "wand"}, blue={"artifacts": ["helm", "idol"]}, common={"spent": "cloak"})
    unknown = {"helm", "idol", "sword", "chalice-of-teleportation"}
    found = [Table(state) for state in dealt(table, 0)]
    assert all(held(one, "red") == ["wand"] and len(held(one, "blue")) == 2 for one in found)
    assert all(held(one, "green") == [] and one.state.stack_left == 2 for one in found)
    assert {tuple(held(one, "blue")) for one in found} == {
        (one, other)
        for one in ("helm", "chalice-of-teleportation", "idol", "sword")
        for other in ("chalice-of-teleportation", "idol", "sword")
        if ("helm", "chalice-of-teleportation", "idol", "sword").index(one)
        < ("helm", "chalice-of-teleportation", "idol", "sword").index(other)
    }
    stacks = {tuple(stack(one)) for one in found}
    assert len(stacks) == 12
    assert {name for order in stacks for name in order} == unknown
    watched = [Table(state) for state in dealt(table, None)]
    assert {name for one in watched for name in held(one, "red")} == unknown | {"wand"}


def stack(table: Table) -> list[str]:
    """The stack of artifacts."""
    return next(zone for zone in table.state.zones() if zone.name == "artifacts").contents


@rule("CT06-122", "CT15-111")
def test_after_the_game_the_artifacts_that_were_paid_are_known() -> None:
    table = cave(turn={"ended": "last-piece"}, red={"artifacts": ["wand"]}, blue={"artifacts": ["helm"]})
    for state in dealt(table, 0, 40):
        assert (held(Table(state), "red"), held(Table(state), "blue")) == (["wand"], ["helm"])
    assert len({tuple(stack(Table(state))) for state in dealt(table, 0)}) == 24


def test_before_the_deal_only_the_artifacts_are_hidden() -> None:
    table = cave(**POSITIONS["ChooseSet"])
    for state in dealt(table, 1, 10):
        before, after = table.state.dump(), state.dump()
        assert before.pop("stack") != after.pop("stack")
        assert after == before
