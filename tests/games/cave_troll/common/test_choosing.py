"""Both editions: who chooses, what may be begun, and ending a turn early (CTX-007 to CTX-009, CTX-018)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.lair import END_TURN
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import Refused
from tests.games.cave_troll.common.both import IN_BOTH, of, put_into_play
from tests.games.cave_troll.table import asked, cave, choices, held, on, refused, take, told, told_of, where
from tests.games.cave_troll.wandering import TABLES, lair_for, wander
from tests.ruling import rule

TABLE = st.integers(0, len(TABLES) - 1)
SEED = st.integers(0, 2**32)


# --- who chooses ----------------------------------------------------------------------------------------------------


@IN_BOTH
@rule("CTX-007")
def test_whoever_uses_an_effect_chooses_its_target_and_its_goal(edition: str) -> None:
    table = cave(edition, board={"n2": ["red wraith", "blue explorer", "blue dwarf"]})
    take(table, "use", piece="red wraith", source="n2")
    assert asked(table) == ("red", "push-whom")
    take(table, "choose-piece", piece="blue dwarf")
    assert asked(table) == ("red", "push-where")
    table = cave(edition, board={"n2": ["red orc", "blue explorer", "blue dwarf"]})
    take(table, "use", piece="red orc", source="n2")
    assert asked(table) == ("red", "kill")


@IN_BOTH
@rule("CTX-007")
def test_the_helms_player_leads_the_others_character(edition: str) -> None:
    table = cave(edition, board={"n2": ["blue explorer", "blue dwarf"]}, red={"artifacts": ["helm"]})
    take(table, "play-artifact", card="helm")
    assert asked(table) == ("red", "helm-whom")
    take(table, "choose-piece", piece="blue dwarf")
    assert asked(table) == ("red", "next-step")


@IN_BOTH
@rule("CTX-007")
def test_escapes_are_chosen_by_the_players_named_and_an_entry_by_the_owner_of_who_enters(edition: str) -> None:
    board = {"nw2": ["blue wraith", "green explorer"], "n1": ["red explorer", "red dwarf"]}
    table = cave(edition, seats=3, board=board, red={"pile": ["cave-troll", "..."]})
    put_into_play(table, "cave-troll")
    assert asked(table) == ("red", "troll-room")
    take(table, "choose-field", target="nw2")
    assert asked(table) == ("blue", "escape")
    take(table, "move", piece="blue wraith", source="nw2", target="n1")
    assert asked(table) == ("blue", "push-whom")
    take(table, "choose-piece", piece="red explorer")
    assert asked(table) == ("blue", "push-where")
    take(table, "choose-field", target="n2")
    assert asked(table) == ("green", "escape")


@settings(max_examples=15, deadline=None)
@given(TABLE, SEED)
@rule("CTX-007")
def test_in_any_game_only_the_player_of_the_turn_is_asked_but_in_an_escape(table: int, seed: int) -> None:
    for state, _ in wander(lair_for(table), seed, turns=25):
        steps = {type(step).__name__ for step in state.agenda}
        if not state.over and not steps & {"Escape", "Crush", "ChooseSet"}:
            assert state.asks == (state.seat,)


# --- nothing useless is begun ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "board", "in_2006", "in_2015"),
    [
        ("orc", {"n2": ["red orc", "blue orc"]}, "CT06-095", "CT15-080"),
        ("orc", {"n2": "red orc"}, "CT06-095", "CT15-080"),
        ("wraith", {"n2": "red wraith"}, "CT06-081", "CT15-086"),
        ("wraith", {"n2": ["red wraith", "blue barbarian"]}, "CT06-081", "CT15-086"),
        ("wraith", {"pit-c": ["red wraith", "blue orc"]}, "CT06-081", "CT15-086"),
    ],
)
@IN_BOTH
@rule("CTX-008")
def test_an_ability_without_a_target_cannot_be_begun(
    edition: str, kind: str, board: dict[str, Any], in_2006: str, in_2015: str
) -> None:
    if edition == "2006":
        board = {field.replace("pit-c", "pit"): people for field, people in board.items()}
    table = cave(edition, board=board)
    assert refused(table, "use", piece=f"red {kind}", source=next(iter(board))) == of(edition, in_2006, in_2015)


@pytest.mark.parametrize("artifact", ["helm", "cloak", "sword"])
@IN_BOTH
@rule("CTX-008")
def test_an_artifact_without_a_target_cannot_be_played(edition: str, artifact: str) -> None:
    table = cave(edition, red={"artifacts": [artifact]})
    assert artifact not in choices(table)
    numbers = {"helm": "CT06-151", "cloak": "CT06-155", "sword": "CT06-156"}
    assert refused(table, "play-artifact", card=artifact) == of(edition, numbers[artifact], "CT15-172")
    assert held(table, "red") == [artifact]


@settings(max_examples=20, deadline=None)
@given(TABLE, SEED)
@rule("CTX-008", "CTX-018")
def test_in_any_game_whatever_is_begun_changes_something(table: int, seed: int) -> None:
    lair = lair_for(table)
    for state, seat in wander(lair, seed, turns=25):
        for option in state.options(seat):
            if not lair.first_ability <= option < lair.first_move:
                continue
            twin = state.copy()
            twin.recording = True
            chance = FastDice(seed)
            twin.take(seat, option)
            while not twin.over and type(twin.agenda[-1]).__name__ != "Turn":
                answers = twin.options(twin.asks[0])
                twin.take(twin.asks[0], answers[chance.below(len(answers), "test")])
            assert (twin.at, twin.relics) != (state.at, state.relics)


@IN_BOTH
@rule("CTX-008")
def test_scoring_a_single_room_may_name_any_room(edition: str) -> None:
    table = cave(edition, red={"artifacts": ["wand"]})
    take(table, "play-artifact", card="wand")
    assert len(choices(table)) == 33
    take(table, "choose-field", target="w")
    assert "paid" not in told(table)


@IN_BOTH
@rule("CTX-008")
def test_a_compulsory_piece_is_never_refused_for_being_useless(edition: str) -> None:
    table = cave(
        edition, red={"pile": ["find-an-artifact", "cave-troll", "..."]}, common={"stack": [], "spent": ["..."]}
    )
    put_into_play(table, "find-an-artifact")
    assert told_of(table, "nothing-found")
    put_into_play(table, "cave-troll")
    take(table, "choose-field", target="nw1")
    assert asked(table) == ("red", "turn")


# --- ending a turn early --------------------------------------------------------------------------------------------


@IN_BOTH
@rule("CTX-009")
def test_a_turn_may_be_ended_before_the_first_action_and_between_any_two(edition: str) -> None:
    for before in range(4):
        table = cave(edition, board={"nw1": "red explorer"})
        for _ in range(before):
            source, target = ("nw1", "nw2") if on(table, "nw1") else ("nw2", "nw1")
            take(table, "move", piece="red explorer", source=source, target=target)
        assert asked(table) == ("red", "turn")
        take(table, "end-turn")
        assert asked(table) == ("blue", "turn")


@IN_BOTH
@rule("CTX-009")
def test_unused_actions_are_lost(edition: str) -> None:
    table = cave(edition, board={"nw1": "red explorer"})
    take(table, "end-turn")
    assert table.state.actions == 4
    take(table, "end-turn")
    assert (asked(table), table.state.actions) == (("red", "turn"), 4)


@IN_BOTH
@rule("CTX-009")
def test_a_turn_is_not_ended_inside_an_action(edition: str) -> None:
    table = cave(edition, board={"n2": ["red wraith", "blue explorer"]}, red={"pile": ["knight", "..."]})
    put_into_play(table, "knight")
    assert refused(table, "end-turn") == of(edition, "CT06-021", "CT15-022")
    take(table, "choose-field", target="st-nw")
    take(table, "use", piece="red wraith", source="n2")
    assert refused(table, "end-turn") == of(edition, "CT06-082", "CT15-088")


@settings(max_examples=15, deadline=None)
@given(TABLE, SEED)
@rule("CTX-009")
def test_in_any_game_a_turn_can_be_ended_exactly_between_actions(table: int, seed: int) -> None:
    for state, _ in wander(lair_for(table), seed, turns=25):
        if not state.over:
            between = type(state.agenda[-1]).__name__ == "Turn"
            assert (END_TURN in state.options(state.asks[0])) == between
            assert between == (len(state.agenda) == 1)


# --- refused --------------------------------------------------------------------------------------------------------


@IN_BOTH
@rule("CTX-018")
def test_what_breaks_a_rule_costs_nothing_and_changes_nothing(edition: str) -> None:
    table = cave(edition, board={"nw2": "red explorer", "n1": "blue knight"})
    before = table.state.dump()
    assert refused(table, "move", piece="red explorer", source="nw2", target="n1") == of(
        edition, "CT06-034", "CT15-041"
    )
    assert refused(table, "move", piece="red explorer", source="nw2", target="w") == "CTX-002"
    assert table.state.dump() == before
    assert table.state.actions == 4
    take(table, "move", piece="red explorer", source="nw2", target="nw1")
    assert table.state.actions == 3


@settings(max_examples=10, deadline=None)
@given(TABLE, SEED)
@rule("CTX-018")
def test_in_any_game_a_refused_answer_changes_nothing(table: int, seed: int) -> None:
    lair = lair_for(table)
    chance = FastDice(seed)
    for state, seat in wander(lair, seed, turns=10):
        before, told_before = state.dump(), len(state.events)
        for _ in range(5):
            option = chance.below(lair.size, "test")
            if option not in state.options(seat):
                with pytest.raises(Refused):
                    state.take(seat, option)
        assert state.dump() == before
        assert len(state.events) == told_before


@IN_BOTH
@rule("CTX-018", "CTX-009")
def test_a_refused_answer_in_the_middle_of_an_effect_leaves_the_question_open(edition: str) -> None:
    table = cave(edition, board={"nw2": ["red orc", "blue explorer", "blue dwarf", "blue wraith"]})
    take(table, "use", piece="red orc", source="nw2")
    assert refused(table, "choose-piece", piece="blue wraith") == of(edition, "CT06-095", "CT15-080")
    assert refused(table, "stay") == of(edition, "CT06-095", "CT15-080")
    take(table, "choose-piece", piece="blue dwarf")
    assert where(table, "blue dwarf") == "gone"
