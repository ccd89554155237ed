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
from grotto.games.cave_troll.state import NONE, OFF, Cave

# The numbers that describe a seat, by their place in its list:
GOLD: Final = 0
HELD: Final = 1  # what its rooms would pay now
FIRM: Final = 2  # of that, what is held by more than one hero, or where others cannot enter
TIED: Final = 3  # the worth of rooms in which it shares the lead
BEHIND: Final = 4  # the worth of rooms where one hero more would make it share the lead
SPARE: Final = 5  # heroes that decide nothing where they are, by how near they are to how much gold
HEROES: Final = 6  # on the board
TO_COME: Final = 7  # heroes still undrawn
UNDRAWN: Final = 8  # counters or cards in the pile
RELICS: Final = 9  # gold of unplayed artifacts
TROLL: Final = 10  # undrawn or in hand, as the following
CHEST: Final = 11
FINDING: Final = 12
SCORING: Final = 13  # Count the Loot, or Score a Room
THIEVES: Final = 14  # on the board, as the following
KNIGHTS: Final = 15
MONSTERS: Final = 16
PROWLING: Final = 17  # gold held by others in rooms where it has a monster
TURN: Final = 18  # actions left to whoever's turn it is
NEAREST: Final = 19  # whether it has the smallest pile
HELD_OFTEN: Final = 20  # HELD, times the scorings of the board that are still to be expected
LATE: Final = 21  # from here on the first twelve again, times how far the game has gone
AGAIN: Final = 12
NUMBERS: Final = LATE + AGAIN


FITTED: Final = """
gold          0.117   0.066   0.091   0.058
held          0.049   0.012   0.064   0.006
firm          0.075   0.203   0.048   0.082
tied         -0.000   0.051  -0.000   0.113
behind        0.019   0.008   0.021   0.032
spare        -0.014  -0.011   0.025   0.010
heroes        0.196   0.228   0.078   0.086
to-come      -0.222  -0.098  -0.093  -0.055
undrawn       0.012   0.019   0.029   0.074
relics        0.089   0.108   0.047   0.127
troll        -0.211  -0.090   0.010  -0.297
chest         0.180   0.356   0.378   0.301
finding       0.054   0.248   0.005   0.412
scoring      -0.148  -0.012   0.509   0.630
thieves      -0.201  -0.039  -0.013   0.133
knights      -0.019   0.009   0.212   0.239
monsters      0.166   0.021   0.150  -0.101
prowling      0.047   0.023   0.108  -0.001
turn          0.146   0.095   0.151   0.085
nearest       0.087   0.030   0.075  -0.032
held-often    0.038   0.017   0.044   0.028
late-gold     0.145   0.142   0.165   0.178
late-held     0.084   0.083   0.118   0.178
late-firm    -0.039  -0.145  -0.039  -0.088
late-tied    -0.000  -0.041  -0.000  -0.048
late-behind  -0.003  -0.016  -0.035  -0.010
late-spare   -0.015  -0.013  -0.006  -0.001
late-heroes   0.009   0.095   0.004   0.029
late-to-come -0.138   0.025  -0.110   0.036
late-undrawn  0.140   0.018   0.096  -0.073
late-relics   0.085   0.103   0.227   0.149
late-troll   -0.029  -0.103  -0.430   0.331
late-chest   -0.349  -0.418  -0.289  -0.277
"""
# One line for each number, in their order, and in it the weights for 2006 with two players, 2006 with more, and the
# same of 2015.


def _weights() -> list[list[float]]:
    lines = [line.split()[1:] for line in FITTED.strip().splitlines()]
    return [[float(line[column]) for line in lines] for column in range(4)]


WEIGHTS: Final = _weights()


