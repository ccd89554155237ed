"""Entering a field: which fields are closed to whom, and what an arrival brings about (CTX-004, CTX-005)."""

from __future__ import annotations

from grotto.games.cave_troll import events
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.kinds import BERSERKER, GIANT_SLAYER, KNIGHT, ORC, is_hero
from grotto.games.cave_troll.lair import ROOM_LIMIT
from grotto.games.cave_troll.reasons import (
    FREE,
    HERO_IN_PIT,
    IDOL_THERE,
    KNIGHT_THERE,
    OWN_AMONG_FIVE,
    PIT_CLOSED,
    ROOM_FULL,
    SIX_THERE,
    TROLL_THERE,
)
from grotto.games.cave_troll.state import Cave


def closures(state: Cave, seat: int) -> tuple[int, int, int]:
    """The fields closed to a seat's ordinary heroes, to its Knights and to its monsters, as masks.

    Everything that asks whether a field may be entered asks here, or `closed`, which adds the two exceptions.
    """
    lair = state.lair
    shut = (
        state.idols | state.full | state.trolls
    )  # CT06-153 and CT15-172, CT06-032 and CT15-032, CT06-033 and CT15-073
    knight = shut | lair.pits  # CT06-034, CT15-041: Knights alone may join a Knight
    shut |= state.guards[seat] & lair.rooms  # CT06-060, CT15-041: a Knight closes rooms only
    hero = shut | lair.pits  # CT06-035, CT15-031: no hero enters a pit
    return hero, knight, hero if lair.pit_closed else shut


def closed(state: Cave, seat: int, kind: int, cloaked: bool = False) -> int:
    """The fields that a character of this owner and kind may not enter, as a mask.

    `cloaked`: the hero under the Cloak moving by himself, to whom Cave Trolls and Knights are open (CT06-155).
    """
    if kind == BERSERKER or cloaked:
        shut = state.idols | state.lair.pits
        shut |= too_full_for_berserker(state, seat) if kind == BERSERKER else state.full
        return shut if cloaked else shut | state.trolls | state.guards[seat] & state.lair.rooms
    hero, knight, monster = closures(state, seat)
    if kind == KNIGHT:
        return knight
    return hero if is_hero(kind) else monster


def too_full_for_berserker(state: Cave, seat: int) -> int:
    """CT15-144, CT15-145: full rooms but those with exactly five characters, none of them his player's."""
    shut = state.full
    for field in fields_of(shut):
        strangers = all(state.owner(piece) != seat for piece in state.characters_on(field))
        if strangers and state.crowd[field] == ROOM_LIMIT:
            shut &= ~state.lair.bit[field]
    return shut


def why_closed(state: Cave, seat: int, kind: int, field: int, cloaked: bool = False) -> int:
    """The reason why a field is closed to a character, or FREE."""
    bit = state.lair.bit[field]
    if not closed(state, seat, kind, cloaked) & bit:
        return FREE
    if bit & state.lair.pits:
        return HERO_IN_PIT if is_hero(kind) else PIT_CLOSED
    if bit & state.idols:
        return IDOL_THERE
    if not cloaked and bit & state.trolls:
        return TROLL_THERE
    if not cloaked and kind != KNIGHT and bit & state.guards[seat]:
        return KNIGHT_THERE
    if kind == BERSERKER:
        return SIX_THERE if state.crowd[field] > ROOM_LIMIT else OWN_AMONG_FIVE
    return ROOM_FULL


def arrive(state: Cave, piece: int, field: int) -> None:
    """A character enters a field, by whatever means: it stands there, and what its entry brings about happens.

    All of it is finished before anything else goes on (CTX-017).
    """
    state.put(piece, field)
    kind = state.kind[piece]
    if kind == KNIGHT:
        slay_orcs(state, piece, field)
    elif kind == GIANT_SLAYER:
        earn(state, piece, field)


def slay_orcs(state: Cave, knight: int, field: int) -> None:
    """CT06-062, CT15-042: a Knight who enters a field removes all Orcs there, his own player's too.

    Whoever else is there stays, opponents too (CT06-061, CT15-043).
    """
    if state.crowd[field] == 1:
        return
    for piece in state.standing_on(field):
        if state.kind[piece] == ORC:
            state.remove(piece)
            if state.recording:
                state.tell(events.SLAIN, (state.owner(piece), ORC, field, state.owner(knight), KNIGHT))


def earn(state: Cave, slayer: int, field: int) -> None:
    """CT15-135: once a turn the Giant Slayer earns 1 gold by entering a room."""
    if state.lair.rooms >> field & 1 and not state.earned >> slayer & 1:
        state.earned |= 1 << slayer
        seat = state.owner(slayer)
        state.gold[seat] += 1
        if state.recording:
            state.tell(events.EARNED, (seat, field, 1))
