"""The 2006 edition: where a Cave Troll is put, and what is left of its room (CT06-090, CT06-092, CT06-093)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll import kinds
from tests.games.cave_troll.edition_2006.acting import (
    ENTRANCES,
    FIVE,
    HEROES,
    MONSTERS,
    actions,
    barred,
    drawing,
    end_turn,
    go,
    move,
    no_field,
    no_use,
    rooms,
    scored,
    stay,
)
from tests.games.cave_troll.table import asked, cave, choices, gold, offered, on, refused, take, told, told_of, where
from tests.ruling import rule

# --- putting it into play -------------------------------------------------------------------------------------------


@rule("CT06-090")
def test_a_cave_troll_may_be_put_into_any_room() -> None:
    board = {"nw1": "blue knight", "nw2": FIVE, "n1": "red treasure", "s": "red explorer", "w": "blue cave-troll"}
    table = drawing("cave-troll", board=board, idols={"e": "blue"})
    assert asked(table) == ("red", "troll-room")
    assert choices(table) == rooms(table)
    for field in (*ENTRANCES, "pit"):
        assert no_field(table, field) == "CTX-001"
    assert refused(table, "stay") == "CT06-090"
    go(table, "se3")
    assert (on(table, "se3"), asked(table), actions(table)) == (["red cave-troll"], ("red", "turn"), 3)
    assert told(table) == ["drew", "placed"]


@pytest.mark.parametrize("knight", ["red knight", "blue knight"])
@rule("CT06-090", "CT06-092")
def test_a_cave_troll_may_be_put_on_a_knight(knight: str) -> None:
    table = drawing("cave-troll", board={"nw2": [knight]})
    go(table, "nw2")
    stay(table)
    assert (on(table, "nw2"), where(table, knight)) == (["red cave-troll"], "gone")


@rule("CT06-090", "CT06-092")
def test_a_cave_troll_put_on_a_full_room_of_those_who_cannot_flee_kills_all() -> None:
    closed = {"nw5": "red cave-troll", "sw5": "green cave-troll"}
    table = cave(
        seats=3, turn={"seat": "blue"}, board={"w": "red explorer x5", **closed}, blue={"pile": ["cave-troll", "..."]}
    )
    take(table, "draw")
    go(table, "w")
    assert (on(table, "w"), asked(table)) == (["blue cave-troll"], ("blue", "turn"))
    assert told(table).count("crushed") == 5


@rule("CT06-090", "CT06-092", "CT06-153")
def test_a_cave_troll_put_on_an_idol_breaks_it() -> None:
    table = drawing("cave-troll", "count-the-loot", idols={"nw2": "blue"}, board={"nw1": "red explorer"})
    go(table, "nw2")
    assert on(table, "nw2") == ["red cave-troll"]
    fields = table.state.lair.board.by_name
    assert told_of(table, "idol-broken") == [{"seat": 1, "field": fields["nw2"], "by": 0}]
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-033"
    take(table, "draw")
    assert gold(table) == [1, 0]


@rule("CT06-090")
def test_another_idol_stays_where_it_is() -> None:
    table = drawing("cave-troll", "count-the-loot", idols={"nw2": "blue"})
    go(table, "nw1")
    take(table, "draw")
    assert (on(table, "nw2"), gold(table)) == (["idol of blue"], [0, 4])


@rule("CT06-090", "CT06-092")
def test_a_cave_troll_put_on_another_discards_it() -> None:
    table = drawing("cave-troll", board={"nw2": "blue cave-troll", "nw1": "red explorer"})
    go(table, "nw2")
    assert (on(table, "nw2"), where(table, "blue cave-troll")) == (["red cave-troll"], "gone")
    assert asked(table) == ("red", "turn")
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-033"


@rule("CT06-090", "CT06-092", "CT06-100")
def test_a_cave_troll_put_on_treasures_discards_them() -> None:
    table = drawing("cave-troll", board={"nw2": ["blue treasure", "red treasure"]})
    go(table, "nw2")
    assert on(table, "nw2") == ["red cave-troll"]
    assert (where(table, "blue treasure"), where(table, "red treasure")) == ("gone", "gone")


# --- what is left ---------------------------------------------------------------------------------------------------


@rule("CT06-092")
def test_everything_still_in_the_room_is_discarded() -> None:
    others = ["red explorer", "red dwarf", "blue explorer", "blue orc", "green wraith", "green treasure"]
    table = drawing("cave-troll", seats=3, board={"nw2": others, "nw1": ["blue thief", "blue treasure"]})
    go(table, "nw2")
    for _ in range(3):
        stay(table)
    assert on(table, "nw2") == ["red cave-troll"]
    assert on(table, "nw1") == ["blue thief", "blue treasure"]
    crushed = [(line["seat"], kinds.NAMES[line["kind"]]) for line in told_of(table, "crushed")]
    assert sorted(crushed) == [
        (0, "dwarf"),
        (0, "explorer"),
        (1, "explorer"),
        (1, "orc"),
        (2, "treasure"),
        (2, "wraith"),
    ]
    assert {line["by"] for line in told_of(table, "crushed")} == {0}
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT06-092", "CT06-112")
def test_the_discarded_no_longer_count() -> None:
    table = drawing("cave-troll", "count-the-loot", board={"nw2": ["blue explorer x3", "blue treasure"]})
    go(table, "nw2")
    stay(table)
    take(table, "draw")
    assert gold(table) == [0, 0]


@rule("CT06-092")
def test_those_who_fled_live() -> None:
    table = drawing("cave-troll", board={"nw2": ["blue explorer x2"]})
    go(table, "nw2")
    move(table, "blue explorer", "nw2", "n1")
    assert (on(table, "n1"), on(table, "nw2")) == (["blue explorer"], ["red cave-troll"])
    assert told(table).count("crushed") == 1


# --- afterwards -----------------------------------------------------------------------------------------------------


@rule("CT06-093")
def test_a_cave_troll_never_moves() -> None:
    table = cave(board={"nw2": "red cave-troll"})
    assert choices(table) == ["draw", "end-turn"]
    for target in ("nw1", "n1"):
        assert barred(table, "red cave-troll", "nw2", target) == "CT06-093"
    assert no_use(table, "red cave-troll", "nw2") == "CT06-010"


@pytest.mark.parametrize("kind", [*HEROES, *MONSTERS])
@rule("CT06-093", "CT06-033")
def test_nobody_enters_the_room_of_a_cave_troll_once_it_is_there(kind: str) -> None:
    table = drawing("cave-troll", board={"nw1": [f"red {kind}", f"blue {kind}"]})
    go(table, "nw2")
    assert barred(table, f"red {kind}", "nw1", "nw2") == "CT06-033"
    end_turn(table)
    assert barred(table, f"blue {kind}", "nw1", "nw2") == "CT06-033"


@rule("CT06-093", "CT06-081")
def test_a_cave_troll_is_not_pushed_or_killed() -> None:
    table = cave(board={"nw2": ["blue cave-troll", "red wraith", "red orc"]})
    assert no_use(table, "red wraith", "nw2") == "CT06-081"
    assert no_use(table, "red orc", "nw2") == "CT06-095"


@rule("CT06-093", "CT06-110")
def test_a_cave_troll_earns_nothing() -> None:
    assert scored({"nw2": ["red cave-troll", "blue treasure"]}) == [0, 0]


@rule("CT06-090", "CTX-004")
def test_a_knight_in_the_room_does_not_meet_the_cave_troll_as_one_who_enters() -> None:
    table = drawing("cave-troll", board={"nw2": ["blue knight", "blue orc", "red orc"]})
    go(table, "nw2")
    assert on(table, "nw2") == ["blue knight", "blue orc", "red cave-troll", "red orc"]
    move(table, "blue orc", "nw2", "n1")
    assert offered(table, "move", piece="red orc", source="nw2", target="nw1")
