"""Scoring rooms: who controls one, what it is worth, who is paid (CT06-001, CT06-110 to 112, CT15-100 to 140)."""

from __future__ import annotations

from grotto.games.cave_troll import events
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.kinds import BARBARIAN, BERSERKER, DWARF, TREASURE, is_hero
from grotto.games.cave_troll.lair import TREASURE_GOLD
from grotto.games.cave_troll.state import NONE, Cave


class Count:
    """What stands in a room, as a scoring sees it."""

    def __init__(self, state: Cave, field: int) -> None:
        self.heroes = [0] * state.lair.seats
        self.dwarves = 0
        self.treasures = 0
        self.berserkers = 0  # seats with a Berserker, as a mask
        for piece in state.standing_on(field):
            kind = state.kind[piece]
            seat = state.owner(piece)
            if is_hero(kind):  # monsters never count: CT06-110, CT15-102
                self.heroes[seat] += 2 if kind == BARBARIAN else 1  # CT06-041, CT15-055
            if kind == DWARF:
                self.dwarves += 1
            elif kind == TREASURE:
                self.treasures += 1
            elif kind == BERSERKER:
                self.berserkers |= 1 << seat

    def controller(self) -> int:
        """The seat with most heroes, or NONE when that is shared or nobody is there (CT06-111, CT15-103)."""
        most = max(self.heroes)
        if most == 0 or self.heroes.count(most) > 1:
            return NONE
        return self.heroes.index(most)


def room_value(state: Cave, field: int, count: Count) -> int:
    """CT06-070, CT06-071, CT15-050, CT15-051: doubled once for each Dwarf, then 4 for each treasure."""
    printed = state.lair.value[field]
    return (printed << count.dwarves) + TREASURE_GOLD * count.treasures


def payments(state: Cave, field: int) -> list[tuple[int, int]]:
    """Who is paid what when a room is scored. An Idol pays its owner the printed value (CT06-153, CT15-172)."""
    owner = state.idol_owner(field)
    if owner != NONE:
        return [(owner, state.lair.value[field])]
    count = Count(state, field)
    controller = count.controller()
    if controller == NONE:
        return []
    value = room_value(state, field, count)
    sharing = count.berserkers & ~(1 << controller)  # CT15-140: opponents of his have more heroes here
    if not sharing:
        return [(controller, value)]
    seats = fields_of(sharing | 1 << controller)
    return [(seat, value // len(seats)) for seat in seats]


def score_room(state: Cave, field: int) -> None:
    """Pay for one room."""
    paid = payments(state, field)
    kind = events.SHARED if len(paid) > 1 else events.PAID
    for seat, gold in paid:
        pay(state, seat, field, gold, kind)


def pay(state: Cave, seat: int, field: int, gold: int, kind: int) -> None:
    """Add gold to a seat's total (CTX-012: there is no ceiling)."""
    if gold:
        state.gold[seat] += gold
        if state.recording:
            state.tell(kind, (seat, field, gold))


def score_board(state: Cave) -> None:
    """Score every room (CT06-101, CT06-121, CT15-100, CT15-111); the order cannot matter (CTX-016)."""
    if state.recording:
        state.tell(events.COUNTED, ())
    scored = state.idols
    for piece, field in enumerate(state.at):
        if field >= 0 and is_hero(state.kind[piece]):
            scored |= state.lair.bit[field]
    for field in fields_of(scored & state.lair.rooms):
        score_room(state, field)
