"""Both editions: the stall guard, for games that nobody wants to bring to an end (CTX-014)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_troll.common.both import IN_BOTH, put_into_play
from tests.games.cave_troll.table import Table, asked, cave, gold, take, told
from tests.ruling import rule

ON = {"stall-guard": "on"}


def idle(edition: str, seats: int, turns: int, **parts: Any) -> Table:
    """A game in which nobody has drawn for so many turns."""
    turn = {"turns": 20 * seats, "idle": turns, **parts.pop("turn", {})}
    return cave(edition, seats=seats, turn=turn, options=parts.pop("options", ON), **parts)


@pytest.mark.parametrize("seats", [2, 3, 4])
@IN_BOTH
@rule("CTX-014")
def test_eight_turns_each_without_a_draw_end_the_game(edition: str, seats: int) -> None:
    table = idle(edition, seats, 0)
    for turn in range(8 * seats):
        assert not table.state.over
        assert table.state.idle == turn
        take(table, "end-turn")
    assert table.state.outcome is not None
    assert table.state.outcome.ending == "stall"
    assert told(table)[-3:] == ["stalled", "counted", "ended"]
    assert asked(table) == ("", "")


@IN_BOTH
@rule("CTX-014")
def test_the_board_is_scored_and_artifacts_pay_but_nobody_gets_the_three_gold(edition: str) -> None:
    table = idle(edition, 2, 15, board={"w": "blue explorer"}, red={"artifacts": ["idol"]}, idols={})
    take(table, "end-turn")
    assert gold(table) == [4, 5]
    assert "bonus-paid" not in told(table)
    assert told(table)[-5:] == ["stalled", "counted", "paid", "artifact-paid", "ended"]


@IN_BOTH
@rule("CTX-014")
def test_a_draw_by_anybody_begins_the_count_anew(edition: str) -> None:
    table = idle(edition, 2, 15, red={"pile": ["knight", "..."]})
    put_into_play(table, "knight")
    take(table, "choose-field", target="st-nw")
    take(table, "end-turn")
    assert (asked(table), table.state.idle) == (("blue", "turn"), 0)
    overs = []
    for _ in range(16):
        take(table, "end-turn")
        overs.append(table.state.over)
    assert overs == [False] * 15 + [True]


@IN_BOTH
@rule("CTX-014")
def test_other_actions_do_not_count_as_a_draw(edition: str) -> None:
    table = idle(edition, 2, 15, board={"nw1": "red explorer"})
    overs = []
    for source, target in (("nw1", "nw2"), ("nw2", "nw1"), ("nw1", "nw2"), ("nw2", "nw1")):
        take(table, "move", piece="red explorer", source=source, target=target)
        overs.append(table.state.over)
    assert overs == [False, False, False, True]  # the turn is played to its end
    assert gold(table) == [1, 0]


@IN_BOTH
@rule("CTX-014")
def test_a_turn_with_a_draw_and_other_actions_does_not_count(edition: str) -> None:
    table = idle(edition, 2, 0, red={"pile": ["knight", "..."]})
    put_into_play(table, "knight")
    take(table, "choose-field", target="st-nw")
    take(table, "end-turn")
    assert table.state.idle == 0
    take(table, "end-turn")
    assert table.state.idle == 1


@pytest.mark.parametrize("options", [{}, {"stall-guard": "off"}])
@IN_BOTH
@rule("CTX-014")
def test_at_a_table_with_people_it_is_off_unless_they_want_it(edition: str, options: dict[str, str]) -> None:
    table = idle(edition, 2, 15, options=options)
    for _ in range(20):
        take(table, "end-turn")
    assert not table.state.over


@IN_BOTH
@rule("CTX-014")
def test_a_cloaked_hero_in_a_cave_trolls_room_is_caught_before_the_last_scoring(edition: str) -> None:
    board = {"nw2": ["red explorer", "blue cave-troll"]}
    table = idle(edition, 2, 15, board=board, turn={"cloaked": "red explorer"})
    take(table, "end-turn")
    assert (table.state.over, gold(table)) == (True, [0, 0])
    assert told(table)[:3] == ["turn-ended", "caught", "stalled"]
