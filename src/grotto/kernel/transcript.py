"""The record of a game: its setup, all answers and all that chance decided; played again it comes to the same state."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from grotto.kernel.dice import Roll
from grotto.kernel.errors import BadInput
from grotto.kernel.pack import Pack

FORMAT: Final = "grotto-transcript/1"
LONGEST: Final = 16_000_000  # characters
MOST_ENTRIES: Final = 1_000_000


class Entry:
    """One answer and the chance results it brought about; with `undo`, the seat took its last answer back instead."""

    def __init__(self, seat: int, option: int, rolls: list[Roll], undo: bool = False) -> None:
        self.seat = seat
        self.option = option
        self.rolls = rolls
        self.undo = undo

    def plain(self) -> list[object]:
        """The entry as it stands in a file: seat, option (or "undo"), and the rolls if there were any."""
        plain: list[object] = [self.seat, "undo" if self.undo else self.option]
        if self.rolls:
            plain.append([roll.plain() for roll in self.rolls])
        return plain

    def line(self) -> str:
        """The entry as a line of a file."""
        return "  " + json.dumps(self.plain())


class Transcript:
    """All that is needed to play a game again. It holds hidden things: for the table alone until the game is over."""

    def __init__(self, game: str, version: str, seats: int, options: dict[str, str], pack: Pack | None) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.pack = pack
        self.table = ""  # a name for this one game, which its commitment includes
        self.position = ""  # the readable position it began from; empty: from the beginning
        self.commitment = ""
        self.secret = ""  # hexadecimal; revealed when the game is over
        self.rolls: list[Roll] = []  # those of the setup
        self.entries: list[Entry] = []
        self.digest = ""  # of the state after the last entry
        self.outcome: dict[str, object] | None = None

    def about(self) -> str:
        """What the commitment binds the secret to: this game with these options at this table."""
        pack = self.pack.digest() if self.pack is not None else ""
        named: list[object] = [self.game, self.version, self.seats, sorted(self.options.items()), pack, self.table]
        return json.dumps([*named, self.position] if self.position else named)

    def every_roll(self) -> list[Roll]:
        """All chance results in the order in which they came."""
        return [*self.rolls, *(roll for entry in self.entries for roll in entry.rolls)]

    def to_json(self) -> str:
        """The transcript as text, one line an entry."""
        return self.with_lines([entry.line() for entry in self.entries])

    def with_lines(self, lines: Sequence[str]) -> str:
        """The transcript as text, where its entries have been written already."""
        head: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "pack": {"name": self.pack.name, "files": dict(self.pack.files)} if self.pack is not None else None,
            "table": self.table,
            "position": self.position,
            "commitment": self.commitment,
            "secret": self.secret,
            "outcome": self.outcome,
            "digest": self.digest,
            "rolls": [roll.plain() for roll in self.rolls],
        }
        first = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in head.items()]
        return "{" + ",\n".join(first) + ',\n"entries": [\n' + ",\n".join(lines) + "\n]}\n"


def read_transcript(text: str) -> Transcript:
    """A transcript from text; BadInput in one sentence for anything that is not a whole one."""
    if len(text) > LONGEST:
        raise BadInput("The transcript is too long.")
    try:
        data = json.loads(text)
        proper = _is_proper(text) and ("\\ud" not in text.lower() or _is_proper(json.dumps(data, ensure_ascii=False)))
    except (ValueError, RecursionError) as error:
        raise BadInput(f"The transcript is damaged or cut short: {error}.") from None
    if not proper:
        raise BadInput("The transcript has something in it that is not proper text.")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f"This is not a transcript of the format {FORMAT}.")
    reader = _Reader(data)
    transcript = Transcript(
        reader.string("game"), reader.string("version"), reader.whole("seats"), reader.strings("options"), reader.pack()
    )
    transcript.table = reader.string("table")
    transcript.position = reader.string("position") if "position" in data else ""
    transcript.commitment = reader.string("commitment")
    transcript.secret = reader.string("secret")
    transcript.digest = reader.string("digest")
    transcript.outcome = reader.outcome()
    transcript.rolls = [read_roll(item, "rolls") for item in reader.items("rolls")]
    transcript.entries = [
        _read_entry(item, f"entry {number}") for number, item in enumerate(reader.items("entries"), start=1)
    ]
    return transcript


class _Reader:
    """Takes values of the right type out of a parsed transcript."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data

    def string(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str):
            raise BadInput(f"The transcript's {name} should be text.")
        return value

    def whole(self, name: str) -> int:
        return _whole(self.data.get(name), name)

    def strings(self, name: str) -> dict[str, str]:
        return _texts(self.data.get(name), name)

    def items(self, name: str) -> list[Any]:
        value = self.data.get(name)
        if not isinstance(value, list) or len(value) > MOST_ENTRIES:
            raise BadInput(f"The transcript's {name} should be a list.")
        return value

    def outcome(self) -> dict[str, object] | None:
        value = self.data.get("outcome")
        if value is not None and not isinstance(value, dict):
            raise BadInput("The transcript's outcome should be a table.")
        return value

    def pack(self) -> Pack | None:
        value = self.data.get("pack")
        if value is None:
            return None
        if not isinstance(value, dict) or not isinstance(value.get("name"), str):
            raise BadInput("The transcript's pack should have a name and files.")
        return Pack(value["name"], _texts(value.get("files"), "pack"))


def _is_proper(text: str) -> bool:
    """Whether a text can be shown and saved: half of a character cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not -(2**31) < value < 2**31:
        raise BadInput(f"The transcript's {where} should be a whole number.")
    return value


def _texts(value: object, where: str) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(item, str) for item in value.values()):
        raise BadInput(f"The transcript's {where} should be a table of texts.")
    return {str(name): str(item) for name, item in value.items()}


def read_roll(item: object, where: str) -> Roll:
    """A chance result as it stands in a file."""
    if not isinstance(item, list) or len(item) != 3 or not isinstance(item[0], str) or not isinstance(item[2], list):
        raise BadInput(f"The transcript's {where} has a chance result that cannot be read.")
    return Roll(item[0], _whole(item[1], where), tuple(_whole(value, where) for value in item[2]))


def _read_entry(item: object, where: str) -> Entry:
    if not isinstance(item, list) or not 2 <= len(item) <= 3:
        raise BadInput(f"The transcript's {where} cannot be read.")
    seat = _whole(item[0], where)
    undo = item[1] == "undo"
    rolls = item[2] if len(item) == 3 else []
    if not isinstance(rolls, list) or (undo and rolls):
        raise BadInput(f"The transcript's {where} cannot be read.")
    if undo:
        return Entry(seat, 0, [], undo=True)
    return Entry(seat, _whole(item[1], where), [read_roll(roll, where) for roll in rolls])
