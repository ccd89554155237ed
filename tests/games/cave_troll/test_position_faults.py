"""Positions that cannot be: each is refused in one sentence that names the place."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games import find_game
from grotto.games.cave_troll.position import read_position
from grotto.games.cave_troll.state import Cave
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import BadInput
from tests.games.cave_troll.spoiling import spoilt
from tests.games.cave_troll.step_positions import POSITIONS
from tests.games.cave_troll.table import cave
from tests.games.cave_troll.wandering import TABLES, lair_for, wander

BROKEN: list[tuple[dict[str, Any], str]] = [
    # names
    ({"board": {"nw9": "red knight"}}, "board.nw9: the board has no field called 'nw9'."),
    ({"board": {"nw1": "knight"}}, "board.nw1: there is no seat called 'knight'; there is: red, blue."),
    ({"board": {"nw1": "green knight"}}, "board.nw1: there is no seat called 'green'; there is: red, blue."),
    ({"board": {"nw1": "red dragon"}}, "board.nw1: there is no piece called 'dragon'."),
    ({"board": {"nw1": "red"}}, "board.nw1: there is no piece called ''."),
    ({"board": {"nw1": ""}}, "board.nw1: a piece must have a name."),
    ({"board": {"nw1": "red explorer x0"}}, "board.nw1: must be from 1 to 99."),
    ({"board": {"nw1": "red explorer+x"}}, "a card with hourglasses is called like explorer+1, not 'explorer+x'."),
    ({"board": {"nw1": 3}}, "board.nw1: must be a list."),
    ({"board": {"nw1": [3]}}, "board.nw1: must be a text in quotes."),
    ({"board": ["nw1"]}, "board: must be a table of named values."),
    ({"board": {"nw1": "red count-the-loot"}}, "board.nw1: 'count-the-loot' cannot stand on the board."),
    ({"board": {"nw1": "red ..."}}, "board.nw1: '...' cannot stand on the board."),
    ({"red": {"silver": 3}}, "red.silver: means nothing here; there is: gold, set, "),
    ({"green": {"gold": 3}}, "green: means nothing here; there is: "),
    ({"common": {"deck": []}}, "common.deck: means nothing here; there is: stack, spent, scoring-pile."),
    ({"turn": {"number": 1}}, "turn.number: means nothing here; there is: seat, "),
    # how many there are
    ({"board": {"nw1": "red knight x2"}}, "board.nw1: red has only one knight."),
    ({"board": {"nw1": "red explorer x11"}}, "board.nw1: red has only 10 pieces called explorer."),
    ({"board": {"nw1": "red paladin"}}, "board.nw1: red has no paladin."),
    ({"board": {"nw1": "red explorer+1"}}, "board.nw1: red has no explorer+1."),
    ({"edition": "2015", "board": {"nw1": "red paladin"}}, "board.nw1: red has no paladin."),
    ({"board": {"nw1": "red knight"}, "red": {"gone": "knight"}}, "red.gone: red has only one knight."),
    ({"red": {"pile": ["orc"]}}, "red.pile: explorer is nowhere; add it or '...' for all the rest."),
    ({"red": {"pile": "...", "gone": "..."}}, "red: only one list can end in '...'."),
    ({"red": {"numbers": [0, 1]}}, "red.numbers: does not fit the pieces of this seat; it may be left out."),
    ({"red": {"numbers": list(range(19, -1, -1))}}, "red.numbers: does not fit the pieces of this seat"),
    ({"red": {"numbers": [20]}}, "red.numbers: must be from 0 to 19."),
    # fields that are too full, or not for everybody
    ({"board": {"nw1": "red explorer x6"}}, "The room nw1 holds 6 characters; 5 is the limit."),
    (
        {"edition": "2015", "red": {"set": "variant"}, "board": {"s": ["red berserker", "blue explorer x6"]}},
        "The room s holds 7 characters; 5 is the limit.",
    ),
    (
        {**POSITIONS["PushWhom"], "board": {"nw2": ["red wraith", "blue explorer x6", "blue thief"]}},
        "The room nw2 holds 8 characters; 5 is the limit.",
    ),
    ({"board": {"pit": "red knight"}}, "The hero red knight cannot be in a pit (pit)."),
    ({"board": {"st-nw": "red cave-troll"}}, "The red cave-troll can only be in a room, not on st-nw."),
    ({"board": {"pit": "red treasure"}}, "The red treasure can only be in a room, not on pit."),
    (
        {"idols": {"nw1": "red"}, "board": {"nw1": "blue treasure"}},
        "The room nw1 has an Idol; nothing else can be there.",
    ),
    ({"idols": {"st-nw": "red"}}, "The artifact idol is in a place that there is not."),
    ({"idols": {"nw1": "red", "nw2": "red"}}, "idols.nw2: there are not so many Idols, or it is held by a player."),
    ({"idols": {"nw1": "red sword"}}, "The artifact sword cannot lie in nw1."),
    ({"idols": {"nw1": 1}}, "idols.nw1: must be a text in quotes."),
    ({"idols": {"nw1": "red"}, "red": {"artifacts": "idol"}}, "idols.nw1: there are not so many Idols"),
    # artifacts
    ({"red": {"artifacts": "crown"}}, "red.artifacts: there is no artifact called 'crown'; there is: helm, "),
    ({"red": {"artifacts": "wand"}, "blue": {"artifacts": "wand"}}, "blue.artifacts: the wand is in two places."),
    ({"red": {"artifacts": "wand"}, "common": {"stack": ["wand", "..."]}}, "common.stack: the wand is in two places."),
    ({"common": {"stack": ["wand", "wand", "..."]}}, "common.stack: the wand is in two places."),
    ({"common": {"stack": ["wand"]}}, "common.stack: the helm is nowhere; add it or '...'."),
    ({"common": {"spent": ["wand", "wand"]}}, "common.spent: the wand is in two places."),
    # the turn
    ({"turn": {"seat": "pink"}}, "turn.seat: there is no seat called 'pink'; there is: red, blue."),
    ({"turn": {"seat": 1}}, "turn.seat: must be a text in quotes."),
    ({"turn": {"actions": 5}}, "turn.actions: must be from 0 to 4."),
    ({"turn": {"actions": True}}, "turn.actions: must be a whole number."),
    ({"turn": {"actions": 2, "turns": 0}}, "In turn 1 of a game there are at most 1 actions."),
    (
        {"turn": {"first": "red", "turns": 3, "seat": "red"}},
        "After 3 turns that began with red it cannot be the turn of red.",
    ),
    ({"turn": {"acted": 1}}, "turn.acted: must be true or false."),
    ({"turn": {"turns": 4, "idle": 5}}, "There cannot be more turns without a draw than there were turns."),
    (
        {"turn": {"turns": 99, "idle": 16}, "options": {"stall-guard": "on"}},
        "So many turns without a draw would have ended the game.",
    ),
    ({"turn": {"emptied": True}}, "Nobody has drawn the last counter of a pile yet."),
    ({"turn": {"ended": "boredom"}}, "turn.ended: must be one of: last-piece, stall."),
    (
        {"turn": {"cloaked": "red thief"}},
        "Only a hero on the board, of the player whose turn it is, can wear the Cloak.",
    ),
    ({"turn": {"cloaked": "red orc"}, "board": {"nw1": "red orc"}}, "Only a hero on the board, of the player whose"),
    (
        {"turn": {"cloaked": "blue thief"}, "board": {"nw1": "blue thief"}},
        "Only a hero on the board, of the player whose",
    ),
    ({"turn": {"cloaked": "red explorer"}}, "'red explorer' could be several pieces; add the field, or one of gone, "),
    ({"turn": {"cloaked": "thief"}}, 'a piece is named like "red orc" or "red orc nw1", not \'thief\'.'),
    ({"turn": {"cloaked": "red thief nw1"}}, "turn.cloaked: there is no 'red thief nw1'."),
    (
        {"turn": {"cloaked": "red explorer nw1 #3"}, "board": {"nw1": "red explorer x2"}},
        "turn.cloaked: there is no 'red explorer nw1 #3'.",
    ),
    (
        {"turn": {"moved": "red orc"}, "board": {"nw1": "red orc"}},
        "Only a raging-troll that has been played can have moved",
    ),
    ({"turn": {"earned": "red orc"}}, "Only a giant-slayer that has been played can have earned this turn."),
    # gold and seats
    ({"red": {"gold": -1}}, "red.gold: must be from 0 to 1000000."),
    ({"red": {"gold": 1.5}}, "red.gold: must be a whole number."),
    ({"red": []}, "red: must be a table of named values."),
    ({"red": {"set": "classic"}}, "red.set: there is only one set of characters in this edition."),
    ({"edition": "2015", "red": {"set": "new"}}, "red.set: must be one of: classic, variant."),
    # hands and cards
    ({"red": {"hand": "orc"}}, "red.hand: there are no cards in hand in the edition of 2006."),
    ({"red": {"drawn": "orc"}}, "red.drawn: there are no cards in hand in the edition of 2006."),
    ({"edition": "2015", "red": {"hand": ["orc", "thief"]}}, "red.hand: there can be only one."),
    ({"edition": "2015", "red": {"pile": [], "gone": "..."}}, "red.hand: is missing; in the edition of 2015 everybody"),
    ({"edition": "2015", "red": {"pile": ["orc"]}}, "red.hand: is missing; in the edition of 2015 everybody"),
    ({"edition": "2015", "red": {"drawn": "orc"}}, "There is a card just drawn exactly while its player chooses"),
    ({"edition": "2015", "agenda": ["Turn", ("ChooseCard", ["red"])]}, "There is a card just drawn exactly while its"),
    (
        {"edition": "2015", "red": {"drawn": "orc"}, "agenda": ["Turn", ("ChooseCard", ["blue"])]},
        "There is a card just drawn exactly while its player chooses which card to play.",
    ),
    (
        {"edition": "2015", "red": {"drawn": "orc"}, "blue": {"drawn": "orc"}},
        "blue.drawn: only one player can have drawn a card.",
    ),
    ({"common": {"scoring-pile": "red explorer"}}, "common.scoring-pile: there is no scoring pile here."),
    (
        {"edition": "2015", "common": {"scoring-pile": "red explorer+1"}},
        "common.scoring-pile: red explorer+1 has not been played, or has no hourglasses, or is there already.",
    ),
    (
        {"edition": "2015", "board": {"s": "red explorer"}, "common": {"scoring-pile": "red explorer st-nw"}},
        "common.scoring-pile: there is no 'red explorer st-nw'.",
    ),
    (
        {"edition": "2015", "board": {"s": "red explorer"}, "common": {"scoring-pile": "red explorer s"}},
        "The card red explorer cannot be on the scoring pile or in the box.",
    ),
    (
        {
            "edition": "2015",
            "board": {"s": ["red cave-troll", "red explorer+1"], "w": "blue cave-troll"},
            "common": {"scoring-pile": ["red cave-troll", "blue cave-troll", "red explorer+1"]},
        },
        "The scoring pile has 5 hourglasses, which cannot be.",
    ),
    # pieces in the air
    ({"red": {"playing": "orc"}}, "The piece red orc must be in exactly one place."),
    ({"red": {"playing": ["orc", "thief"]}}, "red.playing: there can be only one."),
    (
        {
            "edition": "2015",
            "red": {"playing": "cave-troll"},
            "agenda": ["Turn", ("PlaceTroll", ["red", "red cave-troll"])],
        },
        "The played card red cave-troll must be on the scoring pile or in the box.",
    ),
    ({"agenda": ["Turn", ("PlaceFigure", ["red", "red orc"])]}, "The piece red orc must be in exactly one place."),
    # the agenda
    ({"agenda": []}, "The agenda must begin with Turn, and have it only once."),
    ({"agenda": ["Turn", "Turn"]}, "The agenda must begin with Turn, and have it only once."),
    ({"agenda": [("ScoreOneRoom", ["red"])]}, "The agenda must begin with Turn, and have it only once."),
    ({"agenda": "Turn"}, "agenda: must be a list."),
    ({"agenda": [3]}, "agenda: must be a list."),
    ({"agenda": [["Turn", [], 3]]}, "must be a step and its data."),
    ({"agenda": ["Turn", "Dance"]}, "agenda.1: there is no step called 'Dance'."),
    ({"agenda": ["Turn", {"step": "JumpWhere", "piece": "red thief"}]}, "agenda.piece: means nothing here"),
    ({"agenda": ["Turn", ("JumpWhere", ["red"])]}, "agenda.1: JumpWhere is made of 2 values (seat, figure), not 1."),
    (
        {"agenda": ["Turn", ("JumpWhere", ["red", "red thief"])]},
        "JumpWhere is about a character on the board, not about red thief.",
    ),
    ({"agenda": ["Turn", ("JumpWhere", ["red", 40])]}, "agenda.1: must be from 0 to 39."),
    ({"agenda": ["Turn", ("ScoreOneRoom", [2])]}, "agenda.1: must be from 0 to 1."),
    ({"agenda": ["Turn", ("ScoreOneRoom", [None])]}, "agenda.1: must be a whole number."),
    ({"agenda": ["Turn", ("ScoreOneRoom", ["green"])]}, "agenda.1: there is no seat called 'green'"),
    ({"agenda": ["Turn", ("IdolRoom", ["red", "crown"])]}, "agenda.1: there is no artifact called 'crown'"),
    ({"agenda": ["Turn", ("HelmWhom", ["red", "helm", "nw9"])]}, "agenda.1: the board has no field called 'nw9'."),
    ({"agenda": ["Turn", ("RampageWhom", [0, 0, 100])]}, "agenda.1: must be from 0 to 99."),
    ({**POSITIONS["Walk"], "agenda": ["Turn", ("Walk", [0, 0, 1, 3])]}, "The agenda's Walk has no such mode."),
    (
        {"board": {"nw1": "red treasure"}, "agenda": ["Turn", ("Walk", ["red", "red treasure", 1, 0])]},
        "The agenda's Walk is about a character.",
    ),
    (
        {**POSITIONS["PushWhom"], "agenda": ["Turn", ("PushWhom", ["red", "red wraith", "nw1", 1])]},
        "The agenda's PushWhom is about the field on which red wraith stands.",
    ),
    (
        {"board": {"nw2": "red cave-troll"}, "agenda": ["Turn", ("Crush", ["red cave-troll", "nw1"])]},
        "The agenda's Crush is about the field on which red cave-troll stands.",
    ),
    (
        {"board": {"nw2": "red orc"}, "agenda": ["Turn", ("PlaceFigure", ["red", "red orc"])]},
        "The agenda's PlaceFigure cannot put red orc into play.",
    ),
    (
        {"red": {"playing": "cave-troll"}, "agenda": ["Turn", ("PlaceFigure", ["red", "red cave-troll"])]},
        "The agenda's PlaceFigure cannot put red cave-troll into play.",
    ),
    (
        {"red": {"playing": "orc"}, "agenda": ["Turn", ("PlaceTroll", ["red", "red orc"])]},
        "The agenda's PlaceTroll cannot put red orc into play.",
    ),
    (
        {"red": {"playing": "orc"}, "agenda": ["Turn", ("PlaceTreasure", ["red", "red orc"])]},
        "The agenda's PlaceTreasure cannot put red orc into play.",
    ),
    (
        {"red": {"gone": "orc"}, "agenda": ["Turn", ("PlaceFigure", ["red", "red orc"])]},
        "The agenda's PlaceFigure cannot put red orc into play.",
    ),
    (
        {"board": {"s": "red explorer"}, "agenda": ["Turn", ("LayAway", ["red", "red explorer s"])]},
        "Only one card at a time can be in effect, and only in the edition of 2015.",
    ),
    (
        {"edition": "2015", "agenda": ["Turn", ("LayAway", ["red", "red orc"])]},
        "The card red orc cannot take effect before it is played.",
    ),
    # before the deal
    (
        {"edition": "2015", "agenda": ["Turn", "Deal"]},
        "Before the deal, and only then, the agenda is Turn, Deal, ChooseSet.",
    ),
    (
        {"edition": "2015", "agenda": ["Turn", ("ChooseSet", ["red"])]},
        "Before the deal, and only then, the agenda is Turn, Deal, ChooseSet.",
    ),
    (
        {"edition": "2015", "agenda": ["Turn", "Deal", ("ChooseSet", ["red"])], "board": {"nw1": "red orc"}},
        "board: there are no pieces before the deal.",
    ),
    (
        {"edition": "2015", "agenda": ["Turn", "Deal", ("ChooseSet", ["red"])], "red": {"hand": "orc"}},
        "red.hand: there are no pieces before the deal.",
    ),
    (
        {"edition": "2015", "agenda": ["Turn", "Deal", ("ChooseSet", ["red"])], "red": {"gold": 1}},
        "Before the cards are dealt nothing can have been played.",
    ),
    (
        {"edition": "2015", "agenda": ["Turn", "Deal", ("ChooseSet", ["red"])], "red": {"artifacts": "wand"}},
        "Before the cards are dealt all artifacts are in the stack.",
    ),
    (
        {"edition": "2015", "agenda": ["Turn", "Deal", ("ChooseSet", ["red"])], "turn": {"actions": 1}},
        "turn.actions: there are no turns before the deal.",
    ),
]


@pytest.mark.parametrize(("parts", "sentence"), BROKEN, ids=[sentence[:40] for _, sentence in BROKEN])
def test_what_cannot_be_is_refused_in_one_sentence(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        cave(**parts)
    text = str(caught.value)
    assert sentence in text
    assert text.endswith(".")
    assert "\n" not in text


def test_a_position_for_another_number_of_seats_is_refused() -> None:
    lair = find_game("cave-troll").setup(3)
    with pytest.raises(BadInput, match="seats: this game is set up for 3"):
        lair.position({"seats": 2}, FastDice(1))


WORDS = st.sampled_from(
    [
        "red",
        "red knight",
        "red explorer x2",
        "blue orc s",
        "orc",
        "knight",
        "...",
        "helm",
        "nw1",
        "gone",
        "Turn",
        "Deal",
    ]
)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TABLES) - 1), st.integers(0, 50), st.integers(0, 200), st.data())
def test_a_spoilt_position_is_refused_or_is_a_state(table: int, seed: int, stop: int, data: st.DataObject) -> None:
    for number, (state, _) in enumerate(wander(lair_for(table), seed, turns=25)):
        if number == stop or state.over:
            break
    changed = spoilt(tomllib.loads(state.lair.as_position(state)), data, st.integers(-3, 60) | WORDS)
    for key in ("format", "game", "options"):  # these are for whoever finds the game, not for the game
        changed.pop(key, None)
    read = read_or_refused(state, changed)
    if read is not None:
        read.check()
        again = read_position(read.lair, tomllib.loads(read.lair.as_position(read)), FastDice(1)).dump()
        assert again == {**read.dump(), "reveals": again["reveals"]}
        assert read.over or read.options(read.asks[0])


def read_or_refused(state: Cave, table: dict[str, Any]) -> Cave | None:
    """The position that was read, or None where one sentence said why it was not."""
    sentence = ""
    try:
        return read_position(state.lair, table, FastDice(1))
    except BadInput as error:
        sentence = str(error)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return None
