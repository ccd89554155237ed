"""Character actions of the classic set: the Thief's jump, the Orc's kill, the Wraith's push; and the list of all."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import events, kinds
from grotto.games.cave_troll.acting import Ability
from grotto.games.cave_troll.asking import ASK_JUMP, ASK_KILL, AskFieldFor, AskWhomBy
from grotto.games.cave_troll.entering import arrive, closed, why_closed
from grotto.games.cave_troll.reasons import FREE, KNIGHT_ANYWHERE, NO_ABILITY, NO_JUMP, NO_VICTIM, SAME_FIELD
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.variants import Banish, Pull, Rampage, Sacrifice, Strike, Trample
from grotto.games.cave_troll.wraith import PushWhom, push_bar


class Jump(Ability):
    """The Thief to any room or entrance (CT06-050, CT15-060)."""

    def bar(self, state: Cave, piece: int) -> int:
        lair = state.lair
        # Nothing closes an entrance, but for a Knight to this action in 2015: no need to look at every room.
        open_to_all = lair.entrances & ~lair.bit[state.at[piece]]
        if open_to_all & ~state.guards[state.owner(piece)]:
            return FREE
        return FREE if jump_targets(state, piece) else NO_JUMP

    def begin(self, state: Cave, piece: int) -> None:
        state.push(JumpWhere(state.owner(piece), piece))


def jump_closed(state: Cave, piece: int) -> int:
    """The fields closed to a jumping Thief: the entry rules, and in 2015 also stairs with an opposing Knight."""
    seat = state.owner(piece)
    cloaked = piece == state.cloaked
    shut = closed(state, seat, kinds.THIEF, cloaked)
    if state.lair.edition_2015 and not cloaked:
        shut |= state.guards[seat]
    return shut


def jump_targets(state: Cave, piece: int) -> int:
    """Where a Thief can jump: another room or entrance, however far."""
    lair = state.lair
    return (lair.rooms | lair.entrances) & ~jump_closed(state, piece) & ~lair.bit[state.at[piece]]


class JumpWhere(AskFieldFor):
    """Where the Thief jumps."""

    def topic(self, state: Cave) -> int:
        return ASK_JUMP

    def targets(self, state: Cave) -> int:
        return jump_targets(state, self.piece)

    def bar(self, state: Cave, field: int) -> int:
        if field == state.at[self.piece]:
            return SAME_FIELD
        reason = why_closed(state, self.seat, kinds.THIEF, field, self.piece == state.cloaked)
        return KNIGHT_ANYWHERE if reason == FREE else reason

    def chosen(self, state: Cave, field: int) -> None:
        here = state.lift(self.piece)
        if state.recording:
            state.tell(events.JUMPED, (self.seat, kinds.THIEF, here, field))
        arrive(state, self.piece, field)


class Kill(Ability):
    """The Orc kills a hero beside it (CT06-095: in a room or entrance; CT15-080: in a room)."""

    def bar(self, state: Cave, piece: int) -> int:
        return FREE if orc_victims(state, piece) else NO_VICTIM

    def begin(self, state: Cave, piece: int) -> None:
        state.push(KillWhom(state.owner(piece), piece))


def orc_victims(state: Cave, orc: int) -> list[int]:
    """Heroes of any owner on the Orc's field, where an Orc can use its ability there."""
    lair = state.lair
    field = state.at[orc]
    where = lair.rooms if lair.edition_2015 else lair.rooms | lair.entrances
    if not where >> field & 1 or state.crowd[field] < 2:
        return []
    return [piece for piece in state.characters_on(field) if kinds.is_hero(state.kind[piece])]


class KillWhom(AskWhomBy):
    """Whom the Orc kills; it stays where it is."""

    def topic(self, state: Cave) -> int:
        return ASK_KILL

    def targets(self, state: Cave) -> list[int]:
        return orc_victims(state, self.piece)

    def chosen(self, state: Cave, piece: int) -> None:
        if state.recording:
            state.tell(events.KILLED, (state.owner(piece), state.kind[piece], state.at[piece], self.seat))
        state.remove(piece)


class Push(Ability):
    """The Wraith pushes somebody out of its room (CT06-081, CT15-086)."""

    def bar(self, state: Cave, piece: int) -> int:
        return push_bar(state, piece)

    def begin(self, state: Cave, piece: int) -> None:
        state.push(PushWhom(state.owner(piece), piece, state.at[piece], 1))


def _abilities() -> list[Ability | None]:
    """The character action of each kind; the others have none."""
    table: list[Ability | None] = [None] * len(kinds.NAMES)
    table[kinds.THIEF] = Jump()
    table[kinds.ORC] = Kill()
    table[kinds.WRAITH] = Push()
    table[kinds.PALADIN] = Banish()
    table[kinds.GIANT_SLAYER] = Sacrifice()
    table[kinds.ASSASSIN] = Strike()
    table[kinds.RAGING_TROLL] = Rampage()
    table[kinds.GRUNT] = Trample()
    table[kinds.BANSHEE] = Pull()
    return table


ABILITIES: Final = _abilities()


def ability_bar(state: Cave, piece: int) -> int:
    """The reason why a character has no action to use where it stands, or FREE (CT06-010, CT15-013, CTX-008)."""
    ability = ABILITIES[state.kind[piece]]
    return NO_ABILITY if ability is None else ability.bar(state, piece)
