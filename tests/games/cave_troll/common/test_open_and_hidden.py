"""Both editions: what lies open and what is hidden (CTX-013)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.lair import DRAW
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.event import sees
from tests.games.cave_troll.common.both import IN_BOTH
from tests.games.cave_troll.table import Table, cave, take, told
from tests.games.cave_troll.wandering import TABLES, lair_for, wander
from tests.ruling import rule

TABLE = st.integers(0, len(TABLES) - 1)
SEED = st.integers(0, 2**32)


def zone(state: Cave, seat: int | None, name: str) -> dict[str, object]:
    """A zone as it is shown to a seat (None: a spectator)."""
    zones = state.view(seat)["zones"]
    assert isinstance(zones, list)
    found: dict[str, object] = next(zone for zone in zones if zone["zone"] == name)
    return found


def everybody(table: Table) -> list[int | None]:
    """All who look at a table."""
    return [None, *range(table.state.lair.seats)]


@IN_BOTH
@rule("CTX-013")
def test_the_board_and_gold_are_open_to_all(edition: str) -> None:
    table = cave(edition, board={"nw1": ["red knight", "blue orc"]}, idols={"w": "blue"}, red={"gold": 7})
    for seat in everybody(table):
        assert zone(table.state, seat, "nw1")["contents"] == ["blue orc", "red knight"]
        assert zone(table.state, seat, "w")["contents"] == ["idol of blue"]
        assert table.state.view(seat)["facts"]["gold"] == {"red": 7, "blue": 0}  # type: ignore[index]


@IN_BOTH
@rule("CTX-013")
def test_the_number_left_in_every_pile_is_open_and_its_order_hidden(edition: str) -> None:
    table = cave(edition, board={"nw1": "red knight"})
    left = 19 if edition == "2006" else 17
    for seat in everybody(table):
        assert zone(table.state, seat, "red pile") == {"zone": "red pile", "owner": 0, "count": left}
        assert zone(table.state, seat, "artifacts") == {"zone": "artifacts", "owner": None, "count": 6}


@IN_BOTH
@rule("CTX-013")
def test_what_has_been_played_and_discarded_is_open(edition: str) -> None:
    table = cave(edition, red={"gone": ["orc", "find-an-artifact", "knight"]})
    for seat in everybody(table):
        if edition == "2006":
            assert zone(table.state, seat, "red discards")["contents"] == [
                "red find-an-artifact",
                "red knight",
                "red orc",
            ]
        else:
            assert zone(table.state, seat, "red discards")["contents"] == ["red knight card", "red orc card"]
            assert zone(table.state, seat, "red removed")["contents"] == ["red knight", "red orc"]
            assert zone(table.state, seat, "box")["contents"] == ["red find-an-artifact+1 card"]


@rule("CTX-013")
def test_the_scoring_pile_and_the_sets_of_2015_are_open() -> None:
    table = cave(
        "2015", red={"gone": ["cave-troll"]}, blue={"set": "variant"}, common={"scoring-pile": ["red cave-troll"]}
    )
    for seat in everybody(table):
        assert zone(table.state, seat, "scoring pile")["contents"] == ["red cave-troll+2 card"]
        facts = table.state.view(seat)["facts"]
        assert isinstance(facts, dict)
        assert (facts["sets"], facts["symbols"]) == ({"red": "classic", "blue": "variant"}, 2)


@IN_BOTH
@rule("CTX-013")
def test_how_many_unplayed_artifacts_somebody_has_is_open_and_which_is_for_him_alone(edition: str) -> None:
    table = cave(edition, red={"artifacts": ["wand", "helm"]})
    assert zone(table.state, 0, "red artifacts")["contents"] == ["helm", "wand"]
    for seat in (None, 1):
        assert zone(table.state, seat, "red artifacts") == {"zone": "red artifacts", "owner": 0, "count": 2}


@rule("CTX-013")
def test_a_hand_card_is_for_its_owner_alone_at_any_time() -> None:
    table = cave("2015", red={"hand": "thief"}, turn={"seat": "blue"})
    assert zone(table.state, 0, "red hand")["contents"] == ["red thief card"]
    for seat in (None, 1):
        assert zone(table.state, seat, "red hand") == {"zone": "red hand", "owner": 0, "count": 1}


@pytest.mark.parametrize("card", ["orc", "thief"])
@rule("CTX-013")
def test_what_others_are_told_of_a_draw_does_not_say_what_it_was(card: str) -> None:
    table = cave("2015", red={"pile": [card, "..."], "hand": "knight"})
    take(table, "draw")
    for seat in (None, 1):
        heard = [event for event in table.log if sees(event.audience, seat)]
        assert [table.state.lair.event_kind(event).name for event in heard] == ["drew-secretly"]
        assert [event.data for event in heard] == [(0,)]
    assert told(table) == ["drew-secretly", "drew"]


@settings(max_examples=20, deadline=None)
@given(TABLE, SEED)
@rule("CTX-013")
def test_in_any_game_nobody_is_shown_what_he_cannot_know(table: int, seed: int) -> None:
    lair = lair_for(table)
    dice = FastDice(seed)
    for state, _ in wander(lair, seed, turns=15):
        for seat in (None, *range(lair.seats)):
            other = state.redeal(seat, FastDice(dice.below(2**30, "test")))
            assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))


@settings(max_examples=20, deadline=None)
@given(TABLE, SEED)
@rule("CTX-013")
def test_in_any_game_hands_and_unplayed_artifacts_are_shown_to_their_owner_alone(table: int, seed: int) -> None:
    lair = lair_for(table)
    names = ("artifacts", "hand", "drawn") if lair.edition_2015 else ("artifacts",)
    for state, _ in wander(lair, seed, turns=15):
        if not state.kind or state.over:
            continue
        for seat in (None, *range(lair.seats)):
            open_to = open_zones(state, seat)
            for owner in range(lair.seats):
                for name in names:
                    assert (f"{SEATS[owner]} {name}" in open_to) == (seat == owner)
                assert f"{SEATS[owner]} pile" not in open_to
            assert "artifacts" not in open_to


def open_zones(state: Cave, seat: int | None) -> set[str]:
    """The zones whose contents a seat is shown."""
    zones = state.view(seat)["zones"]
    assert isinstance(zones, list)
    return {zone["zone"] for zone in zones if "contents" in zone}


@settings(max_examples=20, deadline=None)
@given(TABLE, SEED)
@rule("CTX-013")
def test_in_any_game_the_options_of_a_turn_do_not_depend_on_the_order_of_the_pile(table: int, seed: int) -> None:
    lair = lair_for(table)
    for state, seat in wander(lair, seed, turns=10):
        if not state.over and DRAW in state.options(seat):
            assert state.redeal(seat, FastDice(seed)).options(seat) == state.options(seat)
