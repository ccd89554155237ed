"""Proof that a game was dealt fairly: what was altered afterwards is found, wherever it was altered."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from grotto.kernel import BadInput, Diverged, FastDice, KeyedDice, Match, read_transcript, verify
from grotto.kernel.dice import commitment
from tests.laws.catalogue import look_up
from tests.laws.playing import Case, matched
from tests.miniature.game import GAME

SECRET: Final = bytes(range(100, 132))
CASE: Final = Case(GAME, 4, {})


def finished() -> Match:
    return matched(CASE.setup(), 6, KeyedDice(SECRET))


def data_of_a_game() -> dict[str, Any]:
    match = finished()
    match.reveal_secret()
    data: dict[str, Any] = json.loads(match.written())
    return data


def verified(data: dict[str, Any]) -> int:
    return verify(read_transcript(json.dumps(data)), look_up)


def test_an_honest_game_is_proved_roll_by_roll() -> None:
    data = data_of_a_game()
    rolls = len(data["rolls"]) + sum(len(entry[2]) for entry in data["entries"] if len(entry) == 3)
    assert verified(data) == rolls
    assert rolls >= 3  # the deck and some draughts


def another_digit(text: str) -> str:
    return ("1" if text[0] != "1" else "2") + text[1:]


def altered_secret(data: dict[str, Any]) -> None:
    data["secret"] = another_digit(data["secret"])


def altered_commitment(data: dict[str, Any]) -> None:
    data["commitment"] = another_digit(data["commitment"])


def altered_table(data: dict[str, Any]) -> None:
    data["table"] = "another table"


def altered_option(data: dict[str, Any]) -> None:
    data["options"]["lights"] = "3"


def altered_shuffle(data: dict[str, Any]) -> None:
    order = data["rolls"][0][2]
    order[0], order[1] = order[1], order[0]


def altered_roll(data: dict[str, Any]) -> None:
    roll = next(entry[2] for entry in data["entries"] if len(entry) == 3)[0]
    roll[2][0] = (roll[2][0] + 1) % 6


def altered_answer(data: dict[str, Any]) -> None:
    data["entries"][0][1] = 15 - data["entries"][0][1]  # lead, or let the next one lead


def a_roll_too_many(data: dict[str, Any]) -> None:
    data["rolls"].append(["draught", 6, [5]])


def a_roll_too_few(data: dict[str, Any]) -> None:
    next(entry for entry in data["entries"] if len(entry) == 3).pop()


def an_answer_too_few(data: dict[str, Any]) -> None:
    data["entries"].pop()


def another_winner(data: dict[str, Any]) -> None:
    data["outcome"]["winners"] = [seat for seat in range(4) if seat not in data["outcome"]["winners"]]


def another_secret_altogether(data: dict[str, Any]) -> None:
    """The whole deal made to fit another secret, with a commitment made afterwards: a new game, not this one."""
    data["secret"] = bytes(32).hex()
    data["commitment"] = commitment(bytes(32), read_transcript(json.dumps(data)).about())


ALTERATIONS: Final = [
    altered_secret,
    altered_commitment,
    altered_table,
    altered_option,
    altered_shuffle,
    altered_roll,
    altered_answer,
    a_roll_too_many,
    a_roll_too_few,
    an_answer_too_few,
    another_winner,
    another_secret_altogether,
]


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_an_altered_game_is_found_out(alter: Callable[[dict[str, Any]], None]) -> None:
    data = data_of_a_game()
    alter(data)
    with pytest.raises(Diverged):
        verified(data)


@pytest.mark.parametrize(
    ("secret", "sentence"),
    [("", "has not been revealed"), ("xyz", "not hexadecimal"), ("00", "16 to 64 bytes")],
)
def test_a_secret_that_is_none_is_refused(secret: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        verified(data_of_a_game() | {"secret": secret})


def test_a_game_without_keyed_dice_proves_nothing() -> None:
    match = matched(CASE.setup(), 6, FastDice(6))
    match.reveal_secret()
    assert match.transcript.secret == ""
    with pytest.raises(BadInput, match="not committed to"):
        verify(match.transcript, look_up)


def test_the_secret_stays_secret_until_the_end() -> None:
    match = Match(CASE.setup(), KeyedDice(SECRET), "table")
    assert match.transcript.commitment == commitment(SECRET, match.transcript.about())
    with pytest.raises(BadInput, match="only when the game is over"):
        match.reveal_secret()
    assert SECRET.hex() not in match.written()
    over = finished()
    over.reveal_secret()
    assert over.transcript.secret == SECRET.hex()
    assert not any(over.can_undo(seat) for seat in range(4))
