"""Writing a state out as a readable position, in TOML that `position` reads back."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.allotting import idols_of, in_pile, name_one, named
from grotto.games.cave_troll.artifacts import held, placed_idols
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.components import SET_NAMES, UNCHOSEN
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.reading_steps import written_step
from grotto.games.cave_troll.state import GONE, NONE, SPENT, Cave
from grotto.games.cave_troll.steps import being_placed
from grotto.kernel.position import head, quoted

LONGEST_LINE: Final = 110


def write_position(lair: Lair, cave: Cave) -> str:
    """The position as TOML text."""
    lines = head(lair.game_id, lair.seats, lair.options)
    lines += ["", "[turn]", *turn_lines(cave)]
    if cave.kind:
        lines += ["", "[board]", *board_lines(cave)]
    idols = placed_idols(cave)
    if idols:
        lines += ["", "[idols]", *[idol_line(cave, number, field, owner) for number, field, owner in idols]]
    for seat in range(lair.seats):
        lines += ["", f"[{SEATS[seat]}]", *seat_lines(cave, seat)]
    lines += ["", "[common]", *common_lines(cave)]
    for step in cave.agenda:
        name, data = written_step(cave, step)
        lines += ["", "[[agenda]]", f"step = {quoted(name)}"]
        if data:
            values = [quoted(value) if isinstance(value, str) else str(value) for value in data]
            lines.append(f"data = [{', '.join(values)}]")
    return "\n".join(lines) + "\n"


def list_line(key: str, names: list[str]) -> str:
    """A list of names; a long one goes on over several lines."""
    return value_line(key, [quoted(name) for name in names])


def value_line(key: str, values: list[str]) -> str:
    """A list of values that are TOML already."""
    text = f"{key} = ["
    width = len(text)
    for number, value in enumerate(values):
        mark = ", " if number else ""
        if number and width + len(value) + 3 > LONGEST_LINE:
            mark = ",\n  "
            width = 2
        text += mark + value
        width += len(value) + 2
    return text + "]"


def grouped(names: list[str]) -> list[str]:
    """Names with neighbours that are alike taken together: "explorer x3"."""
    counts: list[tuple[str, int]] = []
    for name in names:
        if counts and counts[-1][0] == name:
            counts[-1] = (name, counts[-1][1] + 1)
        else:
            counts.append((name, 1))
    return [name if count == 1 else f"{name} x{count}" for name, count in counts]


def turn_lines(cave: Cave) -> list[str]:
    """Whose turn it is, and what has happened in it. Before the deal there is only a first player."""
    lines = [f'first = "{SEATS[cave.first]}"']
    if not cave.kind:
        return lines
    lines += [f'seat = "{SEATS[cave.seat]}"', f"turns = {cave.turns}", f"actions = {cave.actions}"]
    for key, said in (("acted", cave.acted), ("drew", cave.drew), ("emptied", cave.emptied)):
        if said:
            lines.append(f"{key} = true")
    if cave.idle:
        lines.append(f"idle = {cave.idle}")
    if cave.cloaked != NONE:
        lines.append(f"cloaked = {quoted(name_one(cave, cave.cloaked))}")
    for key, mask in (("moved", cave.moved), ("earned", cave.earned)):
        if mask:
            lines.append(list_line(key, [name_one(cave, piece) for piece in fields_of(mask)]))
    if cave.outcome is not None:
        lines.append(f"ended = {quoted(cave.outcome.ending)}")
    return lines


def board_lines(cave: Cave) -> list[str]:
    """What stands on the fields."""
    lines: list[str] = []
    for field, record in enumerate(cave.lair.board.fields):
        pieces = cave.standing_on(field)
        if pieces:
            names = [f"{SEATS[cave.owner(piece)]} {named(cave, piece)}" for piece in pieces]
            lines.append(list_line(key_text(record.name), grouped(names)))
    return lines


def idol_line(cave: Cave, number: int, field: int, owner: int) -> str:
    """The owner of an Idol; which artifact it is, is said where there could be several."""
    text = SEATS[owner]
    if len(idols_of(cave.lair)) > 1:
        text += f" {cave.lair.components.artifacts[number].name}"
    return f"{key_text(cave.lair.board.fields[field].name)} = {quoted(text)}"


def key_text(name: str) -> str:
    """A field's name as a TOML key."""
    return name if name.isascii() and name.replace("-", "").replace("_", "").isalnum() else quoted(name)


def seat_lines(cave: Cave, seat: int) -> list[str]:
    """A seat's gold, cards and artifacts."""
    lair = cave.lair
    lines: list[str] = []
    if lair.components.has_sets and cave.sets[seat] != UNCHOSEN:
        lines.append(f"set = {quoted(SET_NAMES[cave.sets[seat]])}")
    if not cave.kind:
        return lines
    lines.append(f"gold = {cave.gold[seat]}")
    pile = in_pile(cave, seat)[::-1]
    gone = [piece for piece in cave.pieces_of(seat) if cave.at[piece] == GONE]
    playing = [piece for piece in being_placed(cave) if cave.owner(piece) == seat and piece not in gone]
    drawn = [cave.drawn] if cave.drawn != NONE and cave.owner(cave.drawn) == seat else []
    hand = [cave.hand[seat]] if cave.hand[seat] != NONE else []
    lines.append(list_line("pile", grouped([named(cave, piece) for piece in pile])))
    for key, pieces in (("hand", hand), ("drawn", drawn), ("playing", playing)):
        lines += [f"{key} = {quoted(named(cave, piece))}" for piece in pieces]
    if gone:
        lines.append(list_line("gone", grouped([named(cave, piece) for piece in gone])))
    artifacts = held(cave, seat)
    if artifacts:
        lines.append(list_line("artifacts", [lair.components.artifacts[number].name for number in artifacts]))
    on_board = [piece for field in range(lair.fields) for piece in cave.standing_on(field) if cave.owner(piece) == seat]
    return lines + numbers_line(cave, seat, on_board + gone + playing + drawn + hand + pile)


def numbers_line(cave: Cave, seat: int, pieces: list[int]) -> list[str]:
    """Which of the alike pieces is which, unless they come in the order in which they would be numbered anyway."""
    last: dict[str, int] = {}
    base = seat * cave.lair.deck_size
    for piece in pieces:
        name = named(cave, piece)
        if piece < last.get(name, base):
            about = "# which of those alike is which, in the order of their places: board, gone, hand, pile"
            return [about, value_line("numbers", [str(other - base) for other in pieces])]
        last[name] = piece
    return []


def common_lines(cave: Cave) -> list[str]:
    """The artifacts that nobody has, and the scoring pile of 2015."""
    lair = cave.lair
    names = [artifact.name for artifact in lair.components.artifacts]
    lines = [list_line("stack", [names[number] for number in cave.stack[: cave.stack_left][::-1]])]
    spent = [names[number] for number, holder in enumerate(cave.relics) if holder == SPENT]
    if spent:
        lines.append(list_line("spent", spent))
    if cave.scoring:
        lines.append(list_line("scoring-pile", [name_one(cave, piece, True) for piece in fields_of(cave.scoring)]))
    return lines
