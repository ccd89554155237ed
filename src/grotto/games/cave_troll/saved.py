"""A state as plain values, exactly, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cave_troll.allotting import in_pile
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.checking import check
from grotto.games.cave_troll.components import UNCHOSEN, VARIANT
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.position import pile_order, stack_order
from grotto.games.cave_troll.setting_up import blank, lay_out
from grotto.games.cave_troll.state import GONE, NONE, PLACED, SPENT, Cave
from grotto.games.cave_troll.steps import STEPS
from grotto.kernel.agenda import plain_agenda, read_agenda, read_outcome
from grotto.kernel.dice import Dice
from grotto.kernel.position import bad, flag, known_keys, listed, section, whole

KEYS: Final = (
    "sets",
    "at",
    "piles",
    "hand",
    "drawn",
    "relics",
    "stack",
    "gold",
    "scoring",
    "boxed",
    "first",
    "turns",
    "seat",
    "actions",
    "acted",
    "drew",
    "idle",
    "emptied",
    "cloaked",
    "moved",
    "earned",
    "reveals",
    "agenda",
    "outcome",
)
MOST: Final = 2**53 - 1  # the largest whole number that every reader of plain values keeps exactly


def dump(cave: Cave) -> dict[str, object]:
    """All that cannot be worked out from something else. Sets of pieces are lists, piles list the top one last."""
    seats = range(cave.lair.seats)
    return {
        "sets": list(cave.sets),
        "at": list(cave.at),
        "piles": [in_pile(cave, seat) if cave.kind else [] for seat in seats],
        "hand": list(cave.hand),
        "drawn": cave.drawn,
        "relics": list(cave.relics),
        "stack": list(cave.stack[: cave.stack_left]),
        "gold": list(cave.gold),
        "scoring": fields_of(cave.scoring),
        "boxed": fields_of(cave.boxed),
        "first": cave.first,
        "turns": cave.turns,
        "seat": cave.seat,
        "actions": cave.actions,
        "acted": cave.acted,
        "drew": cave.drew,
        "idle": cave.idle,
        "emptied": cave.emptied,
        "cloaked": cave.cloaked,
        "moved": fields_of(cave.moved),
        "earned": fields_of(cave.earned),
        "reveals": cave.reveals,
        "agenda": plain_agenda(cave.agenda),
        "outcome": cave.outcome.plain() if cave.outcome is not None else None,
    }


def load(lair: Lair, data: Mapping[str, Any], dice: Dice) -> Cave:
    """The state that was dumped. Anything else raises BadInput with one sentence."""
    table = section("saved game", data)
    known_keys("", table, KEYS)
    for key in KEYS:
        if key not in table:
            raise bad(key, "is missing in the saved game")
    cave = blank(lair, dice)
    load_turn(cave, table)
    cave.sets = tuple(numbers("sets", table["sets"], lair.seats, UNCHOSEN, VARIANT))
    if dealt(table):
        if UNCHOSEN in cave.sets:
            raise bad("sets", "must all be chosen once the cards are dealt")
        lay_out(cave)
    load_pieces(cave, table)
    load_artifacts(cave, table)
    if cave.kind:
        cave.rebuild()
    cave.agenda = read_agenda(table["agenda"], STEPS)
    cave.outcome = read_outcome(table["outcome"], lair.seats)
    check(cave)
    twin = cave.copy()
    twin.settle()
    if dump(twin) != dump(cave):
        raise bad("agenda", "does not stop at a question")
    return cave


def numbers(where: str, value: object, count: int, low: int, high: int) -> list[int]:
    """A list of so many whole numbers within bounds; any number of them where `count` is NONE."""
    items = listed(where, value)
    if count not in (NONE, len(items)):
        raise bad(where, f"must have {count} numbers")
    return [whole(f"{where}.{i}", item, low, high) for i, item in enumerate(items)]


def dealt(table: Mapping[str, Any]) -> bool:
    """Whether the cards have been dealt: nobody is choosing a character set any more."""
    return not any(
        isinstance(step, (list, tuple)) and step and step[0] == "Deal" for step in listed("agenda", table["agenda"])
    )


def load_turn(cave: Cave, table: Mapping[str, Any]) -> None:
    """The plain numbers of the turn."""
    seats = cave.lair.seats
    cave.first = whole("first", table["first"], 0, seats - 1)
    cave.turns = whole("turns", table["turns"], 0, MOST)
    cave.seat = whole("seat", table["seat"], 0, seats - 1)
    cave.actions = whole("actions", table["actions"], 0, MOST)
    cave.acted = flag("acted", table["acted"])
    cave.drew = flag("drew", table["drew"])
    cave.idle = whole("idle", table["idle"], 0, MOST)
    cave.emptied = flag("emptied", table["emptied"])
    cave.reveals = whole("reveals", table["reveals"], 0, MOST)
    cave.gold = numbers("gold", table["gold"], seats, 0, MOST)


def load_pieces(cave: Cave, table: Mapping[str, Any]) -> None:
    """Pieces and cards, with the tables that follow from where they are."""
    lair = cave.lair
    count = len(cave.at)
    where = numbers("at", table["at"], count, GONE, lair.fields - 1)
    hand = numbers("hand", table["hand"], lair.seats, NONE, count - 1)
    piles = listed("piles", table["piles"])
    if len(piles) != lair.seats:
        raise bad("piles", f"must be {lair.seats} lists")
    orders: list[int] = []
    for seat in range(lair.seats):
        own = cave.pieces_of(seat)
        pile = numbers(f"piles.{seat}", piles[seat], NONE, own.start, own.stop - 1)
        if len(set(pile)) != len(pile):
            raise bad(f"piles.{seat}", "has a piece twice")
        cave.left[seat] = len(pile)
        orders += pile_order(cave, seat, pile)
    cave.piles = bytes(orders) if cave.kind else b""
    cave.hand = hand
    cave.drawn = whole("drawn", table["drawn"], NONE, count - 1)
    cave.cloaked = whole("cloaked", table["cloaked"], NONE, count - 1)
    cave.scoring = mask("scoring", table["scoring"], count)
    cave.boxed = mask("boxed", table["boxed"], count)
    cave.moved = mask("moved", table["moved"], count)
    cave.earned = mask("earned", table["earned"], count)
    cave.at = where
    if not cave.kind:
        return
    cave.symbols = sum(lair.symbols_of_type[cave.type_of[piece]] for piece in fields_of(cave.scoring))


def mask(where: str, value: object, count: int) -> int:
    """A set of pieces."""
    pieces = 0
    for piece in numbers(where, value, NONE, 0, count - 1):
        if pieces >> piece & 1:
            raise bad(where, "has a piece twice")
        pieces |= 1 << piece
    return pieces


def load_artifacts(cave: Cave, table: Mapping[str, Any]) -> None:
    """Who has which artifact, and the stack."""
    lair = cave.lair
    cave.relics = numbers("relics", table["relics"], lair.artifacts, SPENT, PLACED + 8 * lair.fields - 1)
    stack = numbers("stack", table["stack"], NONE, 0, lair.artifacts - 1)
    if len(set(stack)) != len(stack):
        raise bad("stack", "has an artifact twice")
    cave.stack = bytes(stack_order(stack, lair.artifacts))
    cave.stack_left = len(stack)
