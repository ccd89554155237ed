"""The rampage of the Raging Troll: two are pushed out of its room, the rest is removed (CT15-156)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, gold, offered, on, refused, told, where
from tests.games.cave_troll.variants.den import actions, den, go, happened, play, stay, to, turn_of, use, whom
from tests.ruling import rule

TROLL = "red raging-troll"
RAGE = {"piece": TROLL, "source": "nw4"}
NEIGHBOURS = ["nw1", "nw5", "nw6"]  # of nw4


# --- how many others ------------------------------------------------------------------------------------------------


@rule("CT15-156")
def test_alone_in_its_room_it_cannot_rampage() -> None:
    table = den("red", {"nw4": TROLL, "nw1": "blue explorer x2"})
    assert refused(table, "use", **RAGE) == "CT15-156"


@rule("CT15-156")
def test_a_single_other_is_pushed_and_nobody_is_left_to_remove() -> None:
    table = den("red", {"nw4": [TROLL, "blue explorer"]})
    use(table, TROLL, "nw4")
    assert asked(table) == ("red", "throw")
    assert choices(table) == NEIGHBOURS
    to(table, "nw5")
    assert (on(table, "nw4"), on(table, "nw5")) == ([TROLL], ["blue explorer"])
    assert told(table) == ["rampaged", "pushed"]
    assert happened(table, "rampaged") == ["red nw4"]
    assert happened(table, "pushed") == ["red raging-troll blue explorer nw4 nw5"]
    assert (actions(table), gold(table)) == (3, [0, 0])


@rule("CT15-156")
def test_two_others_are_both_pushed_and_must_be() -> None:
    table = den("red", {"nw4": [TROLL, "blue explorer", "blue knight"]})
    use(table, TROLL, "nw4")
    assert asked(table) == ("red", "rampage")
    assert refused(table, "stay") == "CT15-156"
    whom(table, "blue knight")
    to(table, "nw1")
    assert asked(table) == ("red", "throw")  # the other one must follow
    assert refused(table, "stay") == "CT15-156"
    to(table, "nw6")
    assert [on(table, field) for field in ("nw4", "nw1", "nw6")] == [[TROLL], ["blue knight"], ["blue explorer"]]
    assert told(table) == ["rampaged", "pushed", "pushed"]


@rule("CT15-156")
def test_of_three_others_the_third_is_removed() -> None:
    table = den("red", {"nw4": [TROLL, "blue explorer", "blue knight", "blue orc"]})
    use(table, TROLL, "nw4")
    assert choices(table) == ["blue explorer", "blue knight", "blue orc"]
    whom(table, "blue orc")
    to(table, "nw5")
    assert choices(table) == ["blue explorer", "blue knight"]
    whom(table, "blue explorer")
    to(table, "nw5")  # the same field serves for both
    assert on(table, "nw5") == ["blue explorer", "blue orc"]
    assert on(table, "nw4") == [TROLL]
    assert where(table, "blue knight") == "gone"
    assert happened(table, "cleared") == ["blue knight nw4 red"]


@rule("CT15-156")
def test_of_five_others_three_are_removed() -> None:
    table = den("red", {"nw4": [TROLL, "blue berserker", "green explorer x4"]}, seats=3, blue={"set": "variant"})
    use(table, TROLL, "nw4")
    whom(table, "green explorer")
    to(table, "nw1")
    whom(table, "green explorer")
    to(table, "nw1")
    assert on(table, "nw4") == [TROLL]
    assert sorted(happened(table, "cleared")) == ["blue berserker nw4 red"] + ["green explorer nw4 red"] * 2


# --- who -------------------------------------------------------------------------------------------------------------


@rule("CT15-156")
def test_its_player_chooses_among_the_characters_of_all_players_his_own_too() -> None:
    board = {"nw4": [TROLL, "red paladin", "blue thief", "green banshee", "green treasure"]}
    table = den("red green", board, seats=3)
    use(table, TROLL, "nw4")
    assert choices(table) == ["blue thief", "green banshee", "red paladin"]
    assert refused(table, "choose-piece", piece=TROLL) == "CT15-156"
    whom(table, "red paladin")
    to(table, "nw1")
    whom(table, "green banshee")
    to(table, "nw1")
    assert on(table, "nw1") == ["green banshee", "red paladin"]
    assert on(table, "nw4") == [TROLL]
    assert happened(table, "cleared") == ["blue thief nw4 red", "green treasure nw4 red"]


@rule("CT15-156")
def test_his_own_heroes_are_removed_like_all_others() -> None:
    table = den("red", {"nw4": [TROLL, "red paladin", "red explorer", "blue explorer x2"]})
    use(table, TROLL, "nw4")
    whom(table, "blue explorer")
    to(table, "nw1")
    whom(table, "blue explorer")
    to(table, "nw1")
    assert on(table, "nw4") == [TROLL]
    assert where(table, "red paladin") == "gone"
    assert sorted(happened(table, "cleared")) == ["red explorer nw4 red", "red paladin nw4 red"]


@rule("CT15-156", "CT15-056")
def test_a_barbarian_is_pushed_like_anybody() -> None:
    table = den("red", {"nw4": [TROLL, "blue barbarian"]})
    use(table, TROLL, "nw4")
    to(table, "nw6")
    assert on(table, "nw6") == ["blue barbarian"]


@rule("CT15-156")
def test_another_raging_troll_is_pushed_or_removed_like_anybody() -> None:
    table = den("red blue", {"nw4": [TROLL, "blue raging-troll", "blue grunt", "blue banshee"]})
    use(table, TROLL, "nw4")
    whom(table, "blue grunt")
    to(table, "nw1")
    whom(table, "blue raging-troll")
    to(table, "nw1")
    assert on(table, "nw1") == ["blue grunt", "blue raging-troll"]
    assert where(table, "blue banshee") == "gone"


@rule("CT15-156", "CT15-073")
def test_a_cave_troll_is_never_pushed_but_removed() -> None:
    table = den("red", {"nw4": [TROLL, "blue cave-troll"]})
    use(table, TROLL, "nw4")
    assert where(table, "blue cave-troll") == "gone"
    assert told(table) == ["rampaged", "cleared"]
    assert where(table, TROLL) == "nw4"


@rule("CT15-156")
def test_a_chest_alone_is_figure_enough_and_is_removed_without_a_push() -> None:
    table = den("red", {"nw4": [TROLL, "red treasure"]})
    use(table, TROLL, "nw4")
    assert on(table, "nw4") == [TROLL]
    assert where(table, "red treasure") == "gone"
    assert told(table) == ["rampaged", "cleared"]


@rule("CT15-156")
def test_chests_go_with_the_rest_when_there_are_characters_too() -> None:
    table = den("red", {"nw4": [TROLL, "blue explorer", "blue treasure", "red treasure"]})
    use(table, TROLL, "nw4")
    to(table, "nw1")
    assert on(table, "nw4") == [TROLL]
    assert on(table, "nw1") == ["blue explorer"]
    assert happened(table, "cleared") == ["red treasure nw4 red", "blue treasure nw4 red"]


@rule("CT15-156")
def test_those_in_other_rooms_are_left_in_peace() -> None:
    table = den("red", {"nw4": [TROLL, "blue explorer"], "nw1": "blue explorer x2", "nw6": "blue treasure"})
    use(table, TROLL, "nw4")
    to(table, "nw6")
    assert on(table, "nw1") == ["blue explorer", "blue explorer"]
    assert on(table, "nw6") == ["blue explorer", "blue treasure"]


@rule("CT15-156")
@pytest.mark.parametrize("field", ["st-nw", "pit-w"])
def test_on_stairs_and_in_pits_it_cannot_rampage(field: str) -> None:
    table = den("red", {field: [TROLL, "blue orc", "blue wraith"]})
    assert refused(table, "use", piece=TROLL, source=field) == "CT15-156"


@rule("CT15-156", "CT15-013")
def test_it_may_rampage_again_with_another_action_of_the_same_turn() -> None:
    table = den("red", {"nw4": [TROLL, "blue explorer"], "nw1": "red banshee"})
    use(table, TROLL, "nw4")
    to(table, "nw5")
    go(table, "red banshee", "nw1", "nw4")
    stay(table)
    use(table, TROLL, "nw4")
    to(table, "nw6")
    assert on(table, "nw6") == ["red banshee"]


@rule("CT15-156")
def test_in_anothers_turn_it_cannot_rampage() -> None:
    table = den("red", {"nw4": [TROLL, "blue explorer"]}, turn=turn_of("blue"))
    assert refused(table, "use", **RAGE) == "CT15-030"


# --- where to --------------------------------------------------------------------------------------------------------


@rule("CT15-156", "CT15-088")
def test_heroes_are_never_thrown_into_a_pit_and_monsters_may_be() -> None:
    table = den("red", {"w": [TROLL, "blue knight", "blue orc"]})
    use(table, TROLL, "w")
    whom(table, "blue knight")
    assert choices(table) == ["nw5", "sw5"]
    assert refused(table, "choose-field", target="pit-w") == "CT15-031"
    to(table, "nw5")
    assert choices(table) == ["nw5", "pit-w", "sw5"]
    to(table, "pit-w")
    assert on(table, "pit-w") == ["blue orc"]


@rule("CT15-156")
def test_stairs_behind_a_door_are_a_field_to_be_thrown_to() -> None:
    table = den("red", {"nw1": [TROLL, "blue explorer"]})
    use(table, TROLL, "nw1")
    assert choices(table) == ["nw2", "nw4", "st-nw"]
    assert refused(table, "choose-field", target="nw5") == "CTX-002"
    to(table, "st-nw")
    assert on(table, "st-nw") == ["blue explorer"]


@rule("CT15-156", "CT15-032")
def test_full_rooms_are_closed_to_those_who_are_thrown() -> None:
    table = den(
        "red", {"nw4": [TROLL, "blue explorer"], "nw1": "green explorer x5", "nw5": "green explorer x4"}, seats=3
    )
    use(table, TROLL, "nw4")
    assert choices(table) == ["nw5", "nw6"]
    assert refused(table, "choose-field", target="nw1") == "CT15-032"


@rule("CT15-156", "CT15-041", "CT15-073", "CT15-172")
def test_rooms_with_knights_cave_trolls_and_idols_are_closed_to_them() -> None:
    board = {"nw5": [TROLL, "blue thief"], "nw3": "green knight", "nw4": "green cave-troll", "w": "blue knight"}
    table = den("red", board, seats=3, idols={"nw7": "red"})
    use(table, TROLL, "nw5")  # w alone is open, where only his own Knight is
    assert on(table, "w") == ["blue knight", "blue thief"]


@rule("CT15-156", "CT15-041")
def test_the_trolls_own_players_knight_does_not_count_as_opposing_but_for_the_one_who_is_thrown() -> None:
    # judged as for the thrown one's player: an Adventurer of green may not go to blue's Knight, one of blue may
    board = {"nw4": [TROLL, "blue explorer", "green explorer"], "nw1": "blue knight"}
    table = den("red", board, seats=3)
    use(table, TROLL, "nw4")
    whom(table, "green explorer")
    assert refused(table, "choose-field", target="nw1") == "CT15-041"
    to(table, "nw5")
    assert choices(table) == NEIGHBOURS


@rule("CT15-156", "CT15-041")
def test_a_thrown_knight_may_be_thrown_to_an_opposing_knight() -> None:
    table = den("red", {"nw4": [TROLL, "blue knight"], "nw1": "green knight"}, seats=3)
    use(table, TROLL, "nw4")
    to(table, "nw1")
    assert on(table, "nw1") == ["blue knight", "green knight"]


# --- when not everybody can be pushed -------------------------------------------------------------------------------

WALLED = {"nw1": "green explorer x5", "nw5": "green cave-troll", "nw6": "green knight"}
"""All ways out of nw4 closed, but for green's own heroes (nw6), and for Knights."""


