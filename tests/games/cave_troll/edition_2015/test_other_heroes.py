"""The 2015 edition: Dwarf, Barbarian and Thief (CT15-050 to CT15-060)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.common.one_room import one_room
from tests.games.cave_troll.edition_2015.sitting import actions, cave_2015, play
from tests.games.cave_troll.table import Table, asked, choices, gold, offered, on, refused, take, told_of, where
from tests.ruling import rule


def scored(room: str, pieces: list[str], seats: int = 4, **parts: Any) -> list[int]:
    """What a room pays when it is scored."""
    table = cave_2015(seats=seats, board={room: pieces}, red={"pile": ["score-a-room", "..."]}, **parts)
    play(table, "score-a-room")
    take(table, "choose-field", target=room)
    return gold(table)


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (["red dwarf"], [6, 0, 0, 0]),
        (["red dwarf", "blue dwarf", "red explorer"], [12, 0, 0, 0]),
        (["red dwarf", "blue dwarf", "green dwarf", "blue explorer"], [0, 24, 0, 0]),
        (["red dwarf", "blue dwarf", "green dwarf", "yellow dwarf", "yellow explorer"], [0, 0, 0, 48]),
        (["blue explorer x2", "red dwarf"], [0, 6, 0, 0]),
        (["blue explorer", "red dwarf"], [0, 0, 0, 0]),
    ],
)
@rule("CT15-050")
def test_each_dwarf_doubles_the_gold_whoever_controls_the_room(pieces: list[str], expected: list[int]) -> None:
    assert scored("nw6", pieces) == expected


@rule("CT15-050")
def test_a_dwarf_elsewhere_doubles_nothing() -> None:
    assert scored("nw6", ["red explorer"]) == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (["red dwarf", "red treasure"], 10),
        (["red dwarf", "red treasure", "blue treasure"], 14),
        (["red dwarf", "red explorer", "blue dwarf", "blue treasure"], 16),
        (["red explorer", "blue treasure"], 7),
    ],
)
@rule("CT15-051", "CT15-095")
def test_what_a_chest_adds_is_not_doubled(pieces: list[str], expected: int) -> None:
    assert scored("nw6", pieces) == [expected, 0, 0, 0]


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (["red barbarian", "blue explorer"], [3, 0, 0, 0]),
        (["red barbarian", "blue explorer x2"], [0, 0, 0, 0]),
        (["red barbarian", "blue explorer x3"], [0, 3, 0, 0]),
        (["red barbarian", "red explorer", "blue barbarian"], [3, 0, 0, 0]),
        (["red barbarian", "blue barbarian"], [0, 0, 0, 0]),
    ],
)
@rule("CT15-055")
def test_a_barbarian_counts_as_two_heroes(pieces: list[str], expected: list[int]) -> None:
    assert scored("nw6", pieces) == expected


@rule("CT15-055", "CT15-100")
def test_a_barbarian_counts_as_two_when_the_board_is_scored_too() -> None:
    table = cave_2015(
        seats=3,
        board={"w": ["red barbarian", "blue explorer"]},
        red={"pile": ["explorer+1", "..."], "hand": "treasure"},
        blue={"gone": ["cave-troll"]},
        green={"gone": ["cave-troll"]},
        common={"scoring-pile": ["blue cave-troll", "green cave-troll"]},
    )
    play(table, "explorer+1")
    take(table, "choose-field", target="st-se")
    assert gold(table) == [5, 0, 0]


@rule("CT15-055", "CT15-080")
def test_a_barbarian_is_removed_like_one_hero() -> None:
    table = cave_2015(board={"nw6": ["red orc", "blue barbarian"]})
    take(table, "use", piece="red orc", source="nw6")
    assert (on(table, "nw6"), where(table, "blue barbarian")) == (["red orc"], "gone")


@pytest.mark.parametrize("owner", ["red", "blue"])
@rule("CT15-056")
def test_no_wraith_pushes_a_barbarian(owner: str) -> None:
    table = cave_2015(board={"nw6": ["red wraith", f"{owner} barbarian"]})
    assert refused(table, "use", piece="red wraith", source="nw6") == "CT15-086"
    table = cave_2015(board={"nw6": ["red wraith", f"{owner} barbarian", "blue explorer", "blue dwarf"]})
    take(table, "use", piece="red wraith", source="nw6")
    assert choices(table) == ["blue dwarf", "blue explorer"]
    assert refused(table, "choose-piece", piece=f"{owner} barbarian") == "CT15-085"


@rule("CT15-056", "CT15-085")
def test_a_wraith_that_meets_only_barbarians_pushes_nobody() -> None:
    barbarians = ["red barbarian", "blue barbarian", "green barbarian", "yellow barbarian"]
    table = cave_2015(seats=4, board={"nw6": barbarians, "n2": "red wraith"})
    take(table, "move", piece="red wraith", source="n2", target="nw6")
    assert asked(table) == ("red", "turn")
    assert len(on(table, "nw6")) == 5


@rule("CT15-056")
def test_a_raging_troll_pushes_a_barbarian_and_a_banshee_pulls_him() -> None:
    table = cave_2015(board={"nw6": ["red raging-troll", "blue barbarian"]}, red={"set": "variant"})
    take(table, "use", piece="red raging-troll", source="nw6")
    take(table, "choose-field", target="n2")
    assert where(table, "blue barbarian") == "n2"
    table = cave_2015(board={"nw6": "red banshee", "n2": "blue barbarian"}, red={"set": "variant"})
    take(table, "use", piece="red banshee", source="nw6")
    assert where(table, "blue barbarian") == "nw6"


# --- the Thief ------------------------------------------------------------------------------------------------------


def jumping(board: dict[str, Any] | None = None, **parts: Any) -> Table:
    """Red's Thief is about to jump from the room nw4."""
    table = cave_2015(board={"nw4": "red thief", **(board or {})}, **parts)
    take(table, "use", piece="red thief", source="nw4")
    return table


