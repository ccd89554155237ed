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
    ASK_SWORD_ROOM,
)
from grotto.games.cave_troll.chalices import Revive, Teleport
from grotto.games.cave_troll.components import Artifact
from grotto.games.cave_troll.drawing import ScoreOneRoom
from grotto.games.cave_troll.effects import AskNumbered, Effect, OnField, fields_with, own_heroes
from grotto.games.cave_troll.movement import HELM, Walk, helm_reach
from grotto.games.cave_troll.reasons import (
    FREE,
    NO_TARGET_CLOAK,
    NO_TARGET_HELM,
    NO_TARGET_IDOL,
    NO_TARGET_SWORD,
    NOT_HELD,
)
from grotto.games.cave_troll.state import NONE, PLACED, SPENT, Cave

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
    return any(state.owner(piece) == seat and kinds.is_hero(state.kind[piece]) for piece in state.characters_on(field))


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
