"""Artifacts: what each does when it is played (CT06-150 to 156, CT15-170 to 173)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import events, kinds
from grotto.games.cave_troll.asking import (
    ASK_CLOAK_FIELD,
    ASK_CLOAK_WHOM,
    ASK_HELM_FIELD,
    ASK_HELM_WHOM,
    ASK_IDOL_ROOM,
    ASK_REVIVE,
    ASK_SWORD_ROOM,
    ASK_TELEPORT_FIELD,
    ASK_TELEPORT_TO,
    ASK_TELEPORT_WHOM,
    AskField,
    AskWhom,
)
from grotto.games.cave_troll.components import Artifact
from grotto.games.cave_troll.drawing import PlaceFigure, ScoreOneRoom
from grotto.games.cave_troll.entering import arrive, closed, why_closed
from grotto.games.cave_troll.movement import HELM, Walk, helm_reach
from grotto.games.cave_troll.reasons import (
    FREE,
    HERO_IN_PIT,
    KNIGHT_ANYWHERE,
    NO_TARGET_CLOAK,
    NO_TARGET_HELM,
    NO_TARGET_IDOL,
    NO_TARGET_REVIVE,
    NO_TARGET_SWORD,
    NO_TARGET_TELEPORT,
    NOT_HELD,
    SAME_FIELD,
)
from grotto.games.cave_troll.state import GONE, NONE, PLACED, SPENT, Cave


class Effect:
    """What an artifact does: why it cannot be played now (or FREE), and how it begins."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        raise NotImplementedError

    def begin(self, state: Cave, seat: int, number: int) -> None:
        raise NotImplementedError


def own_heroes(state: Cave, seat: int) -> list[int]:
    """A seat's heroes on the board."""
    return [piece for piece in state.pieces_of(seat) if state.at[piece] >= 0 and kinds.is_hero(state.kind[piece])]


def fields_with(state: Cave, pieces: list[int]) -> int:
    """The fields on which some pieces stand, as a mask."""
    mask = 0
    for piece in pieces:
        mask |= state.lair.bit[state.at[piece]]
    return mask


class AskNumbered(AskField):
    """A question answered with a field, about one artifact."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.number)


class OnField(AskWhom):
    """A question answered with a piece on one field, about one artifact."""

    def __init__(self, seat: int, number: int, field: int) -> None:
        super().__init__(seat)
        self.number = number
        self.field = field

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.field)


# --- Helm of Mind Control -------------------------------------------------------------------------------------------


class MoveOpponent(Effect):
    """CT06-151: an opponent's character is moved some steps, judged as if its owner moved it."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        for piece in range(len(state.at)):
            if can_lead(state, seat, piece):
                return FREE
        return NO_TARGET_HELM

    def begin(self, state: Cave, seat: int, number: int) -> None:
        state.push(HelmField(seat, number))


def can_lead(state: Cave, seat: int, piece: int) -> bool:
    """Whether the Helm could move a piece at least one step."""
    if state.at[piece] < 0 or state.owner(piece) == seat or not kinds.is_character(state.kind[piece]):
        return False
    return helm_reach(state, piece) != 0


def led(state: Cave, seat: int) -> list[int]:
    """The opponents' characters that the Helm could move."""
    return [piece for piece in range(len(state.at)) if can_lead(state, seat, piece)]


class HelmField(AskNumbered):
    """On which field the character stands that the Helm moves."""

    def topic(self, state: Cave) -> int:
        return ASK_HELM_FIELD

    def targets(self, state: Cave) -> int:
        return fields_with(state, led(state, self.seat))

    def chosen(self, state: Cave, field: int) -> None:
        state.push(HelmWhom(self.seat, self.number, field))


class HelmWhom(OnField):
    """Whom the Helm moves."""

    def topic(self, state: Cave) -> int:
        return ASK_HELM_WHOM

    def targets(self, state: Cave) -> list[int]:
        return [piece for piece in led(state, self.seat) if state.at[piece] == self.field]

    def chosen(self, state: Cave, piece: int) -> None:
        steps = state.lair.components.artifacts[self.number].steps
        state.push(Walk(self.seat, piece, steps, HELM))


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


class TeleportTo(AskField):
    """Where one of them goes."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.piece)

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


# --- Idol, Wand -----------------------------------------------------------------------------------------------------


class ClaimRoom(Effect):
    """CT06-153: the Idol goes into a room with nothing in it, closes it, and collects its gold."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        for field in state.lair.room_list:
            if is_empty(state, field):
                return FREE
        return NO_TARGET_IDOL

    def begin(self, state: Cave, seat: int, number: int) -> None:
        state.push(IdolRoom(seat, number))


def is_empty(state: Cave, field: int) -> bool:
    """Whether a room has no piece and no Idol in it."""
    return state.lowest[field] == NONE and not state.idols >> field & 1


