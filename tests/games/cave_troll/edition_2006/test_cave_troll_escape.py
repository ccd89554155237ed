"""The 2006 edition: fleeing from a Cave Troll (CT06-091)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.edition_2006.acting import (
    FIVE,
    actions,
    barred,
    drawing,
    go,
    move,
    no_use,
    pick,
    stay,
    ways,
)
from tests.games.cave_troll.table import Table, asked, cave, choices, offered, on, refused, take, told, told_of, where
from tests.ruling import rule


def trolled(others: list[str], seats: int = 2, field: str = "nw2", **more: str | list[str]) -> Table:
    """Red has just put a Cave Troll on these."""
    table = drawing("cave-troll", seats=seats, board={field: others, **more})
    go(table, field)
    return table


# --- who and in what order ------------------------------------------------------------------------------------------


@rule("CT06-091")
def test_the_players_flee_from_the_left_neighbour_round_to_the_trolls_own_player() -> None:
    board = {"nw4": [f"{colour} explorer" for colour in ("red", "blue", "green", "yellow")]}
    for seat, order in (
        ("red", ["blue", "green", "yellow", "red"]),
        ("green", ["yellow", "red", "blue", "green"]),
    ):
        piles: dict[str, Any] = {seat: {"pile": ["cave-troll", "..."]}}
        table = cave(seats=4, board=board, turn={"seat": seat}, **piles)
        take(table, "draw")
        go(table, "nw4")
        found = []
        while asked(table)[1] == "escape":
            found.append(asked(table)[0])
            move(table, f"{found[-1]} explorer", "nw4", "nw6")
        assert found == order
        assert (len(on(table, "nw6")), asked(table)) == (4, (seat, "turn"))


@rule("CT06-091")
def test_players_with_nobody_in_the_room_are_not_asked() -> None:
    table = trolled(["green orc", "blue treasure"], seats=4)
    assert asked(table) == ("green", "escape")
    stay(table)
    assert asked(table) == ("red", "turn")


@rule("CT06-091")
def test_each_player_moves_one_counter_only() -> None:
    table = trolled(["blue explorer x2", "blue orc", "red dwarf"])
    move(table, "blue explorer", "nw2", "nw1")
    assert asked(table) == ("red", "escape")
    assert refused(table, "move", seat="blue", piece="blue orc", source="nw2", target="n1") == "CT06-007"
    move(table, "red dwarf", "nw2", "n1")
    assert (on(table, "nw1"), on(table, "n1"), on(table, "nw2")) == (
        ["blue explorer"],
        ["red dwarf"],
        ["red cave-troll"],
    )


@rule("CT06-091")
def test_the_trolls_own_player_may_save_one_of_his() -> None:
    table = trolled(["red explorer x2"])
    assert asked(table) == ("red", "escape")
    move(table, "red explorer", "nw2", "nw1")
    assert (on(table, "nw1"), on(table, "nw2"), actions(table)) == (["red explorer"], ["red cave-troll"], 3)


@rule("CT06-091")
def test_nobody_is_obliged_to_flee() -> None:
    table = trolled(["blue explorer", "red explorer"])
    stay(table)
    stay(table)
    assert told(table) == ["drew", "placed", "stayed", "stayed", "crushed", "crushed"]
    assert [line["seat"] for line in told_of(table, "stayed")] == [1, 0]


@rule("CT06-091")
def test_a_player_leads_out_only_his_own_and_only_from_that_room() -> None:
    table = trolled(["blue explorer", "red explorer"], nw1="blue dwarf")
    assert barred(table, "red explorer", "nw2", "n1") == "CT06-091"
    assert barred(table, "blue dwarf", "nw1", "nw4") == "CT06-091"
    assert barred(table, "blue orc", "nw2", "n1") == "CT06-030"
    assert refused(table, "draw") == "CT06-091"
    assert choices(table) == ["blue explorer nw2 n1", "blue explorer nw2 nw1", "stay"]


@rule("CT06-091", "CT06-090")
def test_no_cave_troll_flees_neither_the_new_one_nor_an_old_one() -> None:
    table = trolled(["blue cave-troll", "blue explorer", "red explorer"])
    assert ways(table, "blue cave-troll") == []
    assert barred(table, "blue cave-troll", "nw2", "n1") == "CT06-093"
    stay(table)
    assert barred(table, "red cave-troll", "nw2", "n1") == "CT06-093"
    assert choices(table) == ["red explorer nw2 n1", "red explorer nw2 nw1", "stay"]


# --- where to -------------------------------------------------------------------------------------------------------


@rule("CT06-091", "CT06-035")
def test_one_flees_by_any_legal_step_and_monsters_into_the_pit_too() -> None:
    table = trolled(["blue explorer", "blue orc"], field="nw7")
    assert ways(table, "blue explorer") == ["nw5", "nw6"]
    assert ways(table, "blue orc") == ["nw5", "nw6", "pit"]
    assert barred(table, "blue explorer", "nw7", "pit") == "CT06-035"
    move(table, "blue orc", "nw7", "pit")
    assert on(table, "pit") == ["blue orc"]


@rule("CT06-091")
def test_one_may_flee_into_an_entrance() -> None:
    table = trolled(["blue explorer"], field="nw1")
    assert ways(table, "blue explorer") == ["nw2", "nw4", "st-nw"]
    move(table, "blue explorer", "nw1", "st-nw")
    assert on(table, "st-nw") == ["blue explorer"]


@pytest.mark.parametrize(
    ("occupants", "number"),
    [
        (FIVE, "CT06-032"),
        (["green cave-troll"], "CT06-033"),
        (["red knight"], "CT06-034"),
        (["green knight"], "CT06-034"),
    ],
)
@rule("CT06-091", "CT06-032", "CT06-033", "CT06-034")
def test_fleeing_keeps_the_rules_of_entry(occupants: list[str], number: str) -> None:
    table = trolled(["blue dwarf"], seats=3, n1=occupants)
    assert barred(table, "blue dwarf", "nw2", "n1") == number
    assert ways(table, "blue dwarf") == ["nw1"]


@rule("CT06-091", "CT06-034")
def test_one_flees_to_ones_own_knight() -> None:
    table = trolled(["blue dwarf", "red dwarf"], n1="blue knight", nw1="red knight")
    assert ways(table, "blue dwarf") == ["n1"]
    move(table, "blue dwarf", "nw2", "n1")
    assert ways(table, "red dwarf") == ["nw1"]


@rule("CT06-091", "CT06-153")
def test_nobody_flees_onto_an_idol() -> None:
    table = drawing("cave-troll", board={"nw2": "blue dwarf"}, idols={"n1": "blue"})
    go(table, "nw2")
    assert barred(table, "blue dwarf", "nw2", "n1") == "CT06-153"


@rule("CT06-091", "CTX-002")
def test_nobody_flees_through_a_wall() -> None:
    table = trolled(["blue dwarf"])
    assert barred(table, "blue dwarf", "nw2", "nw6") == "CTX-002"


@rule("CT06-091", "CT06-032")
def test_those_who_flee_first_can_fill_a_room() -> None:
    table = trolled(["blue explorer", "red explorer"], n1=["blue dwarf", "blue thief", "blue wraith", "red wraith"])
    move(table, "blue explorer", "nw2", "n1")
    assert barred(table, "red explorer", "nw2", "n1") == "CT06-032"


@rule("CT06-091", "CT06-033")
def test_nobody_can_come_into_the_room_meanwhile() -> None:
    table = trolled(["blue wraith", "red explorer"], nw1=["blue dwarf", "red thief"])
    move(table, "blue wraith", "nw2", "nw1")
    pick(table, "red thief")
    assert choices(table) == ["nw4", "st-nw"]
    assert refused(table, "choose-field", target="nw2") == "CT06-033"


@rule("CT06-091")
def test_one_who_can_go_nowhere_is_not_asked() -> None:
    table = drawing("cave-troll", board={"nw2": "blue dwarf", "n1": FIVE, "nw1": "red knight"})
    go(table, "nw2")
    assert (asked(table), where(table, "blue dwarf")) == (("red", "turn"), "gone")


# --- a real move, and no more ---------------------------------------------------------------------------------------


@rule("CT06-091", "CT06-080")
def test_a_fleeing_wraith_may_push_or_not() -> None:
    for pushes in (True, False):
        table = trolled(["blue wraith"], nw1=["red thief", "blue dwarf"])
        move(table, "blue wraith", "nw2", "nw1")
        assert asked(table) == ("blue", "push-whom")
        if pushes:
            pick(table, "red thief")
            go(table, "st-nw")
        else:
            stay(table)
        assert where(table, "red thief") == ("st-nw" if pushes else "nw1")
        assert (asked(table), on(table, "nw2")) == (("red", "turn"), ["red cave-troll"])


@rule("CT06-091", "CT06-083")
def test_a_fleeing_wraith_enters_a_full_room_and_pushes_there() -> None:
    table = trolled(["blue wraith", "red explorer"], n1=["red dwarf", "red thief", "blue explorer x3"])
    move(table, "blue wraith", "nw2", "n1")
    assert choices(table) == ["blue explorer", "red dwarf", "red thief"]
    assert refused(table, "stay") == "CT06-080"
    pick(table, "red dwarf")
    assert choices(table) == ["n2", "ne2"]
    assert refused(table, "choose-field", target="nw2") == "CT06-033"
    go(table, "n2")
    assert (len(on(table, "n1")), on(table, "n2")) == (5, ["red dwarf"])
    assert asked(table) == ("red", "escape")
    stay(table)
    assert on(table, "nw2") == ["red cave-troll"]


@rule("CT06-091", "CT06-083")
def test_a_fleeing_wraith_cannot_enter_a_full_room_whose_other_ways_are_closed() -> None:
    table = trolled(["blue wraith"], n1="red explorer x5", ne2="blue cave-troll", n2="blue knight")
    assert barred(table, "blue wraith", "nw2", "n1") == "CT06-083"
    assert ways(table, "blue wraith") == ["nw1"]


@rule("CT06-091", "CT06-062")
def test_a_fleeing_knight_discards_orcs_where_he_arrives() -> None:
    table = trolled(["blue knight", "blue orc"], nw1=["red orc", "red explorer"])
    move(table, "blue knight", "nw2", "nw1")
    assert on(table, "nw1") == ["blue knight", "red explorer"]
    assert [(line["seat"], line["by"]) for line in told_of(table, "slain")] == [(0, 1)]
    assert where(table, "blue orc") == "gone"


@rule("CT06-091", "CT06-034")
def test_a_fleeing_knight_may_join_a_knight() -> None:
    table = trolled(["blue knight"], nw1="red knight")
    move(table, "blue knight", "nw2", "nw1")
    assert on(table, "nw1") == ["blue knight", "red knight"]


@rule("CT06-091", "CT06-050")
def test_a_fleeing_thief_does_not_jump() -> None:
    table = trolled(["blue thief"])
    assert no_use(table, "blue thief", "nw2") == "CT06-091"
    assert choices(table) == ["blue thief nw2 n1", "blue thief nw2 nw1", "stay"]


@rule("CT06-091", "CT06-095", "CT06-081")
def test_nobody_uses_an_ability_in_flight() -> None:
    table = trolled(["blue orc", "blue wraith", "red explorer"])
    assert no_use(table, "blue orc", "nw2") == "CT06-091"
    assert no_use(table, "blue wraith", "nw2") == "CT06-091"


def cloaked_and_trolled(**more: str | list[str]) -> Table:
    """Red's cloaked Dwarf in nw2, on which red has just put a Cave Troll."""
    red = {"pile": ["cave-troll", "..."]}
    table = cave(board={"nw2": "red dwarf", **more}, turn={"cloaked": "red dwarf"}, red=red)
    take(table, "draw")
    go(table, "nw2")
    return table


