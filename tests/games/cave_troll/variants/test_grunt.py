"""The Grunt: all opposing plain Adventurers in its room are removed (CT15-160)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import gold, on, refused, told
from tests.games.cave_troll.variants.den import actions, den, happened, turn_of, use
from tests.ruling import rule

GRUNT = {"piece": "red grunt", "source": "nw4"}


@rule("CT15-160")
def test_a_grunt_removes_all_opposing_adventurers_from_its_room_at_once() -> None:
    table = den("red", {"nw4": ["red grunt", "blue explorer x4"], "nw1": "blue explorer"})
    use(table, "red grunt", "nw4")
    assert on(table, "nw4") == ["red grunt"]
    assert on(table, "nw1") == ["blue explorer"]
    assert happened(table, "trampled") == ["blue explorer nw4 red"] * 4
    assert (actions(table), gold(table)) == (3, [0, 0])


@rule("CT15-160")
def test_the_adventurers_of_all_opponents_go_and_its_own_players_stay() -> None:
    board = {"nw4": ["red grunt", "red explorer", "blue explorer", "green explorer", "yellow explorer"]}
    table = den("red", board, seats=4)
    use(table, "red grunt", "nw4")
    assert on(table, "nw4") == ["red explorer", "red grunt"]
    assert happened(table, "trampled") == [f"{colour} explorer nw4 red" for colour in ("blue", "green", "yellow")]


@rule("CT15-160")
@pytest.mark.parametrize("other", ["barbarian", "dwarf", "knight", "thief", "orc", "wraith"])
def test_other_classic_characters_stay(other: str) -> None:
    table = den("red", {"nw4": ["red grunt", "blue explorer", f"blue {other}", "blue treasure"]})
    use(table, "red grunt", "nw4")
    assert on(table, "nw4") == sorted(["red grunt", f"blue {other}", "blue treasure"])


@rule("CT15-160")
@pytest.mark.parametrize("other", ["giant-slayer", "berserker", "assassin", "grunt", "banshee", "raging-troll"])
def test_other_variant_characters_stay_and_are_no_reason_for_it(other: str) -> None:
    table = den("red blue", {"nw4": ["red grunt", "blue explorer", f"blue {other}"]})
    use(table, "red grunt", "nw4")
    assert on(table, "nw4") == sorted([f"blue {other}", "red grunt"])
    assert refused(table, "use", **GRUNT) == "CT15-160"


@rule("CT15-160")
@pytest.mark.parametrize("others", [[], ["red explorer x2"], ["blue knight", "blue orc", "blue treasure"]])
def test_where_nobody_would_be_removed_it_has_no_action(others: list[str]) -> None:
    table = den("red", {"nw4": ["red grunt", *others], "nw1": "blue explorer"})
    assert refused(table, "use", **GRUNT) == "CT15-160"


@rule("CT15-160")
def test_on_stairs_it_removes_nobody() -> None:
    table = den("red", {"st-nw": ["red grunt", "blue explorer"]})
    assert refused(table, "use", piece="red grunt", source="st-nw") == "CT15-160"


@rule("CT15-160")
def test_there_is_nothing_to_choose() -> None:
    table = den("red", {"nw4": ["red grunt", "blue explorer", "green explorer"]}, seats=3)
    use(table, "red grunt", "nw4")
    assert told(table) == ["trampled", "trampled"]
    assert table.state.asks == (0,)


@rule("CT15-160")
def test_in_anothers_turn_it_does_nothing() -> None:
    table = den("red", {"nw4": ["red grunt", "blue explorer"]}, turn=turn_of("blue"))
    assert refused(table, "use", **GRUNT) == "CT15-030"
