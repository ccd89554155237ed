"""Numbers and names in the words of a reader: what reports and plots write beside their marks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from grotto.kernel import Game, Setup, Text
from grotto.kernel.rulebook import Rulebook, plain, read_rulebook
from grotto.kernel.text import Arg
from grotto.kernel.words import Words
from grotto.lab.intervals import Interval

FOLDER: Final = Path(__file__).parent
MINUS: Final = "−"


class Telling:
    """The words of reports and of one game in one language."""

    def __init__(self, lang: str, game: Game) -> None:
        self.lang = lang
        self.words = Words(lang, FOLDER, game.folder())
        self.rulebook: Rulebook = read_rulebook((game.folder() / f"rules.{lang}.md").read_text(encoding="utf-8"))

    def say(self, key: str, **args: Arg) -> str:
        """Words of reports."""
        return self.words.say(Text(f"report-{key}", **args))

    def game(self, key: str, **args: Arg) -> str:
        """Words of the game."""
        return self.words.say(Text(key, **args))

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number as the language writes it."""
        written = f"{value:+,.{digits}f}" if signed else f"{value:,.{digits}f}"
        if not any(mark in "123456789" for mark in written):
            written = written.lstrip("+-")  # nothing is neither more nor less
        whole, point, rest = written.replace("-", MINUS).partition(".")
        return whole.replace(",", self.say("thousands")) + (self.say("point") + rest if point else "")

    def percent(self, part: float, digits: int = 1, signed: bool = False) -> str:
        """A part of 1 in hundredths, without the sign."""
        return self.number(100 * part, digits, signed)

    def span(self, interval: Interval, factor: float = 1.0, digits: int = 1, signed: bool = False) -> str:
        """An interval by its ends."""
        low, high = (self.number(factor * end, digits, signed) for end in (interval.low, interval.high))
        return self.say("span", low=low, high=high)

    def things(self, setup: Setup) -> dict[str, str]:
        """Pieces and cards by name, in words."""
        return {noun.name: self.words.say(noun.text) for noun in setup.nouns() if noun.part in ("piece", "card")}

    def rule(self, number: str) -> str:
        """What a rule says, in a line."""
        statement = self.rulebook.find(number)
        return plain(statement.text) if statement is not None else ""

    def ending(self, setup: Setup, ending: str) -> str:
        """Why a game ended."""
        key = f"ending-{ending}"
        if not self.words.has(key):
            return self.say("given-up")
        options = {name: int(value) if value.isdigit() else value for name, value in setup.options.items()}
        return self.words.say(Text(key, **options))


def shortened(text: str, longest: int) -> str:
    """The beginning of a text, cut between words where it is too long."""
    if len(text) <= longest:
        return text
    return f"{text[:longest].rsplit(' ', 1)[0].rstrip(',;:.')} …"
