"""The 2006 edition: drawing a counter and putting it into play (CT06-020 to 025)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.lair import DRAW
from grotto.games.cave_troll.position import read_position
from grotto.kernel.dice import FastDice
from tests.games.cave_troll.edition_2006.acting import (
    ENTRANCES,
    HEROES,
    MONSTERS,
    actions,
    drawing,
    end_turn,
    go,
    no_field,
    rooms,
)
from tests.games.cave_troll.table import (
    Table,
    asked,
    cave,
    choices,
    gold,
    keep_events,
    offered,
    on,
    refused,
    take,
    told,
    told_of,
    where,
)
from tests.games.cave_troll.tiny import GAME, LONG_BOARDS, tiny_pack
from tests.ruling import rule

LEAVING = ("count-the-loot", "find-an-artifact")


# --- one counter, revealed and played at once -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*HEROES, *MONSTERS, "cave-troll", "treasure", *LEAVING])
@rule("CT06-020")
def test_the_top_counter_is_revealed_and_leaves_the_pile(kind: str) -> None:
    table = drawing(kind)
    assert told_of(table, "drew") == [{"seat": 0, "kind": kinds.BY_NAME[kind]}]
    assert (table.state.left, actions(table)) == ([19, 20], 3)
    if kind != "explorer":
        assert where(table, f"red {kind}") != "pile"


@pytest.mark.parametrize("kind", [*HEROES, "cave-troll", "treasure"])
@rule("CT06-020", "CT06-023")
def test_a_drawn_counter_cannot_be_kept_back(kind: str) -> None:
    table = drawing(kind, board={"nw1": "red orc", "w": "red explorer"})
    for verb in ("stay", "draw", "end-turn"):
        assert not offered(table, verb)
    assert refused(table, "move", piece="red orc", source="nw1", target="nw2") == refused(table, "end-turn")
    field = choices(table)[0]
    go(table, field)
    assert f"red {kind}" in on(table, field)


@rule("CT06-020")
def test_nobody_ever_holds_a_counter_in_hand() -> None:
    table = drawing("explorer", "knight")
    go(table, "st-nw")
    take(table, "draw")
    go(table, "st-se")
    assert (table.state.hand, table.state.drawn) == ([-1, -1], -1)
    assert (on(table, "st-nw"), on(table, "st-se")) == (["red explorer"], ["red knight"])


@rule("CT06-020")
def test_one_draws_from_ones_own_pile() -> None:
    table = cave(turn={"seat": "blue"}, red={"pile": ["knight", "..."]}, blue={"pile": ["orc", "..."]})
    take(table, "draw")
    assert (table.state.left, where(table, "blue orc"), where(table, "red knight")) == ([20, 19], "pit", "pile")


# --- adventurers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", HEROES)
@rule("CT06-021", "CT06-050")
def test_an_adventurer_comes_in_at_any_of_the_four_entrances(kind: str) -> None:
    for entrance in ENTRANCES:
        table = drawing(kind)
        assert asked(table) == ("red", "entrance")
        assert choices(table) == ENTRANCES
        go(table, entrance)
        assert on(table, entrance) == [f"red {kind}"]
        assert asked(table) == ("red", "turn")


@pytest.mark.parametrize("field", ["nw1", "w", "pit"])
@rule("CT06-021")
def test_an_adventurer_comes_in_nowhere_else(field: str) -> None:
    assert no_field(drawing("explorer"), field) == "CT06-021"
    assert no_field(drawing("thief"), field) == "CT06-021"


@rule("CT06-021", "CT06-032", "CT06-060")
def test_neither_a_crowd_nor_a_knight_closes_an_entrance() -> None:
    table = drawing("explorer", board={"st-nw": ["red explorer x6", "blue explorer x6", "blue knight"]})
    go(table, "st-nw")
    assert len(on(table, "st-nw")) == 14


# --- monsters -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", MONSTERS)
@rule("CT06-022")
def test_a_monster_goes_to_the_pit(kind: str) -> None:
    table = drawing(kind)
    assert (on(table, "pit"), asked(table)) == ([f"red {kind}"], ("red", "turn"))


@rule("CT06-022", "CT06-032")
def test_any_number_may_be_in_the_pit() -> None:
    others = ["blue orc", "blue wraith", "green orc", "green wraith", "yellow orc", "yellow wraith"]
    table = drawing("orc", "wraith", seats=4, board={"pit": others})
    take(table, "draw")
    assert on(table, "pit") == sorted([*others, "red orc", "red wraith"])


@rule("CT06-022", "CTB-003")
def test_with_several_pits_the_player_chooses_one() -> None:
    table = drawing("orc", options={"board": "lair-2015"})
    assert asked(table) == ("red", "pit")
    assert choices(table) == ["pit-c", "pit-e", "pit-w"]
    assert no_field(table, "s") == "CT06-022"
    assert no_field(table, "st-nw") == "CT06-022"
    go(table, "pit-e")
    assert on(table, "pit-e") == ["red orc"]


@rule("CT06-022", "CT06-090")
def test_the_cave_troll_goes_to_a_room_and_not_to_the_pit() -> None:
    table = drawing("cave-troll")
    assert asked(table) == ("red", "troll-room")
    assert choices(table) == rooms(table)
    assert no_field(table, "pit") == "CTX-001"


# --- events ---------------------------------------------------------------------------------------------------------


@rule("CT06-023", "CT06-100")
def test_a_treasure_goes_to_any_room_and_nowhere_else() -> None:
    table = drawing("treasure")
    assert asked(table) == ("red", "treasure-room")
    assert choices(table) == rooms(table)
    assert no_field(table, "st-nw") == "CTX-001"
    assert no_field(table, "pit") == "CTX-001"
    assert refused(table, "stay") == "CT06-023"
    go(table, "w")
    assert on(table, "w") == ["red treasure"]
    assert told_of(table, "placed")[0]["field"] == table.state.lair.board.by_name["w"]


@pytest.mark.parametrize("kind", LEAVING)
@rule("CT06-023", "CT06-101", "CT06-102")
def test_the_other_events_are_resolved_at_once_and_leave_the_game(kind: str) -> None:
    table = drawing(kind)
    assert (where(table, f"red {kind}"), asked(table)) == ("gone", ("red", "turn"))
    assert told(table)[1] in ("counted", "found")


@rule("CT06-023", "CTX-019")
def test_a_treasure_that_no_room_can_take_is_discarded() -> None:
    lair = GAME.setup(2, {"edition": "2006"}, tiny_pack(LONG_BOARDS, pieces=""))
    position = {"idols": {"hall": "blue"}, "red": {"pile": ["treasure", "..."]}}
    table = Table(read_position(lair, position, FastDice(1), recording=True))
    table.state.take(0, DRAW)
    keep_events(table)
    assert told(table) == ["drew", "wasted"]
    assert (where(table, "red treasure"), asked(table), actions(table)) == ("gone", ("red", "turn"), 3)


# --- an empty pile --------------------------------------------------------------------------------------------------


@rule("CT06-024")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    table = cave(board={"nw1": "red explorer"}, red={"pile": [], "gone": ["..."]})
    assert not offered(table, "draw")
    assert refused(table, "draw") == "CT06-024"
    end_turn(table)
    assert (asked(table), offered(table, "draw")) == (("blue", "turn"), True)


# --- a Knight drawn among Orcs --------------------------------------------------------------------------------------


@rule("CT06-025", "CT06-062", "CTX-004")
def test_a_knight_put_into_an_entrance_discards_all_orcs_there() -> None:
    board = {"st-nw": ["red orc", "blue orc", "blue wraith", "blue explorer", "blue knight"], "st-ne": "green orc"}
    table = drawing("knight", seats=3, board=board)
    go(table, "st-nw")
    assert on(table, "st-nw") == ["blue explorer", "blue knight", "blue wraith", "red knight"]
    assert [where(table, orc) for orc in ("red orc", "blue orc", "green orc")] == ["gone", "gone", "st-ne"]
    assert [line["seat"] for line in told_of(table, "slain")] == [0, 1]


@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "thief"])
@rule("CT06-025")
def test_no_other_adventurer_put_into_an_entrance_discards_orcs(kind: str) -> None:
    table = drawing(kind, board={"st-nw": ["red orc", "blue orc"]})
    go(table, "st-nw")
    assert on(table, "st-nw") == sorted(["blue orc", "red orc", f"red {kind}"])


@rule("CT06-025")
def test_a_discarded_counter_stays_out_of_the_game() -> None:
    table = drawing("knight", board={"st-nw": "blue orc"})
    go(table, "st-nw")
    assert where(table, "blue orc") == "gone"
    assert gold(table) == [0, 0]
    end_turn(table)
    assert refused(table, "use", piece="blue orc", source="st-nw") == "CT06-030"
