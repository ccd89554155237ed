"""The Banshee's call: an opposing character from an adjacent field comes to hers (CT15-166, CT15-167)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, gold, offered, on, refused, told, where
from tests.games.cave_troll.variants.den import actions, den, go, happened, stay, to, turn_of, use, whom
from tests.ruling import rule

BANSHEE = "red banshee"
PULL = {"piece": BANSHEE, "source": "nw1"}
# nw1 has doors to nw2, nw4 and st-nw


# --- whom, and from where -------------------------------------------------------------------------------------------


@rule("CT15-166")
@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "knight", "thief", "orc", "wraith"])
def test_a_banshee_pulls_any_classic_character_of_an_opponent(kind: str) -> None:
    table = den("red", {"nw1": BANSHEE, "nw4": f"blue {kind}"})
    use(table, BANSHEE, "nw1")
    assert on(table, "nw1") == sorted([f"blue {kind}", BANSHEE])
    assert on(table, "nw4") == []
    assert happened(table, "pulled") == [f"red blue {kind} nw4 nw1"]
    assert (actions(table), gold(table)) == (3, [0, 0])


@rule("CT15-166")
@pytest.mark.parametrize("kind", ["berserker", "assassin", "grunt", "banshee", "raging-troll"])
def test_she_pulls_any_variant_character_of_an_opponent(kind: str) -> None:
    table = den("red blue", {"nw1": BANSHEE, "nw4": f"blue {kind}"})
    use(table, BANSHEE, "nw1")
    assert on(table, "nw1") == sorted([f"blue {kind}", BANSHEE])


@rule("CT15-166")
@pytest.mark.parametrize("own", ["explorer", "paladin", "grunt", "raging-troll"])
def test_she_pulls_none_of_her_own_player(own: str) -> None:
    table = den("red", {"nw1": BANSHEE, "nw4": f"red {own}"})
    assert refused(table, "use", **PULL) == "CT15-166"


@rule("CT15-166", "CT15-073")
def test_she_never_pulls_a_cave_troll() -> None:
    table = den("red", {"nw1": BANSHEE, "nw4": "blue cave-troll"})
    assert refused(table, "use", **PULL) == "CT15-166"


@rule("CT15-166", "CT15-095")
def test_she_pulls_no_chest() -> None:
    table = den("red", {"nw1": BANSHEE, "nw4": "blue treasure"})
    assert refused(table, "use", **PULL) == "CT15-166"


@rule("CT15-166")
@pytest.mark.parametrize("far", ["nw5", "nw6", "n1", "nw3", "st-ne", "nw1"])
def test_only_an_adjacent_field_will_do_not_her_own_nor_one_farther_away(far: str) -> None:
    board: dict[str, list[str]] = {"nw1": [BANSHEE]}
    board.setdefault(far, []).append("blue explorer")
    assert refused(den("red", board), "use", **PULL) == "CT15-166"


@rule("CT15-166", "CTX-002")
def test_a_wall_without_a_door_stops_her() -> None:
    table = den("red", {"nw2": BANSHEE, "nw4": "blue explorer", "nw6": "blue explorer"})
    assert refused(table, "use", piece=BANSHEE, source="nw2") == "CT15-166"


@rule("CT15-166")
def test_her_player_chooses_the_field_and_then_whom() -> None:
    board = {
        "nw1": [BANSHEE],
        "nw4": ["blue knight", "green thief", "red explorer"],
        "nw2": ["blue orc"],
        "st-nw": ["red grunt"],
        "nw6": ["blue explorer"],
    }
    table = den("red", board, seats=3)
    use(table, BANSHEE, "nw1")
    assert asked(table) == ("red", "pull-from")
    assert choices(table) == ["nw2", "nw4"]
    assert refused(table, "choose-field", target="st-nw") == "CT15-166"
    assert refused(table, "choose-field", target="nw6") == "CT15-166"
    assert refused(table, "stay") == "CT15-166"
    to(table, "nw4")
    assert asked(table) == ("red", "pull-whom")
    assert choices(table) == ["blue knight", "green thief"]
    assert refused(table, "choose-piece", piece="red explorer") == "CT15-166"
    assert refused(table, "choose-piece", piece="blue orc") == "CT15-166"
    whom(table, "green thief")
    assert on(table, "nw1") == ["green thief", BANSHEE]
    assert on(table, "nw4") == ["blue knight", "red explorer"]


@rule("CT15-166")
def test_in_anothers_turn_she_pulls_nobody() -> None:
    table = den("red", {"nw1": BANSHEE, "nw4": "blue explorer"}, turn=turn_of("blue"))
    assert refused(table, "use", **PULL) == "CT15-030"


# --- from and onto which kind of field ------------------------------------------------------------------------------


@rule("CT15-166")
def test_from_stairs_into_a_room_and_from_a_room_onto_stairs() -> None:
    table = den("red", {"nw1": BANSHEE, "st-nw": "blue explorer"})
    use(table, BANSHEE, "nw1")
    assert on(table, "nw1") == ["blue explorer", BANSHEE]
    table = den("red", {"st-nw": BANSHEE, "nw1": "blue explorer"})
    use(table, BANSHEE, "st-nw")
    assert on(table, "st-nw") == ["blue explorer", BANSHEE]


@rule("CT15-166", "CT15-032")
def test_onto_stairs_any_number_can_be_pulled() -> None:
    table = den("red", {"st-nw": [BANSHEE, "red explorer x3", "blue explorer x4"], "nw1": "blue explorer"})
    use(table, BANSHEE, "st-nw")
    assert len(on(table, "st-nw")) == 9


@rule("CT15-166", "CT15-031")
def test_from_a_pit_monsters_come_into_her_room() -> None:
    table = den("red", {"w": BANSHEE, "pit-w": "blue orc"})
    use(table, BANSHEE, "w")
    assert on(table, "w") == ["blue orc", BANSHEE]


@rule("CT15-166", "CT15-031")
def test_onto_a_pit_she_pulls_monsters_and_never_heroes() -> None:
    heroes = {"pit-w": [BANSHEE], "w": ["blue explorer", "blue knight"], "nw7": ["green berserker"]}
    table = den("red green", heroes, seats=3)
    assert refused(table, "use", piece=BANSHEE, source="pit-w") == "CT15-166"
    table = den("red green", {**heroes, "sw7": "green grunt"}, seats=3)
    use(table, BANSHEE, "pit-w")  # the Grunt is the only one
    assert on(table, "pit-w") == ["green grunt", BANSHEE]


@rule("CT15-166", "CT15-031")
def test_onto_a_pit_any_number_of_monsters_can_be_pulled() -> None:
    table = den(
        "red blue green yellow",
        {
            "pit-w": [BANSHEE, "red grunt", "blue banshee", "blue grunt", "green banshee", "green grunt"],
            "w": "yellow grunt",
        },
        seats=4,
    )
    use(table, BANSHEE, "pit-w")
    assert len(on(table, "pit-w")) == 7


# --- the entry rules hold -------------------------------------------------------------------------------------------


@rule("CT15-166", "CT15-041")
def test_nobody_but_a_knight_is_pulled_into_a_room_with_a_knight_opposing_him() -> None:
    board = {"nw1": [BANSHEE, "green knight"], "nw4": ["blue explorer", "blue orc", "blue knight"]}
    table = den("red", board, seats=3)
    use(table, BANSHEE, "nw1")  # blue's Knight is the only one
    assert on(table, "nw1") == ["blue knight", "green knight", BANSHEE]
    board["nw4"] = ["blue explorer", "blue orc"]
    assert refused(den("red", board, seats=3), "use", **PULL) == "CT15-166"


@rule("CT15-166", "CT15-041")
def test_his_own_players_knight_does_not_stop_one_from_being_pulled_in() -> None:
    table = den("red", {"nw1": [BANSHEE, "blue knight"], "nw4": "blue explorer"})
    use(table, BANSHEE, "nw1")
    assert on(table, "nw1") == ["blue explorer", "blue knight", BANSHEE]


@rule("CT15-166", "CT15-041")
def test_on_stairs_a_knight_stops_nobody_from_being_pulled() -> None:
    table = den("red", {"st-nw": [BANSHEE, "green knight"], "nw1": "blue explorer"}, seats=3)
    use(table, BANSHEE, "st-nw")
    assert "blue explorer" in on(table, "st-nw")


@rule("CT15-166", "CT15-042")
@pytest.mark.parametrize("field", ["nw1", "st-nw"])
def test_a_pulled_knight_removes_all_orcs_where_he_arrives_and_no_grunts(field: str) -> None:
    board = {
        field: [BANSHEE, "blue orc", "green orc", "red grunt"],
        "nw3" if field == "st-nw" else "nw4": ["blue knight"],
    }
    table = den("red", board, seats=3)
    use(table, BANSHEE, field)
    assert on(table, field) == ["blue knight", BANSHEE, "red grunt"]
    assert told(table) == ["pulled", "slain", "slain"]


@rule("CT15-166", "CT15-089")
def test_a_pulled_wraith_pushes_nobody() -> None:
    table = den("red", {"nw1": [BANSHEE, "red explorer"], "nw4": "blue wraith"})
    use(table, BANSHEE, "nw1")
    assert asked(table) == ("red", "turn")
    assert on(table, "nw1") == ["blue wraith", BANSHEE, "red explorer"]


@rule("CT15-166", "CT15-056")
def test_a_barbarian_can_be_pulled_for_only_the_wraith_is_named() -> None:
    table = den("red", {"nw1": BANSHEE, "nw4": ["blue barbarian"]})
    use(table, BANSHEE, "nw1")
    assert where(table, "blue barbarian") == "nw1"


# --- five in her room -----------------------------------------------------------------------------------------------


@rule("CT15-167")
@pytest.mark.parametrize("others", [3, 4])
def test_with_four_in_her_room_she_pulls_a_fifth_and_with_five_nobody(others: int) -> None:
    table = den(
        "red", {"nw1": [BANSHEE, f"red explorer x{others}"], "nw4": ["blue explorer", "blue orc", "blue knight"]}
    )
    assert offered(table, "use", **PULL) is (others == 3)
    if others == 4:
        assert refused(table, "use", **PULL) == "CT15-166"


@rule("CT15-167", "CT15-032")
def test_chests_do_not_count_among_the_five() -> None:
    table = den("red", {"nw1": [BANSHEE, "red explorer x3", "red treasure", "blue treasure"], "nw4": "blue explorer"})
    use(table, BANSHEE, "nw1")
    assert "blue explorer" in on(table, "nw1")


@rule("CT15-167", "CT15-144")
def test_a_berserker_is_pulled_to_five_of_whom_none_is_his_players() -> None:
    board = {"nw1": [BANSHEE, "red explorer x4"], "nw4": ["blue berserker", "blue explorer", "blue grunt"]}
    table = den("red blue", board)
    use(table, BANSHEE, "nw1")  # the Berserker is the only one
    assert on(table, "nw1") == ["blue berserker", BANSHEE] + ["red explorer"] * 4
    assert on(table, "nw4") == ["blue explorer", "blue grunt"]


@rule("CT15-167", "CT15-144")
@pytest.mark.parametrize("own", ["explorer", "grunt", "paladin"])
def test_a_berserker_is_not_pulled_to_five_with_one_of_his_players(own: str) -> None:
    table = den("red blue", {"nw1": [BANSHEE, "red explorer x3", f"blue {own}"], "nw4": "blue berserker"})
    assert refused(table, "use", **PULL) == "CT15-166"


@rule("CT15-167", "CT15-145")
def test_to_six_not_even_a_berserker_is_pulled() -> None:
    board = {"nw1": [BANSHEE, "red explorer x4", "blue berserker"], "nw4": "green berserker"}
    table = den("red blue green", board, seats=3)
    assert refused(table, "use", **PULL) == "CT15-166"


@rule("CT15-167", "CT15-041")
def test_a_knight_among_the_five_stops_a_berserker() -> None:
    table = den("red blue", {"nw1": [BANSHEE, "red explorer x3", "green knight"], "nw4": "blue berserker"}, seats=3)
    assert refused(table, "use", **PULL) == "CT15-166"


@rule("CT15-167", "CT15-165")
def test_once_she_has_left_the_full_room_she_can_pull_again() -> None:
    table = den("red", {"nw1": [BANSHEE, "red explorer x4"], "nw5": "blue explorer"})
    go(table, BANSHEE, "nw1", "nw4")
    stay(table)
    use(table, BANSHEE, "nw4")
    assert on(table, "nw4") == ["blue explorer", BANSHEE]
