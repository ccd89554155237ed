"""The 2006 edition: the Helm of Mind Control (CT06-151)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll import kinds
from tests.games.cave_troll.edition_2006.acting import (
    FIVE,
    Board,
    actions,
    barred,
    go,
    move,
    no_field,
    no_piece,
    no_use,
    pick,
    playing,
    stay,
    ways,
)
from tests.games.cave_troll.table import Table, asked, cave, choices, offered, on, refused, told, told_of, where
from tests.ruling import rule


def leading(piece: str, source: str, board: Board, seats: int = 2, **more: dict[str, str]) -> Table:
    """Red has played the Helm and chosen a piece."""
    table = playing("helm", board, seats=seats, **more)
    if asked(table)[1] == "helm-field":
        go(table, source)
    if asked(table)[1] == "helm-whom":
        pick(table, piece)
    assert asked(table) == ("red", "next-step")
    return table


# --- whom -----------------------------------------------------------------------------------------------------------


@rule("CT06-151", "CTX-006")
def test_the_helm_moves_any_opponents_character_but_a_cave_troll() -> None:
    board = {
        "nw1": ["red explorer", "blue explorer", "blue orc", "green knight"],
        "nw2": "blue cave-troll",
        "pit": "blue wraith",
        "w": ["red orc", "blue treasure"],
        "st-se": "green thief",
    }
    table = playing("helm", board, seats=3)
    assert asked(table) == ("red", "helm-field")
    assert choices(table) == ["nw1", "pit", "st-se"]
    for field in ("nw2", "w", "e"):
        assert no_field(table, field) == "CT06-151"
    go(table, "nw1")
    assert choices(table) == ["blue explorer", "blue orc", "green knight"]
    for piece in ("red explorer", "blue dwarf", "blue cave-troll"):
        assert no_piece(table, piece) == "CT06-151"


@pytest.mark.parametrize(
    "board",
    [
        {"nw1": ["red explorer", "red orc"]},
        {"nw1": ["blue cave-troll", "blue treasure"]},
        {"w": "blue explorer", "nw5": "red cave-troll", "sw5": "red knight"},
    ],
)
@rule("CT06-151", "CTX-008")
def test_without_an_opponent_who_can_move_the_helm_is_not_played(board: Board) -> None:
    table = cave(board=board, red={"artifacts": ["helm"]})
    assert refused(table, "play-artifact", card="helm") == "CT06-151"


# --- up to three steps ----------------------------------------------------------------------------------------------


@rule("CT06-151")
def test_three_steps_are_the_most() -> None:
    table = leading("blue explorer", "nw1", {"nw1": "blue explorer"})
    assert refused(table, "stay") == "CT06-151"
    move(table, "blue explorer", "nw1", "nw2", "n1", "ne2")
    assert (on(table, "ne2"), asked(table), actions(table)) == (["blue explorer"], ("red", "turn"), 3)
    assert told(table) == ["used", "led", "led", "led"]
    line = told_of(table, "led")[0]
    assert (line["by"], line["seat"], line["kind"]) == (0, 1, kinds.EXPLORER)


@pytest.mark.parametrize("steps", [1, 2])
@rule("CT06-151")
def test_one_may_stop_after_each_step_but_the_first_is_due(steps: int) -> None:
    table = leading("blue explorer", "nw1", {"nw1": "blue explorer"})
    assert not offered(table, "stay")
    path = ["nw2", "n1"][:steps]
    move(table, "blue explorer", "nw1", *path)
    stay(table)
    assert (on(table, path[-1]), asked(table), actions(table)) == (["blue explorer"], ("red", "turn"), 3)


@rule("CT06-151")
def test_only_the_chosen_one_is_led_on() -> None:
    table = leading("blue explorer", "nw1", {"nw1": ["blue explorer", "blue dwarf", "red explorer"]})
    assert barred(table, "blue dwarf", "nw1", "nw2") == "CT06-151"
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-151"
    assert refused(table, "end-turn") == "CT06-151"
    move(table, "blue explorer", "nw1", "nw2")
    assert barred(table, "blue explorer", "nw1", "nw4") in ("CT06-151", "CTX-002")
    assert ways(table, "blue explorer") == ["n1", "nw1"]


@rule("CT06-151", "CT06-031")
def test_from_entrance_to_entrance_is_a_step() -> None:
    table = leading("blue explorer", "nw1", {"nw1": "blue explorer"})
    move(table, "blue explorer", "nw1", "st-nw", "st-se", "se3")
    assert on(table, "se3") == ["blue explorer"]
    unlinked = leading("blue explorer", "st-nw", {"st-nw": "blue explorer"}, options={"linked-stairs": "no"})
    assert ways(unlinked, "blue explorer") == ["nw1", "nw3"]


# --- judged as for the owner ----------------------------------------------------------------------------------------


@rule("CT06-151", "CT06-060", "CTX-005")
def test_the_owners_knight_does_not_stop_it_and_others_do() -> None:
    board = {"nw5": "blue dwarf", "nw4": "red knight", "nw3": "blue knight", "w": "green knight"}
    table = leading("blue dwarf", "nw5", board, seats=3)
    assert ways(table, "blue dwarf") == ["nw3", "nw7"]
    for field in ("nw4", "w"):
        assert barred(table, "blue dwarf", "nw5", field) == "CT06-034"


@rule("CT06-151", "CT06-034")
def test_a_led_knight_may_join_any_knight() -> None:
    table = leading("blue knight", "nw1", {"nw1": "blue knight", "nw2": "red knight"})
    move(table, "blue knight", "nw1", "nw2")
    assert on(table, "nw2") == ["blue knight", "red knight"]


@pytest.mark.parametrize(
    ("occupants", "number"), [(FIVE, "CT06-032"), (["red cave-troll"], "CT06-033"), (["blue cave-troll"], "CT06-033")]
)
@rule("CT06-151", "CT06-032", "CT06-033")
def test_full_rooms_and_cave_trolls_stop_it(occupants: list[str], number: str) -> None:
    table = leading("blue dwarf", "nw1", {"nw1": "blue dwarf", "nw2": occupants})
    assert barred(table, "blue dwarf", "nw1", "nw2") == number
    assert ways(table, "blue dwarf") == ["nw4", "st-nw"]


@rule("CT06-151", "CT06-153")
def test_an_idol_stops_it() -> None:
    table = leading("blue dwarf", "nw1", {"nw1": "blue dwarf"}, idols={"nw2": "red"})
    assert barred(table, "blue dwarf", "nw1", "nw2") == "CT06-153"


@rule("CT06-151", "CTX-002")
def test_walls_stop_it() -> None:
    table = leading("blue dwarf", "nw1", {"nw1": "blue dwarf"})
    assert barred(table, "blue dwarf", "nw1", "nw3") == "CTX-002"


@rule("CT06-151", "CT06-035")
def test_nobody_is_led_into_the_pit_but_out_of_it() -> None:
    table = leading("blue orc", "pit", {"pit": "blue orc"})
    move(table, "blue orc", "pit", "w")
    assert ways(table, "blue orc") == ["nw5", "sw5"]
    assert barred(table, "blue orc", "w", "pit") == "CT06-151"
    hero = leading("blue dwarf", "w", {"w": "blue dwarf"})
    assert barred(hero, "blue dwarf", "w", "pit") == "CT06-035"


# --- what it brings about -------------------------------------------------------------------------------------------


@rule("CT06-151", "CT06-050")
def test_a_led_thief_does_not_jump() -> None:
    table = leading("blue thief", "nw1", {"nw1": "blue thief"})
    assert no_use(table, "blue thief", "nw1") == "CT06-151"
    assert ways(table, "blue thief") == ["nw2", "nw4", "st-nw"]


@rule("CT06-151", "CT06-083", "CT06-084", "CT06-032")
def test_a_led_wraith_neither_pushes_nor_enters_a_full_room() -> None:
    board: Board = {"nw1": "blue wraith", "nw2": "red explorer x5", "nw4": ["red dwarf", "red thief"]}
    table = leading("blue wraith", "nw1", board)
    assert barred(table, "blue wraith", "nw1", "nw2") == "CT06-032"
    move(table, "blue wraith", "nw1", "nw4")
    assert asked(table) == ("red", "next-step")
    move(table, "blue wraith", "nw4", "nw6")
    stay(table)
    assert (on(table, "nw4"), on(table, "nw6")) == (["red dwarf", "red thief"], ["blue wraith"])


@rule("CT06-151", "CT06-062")
def test_a_led_knight_discards_orcs_on_every_field_he_enters() -> None:
    board: Board = {"nw1": "blue knight", "nw2": ["red orc", "red explorer"], "n1": ["blue orc", "green orc"]}
    table = leading("blue knight", "nw1", board, seats=3)
    move(table, "blue knight", "nw1", "nw2", "n1", "nw2")
    assert on(table, "nw2") == ["blue knight", "red explorer"]
    assert [where(table, f"{colour} orc") for colour in ("red", "blue", "green")] == ["gone"] * 3
    assert [line["by"] for line in told_of(table, "slain")] == [1, 1, 1]


@rule("CT06-151", "CT06-095")
def test_a_led_orc_does_not_kill() -> None:
    table = leading("blue orc", "nw1", {"nw1": ["blue orc", "red explorer"], "nw2": "red dwarf"})
    assert no_use(table, "blue orc", "nw1") == "CT06-151"
    move(table, "blue orc", "nw1", "nw2")
    stay(table)
    assert on(table, "nw2") == ["blue orc", "red dwarf"]


@rule("CT06-151")
def test_the_piece_stays_its_owners() -> None:
    table = leading("blue explorer", "nw1", {"nw1": "blue explorer"})
    move(table, "blue explorer", "nw1", "nw2")
    stay(table)
    assert barred(table, "blue explorer", "nw2", "nw1") == "CT06-030"
