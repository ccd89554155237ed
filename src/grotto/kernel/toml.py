"""TOML with the line of every table, key and entry, which tomllib reads past without telling.

`tomllib` reads the text; what it has accepted is walked once more to note where things stand. So the walk need not
know what is allowed, only where keys and values begin and end. It raises IndexError where a text ends too soon.
"""

from __future__ import annotations

import contextlib
import re
import tomllib
from bisect import bisect_right
from typing import Any, Final

from grotto.kernel.errors import BadInput

LONGEST_LINE: Final = 1000
LONGEST_WHAT: Final = 160  # of a complaint, which may quote the line
DEEPEST: Final = 20  # brackets within brackets
SPACE: Final = " \t"
BLANK: Final = " \t\n"
END_OF_WORD: Final = ",]}#\n"
BARE: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
AT_LINE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")


class BadToml(BadInput):
    """Text that is not TOML; `line` is 0 where none can be named."""

    def __init__(self, line: int, what: str) -> None:
        what = what if len(what) <= LONGEST_WHAT else what[: LONGEST_WHAT - 1] + "…"
        super().__init__(f"line {line}: {what}." if line else f"{what}.")
        self.line = line
        self.what = what


class Place:
    """Where a value stands: the line it begins on, and the places of what is in it, by key or in order."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.keys: dict[str, Place] = {}
        self.items: list[Place] = []


def read_toml(text: str) -> tuple[dict[str, Any], Place]:
    """What a TOML text says, and where it says it. Raises BadToml."""
    source = text.replace("\r\n", "\n")
    for number, line in enumerate(source.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadToml(number, f"the line has {len(line)} characters, {LONGEST_LINE} are the most")
    try:
        values = tomllib.loads(source)
    except RecursionError:
        raise BadToml(_Walk(source).last_opened(), "brackets are nested too deep") from None
    except tomllib.TOMLDecodeError as error:
        raise _syntax(str(error), source) from None
    except ValueError:
        raise BadToml(0, "a number is too large to read") from None
    return values, _Walk(source).document()


def _syntax(message: str, source: str) -> BadToml:
    """The parser's complaint with its line taken out of its words."""
    found = AT_LINE.search(message)
    if found is None:
        what = message.replace(" (at end of document)", " before the end of the file")
        return BadToml(_Walk(source).last_opened(), what)
    return BadToml(int(found.group(1)), f"{message[: found.start()]} (column {found.group(2)})")


class _Walk:
    """One pass over a text that is known to be TOML."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.size = len(source)
        self.pos = 0
        self.ends = [index for index, mark in enumerate(source) if mark == "\n"]
        self.opened: list[int] = [1]  # the lines of the statement and the values being walked

    def line(self) -> int:
        """The line of the present position."""
        return bisect_right(self.ends, self.pos - 1) + 1

    def last_opened(self) -> int:
        """For a text that ends too soon: the line of what is begun last and never ended."""
        with contextlib.suppress(IndexError):
            self.document()
        return self.opened[-1]

    def document(self) -> Place:
        """The places of a whole text: tables and keys, statement by statement."""
        root = Place(1)
        table = root
        while True:
            self.skip_blank()
            if self.pos >= self.size:
                return root
            line = self.line()
            self.opened[0] = line
            if self.source.startswith("[[", self.pos):
                self.pos += 2
                parts = self.key()
                array = descend(root, parts, line)
                table = Place(line)
                array.items.append(table)
                self.pos += 2
            elif self.source[self.pos] == "[":
                self.pos += 1
                table = descend(root, self.key(), line)
                table = table.items[-1] if table.items else table
                table.line = line
                self.pos += 1
            else:
                self.assignment(table, 0)

    def skip_blank(self) -> None:
        """Past spaces, ends of lines and comments."""
        while self.pos < self.size:
            mark = self.source[self.pos]
            if mark == "#":
                end = self.source.find("\n", self.pos)
                self.pos = self.size if end < 0 else end
            elif mark in BLANK:
                self.pos += 1
            else:
                return

    def skip_space(self) -> None:
        """Past spaces on this line."""
        while self.pos < self.size and self.source[self.pos] in SPACE:
            self.pos += 1

    def assignment(self, table: Place, depth: int) -> None:
        """One `key = value`, noted in the table it stands in; ends behind the value."""
        line = self.line()
        parts = self.key()
        self.pos += 1  # the equals sign
        self.skip_space()
        parent = descend(table, parts[:-1], line) if len(parts) > 1 else table
        place = self.value(depth)
        place.line = line
        parent.keys[parts[-1]] = place

    def key(self) -> list[str]:
        """The parts of a dotted key; ends at what follows it."""
        parts: list[str] = []
        while True:
            self.skip_space()
            start = self.pos
            if self.source[self.pos] in "\"'":
                self.skip_string()
                parts.append(_unquoted(self.source[start : self.pos]))
            else:
                while self.pos < self.size and self.source[self.pos] in BARE:
                    self.pos += 1
                parts.append(self.source[start : self.pos])
            self.skip_space()
            if self.source[self.pos] != ".":
                return parts
            self.pos += 1

    def value(self, depth: int) -> Place:
        """The place of a value with all that is in it; ends behind it."""
        place = Place(self.line())
        mark = self.source[self.pos]
        if depth > DEEPEST:
            raise BadToml(place.line, "brackets are nested too deep")
        self.opened.append(place.line)
        if mark in "\"'":
            self.skip_string()
        elif mark == "[":
            self.pos += 1
            while self.another("]"):
                place.items.append(self.value(depth + 1))
        elif mark == "{":
            self.pos += 1
            while self.another("}"):
                self.assignment(place, depth + 1)
        else:
            self.skip_word()
        self.opened.pop()
        return place

    def another(self, closing: str) -> bool:
        """Whether there is another entry before the bracket closes; ends at it, or behind the bracket."""
        self.skip_blank()
        if self.source[self.pos] == ",":
            self.pos += 1
            self.skip_blank()
        if self.source[self.pos] == closing:
            self.pos += 1
            return False
        return True

    def skip_word(self) -> None:
        """Past a number, a date, true or false, and the spaces behind it."""
        start = self.pos
        while self.pos < self.size and self.source[self.pos] not in END_OF_WORD:
            self.pos += 1
        if self.pos == start:
            raise IndexError(start)

    def skip_string(self) -> None:
        """Past a string of any of the four kinds."""
        quote = self.source[self.pos]
        long = self.source.startswith(quote * 3, self.pos)
        closing = quote * 3 if long else quote
        self.pos += len(closing)
        while not self.source.startswith(closing, self.pos):
            if self.pos >= self.size:
                raise IndexError(self.pos)
            self.pos += 2 if quote == '"' and self.source[self.pos] == "\\" else 1
        self.pos += len(closing)
        if long:  # a long string may end in one or two quotes of its own
            for _ in range(2):
                if self.source.startswith(quote, self.pos):
                    self.pos += 1


def descend(place: Place, parts: list[str], line: int) -> Place:
    """The place that a dotted key leads to, made where it is new; arrays of tables are entered at their last one."""
    for part in parts:
        if place.items:
            place = place.items[-1]
        if part not in place.keys:
            place.keys[part] = Place(line)
        place = place.keys[part]
    return place


def _unquoted(raw: str) -> str:
    """A quoted key as it is meant."""
    text: str = tomllib.loads(f"key = {raw}")["key"]
    return text
