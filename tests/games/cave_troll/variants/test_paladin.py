"""The Paladin: whom he protects from what, and how he sends Banshees away (CT15-130, CT15-131)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, gold, offered, on, refused, where
from tests.games.cave_troll.variants.den import actions, den, end_turns, go, happened, stay, to, turn_of, use, whom
from tests.ruling import rule


@rule("CT15-130")
def test_no_hero_in_the_paladins_room_can_be_pulled_away_by_a_banshee() -> None:
    table = den(
        "red blue",
        {"nw1": "red banshee", "nw4": ["blue paladin", "blue explorer", "green knight", "green explorer"]},
        seats=3,
    )
    assert refused(table, "use", piece="red banshee", source="nw1") == "CT15-166"


@rule("CT15-130")
@pytest.mark.parametrize("hero", ["explorer", "barbarian", "dwarf", "knight", "thief"])
def test_another_players_paladin_protects_every_kind_of_hero(hero: str) -> None:
    board = {"nw1": ["red banshee"], "nw4": [f"green {hero}"]}
    assert offered(den("red blue", board, seats=3), "use", piece="red banshee", source="nw1")
    board["nw4"].append("blue paladin")
    assert not offered(den("red blue", board, seats=3), "use", piece="red banshee", source="nw1")


@rule("CT15-130")
def test_the_banshees_own_paladin_protects_her_enemies() -> None:
    table = den("red", {"nw1": "red banshee", "nw4": ["red paladin", "blue explorer"]})
    assert refused(table, "use", piece="red banshee", source="nw1") == "CT15-166"


@rule("CT15-130")
def test_monsters_in_the_paladins_room_are_not_protected_from_a_banshee() -> None:
    table = den("red blue", {"nw1": "red banshee", "nw4": ["blue paladin", "blue explorer", "blue grunt"]})
    use(table, "red banshee", "nw1")  # the only possible one
    assert on(table, "nw1") == ["blue grunt", "red banshee"]
    assert on(table, "nw4") == ["blue explorer", "blue paladin"]


@rule("CT15-130")
def test_a_paladin_on_stairs_protects_nobody_not_even_himself() -> None:
    table = den("red blue", {"nw1": "red banshee", "st-nw": ["blue paladin", "blue explorer"]})
    use(table, "red banshee", "nw1")
    assert choices(table) == ["blue explorer", "blue paladin"]
    whom(table, "blue paladin")
    assert on(table, "nw1") == ["blue paladin", "red banshee"]


@rule("CT15-130")
def test_a_hero_elsewhere_can_be_pulled_into_the_paladins_room() -> None:
    table = den("red blue", {"nw1": ["red banshee", "blue paladin"], "nw4": "blue explorer"})
    use(table, "red banshee", "nw1")
    assert on(table, "nw1") == ["blue explorer", "blue paladin", "red banshee"]


@rule("CT15-130")
def test_those_in_one_room_are_protected_and_those_in_the_next_are_not() -> None:
    table = den("red blue", {"nw4": "red banshee", "nw1": ["blue paladin", "blue explorer"], "nw5": "blue explorer"})
    use(table, "red banshee", "nw4")
    assert on(table, "nw5") == []
    assert on(table, "nw1") == ["blue explorer", "blue paladin"]


@rule("CT15-130", "CT15-160")
@pytest.mark.parametrize("paladin", ["red", "blue", "green"])
def test_no_grunt_removes_adventurers_where_there_is_any_paladin(paladin: str) -> None:
    board = {"nw4": ["red grunt", "blue explorer", "green explorer"]}
    assert offered(den("red blue green", board, seats=3), "use", piece="red grunt", source="nw4")
    board["nw4"].append(f"{paladin} paladin")
    table = den("red blue green", board, seats=3)
    assert refused(table, "use", piece="red grunt", source="nw4") == "CT15-160"


@rule("CT15-130", "CT15-160")
def test_the_protection_ends_when_the_paladin_leaves() -> None:
    table = den("red blue", {"nw4": ["red grunt", "blue explorer", "blue paladin"]}, turn=turn_of("blue"))
    go(table, "blue paladin", "nw4", "nw1")
    end_turns(table, "red")
    use(table, "red grunt", "nw4")
    assert on(table, "nw4") == ["red grunt"]


@rule("CT15-130")
def test_the_protection_is_against_banshees_and_grunts_only() -> None:
    crowd = ["blue paladin", "blue explorer"]
    table = den("blue", {"nw4": ["red wraith", *crowd]})
    use(table, "red wraith", "nw4")
    assert choices(table) == ["blue explorer", "blue paladin"]
    table = den("red blue", {"nw4": ["red raging-troll", *crowd]})
    use(table, "red raging-troll", "nw4")
    assert choices(table) == ["blue explorer", "blue paladin"]
    table = den("red blue", {"nw4": ["red assassin", "blue paladin"]})
    use(table, "red assassin", "nw4")
    assert where(table, "blue paladin") == "gone"


@rule("CT15-131")
@pytest.mark.parametrize("pit", ["pit-w", "pit-c", "pit-e"])
def test_a_paladin_sends_an_opposing_banshee_from_his_room_to_any_pit(pit: str) -> None:
    table = den("red blue", {"nw1": ["red paladin", "blue banshee", "blue grunt"]})
    use(table, "red paladin", "nw1")
    assert asked(table) == ("red", "banish-to")
    assert choices(table) == ["pit-c", "pit-e", "pit-w"]
    to(table, pit)
    assert on(table, pit) == ["blue banshee"]
    assert on(table, "nw1") == ["blue grunt", "red paladin"]
    assert happened(table, "banished") == [f"red blue nw1 {pit}"]
    assert (actions(table), gold(table)) == (3, [0, 0])


@rule("CT15-131")
@pytest.mark.parametrize("field", ["nw1", "nw4", "st-nw", "w"])
def test_a_banshee_is_banished_to_nothing_but_a_pit(field: str) -> None:
    table = den("red blue", {"nw1": ["red paladin", "blue banshee"]})
    use(table, "red paladin", "nw1")
    assert refused(table, "choose-field", target=field) == "CT15-131"
    assert refused(table, "stay") == "CT15-131"


@rule("CT15-131")
def test_his_own_players_banshee_cannot_be_banished() -> None:
    table = den("red", {"nw1": ["red paladin", "red banshee"]})
    assert refused(table, "use", piece="red paladin", source="nw1") == "CT15-131"


@rule("CT15-131")
def test_a_banshee_in_the_next_room_cannot_be_banished() -> None:
    table = den("red blue", {"nw1": "red paladin", "nw4": "blue banshee"})
    assert refused(table, "use", piece="red paladin", source="nw1") == "CT15-131"


@rule("CT15-131")
def test_a_paladin_on_stairs_banishes_nobody() -> None:
    table = den("red blue", {"st-nw": ["red paladin", "blue banshee"]})
    assert refused(table, "use", piece="red paladin", source="st-nw") == "CT15-131"


@rule("CT15-131")
def test_of_two_banshees_the_paladins_player_chooses_one_and_never_his_own() -> None:
    table = den("red blue green", {"nw1": ["red paladin", "red banshee", "blue banshee", "green banshee"]}, seats=3)
    use(table, "red paladin", "nw1")
    assert asked(table) == ("red", "banshee")
    assert choices(table) == ["blue banshee", "green banshee"]
    assert refused(table, "choose-piece", piece="red banshee") == "CT15-131"
    whom(table, "green banshee")
    to(table, "pit-w")
    assert on(table, "nw1") == ["blue banshee", "red banshee", "red paladin"]
    assert happened(table, "banished") == ["red green nw1 pit-w"]


@rule("CT15-131")
def test_a_banished_banshee_can_act_from_her_pit_at_once() -> None:
    table = den("red blue", {"nw1": ["red paladin", "blue banshee"]})
    use(table, "red paladin", "nw1")
    to(table, "pit-w")
    end_turns(table, "blue")
    go(table, "blue banshee", "pit-w", "nw7")
    stay(table)
    assert on(table, "nw7") == ["blue banshee"]
