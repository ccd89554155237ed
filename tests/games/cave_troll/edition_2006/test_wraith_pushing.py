"""The 2006 edition: whom a Wraith pushes, when, and to where (CT06-080 to 082)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import (
    FIVE,
    HEROES,
    actions,
    go,
    move,
    no_field,
    no_piece,
    no_use,
    pick,
    stay,
    use,
)
from tests.games.cave_troll.table import Table, asked, cave, choices, offered, on, refused, told, told_of, where
from tests.ruling import rule

# --- on entering ----------------------------------------------------------------------------------------------------


def entering(*others: str, **more: str | list[str]) -> Table:
    """Red's Wraith has just moved from nw1 into nw2, where these were."""
    table = cave(board={"nw1": "red wraith", "nw2": list(others), **more})
    move(table, "red wraith", "nw1", "nw2")
    return table


@rule("CT06-080")
def test_a_wraith_that_enters_a_room_may_push_one_adventurer_at_no_cost() -> None:
    table = entering("blue explorer", "blue dwarf", "red knight", "blue orc")
    assert asked(table) == ("red", "push-whom")
    assert choices(table) == ["blue dwarf", "blue explorer", "red knight", "stay"]
    pick(table, "blue dwarf")
    assert asked(table) == ("red", "push-where")
    assert choices(table) == ["n1", "nw1"]
    go(table, "n1")
    assert on(table, "nw2") == ["blue explorer", "blue orc", "red knight", "red wraith"]
    assert (on(table, "n1"), asked(table), actions(table)) == (["blue dwarf"], ("red", "turn"), 3)


@rule("CT06-080")
def test_the_push_is_told() -> None:
    table = entering("blue explorer")
    pick(table, "blue explorer")
    go(table, "nw1")
    assert told(table) == ["moved", "pushed"]
    line = told_of(table, "pushed")[0]
    fields = table.state.lair.board.by_name
    assert (line["by"], line["seat"], line["field"], line["to"]) == (0, 1, fields["nw2"], fields["nw1"])


@rule("CT06-080")
def test_an_entering_wraith_need_not_push() -> None:
    table = entering("blue explorer")
    stay(table)
    assert on(table, "nw2") == ["blue explorer", "red wraith"]
    assert (asked(table), actions(table), told(table)) == (("red", "turn"), 3, ["moved"])


@rule("CT06-080", "CT06-081")
def test_an_entering_wraith_pushes_no_monster() -> None:
    table = entering("blue orc", "blue wraith", "red orc")
    assert asked(table) == ("red", "turn")
    table = entering("blue orc", "blue explorer")
    assert no_piece(table, "blue orc") == "CT06-080"


@rule("CT06-080")
def test_an_entering_wraith_pushes_nobody_who_is_elsewhere() -> None:
    assert no_piece(entering("blue explorer", n1="blue dwarf"), "blue dwarf") == "CT06-080"


@pytest.mark.parametrize("source", ["pit", "st-nw"])
@rule("CT06-080")
def test_a_wraith_pushes_wherever_it_comes_from(source: str) -> None:
    target = "w" if source == "pit" else "nw3"
    table = cave(board={source: "red wraith", target: "blue explorer"})
    move(table, "red wraith", source, target)
    assert asked(table) == ("red", "push-whom")


@rule("CT06-080", "CT06-081", "CT06-082")
def test_a_wraith_does_not_push_in_an_entrance() -> None:
    table = cave(board={"nw1": "red wraith", "st-nw": "blue explorer"})
    move(table, "red wraith", "nw1", "st-nw")
    assert asked(table) == ("red", "turn")
    assert no_use(table, "red wraith", "st-nw") == "CT06-081"


@rule("CT06-080", "CT06-081")
def test_a_wraith_does_not_push_in_the_pit() -> None:
    table = cave(board={"pit": ["red wraith", "blue orc"]})
    assert no_use(table, "red wraith", "pit") == "CT06-081"
    assert not offered(table, "use", piece="red wraith", source="pit")


@rule("CT06-080")
def test_a_wraith_that_enters_an_empty_room_pushes_nobody() -> None:
    assert asked(entering()) == ("red", "turn")


@rule("CT06-080")
def test_a_wraith_that_can_push_nobody_enters_all_the_same() -> None:
    board = {"pit": "red wraith", "w": "blue explorer", "nw5": "red cave-troll", "sw5": "red knight"}
    table = cave(board=board)
    move(table, "red wraith", "pit", "w")
    assert (asked(table), on(table, "w")) == (("red", "turn"), ["blue explorer", "red wraith"])


