"""The 2006 edition: moving a counter, and what closes a field (CT06-030 to 036)."""

from __future__ import annotations

import pytest

from grotto.kernel.option import Intent
from tests.games.cave_troll.edition_2006.acting import (
    ENTRANCES,
    FIVE,
    HEROES,
    MONSTERS,
    actions,
    barred,
    move,
    ways,
)
from tests.games.cave_troll.table import asked, cave, choices, offered, on, take, told_of
from tests.ruling import rule

ALL = (*HEROES, *MONSTERS)


# --- one step through a door ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ALL)
@rule("CT06-030")
def test_a_move_is_one_step_through_a_door_and_one_action(kind: str) -> None:
    table = cave(board={"nw4": f"red {kind}"})
    assert ways(table, f"red {kind}", "nw4") == ["nw1", "nw5", "nw6"]
    move(table, f"red {kind}", "nw4", "nw6")
    assert (on(table, "nw4"), on(table, "nw6"), actions(table)) == ([], [f"red {kind}"], 3)
    names = [field.name for field in table.state.lair.board.fields]
    assert [(names[line["field"]], names[line["to"]]) for line in told_of(table, "moved")] == [("nw4", "nw6")]


@pytest.mark.parametrize("target", ["nw2", "nw3", "nw7", "st-nw", "e", "nw4"])
@rule("CT06-030", "CTX-002")
def test_nobody_moves_through_walls_or_two_rooms_at_once(target: str) -> None:
    for kind in ALL:
        assert barred(cave(board={"nw4": f"red {kind}"}), f"red {kind}", "nw4", target) == "CTX-002"


@rule("CT06-030")
def test_a_room_may_lead_to_an_entrance() -> None:
    table = cave(board={"nw1": ["red explorer", "red orc"]})
    move(table, "red explorer", "nw1", "st-nw")
    move(table, "red orc", "nw1", "st-nw")
    assert on(table, "st-nw") == ["red explorer", "red orc"]


@rule("CT06-030", "CTX-006")
def test_only_ones_own_counters_move() -> None:
    table = cave(board={"nw1": ["blue explorer", "blue orc"], "w": "red dwarf"})
    assert barred(table, "blue explorer", "nw1", "nw2") == "CT06-030"
    assert barred(table, "blue orc", "nw1", "nw2") == "CT06-030"
    assert barred(table, "red dwarf", "nw1", "nw2") == "CT06-030"
    assert choices(table) == ["draw", "end-turn", "red dwarf w nw5", "red dwarf w sw5"]


@rule("CT06-030")
def test_one_counter_of_several_alike_moves() -> None:
    table = cave(board={"nw1": ["red explorer x3", "blue explorer"]})
    move(table, "red explorer", "nw1", "nw2")
    assert (on(table, "nw1"), on(table, "nw2")) == (["blue explorer", *["red explorer"] * 2], ["red explorer"])


# --- from entrance to entrance --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ALL)
@rule("CT06-031")
def test_all_entrances_are_one_step_from_each_other(kind: str) -> None:
    piece = f"red {kind}"
    table = cave(board={"st-nw": piece})
    assert ways(table, piece, "st-nw") == ["nw1", "nw3", "st-ne", "st-se", "st-sw"]
    move(table, piece, "st-nw", "st-se", "st-ne", "st-sw", "st-nw")
    assert (on(table, "st-nw"), asked(table)) == ([piece], ("blue", "turn"))


@rule("CT06-031")
def test_the_pit_is_not_an_entrance() -> None:
    table = cave(board={"pit": "red orc", "st-nw": "red wraith"})
    assert ways(table, "red orc", "pit") == ["e", "n2", "ne7", "nw7", "s", "se7", "sw7", "w"]
    for entrance in ENTRANCES:
        assert barred(table, "red orc", "pit", entrance) == "CTX-002"
    assert barred(table, "red wraith", "st-nw", "pit") == "CTX-002"


@rule("CT06-031")
def test_a_table_may_play_without_the_link() -> None:
    table = cave(board={"st-nw": ["red explorer", "red orc"]}, options={"linked-stairs": "no"})
    for kind in ("explorer", "orc"):
        assert ways(table, f"red {kind}", "st-nw") == ["nw1", "nw3"]
        assert barred(table, f"red {kind}", "st-nw", "st-ne") == "CTX-002"
    linked = cave(board={"st-nw": "red explorer"}, options={"linked-stairs": "yes"})
    assert offered(linked, "move", piece="red explorer", source="st-nw", target="st-ne")


# --- five in a room -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*HEROES, "orc"])
@rule("CT06-032")
def test_a_sixth_cannot_enter_a_room(kind: str) -> None:
    for five in (FIVE, ["red explorer x5"], ["red explorer", "blue explorer x2", "blue orc", "blue wraith"]):
        table = cave(board={"nw1": f"red {kind}", "nw2": five, "pit": "red wraith"})
        assert barred(table, f"red {kind}", "nw1", "nw2") == "CT06-032"
        assert not offered(table, "move", piece=f"red {kind}", source="nw1", target="nw2")


@pytest.mark.parametrize("kind", ALL)
@rule("CT06-032")
def test_a_fifth_can(kind: str) -> None:
    table = cave(board={"nw1": f"red {kind}", "nw2": ["blue barbarian", "blue orc", "blue wraith", "red explorer"]})
    move(table, f"red {kind}", "nw1", "nw2")
    if asked(table)[1] == "push-whom":
        take(table, "stay")
    assert len(on(table, "nw2")) == 5 - (kind == "knight")