@rule("CT15-060")
def test_the_thief_may_be_set_on_any_other_room_or_stairs() -> None:
    table = jumping()
    assert asked(table) == ("red", "jump")
    lair = table.state.lair
    expected = [field.name for field in lair.board.fields if field.kind != "pit" and field.name != "nw4"]
    assert choices(table) == sorted(expected)
    assert len(expected) == 36


@rule("CT15-060")
def test_the_jump_is_one_action_and_is_told() -> None:
    table = jumping()
    take(table, "choose-field", target="e")
    assert (where(table, "red thief"), actions(table)) == ("e", 3)
    field = table.state.lair.board.by_name
    assert [(line["field"], line["to"]) for line in told_of(table, "jumped")] == [(field["nw4"], field["e"])]


@rule("CT15-060")
def test_the_thief_may_jump_from_stairs_and_again_and_also_walk() -> None:
    table = cave_2015(board={"st-se": "red thief"})
    take(table, "use", piece="red thief", source="st-se")
    take(table, "choose-field", target="st-nw")
    take(table, "move", piece="red thief", source="st-nw", target="nw1")
    take(table, "use", piece="red thief", source="nw1")
    take(table, "choose-field", target="s")
    assert where(table, "red thief") == "s"


@rule("CT15-060", "CT15-031")
def test_the_thief_never_jumps_into_a_pit() -> None:
    for pit in ("pit-w", "pit-c", "pit-e"):
        assert refused(jumping(), "choose-field", target=pit) == "CT15-031"


@rule("CT15-060")
def test_the_thief_jumps_to_another_field() -> None:
    assert refused(jumping(), "choose-field", target="nw4") == "CTX-004"


@rule("CT15-060", "CT15-041")
def test_the_thief_does_not_jump_into_a_room_with_an_opposing_knight() -> None:
    assert refused(jumping({"w": "blue knight"}), "choose-field", target="w") == "CT15-041"


@rule("CT15-060")
def test_the_thief_does_not_jump_onto_stairs_with_an_opposing_knight() -> None:
    table = jumping({"st-se": ["blue knight", "red explorer"]})
    assert refused(table, "choose-field", target="st-se") == "CT15-060"
    assert offered(table, "choose-field", target="st-sw")


@rule("CT15-060", "CT15-041")
def test_the_thief_walks_onto_stairs_with_an_opposing_knight() -> None:
    table = cave_2015(board={"nw1": "red thief", "st-nw": "blue knight"})
    take(table, "move", piece="red thief", source="nw1", target="st-nw")
    assert on(table, "st-nw") == ["blue knight", "red thief"]


@pytest.mark.parametrize("field", ["w", "st-se"])
@rule("CT15-060")
def test_the_own_knight_does_not_stop_the_thief(field: str) -> None:
    table = jumping({field: "red knight"})
    take(table, "choose-field", target=field)
    assert on(table, field) == ["red knight", "red thief"]


@rule("CT15-060", "CT15-032")
def test_the_thief_does_not_jump_into_a_full_room() -> None:
    assert refused(jumping({"w": "blue explorer x5"}), "choose-field", target="w") == "CT15-032"
    assert offered(jumping({"w": "blue explorer x4"}), "choose-field", target="w")


@rule("CT15-060", "CT15-073")
def test_the_thief_does_not_jump_into_a_cave_trolls_room() -> None:
    for owner in ("red", "blue"):
        assert refused(jumping({"w": f"{owner} cave-troll"}), "choose-field", target="w") == "CT15-073"


@rule("CT15-060", "CT15-172")
def test_the_thief_does_not_jump_into_an_idols_room() -> None:
    for owner in ("red", "blue"):
        assert refused(jumping(idols={"w": owner}), "choose-field", target="w") == "CT15-172"


@rule("CT15-060", "CTX-008")
def test_a_thief_with_nowhere_to_jump_has_no_action() -> None:
    table = one_room("2015", board={"hall": "red thief", "stairs": "blue knight"})
    assert refused(table, "use", piece="red thief", source="hall") == "CT15-060"
    table = one_room("2015", board={"stairs": "red thief", "hall": "blue explorer x5"})
    assert refused(table, "use", piece="red thief", source="stairs") == "CT15-060"
    table = one_room("2015", board={"stairs": "red thief", "hall": "blue explorer x4"})
    take(table, "use", piece="red thief", source="stairs")
    assert where(table, "red thief") == "hall"


@rule("CT15-060")
def test_what_lies_between_does_not_matter_to_a_jump() -> None:
    board = {"nw1": "blue cave-troll", "nw5": "blue knight", "nw6": "blue explorer x5"}
    table = jumping(board)
    take(table, "choose-field", target="n2")
    assert where(table, "red thief") == "n2"


@rule("CT15-060")
def test_once_begun_the_jump_must_be_made() -> None:
    table = jumping()
    assert refused(table, "stay") == "CT15-060"
    assert refused(table, "end-turn") == "CT15-060"
