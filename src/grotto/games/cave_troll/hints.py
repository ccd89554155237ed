"""A rough idea of how well a seat stands, for players made of rules of thumb. No rule asks here."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.kinds import is_hero
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.scoring import Count, room_value
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
    ways = ways_worth(lair)
    total = 0
    taken = state.idols
    first, last = seat * lair.deck_size, (seat + 1) * lair.deck_size
    for piece, field in enumerate(state.at):
        if field >= 0 and is_hero(state.kind[piece]):
            taken |= lair.bit[field]
            if first <= piece < last:
                total += WAY * ways[field]
    for field in fields_of(taken & lair.rooms):
        owner = state.idol_owner(field)
        value = lair.value[field]
        if owner == NONE:
            count = Count(state, field)
            owner = count.controller()
            value = room_value(state, field, count)
        if owner == seat:
            total += CONTROL * value
        elif owner != NONE:
            total -= RIVAL_CONTROL * value
    return total


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
