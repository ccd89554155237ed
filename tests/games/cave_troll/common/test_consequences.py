"""Both editions: the order of consequences, pieces that find no place, pieces that are out (CTX-017, 019, 020)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.state import GONE
from tests.games.cave_troll.common.both import IN_BOTH, put_into_play
from tests.games.cave_troll.common.one_room import one_room
from tests.games.cave_troll.table import asked, cave, choices, on, take, told, told_of, where
from tests.games.cave_troll.wandering import TABLES, lair_for, wander
from tests.ruling import rule

# --- one thing after the other --------------------------------------------------------------------------------------


@IN_BOTH
@rule("CTX-017")
def test_each_step_of_a_double_move_is_finished_before_the_next(edition: str) -> None:
    board = {"nw1": "red knight", "nw2": "blue orc", "n1": "green orc"}
    table = cave(edition, seats=3, board=board, turn={"cloaked": "red knight"})
    take(table, "move", piece="red knight*", source="nw1", target="nw2")
    assert (where(table, "blue orc"), asked(table)) == ("gone", ("red", "next-step"))
    take(table, "move", piece="red knight*", source="nw2", target="n1")
    assert told(table) == ["moved", "slain", "moved", "slain"]


@IN_BOTH
@rule("CTX-017")
def test_each_step_under_the_helm_is_finished_before_the_next(edition: str) -> None:
    board = {"nw1": "blue knight", "nw2": "red explorer", "n1": "green wraith"}
    table = cave(edition, seats=3, board={**board, "nw4": "red orc"}, red={"artifacts": ["helm"]})
    take(table, "play-artifact", card="helm")
    if asked(table)[1] == "helm-field":
        take(table, "choose-field", target="nw1")
    take(table, "move", piece="blue knight", source="nw1", target="nw4")
    assert where(table, "red orc") == "gone"
    assert told(table) == ["used", "led", "slain"]
    assert asked(table) == ("red", "next-step")


@IN_BOTH
@rule("CTX-017")
def test_a_push_and_the_orcs_it_costs_come_before_the_next_player_escapes(edition: str) -> None:
    board = {"nw2": ["blue wraith", "green explorer"], "nw1": "blue knight", "st-nw": ["red orc", "blue orc"]}
    table = cave(edition, seats=3, board=board, red={"pile": ["cave-troll", "..."]})
    put_into_play(table, "cave-troll")
    take(table, "choose-field", target="nw2")
    take(table, "move", piece="blue wraith", source="nw2", target="nw1")
    if asked(table)[1] == "push-whom":
        take(table, "choose-piece", piece="blue knight")
    take(table, "choose-field", target="st-nw")
    assert told(table)[-4:] == ["moved", "pushed", "slain", "slain"]
    assert asked(table) == ("green", "escape")


@rule("CTX-017")
def test_those_carried_together_arrive_one_after_the_other_as_their_player_orders_them() -> None:
    board = {"nw2": ["red knight", "red explorer"], "w": "blue orc"}
    table = cave("2006", board=board, red={"artifacts": ["chalice-of-teleportation"]})
    take(table, "play-artifact", card="chalice-of-teleportation")
    take(table, "choose-piece", piece="red knight")
    take(table, "choose-field", target="w")
    assert told(table) == ["used", "carried", "slain"]
    take(table, "choose-field", target="w")
    assert told(table) == ["used", "carried", "slain", "carried"]
    assert on(table, "w") == ["red explorer", "red knight"]


@rule("CTX-017")
def test_those_pushed_by_a_raging_troll_arrive_one_after_the_other() -> None:
    board = {"nw2": ["red raging-troll", "blue knight", "blue explorer"], "n1": "green orc"}
    table = cave("2015", seats=3, board=board, red={"set": "variant"})
    take(table, "use", piece="red raging-troll", source="nw2")
    take(table, "choose-piece", piece="blue knight")
    take(table, "choose-field", target="n1")
    assert where(table, "green orc") == "gone"
    assert told(table)[-2:] == ["pushed", "slain"]
    assert asked(table)[0] == "red"


# --- a piece that no field can take ---------------------------------------------------------------------------------


@IN_BOTH
@rule("CTX-019")
def test_a_treasure_that_no_room_can_take_is_discarded_without_effect(edition: str) -> None:
    table = one_room(edition, idols={"hall": "blue"}, red={"pile": ["treasure", "..."]})
    put_into_play(table, "treasure")
    assert (asked(table), table.state.actions) == (("red", "turn"), 3)
    assert where(table, "red treasure") == "gone"
    assert told_of(table, "wasted")[0]["seat"] == 0
    assert on(table, "hall") == ["idol of blue"]


@IN_BOTH
@rule("CTX-019")
def test_a_single_room_that_is_open_takes_the_treasure(edition: str) -> None:
    table = one_room(edition, board={"hall": "blue cave-troll"}, red={"pile": ["treasure", "..."]})
    put_into_play(table, "treasure")
    assert on(table, "hall") == ["blue cave-troll", "red treasure"]
    assert "wasted" not in told(table)


@IN_BOTH
@rule("CTX-019")
def test_the_card_of_a_wasted_treasure_is_laid_away_and_may_end_the_game(edition: str) -> None:
    last = {"pile": ["treasure"], "gone": ["..."]} | ({"hand": "knight"} if edition == "2015" else {})
    table = one_room(edition, idols={"hall": "blue"}, red=last)
    put_into_play(table, "treasure")
    assert table.state.over
    assert table.state.gold == [3, 2]


# --- pieces that are out --------------------------------------------------------------------------------------------


@IN_BOTH
@rule("CTX-020")
def test_a_discarded_piece_leaves_the_board_at_once(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red orc", "blue knight"], "nw1": "red explorer"})
    take(table, "use", piece="red orc", source="nw2")
    assert (on(table, "nw2"), where(table, "blue knight")) == (["red orc"], "gone")
    take(table, "move", piece="red explorer", source="nw1", target="nw2")
    assert on(table, "nw2") == ["red explorer", "red orc"]


@IN_BOTH
@rule("CTX-020")
def test_a_discarded_piece_lies_open(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red orc", "blue knight"]})
    take(table, "use", piece="red orc", source="nw2")
    name = "blue discards" if edition == "2006" else "blue removed"
    for seat in (None, 0, 1):
        zones = table.state.view(seat)["zones"]
        assert isinstance(zones, list)
        assert next(zone["contents"] for zone in zones if zone["zone"] == name) == ["blue knight"]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, len(TABLES) - 1), st.integers(0, 2**32))
@rule("CTX-020")
def test_in_any_game_only_the_chalice_of_life_brings_a_piece_back(table: int, seed: int) -> None:
    lair = lair_for(table)
    gone: set[int] = set()
    revived = 0
    back = 0
    for state, _ in wander(lair, seed, turns=40):
        now = {piece for piece, where in enumerate(state.at) if where == GONE}
        back += len(gone - now)
        revived = sum(lair.event_kind(event).name == "revived" for event in state.events)
        assert back == revived
        gone = now
    assert revived <= sum(artifact.effect == "revive" for artifact in lair.components.artifacts)


@pytest.mark.parametrize("edition", ["2006", "2015"])
@rule("CTX-020")
def test_a_discarded_piece_is_not_shuffled_back(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red orc", "blue knight"]})
    before = list(table.state.left)
    take(table, "use", piece="red orc", source="nw2")
    assert table.state.left == before
    take(table, "end-turn")
    assert where(table, "blue knight") == "gone"
    assert not any("knight" in choice for choice in choices(table))