@rule("CT15-156")
def test_where_nobody_can_be_pushed_everybody_is_removed() -> None:
    table = den("red", {**WALLED, "nw4": [TROLL, "blue explorer", "blue orc", "red paladin"]}, seats=3)
    use(table, TROLL, "nw4")
    assert on(table, "nw4") == [TROLL]
    assert told(table) == ["rampaged", "cleared", "cleared", "cleared"]
    assert (actions(table), asked(table)) == (3, ("red", "turn"))


@rule("CT15-156")
def test_only_those_who_can_be_pushed_can_be_chosen_and_the_rest_is_removed() -> None:
    table = den("red", {**WALLED, "nw4": [TROLL, "blue explorer", "blue thief", "green thief"]}, seats=3)
    use(table, TROLL, "nw4")  # green's Thief alone has a way
    assert on(table, "nw6") == ["green knight", "green thief"]
    assert on(table, "nw4") == [TROLL]
    assert told(table) == ["rampaged", "pushed", "cleared", "cleared"]


@rule("CT15-156")
def test_where_two_cannot_fit_one_is_pushed_and_the_other_removed() -> None:
    board = {"nw4": [TROLL, "blue explorer", "blue thief"], "nw1": "green explorer x4"}
    table = den("red", {**board, "nw5": "green cave-troll", "nw6": "green knight"}, seats=3)
    use(table, TROLL, "nw4")
    assert choices(table) == ["blue explorer", "blue thief"]
    whom(table, "blue explorer")  # the last place in nw1
    assert on(table, "nw1") == ["blue explorer"] + ["green explorer"] * 4
    assert where(table, "blue thief") == "gone"
    assert told(table) == ["rampaged", "pushed", "cleared"]


