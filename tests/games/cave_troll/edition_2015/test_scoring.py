"""The 2015 edition: scoring a room (CT15-102, CT15-103)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2015.sitting import cave_2015, play
from tests.games.cave_troll.table import Table, gold, take, told, told_of
from tests.ruling import rule


def scored(pieces: list[str], room: str = "w", seats: int = 4) -> Table:
    """A room that has been scored."""
    table = cave_2015(seats=seats, board={room: pieces}, red={"pile": ["score-a-room", "..."]})
    play(table, "score-a-room")
    take(table, "choose-field", target=room)
    return table


@pytest.mark.parametrize(("room", "worth"), [("nw1", 1), ("nw4", 2), ("nw6", 3), ("sw7", 4), ("s", 5), ("n1", 2)])
@rule("CT15-102")
def test_a_room_pays_the_gold_printed_on_it(room: str, worth: int) -> None:
    table = scored(["blue explorer"], room)
    assert gold(table) == [0, worth, 0, 0]
    assert [(line["seat"], line["gold"]) for line in told_of(table, "paid")] == [(1, worth)]


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (["red explorer x2", "blue explorer"], [5, 0, 0, 0]),
        (["red explorer", "blue explorer x2", "green explorer"], [0, 5, 0, 0]),
        (["red explorer", "blue explorer", "green explorer x2", "yellow explorer"], [0, 0, 5, 0]),
        (["red thief", "red knight", "yellow explorer"], [5, 0, 0, 0]),
    ],
)
@rule("CT15-102")
def test_whoever_has_most_heroes_controls_the_room(pieces: list[str], expected: list[int]) -> None:
    assert gold(scored(pieces)) == expected


@pytest.mark.parametrize("kind", ["orc", "wraith"])
@rule("CT15-102")
def test_monsters_do_not_count(kind: str) -> None:
    assert gold(scored([f"red {kind}", "red explorer", "blue explorer x2"])) == [0, 5, 0, 0]
    assert gold(scored([f"red {kind}"])) == [0, 0, 0, 0]
    assert gold(scored([f"red {kind}", "red explorer", "blue explorer"])) == [0, 0, 0, 0]


@rule("CT15-102")
def test_chests_are_no_heroes() -> None:
    assert gold(scored(["red treasure", "blue explorer"])) == [0, 9, 0, 0]


@pytest.mark.parametrize(
    "pieces",
    [
        ["red explorer", "blue explorer"],
        ["red explorer x2", "blue explorer x2", "green explorer"],
        ["red explorer", "blue explorer", "green explorer", "yellow explorer"],
        ["red dwarf", "blue thief", "red treasure"],
        [],
    ],
)
@rule("CT15-103")
def test_a_tie_pays_nobody(pieces: list[str]) -> None:
    table = scored(pieces)
    assert gold(table) == [0, 0, 0, 0]
    assert "paid" not in told(table)


@rule("CT15-103")
def test_a_tie_below_the_first_does_not_matter() -> None:
    assert gold(scored(["red explorer x2", "blue explorer", "green explorer"])) == [5, 0, 0, 0]


@rule("CT15-102", "CTX-012")
def test_gold_adds_up() -> None:
    table = cave_2015(board={"w": "red explorer"}, red={"pile": ["score-a-room", "..."], "gold": 7}, blue={"gold": 4})
    play(table, "score-a-room")
    take(table, "choose-field", target="w")
    assert gold(table) == [12, 4]


@rule("CT15-102", "CT15-100")
def test_stairs_and_pits_are_not_scored_with_the_board() -> None:
    table = cave_2015(
        seats=3,
        board={"st-nw": "red explorer x2", "pit-c": "red orc", "nw1": "blue explorer"},
        red={"pile": ["explorer+1", "..."], "hand": "treasure"},
        blue={"gone": ["cave-troll"]},
        green={"gone": ["cave-troll"]},
        common={"scoring-pile": ["blue cave-troll", "green cave-troll"]},
    )
    play(table, "explorer+1")
    take(table, "choose-field", target="st-nw")
    assert gold(table) == [0, 1, 0]
