"""What can be wrong with a file of boards: every fault it can have, each named with its line (CTB-002)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.board import ENTRANCE, PIT, ROOM, Field, shared_edges
from grotto.kernel.record import Record, is_whole, shown

FORMAT: Final = "cave-troll-board/1"
EDITIONS: Final = ("2006", "2015")
KINDS: Final = (ROOM, ENTRANCE, PIT)
SIDES: Final = ("E", "S")
RESERVED: Final = (
    "artifacts",
    "box",
    "drawn",
    "gone",
    "hand",
    "pile",
    "playing",
)  # other places, in views and positions
MOST_BOARDS: Final = 20
MOST_FIELDS: Final = 200
MOST_DOORS: Final = 1000
LARGEST_GRID: Final = 60
MOST_GOLD: Final = 1000
LONGEST_NAME: Final = 60
LONGEST_NOTE: Final = 500


def check_boards(root: Record, taken: tuple[str, ...] = ()) -> None:
    """Note all faults of a file of boards. `taken` are ids that belong to other boards."""
    root.only("format", "board")
    root.choice("format", (FORMAT,))
    boards = root.records("board", "board", MOST_BOARDS)
    if root.values.get("board", []) == []:
        root.fault("no board", "at least one [[board]]", "board")
    lines: dict[str, int] = {}
    for record in boards:
        name = record.id("id")
        if name is not None and name in taken:
            record.fault(f"id '{name}' is that of a board of Grotto", "an id of its own", "id")
        elif name is not None and name in lines:
            record.fault(f"id '{name}' is taken by the board in line {lines[name]}", "an id of its own", "id")
        elif name is not None:
            lines[name] = record.place.line
        BoardCheck(record).run()


class BoardCheck:
    """One board under examination: what could be read of its fields and doors so far."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.faults = record.report.faults
        self.width = LARGEST_GRID
        self.height = LARGEST_GRID
        self.fields: dict[str, Field] = {}
        self.records: dict[str, Record] = {}
        self.covered: dict[tuple[int, int], str] = {}
        self.doors: dict[tuple[str, str], int] = {}  # the two fields in order, and the line

    def run(self) -> None:
        """Note all faults of the board."""
        record = self.record
        record.only("id", "edition", "title", "provenance", "note", "grid", "field", "door", "walls")
        record.choice("edition", EDITIONS, needed=False)
        record.text("title", LONGEST_NAME)
        record.text("provenance", LONGEST_NAME)
        record.text("note", LONGEST_NOTE)
        self.check_grid()
        before = len(self.faults)
        for field in record.records("field", "field", MOST_FIELDS):
            self.check_field(field)
        for door in record.records("door", "door", MOST_DOORS):
            self.check_door(door)
        sound = len(self.faults) == before
        self.check_walls()
        self.check_kinds()
        if sound:  # otherwise what is missing could be what is misspelt
            self.check_ways()

    def check_grid(self) -> None:
        grid = self.record.table("grid")
        if grid is None:
            return
        grid.only("width", "height")
        self.width = grid.whole("width", 1, LARGEST_GRID) or LARGEST_GRID
        self.height = grid.whole("height", 1, LARGEST_GRID) or LARGEST_GRID

    # --- fields -----------------------------------------------------------------------------------------------------

    def check_field(self, record: Record) -> None:
        record.only("id", "kind", "name", "gold", "cells")
        name = record.id("id")
        kind = record.choice("kind", KINDS)
        record.text("name", LONGEST_NAME)
        gold = 0
        if kind == ROOM:
            gold = record.whole("gold", 0, MOST_GOLD) or 0
        elif kind is not None and "gold" in record.values:
            record.fault(f"gold is {shown(record.values['gold'])}", f"none: only a room has gold, not a {kind}", "gold")
        cells = self.read_cells(record)
        if name is not None and name in self.fields:
            line = self.records[name].place.line
            record.fault(f"id '{name}' is taken by the field in line {line}", "an id of its own", "id")
        elif name in RESERVED:
            record.fault(f"id '{name}' is that of another place", f"none of: {', '.join(RESERVED)}", "id")
        if name is not None and name not in self.fields:
            self.fields[name] = Field(name, kind or "", gold, "", cells)
            self.records[name] = record

    def read_cells(self, record: Record) -> list[tuple[int, int]]:
        """The cells of a field, with a fault for each that is not right; none where there is such a one."""
        given = record.entries("cells", LARGEST_GRID * LARGEST_GRID, "cells")
        if record.values.get("cells", []) == []:
            record.fault("no cell", "at least one: cells = [[x, y]]", "cells")
        cells: list[tuple[int, int]] = []
        for index, item in enumerate(given):
            cell = read_cell(item)
            if cell is None:
                record.fault(f"cell {shown(item)}", "two whole numbers: [x, y]", "cells", index)
            elif cell[0] >= self.width or cell[1] >= self.height:
                within = f"[0, 0] to [{self.width - 1}, {self.height - 1}]"
                record.fault(f"cell {shown(item)} is outside the grid", f"a cell from {within}", "cells", index)
            elif cell in self.covered:
                record.fault(
                    f"cell {shown(item)} is covered already, by {self.covered[cell]}",
                    "one field a cell",
                    "cells",
                    index,
                )
            else:
                self.covered[cell] = record.label.removeprefix(self.record.label).strip()
                cells.append(cell)
        if len(cells) < len(given):
            return []
        if len(together(cells)) < len(cells):
            record.fault("the cells do not hang together", "cells that share edges", "cells")
        return cells

    # --- doors and walls --------------------------------------------------------------------------------------------

    def check_door(self, record: Record) -> None:
        pair = self.read_pair(record, "between", record.values.get("between"), "between")
        if pair is not None:
            record.label = f"{self.record.label} door {joined(pair)}"
        record.only("between", "at")
        if pair is None or not self.known(record, pair, "between"):
            return
        if pair[0] == pair[1]:
            record.fault("it joins a field to itself", "two different fields", "between")
            return
        key = ordered(pair)
        if key in self.doors:
            record.fault(f"it repeats the door in line {self.doors[key]}", "one door between two fields", "between")
            return
        self.doors[key] = record.place.line
        if "at" in record.values:
            self.check_at(record, pair)

    def check_at(self, record: Record, pair: tuple[str, str]) -> None:
        at = record.values["at"]
        cell = read_cell(at[:2]) if isinstance(at, list) and len(at) == 3 else None
        if cell is None or at[2] not in SIDES:
            record.fault(f"at is {shown(at)}", 'a cell and its side: [x, y, "E"] or [x, y, "S"]', "at")
            return
        one, other = self.fields[pair[0]], self.fields[pair[1]]
        edges = shared_edges(one, other)
        if one.cells and other.cells and (cell[0], cell[1], at[2]) not in edges:
            first = min(edges, key=lambda edge: (edge[1], edge[0], edge[2]), default=None)
            hint = "no at: they share none" if first is None else f'one, such as [{first[0]}, {first[1]}, "{first[2]}"]'
            record.fault(f"at is {shown(at)}, which is not an edge between the two", hint, "at")

    def check_walls(self) -> None:
        """CTB-002: walls are derived; where they are listed they must be true."""
        record = self.record
        seen: set[tuple[str, str]] = set()
        for index, item in enumerate(record.entries("walls", MOST_DOORS, "walls")):
            pair = self.read_pair(record, "walls", item, f"wall {index + 1}", index)
            if pair is None or not self.known(record, pair, "walls", index):
                continue
            key, wall = ordered(pair), f"wall {joined(pair)}"
            one, other = self.fields[pair[0]], self.fields[pair[1]]
            if key in self.doors:
                record.fault(f"{wall} has the door in line {self.doors[key]}", "a wall or a door", "walls", index)
            elif key in seen:
                record.fault(f"{wall} repeats", "each wall once", "walls", index)
            elif one is other or (one.cells and other.cells and not shared_edges(one, other)):
                record.fault(f"{wall} is between fields that share no edge", "two neighbours", "walls", index)
            seen.add(key)

    def read_pair(self, record: Record, key: str, item: object, what: str, *steps: int) -> tuple[str, str] | None:
        """Two names, or None with a fault."""
        if isinstance(item, list) and len(item) == 2 and isinstance(item[0], str) and isinstance(item[1], str):
            return item[0], item[1]
        found = f"{what} is {shown(item)}" if item is not None else f"no {key}"
        record.fault(found, 'the ids of two fields: ["one", "other"]', key, *steps)
        return None

    def known(self, record: Record, pair: tuple[str, str], key: str, *steps: int) -> bool:
        """Whether both names are those of fields, with a fault for each that is not."""
        strangers = [name for name in dict.fromkeys(pair) if name not in self.fields]
        for name in strangers:
            record.fault(f"there is no field {shown(name)}", "the id of a field of this board", key, *steps)
        return not strangers

    # --- the board as a whole ---------------------------------------------------------------------------------------

    def check_kinds(self) -> None:
        """CTB-003: a board has a room, an entrance and a pit at least."""
        given = self.record.values.get("field")
        items = given if isinstance(given, list) else []
        present = [item.get("kind") for item in items if isinstance(item, dict)]
        if any(kind not in KINDS for kind in present):
            return  # what is missing could be what is misspelt
        for kind in KINDS:
            if kind not in present:
                self.record.fault(f"there is no {kind}", f'at least one field with kind = "{kind}"', "field")

    def check_ways(self) -> None:
        """Every room has a door, every field can be reached from every other, and rooms without crossing a pit."""
        beside: dict[str, list[str]] = {name: [] for name in self.fields}
        for one, other in self.doors:
            beside[one].append(other)
            beside[other].append(one)
        lonely = [name for name, field in self.fields.items() if field.kind == ROOM and not beside[name]]
        for name in lonely:
            self.records[name].fault("no door leads to this room", "at least one door")
        groups = grouped(beside)
        largest = max(groups, key=len, default=[])
        for group in groups:
            if group is not largest and group[0] not in lonely:
                self.records[group[0]].fault(
                    f"the rest of the board cannot be reached from {listed(group)}", "a way between all fields"
                )
        if len(groups) == 1:
            self.check_dry_ways(beside)

    def check_dry_ways(self, beside: dict[str, list[str]]) -> None:
        """No room lies behind a pit, which heroes cannot cross."""
        pits = {name for name, field in self.fields.items() if field.kind == PIT}
        starts = [name for name, field in self.fields.items() if field.kind == ENTRANCE]
        reached = spread(beside, starts, pits)
        for name, field in self.fields.items():
            if starts and field.kind == ROOM and name not in reached:
                self.records[name].fault(
                    "every way from an entrance to this room leads through a pit", "a way for heroes"
                )