@rule("CT15-156")
def test_a_knight_thrown_first_closes_his_new_room_to_the_second() -> None:
    table = den("red", {"nw4": [TROLL, "blue knight", "green explorer", "blue explorer"]}, seats=3)
    use(table, TROLL, "nw4")
    whom(table, "blue knight")
    to(table, "nw1")
    whom(table, "green explorer")
    assert choices(table) == ["nw5", "nw6"]
    assert refused(table, "choose-field", target="nw1") == "CT15-041"


@rule("CT15-156", "CT15-042")
def test_a_knight_thrown_onto_orcs_removes_them_and_makes_room_for_the_second() -> None:
    board = {
        "nw4": [TROLL, "blue knight", "blue thief"],
        "nw1": ["green orc", "blue explorer x3"],
        "nw5": "green cave-troll",
        "nw6": "green explorer x5",
    }
    table = den("red", board, seats=3)
    use(table, TROLL, "nw4")
    whom(table, "blue knight")  # fifth in nw1 until the Orc goes; then there is a place for the Thief, who must take it
    assert where(table, "green orc") == "gone"
    assert on(table, "nw1") == ["blue explorer"] * 3 + ["blue knight", "blue thief"]
    assert told(table) == ["rampaged", "pushed", "slain", "pushed"]
    assert happened(table, "slain") == ["green orc nw1 blue knight"]


