"""Both editions: the number of players, gold, ties, own boards and pieces (CTX-010 to CTX-012, CTX-015, CTX-016)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.scoring import score_board, score_room
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import BadInput
from tests.games.cave_troll.common.both import IN_BOTH, put_into_play
from tests.games.cave_troll.table import Table, cave, gold, take
from tests.games.cave_troll.tiny import played, started, tiny_pack
from tests.games.cave_troll.wandering import TABLES, lair_for, wander
from tests.ruling import rule

LAST: Final[dict[str, Any]] = {"pile": ["knight"], "gone": ["..."]}


def ended(edition: str, *golds: int) -> Table:
    """A game of several that red has just ended, with so much gold before the three for ending it."""
    colours = ("red", "blue", "green", "yellow")[: len(golds)]
    parts: dict[str, Any] = {colour: {"gold": amount} for colour, amount in zip(colours, golds, strict=True)}
    parts["red"].update(LAST | ({"hand": "treasure"} if edition == "2015" else {}))
    table = cave(edition, seats=len(golds), **parts)
    put_into_play(table, "knight")
    take(table, "choose-field", target="st-nw")
    return table


@pytest.mark.parametrize(
    ("golds", "winners"),
    [
        ((0, 0, 0, 0), (0,)),
        ((0, 3, 0, 0), (0, 1)),
        ((0, 3, 3, 3), (0, 1, 2, 3)),
        ((0, 9, 4, 9), (1, 3)),
        ((7, 9, 10, 9), (0, 2)),
        ((0, 4, 2, 2), (1,)),
    ],
)
@IN_BOTH
@rule("CTX-010")
def test_all_with_the_most_gold_share_the_victory(
    edition: str, golds: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = ended(edition, *golds).state.outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.scores == (golds[0] + 3, *golds[1:])


@IN_BOTH
@rule("CTX-011")
def test_two_to_four_can_play_and_no_others(edition: str) -> None:
    for seats in (2, 3, 4):
        assert len(gold(cave(edition, seats=seats))) == seats
    for seats in (0, 1, 5, 6):
        with pytest.raises(BadInput):
            CaveTroll().setup(seats, {"edition": edition})


@pytest.mark.parametrize("before", [0, 49, 99, 100, 999, 123456])
@IN_BOTH
@rule("CTX-012")
def test_gold_has_no_ceiling(edition: str, before: int) -> None:
    table = cave(edition, board={"w": "red explorer"}, red={"artifacts": ["wand"], "gold": before})
    take(table, "play-artifact", card="wand")
    take(table, "choose-field", target="w")
    assert gold(table) == [before + 5, 0]


# --- own boards and pieces ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@IN_BOTH
@rule("CTX-015")
def test_the_rules_hold_on_a_board_and_with_pieces_of_ones_own(edition: str, seats: int) -> None:
    options = {"edition": edition, "board": "mine", "characters": "classic" if edition == "2015" else "choose"}
    for seed in range(5):
        state = started(seats, options, tiny_pack(), seed)
        assert [field.name for field in state.lair.board.fields] == ["stairs", "hall", "vault", "pit"]
        assert state.lair.deck_size == (6 if edition == "2015" else 9)
        state = played(state, seed)
        state.check()
        assert state.outcome is not None
        if state.outcome.ending == "last-piece":
            assert 0 in state.left


@pytest.mark.parametrize("edition", ["2006", "2015"])
@rule("CTX-015")
def test_what_the_owner_enters_replaces_what_comes_with_grotto(edition: str) -> None:
    options = {"edition": edition, "board": "mine", "characters": "classic" if edition == "2015" else "choose"}
    lair = started(2, options, tiny_pack()).lair
    assert [lair.value[field] for field in lair.room_list] == [2, 5]
    assert {artifact.name for artifact in lair.components.artifacts} == (
        {"cup"} if edition == "2015" else {"seven-league-boots", "mop", "cloak"}
    )


# --- the order of rooms ---------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(st.integers(0, len(TABLES) - 1), st.integers(0, 2**32))
@rule("CTX-016")
def test_the_order_in_which_rooms_are_scored_changes_nothing(table: int, seed: int) -> None:
    lair = lair_for(table)
    dice = FastDice(seed)
    for state, _ in wander(lair, seed, turns=20):
        at_once = scored(state, None)
        for _ in range(3):
            order = [lair.room_list[number] for number in dice.shuffled(len(lair.room_list), "test")]
            assert scored(state, order) == at_once


def scored(state: Cave, order: list[int] | None) -> list[int]:
    """The gold after a scoring of the board, or of all rooms in an order."""
    twin = state.copy()
    if order is None:
        score_board(twin)
    else:
        for field in order:
            score_room(twin, field)
    return twin.gold
