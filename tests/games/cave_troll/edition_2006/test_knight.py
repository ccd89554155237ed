"""The 2006 edition: the Knight (CT06-060 to 062)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import barred, go, move, use, ways
from tests.games.cave_troll.table import cave, offered, on, told, told_of, where
from tests.ruling import rule

KEPT_OUT = ("explorer", "barbarian", "dwarf", "thief", "orc", "wraith")

# --- closing a room -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KEPT_OUT)
@rule("CT06-060")
def test_a_knight_keeps_opponents_out_of_his_room_but_not_his_own(kind: str) -> None:
    table = cave(board={"nw2": "blue knight", "nw1": [f"red {kind}", f"blue {kind}"]})
    assert barred(table, f"red {kind}", "nw1", "nw2") == "CT06-034"
    own = cave(turn={"seat": "blue"}, board={"nw2": "blue knight", "nw1": [f"red {kind}", f"blue {kind}"]})
    move(own, f"blue {kind}", "nw1", "nw2")
    assert on(own, "nw2") == sorted(["blue knight", f"blue {kind}"])


@pytest.mark.parametrize("kind", KEPT_OUT)
@rule("CT06-060")
def test_a_knight_in_an_entrance_blocks_nobody(kind: str) -> None:
    table = cave(board={"st-nw": "blue knight", "nw1": f"red {kind}"})
    move(table, f"red {kind}", "nw1", "st-nw")
    assert on(table, "st-nw") == sorted(["blue knight", f"red {kind}"])


@rule("CT06-060")
def test_a_room_is_open_again_when_the_knight_has_left() -> None:
    table = cave(board={"nw2": "red knight", "n2": "blue explorer"}, turn={"actions": 1})
    move(table, "red knight", "nw2", "nw1")
    move(table, "blue explorer", "n2", "n1", "nw2")
    assert barred(table, "blue explorer", "nw2", "nw1") == "CT06-034"


@rule("CT06-060", "CT06-095")
def test_a_room_is_open_again_when_the_knight_is_dead() -> None:
    table = cave(board={"nw2": ["blue knight", "red orc"], "nw1": "red explorer"})
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-034"
    use(table, "red orc", "nw2")
    move(table, "red explorer", "nw1", "nw2")
    assert on(table, "nw2") == ["red explorer", "red orc"]


@rule("CT06-060")
def test_a_knight_does_not_hold_those_who_are_in_his_room() -> None:
    table = cave(board={"nw2": ["blue knight", "red explorer", "red orc"]})
    assert ways(table, "red explorer", "nw2") == ["n1", "nw1"]
    assert ways(table, "red orc", "nw2") == ["n1", "nw1"]
    move(table, "red explorer", "nw2", "nw1")
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-034"


@rule("CT06-060", "CT06-034")
def test_a_room_with_knights_of_two_players_is_closed_to_both_their_others() -> None:
    board = {"nw2": ["red knight", "blue knight"], "nw1": ["red explorer", "blue explorer"]}
    for seat in ("red", "blue"):
        table = cave(board=board, turn={"seat": seat})
        assert barred(table, f"{seat} explorer", "nw1", "nw2") == "CT06-034"


# --- entering -------------------------------------------------------------------------------------------------------


@rule("CT06-061")
def test_those_in_a_room_that_a_knight_enters_stay() -> None:
    others = ["blue explorer", "blue knight", "blue wraith", "blue treasure"]
    table = cave(board={"nw2": others, "nw1": "red knight"})
    move(table, "red knight", "nw1", "nw2")
    assert on(table, "nw2") == sorted([*others, "red knight"])
    assert told(table) == ["moved"]


# --- Orcs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["nw2", "st-nw"])
@rule("CT06-062")
def test_an_entering_knight_discards_all_orcs_his_own_too(field: str) -> None:
    orcs = ["red orc", "blue orc", "green orc"]
    table = cave(seats=3, board={field: [*orcs, "blue wraith"], "nw1": "red knight"})
    move(table, "red knight", "nw1", field)
    assert on(table, field) == ["blue wraith", "red knight"]
    assert {where(table, orc) for orc in orcs} == {"gone"}
    assert [(line["seat"], line["by"]) for line in told_of(table, "slain")] == [(0, 0), (1, 0), (2, 0)]


@rule("CT06-062")
def test_only_orcs_are_discarded_and_only_where_the_knight_enters() -> None:
    table = cave(board={"nw1": ["red knight", "blue orc"], "nw2": ["blue wraith", "blue explorer"], "n1": "red orc"})
    move(table, "red knight", "nw1", "nw2")
    assert on(table, "nw2") == ["blue explorer", "blue wraith", "red knight"]
    assert (where(table, "blue orc"), where(table, "red orc")) == ("nw1", "n1")


@rule("CT06-062")
def test_an_orc_that_comes_to_a_knight_lives_and_may_kill_him() -> None:
    table = cave(board={"st-nw": "blue knight", "nw1": "red orc"})
    move(table, "red orc", "nw1", "st-nw")
    assert on(table, "st-nw") == ["blue knight", "red orc"]
    use(table, "red orc", "st-nw")
    assert (on(table, "st-nw"), where(table, "blue knight")) == (["red orc"], "gone")


@rule("CT06-062")
def test_an_orc_may_join_its_own_players_knight() -> None:
    table = cave(board={"nw2": ["red knight", "blue explorer"], "nw1": "red orc"})
    move(table, "red orc", "nw1", "nw2")
    use(table, "red orc", "nw2")
    assert offered(table, "choose-piece", piece="red knight")
    assert on(table, "nw2") == ["blue explorer", "red knight", "red orc"]


@rule("CT06-062", "CT06-032")
def test_a_knight_cannot_enter_a_full_room_because_its_orcs_would_leave() -> None:
    table = cave(board={"nw1": "red knight", "nw2": ["blue orc", "red orc", "blue explorer x3"]})
    assert barred(table, "red knight", "nw1", "nw2") == "CT06-032"


@rule("CT06-062", "CT06-032")
def test_the_place_of_a_discarded_orc_is_free() -> None:
    table = cave(board={"nw1": ["red knight", "red explorer"], "nw2": ["blue orc", "blue explorer x3"]})
    move(table, "red knight", "nw1", "nw2")
    move(table, "red explorer", "nw1", "nw2")
    assert on(table, "nw2") == [*["blue explorer"] * 3, "red explorer", "red knight"]


@rule("CT06-062", "CT06-082")
def test_a_pushed_knight_discards_orcs() -> None:
    table = cave(board={"nw2": ["red wraith", "blue knight"], "nw1": ["red orc", "blue orc"]})
    use(table, "red wraith", "nw2")
    go(table, "nw1")
    assert on(table, "nw1") == ["blue knight"]
    assert [(line["seat"], line["by"]) for line in told_of(table, "slain")] == [(0, 1), (1, 1)]
