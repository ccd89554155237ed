"""The 2006 edition: moving under the Cloak of Invisibility (CT06-155)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.cave_troll.edition_2006.acting import (
    FIVE,
    HEROES,
    Board,
    actions,
    barred,
    end_turn,
    go,
    move,
    no_field,
    no_piece,
    pick,
    playing,
    stay,
    use,
    ways,
)
from tests.games.cave_troll.table import Table, asked, cave, choices, offered, on, refused, take, told, told_of, where
from tests.ruling import rule


def cloaked(kind: str, field: str, board: Board | None = None, **more: Any) -> Table:
    """Red's turn; red's hero of this kind, the only one on the field, wears the Cloak."""
    others = dict(board or {})
    here = others.pop(field, [])
    pieces = [here] if isinstance(here, str) else list(here)
    full: Board = {**others, field: [f"red {kind}", *pieces]}
    turn = {"cloaked": f"red {kind}"}
    return cave(board=full, turn=turn, **more)


# --- who gets it ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", HEROES)
@rule("CT06-155")
def test_any_own_adventurer_may_get_the_cloak(kind: str) -> None:
    table = playing("cloak", {"nw2": [f"red {kind}", "blue dwarf", "red orc"], "w": "red wraith"})
    assert on(table, "nw2") == sorted([f"red {kind}*", "blue dwarf", "red orc"])
    assert (asked(table), actions(table)) == (("red", "turn"), 3)
    assert told(table) == ["used", "cloaked"]


@rule("CT06-155")
def test_the_player_chooses_the_field_and_the_adventurer() -> None:
    board = {"nw2": ["red explorer", "red dwarf", "blue thief", "red orc"], "st-se": "red knight", "e": "blue dwarf"}
    table = playing("cloak", board)
    assert asked(table) == ("red", "cloak-field")
    assert choices(table) == ["nw2", "st-se"]
    for field in ("e", "nw1", "pit"):
        assert no_field(table, field) == "CT06-155"
    go(table, "nw2")
    assert choices(table) == ["red dwarf", "red explorer"]
    for piece in ("blue thief", "red orc", "red knight"):
        assert no_piece(table, piece) == "CT06-155"
    pick(table, "red dwarf")
    assert on(table, "nw2") == ["blue thief", "red dwarf*", "red explorer", "red orc"]


@rule("CT06-155", "CTX-008")
def test_without_an_adventurer_on_the_board_the_cloak_is_not_played() -> None:
    table = cave(board={"nw2": ["red orc", "blue dwarf"]}, red={"artifacts": ["cloak"]})
    assert refused(table, "play-artifact", card="cloak") == "CT06-155"


@rule("CT06-155")
def test_the_cloak_may_be_played_as_the_last_action() -> None:
    table = playing("cloak", {"nw2": "red dwarf"}, turn={"actions": 1})
    assert (asked(table), on(table, "nw2")) == (("blue", "turn"), ["red dwarf"])


# --- two rooms for one action ---------------------------------------------------------------------------------------


@rule("CT06-155")
def test_a_cloaked_adventurer_moves_two_rooms_for_one_action() -> None:
    table = cloaked("dwarf", "nw1")
    move(table, "red dwarf*", "nw1", "nw2")
    assert (asked(table), actions(table)) == (("red", "next-step"), 3)
    move(table, "red dwarf*", "nw2", "n1")
    assert (asked(table), actions(table), on(table, "n1")) == (("red", "turn"), 3, ["red dwarf*"])
    assert told(table) == ["moved", "moved"]


@rule("CT06-155")
def test_every_action_of_the_turn_may_be_such_a_double_step() -> None:
    table = cloaked("dwarf", "st-nw")
    path = ["st-nw", "nw1", "nw2", "n1", "n2", "ne6", "ne7", "ne5", "e"]
    for source, target in pairwise(path):
        move(table, "red dwarf*", source, target)
    assert (on(table, "e"), asked(table)) == (["red dwarf"], ("blue", "turn"))


@rule("CT06-155")
def test_a_single_step_is_enough() -> None:
    table = cloaked("dwarf", "nw1")
    move(table, "red dwarf*", "nw1", "nw2")
    assert refused(table, "draw") == "CT06-155"
    stay(table)
    assert (asked(table), actions(table), on(table, "nw2")) == (("red", "turn"), 3, ["red dwarf*"])


@rule("CT06-155", "CT06-031")
def test_entrances_count_as_rooms() -> None:
    table = cloaked("dwarf", "nw1")
    move(table, "red dwarf*", "nw1", "st-nw", "st-se")
    assert (on(table, "st-se"), actions(table)) == (["red dwarf*"], 3)
    unlinked = cloaked("dwarf", "nw1", options={"linked-stairs": "no"})
    move(unlinked, "red dwarf*", "nw1", "st-nw")
    assert barred(unlinked, "red dwarf*", "st-nw", "st-se") == "CTX-002"
    move(unlinked, "red dwarf*", "st-nw", "nw3")


@rule("CT06-155")
def test_nobody_else_moves_two_rooms() -> None:
    table = cloaked("dwarf", "nw1", {"nw1": "red explorer", "w": "red orc"})
    move(table, "red explorer", "nw1", "nw2")
    assert asked(table) == ("red", "turn")
    move(table, "red orc", "w", "nw5")
    assert (asked(table), actions(table)) == (("red", "turn"), 2)


@rule("CT06-155")
def test_one_explorer_of_several_wears_the_cloak() -> None:
    table = playing("cloak", {"nw1": "red explorer x3", "nw2": "blue knight"})
    assert on(table, "nw1") == ["red explorer", "red explorer", "red explorer*"]
    assert ways(table, "red explorer", "nw1") == ["nw4", "st-nw"]
    assert ways(table, "red explorer*", "nw1") == ["nw2", "nw4", "st-nw"]
    move(table, "red explorer", "nw1", "nw4")
    assert asked(table) == ("red", "turn")
    move(table, "red explorer*", "nw1", "nw2", "n1")
    assert (on(table, "nw1"), on(table, "n1"), on(table, "nw4")) == (
        ["red explorer"],
        ["red explorer*"],
        ["red explorer"],
    )


@rule("CT06-155")
def test_a_cloaked_explorer_who_comes_to_others_keeps_his_own_choices() -> None:
    for fields in (("nw1", "nw2"), ("nw2", "nw1")):
        board = dict.fromkeys(fields, "red explorer")
        table = playing("cloak", {**board, "n1": "blue knight"})
        go(table, "nw1")
        move(table, "red explorer*", "nw1", "nw2")
        stay(table)
        assert ways(table, "red explorer", "nw2") == ["nw1"]
        assert ways(table, "red explorer*", "nw2") == ["n1", "nw1"]


@rule("CT06-155", "CT06-081", "CT06-095")
def test_a_cloaked_explorer_among_others_is_told_apart_by_orcs_and_wraiths() -> None:
    table = cloaked("explorer", "nw1", {"nw1": ["red orc", "red wraith", "blue explorer"]})
    use(table, "red orc", "nw1")
    assert choices(table) == ["blue explorer", "red explorer*"]
    pick(table, "red explorer*")
    assert (on(table, "nw1"), table.state.cloaked) == (["blue explorer", "red orc", "red wraith"], -1)


# --- what it opens --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in HEROES if kind != "knight"])
@rule("CT06-155", "CT06-033", "CT06-034")
def test_neither_a_cave_troll_nor_a_knight_keeps_the_cloaked_one_out(kind: str) -> None:
    for guard in ("blue knight", "blue cave-troll", "red cave-troll"):
        table = cloaked(kind, "nw1", {"nw2": guard})
        move(table, f"red {kind}*", "nw1", "nw2", "n1")
        assert on(table, "n1") == [f"red {kind}*"]


@rule("CT06-155", "CT06-034")
def test_the_cloak_opens_nothing_to_others() -> None:
    table = cloaked(
        "dwarf", "nw1", {"nw1": ["red explorer", "red thief"], "nw2": "blue knight", "nw4": "blue cave-troll"}
    )
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-034"
    assert barred(table, "red explorer", "nw1", "nw4") == "CT06-033"


@rule("CT06-155", "CT06-033", "CT06-062")
def test_a_cloaked_knight_passes_through_a_cave_trolls_room_and_discards_orcs_there() -> None:
    table = cloaked("knight", "nw1", {"nw2": ["blue cave-troll", "blue orc"], "n1": "red orc"})
    move(table, "red knight*", "nw1", "nw2", "n1")
    assert (on(table, "nw2"), on(table, "n1")) == (["blue cave-troll"], ["red knight*"])
    assert (where(table, "blue orc"), where(table, "red orc")) == ("gone", "gone")


@pytest.mark.parametrize(
    ("occupants", "number"),
    [
        (FIVE, "CT06-032"),
        (["blue knight", "blue explorer x4"], "CT06-032"),
        (["blue cave-troll", "blue explorer x4"], "CT06-032"),
    ],
)
@rule("CT06-155", "CT06-032")
def test_five_in_a_room_keep_the_cloaked_one_out(occupants: list[str], number: str) -> None:
    table = cloaked("dwarf", "nw1", {"nw2": occupants})
    assert barred(table, "red dwarf*", "nw1", "nw2") == number
    second = cloaked("dwarf", "nw4", {"nw2": occupants})
    move(second, "red dwarf*", "nw4", "nw1")
    assert barred(second, "red dwarf*", "nw1", "nw2") == number


@rule("CT06-155", "CT06-032")
def test_a_cave_troll_counts_as_one_of_five() -> None:
    table = cloaked("dwarf", "nw1", {"nw2": ["blue cave-troll", "blue explorer x3"]})
    move(table, "red dwarf*", "nw1", "nw2")
    assert len(on(table, "nw2")) == 5


@rule("CT06-155", "CT06-035", "CT06-153", "CTX-002")
def test_neither_walls_nor_idols_nor_the_pit_open() -> None:
    table = cloaked("dwarf", "nw4", idols={"nw6": "red"})
    assert barred(table, "red dwarf*", "nw4", "nw6") == "CT06-153"
    assert barred(table, "red dwarf*", "nw4", "nw2") == "CTX-002"
    vault = cloaked("dwarf", "w")
    assert barred(vault, "red dwarf*", "w", "pit") == "CT06-035"
    move(vault, "red dwarf*", "w", "nw5")
    assert ways(vault, "red dwarf*") == ["nw3", "nw4", "nw7", "w"]
    assert barred(vault, "red dwarf*", "nw5", "nw6") == "CTX-002"


@rule("CT06-155", "CT06-050")
def test_a_cloaked_thief_jumps_once_an_action_and_past_trolls_and_knights() -> None:
    for guard in ("blue knight", "blue cave-troll"):
        table = cloaked("thief", "nw1", {"se7": guard, "s": FIVE})
        use(table, "red thief*", "nw1")
        assert no_field(table, "pit") == "CT06-035"
        assert no_field(table, "s") == "CT06-032"
        go(table, "se7")
        assert (asked(table), actions(table)) == (("red", "turn"), 3)
        move(table, "red thief*", "se7", "se6", "se2")
        assert actions(table) == 2


@rule("CT06-155", "CT06-050", "CT06-153")
def test_a_cloaked_thief_does_not_jump_onto_an_idol() -> None:
    table = cloaked("thief", "nw1", idols={"se7": "red"})
    use(table, "red thief*", "nw1")
    assert no_field(table, "se7") == "CT06-153"


@rule("CT06-155", "CT06-082")
def test_the_cloak_does_not_help_when_a_wraith_pushes() -> None:
    board: Board = {"nw5": "red wraith", "nw3": "blue knight", "nw4": "blue cave-troll"}
    table = cloaked("dwarf", "nw5", board)
    assert ways(table, "red dwarf*", "nw5") == ["nw3", "nw4", "nw7", "w"]
    use(table, "red wraith", "nw5")
    assert choices(table) == ["nw7", "w"]
    assert no_field(table, "nw3") == "CT06-034"
    assert no_field(table, "nw4") == "CT06-033"


@rule("CT06-155", "CT06-152")
def test_the_cloak_does_not_help_the_chalice() -> None:
    chalice = "chalice-of-teleportation"
    table = cloaked("dwarf", "nw1", {"nw2": "blue knight"}, red={"artifacts": [chalice]})
    take(table, "play-artifact", card=chalice)
    assert not offered(table, "choose-field", target="nw2")
    go(table, "w")
    assert on(table, "w") == ["red dwarf*"]
    end_turn(table)
    assert told_of(table, "caught") == []
