"""What somebody means who types names: pieces, places, cards and acts, in words or as the game calls them, or the start
of either."""

from __future__ import annotations

import re

from grotto.cli.language import Speech
from grotto.kernel import BadInput, Noun

PARTS = ("piece", "place", "card", "act")
LONGEST = 5  # words of one name
MOST_LISTED = 8
WORD = re.compile(r"[^\s,;:.!?\"'“”„’()→>-]+")


class Names:
    """All nouns of a game with the words by which they can be typed."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.fillers = set(speech.cli("fillers").split())
        self.known: list[tuple[Noun, list[list[str]]]] = []
        for noun in speech.nouns:
            phrases = [words_of(noun.name), words_of(speech.words.say(noun.text))]
            self.known.append((noun, [phrase for phrase in phrases if phrase]))

    def read(self, typed: str) -> list[Noun]:
        """The nouns that a line names, in order. BadInput, in the table's language, where it names something else."""
        words = words_of(typed)
        found: list[Noun] = []
        start = 0
        while start < len(words):
            if words[start] in self.fillers and not self._exactly(words[start : start + 1]):
                start += 1
                continue
            noun, used = self._at(words[start : start + LONGEST])
            found.append(noun)
            start += used
        return found

    def understands(self, typed: str) -> bool:
        """Whether a line names something."""
        try:
            return bool(self.read(typed))
        except BadInput:
            return False

    def _at(self, words: list[str]) -> tuple[Noun, int]:
        """The noun that the beginning of some words names, and how many of them do."""
        for many in range(len(words), 0, -1):
            exact = self._exactly(words[:many])
            if exact:
                return exact[0], many
        for many in range(len(words), 0, -1):
            for candidates in (self._starting(words[:many]), self._containing(words[:many])):
                if candidates:
                    return self._only(candidates, " ".join(words[:many])), many
        raise BadInput(self.speech.cli("unknown-name", name=words[0]))

    def _only(self, candidates: list[Noun], typed: str) -> Noun:
        for part in PARTS:
            fitting = [noun for noun in candidates if noun.part == part]
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                names = [self.speech.words.say(noun.text) for noun in fitting[:MOST_LISTED]]
                more = ["…"] if len(fitting) > MOST_LISTED else []
                raise BadInput(self.speech.cli("unclear-name", name=typed, names=", ".join(names + more)))
        raise AssertionError(candidates)

    def _exactly(self, words: list[str]) -> list[Noun]:
        return [noun for noun, phrases in self.known if words in phrases]

    def _starting(self, words: list[str]) -> list[Noun]:
        return [noun for noun, phrases in self.known if any(_begins(phrase, words) for phrase in phrases)]

    def _containing(self, words: list[str]) -> list[Noun]:
        return [
            noun
            for noun, phrases in self.known
            if any(_begins(phrase[start:], words) for phrase in phrases for start in range(1, len(phrase)))
        ]


def words_of(text: str) -> list[str]:
    """The words of a line, without marks, capitals and hyphens."""
    return WORD.findall(text.casefold())


def _begins(phrase: list[str], words: list[str]) -> bool:
    """Whether each of some words is the start of the word at its place in a phrase."""
    return len(words) <= len(phrase) and all(full.startswith(start) for full, start in zip(phrase, words, strict=False))
