"""Agendas and outcomes as plain values: there and back, and everything else refused with its place."""

from __future__ import annotations

import json

import pytest

from grotto.kernel import NO_PICK, BadInput, Outcome
from grotto.kernel.agenda import DEEPEST, LARGEST, plain_agenda, read_agenda, read_outcome
from tests.miniature.steps import STEPS, Bid, Lead, Round, Tricks


def test_an_agenda_comes_back_as_it_was() -> None:
    agenda = [Round(), Lead(2), Bid(5, 1, NO_PICK, 0), Tricks(1, 7, 0, 0, 4)]
    plain = plain_agenda(agenda)
    assert plain == [["Round", []], ["Lead", [2]], ["Bid", [5, 1, -1, 0]], ["Tricks", [1, 7, 0, 0, 4]]]
    assert read_agenda(json.loads(json.dumps(plain)), STEPS) == agenda
    assert read_agenda([], STEPS) == []
    assert read_agenda((("Lead", (2,)),), STEPS) == [Lead(2)], "tuples are lists, too"


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (None, "agenda: must be a list."),
        ("Round", "agenda: must be a list."),
        ([["Round", []]] * (DEEPEST + 1), "agenda: has 1001 steps; 1000 are the most."),
        (["Round"], "agenda.0: must be a list."),
        ([["Round", []], ["Lead"]], "agenda.1: must be the name of a step and its data."),
        ([["Lead", [1], 2]], "agenda.0: must be the name of a step and its data."),
        ([[1, []]], "agenda.0: must be a text in quotes."),
        ([["Lead", 1]], "agenda.0: must be a list."),
        ([["Lead", ["1"]]], "agenda.0: must be a whole number."),
        ([["Lead", [True]]], "agenda.0: must be a whole number."),
        ([["Lead", [LARGEST + 1]]], f"agenda.0: must be from {-LARGEST} to {LARGEST}."),
        ([["Lead", []]], "agenda.0: Lead is not made of 0 numbers."),
        ([["Lead", [1, 2]]], "agenda.0: Lead is not made of 2 numbers."),
        ([["Round", [1]]], "agenda.0: Round is not made of 1 numbers."),
        ([["Bid", []]], "agenda.0: Bid is not made of 0 numbers."),
    ],
    ids=str,
)
def test_what_is_no_agenda_is_refused_with_its_place(value: object, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_agenda(value, STEPS)
    assert str(caught.value) == sentence


def test_a_step_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadInput) as caught:
        read_agenda([["__class__", []]], STEPS)
    assert str(caught.value) == f"agenda.0: there is no step called '__class__'; there is: {', '.join(STEPS)}."


def test_an_outcome_comes_back_as_it_was() -> None:
    outcome = Outcome((0, 2), (3, -1, 3), "dawn")
    assert read_outcome(json.loads(json.dumps(outcome.plain())), 3) == outcome
    assert read_outcome(None, 3) is None


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ([], "outcome: must be a table of named values."),
        ({}, "outcome.winners: must be a list."),
        ({"winners": [3], "scores": [1, 2, 3], "ending": "dawn"}, "outcome.winners: must be from 0 to 2."),
        ({"winners": [-1], "scores": [1, 2, 3], "ending": "dawn"}, "outcome.winners: must be from 0 to 2."),
        ({"winners": [1, 0], "scores": [1, 2, 3], "ending": "dawn"}, "outcome.winners: must be in order, each once."),
        ({"winners": [1, 1], "scores": [1, 2, 3], "ending": "dawn"}, "outcome.winners: must be in order, each once."),
        ({"winners": [0], "ending": "dawn"}, "outcome.scores: must be a list."),
        ({"winners": [0], "scores": [1, 2], "ending": "dawn"}, "outcome.scores: must be 3 numbers."),
        ({"winners": [0], "scores": [1, 2, 0.5], "ending": "dawn"}, "outcome.scores: must be a whole number."),
        ({"winners": [0], "scores": [1, 2, 3]}, "outcome.ending: must be a text in quotes."),
        (
            {"winners": [0], "scores": [1, 2, 3], "ending": "dawn", "prize": 1},
            "outcome.prize: means nothing here; there is: winners, scores, ending.",
        ),
    ],
    ids=str,
)
def test_what_is_no_outcome_is_refused_with_its_place(value: object, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_outcome(value, 3)
    assert str(caught.value) == sentence
