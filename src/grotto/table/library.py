"""The games of a server with what is worked out once for each way of playing them, and the words and rules of each."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Final

import msgspec

from grotto.kernel.errors import BadInput
from grotto.kernel.game import Game, Setup
from grotto.kernel.pack import Pack
from grotto.kernel.rulebook import read_rulebook
from grotto.kernel.words import LANGUAGES
from grotto.table.ports import Catalogue, Trouble
from grotto.table.protocol import GameCard, RulebookInfo, SectionInfo, SettingInfo, StatementInfo, Words
from grotto.table.saying import noun_info

KEPT: Final = 300  # ways of playing a game
HERE: Final = Path(__file__).parent
KERNEL: Final = HERE.parent / "kernel"

_encoder = msgspec.json.Encoder()


class Known:
    """A game with its settings: what never changes while it is played, as it is sent to clients."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.furniture = msgspec.Raw(_encoder.encode(setup.furniture()))
        self.nouns = msgspec.Raw(_encoder.encode([noun_info(noun) for noun in setup.nouns()]))


class Library:
    """Finds games and keeps what takes long to work out."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._games: dict[str, Game] = {}
        self._known: OrderedDict[tuple[object, ...], Known] = OrderedDict()
        self._books: dict[tuple[str, str], RulebookInfo] = {}
        self._words: dict[tuple[str, str], list[str]] = {}

    def game(self, name: str) -> Game:
        """The game with an id; BadInput if it is not among those offered."""
        if name not in self.catalogue.ids:
            raise BadInput(f"There is no game called {name!r} here.")
        if name not in self._games:
            self._games[name] = self.catalogue.find(name)
        return self._games[name]

    def known(self, name: str, seats: int, options: dict[str, str], pack: Pack | None) -> Known:
        """A game with its settings; BadInput where they do not fit it."""
        game = self.game(name)
        key = (name, seats, tuple(sorted(options.items())), pack.name if pack else "", pack.digest() if pack else "")
        if key not in self._known:
            self._known[key] = Known(game, game.setup(seats, options, pack))
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def card(self, name: str, levels: list[str]) -> GameCard:
        """What a game is and what can be set; offered first is what suits people."""
        game = self._wanted(name)
        settings = [
            SettingInfo(setting.name, list(setting.choices), setting.with_people, setting.rule)
            for setting in game.settings()
        ]
        lessons = sorted(path.stem for path in (game.folder() / "lessons").glob("*.toml"))
        return GameCard(name, game.version, game.seats, settings, levels, lessons)

    def lesson(self, name: str, lesson: str) -> str:
        """The position of a game to learn it with, by name."""
        if lesson not in self.card(name, []).lessons:
            raise Trouble(404, Words("table-no-such-lesson", {"lesson": lesson}))
        return (self._wanted(name).folder() / "lessons" / f"{lesson}.toml").read_text(encoding="utf-8")

    def rulebook(self, name: str, lang: str) -> RulebookInfo:
        """A game's rulebook in a language."""
        folder = self._wanted(name).folder()
        _check(lang)
        if (name, lang) not in self._books:
            book = read_rulebook((folder / f"rules.{lang}.md").read_text(encoding="utf-8"))
            sections = [
                SectionInfo(one.level, one.title, one.intro, [StatementInfo(s.number, s.text) for s in one.statements])
                for one in book.sections
            ]
            self._books[name, lang] = RulebookInfo(book.title, sections)
        return self._books[name, lang]

    def words(self, name: str, lang: str) -> list[str]:
        """The Fluent files of kernel and table in a language, then those of a game, if one is named."""
        folders = [KERNEL, HERE, *([self._wanted(name).folder()] if name else [])]
        _check(lang)
        if (name, lang) not in self._words:
            paths = [path for folder in folders for path in sorted((folder / "words").glob(f"{lang}*.ftl"))]
            wanted = [path for path in paths if path.stem.partition(".")[0] == lang]
            self._words[name, lang] = [path.read_text(encoding="utf-8") for path in wanted]
        return self._words[name, lang]

    def _wanted(self, name: str) -> Game:
        try:
            return self.game(name)
        except BadInput:
            raise Trouble(404, Words("table-no-such-game", {"game": name})) from None


def _check(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Trouble(404, Words("table-no-such-language", {"lang": lang}))
