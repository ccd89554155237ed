"""Moving a character, one step at a time (CT06-030 to 036, CT15-030 to 035)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import events
from grotto.games.cave_troll.asking import ASK_CLOAKED_STEP, ASK_LED_STEP, ASK_NEXT_STEP, Ask, topic_rule
from grotto.games.cave_troll.entering import arrive, closed, why_closed
from grotto.games.cave_troll.kinds import BANSHEE, CAVE_TROLL, RAGING_TROLL, WRAITH
from grotto.games.cave_troll.lair import ROOM_LIMIT, STAY
from grotto.games.cave_troll.naming import field_text, kind_text, slot_text
from grotto.games.cave_troll.reasons import (
    FREE,
    MOVED_ALREADY,
    NEVER_MOVES,
    NO_DOOR,
    NO_SUCH_PIECE,
    NOBODY_TO_PUSH,
    NOT_A_TARGET,
    ROOM_FULL,
    SIX_THERE,
    refuse,
)
from grotto.games.cave_troll.state import NONE, Cave
from grotto.games.cave_troll.wraith import enter_pushing, forced_entries
from grotto.kernel.text import Refusal

OWN: Final = 0  # a move of the piece's own player
HELM: Final = 1  # under an opponent's Helm of Mind Control, at least one step
HELM_ON: Final = 2  # the same, after the first step


def reach(state: Cave, piece: int) -> int:
    """The fields to which a character can step by its own player's move (CT06-030, CT15-030)."""
    kind = state.kind[piece]
    if kind == CAVE_TROLL:  # CT06-093, CT15-073
        return 0
    shut = closed(state, state.owner(piece), kind, piece == state.cloaked)
    fields = state.lair.ways[state.at[piece]] & ~shut
    if kind == WRAITH:
        fields |= forced_entries(state, piece)
    return fields


def why_unreachable(state: Cave, piece: int, field: int) -> int:
    """The reason why a character cannot step to a field, or FREE."""
    kind = state.kind[piece]
    if kind == CAVE_TROLL:
        return NEVER_MOVES
    if not state.lair.ways[state.at[piece]] >> field & 1:
        return NO_DOOR
    if reach(state, piece) >> field & 1:
        return FREE
    reason = why_closed(state, state.owner(piece), kind, field, piece == state.cloaked)
    if kind == WRAITH and reason == ROOM_FULL:
        return SIX_THERE if state.crowd[field] > ROOM_LIMIT else NOBODY_TO_PUSH  # CT15-145; CT06-083, CT15-087
    return reason


def step(state: Cave, piece: int, field: int) -> None:
    """One step of a character by its own player's decision, with all it brings about."""
    here = state.lift(piece)
    if state.recording:
        state.tell(events.MOVED, (state.owner(piece), state.kind[piece], here, field))
    arrive(state, piece, field)
    if state.kind[piece] == WRAITH:
        enter_pushing(state, piece, field)


def move(state: Cave, piece: int, field: int) -> None:
    """A move action: one step, and for some the offer of a second (CT06-155, CT15-155, CT15-165)."""
    kind = state.kind[piece]
    if kind == RAGING_TROLL:
        state.moved |= 1 << piece
    elif kind == BANSHEE or piece == state.cloaked:
        state.push(Walk(state.owner(piece), piece, 1, OWN))
    step(state, piece, field)


