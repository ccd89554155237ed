"""The 2006 edition: how long the Cloak lasts, and what becomes of its wearer (CT06-155)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2006.acting import barred, end_turn, go, move, playing, stay, use, ways
from tests.games.cave_troll.table import Table, asked, cave, gold, on, take, told, told_of, where
from tests.ruling import rule


def in_a_trolls_room(kind: str = "dwarf", **more: Any) -> Table:
    """Red's cloaked hero has just gone into the room of blue's Cave Troll, nw2, which is worth 4, and stopped."""
    turn = {"cloaked": f"red {kind}"}
    board = {"nw1": f"red {kind}", "nw2": "blue cave-troll"}
    table = cave(board=board, turn=turn, **more)
    move(table, f"red {kind}*", "nw1", "nw2")
    stay(table)
    return table


@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "knight", "thief"])
@rule("CT06-155")
def test_one_in_a_cave_trolls_room_when_the_turn_ends_is_discarded(kind: str) -> None:
    table = in_a_trolls_room(kind)
    end_turn(table)
    assert (on(table, "nw2"), asked(table)) == (["blue cave-troll"], ("blue", "turn"))
    caught = told_of(table, "caught")
    assert [(line["seat"], line["field"]) for line in caught] == [(0, table.state.lair.board.by_name["nw2"])]


@rule("CT06-155")
def test_the_turn_that_ends_with_the_last_action_ends_the_same_way() -> None:
    turn = {"cloaked": "red dwarf", "actions": 1}
    table = cave(board={"nw1": "red dwarf", "nw2": "red cave-troll"}, turn=turn)
    move(table, "red dwarf*", "nw1", "nw2")
    assert (asked(table), where(table, "red dwarf")) == (("red", "next-step"), "nw2")
    stay(table)
    assert (asked(table), where(table, "red dwarf")) == (("blue", "turn"), "gone")
    assert told(table) == ["moved", "turn-ended", "caught", "turn-began"]


@rule("CT06-155")
def test_one_who_has_left_the_cave_troll_lives() -> None:
    table = in_a_trolls_room()
    move(table, "red dwarf*", "nw2", "n1")
    stay(table)
    end_turn(table)
    assert (on(table, "n1"), told_of(table, "caught")) == (["red dwarf"], [])


@rule("CT06-155")
def test_one_beside_a_knight_may_remain_there() -> None:
    table = cave(board={"nw1": "red dwarf", "nw2": "blue knight"}, turn={"cloaked": "red dwarf"})
    move(table, "red dwarf*", "nw1", "nw2")
    stay(table)
    end_turn(table)
    end_turn(table)
    assert (asked(table), on(table, "nw2")) == (("red", "turn"), ["blue knight", "red dwarf"])
    assert ways(table, "red dwarf", "nw2") == ["n1", "nw1"]


@rule("CT06-155")
def test_only_the_cloaked_one_is_caught() -> None:
    board = {"nw1": "red dwarf", "nw2": ["blue cave-troll", "red orc"], "n1": "red explorer"}
    table = cave(board=board, turn={"cloaked": "red dwarf"})
    move(table, "red dwarf*", "nw1", "nw2")
    stay(table)
    end_turn(table)
    assert (on(table, "nw2"), on(table, "n1")) == (["blue cave-troll", "red orc"], ["red explorer"])


@rule("CT06-155")
def test_the_cloak_ends_with_the_turn() -> None:
    table = playing("cloak", {"nw1": "red dwarf", "nw2": "blue knight", "nw4": "blue cave-troll"})
    end_turn(table)
    assert (on(table, "nw1"), table.state.cloaked) == (["red dwarf"], -1)
    end_turn(table)
    assert barred(table, "red dwarf", "nw1", "nw2") == "CT06-034"
    assert barred(table, "red dwarf", "nw1", "nw4") == "CT06-033"
    move(table, "red dwarf", "nw1", "st-nw")
    assert asked(table) == ("red", "turn")


@rule("CT06-155", "CT06-101")
def test_a_scoring_during_the_turn_counts_it_in_a_cave_trolls_room() -> None:
    table = in_a_trolls_room(red={"pile": ["count-the-loot", "..."]})
    take(table, "draw")
    assert gold(table) == [8, 0]
    end_turn(table)
    assert where(table, "red dwarf") == "gone"


@rule("CT06-155", "CT06-154")
def test_the_wand_counts_it_there_too() -> None:
    table = in_a_trolls_room("thief", red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    go(table, "nw2")
    assert gold(table) == [4, 0]


@rule("CT06-155", "CT06-120")
def test_if_the_game_ends_in_that_turn_it_counts_in_the_last_scoring() -> None:
    table = in_a_trolls_room(red={"pile": ["orc"], "gone": ["..."]})
    take(table, "draw")
    assert (gold(table), on(table, "nw2")) == ([8 + 3, 0], ["blue cave-troll", "red dwarf*"])
    assert told_of(table, "caught") == []


@rule("CT06-155", "CTX-014")
def test_if_the_stall_guard_ends_the_game_the_turn_has_ended_first() -> None:
    turn = {"cloaked": "red dwarf", "turns": 15, "idle": 15, "first": "blue"}
    board = {"nw1": "red dwarf", "nw2": "blue cave-troll"}
    table = cave(board=board, turn=turn, options={"stall-guard": "on"})
    move(table, "red dwarf*", "nw1", "nw2")
    stay(table)
    end_turn(table)
    assert (gold(table), told(table)[2:]) == ([0, 0], ["caught", "stalled", "counted", "ended"])


@rule("CT06-155", "CT06-091")
def test_one_who_fled_to_another_cave_troll_is_caught_at_the_end_of_the_turn() -> None:
    red = {"pile": ["cave-troll", "..."]}
    table = cave(board={"nw2": "red dwarf", "n1": "blue cave-troll"}, turn={"cloaked": "red dwarf"}, red=red)
    take(table, "draw")
    go(table, "nw2")
    move(table, "red dwarf*", "nw2", "n1")
    end_turn(table)
    assert (on(table, "n1"), where(table, "red dwarf")) == (["blue cave-troll"], "gone")


@rule("CT06-155", "CT06-060")
def test_a_wearer_who_dies_takes_the_cloak_with_him() -> None:
    table = cave(board={"nw2": ["red dwarf", "red orc", "red explorer"]}, turn={"cloaked": "red dwarf"})
    use(table, "red orc", "nw2")
    take(table, "choose-piece", piece="red dwarf*")
    assert (where(table, "red dwarf"), on(table, "nw2")) == ("gone", ["red explorer", "red orc"])
    end_turn(table)
    assert told_of(table, "caught") == []
