"""The 2006 edition: scoring rooms (CT06-110 to 112)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import drawing, scored
from tests.games.cave_troll.table import gold, told_of
from tests.ruling import rule


@pytest.mark.parametrize(
    ("room", "value"), [("nw1", 1), ("nw4", 2), ("nw6", 3), ("nw2", 4), ("w", 5), ("se7", 4), ("n2", 5)]
)
@rule("CT06-110", "CT06-002")
def test_the_controller_receives_the_value_of_the_room(room: str, value: int) -> None:
    assert scored({room: "red explorer"}) == [value, 0]
    assert scored({room: ["red explorer", "blue explorer x2"]}) == [0, value]


@pytest.mark.parametrize(
    ("heroes", "expected"),
    [
        (["red explorer x2", "blue explorer"], [5, 0]),
        (["red explorer", "red knight", "blue explorer"], [5, 0]),
        (["red explorer", "blue explorer x3", "red thief"], [0, 5]),
    ],
)
@rule("CT06-110")
def test_most_adventurers_control_a_room(heroes: list[str], expected: list[int]) -> None:
    assert scored({"w": heroes}) == expected


@rule("CT06-110")
def test_monsters_never_count() -> None:
    assert scored({"w": ["red explorer", "blue orc", "blue wraith"]}) == [5, 0]
    assert scored({"w": ["red explorer", "blue explorer", "blue orc"]}) == [0, 0]
    assert scored({"w": ["blue orc", "blue wraith"]}) == [0, 0]
    assert scored({"w": ["blue cave-troll"]}) == [0, 0]


@pytest.mark.parametrize(
    ("heroes", "expected"),
    [
        (["red explorer", "blue explorer"], [0, 0, 0]),
        (["red explorer", "blue explorer", "green explorer"], [0, 0, 0]),
        (["red explorer x2", "blue explorer x2", "green explorer"], [0, 0, 0]),
        (["red explorer", "blue explorer x2", "green explorer x2"], [0, 0, 0]),
        (["red explorer x2", "blue explorer", "green explorer"], [5, 0, 0]),
        (["red explorer", "blue explorer", "green explorer x2"], [0, 0, 5]),
        (["red barbarian", "blue explorer x2", "green explorer"], [0, 0, 0]),
    ],
)
@rule("CT06-111")
def test_a_tie_for_most_pays_nobody_and_a_lower_tie_does_not_matter(heroes: list[str], expected: list[int]) -> None:
    assert scored({"w": heroes}, seats=3) == expected


@rule("CT06-112", "CT06-041", "CT06-071")
def test_barbarians_count_twice_and_dwarves_and_treasures_change_the_value() -> None:
    heroes = ["red barbarian", "blue explorer", "blue dwarf", "green dwarf"]
    assert scored({"nw6": [*heroes, "blue treasure", "green treasure"]}, seats=3) == [0, 0, 0]
    heroes = ["red barbarian", "red explorer", "blue explorer", "blue dwarf"]
    assert scored({"nw6": [*heroes, "blue treasure", "red treasure"]}) == [6 + 8, 0]


@rule("CT06-112")
def test_entrances_and_the_pit_are_never_scored() -> None:
    board = {"st-nw": "red explorer x3", "st-se": ["blue dwarf", "blue barbarian"], "pit": ["red orc", "red wraith"]}
    table = drawing("count-the-loot", board=board)
    assert gold(table) == [0, 0]
    assert told_of(table, "paid") == []


@rule("CT06-112")
def test_a_room_without_adventurers_pays_nobody() -> None:
    table = drawing("count-the-loot", board={"w": ["blue treasure"], "e": "red orc"})
    assert (gold(table), told_of(table, "paid")) == ([0, 0], [])


@rule("CT06-112", "CT06-153")
def test_an_idols_room_pays_its_owner() -> None:
    assert scored({"nw1": "red explorer"}, idols={"w": "blue"}) == [1, 5]


@rule("CT06-112", "CTX-016")
def test_all_rooms_are_scored_each_for_itself() -> None:
    board = {
        "w": ["red explorer", "blue explorer x2"],
        "e": ["red explorer x2", "blue dwarf"],
        "nw2": ["red knight", "blue knight"],
        "se1": "blue thief",
    }
    assert scored(board) == [10, 5 + 1]


@rule("CT06-110", "CTX-012")
def test_gold_is_added_to_what_one_has() -> None:
    assert scored({"w": "red explorer"}, red={"gold": 98}, blue={"gold": 7}) == [103, 7]
