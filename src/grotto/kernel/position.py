"""Readable positions: a TOML text that says which game it is, for how many, with which options, and what is where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from grotto.kernel.dice import Dice
from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game
from grotto.kernel.pack import Pack
from grotto.kernel.state import State
from grotto.kernel.toml import BadToml, read_toml

FORMAT: Final = "grotto-position/1"
HEAD: Final = ("format", "game", "seats", "options")
"""The keys of a position that every game has; all others are the game's own."""


def load_position(find_game: Callable[[str], Game], text: str, dice: Dice, pack: Pack | None = None) -> State:
    """The state that a position describes, run to its first question. `find_game` gives the game with an id."""
    table = position_table(text)
    for key in ("game", "seats"):
        if key not in table:
            raise bad(key, "is missing; a position must say which game it is, and for how many seats")
    game = find_game(word("game", table["game"]))
    seats = whole("seats", table["seats"], game.seats[0], game.seats[1])
    options = {
        key: word(f"options.{key}", value) for key, value in section("options", table.get("options", {})).items()
    }
    return game.setup(seats, options, pack).position(table, dice)


def position_table(text: str) -> dict[str, Any]:
    """What the text of a position says, as far as every position is alike."""
    try:
        table, _ = read_toml(text)
    except BadToml as error:
        raise BadInput(f"The position is not proper TOML: {error}") from None
    if table.get("format") != FORMAT:
        raise BadInput(f'This is not a position that Grotto can read: it must say format = "{FORMAT}".')
    return table


def head(game: str, seats: int, options: Mapping[str, str]) -> list[str]:
    """The first lines of a written position."""
    lines = [f"format = {quoted(FORMAT)}", f"game = {quoted(game)}", f"seats = {seats}", "", "[options]"]
    return lines + [f"{name} = {quoted(value)}" for name, value in options.items()]


def quoted(text: str) -> str:
    """A text as a TOML string."""
    marked = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(mark if mark.isprintable() else f"\\U{ord(mark):08X}" for mark in marked) + '"'


# --- what comes from outside, checked bit by bit; `where` is the place that the sentence names ----------------------


def bad(where: str, what: str) -> BadInput:
    """The one sentence for something wrong in a place."""
    return BadInput(f"{where if where.isprintable() else ascii(where)}: {what}.")


def section(where: str, value: object) -> dict[str, Any]:
    """A table of named values."""
    if not isinstance(value, Mapping):
        raise bad(where, "must be a table of named values")
    return {str(key): inside for key, inside in value.items()}


def known_keys(where: str, table: Mapping[str, object], known: Collection[str]) -> None:
    """Refuse names that mean nothing here."""
    for key in table:
        if key not in known:
            place = f"{where}.{key}" if where else key
            raise bad(place, f"means nothing here; there is: {', '.join(known)}")


def whole(where: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad(where, "must be a whole number")
    if not low <= value <= high:
        raise bad(where, f"must be from {low} to {high}")
    return value


def flag(where: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise bad(where, "must be true or false")
    return value


def word(where: str, value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise bad(where, "must be a text in quotes")
    return value


def listed(where: str, value: object) -> list[Any]:
    """A list."""
    if not isinstance(value, (list, tuple)):
        raise bad(where, "must be a list")
    return list(value)


def words(where: str, value: object) -> list[str]:
    """A list of texts; one text alone is a list of one."""
    if isinstance(value, str):
        return [value]
    return [word(where, item) for item in listed(where, value)]