@rule("CT06-032")
def test_treasures_take_no_place() -> None:
    table = cave(board={"nw1": "red explorer", "nw2": ["blue explorer x4", "blue treasure", "red treasure"]})
    move(table, "red explorer", "nw1", "nw2")
    assert len(on(table, "nw2")) == 7
    full = cave(board={"nw1": "red explorer", "nw2": ["blue explorer x5", "blue treasure"]})
    assert barred(full, "red explorer", "nw1", "nw2") == "CT06-032"


@rule("CT06-032")
def test_a_place_that_becomes_free_can_be_taken() -> None:
    table = cave(board={"nw1": "red explorer", "nw2": ["red dwarf", "blue explorer x4"]})
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-032"
    move(table, "red dwarf", "nw2", "n1")
    move(table, "red explorer", "nw1", "nw2")
    assert barred(table, "red dwarf", "n1", "nw2") == "CT06-032"


@rule("CT06-032", "CT06-021", "CT06-022")
def test_entrances_and_the_pit_have_no_limit() -> None:
    board = {
        "st-nw": ["blue explorer x10", "green explorer x5"],
        "nw1": "red explorer",
        "pit": ["blue orc", "blue wraith", "green orc", "green wraith", "yellow orc", "yellow wraith"],
        "w": "red orc",
    }
    table = cave(seats=4, board=board)
    move(table, "red explorer", "nw1", "st-nw")
    move(table, "red orc", "w", "pit")
    assert (len(on(table, "st-nw")), len(on(table, "pit"))) == (16, 7)


# --- Cave Trolls and Knights ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ALL)
@rule("CT06-033", "CT06-093")
def test_nobody_moves_into_a_room_with_a_cave_troll(kind: str) -> None:
    for troll in ("red cave-troll", "blue cave-troll"):
        table = cave(board={"nw1": f"red {kind}", "nw2": troll})
        assert barred(table, f"red {kind}", "nw1", "nw2") == "CT06-033"
        assert ways(table, f"red {kind}", "nw1") == ["nw4", "st-nw"]


@rule("CT06-033")
def test_one_can_leave_a_room_with_a_cave_troll() -> None:
    table = cave(board={"nw1": ["blue cave-troll", "red explorer"]})
    move(table, "red explorer", "nw1", "nw2")
    assert barred(table, "red explorer", "nw2", "nw1") == "CT06-033"


@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "thief", "orc", "wraith"])
@rule("CT06-034", "CT06-060")
def test_nobody_moves_into_a_room_with_an_opponents_knight(kind: str) -> None:
    table = cave(board={"nw1": f"red {kind}", "nw2": "blue knight", "nw4": "red knight"})
    assert barred(table, f"red {kind}", "nw1", "nw2") == "CT06-034"
    move(table, f"red {kind}", "nw1", "nw4")
    assert on(table, "nw4") == sorted([f"red {kind}", "red knight"])


@rule("CT06-034", "CT06-060")
def test_a_knight_moves_in_with_any_knight() -> None:
    table = cave(seats=3, board={"nw1": "red knight", "nw2": ["blue knight", "green knight"]})
    move(table, "red knight", "nw1", "nw2")
    assert on(table, "nw2") == ["blue knight", "green knight", "red knight"]


# --- the pit --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", HEROES)
@rule("CT06-035")
def test_no_adventurer_enters_the_pit(kind: str) -> None:
    table = cave(board={"w": f"red {kind}"})
    assert barred(table, f"red {kind}", "w", "pit") == "CT06-035"
    assert ways(table, f"red {kind}", "w") == ["nw5", "sw5"]


@pytest.mark.parametrize("kind", MONSTERS)
@rule("CT06-035")
def test_monsters_may_go_back_into_the_pit(kind: str) -> None:
    table = cave(board={"w": f"red {kind}", "pit": "blue orc"})
    move(table, f"red {kind}", "w", "pit", "e")
    assert on(table, "e") == [f"red {kind}"]


@pytest.mark.parametrize("kind", MONSTERS)
@rule("CT06-035")
def test_a_table_may_close_the_pit_to_monsters_too(kind: str) -> None:
    table = cave(board={"pit": f"red {kind}"}, options={"pit-return": "no"})
    move(table, f"red {kind}", "pit", "w")
    assert barred(table, f"red {kind}", "w", "pit") == "CT06-035"
    assert ways(table, f"red {kind}", "w") == ["nw5", "sw5"]
    drawn = cave(red={"pile": [kind, "..."]}, options={"pit-return": "no"})
    take(drawn, "draw")
    assert on(drawn, "pit") == [f"red {kind}"]


# --- what never moves -----------------------------------------------------------------------------------------------


@rule("CT06-036", "CT06-093", "CT06-100")
def test_treasures_cave_trolls_and_idols_never_move() -> None:
    table = cave(board={"nw1": "red treasure", "nw4": "red cave-troll"}, idols={"nw2": "red"})
    assert choices(table) == ["draw", "end-turn"]
    for thing in ("red treasure", "red idol", "idol"):
        refusal = table.state.why_not(0, Intent("move", piece=thing, source="nw1", target="st-nw"))
        assert refusal is not None
        assert refusal.rule == "CTX-003"
    assert barred(table, "red cave-troll", "nw4", "nw6") == "CT06-093"


@rule("CT06-036", "CT06-153")
def test_what_lies_in_a_room_stays_when_others_come_and_go() -> None:
    table = cave(board={"nw2": "red treasure", "nw1": "red explorer"}, idols={"n1": "red"})
    move(table, "red explorer", "nw1", "nw2", "nw1")
    assert (on(table, "nw2"), on(table, "n1")) == (["red treasure"], ["idol of red"])
