"""Transcripts: what is written is read again, and whatever else comes gets one sentence."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from grotto.kernel import BadInput, Diverged, FastDice, KeyedDice, Pack, Transcript, read_transcript, replay
from tests.laws.catalogue import look_up
from tests.laws.playing import Case, matched
from tests.laws.small_packs import ONE_ROOM
from tests.miniature.game import GAME

RANDOM_TEXTS: Final = 10_000
MUTATIONS: Final = 10_000
CASE: Final = Case(GAME, 3, {})


def a_game() -> str:
    return matched(CASE.setup(), 4, KeyedDice(bytes(32)), undo=True).written()


def table(**changes: Any) -> str:
    """A transcript's text with some of its values replaced; None takes one out."""
    data = json.loads(a_game()) | changes
    return json.dumps({name: value for name, value in data.items() if value != "gone"})


def test_what_is_written_is_read_again() -> None:
    text = a_game()
    transcript = read_transcript(text)
    assert transcript.to_json() == text
    assert any(entry.undo for entry in transcript.entries)
    assert transcript.outcome is not None
    again = replay(transcript, look_up)
    assert again.written() == text


def test_an_entry_is_a_line() -> None:
    lines = a_game().splitlines()
    entries = lines[lines.index('"entries": [') + 1 : -1]
    assert len(entries) == len(read_transcript(a_game()).entries)
    assert all(isinstance(json.loads(line.rstrip(",")), list) for line in entries)


def test_a_transcript_carries_its_pack() -> None:
    transcript = Transcript("cave-troll", "1", 2, {}, ONE_ROOM)
    again = read_transcript(transcript.to_json())
    assert again.pack is not None
    assert again.pack.files == ONE_ROOM.files
    assert again.about() == transcript.about()
    other = Transcript("cave-troll", "1", 2, {}, Pack(ONE_ROOM.name, ONE_ROOM.files | {"boards.toml": "x"}))
    assert other.about() != transcript.about()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "damaged or cut short"),
        ("{", "damaged or cut short"),
        ("[]", "not a transcript of the format"),
        ('"grotto-transcript/1"', "not a transcript of the format"),
        ('{"format": "grotto-transcript/2"}', "not a transcript of the format"),
        ("[" * 100_000, "damaged or cut short"),
        ('{"format": ' + "9" * 5000 + "}", "damaged or cut short"),
        (" " * 16_000_001, "too long"),
    ],
    ids=["empty", "cut", "list", "word", "format", "deep", "digits", "long"],
)
def test_what_is_no_transcript_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        read_transcript(text)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "gone"}, "game should be text"),
        ({"game": 3}, "game should be text"),
        ({"seats": "3"}, "seats should be a whole number"),
        ({"seats": True}, "seats should be a whole number"),
        ({"seats": 2.0}, "seats should be a whole number"),
        ({"seats": 2**40}, "seats should be a whole number"),
        ({"options": ["lights"]}, "options should be a table of texts"),
        ({"options": {"lights": 1}}, "options should be a table of texts"),
        ({"pack": 1}, "pack should have a name and files"),
        ({"pack": {"name": "x", "files": {"x": 1}}}, "pack should be a table of texts"),
        ({"rolls": {}}, "rolls should be a list"),
        ({"rolls": [["die", 6]]}, "rolls has a chance result that cannot be read"),
        ({"rolls": [["die", 6, 3]]}, "rolls has a chance result that cannot be read"),
        ({"rolls": [["die", 6, [None]]]}, "rolls should be a whole number"),
        ({"entries": "gone"}, "entries should be a list"),
        ({"entries": [7]}, "entry 1 cannot be read"),
        ({"entries": [[0, 1], [0]]}, "entry 2 cannot be read"),
        ({"entries": [[0, "redo"]]}, "entry 1 should be a whole number"),
        ({"entries": [[0, 1, {}]]}, "entry 1 cannot be read"),
        ({"entries": [[0, "undo", [["die", 6, [1]]]]]}, "entry 1 cannot be read"),
        ({"outcome": "a draw"}, "outcome should be a table"),
        ({"table": "\ud800"}, "not proper text"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_transcript_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        read_transcript(table(**changes))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"version": "0"}, "played under rules version 0; this is 1"),
        ({"rolls": []}, "no chance result left|of deck|rules ask for"),
        ({"entries": [[0, 0]]}, "Entry 1 of the transcript was refused"),
        ({"entries": [[9, 7]]}, "Entry 1 of the transcript was refused"),
        ({"entries": [[0, "undo"]]}, "Entry 1 of the transcript was refused"),
        ({"entries": [[0, 7, [["draught", 6, [2]]]]]}, "Entry 1 of the transcript has other chance results"),
        ({"entries": [[0, 7]]}, "another state than it says"),
        ({"entries": [[0, 7]], "digest": ""}, "another outcome than it says"),
    ],
    ids=str,
)
def test_what_does_not_replay_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Diverged, match=sentence):
        replay(read_transcript(table(**changes)), look_up)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "ludo"}, "There is no game called 'ludo'"),
        ({"seats": 7}, "for 2 to 4 players, not 7"),
        ({"options": {"lights": "9"}}, "The option lights cannot be '9'"),
        ({"options": {"hats": "9"}}, "has no option called 'hats'"),
        ({"pack": {"name": "x", "files": {}}}, "has no packs"),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_set_up_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        replay(read_transcript(table(**changes)), look_up)


def outcome_of(text: str) -> str:
    """What reading and replaying a text comes to: "sound", or the name of the one error it may raise."""
    try:
        replay(read_transcript(text), look_up)
    except (BadInput, Diverged) as error:
        sentence = str(error)
        assert sentence.endswith((".", "?", "!"))
        assert sentence.isprintable()
        return type(error).__name__
    return "sound"


def test_random_texts_are_refused_with_one_sentence() -> None:
    dice = FastDice(1)
    for _ in range(RANDOM_TEXTS):
        data = bytes(dice.below(256, "byte") for _ in range(dice.below(120, "length")))
        assert outcome_of(data.decode("latin-1")) == "BadInput"


def test_a_transcript_cut_short_anywhere_is_refused() -> None:
    text = a_game()
    for length in range(len(text.rstrip())):
        assert outcome_of(text[:length]) == "BadInput"


def test_altered_transcripts_are_refused_with_one_sentence() -> None:
    text = a_game()
    dice = FastDice(2)
    found = {"sound": 0, "BadInput": 0, "Diverged": 0}
    for _ in range(MUTATIONS):
        place = dice.below(len(text), "place")
        kind = dice.below(4, "kind")
        letter = chr(32 + dice.below(95, "letter"))
        if kind == 0:
            altered = text[:place] + letter + text[place + 1 :]
        elif kind == 1:
            altered = text[:place] + text[place + 1 + dice.below(8, "gap") :]
        elif kind == 2:
            altered = text[:place] + letter + text[place:]
        else:
            start = dice.below(len(text), "start")
            altered = text[:place] + text[start : start + dice.below(40, "size")] + text[place:]
        found[outcome_of(altered)] += 1
    assert found["BadInput"] > MUTATIONS // 4
    assert found["Diverged"] > MUTATIONS // 20
