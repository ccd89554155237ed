"""Saved states: exactly the same after saving and loading, and whatever else is loaded is refused in one sentence."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.saved import load
from grotto.games.cave_troll.state import GONE, NONE, PLACED, SPENT, Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import BadInput
from tests.games.cave_troll.spoiling import spoilt
from tests.games.cave_troll.step_positions import POSITIONS
from tests.games.cave_troll.table import cave
from tests.games.cave_troll.wandering import TABLES, lair_for, wander

Dump = dict[str, Any]
TABLE = st.integers(0, len(TABLES) - 1)
SEED = st.integers(0, 2**32)


def through_text(state: Cave) -> Cave:
    """A state dumped, written as JSON, read and loaded."""
    return load(state.lair, json.loads(json.dumps(state.dump())), FastDice(1))


# --- there and back -------------------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(TABLE, SEED)
def test_a_state_loads_as_it_was_dumped_at_every_question_of_a_game(table: int, seed: int) -> None:
    for state, seat in wander(lair_for(table), seed, turns=16):
        state.check()
        before = state.dump()
        again = through_text(state)
        again.check()
        assert again.dump() == before
        assert again.options(seat) == state.options(seat)
        assert again.view(None) == state.view(None)
        assert state.dump() == before


@settings(max_examples=12, deadline=None)
@given(TABLE, SEED)
def test_a_loaded_game_goes_on_in_the_same_way(table: int, seed: int) -> None:
    choice = FastDice(seed)
    for state, _ in wander(lair_for(table), seed, turns=16):
        if state.over or choice.below(10, "test"):
            continue
        one, other = state.copy(), load(state.lair, state.dump(), state.dice.copy())
        while not one.over and one.turns < state.turns + 6:
            seat = one.asks[0]
            options = one.options(seat)
            option = options[choice.below(len(options), "test")]
            one.take(seat, option)
            other.take(seat, option)
            assert other.dump() == one.dump()


@pytest.mark.parametrize("step", POSITIONS)
def test_every_question_can_be_saved(step: str) -> None:
    state = cave(**POSITIONS[step]).state
    assert through_text(state).dump() == state.dump()


FIELDS = [
    "sets",
    "at",
    "crowd",
    "guards",
    "full",
    "trolls",
    "idols",
    "left",
    "hand",
    "drawn",
    "relics",
    "stack_left",
    "gold",
    "symbols",
    "scoring",
    "boxed",
    "first",
    "turns",
    "seat",
    "actions",
    "acted",
    "drew",
    "idle",
    "emptied",
    "cloaked",
    "moved",
    "earned",
    "reveals",
    "agenda",
    "outcome",
    "kind",
    "type_of",
]

MARKED: list[dict[str, Any]] = [
    {
        "board": {"nw1": "red thief", "s": "blue cave-troll"},
        "idols": {"nw2": "blue"},
        "red": {"playing": "orc", "pile": [], "gone": "...", "artifacts": "wand", "gold": 3},
        "turn": {"cloaked": "red thief", "emptied": True, "acted": True, "drew": True, "actions": 1, "turns": 8},
        "common": {"spent": "cloak"},
        "options": {"board": "lair-2015"},
        "agenda": ["Turn", ("PlaceFigure", ["red", "red orc"])],
    },
    {**POSITIONS["SacrificeFor"], "turn": {**POSITIONS["SacrificeFor"]["turn"], "idle": 2, "first": "blue"}},
    POSITIONS["ChooseCard"],
    {"edition": "2015", "board": {"s": "red cave-troll"}, "common": {"scoring-pile": "red cave-troll"}},
]


@pytest.mark.parametrize("parts", MARKED)
def test_every_field_comes_back_from_a_dump_and_from_a_position(parts: dict[str, Any]) -> None:
    state = cave(**parts).state
    written = state.lair.position(tomllib.loads(state.lair.as_position(state)), FastDice(1))
    for again in (through_text(state), written):
        for field in FIELDS:
            assert getattr(again, field) == getattr(state, field), field
        for place in range(state.lair.fields):
            assert again.standing_on(place) == state.standing_on(place)  # type: ignore[attr-defined]


# --- whatever else --------------------------------------------------------------------------------------------------


@settings(max_examples=200, deadline=None)
@given(TABLE, st.integers(0, 50), st.integers(0, 200), st.data())
def test_a_spoilt_dump_is_refused_or_is_a_state(table: int, seed: int, stop: int, data: st.DataObject) -> None:
    for number, (state, _) in enumerate(wander(lair_for(table), seed, turns=16)):
        if number == stop or state.over:
            break
    changed = spoilt(state.dump(), data, st.integers(-3, 90))
    loaded = loaded_or_refused(state, changed)
    if loaded is not None:
        loaded.check()
        assert json.dumps(loaded.dump(), sort_keys=True) == json.dumps(normal(changed), sort_keys=True)
        assert loaded.over or loaded.options(loaded.asks[0])
        loaded.view(None)


def loaded_or_refused(state: Cave, data: Dump) -> Cave | None:
    """The state that was loaded, or None where one sentence said why it was not."""
    sentence = ""
    try:
        return load(state.lair, data, FastDice(1))
    except BadInput as error:
        sentence = str(error)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return None


def normal(data: Dump) -> Dump:
    """A dump with its sets of pieces in order."""
    return {**data, **{key: sorted(data[key]) for key in ("scoring", "boxed", "moved", "earned")}}


def put(key: str, *path: Any) -> Callable[[Dump], None]:
    """Replace what is at a path by the last of the arguments."""

    def spoil(data: Dump) -> None:
        inside: Any = data
        for step in (key, *path)[:-2]:
            inside = inside[step]
        inside[(key, *path)[-2]] = path[-1]

    return spoil


def without(key: str) -> Callable[[Dump], None]:
    """Leave out a key."""

    def spoil(data: Dump) -> None:
        del data[key]

    return spoil


SPOILT: list[tuple[Callable[[Dump], None], str]] = [
    (without("gold"), "gold: is missing in the saved game."),
    (put("silver", 1), "silver: means nothing here; there is: sets, "),
    (put("sets", [0]), "sets: must have 2 numbers."),
    (put("sets", [0, 2]), "sets.1: must be from -1 to 1."),
    (put("sets", [0, 1]), "There is no such character set as blue has."),
    (put("sets", [0, -1]), "sets: must all be chosen once the cards are dealt."),
    (put("at", 0, 38), "at.0: must be from -2 to 37."),
    (put("at", 0, -3), "at.0: must be from -2 to 37."),
    (put("at", 0, True), "at.0: must be a whole number."),
    (put("at", [1]), "at: must have 40 numbers."),
    (put("moved", None), "moved: must be a list."),
    (put("at", 1, 2), "The piece red explorer must be in exactly one place."),
    (put("at", 19, 2), "The piece red find-an-artifact must be in exactly one place."),
    (put("piles", [[]]), "piles: must be 2 lists."),
    (put("piles", 0, [20]), "piles.0.0: must be from 0 to 19."),
    (put("piles", 0, [3, 3]), "piles.0: has a piece twice."),
    (put("piles", 0, []), "The piece red explorer must be in exactly one place."),
    (put("hand", [0, 0]), "There are no cards in hand in the edition of 2006."),
    (put("drawn", 0), "There is a card just drawn exactly while its player chooses which card to play."),
    (put("relics", 0, 2), "The artifact helm must be either in the stack or out of it."),
    (put("relics", 0, SPENT), "The artifact helm must be either in the stack or out of it."),
    (put("relics", 0, PLACED + 8 * 38), "relics.0: must be from -2 to 311."),
    (put("stack", [0, 1, 2]), "The artifact wand must be either in the stack or out of it."),
    (put("stack", [0, 0]), "stack: has an artifact twice."),
    (put("stack", [6]), "stack.0: must be from 0 to 5."),
    (put("gold", 0, -1), "gold.0: must be from 0 to 9007199254740991."),
    (put("scoring", [0, 0]), "scoring: has a piece twice."),
    (put("scoring", [0]), "The card red explorer cannot be on the scoring pile or in the box."),
    (put("boxed", [0]), "The card red explorer cannot be on the scoring pile or in the box."),
    (put("seat", 1), "After 2 turns that began with red it cannot be the turn of blue."),
    (put("seat", 2), "seat: must be from 0 to 1."),
    (put("actions", 5), "A turn has at most 4 actions."),
    (put("acted", 0), "acted: must be true or false."),
    (put("idle", 3), "There cannot be more turns without a draw than there were turns."),
    (put("cloaked", 1), "Only a hero on the board, of the player whose turn it is, can wear the Cloak."),
    (put("moved", [0]), "Only a raging-troll that has been played can have moved this turn."),
    (put("earned", [0, 40]), "earned.1: must be from 0 to 39."),
    (put("reveals", -1), "reveals: must be from 0 to 9007199254740991."),
    (put("agenda", [["Dance", []]]), "agenda.0: there is no step called 'Dance'; there is: Turn, "),
    (put("agenda", [["Turn", [1]]]), "agenda.0: Turn is not made of 1 numbers."),
    (put("agenda", [["Turn"]]), "agenda.0: must be the name of a step and its data."),
    (put("agenda", []), "The agenda must begin with Turn, and have it only once."),
    (
        put("agenda", [["Turn", []], ["JumpWhere", [0, 40]]]),
        "JumpWhere is about a figure that there is not.",
    ),
    (
        put("agenda", [["Turn", []], ["ScoreOneRoom", [2]]]),
        "ScoreOneRoom is about a seat that there is not.",
    ),
    (put("agenda", [["Turn", []], ["Crush", [0, 2]]]), "agenda: does not stop at a question."),
    (put("actions", 0), "agenda: does not stop at a question."),
    (put("outcome", []), "outcome: must be a table of named values."),
    (
        put("outcome", {"winners": [0], "scores": [0, 0], "ending": "stall"}),
        "A finished game has nothing left to do.",
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), SPOILT, ids=[sentence[:40] for _, sentence in SPOILT])
def test_a_saved_state_that_cannot_be_is_refused_in_one_sentence(spoil: Callable[[Dump], None], sentence: str) -> None:
    state = cave(board={"nw2": "red explorer"}).state
    data = state.dump()
    spoil(data)
    with pytest.raises(BadInput) as caught:
        load(state.lair, data, FastDice(1))
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    "outcome",
    [
        {"winners": [1], "scores": [7, 0], "ending": "stall"},
        {"winners": [0], "scores": [6, 0], "ending": "stall"},
        {"winners": [0], "scores": [7, 0], "ending": "boredom"},
    ],
)
def test_an_outcome_follows_from_the_gold(outcome: Dump) -> None:
    state = cave(turn={"ended": "stall"}, red={"gold": 7}).state
    with pytest.raises(BadInput, match=r"^The outcome of the game does not follow from the gold\.$"):
        load(state.lair, {**state.dump(), "outcome": outcome}, FastDice(1))


# --- a state whose fields have come apart ---------------------------------------------------------------------------


def spoil_crowd(state: Cave) -> None:
    state.crowd[2] += 1


def spoil_chain(state: Cave) -> None:
    state.lowest[2] = NONE


def spoil_guards(state: Cave) -> None:
    state.guards[1] = 0


def spoil_full(state: Cave) -> None:
    state.full = 1


def spoil_trolls(state: Cave) -> None:
    state.trolls = 1


def spoil_idols(state: Cave) -> None:
    state.idols = 1


def spoil_symbols(state: Cave) -> None:
    state.symbols = 1


def spoil_pile(state: Cave) -> None:
    state.left[0] -= 1


def spoil_order(state: Cave) -> None:
    state.piles = bytes(len(state.piles))


def spoil_stack(state: Cave) -> None:
    state.stack = bytes(len(state.stack))


def spoil_box(state: Cave) -> None:
    state.boxed |= 1 << 1000


def spoil_mark(state: Cave) -> None:
    state.moved |= 1 << 1000


def spoil_gone(state: Cave) -> None:
    state.at[5] = GONE


APART: list[tuple[Callable[[Cave], None], str]] = [
    (spoil_crowd, "The tables of what is on the fields are wrong."),
    (spoil_chain, "The tables of what is on the fields are wrong."),
    (spoil_guards, "The tables of what is on the fields are wrong."),
    (spoil_full, "The tables of what is on the fields are wrong."),
    (spoil_trolls, "The tables of what is on the fields are wrong."),
    (spoil_idols, "The tables of what is on the fields are wrong."),
    (spoil_symbols, "The scoring pile has 0 hourglasses, which cannot be."),
    (spoil_pile, "must be in exactly one place."),
    (spoil_order, "The pile of red is not an order of its pieces."),
    (spoil_stack, "The stack of artifacts is not an order of them."),
    (spoil_box, "A card of the scoring pile must be one of the cards, and not in the box too."),
    (spoil_mark, "There is no such piece as one that is said to have moved."),
    (spoil_gone, "The piece red explorer must be in exactly one place."),
]


@pytest.mark.parametrize(("spoil", "sentence"), APART, ids=[spoil.__name__ for spoil, _ in APART])
def test_a_state_whose_fields_have_come_apart_is_found_out(spoil: Callable[[Cave], None], sentence: str) -> None:
    state = cave(board={"nw2": ["red knight", "red explorer"]}).state
    state.check()
    spoil(state)
    with pytest.raises(BadInput) as caught:
        state.check()
    assert sentence in str(caught.value)
