"""Reading a table of a pack with care: each value is checked as it is taken, and each fault noted with its line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from grotto.kernel.pack import Fault
from grotto.kernel.toml import BadToml, Place, read_toml

ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*")
LONGEST_ID: Final = 40
ID_EXPECTED: Final = f"letters a to z, digits and hyphens, {LONGEST_ID} at most, a letter or digit first"
LONGEST_SHOWN: Final = 40
LARGEST_SHOWN: Final = 10**12


class Report:
    """The faults found in one file so far."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []

    def add(self, line: int, field: str, found: str, expected: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(self.file, line, field, found, expected))

    def read(self, text: str) -> Record | None:
        """The file as one record; None where it is not TOML, which is then its one fault."""
        try:
            values, place = read_toml(text)
        except BadToml as error:
            self.add(error.line, "", error.what, "valid TOML")
            return None
        return Record(self, "", values, place)


class Record:
    """A table with the places of its keys. `label` names it in faults: "board 'mine' field 'hall'"."""

    def __init__(self, report: Report, label: str, values: Mapping[str, Any], place: Place) -> None:
        self.report = report
        self.label = label
        self.values = values
        self.place = place

    def place_of(self, key: str, *steps: int) -> Place:
        """Where a key's value stands, or an entry within it, or the nearest thing around it that is there."""
        place = self.place.keys.get(key, self.place)
        for step in steps:
            if step >= len(place.items):
                break
            place = place.items[step]
        return place

    def fault(self, found: str, expected: str, key: str = "", *steps: int) -> None:
        """Note a fault at the record itself, at a key of it, or at an entry of a key's list."""
        self.report.add(self.place_of(key, *steps).line, self.label, found, expected)

    def wrong(self, key: str, expected: str) -> None:
        """Note that a key's value is missing or not what it should be."""
        if key in self.values:
            self.fault(f"{key} is {shown(self.values[key])}", expected, key)
        else:
            self.fault(f"no {key}", expected)

    def only(self, *keys: str) -> None:
        """Note every key that means nothing here."""
        for key in self.values:
            if key not in keys:
                self.fault(f"unknown key {shown(key)}", f"one of: {', '.join(keys)}", key)

    def text(self, key: str, longest: int, needed: bool = False) -> str | None:
        """A line of words for people."""
        value = self.values.get(key)
        if isinstance(value, str) and 0 < len(value) <= longest and value.isprintable() and value.strip():
            return value
        if needed or key in self.values:
            self.wrong(key, f"a line of 1 to {longest} characters in quotes")
        return None

    def id(self, key: str) -> str | None:
        """A name for the program: it must be there."""
        value = self.values.get(key)
        if is_id(value):
            return str(value)
        self.wrong(key, ID_EXPECTED)
        return None

    def choice(self, key: str, choices: Sequence[str], needed: bool = True) -> str | None:
        """One of some words."""
        value = self.values.get(key)
        if isinstance(value, str) and value in choices:
            return value
        if needed or key in self.values:
            quoted = [f'"{choice}"' for choice in choices]
            self.wrong(key, quoted[0] if len(quoted) == 1 else f"one of: {', '.join(quoted)}")
        return None

    def whole(self, key: str, low: int, high: int) -> int | None:
        """A whole number within bounds: it must be there."""
        value = self.values.get(key)
        if is_whole(value, low, high):
            return int(value)  # type: ignore[arg-type]  # is_whole has looked
        self.wrong(key, f"a whole number from {low} to {high}")
        return None

    def table(self, key: str) -> Record | None:
        """A table within the table: it must be there."""
        value = self.values.get(key)
        if isinstance(value, dict):
            return Record(self.report, f"{self.label} {key}".strip(), value, self.place_of(key))
        self.wrong(key, "a table: { ... }")
        return None

    def entries(self, key: str, most: int, what: str) -> list[Any]:
        """A list that is not too long; empty where it is missing or wrong. `what` names its entries."""
        if key not in self.values:
            return []
        value = self.values[key]
        if not isinstance(value, list):
            self.wrong(key, f"a list of {what}")
            return []
        if len(value) > most:
            self.fault(f"{key} has {len(value)} {what}", f"{most} at most", key)
            return []
        return value

    def records(self, key: str, noun: str, most: int, tag: str = "id") -> list[Record]:
        """A list of tables, each labelled with its tag, or its number where it has no fit one."""
        found: list[Record] = []
        for index, item in enumerate(self.entries(key, most, "tables")):
            if not isinstance(item, dict):
                self.fault(f"{noun} {index + 1} is {shown(item)}", "a table: { ... }", key, index)
                continue
            name = f"'{item[tag]}'" if is_id(item.get(tag)) else str(index + 1)
            found.append(Record(self.report, f"{self.label} {noun} {name}".strip(), item, self.place_of(key, index)))
        return found


def is_id(value: object) -> bool:
    """Whether a value can name something: ASCII letters, digits and hyphens."""
    return isinstance(value, str) and len(value) <= LONGEST_ID and ID.fullmatch(value) is not None


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number within bounds; `true` and 1.0 are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def shown(value: object) -> str:
    """A value as found, short enough for a sentence whatever it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) <= LARGEST_SHOWN else "a very large number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_SHOWN else value[: LONGEST_SHOWN - 1] + "…")
    if isinstance(value, list):
        if len(value) <= 4 and not any(isinstance(item, (list, dict)) for item in value):
            return f"[{', '.join(shown(item) for item in value)}]"
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "a table"
    return "a date or time"
