"""The Berserker as sixth in a room: into which full rooms he may go, and how (CT15-144, CT15-145)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, offered, on, refused
from tests.games.cave_troll.variants.den import (
    den,
    end_turns,
    go,
    happened,
    play,
    play_card,
    stay,
    to,
    turn_of,
    use,
    whom,
)
from tests.ruling import rule

FIVE = "blue explorer x5"
ENTER = {"piece": "red berserker", "source": "nw4", "target": "nw1"}


def crowded(*others: str) -> list[str]:
    """Four blue Adventurers and those named."""
    return ["blue explorer x4", *others]


# --- whom he joins --------------------------------------------------------------------------------------------------


@rule("CT15-144")
def test_a_berserker_may_join_five_opposing_characters() -> None:
    table = den("red", {"nw4": "red berserker", "nw1": FIVE})
    go(table, **ENTER)
    assert on(table, "nw1") == ["blue explorer"] * 5 + ["red berserker"]


@rule("CT15-144", "CT15-032")
@pytest.mark.parametrize(
    "other", ["explorer", "paladin", "giant-slayer", "assassin", "grunt", "banshee", "raging-troll"]
)
def test_nobody_else_of_his_set_may(other: str) -> None:
    table = den("red", {"nw4": f"red {other}", "nw1": FIVE})
    assert refused(table, "move", piece=f"red {other}", source="nw4", target="nw1") == "CT15-032"


@rule("CT15-144")
@pytest.mark.parametrize("own", ["explorer", "paladin", "grunt", "raging-troll"])
def test_with_one_of_his_own_player_among_the_five_he_may_not_be_it_hero_or_monster(own: str) -> None:
    table = den("red", {"nw4": "red berserker", "nw1": crowded(f"red {own}")})
    assert refused(table, "move", **ENTER) == "CT15-144"


@rule("CT15-144")
def test_the_five_may_be_of_several_opponents_and_of_any_family() -> None:
    five = ["blue explorer x2", "green orc", "green wraith", "yellow barbarian"]
    table = den("red", {"nw4": "red berserker", "nw1": five}, seats=4)
    go(table, **ENTER)
    assert len(on(table, "nw1")) == 6


@rule("CT15-144", "CT15-032")
def test_a_chest_is_none_of_the_five_even_his_own_players() -> None:
    table = den("red", {"nw4": "red berserker", "nw1": [FIVE, "red treasure"]})
    go(table, **ENTER)
    assert "red berserker" in on(table, "nw1")


@rule("CT15-144", "CT15-032")
def test_four_and_his_own_are_no_hindrance_where_a_place_is_left() -> None:
    table = den("red", {"nw4": "red berserker", "nw1": ["red explorer x4", "red treasure", "blue treasure"]})
    go(table, **ENTER)
    assert "red berserker" in on(table, "nw1")


@rule("CT15-144", "CT15-032")
def test_a_full_room_with_a_berserker_in_it_is_as_closed_as_any() -> None:
    table = den("red", {"nw4": "blue explorer", "nw1": crowded("red berserker")}, turn=turn_of("blue"))
    assert refused(table, "move", piece="blue explorer", source="nw4", target="nw1") == "CT15-032"


# --- six ------------------------------------------------------------------------------------------------------------


@rule("CT15-145")
def test_six_are_closed_to_a_second_berserker() -> None:
    table = den("red green", {"nw1": [FIVE, "green berserker"], "nw4": "red berserker"}, seats=3)
    assert refused(table, "move", **ENTER) == "CT15-145"


@rule("CT15-145", "CT15-087")
def test_six_are_closed_to_a_wraith_that_could_push_one_out() -> None:
    move = {"piece": "red wraith", "source": "nw4", "target": "nw1"}
    board = {"nw1": [FIVE, "green berserker"], "nw4": ["red wraith"]}
    assert refused(den("green", board, seats=3), "move", **move) == "CT15-145"
    board["nw1"] = [FIVE]
    assert offered(den("green", board, seats=3), "move", **move)


@rule("CT15-145", "CT15-032")
def test_six_are_closed_to_all_others_and_to_a_jumping_thief() -> None:
    board = {
        "nw1": ["blue explorer x5", "green berserker"],
        "nw4": ["red explorer", "red knight", "red thief", "red orc"],
    }
    table = den("green", board, seats=3)
    for piece in ("red explorer", "red knight", "red thief", "red orc"):
        assert refused(table, "move", piece=piece, source="nw4", target="nw1") == "CT15-032"
    use(table, "red thief", "nw4")
    assert refused(table, "choose-field", target="nw1") == "CT15-032"


@rule("CT15-145", "CT15-088")
def test_nobody_is_pushed_into_a_room_with_six() -> None:
    table = den(
        "blue green",
        {"nw1": ["red explorer x5", "green berserker"], "nw4": ["red wraith", "blue berserker"]},
        seats=3,
    )
    use(table, "red wraith", "nw4")
    assert choices(table) == ["nw5", "nw6"]
    assert refused(table, "choose-field", target="nw1") == "CT15-145"


@rule("CT15-145")
def test_when_one_of_six_leaves_five_are_left_and_the_room_is_full() -> None:
    table = den("red green", {"nw1": [FIVE, "green berserker"], "nw4": ["red berserker", "red explorer"]}, seats=3)
    step = {"piece": "red explorer", "source": "nw4", "target": "nw1"}
    end_turns(table, "blue")
    go(table, "blue explorer", "nw1", "nw2")
    end_turns(table, "red")
    assert refused(table, "move", **step) == "CT15-032"
    assert offered(table, "move", **ENTER)  # five, and none of his player's
    end_turns(table, "blue")
    go(table, "blue explorer", "nw1", "nw2")
    end_turns(table, "red")
    go(table, "red explorer", "nw4", "nw1")
    assert refused(table, "move", **ENTER) == "CT15-144"


@rule("CT15-145")
def test_the_berserker_himself_may_leave_and_come_back() -> None:
    table = den("red", {"nw1": [FIVE, "red berserker"]})
    go(table, "red berserker", "nw1", "nw4")
    go(table, **ENTER)
    assert len(on(table, "nw1")) == 6


@rule("CT15-145", "CT15-041")
def test_an_opposing_knight_among_the_five_stops_him() -> None:
    table = den("red", {"nw4": "red berserker", "nw1": crowded("blue knight")})
    assert refused(table, "move", **ENTER) == "CT15-041"
    table = den("red", {"nw4": "red berserker", "nw1": "blue knight"})
    assert refused(table, "move", **ENTER) == "CT15-041"


@rule("CT15-145", "CT15-073")
def test_a_cave_troll_stops_him() -> None:
    table = den("red", {"nw4": "red berserker", "nw1": crowded("blue cave-troll")})
    assert refused(table, "move", **ENTER) == "CT15-073"
    table = den("red", {"nw4": "red berserker", "nw1": "blue cave-troll"})
    assert refused(table, "move", **ENTER) == "CT15-073"


@rule("CT15-145", "CT15-172")
def test_an_idol_stops_him() -> None:
    table = den("red", {"nw4": "red berserker"}, idols={"nw1": "blue"})
    assert refused(table, "move", **ENTER) == "CT15-172"


@rule("CT15-145", "CT15-031")
def test_no_pit_is_open_to_him() -> None:
    table = den("red", {"w": "red berserker"})
    assert refused(table, "move", piece="red berserker", source="w", target="pit-w") == "CT15-031"


# --- ways of entering -----------------------------------------------------------------------------------------------


@rule("CT15-144", "CT15-088")
def test_a_wraith_may_push_him_into_a_room_with_five() -> None:
    table = den("blue", {"nw4": ["red wraith", "blue berserker"], "nw1": "red explorer x5"})
    use(table, "red wraith", "nw4")
    assert choices(table) == ["nw1", "nw5", "nw6"]
    to(table, "nw1")
    assert on(table, "nw1") == ["blue berserker"] + ["red explorer"] * 5
    assert happened(table, "pushed") == ["red wraith blue berserker nw4 nw1"]


@rule("CT15-144", "CT15-088")
def test_a_wraith_may_not_push_him_into_a_room_with_one_of_his_own_among_five() -> None:
    board = {"nw4": ["red wraith", "blue berserker", "blue explorer"], "nw1": ["red explorer x4", "blue paladin"]}
    table = den("blue", board)
    use(table, "red wraith", "nw4")
    whom(table, "blue berserker")
    assert choices(table) == ["nw5", "nw6"]
    assert refused(table, "choose-field", target="nw1") == "CT15-144"


@rule("CT15-144", "CT15-088", "CT15-032")
def test_a_wraith_may_push_nobody_else_into_five() -> None:
    table = den("blue", {"nw4": ["red wraith", "blue paladin"], "nw1": "red explorer x5"})
    use(table, "red wraith", "nw4")
    assert choices(table) == ["nw5", "nw6"]
    assert refused(table, "choose-field", target="nw1") == "CT15-032"


@rule("CT15-144", "CT15-087")
def test_a_wraith_may_enter_five_if_only_a_berserker_there_has_a_full_room_to_go_to() -> None:
    board = {
        "st-nw": "red wraith",
        "nw1": ["blue berserker", "red barbarian", "red explorer", "red thief", "red knight"],
        "nw2": "green explorer x5",
        "nw4": ["green explorer x4", "green orc"],
    }
    table = den("blue", board, seats=3)
    go(table, "red wraith", "st-nw", "nw1")
    assert asked(table) == ("red", "push-whom")
    whom(table, "blue berserker")
    assert choices(table) == ["nw2", "nw4", "st-nw"]
    to(table, "nw2")
    assert len(on(table, "nw2")) == 6


@rule("CT15-144", "CT15-172")
def test_the_helm_may_lead_him_into_five_and_on() -> None:
    table = den("blue", {"nw4": "blue berserker", "nw1": "red explorer x5"}, red={"artifacts": "helm"})
    play(table, "helm")
    go(table, "blue berserker", "nw4", "nw1")
    assert len(on(table, "nw1")) == 6
    go(table, "blue berserker", "nw1", "nw2")
    stay(table)
    assert on(table, "nw2") == ["blue berserker"]


@rule("CT15-144", "CT15-172")
def test_the_helm_may_not_lead_him_to_one_of_his_own_among_five() -> None:
    board = {"nw4": "blue berserker", "nw1": ["red explorer x4", "blue explorer"]}
    table = den("blue", board, red={"artifacts": "helm"})
    play(table, "helm")
    to(table, "nw4")
    assert refused(table, "move", piece="blue berserker", source="nw4", target="nw1") == "CT15-144"


@rule("CT15-144", "CT15-156")
def test_a_raging_troll_may_throw_him_into_five() -> None:
    table = den("red blue", {"nw4": ["red raging-troll", "blue berserker"], "nw1": "red explorer x5"})
    use(table, "red raging-troll", "nw4")
    assert choices(table) == ["nw1", "nw5", "nw6"]
    to(table, "nw1")
    assert len(on(table, "nw1")) == 6


@rule("CT15-144", "CT15-156")
def test_a_raging_troll_throws_only_one_of_two_berserkers_into_five() -> None:
    board = {
        "nw1": ["red raging-troll", "blue berserker", "green berserker"],
        "nw2": ["yellow explorer x5"],
        "nw4": ["red explorer x3", "blue explorer", "green explorer"],
    }
    table = den("red blue green", board, seats=4)
    use(table, "red raging-troll", "nw1")
    whom(table, "blue berserker")
    assert choices(table) == ["nw2", "st-nw"]
    to(table, "nw2")  # now six; the other one has but the stairs
    assert on(table, "st-nw") == ["green berserker"]
    assert len(on(table, "nw2")) == 6


@rule("CT15-144", "CT15-071")
def test_he_may_escape_from_a_cave_troll_into_five() -> None:
    table = den(
        "blue",
        {"nw4": "blue berserker", "nw1": "red explorer x5"},
        red={"pile": ["cave-troll", "..."], "hand": "treasure"},
    )
    play_card(table, "cave-troll+2")
    to(table, "nw4")
    go(table, "blue berserker", "nw4", "nw1")
    assert len(on(table, "nw1")) == 6


@rule("CT15-144", "CT15-071")
def test_he_may_not_escape_to_one_of_his_own_among_five() -> None:
    table = den(
        "blue",
        {"nw4": "blue berserker", "nw1": ["red explorer x4", "blue grunt"]},
        red={"pile": ["cave-troll", "..."], "hand": "treasure"},
    )
    play_card(table, "cave-troll+2")
    to(table, "nw4")
    assert asked(table) == ("blue", "escape")
    assert refused(table, "move", piece="blue berserker", source="nw4", target="nw1") == "CT15-144"


@rule("CT15-144", "CT15-172")
def test_cloaked_he_passes_through_a_room_with_five_and_ends_in_another() -> None:
    table = den(
        "red", {"st-nw": "red berserker", "nw1": FIVE, "nw4": crowded("blue knight")}, red={"artifacts": "cloak"}
    )
    play(table, "cloak")
    go(table, "red berserker*", "st-nw", "nw1")
    assert len(on(table, "nw1")) == 6
    go(table, "red berserker*", "nw1", "nw4")  # five with an opposing Knight: the Cloak opens that, he joins them
    assert len(on(table, "nw4")) == 6


@rule("CT15-144", "CT15-172")
def test_the_cloak_makes_any_other_hero_no_berserker_and_him_no_friend_of_his_own() -> None:
    table = den("red", {"nw4": "red paladin", "nw1": FIVE}, red={"artifacts": "cloak"})
    play(table, "cloak")
    assert refused(table, "move", piece="red paladin*", source="nw4", target="nw1") == "CT15-032"
    table = den("red", {"nw4": "red berserker", "nw1": crowded("red grunt")}, red={"artifacts": "cloak"})
    play(table, "cloak")
    assert refused(table, "move", piece="red berserker*", source="nw4", target="nw1") == "CT15-144"


@rule("CT15-145", "CT15-172")
def test_under_the_cloak_six_and_an_idol_are_closed_to_him() -> None:
    board = {"nw4": "red berserker", "nw1": [FIVE, "green berserker"]}
    table = den("red green", board, seats=3, idols={"nw6": "blue"}, red={"artifacts": "cloak"})
    play(table, "cloak")
    assert refused(table, "move", piece="red berserker*", source="nw4", target="nw1") == "CT15-145"
    assert refused(table, "move", piece="red berserker*", source="nw4", target="nw6") == "CT15-172"


@rule("CT15-144", "CT15-171")
def test_stairs_have_no_limit_for_him_either() -> None:
    table = den("red", {"nw1": "red berserker", "st-nw": ["red explorer x4", "blue explorer x4"]})
    go(table, "red berserker", "nw1", "st-nw")
    assert len(on(table, "st-nw")) == 9
