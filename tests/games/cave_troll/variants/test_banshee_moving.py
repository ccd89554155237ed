"""The Banshee's long move: up to two fields with one action (CT15-165)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, offered, on, refused
from tests.games.cave_troll.variants.den import actions, den, go, happened, play, play_card, stay, to
from tests.ruling import rule

BANSHEE = "red banshee"


@rule("CT15-165")
def test_a_banshee_goes_two_fields_with_one_action() -> None:
    table = den("red", {"nw1": BANSHEE})
    go(table, BANSHEE, "nw1", "nw4")
    assert asked(table) == ("red", "next-step")
    go(table, BANSHEE, "nw4", "nw6")
    assert on(table, "nw6") == [BANSHEE]
    assert asked(table) == ("red", "turn")
    assert actions(table) == 3
    assert happened(table, "moved") == ["red banshee nw1 nw4", "red banshee nw4 nw6"]


@rule("CT15-165")
def test_she_may_stop_after_one_field() -> None:
    table = den("red", {"nw1": BANSHEE})
    go(table, BANSHEE, "nw1", "nw4")
    stay(table)
    assert on(table, "nw4") == [BANSHEE]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT15-165")
def test_a_third_field_needs_another_action_and_each_action_is_worth_two() -> None:
    table = den("red", {"nw1": BANSHEE})
    for source, target in (("nw1", "nw4"), ("nw4", "nw6"), ("nw6", "n2"), ("n2", "pit-c")):
        go(table, BANSHEE, source, target)
    assert actions(table) == 2
    assert on(table, "pit-c") == [BANSHEE]


@rule("CT15-165")
def test_all_open_fields_around_are_offered_for_the_second_step_the_first_one_too() -> None:
    table = den("red", {"nw3": BANSHEE, "w": "blue knight"})
    go(table, BANSHEE, "nw3", "nw5")
    assert choices(table) == sorted([f"red banshee nw5 {target}" for target in ("nw3", "nw4", "nw7")] + ["stay"])
    go(table, BANSHEE, "nw5", "nw3")
    assert on(table, "nw3") == [BANSHEE]


@rule("CT15-165")
@pytest.mark.parametrize(
    ("what", "number"),
    [("blue explorer x5", "CT15-032"), ("blue knight", "CT15-041"), ("blue cave-troll", "CT15-073"), ("", "CT15-172")],
)
def test_neither_step_may_lead_into_a_closed_room(what: str, number: str) -> None:
    board = {"nw4": [what] if what else []}
    idols = {} if what else {"nw4": "blue"}
    table = den("red", {**board, "nw1": BANSHEE}, idols=idols)
    assert refused(table, "move", piece=BANSHEE, source="nw1", target="nw4") == number
    table = den("red", {**board, "st-nw": BANSHEE}, idols=idols)
    go(table, BANSHEE, "st-nw", "nw1")
    assert refused(table, "move", piece=BANSHEE, source="nw1", target="nw4") == number


@rule("CT15-165")
def test_she_cannot_leap_over_a_closed_room_or_a_wall() -> None:
    table = den("red", {"nw1": BANSHEE, "nw4": "blue knight"})
    assert refused(table, "move", piece=BANSHEE, source="nw1", target="nw6") == "CTX-002"
    go(table, BANSHEE, "nw1", "nw2")
    assert refused(table, "move", piece=BANSHEE, source="nw2", target="nw4") == "CTX-002"


@rule("CT15-165", "CT15-031")
def test_pits_and_stairs_are_fields_like_others_on_her_way() -> None:
    table = den("red", {"w": BANSHEE})
    go(table, BANSHEE, "w", "pit-w")
    go(table, BANSHEE, "pit-w", "sw7")
    assert on(table, "sw7") == [BANSHEE]
    table = den("red", {"nw3": BANSHEE})
    go(table, BANSHEE, "nw3", "st-nw")
    go(table, BANSHEE, "st-nw", "nw1")
    assert on(table, "nw1") == [BANSHEE]
    table = den("red", {"nw4": BANSHEE})
    go(table, BANSHEE, "nw4", "nw1")
    go(table, BANSHEE, "nw1", "st-nw")
    assert on(table, "st-nw") == [BANSHEE]


@rule("CT15-165", "CT15-033")
def test_stairs_are_not_linked_for_her() -> None:
    table = den("red", {"st-nw": BANSHEE})
    assert refused(table, "move", piece=BANSHEE, source="st-nw", target="st-ne") == "CTX-002"


@rule("CT15-165")
def test_to_go_back_she_may_use_the_place_that_she_has_left() -> None:
    table = den("red", {"s": "blue explorer x5", "n2": [BANSHEE, "blue explorer x4"]})
    go(table, BANSHEE, "n2", "pit-c")
    assert choices(table) == ["red banshee pit-c n2", "stay"]


@rule("CT15-165", "CT15-145")
def test_with_no_way_on_the_move_ends_after_one_field() -> None:
    table = den("red green", {"s": "blue explorer x5", "n2": [BANSHEE, "blue explorer x4", "green berserker"]}, seats=3)
    go(table, BANSHEE, "n2", "pit-c")  # five are left in n2, and there is no other door
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT15-165", "CT15-071")
def test_escaping_from_a_cave_troll_she_goes_one_field_only() -> None:
    table = den("blue", {"nw4": "blue banshee"}, red={"pile": ["cave-troll", "..."], "hand": "treasure"})
    play_card(table, "cave-troll+2")
    to(table, "nw4")
    go(table, "blue banshee", "nw4", "nw1")
    assert asked(table) == ("red", "turn")
    assert on(table, "nw1") == ["blue banshee"]


@rule("CT15-165", "CT15-172")
def test_under_the_helm_she_makes_three_single_steps() -> None:
    table = den("blue", {"nw1": "blue banshee"}, red={"artifacts": "helm"})
    play(table, "helm")
    for source, target in (("nw1", "nw4"), ("nw4", "nw6"), ("nw6", "n2")):
        go(table, "blue banshee", source, target)
    assert asked(table) == ("red", "turn")
    assert actions(table) == 3


@rule("CT15-165", "CT15-172")
def test_under_the_helm_pits_are_closed_to_her() -> None:
    table = den("blue", {"w": "blue banshee"}, red={"artifacts": "helm"})
    play(table, "helm")
    assert not offered(table, "move", piece="blue banshee", source="w", target="pit-w")


@rule("CT15-165")
@pytest.mark.parametrize(
    "kind", ["explorer", "paladin", "giant-slayer", "berserker", "assassin", "grunt", "raging-troll"]
)
def test_no_other_character_goes_two_fields(kind: str) -> None:
    table = den("red", {"nw1": f"red {kind}"})
    go(table, f"red {kind}", "nw1", "nw4")
    assert asked(table) == ("red", "turn")
