"""The 2006 edition: a Wraith and a full room, and when a Wraith does not push (CT06-083, CT06-084)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import (
    actions,
    barred,
    drawing,
    go,
    move,
    pick,
    playing,
    stay,
    ways,
)
from tests.games.cave_troll.table import Table, asked, cave, choices, offered, on, refused, where
from tests.ruling import rule

CLOSED = {"nw5": "red cave-troll", "sw5": "red knight"}
"""All ways out of w closed to blue: a Cave Troll, red's Knight, and the pit."""


def at_the_door(*five: str, **more: str | list[str]) -> Table:
    """Red's Wraith in nw1, next to nw2 with these in it."""
    return cave(board={"nw1": "red wraith", "nw2": list(five), **more})


@rule("CT06-083", "CT06-032")
def test_a_wraith_enters_a_full_room_and_must_push() -> None:
    table = at_the_door("blue explorer x3", "blue dwarf", "red explorer")
    assert offered(table, "move", piece="red wraith", source="nw1", target="nw2")
    move(table, "red wraith", "nw1", "nw2")
    assert choices(table) == ["blue dwarf", "blue explorer", "red explorer"]
    assert refused(table, "stay") == "CT06-080"
    assert refused(table, "end-turn") == "CT06-080"
    pick(table, "blue dwarf")
    assert refused(table, "stay") == "CT06-082"
    go(table, "n1")
    assert on(table, "nw2") == [*["blue explorer"] * 3, "red explorer", "red wraith"]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT06-083", "CT06-080")
def test_with_four_in_the_room_the_push_is_free() -> None:
    table = at_the_door("blue explorer x4")
    move(table, "red wraith", "nw1", "nw2")
    stay(table)
    assert len(on(table, "nw2")) == 5


@rule("CT06-083")
def test_treasures_do_not_make_a_room_full_for_a_wraith() -> None:
    table = at_the_door("blue explorer x4", "blue treasure", "red treasure")
    move(table, "red wraith", "nw1", "nw2")
    assert offered(table, "stay")


@rule("CT06-083")
def test_the_only_one_who_can_be_pushed_is_pushed_without_asking() -> None:
    table = at_the_door("blue barbarian", "blue orc", "blue wraith", "red orc", "red explorer", n1="blue knight")
    move(table, "red wraith", "nw1", "nw2")
    assert (on(table, "nw1"), asked(table)) == (["red explorer"], ("red", "turn"))
    assert len(on(table, "nw2")) == 5


@pytest.mark.parametrize(
    "five",
    [
        ["blue barbarian", "red barbarian", "blue orc", "red orc", "blue wraith"],
        ["blue orc", "red orc", "blue wraith", "green orc", "green wraith"],
    ],
)
@rule("CT06-083", "CT06-042")
def test_barbarians_and_monsters_keep_a_wraith_out_of_a_full_room(five: list[str]) -> None:
    table = cave(seats=3, board={"nw1": "red wraith", "nw2": five})
    assert barred(table, "red wraith", "nw1", "nw2") == "CT06-083"
    assert ways(table, "red wraith", "nw1") == ["nw4", "st-nw"]


@rule("CT06-083", "CT06-082")
def test_with_all_ways_closed_a_wraith_cannot_enter_a_full_room() -> None:
    table = cave(board={"pit": "red wraith", "w": "blue explorer x5", **CLOSED})
    assert barred(table, "red wraith", "pit", "w") == "CT06-083"
    open_way = cave(board={"pit": "red wraith", "w": "blue explorer x5", "nw5": "red cave-troll"})
    move(open_way, "red wraith", "pit", "w")
    assert (on(open_way, "sw5"), asked(open_way)) == (["blue explorer"], ("red", "turn"))


@rule("CT06-083", "CT06-082")
def test_the_one_whose_way_is_open_lets_the_wraith_in() -> None:
    table = cave(board={"pit": "red wraith", "w": ["blue explorer x4", "red explorer"], **CLOSED})
    move(table, "red wraith", "pit", "w")
    assert on(table, "sw5") == ["red explorer", "red knight"]


@rule("CT06-083")
def test_the_push_out_of_a_full_room_may_go_to_an_entrance() -> None:
    board = {"nw5": "red wraith", "nw3": "blue explorer x5"}
    table = cave(board={**board, "st-nw": ["red knight", "blue explorer x5"]})
    move(table, "red wraith", "nw5", "nw3")
    assert choices(table) == ["nw5", "st-nw"]
    go(table, "st-nw")
    assert len(on(table, "st-nw")) == 7


