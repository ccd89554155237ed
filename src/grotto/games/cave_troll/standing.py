"""How likely each seat is to win, by what lies open and what the thinking seat knows. No rule asks here.

A seat is described by a few numbers; weights fitted to games that bots played make a strength of them, and the
strengths of all seats their chances. `docs/strength.md` tells how the weights were found.
"""

from __future__ import annotations

from math import exp
from typing import Final

from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.hints import ways_worth
from grotto.games.cave_troll.kinds import (
    BARBARIAN,
    CAVE_TROLL,
    COUNT_THE_LOOT,
    DWARF,
    FIND_AN_ARTIFACT,
    FIRST_MONSTER,
    FIRST_THING,
    KNIGHT,
    RAGING_TROLL,
    SCORE_A_ROOM,
    THIEF,
    TREASURE,
)
from grotto.games.cave_troll.lair import SCORING_SYMBOLS, TREASURE_GOLD
from grotto.games.cave_troll.state import NONE, OFF, PLACED, Cave


class Marks:
    """What describes a seat, or what each of that weighs. As fields, since a list of numbers is slow where compiled."""

    def __init__(self, values: list[float]) -> None:
        self.gold = values[0]
        self.held = values[1]  # what its rooms would pay now
        self.firm = values[2]  # of that, what is held by more than one hero, or where others cannot enter
        self.tied = values[3]  # the worth of rooms in which it shares the lead
        self.behind = values[4]  # the worth of rooms where one hero more would make it share the lead
        self.spare = values[5]  # heroes that decide nothing where they are, by how near they are to how much gold
        self.heroes = values[6]  # on the board
        self.to_come = values[7]  # heroes still undrawn
        self.undrawn = values[8]  # counters or cards in the pile
        self.relics = values[9]  # gold of unplayed artifacts
        self.troll = values[10]  # undrawn or in hand, as the following
        self.chest = values[11]
        self.finding = values[12]
        self.scoring = values[13]  # Count the Loot, or Score a Room
        self.thieves = values[14]  # on the board, as the following
        self.knights = values[15]
        self.monsters = values[16]
        self.prowling = values[17]  # gold held by others in rooms where it has a monster
        self.turn = values[18]  # actions left to whoever's turn it is
        self.nearest = values[19]  # whether it has the smallest pile
        self.held_often = values[20]  # held, times the scorings of the board that are still to be expected

    def plain(self) -> list[float]:
        """All of them in their order."""
        return [
            self.gold,
            self.held,
            self.firm,
            self.tied,
            self.behind,
            self.spare,
            self.heroes,
            self.to_come,
            self.undrawn,
            self.relics,
            self.troll,
            self.chest,
            self.finding,
            self.scoring,
            self.thieves,
            self.knights,
            self.monsters,
            self.prowling,
            self.turn,
            self.nearest,
            self.held_often,
        ]

    def strength(self, by: Marks) -> float:
        """All marks of a seat together, each times its weight."""
        return (
            self.gold * by.gold
            + self.held * by.held
            + self.firm * by.firm
            + self.tied * by.tied
            + self.behind * by.behind
            + self.spare * by.spare
            + self.heroes * by.heroes
            + self.to_come * by.to_come
            + self.undrawn * by.undrawn
            + self.relics * by.relics
            + self.troll * by.troll
            + self.chest * by.chest
            + self.finding * by.finding
            + self.scoring * by.scoring
            + self.thieves * by.thieves
            + self.knights * by.knights
            + self.monsters * by.monsters
            + self.prowling * by.prowling
            + self.turn * by.turn
            + self.nearest * by.nearest
            + self.held_often * by.held_often
        )


MARKS: Final = 21
NONE_YET: Final = [0.0] * MARKS


