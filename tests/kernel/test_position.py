"""Position files: what every one of them must say, whatever the game."""

from __future__ import annotations

import tomllib
from typing import Final

import pytest

from grotto.kernel.dice import FastDice
from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game
from grotto.kernel.position import flag, head, known_keys, listed, load_position, quoted, section, whole, word, words
from tests.kernel.mangling import cut_short, flipped, is_refused, noise_and_mangled
from tests.laws.catalogue import look_up
from tests.laws.playing import Case, Player, play_on, played
from tests.miniature.game import GAME

CASES: Final = [Case(GAME, 3, {}), Case(look_up("cave-troll"), 2, {"edition": "2015"})]
RANDOM: Final = 10_000  # byte strings
FURTHER: Final = 5  # answers given in a position that was altered and believed


def find(name: str) -> Game:
    """The one game there is."""
    if name != GAME.id:
        raise BadInput(f"There is no game called {name!r}.")
    return GAME


def test_a_position_names_its_game_its_seats_and_its_options() -> None:
    state = GAME.setup(3, {"lights": "1"}).start(FastDice(1))
    again = load_position(find, state.base.as_position(state), FastDice(2))
    assert (again.base.game_id, again.base.seats, again.base.options) == (GAME.id, 3, {"lights": "1"})
    assert again.dump() == state.dump()


def test_a_head_is_toml() -> None:
    text = "\n".join(head("a-game", 4, {"title": 'a "quoted" \\ line\nand another', "edition": "2006"}))
    assert tomllib.loads(text) == {
        "format": "grotto-position/1",
        "game": "a-game",
        "seats": 4,
        "options": {"title": 'a "quoted" \\ line\nand another', "edition": "2006"},
    }


@pytest.mark.parametrize(
    "words_in", ["", "plain", 'both " and \\', "tab\tnew\nline\0", "Höhlentroll ☃", "\U0001f9cc\x7f\x9f"]
)
def test_any_text_can_be_quoted(words_in: str) -> None:
    assert tomllib.loads(f"text = {quoted(words_in)}") == {"text": words_in}


FORMAT = 'format = "grotto-position/1"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("format = ", "The position is not proper TOML: line 1: "),
        (FORMAT + "game = 'a'\ngame = 'b'", "The position is not proper TOML: line 3: "),
        ("a = " + "[" * 400 + "]" * 400, "The position is not proper TOML: "),
        (f"a = {'9' * 900}", "This is not a position that Grotto can read"),
        ("", 'This is not a position that Grotto can read: it must say format = "grotto-position/1".'),
        ('format = "grotto-position/2"', "This is not a position that Grotto can read"),
        (FORMAT, "game: is missing; a position must say which game it is, and for how many seats."),
        (FORMAT + 'game = "lantern-dice"', "seats: is missing; a position must say which game it is"),
        (FORMAT + "game = 3\nseats = 2", "game: must be a text in quotes."),
        (FORMAT + 'game = "chess"\nseats = 2', "There is no game called 'chess'."),
        (FORMAT + 'game = "lantern-dice"\nseats = 5', "seats: must be from 2 to 4."),
        (FORMAT + 'game = "lantern-dice"\nseats = "2"', "seats: must be a whole number."),
        (FORMAT + 'game = "lantern-dice"\nseats = 2\noptions = 3', "options: must be a table of named values."),
        (
            FORMAT + 'game = "lantern-dice"\nseats = 2\n[options]\nlights = 2',
            "options.lights: must be a text in quotes.",
        ),
        (FORMAT + 'game = "lantern-dice"\nseats = 2\n[options]\nlights = "9"', "The option lights cannot be '9'"),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        load_position(find, text, FastDice(1))
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_values_from_outside_are_taken_as_they_are_meant() -> None:
    assert whole("here", 3, 3, 3) == 3
    assert flag("here", True) is True
    assert word("here", "a") == "a"
    assert words("here", "a") == ["a"]
    assert words("here", ["a", "b"]) == ["a", "b"]
    assert listed("here", (1, "a")) == [1, "a"]
    assert section("here", {"a": 1}) == {"a": 1}
    known_keys("here", {"a": 1}, ("a", "b"))


@pytest.mark.parametrize(
    ("sentence", "value"),
    [
        ("here: must be a whole number.", True),
        ("here: must be a whole number.", 1.0),
        ("here: must be a whole number.", None),
        ("here: must be from 1 to 3.", 0),
        ("here: must be from 1 to 3.", 4),
    ],
)
def test_a_number_that_is_none_is_refused(sentence: str, value: object) -> None:
    with pytest.raises(BadInput) as caught:
        whole("here", value, 1, 3)
    assert str(caught.value) == sentence


def test_other_values_that_are_not_what_they_should_be_are_refused() -> None:
    for reader, value, sentence in (
        (flag, 0, "here: must be true or false."),
        (word, 0, "here: must be a text in quotes."),
        (words, [0], "here: must be a text in quotes."),
        (words, None, "here: must be a list."),
        (listed, "ab", "here: must be a list."),
        (section, [], "here: must be a table of named values."),
    ):
        with pytest.raises(BadInput) as caught:
            reader("here", value)
        assert str(caught.value) == sentence
    with pytest.raises(BadInput) as caught:
        known_keys("here", {"c\nd": 1}, ("a", "b"))
    assert str(caught.value) == "'here.c\\nd': means nothing here; there is: a, b."


# --- whatever else comes ----------------------------------------------------------------------------------------------


def written(case: Case) -> bytes:
    """The position of a game that has been going on for a while."""
    state = played(case.setup(), 3, 8)
    assert not state.over
    return state.base.as_position(state).encode()


def holds(data: bytes) -> bool:
    """Whether a file is believed. Then it must be a state that is consistent, can be shown and written, and goes on."""
    text = data.decode("utf-8", "replace")
    if is_refused(lambda: load_position(look_up, text, FastDice(1))):
        return False
    state = load_position(look_up, text, FastDice(1))
    state.check()
    again = state.base.as_position(state)
    assert load_position(look_up, again, FastDice(1)).dump() == state.dump()
    for seat in (None, *range(state.base.seats)):
        state.view(seat)
    play_on(state, Player(1), FURTHER)
    return True


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_bytes_are_refused_or_a_position_like_any_other(case: Case) -> None:
    good = written(case)
    believed = sum(holds(data) for data in noise_and_mangled(good, FastDice(1), RANDOM))
    assert believed < RANDOM // 4


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_cut_short_or_altered_anywhere_is_refused_or_one_like_any_other(case: Case) -> None:
    good = written(case)
    assert holds(good)
    believed = sum(holds(data) for data in (*cut_short(good), *flipped(good)))
    assert believed < len(good) // 4
