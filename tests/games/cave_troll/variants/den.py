"""Short ways to set up and to play positions of 2015 in which some have the variant characters and others the classic.

    t = den("red", {"nw1": "red banshee", "nw4": "blue knight"})
    use(t, "red banshee", "nw1")
    assert happened(t, "pulled") == ["by blue knight nw4 nw1"]

Who is not named as having the variant set has the classic one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.naming import SEATS
from tests.games.cave_troll.table import Table, asked, cave, gold, take, told_of

Board = Mapping[str, str | Sequence[str]]


def den(variants: str, board: Board | None = None, **parts: Any) -> Table:
    """A position of 2015 in which the named colours play the variant characters. It is red's turn unless said."""
    for colour in variants.split():
        parts[colour] = {"set": "variant", **parts.get(colour, {})}
    return cave("2015", board=board, **parts)


def turn_of(colour: str, **more: Any) -> dict[str, Any]:
    """A turn well into the game; the position's `turn`."""
    return {"seat": colour, **more}


# --- playing --------------------------------------------------------------------------------------------------------


def go(table: Table, piece: str, source: str, target: str) -> None:
    """A step: a move action, or an answer that is a step."""
    take(table, "move", piece=piece, source=source, target=target)


def use(table: Table, piece: str, source: str) -> None:
    """A character action."""
    take(table, "use", piece=piece, source=source)


def whom(table: Table, *pieces: str) -> None:
    """Answer with pieces, one question after another."""
    for piece in pieces:
        take(table, "choose-piece", piece=piece)


def to(table: Table, *fields: str) -> None:
    """Answer with fields, one question after another."""
    for field in fields:
        take(table, "choose-field", target=field)


def stay(table: Table) -> None:
    """Answer that nothing more is to be done here."""
    take(table, "stay")


def play(table: Table, artifact: str) -> None:
    """Play an artifact."""
    take(table, "play-artifact", card=artifact)


def play_card(table: Table, card: str) -> None:
    """Draw, and play one of the two cards."""
    take(table, "draw")
    take(table, "play-card", card=card)


def score(table: Table, room: str) -> list[int]:
    """Score one room by red's Wand, and say how much everybody has gained."""
    before = gold(table)
    play(table, "wand")
    to(table, room)
    return [after - ago for after, ago in zip(gold(table), before, strict=True)]


def end_turns(table: Table, colour: str) -> None:
    """End turns until it is the turn of a colour."""
    for _ in SEATS:
        if asked(table) == (colour, "turn"):
            return
        take(table, "end-turn")
    raise AssertionError(f"it is never the turn of {colour}")


def next_turn(table: Table) -> None:
    """End turns until it is red's again."""
    take(table, "end-turn")
    end_turns(table, "red")


# --- looking --------------------------------------------------------------------------------------------------------


def actions(table: Table) -> int:
    """How many actions are left of the turn."""
    return table.state.actions


def happened(table: Table, event: str) -> list[str]:
    """All events of a name in order, each as what its data mean, in words with a space between: "red nw4 1"."""
    return [" ".join(_name(table, part, number) for part, number in one.items()) for one in told_of(table, event)]


def _name(table: Table, part: str, number: int) -> str:
    if part in ("seat", "by"):
        return SEATS[number]
    if part in ("kind", "by-kind"):
        return kinds.NAMES[number]
    if part in ("field", "to"):
        return table.state.lair.board.fields[number].name
    return str(number)


def told_by(table: Table, event: str) -> list[str]:
    """The number of the rule that each event of a name refers to."""
    lines = [table.state.lair.event_kind(one) for one in table.log]
    return [line.rule for line in lines if line.name == event]
