"""The board drawn with characters: walls, doors, and in each field its label and what stands there."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.board import ENTRANCE, PIT, Board

Span = tuple[str, str]
"""Some characters, and the name of the style they are to be shown in."""

SMALLEST: Final = 8  # columns from one wall to the next
WIDEST: Final = 16
ROOMY: Final = 3  # rows from one wall to the next
TIGHT: Final = 2
ARMS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by the arms of a crossing: 1 up, 2 right, 4 down, 8 left
ROCK: Final = "▒"
NARROW: Final = "┊"  # a door where a gap would leave nothing of the wall between two labels


class Token:
    """Something that stands in a field: how it is written, its style, and how many pieces it stands for."""

    def __init__(self, text: str, style: str, count: int) -> None:
        self.text = text
        self.style = style
        self.count = count


class Inside:
    """What is to be written into a field: ways to write its label, the best first, and its tokens.

    `squeezed`: labels that will do where the tokens would otherwise find no room.
    """

    def __init__(self, labels: list[list[Span]], squeezed: list[list[Span]], tokens: list[Token]) -> None:
        self.labels = labels
        self.squeezed = squeezed
        self.tokens = tokens


class Run:
    """A stretch of free characters in one row of a field."""

    def __init__(self, row: int, start: int, end: int) -> None:
        self.row = row
        self.start = start
        self.end = end


def length(spans: list[Span]) -> int:
    """How many characters some spans take up."""
    return sum([len(text) for text, _ in spans])


def map_width(board: Board, pitch: int) -> int:
    """How many columns the board takes up when its walls are so many apart."""
    return board.width * pitch + 1


def widest_pitch(board: Board, width: int) -> int:
    """How far apart walls can be in so many columns; 0 when the board cannot be drawn."""
    pitch = (width - 1) // board.width
    return 0 if pitch < SMALLEST else min(pitch, WIDEST)


class Map:
    """A board on a grid of characters."""

    def __init__(self, board: Board, pitch: int, rise: int) -> None:
        self.board = board
        self.pitch = pitch
        self.rise = rise
        self.columns = board.width * pitch + 1
        self.height = board.height * rise + 1
        self.marks = [[" "] * self.columns for _ in range(self.height)]
        self.styles = [[""] * self.columns for _ in range(self.height)]
        self.field_at = [[-1] * (board.width + 2) for _ in range(board.height + 2)]  # with a rim of rock
        for number, field in enumerate(board.fields):
            for x, y in field.cells:
                self.field_at[y + 1][x + 1] = number
        self._draw_walls()
        self._draw_doors()

    def put(self, row: int, column: int, text: str, style: str) -> None:
        """Write some characters."""
        for offset, mark in enumerate(text):
            self.marks[row][column + offset] = mark
            self.styles[row][column + offset] = style

    def rows(self) -> list[list[Span]]:
        """The drawing as rows of spans."""
        drawn: list[list[Span]] = []
        for marks, styles in zip(self.marks, self.styles):
            row: list[Span] = []
            start = 0
            for column in range(1, self.columns + 1):
                if column == self.columns or styles[column] != styles[start]:
                    row.append(("".join(marks[start:column]), styles[start]))
                    start = column
            drawn.append(row)
        return drawn

    # --- walls and doors --------------------------------------------------------------------------------------------

    def _wall_right(self, x: int, y: int) -> bool:
        """Whether there is a wall on the right of a cell; -1 is the rim."""
        return self.field_at[y + 1][x + 1] != self.field_at[y + 1][x + 2]

    def _wall_below(self, x: int, y: int) -> bool:
        return self.field_at[y + 1][x + 1] != self.field_at[y + 2][x + 1]

    def _draw_walls(self) -> None:
        board, pitch, rise = self.board, self.pitch, self.rise
        for y in range(board.height + 1):
            for x in range(board.width + 1):
                up = y > 0 and self._wall_right(x - 1, y - 1)
                right = x < board.width and self._wall_below(x, y - 1)
                down = y < board.height and self._wall_right(x - 1, y)
                left = x > 0 and self._wall_below(x - 1, y - 1)
                arms = (1 if up else 0) + (2 if right else 0) + (4 if down else 0) + (8 if left else 0)
                self.put(y * rise, x * pitch, ARMS[arms], "wall")
                if right:
                    self.put(y * rise, x * pitch + 1, "━" * (pitch - 1), "wall")
                if down:
                    for row in range(y * rise + 1, (y + 1) * rise):
                        self.put(row, x * pitch, "┃", "wall")
                if x < board.width and y < board.height and self.field_at[y + 1][x + 1] < 0:
                    for row in range(y * rise + 1, (y + 1) * rise):
                        self.put(row, x * pitch + 1, ROCK * (pitch - 1), "rock")

    def _draw_doors(self) -> None:
        pitch, rise = self.pitch, self.rise
        for door in self.board.doors:
            if door.at is None:
                continue
            x, y, side = door.at
            if side == "E":
                column = (x + 1) * pitch
                self.put((y + 1) * rise - 1, column, NARROW if rise == TIGHT else " ", "door")
            else:
                middle = x * pitch + pitch // 2
                row = (y + 1) * rise
                self.put(row, middle - 2, "╸", "wall")
                self.put(row, middle - 1, "   ", "door")
                self.put(row, middle + 2, "╺", "wall")

    # --- fields -----------------------------------------------------------------------------------------------------

    def runs(self, number: int) -> list[Run]:
        """The free stretches of a field, from top to bottom."""
        found: list[Run] = []
        cells = self.board.fields[number].cells
        for y in sorted({cell[1] for cell in cells}):
            columns = sorted([cell[0] for cell in cells if cell[1] == y])
            for first, last in stretches(columns):
                for row in range(y * self.rise + 1, (y + 1) * self.rise):
                    found.append(Run(row, first * self.pitch + 1, (last + 1) * self.pitch))
            both = [x for x in columns if (x, y + 1) in cells]
            for first, last in stretches(both):
                found.append(Run((y + 1) * self.rise, first * self.pitch + 1, (last + 1) * self.pitch))
        return found

    def fill(self, number: int, inside: Inside) -> bool:
        """Write into a field. False: not everything found room; a number says how many pieces are missing."""
        runs = self.runs(number)
        label = _fitting(inside.labels, runs[0].end - runs[0].start)
        for form in [label, *inside.squeezed]:
            below, after = _around(runs, form)
            for choice, gap in ((below, 1), (after, 1), (after, 0)):
                if self._flow(choice, inside.tokens, gap):
                    self._label(runs[0], form)
                    return True
        self._label(runs[0], label)
        _, after = _around(runs, label)
        for shown in range(len(inside.tokens) - 1, -1, -1):
            missing = sum([token.count for token in inside.tokens[shown:]])
            if self._flow(after, [*inside.tokens[:shown], Token(f"+{missing}", "more", missing)], 0):
                return False
        sign = f"+{sum([token.count for token in inside.tokens])}"  # at the end of the row, over the label if need be
        self.put(runs[0].row, runs[0].end - len(sign), sign, "more")
        return False

    def _label(self, run: Run, label: list[Span]) -> None:
        column = run.start
        for text, style in label:
            self.put(run.row, column, text, style)
            column += len(text)

    def _flow(self, runs: list[Run], tokens: list[Token], gap: int) -> bool:
        """Write tokens one after another into some stretches, if there is room for all of them."""
        places: list[tuple[int, int]] = []
        index = 0
        column = runs[0].start if runs else 0
        for token in tokens:
            while index < len(runs) and column + len(token.text) > runs[index].end:
                index += 1
                column = runs[index].start if index < len(runs) else 0
            if index == len(runs):
                return False
            places.append((runs[index].row, column))
            column += len(token.text) + gap
        for token, place in zip(tokens, places):
            self.put(place[0], place[1], token.text, token.style)
        return True


def _around(runs: list[Run], label: list[Span]) -> tuple[list[Run], list[Run]]:
    """What is free below a label that stands in the first of some stretches, and what is free behind it and below."""
    if not label:
        return runs, runs
    return runs[1:], [Run(runs[0].row, runs[0].start + length(label) + 1, runs[0].end), *runs[1:]]


def _fitting(labels: list[list[Span]], room: int) -> list[Span]:
    """The best label that fits, or as much of the plainest as does."""
    for label in labels:
        if length(label) <= room:
            return label
    text, style = labels[-1][0]
    return [(text[: room - 1] + "…", style)]


def stretches(numbers: list[int]) -> list[tuple[int, int]]:
    """The runs of consecutive numbers in a sorted list, each by its first and last."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


def kind_style(kind: str) -> str:
    """The style of a field's name."""
    return "pit" if kind == PIT else "entrance" if kind == ENTRANCE else "name"
