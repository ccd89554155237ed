"""The 2015 edition: a Wraith's way into a room that is full (CT15-087)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2015.sitting import actions, cave_2015
from tests.games.cave_troll.table import Table, asked, choices, offered, on, refused, take, where
from tests.ruling import rule

FULL = ["blue explorer x4", "blue orc"]
BARBARIANS = ["red barbarian", "blue barbarian", "green barbarian", "yellow barbarian"]


def outside(room: list[str], board: dict[str, Any] | None = None, **parts: Any) -> Table:
    """Red's Wraith stands in n1, beside the full room nw2, whose other door leads to nw1."""
    return cave_2015(seats=4, board={"n1": "red wraith", "nw2": room, **(board or {})}, **parts)


def enter(table: Table) -> None:
    """The Wraith goes in."""
    take(table, "move", piece="red wraith", source="n1", target="nw2")


@rule("CT15-087", "CT15-085")
def test_it_enters_a_full_room_and_pushes_one_out() -> None:
    table = outside(FULL)
    enter(table)
    assert (asked(table), choices(table)) == (("red", "push-whom"), ["blue explorer", "blue orc"])
    assert refused(table, "stay") == "CT15-085"
    take(table, "choose-piece", piece="blue orc")
    take(table, "choose-field", target="nw1")
    assert on(table, "nw2") == [*["blue explorer"] * 4, "red wraith"]
    assert actions(table) == 3


@rule("CT15-087", "CT15-032")
def test_others_do_not_enter_it() -> None:
    table = outside(FULL, {"n1": ["red wraith", "red orc", "red explorer"]})
    for kind in ("orc", "explorer"):
        assert refused(table, "move", piece=f"red {kind}", source="n1", target="nw2") == "CT15-032"


@rule("CT15-087", "CT15-056")
def test_it_does_not_enter_if_nobody_there_can_be_pushed() -> None:
    table = outside([*BARBARIANS, "blue explorer"], {"nw1": "green cave-troll", "n1": ["red wraith", "red knight"]})
    assert refused(table, "move", piece="red wraith", source="n1", target="nw2") == "CT15-087"


@rule("CT15-087", "CT15-088")
def test_it_does_not_enter_if_all_other_ways_out_are_closed() -> None:
    closed = {"nw1": "red explorer x5", "n1": ["red wraith", "red knight"]}
    assert not offered(outside(FULL, closed), "move", piece="red wraith", source="n1", target="nw2")
    assert refused(outside(FULL, closed), "move", piece="red wraith", source="n1", target="nw2") == "CT15-087"


@rule("CT15-087")
def test_the_place_that_it_leaves_may_take_the_pushed_one() -> None:
    table = outside(FULL, {"nw1": "green cave-troll", "n1": ["red wraith", "red explorer x4"]})
    enter(table)
    take(table, "choose-piece", piece="blue orc")
    assert on(table, "n1") == ["blue orc", *["red explorer"] * 4]
    assert asked(table) == ("red", "turn")


@rule("CT15-087")
def test_where_it_leaves_no_place_it_does_not_enter() -> None:
    board = {"n1": "red explorer x5", "n2": "red wraith", "nw6": FULL, "nw4": "green cave-troll"}
    table = cave_2015(seats=4, board={**board, "nw7": "yellow explorer x5"})
    enter_from_n2 = {"piece": "red wraith", "source": "n2", "target": "nw6"}
    take(table, "move", **enter_from_n2)  # back to n2, which it has left
    assert asked(table) == ("red", "push-whom")
    table = cave_2015(seats=4, board={**board, "nw7": "yellow explorer x5", "n2": ["red wraith", "red knight"]})
    assert refused(table, "move", **enter_from_n2) == "CT15-087"


@rule("CT15-087", "CT15-041")
def test_an_opposing_knights_full_room_stays_closed() -> None:
    table = outside(["blue knight", "blue explorer x4"])
    assert refused(table, "move", piece="red wraith", source="n1", target="nw2") == "CT15-041"


@rule("CT15-087")
def test_the_own_knights_full_room_is_open() -> None:
    table = outside(["red knight", "blue explorer x4"])
    enter(table)
    assert choices(table) == ["blue explorer", "red knight"]


@rule("CT15-087", "CT15-073")
def test_a_cave_trolls_room_stays_closed_however_many_are_in_it() -> None:
    table = outside(["blue cave-troll"])
    assert refused(table, "move", piece="red wraith", source="n1", target="nw2") == "CT15-073"


@pytest.mark.parametrize("owner", ["red", "blue"])
@rule("CT15-087", "CT15-172")
def test_an_idols_room_stays_closed(owner: str) -> None:
    table = cave_2015(board={"n1": "red wraith"}, idols={"nw2": owner})
    assert refused(table, "move", piece="red wraith", source="n1", target="nw2") == "CT15-172"


@rule("CT15-087", "CT15-145")
def test_a_room_with_six_stays_closed() -> None:
    table = cave_2015(
        board={"n1": "blue wraith", "nw2": ["blue explorer x5", "red berserker"]},
        red={"set": "variant"},
        turn={"seat": "blue"},
    )
    assert refused(table, "move", piece="blue wraith", source="n1", target="nw2") == "CT15-145"


@rule("CT15-087", "CT15-030")
def test_only_a_full_room_next_door_is_meant() -> None:
    table = cave_2015(board={"n1": "red wraith", "nw6": FULL})
    assert refused(table, "move", piece="red wraith", source="n1", target="nw6") == "CTX-002"


@rule("CT15-087")
def test_it_enters_a_full_room_from_stairs_and_from_a_pit_too() -> None:
    table = cave_2015(board={"pit-c": "red wraith", "n2": FULL})
    take(table, "move", piece="red wraith", source="pit-c", target="n2")
    take(table, "choose-piece", piece="blue orc")
    take(table, "choose-field", target="pit-c")
    assert where(table, "blue orc") == "pit-c"
    table = cave_2015(board={"st-nw": "red wraith", "nw1": FULL})
    take(table, "move", piece="red wraith", source="st-nw", target="nw1")
    take(table, "choose-piece", piece="blue explorer")
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["blue explorer"]


@rule("CT15-087", "CT15-085")
def test_where_the_push_is_optional_it_is_still_due_in_a_full_room() -> None:
    table = outside(FULL, options={"push-on-entry": "may"})
    enter(table)
    assert choices(table) == ["blue explorer", "blue orc"]
    assert refused(table, "stay") == "CT15-085"
