"""Every fault for which a file of boards is refused, each with file, line, field and what was expected (CTB-002)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll.allotting import PLACES
from grotto.games.cave_troll.checking_board import RESERVED
from grotto.games.cave_troll.packing import check_pack
from grotto.kernel.record import is_id
from tests.games.cave_troll.tiny import BOARDS, LONG_BOARDS, star, started, tiny_pack
from tests.ruling import rule

Change = tuple[str, str]
FIELD = '{ id = "extra", kind = "room", gold = 1, cells = [[3, 1]] },'
FIELDS_END = "]\ndoor = ["


def faults(*changes: Change, text: str = BOARDS) -> list[tuple[int, str, str, str]]:
    """Line, field, found and expected of all faults of the tiny board with some changes."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    found = check_pack(tiny_pack(boards=text))
    assert all(fault.file == "boards.toml" for fault in found)
    return [(fault.line, fault.field, fault.found, fault.expected) for fault in found]


def test_the_board_that_is_changed_here_has_no_fault() -> None:
    assert faults() == []
    assert faults(text=LONG_BOARDS) == []


# --- one test for each refusal that the format lists ------------------------------------------------------------------


@rule("CTB-002")
def test_a_board_id_repeats() -> None:
    second = BOARDS.split("\n", 2)[2]
    assert faults((BOARDS, BOARDS + second)) == [
        (21, "board 'mine'", "id 'mine' is taken by the board in line 3", "an id of its own")
    ]


@rule("CTB-002")
def test_a_board_has_the_id_of_a_built_in_one() -> None:
    assert faults(('"mine"', '"lair-2006"')) == [
        (4, "board 'lair-2006'", "id 'lair-2006' is that of a board of Grotto", "an id of its own")
    ]


@rule("CTB-002")
def test_a_field_id_repeats() -> None:
    assert faults((FIELDS_END, FIELD.replace("extra", "hall") + FIELDS_END)) == [
        (11, "board 'mine' field 'hall'", "id 'hall' is taken by the field in line 8", "an id of its own")
    ]


@rule("CTB-002")
@pytest.mark.parametrize("name", RESERVED)
def test_a_field_has_the_name_of_another_place(name: str) -> None:
    expected = "none of: artifacts, box, drawn, gone, hand, pile, playing"
    text = BOARDS.replace('"vault"', f'"{name}"')
    assert faults(text=text) == [(9, f"board 'mine' field '{name}'", f"id '{name}' is that of another place", expected)]


def test_the_names_of_other_places_are_complete() -> None:
    assert set(PLACES) <= set(RESERVED)
    for edition in ("2006", "2015"):
        state = started(2, {"edition": edition}, tiny_pack())
        fields = state.lair.board.by_name
        others = {zone.name for zone in state.zones()} - set(fields)
        assert {name for name in others if is_id(name)} <= set(RESERVED)


@rule("CTB-002")
def test_two_boards_may_have_fields_of_the_same_id() -> None:
    second = BOARDS.split("\n", 2)[2].replace('"mine"', '"other"')
    assert faults((BOARDS, BOARDS + second)) == []


@rule("CTB-002")
def test_a_kind_is_unknown() -> None:
    assert faults(('"pit", cells', '"hole", cells')) == [
        (10, "board 'mine' field 'pit'", "kind is 'hole'", 'one of: "room", "entrance", "pit"')
    ]


@rule("CTB-002")
@pytest.mark.parametrize("cells", [", cells = []", ""])
def test_a_field_has_no_cell(cells: str) -> None:
    assert faults((", cells = [[0, 1]]", cells)) == [
        (9, "board 'mine' field 'vault'", "no cell", "at least one: cells = [[x, y]]")
    ]


@rule("CTB-002")
@pytest.mark.parametrize("cell", ["[4, 1]", "[0, 2]", "[1000, 1000]"])
def test_a_cell_is_outside_the_grid(cell: str) -> None:
    assert faults(("[[0, 1]]", f"[{cell}]")) == [
        (9, "board 'mine' field 'vault'", f"cell {cell} is outside the grid", "a cell from [0, 0] to [3, 1]")
    ]


@rule("CTB-002")
@pytest.mark.parametrize("cell", ["[-1, 0]", "[1]", "[1, 2, 3]", '["1", 1]', "[1.0, 1]", "[true, 1]", "1"])
def test_a_cell_is_no_cell(cell: str) -> None:
    (fault,) = faults(("[[0, 1]]", f"[{cell}]"))
    assert fault[0] == 9
    assert fault[1] == "board 'mine' field 'vault'"
    assert fault[2].startswith("cell ")
    assert fault[3] == "two whole numbers: [x, y]"


