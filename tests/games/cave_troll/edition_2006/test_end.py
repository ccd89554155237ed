"""The 2006 edition: the end of the game (CT06-120 to 123, CTX-014)."""

from __future__ import annotations

from typing import Any

import pytest

from grotto.kernel.option import Outcome
from tests.games.cave_troll.edition_2006.acting import Board, drawing, end_turn, go, move, new_game, pick, stay
from tests.games.cave_troll.table import Table, asked, cave, gold, held, on, refused, take, told, told_of, where
from tests.ruling import rule


def at_the_last(counter: str, board: Board | None = None, seats: int = 2, **more: Any) -> Table:
    """Red has just drawn the last counter of the pile; those not on the board are gone."""
    red = {"pile": [counter], "gone": ["..."], **more.pop("red", {})}
    table = cave(seats=seats, board=board, red=red, **more)
    take(table, "draw")
    return table


def outcome(table: Table) -> Outcome:
    """How the game has ended."""
    found = table.state.outcome
    assert found is not None
    assert asked(table) == ("", "")
    return found


# --- when -----------------------------------------------------------------------------------------------------------


@rule("CT06-120")
def test_the_game_ends_with_the_last_counter_and_nobody_acts_any_more() -> None:
    table = at_the_last("orc", {"nw1": "red explorer", "w": "blue explorer"})
    assert outcome(table).ending == "last-piece"
    assert on(table, "pit") == ["red orc"]
    assert "turn-ended" not in told(table)
    for seat in ("red", "blue"):
        assert refused(table, "draw", seat=seat) == "CT06-120"
        assert refused(table, "end-turn", seat=seat) == "CT06-120"


@rule("CT06-120")
def test_any_players_last_counter_ends_the_game() -> None:
    blue = {"pile": ["orc"], "gone": ["..."]}
    table = cave(seats=3, turn={"seat": "blue"}, blue=blue)
    take(table, "draw")
    assert (outcome(table).winners, gold(table)) == ((1,), [0, 3, 0])


@rule("CT06-120")
def test_the_last_but_one_counter_does_not_end_the_game() -> None:
    table = cave(red={"pile": ["orc", "wraith"], "gone": ["..."]})
    take(table, "draw")
    assert asked(table) == ("red", "turn")
    end_turn(table)
    assert asked(table) == ("blue", "turn")


@rule("CT06-120")
def test_a_last_adventurer_is_first_put_into_play() -> None:
    table = at_the_last("knight", {"st-nw": "blue orc"})
    assert asked(table) == ("red", "entrance")
    assert table.state.outcome is None
    go(table, "st-nw")
    assert (on(table, "st-nw"), outcome(table).ending) == (["red knight"], "last-piece")


@rule("CT06-120", "CT06-100")
def test_a_last_treasure_counts_in_the_last_scoring() -> None:
    table = at_the_last("treasure", {"nw1": "blue explorer"})
    go(table, "nw1")
    assert (gold(table), outcome(table).winners) == ([3, 5], (1,))


@rule("CT06-120", "CT06-091")
def test_a_last_cave_troll_is_fled_from_before_the_last_scoring() -> None:
    table = at_the_last("cave-troll", {"nw2": ["blue explorer", "blue dwarf", "red explorer"], "n1": "red thief"})
    go(table, "nw2")
    assert asked(table) == ("blue", "escape")
    move(table, "blue dwarf", "nw2", "nw1")
    assert asked(table) == ("red", "escape")
    stay(table)
    assert on(table, "nw2") == ["red cave-troll"]
    assert (gold(table), outcome(table).scores) == ([3 + 2, 2], (5, 2))


@rule("CT06-120", "CT06-083")
def test_pushes_in_flight_from_a_last_cave_troll_are_finished_too() -> None:
    table = at_the_last("cave-troll", {"nw2": "blue wraith", "n1": ["red thief", "blue explorer"]})
    go(table, "nw2")
    move(table, "blue wraith", "nw2", "n1")
    pick(table, "red thief")
    go(table, "n2")
    assert gold(table) == [3 + 5, 2]
    assert outcome(table).winners == (0,)


@rule("CT06-120", "CT06-102", "CT06-122")
def test_a_last_find_an_artifact_takes_the_artifact_and_is_paid_for_it() -> None:
    table = at_the_last("find-an-artifact", common={"stack": ["idol", "helm"], "spent": ["..."]})
    assert (held(table, "red"), gold(table)) == (["idol"], [3 + 4, 0])


@rule("CT06-120", "CT06-102")
def test_a_last_find_an_artifact_with_the_stack_empty_ends_the_game_all_the_same() -> None:
    table = at_the_last("find-an-artifact", common={"spent": ["..."]})
    assert told(table)[:2] == ["drew", "nothing-found"]
    assert (gold(table), outcome(table).ending) == ([3, 0], "last-piece")


@rule("CT06-120", "CT06-101", "CT06-121")
def test_a_last_count_the_loot_is_scored_twice() -> None:
    table = at_the_last("count-the-loot", {"w": "blue explorer", "nw1": "red explorer"}, idols={"nw2": "blue"})
    assert told(table).count("counted") == 2
    assert gold(table) == [2 * 1 + 3, 2 * 5 + 2 * 4]


@rule("CT06-120")
def test_the_end_comes_at_once_whatever_actions_are_left() -> None:
    for left in (1, 2, 4):
        table = at_the_last("orc", turn={"actions": left})
        assert outcome(table).ending == "last-piece"


