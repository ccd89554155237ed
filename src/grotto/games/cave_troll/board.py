"""A board: fields, doors and gold as read from a file, with the tables of neighbours the rules need (CT06-002)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

ROOM: Final = "room"
ENTRANCE: Final = "entrance"
PIT: Final = "pit"


class Field:
    """A place on the board (CTX-001): a room with its gold, an entrance (stairs) or a pit."""

    def __init__(self, name: str, kind: str, gold: int, title: str, cells: list[tuple[int, int]]) -> None:
        self.name = name
        self.kind = kind
        self.gold = gold
        self.title = title
        self.cells = cells


class Door:
    """A door between two fields, and the cell edge on which it is drawn (None: the fields share no edge)."""

    def __init__(self, one: int, other: int, at: tuple[int, int, str] | None) -> None:
        self.one = one
        self.other = other
        self.at = at


class Board:
    """Fields in the order of the file; sets of fields are bit masks over that order.

    `edition` is the one the board was made for, or empty: advice, not a lock (CTB-004).
    """

    def __init__(
        self,
        name: str,
        title: str,
        width: int,
        height: int,
        fields: list[Field],
        doors: list[Door],
        edition: str = "",
    ) -> None:
        self.name = name
        self.edition = edition
        self.title = title
        self.width = width
        self.height = height
        self.fields = fields
        self.doors = doors
        self.by_name = {field.name: index for index, field in enumerate(fields)}
        self.rooms = self._those(ROOM)
        self.entrances = self._those(ENTRANCE)
        self.pits = self._those(PIT)
        self.neighbours = [0] * len(fields)
        for door in doors:  # CTX-002: only a door makes two fields adjacent
            self.neighbours[door.one] |= 1 << door.other
            self.neighbours[door.other] |= 1 << door.one

    def _those(self, kind: str) -> int:
        mask = 0
        for index, field in enumerate(self.fields):
            if field.kind == kind:
                mask |= 1 << index
        return mask


def read_board(record: Mapping[str, Any]) -> Board:
    """A board from a checked record of a board file (CTB-001)."""
    fields = [
        Field(
            item["id"],
            item["kind"],
            item.get("gold", 0),
            item.get("name", ""),
            [(cell[0], cell[1]) for cell in item["cells"]],
        )
        for item in record["field"]
    ]
    by_name = {field.name: index for index, field in enumerate(fields)}
    doors: list[Door] = []
    for item in record["door"]:
        one, other = by_name[item["between"][0]], by_name[item["between"][1]]
        given = item.get("at")
        at = (given[0], given[1], given[2]) if given else first_shared_edge(fields[one], fields[other])
        doors.append(Door(one, other, at))
    grid = record["grid"]
    title, edition = record.get("title", ""), record.get("edition", "")
    return Board(record["id"], title, grid["width"], grid["height"], fields, doors, edition)


def first_shared_edge(one: Field, other: Field) -> tuple[int, int, str] | None:
    """Where a door without a place of its own is drawn: lowest y, then lowest x, "E" before "S"."""
    edges = sorted(shared_edges(one, other), key=lambda edge: (edge[1], edge[0], edge[2]))
    return edges[0] if edges else None


def shared_edges(one: Field, other: Field) -> list[tuple[int, int, str]]:
    """All cell edges that lie between two fields."""
    edges: list[tuple[int, int, str]] = []
    for here, there in ((one, other), (other, one)):
        cells = set(there.cells)
        for x, y in here.cells:
            if (x + 1, y) in cells:
                edges.append((x, y, "E"))
            if (x, y + 1) in cells:
                edges.append((x, y, "S"))
    return edges


def fields_of(mask: int) -> list[int]:
    """The fields of a bit mask, in order."""
    fields: list[int] = []
    while mask:
        low = mask & -mask
        fields.append(low.bit_length() - 1)
        mask ^= low
    return fields