def read_cell(item: object) -> tuple[int, int] | None:
    """A cell as a pair, or None where it is not two whole numbers from 0."""
    if isinstance(item, list) and len(item) == 2 and all(is_whole(part, 0, 10**9) for part in item):
        return item[0], item[1]
    return None


def ordered(pair: tuple[str, str]) -> tuple[str, str]:
    """Two names in the one order in which doors are compared."""
    return pair if pair[0] <= pair[1] else (pair[1], pair[0])


def joined(pair: tuple[str, str]) -> str:
    """Two names as they stand in a sentence, be they fit names or not."""
    return f"{shown(pair[0])}-{shown(pair[1])}"


def together(cells: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells that hang together with the first one by sharing edges."""
    waiting = set(cells)
    found: set[tuple[int, int]] = set()
    edge = cells[:1]
    while edge:
        x, y = edge.pop()
        if (x, y) in waiting:
            waiting.remove((x, y))
            found.add((x, y))
            edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return found


def spread(beside: dict[str, list[str]], starts: list[str], closed: set[str]) -> set[str]:
    """The fields that can be reached through doors from some fields, without setting foot on closed ones."""
    reached: set[str] = set()
    edge = list(starts)
    while edge:
        name = edge.pop()
        if name not in reached and name not in closed:
            reached.add(name)
            edge += beside[name]
    return reached


def grouped(beside: dict[str, list[str]]) -> list[list[str]]:
    """The fields in groups, each joined by doors, in the order of the file."""
    groups: list[list[str]] = []
    placed: set[str] = set()
    for name in beside:
        if name not in placed:
            reached = spread(beside, [name], set())
            placed |= reached
            groups.append([other for other in beside if other in reached])
    return groups


def listed(names: list[str]) -> str:
    """Some names in a sentence, not more than a sentence bears."""
    shown_names = [f"'{name}'" for name in names[:6]]
    return ", ".join(shown_names) + (f" and {len(names) - 6} more" if len(names) > 6 else "")
