"""Cave Troll in a terminal: the board with all that stands on it, and a table of what else is open to the viewer.

Everything is read from a view, so nothing can be drawn that the viewer may not know; only the board is the Lair's.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.lair import SCORING_SYMBOLS, Lair
from grotto.games.cave_troll.naming import SEATS, artifact_text, card_name, card_text, field_text, kind_text, seat_text
from grotto.games.cave_troll.terminal_map import (
    ROOMY,
    TIGHT,
    Inside,
    Map,
    Span,
    Token,
    kind_style,
    length,
    map_width,
    widest_pitch,
)
from grotto.kernel.text import Arg, Text
from grotto.kernel.words import Words

SHAPES: Final = ("▲", "●", "■", "◆")
PANEL: Final = 41  # columns that the table takes up beside the board
REST: Final = 36  # columns that what is not in the table needs at least, to stand beside it
BETWEEN: Final = 3
NAMED: Final = 13  # from this distance of walls on, rooms are labelled with their names too
NAME_COLUMN: Final = 14


def picture(lair: Lair, view: Mapping[str, Any], words: Words, width: int, height: int) -> list[list[Span]]:
    """Board and table side by side where there is room, else one below the other; without end if `height` is 0."""
    artist = Artist(lair, view, words)
    beside = widest_pitch(lair.board, width - PANEL - BETWEEN)
    pitch = beside or widest_pitch(lair.board, width)
    if beside:
        room = min(width - map_width(lair.board, pitch) - BETWEEN, 2 * PANEL)
        panel = artist.seats(room) + artist.rest(room)
    elif width < PANEL + BETWEEN + REST:
        panel = artist.seats(width) + artist.rest(width)
    else:
        panel = side_by_side(artist.seats(PANEL), artist.rest(width - PANEL - BETWEEN), PANEL + BETWEEN)
    if not pitch:
        return artist.list_of_fields(width) + [[]] + panel
    needed = lair.board.height * ROOMY + 1 + (0 if beside else len(panel))
    rise = ROOMY if height == 0 or needed <= height else TIGHT
    board = artist.board(pitch, rise)
    if not beside:
        return board + artist.footnotes(width) + panel
    return side_by_side(board, panel, map_width(lair.board, pitch) + BETWEEN) + artist.footnotes(width)


class Piece:
    """A piece as a view names it: a seat, a kind (NAMES, or "idol") and whether it is cloaked."""

    def __init__(self, seat: int, kind: str, cloaked: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.cloaked = cloaked

    def order(self) -> tuple[int, int, str]:
        """Seat by seat, heroes first, Idols last."""
        return (self.seat, kinds.BY_NAME.get(self.kind, len(kinds.NAMES)), "*" if self.cloaked else "")


def read_piece(name: str) -> Piece:
    """A piece from its name in a zone: "red thief*", "red orc+1", "idol of red"."""
    colour, _, rest = name.partition(" ")
    if colour not in SEATS or name.rpartition(" of ")[2] in SEATS:
        return Piece(SEATS.index(name.rpartition(" of ")[2]), "idol", False)
    return Piece(SEATS.index(colour), rest.partition("*")[0].partition("+")[0].partition("@")[0], rest.endswith("*"))


class Artist:
    """Draws one view in one language."""

    def __init__(self, lair: Lair, view: Mapping[str, Any], words: Words) -> None:
        self.lair = lair
        self.words = words
        self.seat: int | None = view["seat"]
        self.over = view["outcome"] is not None
        self.facts: Mapping[str, Any] = view["facts"]
        self.zones: dict[str, Mapping[str, Any]] = {str(zone["zone"]): zone for zone in view["zones"]}
        self.rooms: dict[str, Mapping[str, Any]] = {str(fact["room"]): fact for fact in self.facts["rooms"]}
        self.crowded: list[int] = []
        self.standing = [self._standing(field.name) for field in lair.board.fields]

    def _standing(self, zone: str) -> list[Piece]:
        pieces = [read_piece(str(name)) for name in self._contents(zone)]
        return sorted(pieces, key=Piece.order)

    def _contents(self, zone: str) -> list[str]:
        if zone not in self.zones:
            return []
        return [str(name) for name in self.zones[zone].get("contents", [])]

    def _count(self, zone: str) -> int:
        return int(self.zones[zone]["count"]) if zone in self.zones else 0

    def _say(self, key: str, **args: Arg) -> str:
        return self.words.say(Text(f"terminal-{key}", **args))

    # --- the board --------------------------------------------------------------------------------------------------

    def board(self, pitch: int, rise: int) -> list[list[Span]]:
        """The map with everything on it. Fields that could not take all that stands there are noted."""
        drawing = Map(self.lair.board, pitch, rise)
        for number in range(self.lair.fields):
            inside = Inside(self.labels(number, pitch >= NAMED), self.tokens(self.standing[number]))
            if not drawing.fill(number, inside):
                self.crowded.append(number)
        return drawing.rows()

    def labels(self, number: int, named: bool) -> list[list[Span]]:
        """Ways to label a field: its name on the map, what it would pay, and the shapes of those who would be paid."""
        field = self.lair.board.fields[number]
        style = kind_style(field.kind)
        title = self.words.say(field_text(self.lair, number))
        names = [f"{field.name} {title}", field.name] if named else [field.name]
        if not self.lair.rooms >> number & 1:
            return [[(name, style)] for name in names]
        coin = (f"({self.worth(number)})", "gold")
        payees = [(SHAPES[seat], f"seat{seat}") for seat in self.payees(number)]
        forms: list[list[Span]] = []
        for name in names:
            forms += [[(f"{name} ", style), coin, *payees], [(name, style), coin, *payees]]
        last = names[-1]
        return [*forms, [(f"{last} ", style), coin], [(last, style), coin], [coin, *payees], [coin]]

    def worth(self, number: int) -> int:
        """What a room would pay now."""
        name = self.lair.board.fields[number].name
        return int(self.rooms[name]["worth"]) if name in self.rooms else self.lair.value[number]

    def payees(self, number: int) -> list[int]:
        """Who would be paid for a room now."""
        name = self.lair.board.fields[number].name
        return [SEATS.index(colour) for colour in self.rooms[name]["pays"]] if name in self.rooms else []

    def mark(self, kind: str) -> str:
        """The short mark of a kind."""
        return self.words.say(Text(f"mark-{kind}", edition=self.lair.edition))

    def tokens(self, pieces: list[Piece]) -> list[Token]:
        """Pieces with their shapes and marks; alike ones are written once, with their number."""
        found: list[Token] = []
        start = 0
        for end in range(1, len(pieces) + 1):
            piece = pieces[start]
            if end == len(pieces) or pieces[end].order() != piece.order():
                many = end - start
                text = SHAPES[piece.seat] + self.mark(piece.kind) + ("*" if piece.cloaked else "")
                found.append(Token(text + (str(many) if many > 1 else ""), f"seat{piece.seat}", many))
                start = end
        return found

    def footnotes(self, width: int) -> list[list[Span]]:
        """What the map could not hold: all that stands in crowded fields, and doors between distant ones."""
        rows: list[list[Span]] = []
        for number in self.crowded:
            name = self.lair.board.fields[number].name
            rows += spread([(f"{name}:", "bold")], self._token_spans(number), width)
        for door in self.lair.board.doors:
            if door.at is None:
                one, other = self.lair.board.fields[door.one].name, self.lair.board.fields[door.other].name
                rows += paragraph(self._say("secret-door", one=one, other=other), width, "dim")
        return rows

    def _token_spans(self, number: int) -> list[Span]:
        return [(token.text, token.style) for token in self.tokens(self.standing[number])]

    def list_of_fields(self, width: int) -> list[list[Span]]:
        """Every field in words, for terminals that are too narrow for the board."""
        rows: list[list[Span]] = []
        for number in range(self.lair.fields):
            joined = [self.lair.board.fields[other].name for other in fields_of(self.lair.doors[number])]
            rows += spread([*self.labels(number, True)[0], (":", "")], self._token_spans(number), width)
            rows += paragraph(f"  → {', '.join(joined)}", width, "dim")
        return rows

    # --- the table --------------------------------------------------------------------------------------------------

    def seats(self, width: int) -> list[list[Span]]:
        """Whose turn it is, gold and piles, and what a scoring would pay."""
        rows: list[list[Span]] = []
        turn = self.facts["turn"]
        if turn is not None and not self.over:
            seat = SEATS.index(turn)
            said = self._say("to-move", seat=seat_text(seat), actions=int(self.facts["actions"]))
            rows += paragraph(f"{SHAPES[seat]} {said}", width, f"seat{seat}")
        return rows + self.table()

    def rest(self, width: int) -> list[list[Span]]:
        """What is common to all, the viewer's own cards, the pieces out of play, and what the marks mean."""
        rows: list[list[Span]] = []
        if "symbols" in self.facts:
            symbols = int(self.facts["symbols"])
            rows += paragraph(self._say("symbols", symbols=symbols, most=SCORING_SYMBOLS), width, "")
        rows += paragraph(self._say("stack", count=self._count("artifacts")), width, "")
        rows += self.own(width)
        for seat in range(self.lair.seats):
            rows += self.gone(seat, width)
        return rows + self.legend(width)

    def table(self) -> list[list[Span]]:
        """A line for each seat: gold, pile, artifacts, and what it would be paid if the board were scored now."""
        heads = [
            self._say("gold"),
            self._say("pile", edition=self.lair.edition),
            self._say("artifacts"),
            self._say("now"),
        ]
        rows: list[list[Span]] = [
            [(" " * NAME_COLUMN, ""), ("".join([head.rjust(len(head) + 1) for head in heads]), "dim")]
        ]
        for seat in range(self.lair.seats):
            colour = SEATS[seat]
            pays = sum([int(fact["pays"].get(colour, 0)) for fact in self.rooms.values()])
            numbers = [
                str(self.facts["gold"][colour]),
                str(self.facts["piles"][colour]),
                str(self._count(f"{colour} artifacts")),
                "" if self.over else f"+{pays}",
            ]
            name = f"{SHAPES[seat]} {self.words.say(seat_text(seat))}"
            if seat == self.seat:
                name += f", {self._say('you')}"
            row: list[Span] = [(name.ljust(NAME_COLUMN), f"seat{seat}")]
            for head, number in zip(heads, numbers):
                row.append((number.rjust(len(head) + 1), "gold" if head == heads[0] else ""))
            rows.append(row)
        return rows

    def own(self, width: int) -> list[list[Span]]:
        """The cards that only the viewer may see."""
        if self.seat is None:
            return []
        colour = SEATS[self.seat]
        by_card = {card_name(self.lair, card): card for card in range(len(self.lair.kind_of_type))}
        by_artifact = {artifact.name: number for number, artifact in enumerate(self.lair.components.artifacts)}
        hand: list[str] = []
        for name in self._contents(f"{colour} hand"):
            card = by_card[name.removeprefix(f"{colour} ").removesuffix(" card")]
            hand.append(self.words.say(card_text(self.lair, card)))
        artifacts: list[str] = []
        for name in self._contents(f"{colour} artifacts"):
            number = by_artifact[name]
            said = self.words.say(artifact_text(self.lair, number))
            artifacts.append(f"{said} ({self.lair.components.artifacts[number].gold})")
        rows: list[list[Span]] = []
        if hand:
            rows += paragraph(self._say("hand", cards=", ".join(hand)), width, "bold")
        if artifacts:
            rows += paragraph(self._say("own-artifacts", artifacts=", ".join(artifacts)), width, "bold")
        return rows

    def gone(self, seat: int, width: int) -> list[list[Span]]:
        """The pieces of a seat that have left the board."""
        zone = f"{SEATS[seat]} removed" if self.lair.edition_2015 else f"{SEATS[seat]} discards"
        pieces = [piece for piece in self._standing(zone) if kinds.BY_NAME[piece.kind] < kinds.FIRST_CARD]
        if not pieces:
            return []
        spans = [(token.text, token.style) for token in self.tokens(pieces)]
        return spread([(self._say("out"), "dim")], spans, width)

    def legend(self, width: int) -> list[list[Span]]:
        """The marks of all kinds that are on the board, with their names."""
        here = {piece.kind for pieces in self.standing for piece in pieces}
        parts = [
            f"{self.mark(name)} {self.words.say(kind_text(self.lair, kind))}"
            for kind, name in enumerate(kinds.NAMES)
            if name in here
        ]
        if "idol" in here:
            parts.append(f"{self.mark('idol')} Idol")
        if any(piece.cloaked for pieces in self.standing for piece in pieces):
            parts.append(f"* {self._say('cloaked')}")
        rows: list[list[Span]] = []
        line = ""
        for part in parts:
            if line and len(line) + 3 + len(part) > width:
                rows.append([(line, "dim")])
                line = ""
            line += f" · {part}" if line else part
        return rows + ([[(line, "dim")]] if line else [])


def side_by_side(left: list[list[Span]], right: list[list[Span]], indent: int) -> list[list[Span]]:
    """Two blocks of rows next to each other."""
    rows: list[list[Span]] = []
    for number in range(max(len(left), len(right))):
        row = list(left[number]) if number < len(left) else []
        if number < len(right):
            row.append((" " * (indent - length(row)), ""))
            row.extend(right[number])
        rows.append(row)
    return rows


def paragraph(text: str, width: int, style: str) -> list[list[Span]]:
    """A text broken between words."""
    return [[(line, style)] for line in textwrap.wrap(text, max(width, 10))]


def spread(head: list[Span], spans: list[Span], width: int) -> list[list[Span]]:
    """Spans one after another behind a heading, on as many rows as they need."""
    rows: list[list[Span]] = [list(head)]
    for span in spans:
        if length(rows[-1]) + 1 + len(span[0]) > width:
            rows.append([("  ", "")])
        rows[-1].append((f" {span[0]}", span[1]))
    return rows
