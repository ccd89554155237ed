"""The Giant Slayer: a gold piece for entering a room, and his end together with a Raging Troll (CT15-135, CT15-136)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, gold, on, refused, told, where
from tests.games.cave_troll.variants.den import (
    actions,
    den,
    end_turns,
    go,
    happened,
    next_turn,
    play,
    play_card,
    stay,
    to,
    turn_of,
    use,
    whom,
)
from tests.ruling import rule

# --- the gold -------------------------------------------------------------------------------------------------------


@rule("CT15-135")
def test_a_giant_slayer_earns_a_gold_piece_by_entering_a_room() -> None:
    table = den("red", {"nw1": "red giant-slayer"}, red={"gold": 7})
    go(table, "red giant-slayer", "nw1", "nw4")
    assert gold(table) == [8, 0]
    assert happened(table, "earned") == ["red nw4 1"]


@rule("CT15-135")
def test_he_earns_only_once_in_a_turn_and_again_in_the_next() -> None:
    table = den("red", {"nw1": "red giant-slayer"})
    for source, target in (("nw1", "nw4"), ("nw4", "nw6"), ("nw6", "nw4"), ("nw4", "nw1")):
        go(table, "red giant-slayer", source, target)
        assert gold(table) == [1, 0]
    assert asked(table)[0] == "blue"
    end_turns(table, "red")
    go(table, "red giant-slayer", "nw1", "nw4")
    assert gold(table) == [2, 0]
    go(table, "red giant-slayer", "nw4", "nw1")
    assert gold(table) == [2, 0]
    assert happened(table, "earned") == ["red nw4 1", "red nw4 1"]


@rule("CT15-135")
def test_stairs_are_no_room_and_do_not_use_up_the_turns_gold() -> None:
    table = den("red", {"nw1": "red giant-slayer"})
    go(table, "red giant-slayer", "nw1", "st-nw")
    assert gold(table) == [0, 0]
    go(table, "red giant-slayer", "st-nw", "nw3")
    assert gold(table) == [1, 0]


@rule("CT15-135")
def test_he_earns_nothing_when_he_is_played_onto_stairs_and_then_by_his_first_step() -> None:
    table = den("red", red={"pile": ["giant-slayer", "..."], "hand": "treasure"})
    play_card(table, "giant-slayer")
    to(table, "st-nw")
    assert gold(table) == [0, 0]
    go(table, "red giant-slayer", "st-nw", "nw1")
    assert gold(table) == [1, 0]


@rule("CT15-135")
def test_nobody_else_earns_by_entering_a_room() -> None:
    table = den("red", {"nw1": ["red paladin", "red berserker", "red assassin", "red explorer"]})
    for hero in ("paladin", "berserker", "assassin", "explorer"):
        go(table, f"red {hero}", "nw1", "nw4")
    assert gold(table) == [0, 0]


@rule("CT15-135", "CT15-060")
def test_he_earns_nothing_when_others_enter_his_room() -> None:
    table = den("red", {"nw1": "red giant-slayer", "nw4": ["red explorer", "red grunt"]})
    go(table, "red explorer", "nw4", "nw1")
    go(table, "red grunt", "nw4", "nw1")
    assert gold(table) == [0, 0]


@rule("CT15-135")
def test_each_players_giant_slayer_earns_for_his_own_player() -> None:
    board = {"nw4": "red banshee", "nw1": "blue giant-slayer", "nw6": "red giant-slayer"}
    table = den("red blue", board)
    go(table, "red giant-slayer", "nw6", "nw4")
    use(table, "red banshee", "nw4")
    assert on(table, "nw4") == ["blue giant-slayer", "red banshee", "red giant-slayer"]
    assert gold(table) == [1, 1]
    assert happened(table, "earned") == ["red nw4 1", "blue nw4 1"]


@rule("CT15-135", "CT15-086")
def test_he_earns_when_a_wraith_pushes_him_into_a_room_once_in_the_pushers_turn() -> None:
    table = den("blue", {"nw1": ["red wraith", "blue giant-slayer"], "nw4": "red explorer"})
    use(table, "red wraith", "nw1")
    to(table, "nw2")
    assert gold(table) == [0, 1]
    go(table, "red wraith", "nw1", "nw2")  # pushes him on, back or onwards
    to(table, "n1")
    assert on(table, "n1") == ["blue giant-slayer"]
    assert gold(table) == [0, 1]
    next_turn(table)
    go(table, "red wraith", "nw2", "n1")
    to(table, "ne2")
    assert gold(table) == [0, 2]


@rule("CT15-135", "CT15-088")
def test_he_earns_nothing_when_he_is_pushed_onto_stairs() -> None:
    table = den("blue", {"nw1": ["red wraith", "blue giant-slayer"]})
    use(table, "red wraith", "nw1")
    to(table, "st-nw")
    assert gold(table) == [0, 0]


@rule("CT15-135")
def test_what_he_earned_in_anothers_turn_does_not_count_against_his_own() -> None:
    table = den("blue", {"nw1": ["red wraith", "blue giant-slayer"]})
    use(table, "red wraith", "nw1")
    to(table, "nw4")
    end_turns(table, "blue")
    go(table, "blue giant-slayer", "nw4", "nw6")
    assert gold(table) == [0, 2]


@rule("CT15-135")
def test_what_he_earned_in_his_own_turn_does_not_count_against_the_next_players() -> None:
    table = den("blue", {"nw1": ["red wraith"], "nw6": "blue giant-slayer"}, turn=turn_of("blue"))
    go(table, "blue giant-slayer", "nw6", "nw4")
    end_turns(table, "red")
    go(table, "red wraith", "nw1", "nw4")
    to(table, "nw5")
    assert gold(table) == [0, 2]
    assert happened(table, "earned") == ["blue nw4 1", "blue nw5 1"]


@rule("CT15-135", "CT15-166")
def test_he_earns_when_a_banshee_pulls_him_into_a_room() -> None:
    table = den("red blue", {"nw4": "red banshee", "nw1": "blue giant-slayer"})
    use(table, "red banshee", "nw4")
    assert gold(table) == [0, 1]


@rule("CT15-135", "CT15-166")
def test_he_earns_nothing_when_a_banshee_pulls_him_onto_stairs() -> None:
    table = den("red blue", {"st-nw": "red banshee", "nw1": "blue giant-slayer"})
    use(table, "red banshee", "st-nw")
    assert on(table, "st-nw") == ["blue giant-slayer", "red banshee"]
    assert gold(table) == [0, 0]


@rule("CT15-135", "CT15-172")
def test_the_helm_makes_him_earn_once_over_several_rooms() -> None:
    table = den("blue", {"st-nw": "blue giant-slayer"}, red={"artifacts": "helm"})
    play(table, "helm")
    for source, target in (("st-nw", "nw1"), ("nw1", "nw4"), ("nw4", "nw6")):
        go(table, "blue giant-slayer", source, target)
        assert gold(table) == [0, 1]
    assert happened(table, "earned") == ["blue nw1 1"]


@rule("CT15-135", "CT15-071")
def test_he_earns_by_escaping_from_a_cave_troll_into_a_room() -> None:
    table = den("blue", {"nw4": "blue giant-slayer"}, red={"pile": ["cave-troll", "..."], "hand": "treasure"})
    play_card(table, "cave-troll+2")
    to(table, "nw4")
    go(table, "blue giant-slayer", "nw4", "nw1")
    assert gold(table) == [0, 1]
    assert told(table)[-3:] == ["moved", "earned", "put-on-pile"]


@rule("CT15-135", "CT15-156")
def test_he_earns_when_a_raging_troll_throws_him_into_a_room() -> None:
    table = den("red blue", {"nw4": ["red raging-troll", "blue giant-slayer"]})
    use(table, "red raging-troll", "nw4")
    to(table, "nw6")
    assert gold(table) == [0, 1]


@rule("CT15-135", "CT15-172")
def test_under_the_cloak_his_two_steps_of_one_action_earn_once() -> None:
    table = den("red", {"nw1": "red giant-slayer"}, red={"artifacts": "cloak"})
    play(table, "cloak")
    go(table, "red giant-slayer*", "nw1", "nw4")
    go(table, "red giant-slayer*", "nw4", "nw6")
    assert gold(table) == [1, 0]


@rule("CT15-135", "CT15-171")
def test_coming_back_by_the_chalice_earns_nothing_and_gives_no_second_gold_in_the_turn() -> None:
    table = den("red", {"nw1": ["red giant-slayer"], "nw4": "red raging-troll"}, red={"artifacts": "chalice-of-life"})
    go(table, "red giant-slayer", "nw1", "nw4")
    use(table, "red giant-slayer", "nw4")
    play(table, "chalice-of-life")
    to(table, "st-nw")
    assert on(table, "st-nw") == ["red giant-slayer"]
    go(table, "red giant-slayer", "st-nw", "nw1")
    assert gold(table) == [1, 0]


# --- his action -----------------------------------------------------------------------------------------------------


@rule("CT15-136")
def test_a_giant_slayer_goes_and_takes_a_raging_troll_with_him() -> None:
    table = den("red blue", {"nw4": ["red giant-slayer", "blue raging-troll", "blue explorer", "red grunt"]})
    use(table, "red giant-slayer", "nw4")
    assert on(table, "nw4") == ["blue explorer", "red grunt"]
    assert (where(table, "red giant-slayer"), where(table, "blue raging-troll")) == ("gone", "gone")
    assert happened(table, "sacrificed") == ["red blue nw4"]
    assert (actions(table), gold(table)) == (3, [0, 0])


@rule("CT15-136")
def test_he_may_take_his_own_players_raging_troll() -> None:
    table = den("red", {"nw4": ["red giant-slayer", "red raging-troll"]})
    use(table, "red giant-slayer", "nw4")
    assert on(table, "nw4") == []
    assert happened(table, "sacrificed") == ["red red nw4"]


@rule("CT15-136")
def test_of_two_raging_trolls_he_takes_the_one_that_is_chosen() -> None:
    table = den("red blue", {"nw4": ["red giant-slayer", "red raging-troll", "blue raging-troll", "blue grunt"]})
    use(table, "red giant-slayer", "nw4")
    assert asked(table) == ("red", "raging-troll")
    assert choices(table) == ["blue raging-troll", "red raging-troll"]
    assert refused(table, "choose-piece", piece="blue grunt") == "CT15-136"
    assert refused(table, "stay") == "CT15-136"
    whom(table, "blue raging-troll")
    assert on(table, "nw4") == ["blue grunt", "red raging-troll"]


@rule("CT15-136")
@pytest.mark.parametrize("others", [[], ["blue grunt", "blue banshee"], ["blue explorer"], ["green cave-troll"]])
def test_without_a_raging_troll_in_his_room_he_cannot_be_sacrificed(others: list[str]) -> None:
    table = den("red blue", {"nw4": ["red giant-slayer", *others], "nw1": "blue raging-troll"}, seats=3)
    assert refused(table, "use", piece="red giant-slayer", source="nw4") == "CT15-136"


@rule("CT15-136")
def test_on_stairs_he_cannot_be_sacrificed() -> None:
    table = den("red blue", {"st-nw": ["red giant-slayer", "blue raging-troll"]})
    assert refused(table, "use", piece="red giant-slayer", source="st-nw") == "CT15-136"


@rule("CT15-136")
def test_only_in_his_own_players_turn_is_he_sacrificed() -> None:
    table = den("red blue", {"nw4": ["red giant-slayer", "blue raging-troll"]}, turn=turn_of("blue"))
    assert refused(table, "use", piece="red giant-slayer", source="nw4") == "CT15-030"


@rule("CT15-136", "CT15-172")
def test_a_cloaked_giant_slayer_takes_the_cloak_with_him() -> None:
    table = den("red blue", {"nw4": ["red giant-slayer", "blue raging-troll"]}, red={"artifacts": "cloak"})
    play(table, "cloak")
    use(table, "red giant-slayer*", "nw4")
    assert on(table, "nw4") == []
    assert table.state.facts()["cloaked"] is None


@rule("CT15-136", "CT15-087")
def test_the_place_of_a_sacrificed_pair_is_free_at_once() -> None:
    table = den(
        "red blue", {"nw4": ["red giant-slayer", "blue raging-troll", "blue explorer x3"], "nw1": "red banshee"}
    )
    assert refused(table, "move", piece="red banshee", source="nw1", target="nw4") == "CT15-032"
    use(table, "red giant-slayer", "nw4")
    go(table, "red banshee", "nw1", "nw4")
    stay(table)
    assert on(table, "nw4") == ["blue explorer", "blue explorer", "blue explorer", "red banshee"]
