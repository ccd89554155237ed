"""Positions: written out and read back at every question of a game, and what one written by hand may leave out."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games import find_game
from grotto.games.cave_troll.asking import Ask, AskField, AskFieldFor, AskWhom, AskWhomBy
from grotto.games.cave_troll.effects import AskNumbered, OnField
from grotto.games.cave_troll.position import read_position
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.steps import MEANINGS, STEPS, make_step, step_name
from grotto.kernel.dice import FastDice
from grotto.kernel.position import load_position
from grotto.kernel.step import Step, Together
from tests.games.cave_troll.step_positions import POSITIONS
from tests.games.cave_troll.table import asked, cave, choices, gold, held, on, take, told, where
from tests.games.cave_troll.wandering import TABLES, lair_for, wander
from tests.ruling import rule


def dumped(state: Cave) -> dict[str, object]:
    """What a position keeps: all but the count of reveals, which says what can be taken back."""
    data = state.dump()
    del data["reveals"]
    return data


def come_back(state: Cave) -> Cave:
    """A state written as a position and read again."""
    return read_position(state.lair, tomllib.loads(state.lair.as_position(state)), FastDice(1))


# --- there and back -------------------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(st.integers(0, len(TABLES) - 1), st.integers(0, 2**32))
def test_a_position_comes_back_as_it_was_at_every_question_of_a_game(table: int, seed: int) -> None:
    for state, seat in wander(lair_for(table), seed, turns=16):
        again = come_back(state)
        assert dumped(again) == dumped(state)
        assert again.options(seat) == state.options(seat)
        assert again.outcome == state.outcome


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_a_finished_game_comes_back_finished(edition: str) -> None:
    lair = find_game("cave-troll").setup(2, {"edition": edition})
    endings = set()
    for turns in (2, 3):
        table = {"turn": {"ended": "last-piece" if turns == 2 else "stall", "turns": turns}, "red": {"gold": 7}}
        state = lair.position(table, FastDice(1))
        assert isinstance(state, Cave)
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.scores) == ((0,), (7, 0))
        assert come_back(state).outcome == state.outcome
        endings.add(state.outcome.ending)
    assert endings == {"last-piece", "stall"}


@pytest.mark.parametrize("step", POSITIONS)
def test_there_is_a_position_for_every_question(step: str) -> None:
    table = cave(**POSITIONS[step])
    assert step_name(table.state.agenda[-1]) == step
    assert len(choices(table)) > 1
    assert dumped(come_back(table.state)) == dumped(table.state)


def concrete(kind: type[Step[Any]]) -> set[str]:
    """The names of all kinds of steps of the game that can stand on an agenda."""
    shared = (Ask, AskField, AskFieldFor, AskWhom, AskWhomBy, AskNumbered, OnField, Together)
    names = {kind.__name__} if kind.__module__.startswith("grotto.games.cave_troll.") and kind not in shared else set()
    for child in kind.__subclasses__():
        names |= concrete(child)
    return names


def test_every_step_is_in_the_table_of_steps() -> None:
    assert set(STEPS) == concrete(Step)
    assert set(MEANINGS) == set(STEPS)
    for name, meanings in MEANINGS.items():
        step = make_step(name, list(range(len(meanings))))
        assert step_name(step) == name
        assert step.data() == tuple(range(len(meanings)))


def test_every_step_that_asks_has_a_position() -> None:
    assert set(POSITIONS) == set(STEPS) - {"Deal", "LayAway", "Crush", "EmptyRoom"}


def test_a_position_is_a_file_that_says_which_game_it_is() -> None:
    state = cave("2015", seats=3, board={"nw1": "red explorer+1"}, options={"pit-return": "no"}).state
    text = state.lair.as_position(state)
    again = load_position(find_game, text, FastDice(1))
    assert again.base.options == state.base.options
    assert again.base.seats == 3
    assert again.dump() == state.dump()


# --- what may be left out -------------------------------------------------------------------------------------------


def test_nothing_at_all_is_a_game_well_under_way() -> None:
    table = cave()
    assert asked(table) == ("red", "turn")
    state = table.state
    assert (state.actions, state.first, state.turns, state.acted) == (4, 0, 2, False)
    assert state.left == [20, 20]
    assert state.stack_left == 6
    assert gold(table) == [0, 0]


@pytest.mark.parametrize(
    ("seats", "turn", "expected"),
    [
        (4, {"seat": "green"}, (0, 6, 2, 4)),
        (4, {"first": "blue"}, (1, 7, 0, 4)),
        (4, {"first": "yellow", "seat": "red"}, (3, 5, 0, 4)),
        (3, {"turns": 1}, (0, 1, 1, 2)),
        (3, {"seat": "green", "turns": 1}, (1, 1, 2, 2)),
        (4, {"turns": 3}, (0, 3, 3, 4)),
        (2, {"turns": 0}, (0, 0, 0, 1)),
        (2, {"turns": 11, "actions": 2}, (0, 11, 1, 2)),
    ],
)
def test_the_turn_is_worked_out_from_what_is_given(
    seats: int, turn: dict[str, object], expected: tuple[int, ...]
) -> None:
    for edition in ("2006", "2015"):
        state = cave(edition, seats=seats, turn=turn).state
        assert (state.first, state.turns, state.seat, state.actions) == expected


def test_the_first_player_of_the_options_is_the_first_player() -> None:
    assert cave(seats=3, options={"first-player": "3"}).state.first == 2


def test_a_pile_left_out_is_all_that_is_nowhere_else() -> None:
    table = cave(board={"nw1": "red explorer x4"}, red={"gone": ["orc"]})
    assert table.state.left == [15, 20]
    assert where(table, "red orc") == "gone"
    assert where(table, "red knight") == "pile"
    take(table, "draw")
    assert asked(table) == ("red", "entrance")  # in the order of the deck: explorers first


def test_a_pile_is_named_from_the_top_and_dots_are_the_rest() -> None:
    table = cave(red={"pile": ["count-the-loot", "orc", "..."]})
    assert table.state.left == [20, 20]
    take(table, "draw")
    assert told(table)[0:2] == ["drew", "counted"]
    take(table, "draw")
    assert on(table, "pit") == ["red orc"]


def test_the_rest_may_be_gone() -> None:
    table = cave(red={"pile": ["orc"], "gone": ["..."]})
    assert table.state.left == [1, 20]
    assert where(table, "red explorer") == "gone"


def test_in_2015_a_card_is_kept_in_hand() -> None:
    assert where(cave("2015", red={"hand": "knight"}), "red knight") == "hand"
    assert where(cave("2015"), "red score-a-room") == "hand"  # the last one of the deck
    assert where(cave("2015", red={"pile": "thief", "hand": "orc", "gone": "..."}), "red thief") == "pile"
    assert where(cave("2015", red={"pile": ["thief", "..."], "hand": "orc"}), "red orc") == "hand"
    last = {"pile": ["explorer x9"], "gone": ["barbarian", "dwarf", "knight", "thief", "orc", "wraith", "cave-troll"]}
    last["gone"] += ["treasure", "score-a-room"]
    assert where(cave("2015", red=last), "red find-an-artifact") == "hand"


def test_artifacts_are_in_the_stack_unless_they_are_elsewhere() -> None:
    table = cave(red={"artifacts": "sword", "pile": ["find-an-artifact x1", "..."]}, common={"stack": ["wand", "..."]})
    assert held(table, "red") == ["sword"]
    take(table, "draw")
    assert held(table, "red") == ["wand", "sword"]
    table = cave(idols={"nw2": "blue"}, common={"stack": [], "spent": "..."})
    assert table.state.stack_left == 0
    assert on(table, "nw2") == ["idol of blue"]
    assert cave(common={"spent": ["..."]}).state.stack_left == 0


def test_in_2015_a_played_card_with_hourglasses_is_in_the_box_unless_it_is_on_the_scoring_pile() -> None:
    table = cave(
        "2015",
        board={"nw1": ["red explorer x2", "red explorer+1 x2", "red cave-troll"]},
        common={"scoring-pile": ["red explorer+1", "red cave-troll"]},
    )
    assert table.state.symbols == 3
    assert table.state.scoring.bit_count() == 2
    assert table.state.boxed.bit_count() == 1
    assert dumped(come_back(table.state)) == dumped(table.state)


def test_plain_explorers_are_those_without_hourglasses_while_there_are_any() -> None:
    six, seven = cave("2015", board={"st-nw": "red explorer x6"}), cave("2015", board={"st-nw": "red explorer x7"})
    assert (six.state.boxed.bit_count(), seven.state.boxed.bit_count()) == (0, 1)


def test_one_of_several_alike_is_named_by_its_number_among_them() -> None:
    first = cave(board={"nw1": "red explorer x2"}, turn={"cloaked": "red explorer nw1"}).state
    second = cave(board={"nw1": "red explorer x2"}, turn={"cloaked": "red explorer nw1 #2"}).state
    assert (first.cloaked, second.cloaked) == (0, 1)
    assert dumped(come_back(second)) == dumped(second)
    alone = cave(board={"nw1": "red explorer"}, turn={"cloaked": "red explorer"}).state
    assert alone.cloaked == 0


def test_what_runs_by_itself_runs_at_once_and_is_told() -> None:
    table = cave(
        board={"nw2": ["red cave-troll", "blue explorer x2"]}, agenda=["Turn", ("Crush", ["red cave-troll", "nw2"])]
    )
    assert on(table, "nw2") == ["red cave-troll"]
    assert told(table) == ["crushed", "crushed"]
    table = cave(turn={"actions": 0})
    assert asked(table) == ("blue", "turn")
    table = cave(red={"playing": "orc"}, agenda=["Turn", ("PlaceFigure", ["red", "red orc"])])
    assert on(table, "pit") == ["red orc"]


def test_a_removed_hero_can_be_on_his_way_back() -> None:
    agenda = ["Turn", ("PlaceFigure", ["red", "red explorer gone"])]
    table = cave("2015", red={"gone": ["explorer x2", "orc"]}, common={"spent": "chalice-of-life"}, agenda=agenda)
    assert dumped(come_back(table.state)) == dumped(table.state)
    take(table, "choose-field", target="st-nw")
    assert on(table, "st-nw") == ["red explorer"]


@rule("CT06-024", "CT15-027")
def test_an_empty_pile_offers_no_draw() -> None:
    for edition in ("2006", "2015"):
        table = cave(edition, red={"pile": [], "hand": "orc", "gone": "..."} if edition == "2015" else {"gone": "..."})
        assert asked(table) == ("red", "turn")
        assert "draw" not in choices(table)


def test_numbers_by_name_and_as_numbers_are_the_same() -> None:
    by_name = cave(**POSITIONS["PushWhom"]).state
    wraith = by_name.agenda[-1].data()[1]
    as_numbers = {**POSITIONS["PushWhom"], "agenda": ["Turn", {"step": "PushWhom", "data": [0, wraith, 2, 1]}]}
    assert cave(**as_numbers).state.dump() == by_name.dump()


def test_six_may_be_in_a_room_with_a_berserker_or_a_new_troll_or_a_pushing_wraith() -> None:
    six = {"s": ["red berserker", "blue explorer x5"]}
    assert len(on(cave("2015", red={"set": "variant"}, board=six), "s")) == 6
    full = {"nw2": ["red cave-troll", "blue explorer x5"]}
    escape = cave(board=full, agenda=["Turn", ("Escape", ["blue", "red cave-troll", "nw2"])])
    assert len(on(escape, "nw2")) == 6
    assert len(on(cave(**POSITIONS["PushWhom"]), "nw2")) == 6
