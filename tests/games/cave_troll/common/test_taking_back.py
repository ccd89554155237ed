"""Both editions: what can be taken back, and that a draw cannot (CTX-018)."""

from __future__ import annotations

from typing import Final

import pytest

from grotto.games.cave_troll.game import CaveTroll
from grotto.games.cave_troll.lair import DRAW
from grotto.games.cave_troll.position import read_position
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import Refused
from grotto.kernel.match import Match
from grotto.kernel.option import Intent
from tests.games.cave_troll.common.both import IN_BOTH
from tests.ruling import rule

RED: Final = 0


def match_at(edition: str, **parts: object) -> Match:
    """A game being played, from a position."""
    setup = CaveTroll().setup(2, {"edition": edition})
    match = Match(setup, FastDice(1))
    match.state = read_position(setup, parts, FastDice(1), recording=True)
    match.log.clear()
    match._pages.clear()
    return match


def answer(match: Match, verb: str, **parts: str) -> None:
    """Red does something."""
    match.take(RED, match.state.find(RED, Intent(verb, **parts)))


@IN_BOTH
@rule("CTX-018")
def test_a_draw_cannot_be_taken_back(edition: str) -> None:
    match = match_at(edition, board={"nw1": "red explorer"})
    answer(match, "move", piece="red explorer", source="nw1", target="nw2")
    assert match.can_undo(RED) == 1
    match.take(RED, DRAW)
    assert match.can_undo(RED) == 0
    with pytest.raises(Refused) as caught:
        match.undo(RED)
    assert caught.value.refusal.rule == "CTX-018"


@IN_BOTH
@rule("CTX-018")
def test_a_move_can_be_taken_back_and_costs_nothing_then(edition: str) -> None:
    match = match_at(edition, board={"nw1": "red explorer"})
    before = match.state.dump()
    answer(match, "move", piece="red explorer", source="nw1", target="nw2")
    assert match.state.dump() != before
    match.undo(RED)
    assert match.state.dump() == before


@IN_BOTH
@rule("CTX-018")
def test_where_a_drawn_figure_stands_can_be_taken_back_but_not_that_it_was_drawn(edition: str) -> None:
    match = match_at(edition, red={"pile": ["knight", "..."]})
    match.take(RED, DRAW)
    if edition == "2015":
        answer(match, "play-card", card="knight")
    drawn = match.state.dump()
    answer(match, "choose-field", target="st-nw")
    match.undo(RED)
    assert match.state.dump() == drawn
    assert match.can_undo(RED) == 0


@IN_BOTH
@rule("CTX-018")
def test_an_artifact_found_or_shown_cannot_be_taken_back(edition: str) -> None:
    match = match_at(edition, red={"artifacts": ["wand"], "pile": ["find-an-artifact", "..."]})
    answer(match, "play-artifact", card="wand")
    assert match.can_undo(RED) == 0
    answer(match, "choose-field", target="w")
    assert match.can_undo(RED) == 1
    match.take(RED, DRAW)
    if edition == "2015":
        answer(match, "play-card", card="find-an-artifact+1")
    state = match.state
    assert isinstance(state, Cave)
    assert state.stack_left == 4
    assert match.can_undo(RED) == 0


@rule("CTX-018", "CT15-020")
def test_in_2015_the_choice_of_card_is_seen_by_the_others_and_cannot_be_taken_back() -> None:
    match = match_at("2015", red={"pile": ["knight", "..."], "hand": "orc"})
    match.take(RED, DRAW)
    answer(match, "play-card", card="orc")
    assert match.can_undo(RED) == 0