@rule("CTB-002")
def test_a_door_names_an_unknown_field() -> None:
    assert faults(('["hall", "vault"]', '["hall", "volt"]')) == [
        (14, "board 'mine' door 'hall'-'volt'", "there is no field 'volt'", "the id of a field of this board")
    ]


@rule("CTB-002")
def test_a_door_joins_a_field_to_itself() -> None:
    assert faults(('["hall", "vault"]', '["hall", "hall"]')) == [
        (14, "board 'mine' door 'hall'-'hall'", "it joins a field to itself", "two different fields")
    ]


@rule("CTB-002")
@pytest.mark.parametrize("pair", ['"stairs", "hall"', '"hall", "stairs"'])
def test_a_door_repeats(pair: str) -> None:
    ids = pair.replace('"', "'").replace(", ", "-")
    assert faults(("]\nwalls", "  { between = [" + pair + "] },\n]\nwalls")) == [
        (16, f"board 'mine' door {ids}", "it repeats the door in line 13", "one door between two fields")
    ]


@rule("CTB-002")
@pytest.mark.parametrize("edge", ['[0, 0, "S"]', '[1, 0, "E"]', '[3, 1, "E"]'])
def test_an_at_is_not_an_edge_between_the_two_fields(edge: str) -> None:
    found = f"at is {edge}, which is not an edge between the two".replace('"', "'")
    assert faults(('[0, 0, "E"]', edge)) == [
        (13, "board 'mine' door 'stairs'-'hall'", found, 'one, such as [0, 0, "E"]')
    ]


@rule("CTB-002")
def test_an_at_between_fields_that_share_no_edge() -> None:
    changes = (('["hall", "pit"], at = [1, 0, "E"]', '["vault", "pit"], at = [1, 0, "E"]'),)
    assert faults(*changes) == [
        (
            15,
            "board 'mine' door 'vault'-'pit'",
            "at is [1, 0, 'E'], which is not an edge between the two",
            "no at: they share none",
        )
    ]
    assert faults(('["hall", "pit"], at = [1, 0, "E"]', '["vault", "pit"]')) == []


@rule("CTB-002")
@pytest.mark.parametrize("at", ["5", "[]", "[0, 0]", '[0, 0, "N"]', '["E", 0, 0]', '[0, 0, "E", 1]', "[0, 0, [0]]"])
def test_an_at_is_no_edge_at_all(at: str) -> None:
    (fault,) = faults(('[0, 0, "E"]', at))
    assert fault[:2] == (13, "board 'mine' door 'stairs'-'hall'")
    assert fault[2].startswith("at is ")
    assert fault[3] == 'a cell and its side: [x, y, "E"] or [x, y, "S"]'


@rule("CTB-002")
def test_there_is_no_room() -> None:
    text = BOARDS.replace('"room", gold = 2', '"pit"').replace('"room", gold = 5', '"pit"')
    assert faults(text=text) == [(6, "board 'mine'", "there is no room", 'at least one field with kind = "room"')]


@rule("CTB-002")
@pytest.mark.parametrize("gold", ["", "gold = -1, ", "gold = 1.5, ", 'gold = "5", ', "gold = true, ", "gold = 1001, "])
def test_a_room_lacks_gold(gold: str) -> None:
    (fault,) = faults(("gold = 5, ", gold))
    found = f"gold is {gold[7:-2]}".replace('"', "'") if gold else "no gold"
    assert fault == (9, "board 'mine' field 'vault'", found, "a whole number from 0 to 1000")


@rule("CTB-002")
def test_a_room_may_have_no_gold_in_it() -> None:
    assert faults(("gold = 5", "gold = 0")) == []


@rule("CTB-002")
def test_a_room_lacks_a_door() -> None:
    assert faults(('  { between = ["hall", "vault"] },\n', "")) == [
        (9, "board 'mine' field 'vault'", "no door leads to this room", "at least one door")
    ]


@rule("CTB-002", "CTB-003")
def test_there_is_no_entrance() -> None:
    assert faults(('"entrance"', '"pit"')) == [
        (6, "board 'mine'", "there is no entrance", 'at least one field with kind = "entrance"')
    ]


@rule("CTB-002", "CTB-003")
def test_there_is_no_pit() -> None:
    assert faults(('"pit", cells', '"entrance", cells')) == [
        (6, "board 'mine'", "there is no pit", 'at least one field with kind = "pit"')
    ]


@rule("CTB-002")
def test_two_fields_cover_one_cell() -> None:
    assert faults(("[[0, 1]]", "[[0, 1], [1, 1]]")) == [
        (9, "board 'mine' field 'vault'", "cell [1, 1] is covered already, by field 'hall'", "one field a cell")
    ]


