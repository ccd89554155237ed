"""The 2006 edition: Explorer, Barbarian, Thief and Dwarf (CT06-040 to 050, CT06-070, CT06-071)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import (
    FIVE,
    actions,
    barred,
    fields_called,
    go,
    move,
    no_field,
    no_piece,
    no_use,
    scored,
    use,
    ways,
)
from tests.games.cave_troll.table import Table, asked, cave, choices, gold, on, refused, take, told, told_of
from tests.ruling import rule

# --- Explorer -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["explorer", "barbarian", "dwarf", "knight", "cave-troll"])
@rule("CT06-040", "CT06-010")
def test_an_explorer_like_most_others_has_no_ability_to_use(kind: str) -> None:
    table = cave(board={"nw1": [f"red {kind}", "blue orc", "blue dwarf"]})
    assert no_use(table, f"red {kind}", "nw1") == "CT06-010"


@rule("CT06-040")
def test_an_explorer_discards_nobody_and_closes_nothing() -> None:
    table = cave(board={"nw1": "red explorer", "nw2": ["blue orc", "blue dwarf"]})
    move(table, "red explorer", "nw1", "nw2")
    assert on(table, "nw2") == ["blue dwarf", "blue orc", "red explorer"]
    assert told(table) == ["moved"]


# --- Barbarian ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ([], [4, 0]),
        (["blue explorer"], [4, 0]),
        (["blue explorer x2"], [0, 0]),
        (["blue explorer x3"], [0, 4]),
        (["red explorer", "blue explorer x2"], [4, 0]),
        (["blue barbarian"], [0, 0]),
        (["blue barbarian", "blue dwarf"], [0, 8]),
    ],
)
@rule("CT06-041", "CT06-112")
def test_a_barbarian_counts_as_two_when_a_room_is_scored(others: list[str], expected: list[int]) -> None:
    assert scored({"nw2": ["red barbarian", *others]}) == expected


@rule("CT06-041", "CT06-154")
def test_a_barbarian_counts_as_two_when_the_wand_scores_his_room() -> None:
    table = cave(board={"nw2": ["red barbarian", "blue explorer"]}, red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    go(table, "nw2")
    assert gold(table) == [4, 0]


@rule("CT06-041", "CT06-032")
def test_a_barbarian_takes_one_place_of_five() -> None:
    table = cave(board={"nw2": ["blue barbarian", "blue explorer x3"], "nw1": ["red barbarian", "red explorer"]})
    move(table, "red barbarian", "nw1", "nw2")
    assert len(on(table, "nw2")) == 5
    assert barred(table, "red explorer", "nw1", "nw2") == "CT06-032"


@pytest.mark.parametrize("owner", ["red", "blue"])
@rule("CT06-042")
def test_no_wraith_pushes_a_barbarian(owner: str) -> None:
    table = cave(board={"nw2": ["red wraith", f"{owner} barbarian"]})
    assert no_use(table, "red wraith", "nw2") == "CT06-081"


@rule("CT06-042")
def test_an_entering_wraith_cannot_choose_a_barbarian_among_others() -> None:
    table = cave(board={"nw1": "red wraith", "nw2": ["blue barbarian", "blue explorer", "red barbarian"]})
    move(table, "red wraith", "nw1", "nw2")
    assert choices(table) == ["blue explorer", "stay"]
    assert no_piece(table, "blue barbarian") == "CT06-080"


@rule("CT06-042", "CT06-095")
def test_an_orc_can_kill_a_barbarian() -> None:
    table = cave(board={"nw2": ["red orc", "blue barbarian"]})
    use(table, "red orc", "nw2")
    assert on(table, "nw2") == ["red orc"]


# --- Thief ----------------------------------------------------------------------------------------------------------


def jumping(**more: list[str] | str) -> Table:
    """Red's Thief in nw1, about to jump, with other pieces on the board."""
    table = cave(board={"nw1": "red thief", **more})
    use(table, "red thief", "nw1")
    return table


@rule("CT06-050")
def test_a_thief_jumps_to_any_other_room_or_entrance() -> None:
    table = jumping()
    assert asked(table) == ("red", "jump")
    expected = [field for field in fields_called(table, "room") if field != "nw1"]
    assert choices(table) == sorted(expected + fields_called(table, "entrance"))
    go(table, "se7")
    assert (on(table, "nw1"), on(table, "se7"), actions(table)) == ([], ["red thief"], 3)
    assert told(table) == ["jumped"]


@rule("CT06-050")
def test_a_thief_jumps_from_an_entrance_to_an_entrance_or_a_room() -> None:
    table = cave(board={"st-nw": "red thief"})
    use(table, "red thief", "st-nw")
    assert {"st-ne", "st-se", "st-sw", "s", "nw1"} < set(choices(table))
    go(table, "st-se")
    use(table, "red thief", "st-se")
    go(table, "n2")
    assert on(table, "n2") == ["red thief"]


