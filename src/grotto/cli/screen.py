"""The terminal: where words and drawings are put out, and lines are read in."""

from __future__ import annotations

import io
import os
import re
import sys
import textwrap
from typing import Final

try:
    import readline  # gives `input` the arrow keys and a history
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

from rich.console import Console
from rich.text import Text as Rich

Row = list[tuple[str, str]]

STYLES: Final = {
    "seat0": "bold red",
    "seat1": "bold bright_blue",
    "seat2": "bold green",
    "seat3": "bold yellow",
    "wall": "grey50",
    "door": "color(136)",
    "rock": "grey30",
    "gold": "color(136)",
    "name": "",
    "entrance": "bold cyan",
    "pit": "bold magenta",
    "more": "reverse",
    "bold": "bold",
    "dim": "grey54",
    "rule": "cyan",
    "number": "bold cyan",
    "bad": "bold red",
    "good": "bold green",
}
ASCII: Final = str.maketrans(
    {
        "━": "-", "┃": "|", "╸": "-", "╺": "-", "╹": "'", "╻": ",", "┊": ":", "▒": "#",
        "┗": "+", "┏": "+", "┣": "+", "┛": "+", "┻": "+", "┓": "+", "┫": "+", "┳": "+", "╋": "+",
        "▲": "^", "●": "o", "■": "#", "◆": "*", "→": ">", "×": "x", "·": "-", "…": "...", "–": "-", "—": "-",
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
        "“": '"', "”": '"', "„": '"', "’": "'",
    }
)  # fmt: skip
"""For terminals that can show nothing else. What is not listed becomes a question mark."""
NARROWEST: Final = 20
COLUMN: Final = re.compile(r"\S.*? {2,}(?=\S)")  # what stands before a second column


class Pipe(Console):
    """Rich's console, but whoever closes the other end of a pipe early is left to the command to deal with."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Standard input and output. Colour only where somebody can see it; Rich keeps to NO_COLOR."""

    def __init__(self) -> None:
        self.plain = not _shows_everything()
        if self.plain and isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a stray byte is a slip of the keyboard, not the end of the game
        self.console = Pipe(file=sys.stdout, highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(self.console.width, NARROWEST)

    @property
    def height(self) -> int:
        """How many rows can be seen at once; 0 where the output is not a terminal."""
        return self.console.height if self.console.is_terminal else 0

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, broken between words where it is too long; in two columns, it stays in the second."""
        margin = " " * indent
        for line in self._shown(text).split("\n"):
            column = COLUMN.match(line)
            hang = " " * column.end() if column is not None and column.end() < self.width // 2 else ""
            parts = textwrap.wrap(line, self.width, initial_indent=margin, subsequent_indent=margin + hang) or [""]
            for part in parts:
                self.console.print(Rich(part, style=STYLES.get(style, style)))

    def row(self, row: Row) -> None:
        """A row of spans; a long one is broken between words."""
        self.rows([row])

    def rows(self, rows: list[Row]) -> None:
        """Several rows."""
        if rows:
            self.console.print(Rich("\n").join([self._styled(row) for row in rows]))

    def whole(self, row: Row) -> None:
        """A row that is never broken, for what somebody may copy or look for."""
        self.console.print(self._styled(row), soft_wrap=True)

    def _styled(self, row: Row) -> Rich:
        line = Rich()
        for text, style in row:
            line.append(self._shown(text), STYLES.get(style, ""))
        line.rstrip()
        return line

    def clear(self) -> None:
        """Wipe the screen, and what has been scrolled away, where there is one."""
        if self.live:
            self.console.clear()
            if os.environ.get("TERM") != "dumb":
                self.console.file.write("\x1b[3J")
                self.console.file.flush()

    def forget(self) -> None:
        """Let nobody find with the arrow keys what somebody else has typed."""
        if readline is not None:
            readline.clear_history()

    def ask(self, prompt: str) -> str:
        """A line that somebody types, without spaces around it. EOFError when there is none any more."""
        if sys.stdin is None:
            raise EOFError
        try:
            return input(self._shown(prompt)).strip()
        except (ValueError, OSError):  # a closed or unreadable standard input; UnicodeDecodeError is a ValueError
            raise EOFError from None

    def _shown(self, text: str) -> str:
        """What is put out: nothing that a file or somebody typing has smuggled in can steer the terminal."""
        if not text.isprintable():
            text = "".join(mark if mark.isprintable() or mark == "\n" else "\ufffd" for mark in text)
        return text.translate(ASCII) if self.plain else text


def abandon_output() -> None:
    """Whoever was looking has gone: nothing more is to be written, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _shows_everything() -> bool:
    try:
        "┏▲→“ß".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