@rule("CT06-080")
def test_a_table_may_make_the_push_on_entering_compulsory() -> None:
    board = {"nw1": "red wraith", "nw2": ["blue explorer", "blue dwarf"]}
    table = cave(board=board, options={"push-on-entry": "must"})
    move(table, "red wraith", "nw1", "nw2")
    assert choices(table) == ["blue dwarf", "blue explorer"]
    assert refused(table, "stay") == "CT06-080"
    alone = cave(board={"nw1": "red wraith", "nw2": "blue orc"}, options={"push-on-entry": "must"})
    move(alone, "red wraith", "nw1", "nw2")
    assert asked(alone) == ("red", "turn")
    may = cave(board=board, options={"push-on-entry": "may"})
    move(may, "red wraith", "nw1", "nw2")
    assert offered(may, "stay")


# --- as an action ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in HEROES if kind != "barbarian"])
@rule("CT06-081")
def test_a_wraith_in_a_room_pushes_any_adventurer_for_an_action(kind: str) -> None:
    for owner in ("red", "blue"):
        table = cave(board={"nw4": ["red wraith", f"{owner} {kind}"]})
        use(table, "red wraith", "nw4")
        assert choices(table) == ["nw1", "nw5", "nw6"]
        go(table, "nw6")
        assert (on(table, "nw6"), on(table, "nw4")) == ([f"{owner} {kind}"], ["red wraith"])
        assert (actions(table), asked(table)) == (3, ("red", "turn"))


@rule("CT06-081")
def test_the_action_may_be_repeated() -> None:
    table = cave(board={"nw4": ["red wraith", "blue explorer x2", "blue dwarf", "red explorer"]})
    for left, piece in ((3, "blue explorer"), (2, "blue dwarf"), (1, "blue explorer")):
        use(table, "red wraith", "nw4")
        pick(table, piece)
        go(table, "nw6")
        assert actions(table) == left
    assert on(table, "nw6") == ["blue dwarf", "blue explorer", "blue explorer"]
    use(table, "red wraith", "nw4")
    go(table, "nw1")
    assert (on(table, "nw4"), asked(table)) == (["red wraith"], ("blue", "turn"))


@rule("CT06-081")
def test_the_player_chooses_among_all_adventurers_and_only_them() -> None:
    table = cave(board={"nw4": ["red wraith", "blue thief", "red knight", "blue orc", "blue barbarian"]})
    use(table, "red wraith", "nw4")
    assert choices(table) == ["blue thief", "red knight"]
    for piece in ("blue orc", "red wraith", "blue barbarian"):
        assert no_piece(table, piece) == "CT06-080"
    assert refused(table, "stay") == "CT06-080"


@pytest.mark.parametrize("others", [[], ["blue orc"], ["blue wraith", "blue treasure"], ["blue barbarian"]])
@rule("CT06-081", "CTX-008")
def test_a_wraith_without_an_adventurer_to_push_cannot_use_its_action(others: list[str]) -> None:
    table = cave(board={"nw4": ["red wraith", *others], "nw1": "blue explorer"})
    assert no_use(table, "red wraith", "nw4") == "CT06-081"
    assert not offered(table, "use", piece="red wraith", source="nw4")


@rule("CT06-081")
def test_a_wraith_in_an_entrance_cannot_use_its_action() -> None:
    table = cave(board={"st-nw": ["red wraith", "blue explorer"]})
    assert no_use(table, "red wraith", "st-nw") == "CT06-081"


@rule("CT06-081")
def test_only_ones_own_wraith_pushes() -> None:
    table = cave(board={"nw4": ["blue wraith", "blue explorer"]})
    assert no_use(table, "blue wraith", "nw4") == "CT06-030"


# --- where to -------------------------------------------------------------------------------------------------------


def pushing(victim: str = "blue explorer", **more: str | list[str]) -> Table:
    """Red's Wraith pushes somebody out of nw5, which has doors to nw3, nw4, nw7 and w."""
    idols = more.pop("idols", "")
    table = cave(board={"nw5": ["red wraith", victim], **more}, idols={str(idols): "blue"} if idols else None)
    use(table, "red wraith", "nw5")
    return table


@rule("CT06-082")
def test_a_push_goes_through_any_door() -> None:
    table = pushing()
    assert choices(table) == ["nw3", "nw4", "nw7", "w"]
    for field in ("nw5", "nw6", "st-nw", "pit", "nw1"):
        assert no_field(table, field) == "CTX-002"


