"""The Berserker's share of the gold of a room that somebody else controls (CT15-140)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import gold, told
from tests.games.cave_troll.variants.den import den, happened, play_card, score, to
from tests.ruling import rule

WAND = {"artifacts": "wand"}
# rooms by their gold: nw1 1, nw4 2, nw6 3, nw2 4, w 5


@rule("CT15-140")
@pytest.mark.parametrize(("room", "each"), [("nw1", 0), ("nw4", 1), ("nw6", 1), ("nw2", 2), ("w", 2)])
def test_the_gold_is_halved_with_the_controlling_player_and_what_cannot_be_divided_is_lost(
    room: str, each: int
) -> None:
    table = den("red", {room: ["red berserker", "blue explorer x2"]}, red=WAND)
    assert score(table, room) == [each, each]
    assert happened(table, "shared") == ([f"red {room} {each}", f"blue {room} {each}"] if each else [])
    assert "paid" not in told(table)


@rule("CT15-140")
def test_it_does_not_matter_whose_turn_the_scoring_comes_in() -> None:
    table = den("blue", {"nw2": ["blue berserker", "red explorer x3"]}, red=WAND)
    assert score(table, "nw2") == [2, 2]


@rule("CT15-140", "CT15-103")
def test_one_against_one_is_a_tie_and_pays_nobody() -> None:
    table = den("red", {"nw2": ["red berserker", "blue explorer"]}, red=WAND)
    assert score(table, "nw2") == [0, 0]


@rule("CT15-140", "CT15-103")
def test_a_tie_of_two_others_above_the_berserker_pays_nobody_him_neither() -> None:
    table = den("red", {"w": ["red berserker", "blue explorer x2", "green explorer x2"]}, seats=3, red=WAND)
    assert score(table, "w") == [0, 0, 0]


@rule("CT15-140", "CT15-103")
def test_a_tie_with_his_own_player_for_control_pays_nobody() -> None:
    table = den("red", {"w": ["red berserker", "red explorer", "blue explorer x2"]}, red=WAND)
    assert score(table, "w") == [0, 0]


@rule("CT15-140")
def test_where_his_own_player_has_most_heroes_the_berserker_shares_with_nobody() -> None:
    table = den("red", {"w": ["red berserker", "red explorer", "blue explorer"]}, red=WAND)
    assert score(table, "w") == [5, 0]
    assert happened(table, "paid") == ["red w 5"]
    assert "shared" not in told(table)


@rule("CT15-140")
def test_a_berserker_alone_in_a_room_is_paid_all_of_it() -> None:
    table = den("red", {"w": ["red berserker", "blue orc", "blue wraith"]}, red=WAND)
    assert score(table, "w") == [5, 0]


@rule("CT15-140", "CT15-102")
def test_monsters_do_not_help_against_a_berserker() -> None:
    table = den("red", {"w": ["red berserker", "blue explorer", "blue orc", "blue wraith"]}, red=WAND)
    assert score(table, "w") == [0, 0]


@rule("CT15-140")
def test_a_player_with_fewer_heroes_but_no_berserker_gets_nothing() -> None:
    board = {"w": ["red berserker", "blue explorer x2", "green explorer"]}
    assert score(den("red", board, seats=3, red=WAND), "w") == [2, 2, 0]
    board = {"w": ["red explorer", "blue explorer x2", "green explorer"]}
    assert score(den("red", board, seats=3, red=WAND), "w") == [0, 5, 0]


@rule("CT15-140")
def test_the_player_of_the_berserker_counts_once_however_many_heroes_he_has_there() -> None:
    table = den("red", {"w": ["red berserker", "red paladin", "blue explorer x3"]}, red=WAND)
    assert score(table, "w") == [2, 2]


@rule("CT15-140")
@pytest.mark.parametrize(("room", "each"), [("nw4", 0), ("nw6", 1), ("nw2", 1), ("w", 1)])
def test_berserkers_of_several_players_all_share(room: str, each: int) -> None:
    board = {room: ["red explorer x2", "blue berserker", "green berserker"]}
    table = den("blue green", board, seats=3, red=WAND)
    assert score(table, room) == [each, each, each]


@rule("CT15-140")
def test_with_four_players_three_berserkers_share_with_the_controlling_one() -> None:
    board = {"w": ["red explorer x2", "blue berserker", "green berserker", "yellow berserker", "red treasure"]}
    table = den("blue green yellow", board, seats=4, red=WAND)
    assert score(table, "w") == [2, 2, 2, 2]
    assert happened(table, "shared") == ["red w 2", "blue w 2", "green w 2", "yellow w 2"]


@rule("CT15-140")
def test_the_controlling_players_own_berserker_makes_no_further_share() -> None:
    board = {"w": ["red berserker", "red explorer", "blue berserker", "green explorer"], "nw1": "green berserker"}
    table = den("red blue green", board, seats=3, red=WAND)
    assert score(table, "w") == [2, 2, 0]


@rule("CT15-140")
def test_a_berserker_in_another_room_has_no_share() -> None:
    table = den("red", {"w": ["red explorer", "blue explorer x2"], "nw5": "red berserker"}, red=WAND)
    assert score(table, "w") == [0, 5]


@rule("CT15-140", "CT15-055")
def test_a_barbarian_alone_has_more_heroes_than_a_berserker_alone() -> None:
    table = den("red", {"nw2": ["red berserker", "blue barbarian"]}, red=WAND)
    assert score(table, "nw2") == [2, 2]


@rule("CT15-140", "CT15-055", "CT15-103")
def test_a_barbarian_ties_with_a_berserker_and_another_hero_so_that_nobody_is_paid() -> None:
    table = den("red", {"nw2": ["red berserker", "red explorer", "blue barbarian"]}, red=WAND)
    assert score(table, "nw2") == [0, 0]


@rule("CT15-140", "CT15-055")
def test_three_heroes_with_the_berserker_control_a_room_against_a_barbarian() -> None:
    table = den("red", {"nw2": ["red berserker", "red explorer x2", "blue barbarian"]}, red=WAND)
    assert score(table, "nw2") == [4, 0]


@rule("CT15-140", "CT15-050")
def test_what_a_dwarf_doubles_is_divided() -> None:
    table = den("red", {"nw6": ["red berserker", "blue dwarf", "blue explorer"]}, red=WAND)
    assert score(table, "nw6") == [3, 3]


@rule("CT15-140", "CT15-095")
def test_the_chests_gold_is_divided_with_the_rest() -> None:
    table = den("red", {"nw1": ["red berserker", "blue explorer x2", "green treasure"]}, seats=3, red=WAND)
    assert score(table, "nw1") == [2, 2, 0]


@rule("CT15-140", "CT15-051")
def test_dwarf_and_chest_together_are_divided_as_one_sum() -> None:
    table = den("red", {"w": ["red berserker", "blue dwarf", "blue explorer", "red treasure"]}, red=WAND)
    assert score(table, "w") == [7, 7]  # 2 × 5 + 4
    board = {"nw6": ["red berserker", "blue dwarf", "blue explorer", "green berserker", "red treasure"]}
    table = den("red green", board, seats=3, red=WAND)
    assert score(table, "nw6") == [3, 3, 3]  # 2 × 3 + 4, one lost


@rule("CT15-140", "CT15-026")
def test_the_gold_is_shared_when_a_card_scores_the_room() -> None:
    table = den("red", {"w": ["red berserker", "blue explorer x2"]}, red={"pile": ["score-a-room", "..."]})
    play_card(table, "score-a-room")
    to(table, "w")
    assert gold(table) == [2, 2]


@rule("CT15-140", "CT15-100")
def test_the_gold_is_shared_in_every_room_when_the_board_is_scored() -> None:
    table = den(
        "red blue",
        {
            "w": ["red berserker", "blue explorer x2"],
            "nw2": ["blue berserker", "red explorer+1 x2"],
            "nw1": "red paladin",
        },
        red={"pile": ["raging-troll", "..."], "hand": "treasure"},
        blue={"gone": ["explorer+1"]},
        common={"scoring-pile": ["red explorer+1", "red explorer+1", "blue explorer+1"]},
    )
    play_card(table, "raging-troll+2")
    to(table, "pit-c")
    assert gold(table) == [2 + 2 + 1, 2 + 2]


@rule("CT15-140", "CT15-111")
def test_the_gold_is_shared_in_the_final_scoring() -> None:
    table = den(
        "red",
        {"w": ["red berserker", "blue explorer x2"]},
        red={"pile": ["grunt"], "hand": "treasure", "gone": ["..."]},
    )
    play_card(table, "grunt")
    to(table, "pit-w")
    assert table.state.outcome is not None
    assert gold(table) == [3 + 2, 2]