class IdolRoom(AskNumbered):
    """Into which room the Idol goes."""

    def topic(self, state: Cave) -> int:
        return ASK_IDOL_ROOM

    def targets(self, state: Cave) -> int:
        targets = 0
        for field in state.lair.room_list:
            if is_empty(state, field):
                targets |= state.lair.bit[field]
        return targets

    def chosen(self, state: Cave, field: int) -> None:
        state.relics[self.number] = PLACED + 8 * field + self.seat
        state.idols |= state.lair.bit[field]
        if state.recording:
            state.tell(events.CLAIMED, (self.seat, field))


class ScoreRoom(Effect):
    """CT06-154: one room is scored at once."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        return FREE

    def begin(self, state: Cave, seat: int, number: int) -> None:
        state.push(ScoreOneRoom(seat))


# --- Cloak of Invisibility ------------------------------------------------------------------------------------------


class Cloak(Effect):
    """CT06-155: for the rest of the turn one own hero goes twice as far, past Trolls and Knights."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        return FREE if own_heroes(state, seat) else NO_TARGET_CLOAK

    def begin(self, state: Cave, seat: int, number: int) -> None:
        state.push(CloakField(seat, number))


class CloakField(AskNumbered):
    """On which field the hero stands who gets the Cloak."""

    def topic(self, state: Cave) -> int:
        return ASK_CLOAK_FIELD

    def targets(self, state: Cave) -> int:
        return fields_with(state, own_heroes(state, self.seat))

    def chosen(self, state: Cave, field: int) -> None:
        state.push(CloakWhom(self.seat, self.number, field))


class CloakWhom(OnField):
    """Who gets the Cloak."""

    def topic(self, state: Cave) -> int:
        return ASK_CLOAK_WHOM

    def targets(self, state: Cave) -> list[int]:
        return [piece for piece in own_heroes(state, self.seat) if state.at[piece] == self.field]

    def chosen(self, state: Cave, piece: int) -> None:
        state.cloaked = piece
        if state.recording:
            state.tell(events.CLOAKED_ON, (self.seat, state.kind[piece], self.field))


# --- Sword of Slaying -----------------------------------------------------------------------------------------------


class Slay(Effect):
    """CT06-156, CT15-172: all Orcs (2015: and Grunts) in a room with an own hero are removed, own ones too."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        return FREE if sword_rooms(state, seat, artifact) else NO_TARGET_SWORD

    def begin(self, state: Cave, seat: int, number: int) -> None:
        state.push(SwordRoom(seat, number))


def sword_rooms(state: Cave, seat: int, artifact: Artifact) -> int:
    """Rooms with an own hero and one of the monsters the Sword is made for."""
    rooms = 0
    for owner in range(state.lair.seats):
        for kind in artifact.victims:
            for piece in state.of_kind(owner, kind):
                field = state.at[piece]
                if field >= 0 and _has_hero(state, seat, field):
                    rooms |= state.lair.bit[field]
    return rooms & state.lair.rooms


def _has_hero(state: Cave, seat: int, field: int) -> bool:
    for piece in state.characters_on(field):
        if state.owner(piece) == seat and kinds.is_hero(state.kind[piece]):
            return True
    return False


class SwordRoom(AskNumbered):
    """In which room the Sword strikes."""

    def topic(self, state: Cave) -> int:
        return ASK_SWORD_ROOM

    def targets(self, state: Cave) -> int:
        return sword_rooms(state, self.seat, state.lair.components.artifacts[self.number])

    def chosen(self, state: Cave, field: int) -> None:
        victims = state.lair.components.artifacts[self.number].victims
        for piece in state.characters_on(field):
            if state.kind[piece] in victims:
                if state.recording:
                    state.tell(events.CUT_DOWN, (state.owner(piece), state.kind[piece], field, self.seat))
                state.remove(piece)


EFFECTS: Final[list[Effect]] = [MoveOpponent(), Teleport(), Revive(), ClaimRoom(), ScoreRoom(), Cloak(), Slay()]
"""In the order of EFFECT_NAMES."""


def artifact_bar(state: Cave, seat: int, number: int) -> int:
    """The reason why a seat cannot play an artifact now, or FREE (CTX-008, CT06-150, CT15-025)."""
    if state.relics[number] != seat:
        return NOT_HELD
    artifact = state.lair.components.artifacts[number]
    return EFFECTS[artifact.effect_number].bar(state, seat, artifact)


def play_artifact(state: Cave, seat: int, number: int) -> None:
    """Playing an artifact shows it, uses it up and begins its effect."""
    state.relics[number] = SPENT
    state.reveal()
    if state.recording:
        state.tell(events.USED, (seat, number))
    EFFECTS[state.lair.components.artifacts[number].effect_number].begin(state, seat, number)


def placed_idols(state: Cave) -> list[tuple[int, int, int]]:
    """The Idols on the board: artifact, field, owner."""
    return [
        (number, (holder - PLACED) >> 3, (holder - PLACED) & 7)
        for number, holder in enumerate(state.relics)
        if holder >= PLACED
    ]


def held(state: Cave, seat: int) -> list[int]:
    """The unplayed artifacts of a seat."""
    return [number for number, holder in enumerate(state.relics) if holder == seat]


