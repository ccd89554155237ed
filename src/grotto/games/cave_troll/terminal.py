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
FULL, BRIEF, LINE, NONE = 0, 1, 2, 3  # how much of the table is shown
FORMS: Final = ((ROOMY, FULL), (TIGHT, FULL), (TIGHT, BRIEF), (TIGHT, LINE), (TIGHT, NONE))
NAMED: Final = 13  # from this distance of walls on, rooms are labelled with their names too
NAME_COLUMN: Final = 14
LEAST: Final = 10  # columns for a text


def picture(lair: Lair, view: Mapping[str, Any], words: Words, width: int, height: int) -> list[list[Span]]:
    """Board and table side by side where there is room, else one below the other; without end if `height` is 0.

    Where that is too high, the board is drawn with lower rooms, then the table shrinks, then it is left out.
    """
    artist = Artist(lair, view, words)
    rows: list[list[Span]] = []
    for rise, table in FORMS:
        rows = artist.drawing(width, rise, table)
        if height == 0 or len(rows) <= height:
            break
    return rows


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

    def drawing(self, width: int, rise: int, table: int) -> list[list[Span]]:
        """Board and table in one of the forms."""
        if not widest_pitch(self.lair.board, width):
            return self.list_of_fields(width) + [[]] + self.panel(width)
        beside = widest_pitch(self.lair.board, width - PANEL - BETWEEN) if table == FULL else 0
        pitch = beside or widest_pitch(self.lair.board, width)
        board = self.board(pitch, rise)
        if beside:
            indent = map_width(self.lair.board, pitch) + BETWEEN
            room = min(width - indent, 2 * PANEL)
            return side_by_side(board, self.seats(room) + self.rest(room), indent) + self.footnotes(width)
        tables = {FULL: self.panel, BRIEF: self.digest, LINE: self.line}
        return board + self.footnotes(width) + (tables[table](width) if table in tables else [])

    # --- the board --------------------------------------------------------------------------------------------------

    def board(self, pitch: int, rise: int) -> list[list[Span]]:
        """The map with everything on it. Fields that could not take all that stands there are noted."""
        drawing = Map(self.lair.board, pitch, rise)
        self.crowded = []
        for number in range(self.lair.fields):
            labels, squeezed = self.labels(number, pitch >= NAMED), self.squeezed(number)
            inside = Inside(labels, squeezed, self.tokens(self.standing[number]))
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

    def squeezed(self, number: int) -> list[list[Span]]:
        """Shorter labels for a field with much in it. A room keeps its gold; what is none may be known by its place."""
        field = self.lair.board.fields[number]
        if self.lair.rooms >> number & 1:
            return self.labels(number, False)[1:2]
        return [[(field.name.rpartition("-")[2], kind_style(field.kind))], []]

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
            note = spread([(f"{self.lair.board.fields[number].name}:", "bold")], self._token_spans(number), width)
            if rows and len(note) == 1 and length(rows[-1]) + BETWEEN + length(note[0]) <= width:
                rows[-1] += [(" " * BETWEEN, ""), *note[0]]
            else:
                rows += note
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

    def panel(self, width: int) -> list[list[Span]]:
        """The table below the board, in two columns if they fit."""
        if width < PANEL + BETWEEN + REST:
            return self.seats(width) + self.rest(width)
        return side_by_side(self.seats(PANEL), self.rest(width - PANEL - BETWEEN), PANEL + BETWEEN)

    def digest(self, width: int) -> list[list[Span]]:
        """The table in two rows or three."""
        turn = self.turn() if self.seat is None or self.facts["turn"] != SEATS[self.seat] else self.actions()
        rest = " · ".join([sentence for sentence in [turn, *self.common(), *self.secrets()] if sentence])
        return self.balance(width) + paragraph(rest, width, "")

    def line(self, width: int) -> list[list[Span]]:
        """Of the table only what every decision rests on, in one row where it fits."""
        rows = self.balance(width)
        actions = f" · {self.actions()}"
        if self.actions() and length(rows[-1]) + len(actions) <= width:
            rows[-1].append((actions, ""))
        return rows

    def balance(self, width: int) -> list[list[Span]]:
        """Each seat's gold, what a scoring would add to it, and its pile."""
        head = "/".join([self._say("gold"), self._say("now"), self._say("pile", edition=self.lair.edition)])
        seats: list[Span] = []
        for seat in range(self.lair.seats):
            gold, pile, _, pays = self.numbers(seat)
            seats.append((f"{SHAPES[seat]} {'/'.join([gold, pays, pile] if pays else [gold, pile])}", f"seat{seat}"))
        return spread([(f"{head}:", "dim")], seats, width)

    def turn(self) -> str:
        """Whose turn it is."""
        if self.facts["turn"] is None or self.over:
            return ""
        seat = SEATS.index(self.facts["turn"])
        return self._say("to-move", seat=seat_text(seat), actions=int(self.facts["actions"]))

    def actions(self) -> str:
        """How many actions are left in the turn."""
        return "" if self.facts["turn"] is None or self.over else self._say("actions", actions=self.facts["actions"])

    def common(self) -> list[str]:
        """What all share: the scoring pile."""
        if "symbols" not in self.facts:
            return []
        return [self._say("symbols", symbols=int(self.facts["symbols"]), most=SCORING_SYMBOLS)]

    def seats(self, width: int) -> list[list[Span]]:
        """Whose turn it is, gold and piles, and what a scoring would pay."""
        rows: list[list[Span]] = []
        if self.turn():
            seat = SEATS.index(self.facts["turn"])
            rows += paragraph(f"{SHAPES[seat]} {self.turn()}", width, f"seat{seat}")
        return rows + self.table()

    def rest(self, width: int) -> list[list[Span]]:
        """What is common to all, the viewer's own cards, the pieces out of play, and what the marks mean."""
        rows: list[list[Span]] = []
        for sentence in [*self.common(), self._say("stack", count=self._count("artifacts"))]:
            rows += paragraph(sentence, width, "")
        for sentence in self.secrets():
            rows += paragraph(sentence, width, "bold")
        return rows + self.gone(width) + self.legend(width)

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
            name = f"{SHAPES[seat]} {self.words.say(seat_text(seat))}"
            if seat == self.seat:
                name += f", {self._say('you')}"
            row: list[Span] = [(name.ljust(NAME_COLUMN), f"seat{seat}")]
            for head, number in zip(heads, self.numbers(seat)):
                row.append((number.rjust(len(head) + 1), "gold" if head == heads[0] else ""))
            rows.append(row)
        return rows

    def numbers(self, seat: int) -> list[str]:
        """Gold, pile, artifacts, and what a seat would be paid if the board were scored now (not after the end)."""
        colour = SEATS[seat]
        pays = sum([int(fact["pays"].get(colour, 0)) for fact in self.rooms.values()])
        artifacts = self._count(f"{colour} artifacts")
        numbers = [str(number) for number in (self.facts["gold"][colour], self.facts["piles"][colour], artifacts)]
        return [*numbers, "" if self.over else f"+{pays}"]

    def secrets(self) -> list[str]:
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
            title = self.words.say(artifact_text(self.lair, number))
            artifacts.append(f"{title} ({self.lair.components.artifacts[number].gold})")
        said: list[str] = []
        if hand:
            said.append(self._say("hand", cards=", ".join(hand)))
        if artifacts:
            said.append(self._say("own-artifacts", artifacts=", ".join(artifacts)))
        return said

    def gone(self, width: int) -> list[list[Span]]:
        """The pieces that have left the board."""
        spans: list[Span] = []
        for seat in range(self.lair.seats):
            zone = f"{SEATS[seat]} removed" if self.lair.edition_2015 else f"{SEATS[seat]} discards"
            pieces = [piece for piece in self._standing(zone) if kinds.BY_NAME[piece.kind] < kinds.FIRST_CARD]
            spans += [(token.text, token.style) for token in self.tokens(pieces)]
        return spread([(self._say("out"), "dim")], spans, width) if spans else []

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
        if not self.over:
            parts.insert(0, self._say("legend-room"))
        lines: list[str] = []
        for part in parts:
            if lines and len(lines[-1]) + 3 + len(part) <= width:
                lines[-1] += f" · {part}"
            else:
                lines += textwrap.wrap(part, max(width, LEAST))
        return [[(line, "dim")] for line in lines]


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
    return [[(line, style)] for line in textwrap.wrap(text, max(width, LEAST))]


def spread(head: list[Span], spans: list[Span], width: int) -> list[list[Span]]:
    """Spans one after another behind a heading, on as many rows as they need."""
    rows: list[list[Span]] = [list(head)]
    for span in spans:
        if length(rows[-1]) + 1 + len(span[0]) > width:
            rows.append([("  ", "")])
        rows[-1].append((f" {span[0]}", span[1]))
    return rows