@rule("CTB-002")
def test_a_field_covers_a_cell_twice() -> None:
    assert faults(("[[0, 1]]", "[[0, 1], [0, 1]]")) == [
        (9, "board 'mine' field 'vault'", "cell [0, 1] is covered already, by field 'vault'", "one field a cell")
    ]


@rule("CTB-002")
@pytest.mark.parametrize("cell", ["[3, 0]", "[2, 1]", "[3, 1]"])
def test_the_cells_of_a_field_do_not_hang_together(cell: str) -> None:
    assert faults(("[[0, 1]]", f"[[0, 1], {cell}]")) == [
        (9, "board 'mine' field 'vault'", "the cells do not hang together", "cells that share edges")
    ]


@rule("CTB-002")
def test_a_field_cannot_be_reached_from_the_others() -> None:
    assert faults(('  { between = ["hall", "pit"], at = [1, 0, "E"] },\n', "")) == [
        (
            10,
            "board 'mine' field 'pit'",
            "the rest of the board cannot be reached from 'pit'",
            "a way between all fields",
        )
    ]


@rule("CTB-002")
def test_a_part_of_the_board_cannot_be_reached_from_the_rest() -> None:
    more = FIELD + FIELD.replace("extra", "more").replace("[3, 1]", "[3, 0]")
    changes = ((FIELDS_END, more + FIELDS_END), ("]\nwalls", '{ between = ["extra", "more"] },\n]\nwalls'))
    assert faults(*changes) == [
        (
            11,
            "board 'mine' field 'extra'",
            "the rest of the board cannot be reached from 'extra', 'more'",
            "a way between all fields",
        )
    ]


@rule("CTB-002")
def test_a_room_lies_behind_a_pit() -> None:
    changes = ((FIELDS_END, FIELD + FIELDS_END), ("]\nwalls", '{ between = ["pit", "extra"] },\n]\nwalls'))
    assert faults(*changes) == [
        (
            11,
            "board 'mine' field 'extra'",
            "every way from an entrance to this room leads through a pit",
            "a way for heroes",
        )
    ]


# --- walls, which may be listed ---------------------------------------------------------------------------------------


@rule("CTB-002")
@pytest.mark.parametrize(
    ("wall", "found", "expected"),
    [
        ('["stairs", "hall"]', "wall 'stairs'-'hall' has the door in line 13", "a wall or a door"),
        ('["stairs", "pit"]', "wall 'stairs'-'pit' is between fields that share no edge", "two neighbours"),
        ('["pit", "pit"]', "wall 'pit'-'pit' is between fields that share no edge", "two neighbours"),
        ('["vault", "stairs"]', "wall 'vault'-'stairs' repeats", "each wall once"),
        ('["stairs", "x"]', "there is no field 'x'", "the id of a field of this board"),
        ('["stairs"]', "wall 2 is ['stairs']", 'the ids of two fields: ["one", "other"]'),
        ("5", "wall 2 is 5", 'the ids of two fields: ["one", "other"]'),
    ],
)
def test_a_wall_is_none(wall: str, found: str, expected: str) -> None:
    assert faults(('  ["stairs", "vault"],\n', f'  ["stairs", "vault"],\n  {wall},\n')) == [
        (19, "board 'mine'", found, expected)
    ]


@rule("CTB-002")
def test_walls_may_be_left_out() -> None:
    assert faults((BOARDS[BOARDS.index("walls") :], "")) == []


# --- wrong types, unknown keys, bounds --------------------------------------------------------------------------------


