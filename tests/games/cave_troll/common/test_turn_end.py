"""Both editions: the end of a turn after the last action, at once or when its player says so (CTX-009)."""

from __future__ import annotations

import pytest

from grotto.games.cave_troll.lair import END_TURN
from grotto.kernel.option import Intent
from tests.games.cave_troll.common.both import IN_BOTH, of
from tests.games.cave_troll.table import Table, asked, cave, choices, refused, take, told
from tests.laws.playing import match_at
from tests.ruling import rule


def last_action(edition: str, turn_end: str) -> Table:
    table = cave(
        edition, board={"nw1": "red thief", "w": "blue explorer"}, turn={"actions": 1}, options={"turn-end": turn_end}
    )
    take(table, "move", piece="red thief", source="nw1", target="nw2")
    return table


@IN_BOTH
@rule("CTX-009")
def test_with_the_last_action_the_turn_ends(edition: str) -> None:
    assert asked(last_action(edition, "at-once")) == ("blue", "turn")


@IN_BOTH
@rule("CTX-009")
def test_where_the_table_wants_it_the_player_ends_the_turn(edition: str) -> None:
    table = last_action(edition, "ask")
    assert (asked(table), choices(table)) == (("red", "turn"), ["end-turn"])
    take(table, "end-turn")
    assert asked(table) == ("blue", "turn")
    assert told(table)[-2:] == ["turn-ended", "turn-began"]


@IN_BOTH
@pytest.mark.parametrize(
    "wish",
    [
        {"verb": "draw"},
        {"verb": "move", "piece": "red thief", "source": "nw2", "target": "n1"},
        {"verb": "use", "piece": "red thief", "source": "nw2"},
    ],
    ids=lambda wish: wish["verb"],
)
@rule("CT06-010", "CT15-010")
def test_without_an_action_nothing_else_can_be_done(edition: str, wish: dict[str, str]) -> None:
    table = last_action(edition, "ask")
    assert refused(table, **wish) == of(edition, "CT06-010", "CT15-010")
    assert refused(table, "move", piece="red thief", source="nw2", target="w") == "CTX-002"


@IN_BOTH
@pytest.mark.parametrize("turn_end", ["at-once", "ask"])
@rule("CTX-009", "CTX-018")
def test_the_last_action_can_be_taken_back_until_another_acts(edition: str, turn_end: str) -> None:
    table = cave(edition, board={"nw1": "red thief"}, turn={"actions": 1}, options={"turn-end": turn_end})
    match = match_at(table.state)
    before = match.state.options(0)
    match.take(0, match.state.find(0, Intent("move", piece="red thief", source="nw1", target="nw2")))
    assert match.can_undo(0) == 1
    if turn_end == "ask":
        match.take(0, END_TURN)
    while match.can_undo(0):
        match.undo(0)
    assert match.state.options(0) == before