@rule("CT06-050")
def test_a_thief_does_not_jump_to_where_he_is() -> None:
    assert no_field(jumping(), "nw1") == "CTX-004"


@rule("CT06-050", "CT06-035")
def test_a_thief_never_jumps_into_the_pit() -> None:
    assert no_field(jumping(), "pit") == "CT06-035"


@pytest.mark.parametrize(
    ("occupants", "number"),
    [
        (FIVE, "CT06-032"),
        (["blue cave-troll"], "CT06-033"),
        (["red cave-troll"], "CT06-033"),
        (["blue knight"], "CT06-034"),
    ],
)
@rule("CT06-050", "CT06-032", "CT06-033", "CT06-034")
def test_a_thief_keeps_the_rules_of_entry_where_he_lands(occupants: list[str], number: str) -> None:
    assert no_field(jumping(se7=occupants), "se7") == number


@rule("CT06-050", "CT06-153")
def test_a_thief_does_not_jump_onto_an_idol() -> None:
    table = cave(board={"nw1": "red thief"}, idols={"se7": "red"})
    use(table, "red thief", "nw1")
    assert no_field(table, "se7") == "CT06-153"


@rule("CT06-050")
def test_nothing_on_the_way_matters_to_a_jumping_thief() -> None:
    table = cave(board={"nw1": "red thief", "nw2": FIVE, "nw4": "blue knight"})
    assert ways(table, "red thief", "nw1") == ["st-nw"]
    use(table, "red thief", "nw1")
    go(table, "w")
    assert on(table, "w") == ["red thief"]


@pytest.mark.parametrize("target", ["st-se", "se7"])
@rule("CT06-050", "CT06-032", "CT06-060")
def test_a_thief_may_join_a_knight_in_an_entrance_and_his_own_knight_anywhere(target: str) -> None:
    knight = "blue knight" if target == "st-se" else "red knight"
    table = jumping(**{target: [knight, "blue explorer x3"]})
    go(table, target)
    assert "red thief" in on(table, target)


@rule("CT06-050")
def test_a_thief_moves_normally_too() -> None:
    table = cave(board={"nw1": "red thief"})
    assert ways(table, "red thief", "nw1") == ["nw2", "nw4", "st-nw"]
    move(table, "red thief", "nw1", "nw2")
    assert told(table) == ["moved"]


@rule("CT06-050")
def test_only_ones_own_thief_jumps() -> None:
    table = cave(board={"nw1": "blue thief"})
    assert no_use(table, "blue thief", "nw1") == "CT06-030"


@rule("CT06-050", "CTX-009")
def test_a_jump_once_begun_is_made() -> None:
    assert refused(jumping(), "stay") == "CT06-050"


# --- Dwarf ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dwarves", [1, 2, 3, 4])
@rule("CT06-070")
def test_each_dwarf_doubles_the_printed_value(dwarves: int) -> None:
    colours = ["red", "blue", "green", "yellow"][:dwarves]
    board = {"nw6": ["red explorer", *[f"{colour} dwarf" for colour in colours]]}
    assert scored(board, seats=4) == [3 * 2**dwarves, 0, 0, 0]


@rule("CT06-070")
def test_a_dwarf_doubles_for_whoever_controls_the_room() -> None:
    assert scored({"nw6": ["red explorer x2", "blue dwarf"]}) == [6, 0]
    assert scored({"nw6": ["blue dwarf"]}) == [0, 6]
    assert scored({"nw6": ["red explorer", "blue dwarf"]}) == [0, 0]


@rule("CT06-070")
def test_a_dwarf_doubles_his_own_room_only() -> None:
    assert scored({"nw6": ["red explorer"], "nw4": ["blue dwarf", "blue explorer"]}) == [3, 4]


@rule("CT06-070")
def test_a_dwarf_counts_as_one_adventurer() -> None:
    assert scored({"nw6": ["red dwarf", "blue explorer x2"]}) == [0, 6]


@pytest.mark.parametrize(
    ("things", "expected"),
    [
        (["red dwarf"], 2 * 3),
        (["red treasure"], 3 + 4),
        (["red dwarf", "blue treasure"], 2 * 3 + 4),
        (["red dwarf", "blue dwarf", "red treasure", "blue treasure"], 4 * 3 + 8),
    ],
)
@rule("CT06-071", "CT06-100")
def test_a_treasure_is_not_doubled(things: list[str], expected: int) -> None:
    table = cave(board={"nw6": ["red explorer x2", *things]}, red={"pile": ["count-the-loot", "..."]})
    take(table, "draw")
    assert gold(table) == [expected, 0]
    field = table.state.lair.board.by_name["nw6"]
    assert told_of(table, "paid") == [{"seat": 0, "field": field, "gold": expected}]
