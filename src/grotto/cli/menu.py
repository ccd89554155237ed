"""The numbered list of what can be answered, grouped by piece; the numbers are the menu's own and start at 1."""

from __future__ import annotations

from dataclasses import dataclass, field

from grotto.cli.language import Speech
from grotto.cli.screen import Row, Screen
from grotto.kernel import Option, State

INDENT = 2
GAP = 3


@dataclass
class Item:
    """A line of the menu: its number, the option it stands for, and its words."""

    number: int
    option: int
    words: str


@dataclass
class Group:
    """What can be done with one piece in one place; `title` is empty for what no piece does."""

    title: str
    items: list[Item] = field(default_factory=list)


class Menu:
    """All options of a seat by menu number."""

    def __init__(self, state: State, seat: int, speech: Speech) -> None:
        self.groups: list[Group] = []
        self.by_number: dict[int, int] = {}
        options = [state.describe(seat, option) for option in state.options(seat)]
        groups: dict[tuple[str, str], list[Option]] = {}
        for option in options:
            intent = option.intent
            key = (intent.piece, intent.source) if intent.source else ("", "")
            groups.setdefault(key, []).append(option)
        places, pieces = speech.places, speech.pieces
        order = [("", ""), *[key for key in groups if key[1]]]
        for piece, source in order:
            title = f"{pieces.get(piece, piece)}, {places.get(source, source)}" if source else ""
            group = Group(title[:1].upper() + title[1:])
            for option in groups.get((piece, source), []):
                number = len(self.by_number) + 1
                self.by_number[number] = option.number
                target = option.intent.target
                words = f"→ {places.get(target, target)}" if source and target else speech.say(option.text)
                group.items.append(Item(number, option.number, words))
            if group.items:
                self.groups.append(group)

    def show(self, screen: Screen, only: list[int] | None = None) -> None:
        """Put the menu out, or only some of its options."""
        for group in self.groups:
            items = [item for item in group.items if only is None or item.option in only]
            if not items:
                continue
            if group.title:
                screen.say(group.title, "bold")
            screen.rows(columns(items, screen.width))

    def height(self, width: int) -> int:
        """How many rows the whole menu takes up."""
        return sum(len(columns(group.items, width)) + bool(group.title) for group in self.groups)


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
