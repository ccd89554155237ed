"""The 2006 edition: aim, components and setup (CT06-001 to 007)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.naming import SEATS
from tests.games.cave_troll.edition_2006.acting import end_turn, lair_2006, new_game
from tests.games.cave_troll.table import Table, asked, cave, gold, take, told, told_of
from tests.ruling import rule

SEEDS = range(60)


def zone(table: Table, name: str, seat: int | None) -> dict[str, Any]:
    """A place as somebody sees it."""
    zones = table.state.view(seat)["zones"]
    assert isinstance(zones, list)
    found = [shown for shown in zones if shown["zone"] == name]
    assert len(found) == 1
    return dict(found[0])


def pile(table: Table, seat: int) -> list[int]:
    """The numbers of a seat's pile within its deck, the top one last."""
    size = table.state.lair.deck_size
    return list(table.state.piles[seat * size : (seat + 1) * size])


# --- aim ------------------------------------------------------------------------------------------------------------


@rule("CT06-001", "CT06-101")
def test_each_player_causes_one_scoring_during_the_game_so_there_are_up_to_four() -> None:
    piles: dict[str, Any] = {colour: {"pile": ["count-the-loot", "..."]} for colour in SEATS}
    table = cave(seats=4, board={"nw1": "red explorer", "w": "green dwarf"}, **piles)
    for scorings in range(1, 5):
        take(table, "draw")
        assert told(table).count("counted") == scorings
        assert gold(table) == [scorings, 0, 10 * scorings, 0]
        end_turn(table)
    decks = [table.state.of_kind(seat, kinds.COUNT_THE_LOOT) for seat in range(4)]
    assert [len(deck) for deck in decks] == [1, 1, 1, 1]


@rule("CT06-001", "CT06-123")
def test_the_most_gold_at_the_end_wins() -> None:
    table = cave(board={"nw1": "blue explorer"}, red={"gold": 5, "pile": ["orc"], "gone": ["..."]}, blue={"gold": 8})
    take(table, "draw")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (8, 9))


# --- components -----------------------------------------------------------------------------------------------------


@rule("CT06-002")
def test_every_room_shows_gold_and_nothing_else_does() -> None:
    board = lair_2006().board
    assert board.name == "lair-2006"
    assert all((field.gold > 0) == (field.kind == "room") for field in board.fields)
    assert Counter(field.gold for field in board.fields if field.kind == "room") == {1: 8, 2: 9, 3: 8, 4: 4, 5: 4}


@rule("CT06-002")
def test_there_is_an_entrance_near_each_corner_and_one_pit_in_the_middle() -> None:
    board = lair_2006().board
    right, bottom = board.width - 1, board.height - 1
    corners = {field.name: field.cells for field in board.fields if field.kind == "entrance"}
    assert corners == {
        "st-nw": [(0, 0)],
        "st-ne": [(right, 0)],
        "st-sw": [(0, bottom)],
        "st-se": [(right, bottom)],
    }
    pits = [field for field in board.fields if field.kind == "pit"]
    assert [field.name for field in pits] == ["pit"]
    assert (right // 2, bottom // 2) in pits[0].cells


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CT06-003")
def test_each_player_has_twenty_counters(seats: int) -> None:
    table = new_game(seats)
    names = Counter({"explorer": 10})
    names.update(["barbarian", "thief", "knight", "dwarf", "wraith", "orc", "cave-troll"])
    names.update(["treasure", "count-the-loot", "find-an-artifact"])
    for seat in range(seats):
        deck = Counter(kinds.NAMES[table.state.kind[piece]] for piece in table.state.pieces_of(seat))
        assert deck == names
        assert deck.total() == 20


@rule("CT06-003", "CT06-151", "CT06-152", "CT06-153", "CT06-154", "CT06-155", "CT06-156")
def test_there_are_six_artifacts_one_of_each_with_their_gold() -> None:
    artifacts = [(artifact.name, artifact.gold) for artifact in lair_2006().components.artifacts]
    assert artifacts == [
        ("helm", 3),
        ("chalice-of-teleportation", 3),
        ("idol", 4),
        ("wand", 3),
        ("cloak", 2),
        ("sword", 3),
    ]


# --- setup ----------------------------------------------------------------------------------------------------------


@rule("CT06-004")
def test_the_artifacts_are_shuffled_into_one_stack() -> None:
    orders = [list(new_game(seed=seed).state.stack) for seed in SEEDS]
    assert all(sorted(order) == list(range(6)) for order in orders)
    assert len({tuple(order) for order in orders}) > len(SEEDS) // 2
    for place in range(6):
        assert {order[place] for order in orders} == set(range(6))


@rule("CT06-004", "CTX-013")
def test_the_artifact_stack_lies_face_down() -> None:
    table = new_game()
    for seat in (0, 1, None):
        stack = zone(table, "artifacts", seat)
        assert (stack["count"], stack.get("contents")) == (6, None)


@rule("CT06-004", "CT06-005")
def test_the_board_is_empty_at_first() -> None:
    state = new_game(4).state
    assert not any(state.standing_on(field) for field in range(state.lair.fields))
    assert state.idols == 0


@rule("CT06-005")
def test_every_player_shuffles_all_his_counters_into_a_pile_of_his_own() -> None:
    tables = [new_game(4, seed) for seed in SEEDS]
    for table in tables:
        assert table.state.left == [20, 20, 20, 20]
        assert all(sorted(pile(table, seat)) == list(range(20)) for seat in range(4))
        assert len({tuple(pile(table, seat)) for seat in range(4)}) == 4
    for place in range(20):
        assert len({pile(table, 2)[place] for table in tables}) > 10


@rule("CT06-005", "CTX-013")
def test_the_piles_lie_face_down() -> None:
    table = new_game()
    for seat in (0, 1, None):
        shown = zone(table, "red pile", seat)
        assert (shown["count"], shown.get("contents")) == (20, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CT06-006")
def test_all_scores_start_at_zero(seats: int) -> None:
    assert gold(new_game(seats)) == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CT06-007")
def test_the_first_player_is_chosen_at_random(seats: int) -> None:
    firsts = Counter(new_game(seats, seed).state.seat for seed in SEEDS)
    assert set(firsts) == set(range(seats))
    table = new_game(seats)
    assert [line["seat"] for line in told_of(table, "started")] == [table.state.seat]


@rule("CT06-007")
def test_play_goes_round_to_the_left() -> None:
    table = new_game(4, options={"first-player": "3"})
    order = []
    for _ in range(9):
        order.append(asked(table)[0])
        end_turn(table)
    assert order == ["green", "yellow", "red", "blue", "green", "yellow", "red", "blue", "green"]


@pytest.mark.parametrize(
    ("seats", "given", "first"), [(2, "1", "red"), (2, "2", "blue"), (4, "4", "yellow"), (2, "3", "red")]
)
@rule("CT06-007")
def test_a_table_may_say_who_is_first(seats: int, given: str, first: str) -> None:
    for seed in range(5):
        assert asked(new_game(seats, seed, {"first-player": given})) == (first, "turn")
