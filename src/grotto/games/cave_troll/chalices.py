"""The two Chalices: of Teleportation in 2006, of Life in 2015 (CT06-152, CT15-171)."""

from __future__ import annotations

from grotto.games.cave_troll import events, kinds
from grotto.games.cave_troll.asking import (
    ASK_REVIVE,
    ASK_TELEPORT_FIELD,
    ASK_TELEPORT_TO,
    ASK_TELEPORT_WHOM,
    AskFieldFor,
    AskWhom,
)
from grotto.games.cave_troll.components import Artifact
from grotto.games.cave_troll.drawing import PlaceFigure
from grotto.games.cave_troll.effects import AskNumbered, Effect, OnField, fields_with, own_heroes
from grotto.games.cave_troll.entering import arrive, closed, why_closed
from grotto.games.cave_troll.reasons import (
    FREE,
    HERO_IN_PIT,
    KNIGHT_ANYWHERE,
    NO_TARGET_REVIVE,
    NO_TARGET_TELEPORT,
    SAME_FIELD,
)
from grotto.games.cave_troll.state import GONE, Cave

# --- Chalice of Teleportation ---------------------------------------------------------------------------------------


class Teleport(Effect):
    """CT06-152: all own heroes on one field go elsewhere, each to a field of its own if liked."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        return FREE if teleport_sources(state, seat) else NO_TARGET_TELEPORT

    def begin(self, state: Cave, seat: int, number: int) -> None:
        state.push(TeleportField(seat, number))


def teleport_targets(state: Cave, piece: int) -> int:
    """Where a hero can be teleported: the entry rules, and no opposing Knight anywhere, not even for a Knight."""
    lair = state.lair
    seat = state.owner(piece)
    shut = closed(state, seat, state.kind[piece]) | state.guards[seat] | lair.bit[state.at[piece]]
    return (lair.rooms | lair.entrances) & ~shut


def teleport_sources(state: Cave, seat: int) -> int:
    """The fields from which some own hero could go."""
    return fields_with(state, [piece for piece in own_heroes(state, seat) if teleport_targets(state, piece)])


class TeleportField(AskNumbered):
    """The field that all own heroes leave."""

    def topic(self, state: Cave) -> int:
        return ASK_TELEPORT_FIELD

    def targets(self, state: Cave) -> int:
        return teleport_sources(state, self.seat)

    def chosen(self, state: Cave, field: int) -> None:
        state.push(TeleportWhom(self.seat, self.number, field))


class TeleportWhom(OnField):
    """Who goes next; those who can go nowhere stay, and when nobody else is left it is over."""

    def topic(self, state: Cave) -> int:
        return ASK_TELEPORT_WHOM

    def targets(self, state: Cave) -> list[int]:
        return [
            piece
            for piece in own_heroes(state, self.seat)
            if state.at[piece] == self.field and teleport_targets(state, piece)
        ]

    def chosen(self, state: Cave, piece: int) -> None:
        state.push(TeleportWhom(self.seat, self.number, self.field))
        state.push(TeleportTo(self.seat, piece))


class TeleportTo(AskFieldFor):
    """Where one of them goes."""

    def topic(self, state: Cave) -> int:
        return ASK_TELEPORT_TO

    def targets(self, state: Cave) -> int:
        return teleport_targets(state, self.piece)

    def bar(self, state: Cave, field: int) -> int:
        if field == state.at[self.piece]:
            return SAME_FIELD
        if state.lair.pits >> field & 1:
            return HERO_IN_PIT
        reason = why_closed(state, self.seat, state.kind[self.piece], field)
        return KNIGHT_ANYWHERE if reason == FREE else reason

    def chosen(self, state: Cave, field: int) -> None:
        here = state.lift(self.piece)
        if state.recording:
            state.tell(events.CARRIED, (self.seat, state.kind[self.piece], here, field))
        arrive(state, self.piece, field)


# --- Chalice of Life ------------------------------------------------------------------------------------------------


class Revive(Effect):
    """CT15-171: an own hero that was removed comes back, onto any stairs."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        return FREE if lost_heroes(state, seat) else NO_TARGET_REVIVE

    def begin(self, state: Cave, seat: int, number: int) -> None:
        state.push(ReviveWhom(seat))


def lost_heroes(state: Cave, seat: int) -> list[int]:
    """A seat's heroes that have been removed from the board."""
    return [piece for piece in state.pieces_of(seat) if state.at[piece] == GONE and kinds.is_hero(state.kind[piece])]


class ReviveWhom(AskWhom):
    """Which removed hero comes back."""

    def topic(self, state: Cave) -> int:
        return ASK_REVIVE

    def targets(self, state: Cave) -> list[int]:
        return lost_heroes(state, self.seat)

    def chosen(self, state: Cave, piece: int) -> None:
        state.push(PlaceFigure(self.seat, piece))