class Standing:
    """The numbers of all seats, gathered piece by piece and room by room."""

    def __init__(self, state: Cave) -> None:
        lair = state.lair
        self.state = state
        self.lair = lair
        self.seats = lair.seats
        self.numbers = [[0.0] * NUMBERS for _ in range(lair.seats)]
        self.heroes = [0] * (lair.fields * lair.seats)  # by field and seat, as a scoring counts them
        self.bonus = [0] * lair.fields
        self.dwarves = [0] * lair.fields
        self.taken = 0  # fields with heroes
        self.prowled = [0] * lair.seats  # fields with a seat's monsters that can act
        self.symbols = 0  # on cards that are still to come
        for seat in range(lair.seats):
            self._gather(seat)
        for field in fields_of(self.taken & lair.rooms & ~state.idols):
            self._judge(field)
        for seat in range(lair.seats):
            self._complete(seat)

    def _gather(self, seat: int) -> None:
        state, lair = self.state, self.lair
        mine, heroes, seats = self.numbers[seat], self.heroes, self.seats
        kinds = state.kind
        piece = seat * lair.deck_size
        for field in state.at[piece : piece + lair.deck_size]:
            kind = kinds[piece]
            if field < 0:
                if field == OFF:
                    self._await(mine, piece, kind)
            elif kind < FIRST_MONSTER:
                heroes[field * seats + seat] += 2 if kind == BARBARIAN else 1
                self.taken |= lair.bit[field]
                mine[HEROES] += 1.0
                if kind == DWARF:
                    self.dwarves[field] += 1
                elif kind == KNIGHT:
                    mine[KNIGHTS] += 1.0
                elif kind == THIEF:
                    mine[THIEVES] += 1.0
            elif kind == TREASURE:
                self.bonus[field] += TREASURE_GOLD
            elif kind < FIRST_THING and kind != CAVE_TROLL:
                mine[MONSTERS] += 1.0
                self.prowled[seat] |= lair.bit[field]
            piece += 1

    def _await(self, mine: list[float], piece: int, kind: int) -> None:
        """A piece that is still to come: in a pile, a hand, or just being played."""
        self.symbols += self.lair.symbols_of_type[self.state.type_of[piece]]
        if kind < FIRST_MONSTER:
            mine[TO_COME] += 1.0
        elif kind in (CAVE_TROLL, RAGING_TROLL):
            mine[TROLL] += 1.0
        elif kind == TREASURE:
            mine[CHEST] += 1.0
        elif kind == FIND_AN_ARTIFACT:
            mine[FINDING] += 1.0
        elif kind in (COUNT_THE_LOOT, SCORE_A_ROOM):
            mine[SCORING] += 1.0

    def _judge(self, field: int) -> None:
        """Who leads in a room, who could."""
        seats = self.seats
        counts = self.heroes[field * seats : (field + 1) * seats]
        value = float((self.lair.value[field] << self.dwarves[field]) + self.bonus[field])
        most, second, leader = 0, 0, NONE
        for seat in range(seats):
            count = counts[seat]
            if count > most:
                most, second, leader = count, most, seat
            elif count > second:
                second = count
        way = ways_worth(self.lair)[field]
        if second == most:
            leader = NONE
        else:
            winner = self.numbers[leader]
            winner[HELD] += value
            if most - second > 1 or self._shut_to_others(leader, field):
                winner[FIRM] += value
                winner[SPARE] += way * (most - second - 1)
            for seat in range(seats):
                if seat != leader and self.prowled[seat] >> field & 1:
                    self.numbers[seat][PROWLING] += value
        for seat in range(seats):
            count = counts[seat]
            if seat == leader:
                continue
            if count == most:
                self.numbers[seat][TIED] += value
            elif count == most - 1:
                self.numbers[seat][BEHIND] += value
            elif count:
                self.numbers[seat][SPARE] += way * count

    def _shut_to_others(self, seat: int, field: int) -> bool:
        """Whether a full room, or the seat's own Knight, keeps everybody else's heroes out."""
        guards = self.state.guards
        full = self.state.full >> field & 1 == 1
        return full or all(guards[other] >> field & 1 for other in range(self.seats) if other != seat)

    def _complete(self, seat: int) -> None:
        state, mine = self.state, self.numbers[seat]
        mine[GOLD] = float(state.gold[seat])
        for field in fields_of(self.taken & self.lair.entrances):
            mine[SPARE] += ways_worth(self.lair)[field] * self.heroes[field * self.seats + seat]
        for number, holder in enumerate(state.relics):
            if holder == seat:
                mine[RELICS] += self.lair.components.artifacts[number].gold
            elif holder >= 8 and holder & 7 == seat:
                value = float(self.lair.value[(holder - 8) >> 3])
                mine[HELD] += value
                mine[FIRM] += value
        nearest = min(state.left)
        mine[UNDRAWN] = float(state.left[seat])
        mine[NEAREST] = 1.0 if state.left[seat] == nearest else 0.0
        if state.seat == seat:
            mine[TURN] = float(state.actions)
        mine[HELD_OFTEN] = mine[HELD] * self._scorings(nearest)
        late = 1.0 - nearest / self.lair.deck_size
        for number in range(AGAIN):
            mine[LATE + number] = mine[number] * late

    def _scorings(self, nearest: int) -> float:
        """How often the whole board is still scored: at the end, and as often as is to be expected before."""
        state = self.state
        if self.lair.edition_2015:
            share = nearest * self.seats / max(1, sum(state.left))
            return 1.0 + (state.symbols + self.symbols * share) / SCORING_SYMBOLS
        total = 1.0
        for seat in range(self.seats):
            if state.left[seat]:
                total += self.numbers[seat][SCORING] * nearest / state.left[seat]
        return total


def chances(state: Cave) -> list[float]:
    """How likely each seat is to win; together 1."""
    seats = state.lair.seats
    if not state.kind:  # before the characters are chosen
        return [1.0 / seats] * seats
    weights = weights_for(state)
    strengths = [_strength(numbers, weights) for numbers in Standing(state).numbers]
    best = max(strengths)
    powers = [exp(strength - best) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


def weights_for(state: Cave) -> list[float]:
    """The weights that fit the edition and the number of players."""
    return WEIGHTS[2 * state.lair.edition_2015 + (state.lair.seats > 2)]


def _strength(numbers: list[float], weights: list[float]) -> float:
    total = 0.0
    for number in range(NUMBERS):
        total += numbers[number] * weights[number]
    return total
