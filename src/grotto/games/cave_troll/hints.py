"""A rough idea of how well a seat stands, for players made of rules of thumb. No rule asks here."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.kinds import BARBARIAN, DWARF, FIRST_MONSTER, TREASURE
from grotto.games.cave_troll.lair import TREASURE_GOLD, Lair
from grotto.games.cave_troll.state import NONE, Cave

# In hundredths of a gold piece.
GOLD: Final = 100
RIVAL_GOLD: Final = 60
CONTROL: Final = 60  # what holding a room is worth for each gold it would pay now
RIVAL_CONTROL: Final = 25
ARTIFACT: Final = 70
UNDRAWN: Final = 45  # for each piece still in the own pile: drawing is progress
WAY: Final = 12  # for a hero, by how near he is to how much gold


def worth(state: Cave, seat: int) -> int:
    """How well a seat stands, in hundredths of a gold piece, as far as the open table tells."""
    lair = state.lair
    total = GOLD * state.gold[seat] - RIVAL_GOLD * max(gold for other, gold in enumerate(state.gold) if other != seat)
    total -= UNDRAWN * state.left[seat]
    for number, holder in enumerate(state.relics):
        if holder == seat:
            total += ARTIFACT * lair.components.artifacts[number].gold
    return total + _board_worth(state, seat)


def _board_worth(state: Cave, seat: int) -> int:
    lair = state.lair
    seats, kinds, bit, ways = lair.seats, state.kind, lair.bit, ways_worth(lair)
    heroes = [0] * (lair.fields * seats)  # by field and seat, as a scoring counts them
    doubled = [0] * lair.fields
    added = [0] * lair.fields
    total, taken, piece, owner, following = 0, 0, -1, NONE, 0
    for field in state.at:
        piece += 1
        if piece == following:
            owner += 1
            following += lair.deck_size
        if field < 0:
            continue
        kind = kinds[piece]
        if kind < FIRST_MONSTER:
            heroes[field * seats + owner] += 2 if kind == BARBARIAN else 1
            taken |= bit[field]
            if owner == seat:
                total += WAY * ways[field]
            if kind == DWARF:
                doubled[field] += 1
        elif kind == TREASURE:
            added[field] += TREASURE_GOLD
    rest = taken & lair.rooms & ~state.idols
    while rest:
        low = rest & -rest
        field = low.bit_length() - 1
        rest ^= low
        value = (lair.value[field] << doubled[field]) + added[field]
        total += _control_worth(controller(heroes, field, seats), seat, value)
    for field in fields_of(state.idols):
        total += _control_worth(state.idol_owner(field), seat, lair.value[field])
    return total


def controller(heroes: list[int], field: int, seats: int) -> int:
    """The seat with most heroes on a field, or NONE where that is shared."""
    most, leader = 0, NONE
    for seat in range(seats):
        count = heroes[field * seats + seat]
        if count > most:
            most, leader = count, seat
        elif count == most:
            leader = NONE
    return leader


def _control_worth(owner: int, seat: int, value: int) -> int:
    """What it is worth to a seat that somebody holds a room of a value."""
    if owner == seat:
        return CONTROL * value
    return 0 if owner == NONE else -RIVAL_CONTROL * value


def ways_worth(lair: Lair) -> list[int]:
    """For each field the most gold to be had for the distance, worked out once for a board."""
    if not lair.ways_worth:
        for start in range(lair.fields):
            best, distance, seen, edge = 0, 0, lair.bit[start], lair.bit[start]
            while edge:
                gold = max(lair.value[field] for field in fields_of(edge))
                best = max(best, gold * 6 // (distance + 2))
                following = 0
                for field in fields_of(edge):
                    following |= lair.ways[field] & ~lair.pits
                edge = following & ~seen
                seen |= edge
                distance += 1
            lair.ways_worth.append(best)
    return lair.ways_worth