FITTED: Final = """
gold           0.117   0.040   0.091   0.035
held           0.049   0.007   0.064   0.004
firm           0.075   0.122   0.048   0.049
tied          -0.000   0.031  -0.000   0.068
behind         0.019   0.005   0.021   0.019
spare         -0.014  -0.007   0.025   0.006
heroes         0.196   0.137   0.078   0.052
to-come       -0.222  -0.059  -0.093  -0.033
undrawn        0.012   0.011   0.029   0.044
relics         0.089   0.065   0.047   0.076
troll         -0.211  -0.054   0.010  -0.178
chest          0.180   0.214   0.378   0.181
finding        0.054   0.149   0.005   0.247
scoring       -0.148  -0.007   0.509   0.378
thieves       -0.201  -0.023  -0.013   0.080
knights       -0.019   0.005   0.212   0.143
monsters       0.166   0.013   0.150  -0.061
prowling       0.047   0.014   0.108  -0.001
turn           0.146   0.057   0.151   0.051
nearest        0.087   0.018   0.075  -0.019
held-often     0.038   0.010   0.044   0.017
late-gold      0.145   0.085   0.165   0.107
late-held      0.084   0.050   0.118   0.107
late-firm     -0.039  -0.087  -0.039  -0.053
late-tied     -0.000  -0.025  -0.000  -0.029
late-behind   -0.003  -0.010  -0.035  -0.006
late-spare    -0.015  -0.008  -0.006  -0.001
late-heroes    0.009   0.057   0.004   0.017
late-to-come  -0.138   0.015  -0.110   0.022
late-undrawn   0.140   0.011   0.096  -0.044
late-relics    0.085   0.062   0.227   0.089
late-troll    -0.029  -0.062  -0.430   0.199
late-chest    -0.349  -0.251  -0.289  -0.166
"""
# One line for each mark, in their order, then for the first of them what is added as the game goes on; and in it the
# weights for 2006 with two players, 2006 with more, and the same of 2015.


def _columns() -> list[list[float]]:
    lines = [line.split()[1:] for line in FITTED.strip().splitlines()]
    return [[float(line[column]) for line in lines] for column in range(4)]


COLUMNS: Final = _columns()


def weights_at(column: int, late: float) -> Marks:
    """The weights where the smallest pile has shrunk by such a part."""
    early = COLUMNS[column][:MARKS]
    for number, growth in enumerate(COLUMNS[column][MARKS:]):
        early[number] += late * growth
    return Marks(early)


def weights_for(state: Cave) -> Marks:
    """The weights that fit the edition, the number of players and how far the game has gone; worked out once."""
    lair = state.lair
    if not lair.weights:
        column = 2 * lair.edition_2015 + (lair.seats > 2)
        lair.weights = [weights_at(column, 1.0 - left / lair.deck_size) for left in range(lair.deck_size + 1)]
    weights: Marks = lair.weights[min(state.left)]
    return weights


