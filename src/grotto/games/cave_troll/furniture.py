"""What a client draws a game from: the board, the pieces and artifacts by name, and the parts of events by name."""

from __future__ import annotations

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.components import SET_NAMES
from grotto.games.cave_troll.events import TABLE
from grotto.games.cave_troll.lair import MOST_ACTIONS, ROOM_LIMIT, SCORING_SYMBOLS, TREASURE_GOLD, Lair
from grotto.games.cave_troll.naming import SEATS, card_name
from grotto.kernel.event import Event


def furniture(lair: Lair) -> dict[str, object]:
    """The board with its doors, the kinds of pieces and cards, the artifacts, and the numbers that a screen shows."""
    board = lair.board
    names = [field.name for field in board.fields]
    return {
        "edition": lair.options["edition"],
        "seats": list(SEATS[: lair.seats]),
        "board": {
            "name": board.name,
            "title": board.title,
            "width": board.width,
            "height": board.height,
            "fields": [
                {"name": field.name, "kind": field.kind, "gold": field.gold, "cells": [list(at) for at in field.cells]}
                for field in board.fields
            ],
            "doors": [
                {"between": [names[door.one], names[door.other]], "at": list(door.at) if door.at else None}
                for door in board.doors
            ],
            "linked": lair.linked,
        },
        "kinds": {kinds.NAMES[kind]: family(kind) for kind in sorted(set(lair.kind_of_type))},
        "symbols": {card_name(lair, card): symbols for card, symbols in enumerate(lair.symbols_of_type)},
        "artifacts": {artifact.name: artifact.gold for artifact in lair.components.artifacts},
        "limits": {
            "actions": MOST_ACTIONS,
            "room": ROOM_LIMIT,
            "symbols": SCORING_SYMBOLS,
            "treasure": TREASURE_GOLD,
            "pile": lair.deck_size,
        },
    }


def family(kind: int) -> str:
    """What a kind of piece or card is to the rules (CTX-003)."""
    if kinds.is_hero(kind):
        return "hero"
    if kinds.is_character(kind):
        return "monster"
    return "treasure" if kind < kinds.FIRST_CARD else "card"


def event_parts(lair: Lair, event: Event) -> dict[str, int | str]:
    """The data of an event with names in place of the numbers of seats, kinds, fields, cards, artifacts and sets."""
    _, fields, _, _ = TABLE[event.kind]
    return {what: _part(lair, what, number) for what, number in zip(fields, event.data)}


def _part(lair: Lair, what: str, number: int) -> int | str:
    if what in ("seat", "by"):
        return SEATS[number]
    if what in ("kind", "by-kind"):
        return kinds.NAMES[number]
    if what in ("field", "to"):
        return lair.board.fields[number].name
    if what == "card":
        return card_name(lair, number)
    if what == "artifact":
        return lair.components.artifacts[number].name
    if what == "set":
        return SET_NAMES[number]
    return number