class Walk(Ask):
    """Further steps of a character within the same action: a Banshee's or cloaked hero's second, or the Helm's."""

    def __init__(self, seat: int, piece: int, steps: int, mode: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.steps = steps
        self.mode = mode

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.piece, self.steps, self.mode)

    def topic(self, state: Cave) -> int:
        if self.mode != OWN:
            return ASK_LED_STEP
        return ASK_NEXT_STEP if state.kind[self.piece] == BANSHEE else ASK_CLOAKED_STEP

    def fields(self, state: Cave) -> int:
        """Where the next step may go. CT06-151: with the Helm never into a pit, and a Wraith does not push its way."""
        if state.at[self.piece] < 0:
            return 0
        if self.mode == OWN:
            return reach(state, self.piece)
        return helm_reach(state, self.piece)

    def options(self, state: Cave, seat: int) -> list[int]:
        if self.steps == 0:
            return []
        steps = edge_options(state, self.piece, self.fields(state))
        if steps and self.mode != HELM:
            steps.append(STAY)
        return steps

    def take(self, state: Cave, seat: int, option: int) -> None:
        state.agenda.pop()
        if option == STAY:
            return
        field = edge_target(state, option)
        if self.mode == OWN:  # the second of two steps, and so the last
            step(state, self.piece, field)
            return
        state.push(Walk(self.seat, self.piece, self.steps - 1, HELM_ON))
        here = state.lift(self.piece)
        if state.recording:
            state.tell(events.LED, (self.seat, state.owner(self.piece), state.kind[self.piece], here, field))
        arrive(state, self.piece, field)

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        lair = state.lair
        if option < lair.first_move or edge_slot(state, self.piece) != (option - lair.first_move) // lair.edges:
            return super().why_not(state, seat, option)
        edge = (option - lair.first_move) % lair.edges
        field = lair.edge_to[edge]
        if lair.edge_from[edge] != state.at[self.piece]:
            return refuse(lair, NO_DOOR, field=field_text(lair, field))
        reason = why_closed(state, state.owner(self.piece), state.kind[self.piece], field, self.piece == state.cloaked)
        if reason == FREE:
            return refuse(lair, NOT_A_TARGET, topic_rule(lair, self.topic(state)), field=field_text(lair, field))
        return refuse(lair, reason, field=field_text(lair, field))


def helm_reach(state: Cave, piece: int) -> int:
    """CT06-151: the next fields of a character under the Helm, judged as for its owner; rooms and entrances only."""
    if state.kind[piece] == CAVE_TROLL:
        return 0
    shut = closed(state, state.owner(piece), state.kind[piece]) | state.lair.pits
    return state.lair.ways[state.at[piece]] & ~shut


def edge_slot(state: Cave, piece: int) -> int:
    """The slot under which the moves of a piece are numbered."""
    return state.lair.slots if piece == state.cloaked else state.lair.slot_of_kind[state.kind[piece]]


def edge_options(state: Cave, piece: int, fields: int) -> list[int]:
    """The numbers of a piece's steps to some of the fields around it."""
    lair = state.lair
    base = lair.first_move + edge_slot(state, piece) * lair.edges
    return [base + edge for edge in lair.exits[state.at[piece]] if fields >> lair.edge_to[edge] & 1]


def edge_target(state: Cave, option: int) -> int:
    """Where the step of an option number leads."""
    lair = state.lair
    return lair.edge_to[(option - lair.first_move) % lair.edges]


def mover(state: Cave, seat: int, slot: int, field: int) -> int:
    """The piece meant by a slot and a field, or NONE; of several alike one that may still move."""
    if slot == state.lair.slots:
        cloaked = state.cloaked
        return cloaked if cloaked != NONE and state.owner(cloaked) == seat and state.at[cloaked] == field else NONE
    kind = state.lair.kind_of_slot[slot]
    found = NONE
    first = seat * state.lair.deck_size + state.lair.kind_first[state.sets[seat]][kind]
    for piece in range(first, first + state.lair.kind_count[state.sets[seat]][kind]):
        if state.at[piece] == field and piece != state.cloaked:
            if not state.moved >> piece & 1:
                return piece
            found = piece
    return found


def refuse_move(state: Cave, seat: int, slot: int, source: int, target: int) -> Refusal | None:
    """Why a move action cannot take a seat's piece of a slot from one field to another; None: it can."""
    piece = mover(state, seat, slot, source)
    if piece != NONE and state.kind[piece] == RAGING_TROLL and state.moved >> piece & 1:
        return refuse(state.lair, MOVED_ALREADY, piece=kind_text(state.lair, RAGING_TROLL))
    return refuse_step(state, seat, slot, source, target)


def refuse_step(state: Cave, seat: int, slot: int, source: int, target: int) -> Refusal | None:
    """Why a seat cannot lead a piece of a slot from one field to another, be it as an action or in an escape."""
    lair = state.lair
    piece = mover(state, seat, slot, source)
    if piece == NONE:
        return refuse(lair, NO_SUCH_PIECE, piece=slot_text(lair, slot), field=field_text(lair, source))
    reason = why_unreachable(state, piece, target)
    if reason == FREE:
        return None
    return refuse(lair, reason, piece=kind_text(lair, state.kind[piece]), field=field_text(lair, target))
