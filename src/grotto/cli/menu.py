"""The numbered list of what can be answered, grouped by piece; the numbers are the menu's own and start at 1."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from grotto.cli.language import Speech
from grotto.cli.screen import Row, Screen
from grotto.kernel import Option, State, Text

INDENT = 2
GAP = 3
CLOSED, BRIEF, FULL = 0, 1, 2
"""How much of a menu is put out: nothing, a line or two for each piece with places as on the map, or all in words."""
SHORT: Final = "short"  # at the end of the key of words that will do where an option's piece is named above
MOST: Final = 3  # one part in so many of a screen is as much as a menu takes up when it is asked for


@dataclass
class Item:
    """A line of the menu: its number, the option it stands for, its words, and shorter words for a brief menu."""

    number: int
    option: int
    words: str
    brief: str


@dataclass
class Group:
    """What can be done with one piece in one place; `title` is empty for what no piece does."""

    title: str
    brief: str
    items: list[Item] = field(default_factory=list)


class Menu:
    """All options of a seat by menu number."""

    def __init__(self, state: State, seat: int, speech: Speech) -> None:
        self.speech = speech
        self.groups: list[Group] = []
        self.by_number: dict[int, int] = {}
        options = [state.describe(seat, option) for option in state.options(seat)]
        groups: dict[tuple[str, str], list[Option]] = {}
        for option in options:
            intent = option.intent
            key = (intent.piece, intent.source) if intent.source else ("", "")
            groups.setdefault(key, []).append(option)
        same_owner = len({piece.partition(" ")[0] for piece, source in groups if source}) == 1
        for piece, source in [("", ""), *[key for key in groups if key[1]]]:
            group = self._group(piece, source, same_owner)
            for option in groups.get((piece, source), []):
                number = len(self.by_number) + 1
                self.by_number[number] = option.number
                group.items.append(self._item(number, option))
            if group.items:
                self.groups.append(group)

    def _group(self, piece: str, source: str, same_owner: bool) -> Group:
        """An empty group. The owner is left out where all pieces have the same one."""
        if not source:
            return Group("", "")
        pieces, places = self.speech.pieces, self.speech.places
        name = pieces.get(piece, piece)
        if same_owner:
            name = pieces.get(piece.partition(" ")[2], name)
        name = name[:1].upper() + name[1:]
        return Group(f"{name}, {places.get(source, source)}", f"{name} {source}")

    def _item(self, number: int, option: Option) -> Item:
        """An option as a line: under the title of its piece the place will do, or the short form of its words; where
        the question is about nothing but a place, a brief menu leaves the rest to the question."""
        intent, text = option.intent, option.text
        arrow = f"→ {intent.target}"
        if intent.source and intent.target:
            return Item(number, option.number, f"→ {self.speech.places.get(intent.target, intent.target)}", arrow)
        if intent.source and self.speech.words.has(f"{text.key}-{SHORT}"):
            text = Text(f"{text.key}-{SHORT}", **text.args)
        words = self.speech.say(text)
        place_alone = intent.target and not intent.piece and not intent.card
        return Item(number, option.number, words, arrow if place_alone else words)

    def rows(self, width: int, form: int, only: list[int] | None = None) -> list[Row]:
        """The menu as rows, or only some of its options."""
        chosen = [
            Group(group.title, group.brief, [item for item in group.items if only is None or item.option in only])
            for group in self.groups
        ]
        chosen = [group for group in chosen if group.items]
        if form == BRIEF:
            return brief_rows(chosen, width)
        rows: list[Row] = []
        for group in chosen if form == FULL else []:
            rows += [[(group.title, "bold")]] if group.title else []
            rows += columns(group.items, width)
        return rows

    def show(self, screen: Screen, only: list[int] | None = None) -> None:
        """Put the menu out, or only some of its options; in brief if too much would be scrolled away otherwise."""
        rows = self.rows(screen.width, FULL, only)
        if screen.height and len(rows) * MOST > screen.height:
            rows = self.rows(screen.width, BRIEF, only)
        screen.rows(rows)


def columns(items: list[Item], width: int) -> list[Row]:
    """Items side by side in columns of equal width, as many as fit, numbered row by row."""
    cells = [(f"{item.number:>{INDENT + 2}}", f" {item.words}") for item in items]
    wide = max(len(number) + len(words) for number, words in cells) + GAP
    across = max(1, (width + GAP) // wide)
    rows: list[Row] = []
    for start in range(0, len(cells), across):
        row: Row = []
        for number, words in cells[start : start + across]:
            row += [(number, "number"), (words.ljust(wide - len(number)), "")]
        rows.append(row)
    return rows


def brief_rows(groups: list[Group], width: int) -> list[Row]:
    """A row for each group, or more where they are needed: its title, and its items behind each other."""
    margin = max((len(group.brief) for group in groups), default=0) + 1
    margin = margin if margin <= width // 2 else INDENT
    rows: list[Row] = []
    for group in groups:
        row: Row = [(group.brief.ljust(margin), "bold")] if group.brief else []
        start = len(group.brief.ljust(margin)) if group.brief else 0
        column = start
        for item in group.items:
            number, words = f"{item.number:>{INDENT + 1}}", f" {item.brief} "
            if column > start and column + len(number) + len(words) > width + 1:
                rows.append(row)
                start = margin if group.brief else 0
                row, column = [(" " * start, "")], start
            row += [(number, "number"), (words, "")]
            column += len(number) + len(words)
        rows.append(row)
    return rows
