"""A rulebook read from its Markdown: numbered statements in sections, to look up, to search and to check against."""

from __future__ import annotations

import re
from typing import Final

from grotto.kernel.errors import BadInput

NUMBER: Final = re.compile(r"[A-Z][A-Z0-9]*-[0-9]{3}")
ITEM: Final = re.compile(r"- \*\*([A-Z][A-Z0-9]*-[0-9]{3})\*\* +(.*)")
OPENING: Final = re.compile(r"[,.:;(]")  # what comes before is what a statement begins with
HEADING: Final = re.compile(r"(#{1,3}) +(.*)")


class Statement:
    """A numbered statement: what it says, as Markdown, and in which section it stands."""

    def __init__(self, number: str, text: str, section: Section) -> None:
        self.number = number
        self.text = text
        self.section = section

    def __repr__(self) -> str:
        return f"<Statement {self.number}>"


class Section:
    """A heading with what follows it: some Markdown that has no number, then numbered statements."""

    def __init__(self, level: int, title: str) -> None:
        self.level = level
        self.title = title
        self.intro = ""
        self.statements: list[Statement] = []

    def __repr__(self) -> str:
        return f"<Section {self.title}>"


class Rulebook:
    """All sections in order, and all statements by number."""

    def __init__(self, sections: list[Section]) -> None:
        self.sections = sections
        self.statements: dict[str, Statement] = {}
        for section in sections:
            for statement in section.statements:
                if statement.number in self.statements:
                    raise BadInput(f"The rulebook has two statements with the number {statement.number}.")
                self.statements[statement.number] = statement

    @property
    def title(self) -> str:
        """The heading of the whole."""
        return self.sections[0].title if self.sections else ""

    def find(self, number: str) -> Statement | None:
        """The statement with a number, however its letters are typed."""
        return self.statements.get(number.upper())

    def begins(self, start: str) -> list[Statement]:
        """All statements whose number begins so."""
        return [statement for number, statement in self.statements.items() if number.startswith(start.upper())]

    def search(self, words: list[str], near: str = "") -> list[Statement]:
        """All statements in which every one of some words occurs, in the text, the number or the heading.

        First come those that begin with what is looked for, then those under such a heading, then those that have it
        as words, and last as parts of words; among these first the statements numbered like one that is `near`.
        """
        wanted = [word.casefold() for word in words]
        begun = [re.compile(rf"\b{re.escape(word)}") for word in wanted]
        found: list[tuple[int, bool, Statement]] = []
        for statement in self.statements.values():
            text, heading = plain(statement.text).casefold(), statement.section.title.casefold()
            whole = f"{statement.number.casefold()} {heading} {text}"
            if not all(word in whole for word in wanted):
                continue
            layers = [OPENING.split(text)[0], heading, whole]
            rank = next((rank for rank, layer in enumerate(layers) if all(word.search(layer) for word in begun)), 3)
            found.append((rank, family(statement.number) != family(near), statement))
        return [statement for _, _, statement in sorted(found, key=lambda one: one[:2])]


def family(number: str) -> str:
    """What comes before the hyphen: the part of the rules that a number belongs to."""
    return number.partition("-")[0]


def read_rulebook(text: str) -> Rulebook:
    """A rulebook from Markdown: `#` to `###` are headings, `- **NUMBER** …` statements, the rest stands as it is."""
    sections: list[Section] = []
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading is not None:
            sections.append(Section(len(heading.group(1)), heading.group(2).strip()))
            continue
        if not sections:
            sections.append(Section(1, ""))
        section = sections[-1]
        item = ITEM.fullmatch(line)
        if item is not None:
            section.statements.append(Statement(item.group(1), item.group(2).strip(), section))
        elif line.startswith("  ") and section.statements:
            section.statements[-1].text += " " + line.strip()  # a statement broken over several lines
        else:
            section.intro += line + "\n"
    for section in sections:
        section.intro = section.intro.strip()
    return Rulebook(sections)


def plain(text: str) -> str:
    """Markdown without its marks for emphasis and code, for where there is no such thing."""
    return text.replace("**", "").replace("*", "").replace("`", "")
