"""In which language `grotto` speaks, and with which words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from grotto.kernel import Game, Noun, Setup, Text
from grotto.kernel.rulebook import Rulebook, read_rulebook
from grotto.kernel.text import Arg
from grotto.kernel.words import LANGUAGES, Words

FOLDER: Final = Path(__file__).parent
LONGEST: Final = 900  # characters within a sentence; Fluent itself has a limit of 1000


def chosen_language(given: str | None) -> str:
    """The language asked for, else that of the environment as far as there are words for it, else English."""
    if given is not None:
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            short = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"


class Speech:
    """The words of the command line and of one game; places are said with the name they have on the board."""

    def __init__(self, lang: str, game: Game | None = None, setup: Setup | None = None) -> None:
        folders = [FOLDER] if game is None else [FOLDER, game.folder()]
        self.words = Words(lang, *folders)
        self.lang = lang
        self.nouns: list[Noun] = setup.nouns() if setup is not None else []
        self._on_map: dict[Text, Text] = {}
        if setup is not None:
            self._on_map = {noun.text: setup.on_map(noun) for noun in self.nouns if noun.part == "place"}
        self.places = {noun.name: self.say(noun.text) for noun in self.nouns if noun.part == "place"}
        self.pieces = {noun.name: self.say(noun.text) for noun in self.nouns if noun.part == "piece"}

    def say(self, text: Text) -> str:
        """A text of the game or the kernel."""
        return self.words.say(self._with_places(text))

    def cli(self, key: str, **args: Arg) -> str:
        """Words of the command line. What somebody typed is quoted as far as a sentence can bear it."""
        short: dict[str, Arg] = {
            name: f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg
            for name, arg in args.items()
        }
        return self.words.say(Text(f"cli-{key}", **short))

    def _with_places(self, text: Text) -> Text:
        if text in self._on_map:
            return self._on_map[text]
        if not text.key:
            return text
        args: dict[str, Arg] = {
            name: self._with_places(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()
        }
        return Text(text.key, **args)


def rulebook_of(game: Game, lang: str) -> Rulebook:
    """The rulebook of a game in a language."""
    return read_rulebook((game.folder() / f"rules.{lang}.md").read_text(encoding="utf-8"))
