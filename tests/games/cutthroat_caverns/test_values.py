"""What attacks are worth: ladders, riders, the order in which things came into force."""

from __future__ import annotations

import pytest

from grotto.games.cutthroat_caverns.ladders import final_value, riding, start_value
from grotto.games.cutthroat_caverns.pieces import CROWD, RALLY, SPECIAL, STRENGTH, WEB, Blow
from tests.games.cutthroat_caverns.table import fight
from tests.ruling import rule

MARKS = {"web": WEB, "crowd": CROWD, "strength": STRENGTH, "rally": RALLY}


def worth(card: str, *turns: str, special: bool = False, holy: bool = False) -> int:
    """The final value of an attack after what has come into force, in order."""
    state = fight("ripper", ["", "", ""]).state
    cavern = state.cavern
    codes = tuple(MARKS[turn] if turn in MARKS else cavern.card(turn) for turn in turns)
    blow = Blow(0, cavern.card(card), codes, SPECIAL if special else 0, holy=holy)
    return final_value(state, blow)


@rule("CC-111", "CC-112", "CC-113")
def test_halving_and_doubling_turn_a_card_by_one_rung() -> None:
    assert worth("attack-25") == 25
    assert worth("attack-25", "web") == 15
    assert worth("attack-25", "rally") == 50
    assert worth("attack-25", "rally", "rally") == 50
    assert worth("attack-100", "web", "crowd") == 0
    assert worth("attack-100", "web", "crowd", "web") == 0
    assert worth("poke-with-stick", "rally") == 0


@rule("CC-115")
def test_what_passes_the_end_of_a_ladder_is_lost() -> None:
    assert worth("attack-30", "rally", "rally", "web") == 30
    assert worth("attack-30", "web", "rally", "rally") == 60
    assert worth("attack-30", "web", "web", "web", "rally") == 15


@rule("CC-120", "CC-121")
def test_a_special_attack_has_a_ladder_of_its_own() -> None:
    assert worth("backstab") == 20
    assert worth("backstab", special=True) == 50
    assert worth("backstab", "rally", special=True) == 100
    assert worth("backstab", "crowd", special=True) == 25


@rule("CC-116", "CC-128")
def test_holy_water_is_added_to_what_was_rotated() -> None:
    assert worth("throw-holy-water") == 10
    assert worth("throw-holy-water", holy=True) == 60
    assert worth("throw-holy-water", "web", holy=True) == 55


@rule("CC-155", "CC-156", "CC-153")
def test_riders_count_in_the_order_in_which_they_were_played() -> None:
    assert worth("attack-30", "focus-strength") == 55
    assert worth("attack-30", "slip-behind") == 60
    assert worth("attack-30", "focus-strength", "slip-behind") == 110
    assert worth("attack-30", "slip-behind", "focus-strength") == 85
    assert worth("attack-30", "focus-strength", "focus-strength") == 80


@rule("CC-154", "CC-117")
def test_everything_else_turns_the_riders_too() -> None:
    assert worth("attack-30", "focus-strength", "rally") == 110
    assert worth("attack-30", "focus-strength", "web") == 30
    assert worth("attack-30", "strength", "focus-strength") == 110
    assert worth("attack-30", "slip-behind", "focus-strength", "rally") == 60 + 50
    assert worth("attack-30", "web", "slip-behind", "focus-strength") == 30 + 15


@rule("CC-158")
def test_a_rider_on_a_card_of_one_rung() -> None:
    assert worth("poke-with-stick", "focus-strength") == 25
    assert worth("poke-with-stick", "slip-behind") == 0
    assert worth("poke-with-stick", "focus-strength", "slip-behind") == 50


@pytest.mark.parametrize(
    ("pending", "turns", "waiting"),
    [
        (["focus-strength", "focus-strength"], ["focus-strength", "focus-strength"], []),
        (["slip-behind", "slip-behind"], ["slip-behind"], ["slip-behind"]),
        (["web", "crowd", "strength"], ["web", "crowd", "strength"], ["crowd", "strength"]),
    ],
)
@rule("CC-155", "CC-152")
def test_what_rides_along_and_what_waits(pending: list[str], turns: list[str], waiting: list[str]) -> None:
    cavern = fight("ripper", ["", "", ""]).state
    codes = {name: MARKS[name] if name in MARKS else cavern.cavern.card(name) for name in (*pending, *waiting)}
    found = riding(cavern, tuple(codes[name] for name in pending))
    assert found == (tuple(codes[name] for name in turns), tuple(codes[name] for name in waiting))


@rule("CC-258")
def test_the_value_at_which_an_attack_starts() -> None:
    state = fight("ripper", ["", "", ""]).state
    card = state.cavern.card
    assert start_value(state, Blow(0, card("attack-30"), (RALLY,))) == 30
    assert start_value(state, Blow(0, card("backstab"), (), SPECIAL)) == 50
    assert start_value(state, Blow(0, card("poke-with-stick"))) == 0
    assert start_value(state, Blow(0, card("unintentional-strike"))) == 5
