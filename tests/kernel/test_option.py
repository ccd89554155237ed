"""Options, intents and outcomes are values."""

from __future__ import annotations

import pytest

from grotto.kernel import Intent, Noun, Option, Outcome, Question, Text


def test_an_intent_is_its_named_parts() -> None:
    intent = Intent("move", piece="red knight", source="nw1", target="nw2")
    assert intent.plain() == {"verb": "move", "piece": "red knight", "source": "nw1", "target": "nw2"}
    assert Intent("play-card", card="orc").plain() == {"verb": "play-card", "card": "orc"}


@pytest.mark.parametrize("part", ["verb", "piece", "source", "target", "card"])
def test_every_part_of_an_intent_counts(part: str) -> None:
    parts = {"verb": "move", "piece": "knight", "source": "nw1", "target": "nw2", "card": "orc"}
    intent = Intent(**parts)
    assert intent == Intent(**parts)
    assert hash(intent) == hash(Intent(**parts))
    assert intent != Intent(**parts | {part: "other"})
    assert intent != parts


def test_an_option_is_its_number_and_its_words() -> None:
    option = Option(4, Intent("card", card="oil"), Text("option-card"))
    assert option == Option(4, Intent("card", card="oil"), Text("option-card"))
    assert hash(option) == hash(Option(4, Intent("card"), Text("option-card")))
    assert option not in [Option(5, option.intent, option.text), Option(4, option.intent, Text("option-nothing")), 4]


def test_an_outcome_is_plain_data() -> None:
    outcome = Outcome((0, 2), (7, 3, 7), "last-piece")
    assert outcome.plain() == {"winners": [0, 2], "scores": [7, 3, 7], "ending": "last-piece"}
    assert outcome == Outcome((0, 2), (7, 3, 7), "last-piece")
    assert hash(outcome) == hash(Outcome((0, 2), (7, 3, 7), "last-piece"))
    others = [
        Outcome((0,), (7, 3, 7), "last-piece"),
        Outcome((0, 2), (7, 3, 8), "last-piece"),
        Outcome((0, 2), (7, 3, 7), "stall"),
    ]
    assert outcome not in [*others, outcome.plain()]


def test_they_can_be_read_in_a_log() -> None:
    assert repr(Intent("draw")) == "<Intent {'verb': 'draw'}>"
    assert repr(Noun("place", "nw1", Text("field-nw1"))) == "<Noun place: nw1>"
    assert repr(Option(4, Intent("draw"), Text("option-draw"))) == "<Option 4: option-draw>"
    assert repr(Question(Text("ask-turn"), "CT06-010")) == "<Question CT06-010: ask-turn>"
    assert repr(Outcome((0,), (7, 3), "stall")) == "<Outcome stall: winners (0,), scores (7, 3)>"
