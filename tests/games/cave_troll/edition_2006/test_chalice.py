"""The 2006 edition: the Chalice of Teleportation (CT06-152)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll.position import read_position
from grotto.kernel.dice import FastDice
from tests.games.cave_troll.edition_2006.acting import (
    ENTRANCES,
    FIVE,
    Board,
    actions,
    go,
    no_field,
    no_piece,
    pick,
    playing,
    rooms,
)
from tests.games.cave_troll.table import (
    Table,
    asked,
    cave,
    choices,
    keep_events,
    on,
    refused,
    take,
    told,
    told_of,
    where,
)
from tests.games.cave_troll.tiny import GAME, tiny_pack
from tests.ruling import rule

CHALICE = "chalice-of-teleportation"


@rule("CT06-152")
def test_one_room_or_entrance_with_own_adventurers_is_named() -> None:
    board = {
        "nw1": "red explorer",
        "st-se": ["red knight", "blue dwarf"],
        "w": "red orc",
        "e": "blue explorer",
        "pit": "red wraith",
    }
    table = playing(CHALICE, board)
    assert asked(table) == ("red", "teleport-field")
    assert choices(table) == ["nw1", "st-se"]
    for field in ("w", "e", "pit", "nw2"):
        assert no_field(table, field) == "CT06-152"


@rule("CT06-152", "CTX-008")
def test_without_an_adventurer_on_the_board_the_chalice_is_not_played() -> None:
    table = cave(board={"w": "red orc", "e": "blue explorer"}, red={"artifacts": [CHALICE]})
    assert refused(table, "play-artifact", card=CHALICE) == "CT06-152"


@rule("CT06-152")
def test_each_goes_wherever_one_likes_in_any_order() -> None:
    table = playing(CHALICE, {"nw1": ["red explorer x2", "red dwarf", "blue thief", "red orc"]})
    assert choices(table) == ["red dwarf", "red explorer"]
    pick(table, "red explorer")
    expected = [field for field in rooms(table) if field != "nw1"]
    assert choices(table) == sorted(expected + ENTRANCES)
    assert no_field(table, "nw1") == "CTX-004"
    assert no_field(table, "pit") == "CT06-035"
    go(table, "se7")
    pick(table, "red dwarf")
    go(table, "se7")
    assert asked(table) == ("red", "teleport-to")
    go(table, "st-sw")
    assert (on(table, "se7"), on(table, "st-sw")) == (["red dwarf", "red explorer"], ["red explorer"])
    assert on(table, "nw1") == ["blue thief", "red orc"]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)
    assert told(table) == ["used", "carried", "carried", "carried"]


@rule("CT06-152")
def test_all_of_them_must_leave() -> None:
    table = playing(CHALICE, {"nw1": ["red explorer", "red dwarf"]})
    assert refused(table, "stay") == "CT06-152"
    pick(table, "red dwarf")
    assert refused(table, "stay") == "CT06-152"
    go(table, "nw2")
    assert asked(table) == ("red", "teleport-to")
    assert refused(table, "end-turn") == "CT06-152"
    go(table, "w")
    assert on(table, "nw1") == []


@rule("CT06-152")
def test_only_own_adventurers_go() -> None:
    table = playing(CHALICE, {"nw1": ["red explorer", "red dwarf", "blue thief", "red orc"], "nw2": "red knight"})
    go(table, "nw1")
    for piece in ("blue thief", "red orc", "red knight"):
        assert no_piece(table, piece) == "CT06-152"


@rule("CT06-152")
def test_those_elsewhere_stay_where_they_are() -> None:
    table = playing(CHALICE, {"nw1": "red explorer", "nw2": "red explorer"})
    go(table, "nw1")
    go(table, "w")
    assert (on(table, "nw1"), on(table, "nw2"), on(table, "w")) == ([], ["red explorer"], ["red explorer"])
    assert asked(table) == ("red", "turn")


@pytest.mark.parametrize(
    ("occupants", "number"),
    [
        (FIVE, "CT06-032"),
        (["blue cave-troll"], "CT06-033"),
        (["red cave-troll"], "CT06-033"),
        (["blue knight"], "CT06-034"),
    ],
)
@rule("CT06-152", "CT06-032", "CT06-033", "CT06-034")
def test_it_leads_to_no_full_room_no_cave_troll_and_no_opposing_knight(occupants: list[str], number: str) -> None:
    table = playing(CHALICE, {"nw1": "red dwarf", "se7": occupants})
    assert no_field(table, "se7") == number
    assert "se7" not in choices(table)


@rule("CT06-152", "CT06-153")
def test_it_leads_to_no_idol() -> None:
    assert no_field(playing(CHALICE, {"nw1": "red dwarf"}, idols={"se7": "red"}), "se7") == "CT06-153"


@pytest.mark.parametrize("kind", ["explorer", "knight"])
@rule("CT06-152", "CT06-060")
def test_it_leads_to_no_entrance_with_an_opposing_knight(kind: str) -> None:
    table = playing(CHALICE, {"nw1": f"red {kind}", "st-se": "blue knight"})
    assert no_field(table, "st-se") == "CT06-152"
    assert "st-sw" in choices(table)


@rule("CT06-152", "CT06-034")
def test_ones_own_knight_gets_no_exception() -> None:
    table = playing(CHALICE, {"nw1": "red knight", "se7": "blue knight"})
    assert no_field(table, "se7") == "CT06-152"


@rule("CT06-152", "CT06-060")
def test_it_may_lead_to_ones_own_knight() -> None:
    table = playing(CHALICE, {"nw1": ["red dwarf"], "se7": "red knight", "st-se": "blue explorer x5"})
    go(table, "nw1")
    go(table, "se7")
    assert on(table, "se7") == ["red dwarf", "red knight"]


@rule("CT06-152", "CT06-061")
def test_a_field_with_an_opposing_knight_may_be_left() -> None:
    table = playing(CHALICE, {"nw1": ["red dwarf", "blue knight"]})
    go(table, "nw2")
    assert on(table, "nw2") == ["red dwarf"]


@rule("CT06-152", "CT06-032")
def test_those_who_arrive_first_can_fill_a_room() -> None:
    table = playing(CHALICE, {"nw1": "red explorer x2", "se7": "blue explorer x4"})
    go(table, "se7")
    assert no_field(table, "se7") == "CT06-032"
    go(table, "st-se")
    assert len(on(table, "se7")) == 5


@rule("CT06-152", "CT06-062")
def test_a_carried_knight_discards_orcs() -> None:
    table = playing(CHALICE, {"nw1": ["red knight", "red orc"], "st-se": ["blue orc", "blue dwarf"]})
    go(table, "st-se")
    assert on(table, "st-se") == ["blue dwarf", "red knight"]
    assert where(table, "red orc") == "nw1"
    assert [(line["seat"], line["by"]) for line in told_of(table, "slain")] == [(1, 0)]


def on_two_rooms(board: Board) -> Table:
    """Red with the Chalice on a board of one entrance, "stairs", and two rooms, "hall" and "vault"."""
    lair = GAME.setup(2, {"edition": "2006"}, tiny_pack(pieces=""))
    table = Table(read_position(lair, {"board": board, "red": {"artifacts": [CHALICE]}}, FastDice(1), recording=True))
    keep_events(table)
    return table


@rule("CT06-152")
def test_one_with_no_open_field_when_its_turn_comes_stays() -> None:
    table = on_two_rooms(
        {"stairs": ["red explorer x3", "red dwarf"], "vault": "red cave-troll", "hall": "blue explorer x3"}
    )
    take(table, "play-artifact", card=CHALICE)
    pick(table, "red dwarf")
    assert on(table, "hall") == [*["blue explorer"] * 3, "red dwarf", "red explorer"]
    assert on(table, "stairs") == ["red explorer", "red explorer"]
    assert (asked(table), actions(table)) == (("red", "turn"), 3)


@rule("CT06-152", "CTX-008")
def test_the_chalice_is_not_played_if_none_could_leave() -> None:
    table = on_two_rooms({"stairs": "red explorer x3", "vault": "red cave-troll", "hall": "blue explorer x5"})
    assert refused(table, "play-artifact", card=CHALICE) == "CT06-152"


@rule("CT06-152")
def test_a_field_from_which_none_could_leave_is_not_named() -> None:
    table = on_two_rooms(
        {"stairs": ["red explorer", "blue knight"], "vault": "red explorer", "hall": "blue explorer x5"}
    )
    take(table, "play-artifact", card=CHALICE)
    assert (on(table, "stairs"), len(on(table, "vault"))) == (["blue knight"], 2)