# --- the last scoring -----------------------------------------------------------------------------------------------


@rule("CT06-121")
def test_the_last_scoring_and_three_gold_for_the_one_who_ended_it() -> None:
    table = at_the_last("wraith", {"w": "blue explorer", "nw6": ["red dwarf"]}, red={"gold": 10}, blue={"gold": 20})
    assert gold(table) == [10 + 6 + 3, 20 + 5]
    assert told_of(table, "bonus-paid") == [{"seat": 0, "gold": 3}]
    assert told(table).count("counted") == 1
    assert told(table)[-1] == "ended"


@pytest.mark.parametrize(
    ("artifact", "value"),
    [("helm", 3), ("chalice-of-teleportation", 3), ("idol", 4), ("wand", 3), ("cloak", 2), ("sword", 3)],
)
@rule("CT06-122", "CT06-151", "CT06-152", "CT06-153", "CT06-154", "CT06-155", "CT06-156")
def test_an_unplayed_artifact_pays_its_gold_to_its_holder(artifact: str, value: int) -> None:
    table = at_the_last("orc", blue={"artifacts": [artifact]})
    assert gold(table) == [3, value]
    number = [each.name for each in table.state.lair.components.artifacts].index(artifact)
    assert told_of(table, "artifact-paid") == [{"seat": 1, "artifact": number, "gold": value}]


@rule("CT06-122")
def test_everybody_is_paid_for_all_his_unplayed_artifacts() -> None:
    table = at_the_last(
        "orc",
        seats=3,
        red={"artifacts": ["cloak", "idol"]},
        green={"artifacts": ["helm"]},
        common={"spent": ["wand"], "stack": ["sword", "chalice-of-teleportation"]},
    )
    assert gold(table) == [3 + 2 + 4, 0, 3]


@rule("CT06-122", "CT06-153")
def test_a_placed_idol_pays_its_room_but_no_bonus() -> None:
    table = at_the_last("orc", idols={"nw1": "blue"})
    assert gold(table) == [3, 1]
    assert told_of(table, "artifact-paid") == []


@rule("CT06-122", "CT06-150")
def test_a_played_artifact_pays_nothing() -> None:
    red = {"artifacts": ["wand"], "pile": ["orc"], "gone": ["..."]}
    table = cave(red=red)
    take(table, "play-artifact", card="wand")
    go(table, "nw1")
    take(table, "draw")
    assert gold(table) == [3, 0]


@rule("CT06-122")
def test_artifacts_pay_nothing_before_the_end() -> None:
    table = drawing("count-the-loot", red={"artifacts": ["idol"]})
    assert gold(table) == [0, 0]


# --- who wins -------------------------------------------------------------------------------------------------------


@rule("CT06-123")
def test_most_gold_wins_whoever_ended_the_game() -> None:
    table = at_the_last("orc", seats=3, red={"gold": 5}, blue={"gold": 8}, green={"gold": 9})
    assert (outcome(table).winners, outcome(table).scores) == ((2,), (8, 8, 9))


@rule("CT06-123", "CTX-010")
def test_those_with_equal_most_gold_share_the_victory() -> None:
    table = at_the_last("orc", seats=4, red={"gold": 5}, blue={"gold": 8}, green={"gold": 7}, yellow={"gold": 8})
    assert outcome(table).winners == (0, 1, 3)


@rule("CT06-123", "CT06-122", "CT06-121")
def test_what_is_paid_at_the_end_decides_too() -> None:
    table = at_the_last("orc", {"w": "blue explorer"}, blue={"artifacts": ["idol"]}, red={"gold": 5})
    assert (outcome(table).winners, gold(table)) == ((1,), [8, 9])


# --- a game in which nobody draws -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CTX-014", "CT06-120", "CT06-121")
def test_the_stall_guard_ends_a_game_in_which_nobody_draws_without_a_bonus(seats: int) -> None:
    table = new_game(seats, options={"stall-guard": "on"})
    for turn in range(8 * seats):
        assert table.state.outcome is None, turn
        end_turn(table)
    assert (outcome(table).ending, gold(table)) == ("stall", [0] * seats)
    assert told_of(table, "bonus-paid") == []
    assert told(table)[-3:] == ["stalled", "counted", "ended"]


@rule("CTX-014", "CT06-122")
def test_a_stalled_game_is_scored_and_unplayed_artifacts_are_paid() -> None:
    turn = {"turns": 15, "idle": 15, "first": "blue"}
    table = cave(board={"w": "red explorer"}, turn=turn, blue={"artifacts": ["cloak"]}, options={"stall-guard": "on"})
    end_turn(table)
    assert (gold(table), outcome(table).ending) == ([5, 2], "stall")


@rule("CTX-014")
def test_a_draw_starts_the_count_anew() -> None:
    turn = {"turns": 15, "idle": 15, "first": "blue"}
    table = cave(turn=turn, red={"pile": ["orc", "..."]}, options={"stall-guard": "on"})
    take(table, "draw")
    end_turn(table)
    assert (asked(table), table.state.idle) == (("blue", "turn"), 0)
    for _ in range(15):
        end_turn(table)
    assert table.state.outcome is None
    end_turn(table)
    assert outcome(table).ending == "stall"


@rule("CTX-014")
def test_without_the_stall_guard_a_game_may_go_on_for_ever() -> None:
    table = new_game(2)
    for _ in range(40):
        end_turn(table)
    assert (table.state.outcome, where(table, "red orc")) == (None, "pile")