@rule("CTB-002")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("board/1", "board/2"), (1, "", "format is 'cave-troll-board/2'", '"cave-troll-board/1"')),
        (("[[board]]", "author = 1\n[[board]]"), (3, "", "unknown key 'author'", "one of: format, board")),
        (('id = "mine"', 'id = "mine"\nprovenance = 1'), (5, "board 'mine'", "provenance is 1", None)),
        (('id = "mine"', 'id = "mi ne"'), (4, "board 1", "id is 'mi ne'", None)),
        (('id = "mine"\n', ""), (3, "board 1", "no id", None)),
        (('id = "mine"', 'id = "mine"\nedition = "2007"'), (5, "board 'mine'", "edition is '2007'", None)),
        (('id = "mine"', 'id = "mine"\nedition = 2006'), (5, "board 'mine'", "edition is 2006", None)),
        (('id = "mine"', 'id = "mine"\ntitle = ""'), (5, "board 'mine'", "title is ''", None)),
        (('id = "mine"', 'id = "mine"\nnote = ["a"]'), (5, "board 'mine'", "note is ['a']", None)),
        (('id = "mine"', 'id = "mine"\ngold = 3'), (5, "board 'mine'", "unknown key 'gold'", None)),
        (("width = 4", "width = 61"), (5, "board 'mine' grid", "width is 61", "a whole number from 1 to 60")),
        (("height = 2", "height = 0"), (5, "board 'mine' grid", "height is 0", "a whole number from 1 to 60")),
        (("height = 2", "height = 2, depth = 2"), (5, "board 'mine' grid", "unknown key 'depth'", None)),
        (("grid = { width = 4, height = 2 }", "grid = 4"), (5, "board 'mine'", "grid is 4", None)),
        (("grid = { width = 4, height = 2 }\n", ""), (3, "board 'mine'", "no grid", None)),
        (('id = "stairs"', 'id = "stairs", gold = 1'), (7, "board 'mine' field 'stairs'", "gold is 1", None)),
        (('id = "stairs"', 'id = "stairs", door = 1'), (7, "board 'mine' field 'stairs'", "unknown key 'door'", None)),
        (('name = "The Way Down"', "name = 5"), (7, "board 'mine' field 'stairs'", "name is 5", None)),
        (('"The Way Down"', r'"\u001b[2J"'), (7, "board 'mine' field 'stairs'", r"name is '\x1b[2J'", None)),
        (("cells = [[0, 0]]", "cells = 5"), (7, "board 'mine' field 'stairs'", "cells is 5", "a list of cells")),
        (
            ("gold = 5", "gold = 0x" + "f" * 900),
            (9, "board 'mine' field 'vault'", "gold is a very large number", None),
        ),
        (("{ between = [", "{ betwen = 1, between = ["), (13, "board 'mine' door 'stairs'-'hall'", None, None)),
        (('between = ["stairs", "hall"]', "between = 7"), (13, "board 'mine' door 1", "between is 7", None)),
        (('between = ["stairs", "hall"], ', ""), (13, "board 'mine' door 1", "no between", None)),
        (("]\nwalls", '  "x",\n]\nwalls'), (16, "board 'mine'", "door 4 is 'x'", "a table: { ... }")),
    ],
)
def test_a_value_is_wrong(change: Change, fault: tuple[int, str, str | None, str | None]) -> None:
    (found,) = faults(change)
    assert found[:2] == fault[:2]
    assert fault[2] in (None, found[2])
    assert fault[3] in (None, found[3])


@rule("CTB-002")
@pytest.mark.parametrize("text", ["", "board = 5", "board = {}", "[board]\nid = 'x'", "format = 1\nfield = []"])
def test_a_file_without_boards_is_none(text: str) -> None:
    found = faults(text='format = "cave-troll-board/1"\n' + text if "format" not in text else text)
    assert "board" in " ".join(str(part) for fault in found for part in fault)


@rule("CTB-002")
def test_a_board_may_not_be_too_big() -> None:
    assert faults(text=star(198)) == []
    assert (5, "board 'big'", "field has 201 tables", "200 at most") in faults(text=star(199))


# --- how faults are told ----------------------------------------------------------------------------------------------


@rule("CTB-002")
def test_all_faults_are_told_at_once_in_order() -> None:
    found = faults(("width = 4", "width = 0"), ("gold = 5", "gold = -1"), ('"vault"] }', '"volt"] }'))
    assert [fault[:3] for fault in found] == [
        (5, "board 'mine' grid", "width is 0"),
        (9, "board 'mine' field 'vault'", "gold is -1"),
        (14, "board 'mine' door 'hall'-'volt'", "there is no field 'volt'"),
    ]


@rule("CTB-002")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("gold = 2", "gold = -2"), (20, "board 'mine' field 'hall'", "gold is -2")),
        (("gold = 2\n", ""), (17, "board 'mine' field 'hall'", "no gold")),
        (("  [1, 1],", "  [1, 2],"), (23, "board 'mine' field 'hall'", "cell [1, 2] is outside the grid")),
        (("width = 4", "width = -4"), (7, "board 'mine' grid", "width is -4")),
        (('at = [0, 0, "E"]', 'at = "E"'), (33, "board 'mine' door 'stairs'-'hall'", "at is 'E'")),
        (('["hall", "pit"]', '["hall", "put"]'), (36, "board 'mine' door 'hall'-'put'", "there is no field 'put'")),
    ],
)
def test_lines_are_right_where_every_record_has_a_block(change: Change, fault: tuple[int, str, str]) -> None:
    (found,) = faults(change, text=LONG_BOARDS)
    assert found[:3] == fault


@rule("CTB-002")
def test_text_that_is_not_toml_is_one_fault_with_its_line() -> None:
    (fault,) = faults(("gold = 5", "gold 5"))
    assert fault[0] == 9
    assert fault[1] == ""
    assert fault[3] == "valid TOML"