class Standing:
    """The marks of all seats, gathered piece by piece and room by room."""

    def __init__(self, state: Cave) -> None:
        lair = state.lair
        self.state = state
        self.lair = lair
        self.seats = lair.seats
        self.marks = [Marks(NONE_YET) for _ in range(lair.seats)]
        self.heroes = [0] * (lair.fields * lair.seats)  # by field and seat, as a scoring counts them
        self.bonus = [0] * lair.fields
        self.dwarves = [0] * lair.fields
        self.taken = 0  # fields with heroes
        self.prowled = [0] * lair.seats  # fields with a seat's monsters that can act
        self.symbols = 0  # on cards that are still to come
        self.ways = ways_worth(lair)
        for seat in range(lair.seats):
            self._gather(seat)
        rest = self.taken & lair.rooms & ~state.idols
        while rest:
            low = rest & -rest
            self._judge(low.bit_length() - 1)
            rest ^= low
        nearest = min(state.left)
        for seat in range(lair.seats):
            self._complete(seat, nearest)

    def _gather(self, seat: int) -> None:
        state, lair = self.state, self.lair
        heroes, seats, kinds, bit = self.heroes, self.seats, state.kind, lair.bit
        mine = self.marks[seat]
        piece = seat * lair.deck_size
        taken, prowled, here, to_come = 0, 0, 0, 0
        for field in state.at[piece : piece + lair.deck_size]:
            kind = kinds[piece]
            if field < 0:
                if field == OFF:
                    if kind < FIRST_MONSTER:
                        to_come += 1
                    self._await(mine, piece, kind)
            elif kind < FIRST_MONSTER:
                heroes[field * seats + seat] += 2 if kind == BARBARIAN else 1
                taken |= bit[field]
                here += 1
                if kind == DWARF:
                    self.dwarves[field] += 1
                elif kind == KNIGHT:
                    mine.knights += 1.0
                elif kind == THIEF:
                    mine.thieves += 1.0
            elif kind == TREASURE:
                self.bonus[field] += TREASURE_GOLD
            elif kind < FIRST_THING and kind != CAVE_TROLL:
                mine.monsters += 1.0
                prowled |= bit[field]
            piece += 1
        mine.heroes = float(here)
        mine.to_come = float(to_come)
        self.taken |= taken
        self.prowled[seat] = prowled

    def _await(self, mine: Marks, piece: int, kind: int) -> None:
        """A piece that is still to come: in a pile, a hand, or just being played."""
        if self.lair.edition_2015:
            self.symbols += self.lair.symbols_of_type[self.state.type_of[piece]]
        if kind < FIRST_MONSTER:
            return
        if kind in (CAVE_TROLL, RAGING_TROLL):
            mine.troll += 1.0
        elif kind == TREASURE:
            mine.chest += 1.0
        elif kind == FIND_AN_ARTIFACT:
            mine.finding += 1.0
        elif kind in (COUNT_THE_LOOT, SCORE_A_ROOM):
            mine.scoring += 1.0

    def _judge(self, field: int) -> None:
        """Who leads in a room, who could."""
        seats, heroes = self.seats, self.heroes
        first = field * seats
        value = float((self.lair.value[field] << self.dwarves[field]) + self.bonus[field])
        most, second, leader = 0, 0, NONE
        for seat in range(seats):
            count = heroes[first + seat]
            if count > most:
                most, second, leader = count, most, seat
            elif count > second:
                second = count
        if second == most:
            leader = NONE
        else:
            self._lead(leader, field, value, most - second)
        for seat in range(seats):
            count = heroes[first + seat]
            if seat == leader:
                continue
            if count == most:
                self.marks[seat].tied += value
            elif count == most - 1:
                self.marks[seat].behind += value
            elif count:
                self.marks[seat].spare += self.ways[field] * count

    def _lead(self, leader: int, field: int, value: float, lead: int) -> None:
        """A room that one seat holds."""
        winner = self.marks[leader]
        winner.held += value
        if lead > 1 or self._shut_to_others(leader, field):
            winner.firm += value
            winner.spare += self.ways[field] * (lead - 1)
        for seat in range(self.seats):
            if seat != leader and self.prowled[seat] >> field & 1:
                self.marks[seat].prowling += value

    def _shut_to_others(self, leader: int, field: int) -> bool:
        """Whether a full room, or the leader's own Knight, keeps everybody else's heroes out."""
        if self.state.full >> field & 1:
            return True
        guards = self.state.guards
        shut = self.lair.bit[field]
        for seat in range(self.seats):
            if seat != leader:
                shut &= guards[seat]
        return shut != 0

    def _complete(self, seat: int, nearest: int) -> None:
        state, mine, lair = self.state, self.marks[seat], self.lair
        mine.gold = float(state.gold[seat])
        for field in fields_of(self.taken & lair.entrances):
            mine.spare += self.ways[field] * self.heroes[field * self.seats + seat]
        relics = state.relics
        for number in range(len(relics)):
            holder = relics[number]
            if holder == seat:
                mine.relics += lair.components.artifacts[number].gold
            elif holder >= PLACED and holder & 7 == seat:
                value = float(lair.value[(holder - PLACED) >> 3])
                mine.held += value
                mine.firm += value
        mine.undrawn = float(state.left[seat])
        mine.nearest = 1.0 if state.left[seat] == nearest else 0.0
        if state.seat == seat:
            mine.turn = float(state.actions)
        mine.held_often = mine.held * self._scorings(nearest)

    def _scorings(self, nearest: int) -> float:
        """How often the whole board is still scored: at the end, and as often as is to be expected before."""
        state = self.state
        if self.lair.edition_2015:
            share = nearest * self.seats / max(1, sum(state.left))
            return 1.0 + (state.symbols + self.symbols * share) / SCORING_SYMBOLS
        total = 1.0
        for seat in range(self.seats):
            if state.left[seat]:
                total += self.marks[seat].scoring * nearest / state.left[seat]
        return total


def chances(state: Cave) -> list[float]:
    """How likely each seat is to win; together 1."""
    seats = state.lair.seats
    if not state.kind:  # before the characters are chosen
        return [1.0 / seats] * seats
    weights = weights_for(state)
    strengths = [seat.strength(weights) for seat in Standing(state).marks]
    best = max(strengths)
    powers = [exp(strength - best) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]
