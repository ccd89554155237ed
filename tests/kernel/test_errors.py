"""Errors: one family, one line each."""

from __future__ import annotations

import pytest

from grotto.kernel import BadInput, Diverged, GrottoError, Refusal, Refused, Text


def test_all_are_of_one_family() -> None:
    for kind in (Refused, BadInput, Diverged):
        assert issubclass(kind, GrottoError)


def test_a_refusal_is_told_with_its_rule() -> None:
    refusal = Refusal("LD-014", Text("why-other"))
    error = Refused(refusal)
    assert error.refusal is refusal
    assert str(error) == "refused (LD-014): why-other"


@pytest.mark.parametrize(
    ("sentence", "line"),
    [
        ("There is no “Höhle” – none.", "There is no “Höhle” – none."),
        ("two\nlines", r"two\nlines"),
        ("a bell \a and a colour \x1b[31m", r"a bell \x07 and a colour \x1b[31m"),
        ("half a character \udcff", r"half a character \udcff"),
        ("the other way \u202e round", r"the other way \u202e round"),
        ("", ""),
    ],
)
def test_a_sentence_is_one_line_whatever_it_quotes(sentence: str, line: str) -> None:
    assert str(BadInput(sentence)) == line