@rule("CT15-156", "CT15-089")
def test_a_thrown_wraith_pushes_nobody_where_it_arrives() -> None:
    table = den("red", {"nw4": [TROLL, "blue wraith"], "nw1": "green explorer"}, seats=3)
    use(table, TROLL, "nw4")
    to(table, "nw1")
    assert asked(table) == ("red", "turn")
    assert on(table, "nw1") == ["blue wraith", "green explorer"]


@rule("CT15-156", "CT15-089", "CT15-087")
def test_a_thrown_wraith_has_no_exception_for_full_rooms() -> None:
    table = den("red", {"nw4": [TROLL, "blue wraith"], "nw1": "green explorer x5"}, seats=3)
    use(table, TROLL, "nw4")
    assert choices(table) == ["nw5", "nw6"]
    assert refused(table, "choose-field", target="nw1") == "CT15-032"


@rule("CT15-156", "CT15-135")
def test_two_giant_slayers_thrown_into_rooms_earn_each_for_his_player() -> None:
    table = den("red blue", {"nw4": [TROLL, "red giant-slayer", "blue giant-slayer"]})
    use(table, TROLL, "nw4")
    whom(table, "blue giant-slayer")
    to(table, "nw1")
    to(table, "nw1")
    assert gold(table) == [1, 1]


@rule("CT15-156", "CT15-145")
def test_a_room_of_six_is_emptied_too() -> None:
    board = {"nw4": [TROLL, "red explorer x3", "red paladin", "blue berserker"]}
    table = den("red blue", board)
    use(table, TROLL, "nw4")
    whom(table, "blue berserker")
    to(table, "nw1")
    whom(table, "red paladin")
    to(table, "nw1")
    assert on(table, "nw4") == [TROLL]
    assert happened(table, "cleared") == ["red explorer nw4 red"] * 3


@rule("CT15-156", "CT15-172")
def test_a_cloaked_hero_who_is_removed_takes_the_cloak_with_him() -> None:
    table = den("red", {"nw4": [TROLL, "red paladin", "blue explorer x2"]}, red={"artifacts": "cloak"})
    play(table, "cloak")
    use(table, TROLL, "nw4")
    for _ in range(2):
        whom(table, "blue explorer")
        to(table, "nw1")
    assert where(table, "red paladin") == "gone"
    assert table.state.facts()["cloaked"] is None
    assert not offered(table, "play-artifact", card="cloak")