@rule("CT06-083")
def test_the_place_that_the_wraith_leaves_may_take_the_pushed_one() -> None:
    board = {"n1": "blue explorer x5", "ne2": "red cave-troll", "n2": "red knight"}
    table = cave(board={**board, "nw2": ["red wraith", "red explorer x4"]})
    move(table, "red wraith", "nw2", "n1")
    assert on(table, "nw2") == ["blue explorer", *["red explorer"] * 4]
    assert (len(on(table, "n1")), asked(table)) == (5, ("red", "turn"))


@rule("CT06-083")
def test_a_full_room_elsewhere_does_not_take_the_pushed_one() -> None:
    board = {"n1": "blue explorer x5", "ne2": "red cave-troll", "nw2": ["red explorer x4", "red orc"]}
    table = cave(board={**board, "n2": ["red wraith", "red knight"]})
    assert barred(table, "red wraith", "n2", "n1") == "CT06-083"
    assert on(table, "n2") == ["red knight", "red wraith"]


@pytest.mark.parametrize(
    ("five", "number"),
    [
        (["blue knight", "blue explorer x4"], "CT06-034"),
        (["blue cave-troll", "blue explorer x4"], "CT06-033"),
        (["red cave-troll", "blue explorer x4"], "CT06-033"),
    ],
)
@rule("CT06-083", "CT06-033", "CT06-034")
def test_only_the_limit_of_five_is_lifted(five: list[str], number: str) -> None:
    assert barred(at_the_door(*five), "red wraith", "nw1", "nw2") == number


@rule("CT06-083", "CT06-153")
def test_a_wraith_cannot_enter_an_idols_room() -> None:
    table = cave(board={"nw1": "red wraith"}, idols={"nw2": "red"})
    assert barred(table, "red wraith", "nw1", "nw2") == "CT06-153"


@rule("CT06-083", "CT06-060")
def test_a_full_room_with_ones_own_knight_is_open_to_the_wraith() -> None:
    table = at_the_door("red knight", "blue explorer x4")
    move(table, "red wraith", "nw1", "nw2")
    assert choices(table) == ["blue explorer", "red knight"]


@rule("CT06-083")
def test_a_wraith_needs_a_door_to_a_full_room_too() -> None:
    table = cave(board={"nw4": "red wraith", "nw2": "blue explorer x5"})
    assert barred(table, "red wraith", "nw4", "nw2") == "CTX-002"


@rule("CT06-083")
def test_asking_whether_it_may_enter_moves_nobody() -> None:
    table = at_the_door("blue explorer x5", n1="blue dwarf")
    before = table.state.dump()
    assert offered(table, "move", piece="red wraith", source="nw1", target="nw2")
    assert table.state.dump() == before
    assert on(table, "nw1") == ["red wraith"]


# --- when it does not push ------------------------------------------------------------------------------------------


@rule("CT06-084", "CT06-080")
def test_a_wraith_that_is_drawn_does_not_push() -> None:
    table = drawing("wraith", board={"w": "blue explorer"})
    assert (asked(table), where(table, "red wraith")) == (("red", "turn"), "pit")


@rule("CT06-084", "CT06-151")
def test_a_wraith_moved_by_the_helm_does_not_push() -> None:
    table = playing("helm", {"nw1": "blue wraith", "nw2": ["red explorer", "blue dwarf"]})
    go(table, "nw1")
    move(table, "blue wraith", "nw1", "nw2")
    assert asked(table) == ("red", "next-step")
    stay(table)
    assert on(table, "nw2") == ["blue dwarf", "blue wraith", "red explorer"]
    assert asked(table) == ("red", "turn")


@rule("CT06-084", "CT06-091")
def test_a_wraith_that_escapes_from_a_cave_troll_pushes_in_its_owners_name() -> None:
    table = drawing("cave-troll", board={"nw2": "blue wraith", "n1": ["red explorer", "blue explorer"]})
    go(table, "nw2")
    move(table, "blue wraith", "nw2", "n1")
    assert asked(table) == ("blue", "push-whom")
    pick(table, "red explorer")
    assert choices(table) == ["n2", "ne2"]
    go(table, "n2")
    assert (on(table, "n2"), asked(table)) == (["red explorer"], ("red", "turn"))