@rule("CT06-082", "CT06-032")
def test_a_push_does_not_go_into_a_room_with_five() -> None:
    assert no_field(pushing(nw4=FIVE), "nw4") == "CT06-032"
    table = pushing(nw4=["blue explorer x3", "blue orc", "blue treasure"])
    go(table, "nw4")
    assert len(on(table, "nw4")) == 6


@rule("CT06-082", "CT06-033")
def test_a_push_does_not_go_into_a_cave_trolls_room() -> None:
    assert no_field(pushing(nw4="red cave-troll"), "nw4") == "CT06-033"
    assert no_field(pushing(nw4="blue cave-troll"), "nw4") == "CT06-033"


@pytest.mark.parametrize("kind", ["explorer", "dwarf", "thief", "knight"])
@rule("CT06-082", "CT06-034")
def test_whose_knight_stops_a_push_is_seen_from_the_pushed_adventurer(kind: str) -> None:
    mine, theirs = f"red {kind}", f"blue {kind}"
    assert no_field(pushing(theirs, nw4="red knight"), "nw4") == "CT06-034"
    assert choices(pushing(theirs, nw4="red knight")) == ["nw3", "nw7", "w"]
    if kind != "knight":
        assert choices(pushing(theirs, nw4="blue knight")) == ["nw3", "nw4", "nw7", "w"]
        assert choices(pushing(mine, nw4="red knight")) == ["nw3", "nw4", "nw7", "w"]
    assert no_field(pushing(mine, nw4="blue knight"), "nw4") == "CT06-034"


@rule("CT06-082", "CT06-035")
def test_a_push_does_not_go_into_the_pit() -> None:
    table = cave(board={"nw7": ["red wraith", "blue explorer"]})
    use(table, "red wraith", "nw7")
    assert choices(table) == ["nw5", "nw6"]
    assert no_field(table, "pit") == "CT06-035"


@rule("CT06-082", "CT06-153")
def test_a_push_does_not_go_into_an_idols_room() -> None:
    table = pushing(idols="nw4")
    assert choices(table) == ["nw3", "nw7", "w"]
    assert no_field(table, "nw4") == "CT06-153"


@rule("CT06-082", "CT06-060")
def test_a_push_goes_into_an_entrance_even_to_a_knight_and_a_crowd() -> None:
    table = cave(board={"nw3": ["red wraith", "blue explorer"], "st-nw": ["red knight", "red explorer x6"]})
    use(table, "red wraith", "nw3")
    assert choices(table) == ["nw5", "st-nw"]
    go(table, "st-nw")
    assert "blue explorer" in on(table, "st-nw")


@rule("CT06-082", "CT06-060", "CT06-062")
def test_a_knight_may_be_pushed_to_an_opposing_knight_in_an_entrance() -> None:
    table = cave(board={"nw3": ["red wraith", "blue knight"], "st-nw": ["red knight", "red orc"]})
    use(table, "red wraith", "nw3")
    assert choices(table) == ["nw5", "st-nw"]
    go(table, "st-nw")
    assert on(table, "st-nw") == ["blue knight", "red knight"]


@rule("CT06-082")
def test_a_victim_with_no_way_out_cannot_be_chosen() -> None:
    board = {"w": ["red wraith", "blue explorer", "red explorer"], "nw5": "red knight", "sw5": "blue cave-troll"}
    table = cave(board=board)
    use(table, "red wraith", "w")
    assert (on(table, "nw5"), on(table, "w")) == (["red explorer", "red knight"], ["blue explorer", "red wraith"])
    assert no_use(table, "red wraith", "w") == "CT06-081"


@rule("CT06-082", "CT06-062")
def test_a_knight_pushed_by_an_entering_wraith_discards_orcs() -> None:
    table = entering("red knight", n1=["red orc", "blue orc", "blue explorer"])
    pick(table, "red knight")
    go(table, "n1")
    assert on(table, "n1") == ["blue explorer", "red knight"]
    assert (where(table, "red orc"), where(table, "blue orc")) == ("gone", "gone")
    assert told(table) == ["moved", "pushed", "slain", "slain"]


@rule("CT06-082", "CT06-050")
def test_a_pushed_thief_does_not_jump() -> None:
    assert choices(pushing("blue thief")) == ["nw3", "nw4", "nw7", "w"]
