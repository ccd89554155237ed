"""Texts and refusals are values: equal when they say the same, and readable in a log."""

from __future__ import annotations

from grotto.kernel import Refusal, Text, literal


def test_texts_are_equal_when_key_and_arguments_are() -> None:
    text = Text("moved", who=Text("seat", seat=1), count=2)
    assert text == Text("moved", count=2, who=Text("seat", seat=1))
    assert hash(text) == hash(Text("moved", count=2, who=Text("seat", seat=1)))
    others = [
        Text("drew", who=Text("seat", seat=1), count=2),
        Text("moved", who=Text("seat", seat=2), count=2),
        Text("moved", who=Text("seat", seat=1)),
        Text("moved"),
    ]
    assert text not in others
    assert text != "moved"


def test_texts_read_like_calls() -> None:
    text = Text("moved", who=Text("seat", seat=1), count=2)
    assert str(text) == "moved(who=seat(seat=1), count=2)"
    assert str(Text("over")) == "over"
    assert repr(Text("over")) == "<Text over>"


def test_typed_words_stand_for_themselves() -> None:
    assert str(literal("Ada & Bo")) == "Ada & Bo"
    assert literal("Ada") == literal("Ada") != literal("Bo")


def test_refusals_are_equal_when_rule_and_words_are() -> None:
    refusal = Refusal("LD-002", Text("why-not-held"))
    assert refusal == Refusal("LD-002", Text("why-not-held"))
    assert hash(refusal) == hash(Refusal("LD-002", Text("why-not-held")))
    assert refusal not in [Refusal("LD-003", Text("why-not-held")), Refusal("LD-002", Text("why-other")), "LD-002"]
    assert repr(refusal) == "<Refusal LD-002: why-not-held>"
