"""The 2006 edition: the turn and its actions (CT06-010 to 012)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.edition_2006.acting import actions, end_turn, go, move, new_game, pick, use
from tests.games.cave_troll.table import asked, cave, choices, offered, on, refused, take, told_of
from tests.ruling import rule


@rule("CT06-010")
def test_a_turn_has_four_actions_of_any_kind() -> None:
    table = cave(
        board={"nw1": "red explorer", "st-ne": ["red orc", "blue explorer"]},
        red={"pile": ["wraith", "..."], "artifacts": ["wand"]},
    )
    assert actions(table) == 4
    take(table, "draw")
    assert actions(table) == 3
    move(table, "red explorer", "nw1", "nw2")
    assert actions(table) == 2
    take(table, "play-artifact", card="wand")
    go(table, "nw2")
    assert (actions(table), asked(table)) == (1, ("red", "turn"))
    use(table, "red orc", "st-ne")
    assert (actions(table), asked(table)) == (4, ("blue", "turn"))
    assert [line["seat"] for line in told_of(table, "turn-ended")] == [0]
    assert told_of(table, "turn-began") == [{"seat": 1, "actions": 4}]


@rule("CT06-010", "CT06-050", "CT06-081", "CT06-095")
def test_using_an_ability_is_an_action() -> None:
    table = cave(board={"nw1": ["red thief"], "nw6": ["red wraith", "blue explorer"], "e": ["red orc", "blue dwarf"]})
    use(table, "red orc", "e")
    assert actions(table) == 3
    use(table, "red wraith", "nw6")
    go(table, "nw4")
    assert actions(table) == 2
    use(table, "red thief", "nw1")
    go(table, "se4")
    assert actions(table) == 1


@rule("CT06-010")
def test_there_is_no_fifth_action() -> None:
    table = cave(board={"nw1": "red explorer"}, turn={"actions": 1})
    move(table, "red explorer", "nw1", "nw2")
    assert asked(table) == ("blue", "turn")
    assert refused(table, "move", seat="red", piece="red explorer", source="nw2", target="n1") == "CT06-007"
    assert refused(table, "draw", seat="red") == "CT06-007"


@rule("CT06-010", "CTX-009")
def test_a_turn_may_end_before_its_actions_are_used_up() -> None:
    table = cave(board={"nw1": "red explorer"})
    move(table, "red explorer", "nw1", "nw2")
    end_turn(table)
    assert (asked(table), actions(table)) == (("blue", "turn"), 4)
    end_turn(table)
    assert (asked(table), actions(table)) == (("red", "turn"), 4)


@rule("CT06-010")
def test_a_refused_wish_costs_no_action() -> None:
    table = cave(board={"nw1": "red explorer"})
    assert refused(table, "move", piece="red explorer", source="nw1", target="w") == "CTX-002"
    assert actions(table) == 4


@rule("CT06-010")
def test_what_is_no_action_is_refused() -> None:
    assert refused(cave(), "stay") == "CT06-010"
    assert refused(cave(), "choose-field", target="st-nw") == "CT06-010"
    assert refused(cave(), "choose-piece", piece="red explorer") == "CT06-010"


@rule("CT06-010")
def test_with_nothing_on_the_board_one_can_draw_or_stop() -> None:
    assert choices(cave()) == ["draw", "end-turn"]


@pytest.mark.parametrize(("seats", "expected"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
@rule("CT06-011")
def test_the_first_turns_are_short_and_all_others_have_four_actions(seats: int, expected: list[int]) -> None:
    for seed in range(4):
        table = new_game(seats, seed)
        found = []
        for _ in range(3 * seats):
            found.append(actions(table))
            end_turn(table)
        assert found == expected + [4] * (2 * seats)
        assert [line["actions"] for line in told_of(table, "turn-began")][: 3 * seats] == found


@rule("CT06-011")
def test_the_first_player_can_really_act_only_once_and_the_second_twice() -> None:
    red = {"pile": ["orc", "wraith", "..."]}
    blue = {"pile": ["orc", "wraith", "..."]}
    table = cave(turn={"first": "red", "turns": 0}, red=red, blue=blue)
    take(table, "draw")
    assert asked(table) == ("blue", "turn")
    take(table, "draw")
    assert asked(table) == ("blue", "turn")
    take(table, "draw")
    assert asked(table) == ("red", "turn")
    assert on(table, "pit") == ["blue orc", "blue wraith", "red orc"]


@rule("CT06-012")
def test_one_counter_may_move_four_times() -> None:
    table = cave(board={"st-nw": "red explorer"})
    move(table, "red explorer", "st-nw", "nw1", "nw2", "n1", "n2")
    assert on(table, "n2") == ["red explorer"]
    assert asked(table) == ("blue", "turn")


@rule("CT06-012")
def test_four_counters_may_move_once_each() -> None:
    table = cave(board={"st-nw": "red explorer x2", "w": "red orc", "s": "red knight"})
    move(table, "red explorer", "st-nw", "nw1")
    move(table, "red explorer", "st-nw", "nw3")
    move(table, "red orc", "w", "pit")
    move(table, "red knight", "s", "sw2")
    assert [on(table, field) for field in ("nw1", "nw3", "pit", "sw2")] == [
        ["red explorer"],
        ["red explorer"],
        ["red orc"],
        ["red knight"],
    ]
    assert asked(table) == ("blue", "turn")


@rule("CT06-012")
def test_a_counter_just_drawn_may_move_at_once() -> None:
    table = cave(red={"pile": ["explorer", "orc", "..."]})
    take(table, "draw")
    go(table, "st-se")
    move(table, "red explorer", "st-se", "se1")
    take(table, "draw")
    move(table, "red orc", "pit", "s")
    assert (on(table, "se1"), on(table, "s")) == (["red explorer"], ["red orc"])


@rule("CT06-012", "CT06-010")
def test_four_counters_may_be_drawn_in_a_turn() -> None:
    table = cave(red={"pile": ["orc", "wraith", "count-the-loot", "find-an-artifact", "..."]})
    for _ in range(4):
        assert offered(table, "draw")
        take(table, "draw")
    assert (asked(table), table.state.left[0]) == (("blue", "turn"), 16)


@rule("CT06-012")
def test_an_ability_may_be_repeated_and_mixed_with_moves() -> None:
    table = cave(board={"nw4": ["red orc", "blue explorer", "blue dwarf"], "nw6": "blue barbarian"})
    use(table, "red orc", "nw4")
    pick(table, "blue dwarf")
    use(table, "red orc", "nw4")
    move(table, "red orc", "nw4", "nw6")
    use(table, "red orc", "nw6")
    assert (on(table, "nw6"), asked(table)) == (["red orc"], ("blue", "turn"))