@rule("CT06-091", "CT06-155")
def test_a_cloaked_adventurer_flees_one_step_only() -> None:
    table = cloaked_and_trolled()
    assert ways(table, "red dwarf*") == ["n1", "nw1"]
    move(table, "red dwarf*", "nw2", "nw1")
    assert (asked(table), on(table, "nw1")) == (("red", "turn"), ["red dwarf*"])


@rule("CT06-091", "CT06-155")
def test_a_cloaked_adventurer_may_flee_to_a_knight_or_another_cave_troll() -> None:
    table = cloaked_and_trolled(nw1="blue knight", n1="blue cave-troll")
    assert ways(table, "red dwarf*") == ["n1", "nw1"]
    move(table, "red dwarf*", "nw2", "n1")
    assert on(table, "n1") == ["blue cave-troll", "red dwarf*"]


@rule("CT06-091", "CT06-092", "CT06-155")
def test_a_cloaked_adventurer_who_stays_is_discarded_at_once() -> None:
    table = cloaked_and_trolled()
    stay(table)
    assert (where(table, "red dwarf"), table.state.cloaked) == ("gone", -1)
    assert offered(table, "draw")


@rule("CT06-091")
def test_fleeing_costs_nobody_an_action() -> None:
    table = trolled(["red explorer", "blue explorer"])
    move(table, "blue explorer", "nw2", "nw1")
    move(table, "red explorer", "nw2", "n1")
    assert (asked(table), actions(table)) == (("red", "turn"), 3)
