"""The Wraith: pushing others out of its room, when it enters and as an action (CT06-080 to 084, CT15-085 to 089)."""

from __future__ import annotations

from grotto.games.cave_troll import events
from grotto.games.cave_troll.asking import ASK_PUSH_WHERE, ASK_PUSH_WHOM, AskField, AskWhom
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.entering import arrive, closed, why_closed
from grotto.games.cave_troll.kinds import BARBARIAN, CAVE_TROLL, KNIGHT, is_hero
from grotto.games.cave_troll.lair import ROOM_LIMIT
from grotto.games.cave_troll.reasons import FREE, KNIGHT_THERE, NO_DOOR, NO_PUSH_HERE
from grotto.games.cave_troll.state import Cave


def pushable(state: Cave, piece: int) -> bool:
    """Whether a Wraith could push such a piece at all: CT06-081, CT06-042; CT15-085, CT15-056."""
    kind = state.kind[piece]
    if kind == BARBARIAN:
        return False
    return kind != CAVE_TROLL if state.lair.edition_2015 else is_hero(kind)


def push_targets(state: Cave, piece: int) -> int:
    """Where a piece can be pushed from its room: through a door, into a field it may enter (CT06-082, CT15-088)."""
    seat, kind = state.owner(piece), state.kind[piece]
    shut = closed(state, seat, kind)
    if kind == KNIGHT and not state.lair.edition_2015:  # CT06-082: even a Knight cannot be pushed to a Knight
        shut |= state.guards[seat] & state.lair.rooms
    return state.lair.doors[state.at[piece]] & ~shut


def can_push(state: Cave, wraith: int, piece: int) -> bool:
    """Whether a Wraith in the same room can push a piece out of it."""
    return piece != wraith and pushable(state, piece) and push_targets(state, piece) != 0


def victims(state: Cave, wraith: int, field: int) -> list[int]:
    """Those in a room whom the Wraith can push out of it."""
    return [piece for piece in state.characters_on(field) if can_push(state, wraith, piece)]


def has_victim(state: Cave, wraith: int, field: int) -> bool:
    """Whether there is anybody in a room whom the Wraith can push out of it."""
    return any(can_push(state, wraith, piece) for piece in state.characters_on(field))


def forced_entries(state: Cave, wraith: int) -> int:
    """Full rooms next to a Wraith that it may enter because it can push somebody out (CT06-083, CT15-087).

    Judged with the Wraith off its old field, whose place the pushed one may take. Only the limit of five is lifted.
    """
    lair = state.lair
    here = state.at[wraith]
    shut = state.idols | state.trolls | state.guards[state.owner(wraith)]
    full = lair.ways[here] & state.full & ~shut
    if not full:
        return 0
    state.lift(wraith)
    open_to_push = 0
    for field in fields_of(full):
        if state.crowd[field] == ROOM_LIMIT and has_victim(state, wraith, field):
            open_to_push |= lair.bit[field]
    state.put(wraith, here)
    return open_to_push


def enter_pushing(state: Cave, wraith: int, field: int) -> None:
    """A Wraith has entered a field by its player's own move: in a room it pushes (CT06-080, CT06-084, CT15-085)."""
    if state.lair.rooms >> field & 1 and state.crowd[field] > 1:
        must = state.crowd[field] > ROOM_LIMIT or not state.lair.may_skip_push
        state.push(PushWhom(state.owner(wraith), wraith, field, int(must)))


class PushWhom(AskWhom):
    """Whom the Wraith pushes out of the room it is in."""

    def __init__(self, seat: int, wraith: int, field: int, must: int) -> None:
        super().__init__(seat)
        self.wraith = wraith
        self.field = field
        self.must = must

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.wraith, self.field, self.must)

    def topic(self, state: Cave) -> int:
        return ASK_PUSH_WHOM

    def targets(self, state: Cave) -> list[int]:
        return victims(state, self.wraith, self.field)

    def may_stay(self, state: Cave) -> bool:
        return not self.must

    def chosen(self, state: Cave, piece: int) -> None:
        state.push(PushWhere(self.seat, self.wraith, piece))


class PushWhere(AskField):
    """Through which door somebody is pushed: by a Wraith, or by a Raging Troll (CT15-156)."""

    def __init__(self, seat: int, pusher: int, piece: int) -> None:
        super().__init__(seat)
        self.pusher = pusher
        self.piece = piece

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.pusher, self.piece)

    def topic(self, state: Cave) -> int:
        return ASK_PUSH_WHERE

    def targets(self, state: Cave) -> int:
        return push_targets(state, self.piece)

    def chosen(self, state: Cave, field: int) -> None:
        push_out(state, self.pusher, self.piece, field)

    def bar(self, state: Cave, field: int) -> int:
        if not state.lair.doors[state.at[self.piece]] >> field & 1:
            return NO_DOOR
        reason = why_closed(state, state.owner(self.piece), state.kind[self.piece], field)
        return KNIGHT_THERE if reason == FREE else reason  # a Knight pushed to a Knight, CT06-082


def push_out(state: Cave, pusher: int, piece: int, field: int) -> None:
    """Somebody is pushed to a field and enters it. A Wraith pushed so does not push (CT06-084, CT15-089)."""
    here = state.lift(piece)
    if state.recording:
        state.tell(
            events.PUSHED,
            (state.owner(pusher), state.kind[pusher], state.owner(piece), state.kind[piece], here, field),
        )
    arrive(state, piece, field)


def push_bar(state: Cave, wraith: int) -> int:
    """CT06-081, CT15-086: why a Wraith cannot push as an action, or FREE."""
    field = state.at[wraith]
    if not state.lair.rooms >> field & 1 or state.crowd[field] < 2:
        return NO_PUSH_HERE
    return FREE if has_victim(state, wraith, field) else NO_PUSH_HERE
