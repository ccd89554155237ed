"""What has happened: small facts with an audience, told in order and never taken back."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""The audience (and zone visibility) of all seats and of spectators. Others are bit masks of seats; in a negative one
infinitely many bits are set, and spectators belong to it."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The audience of everybody else, spectators too."""
    return ~(1 << seat)


def sees(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) belongs to an audience."""
    return mask < 0 if seat is None else (mask >> seat) & 1 == 1


class Event:
    """One thing that happened. `kind` is a game's own number for it; what `data` means is in the game's event table."""

    __slots__ = ("audience", "data", "kind")

    def __init__(self, kind: int, data: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.kind = kind
        self.data = data
        self.audience = audience

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.data == other.data
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.data, self.audience))

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.data} to {self.audience}>"


class EventKind:
    """A line of a game's event table: the event's name, what its numbers are, and the rule it follows."""

    def __init__(self, name: str, fields: tuple[str, ...], rule: str) -> None:
        self.name = name
        self.fields = fields
        self.rule = rule
