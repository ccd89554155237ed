"""What is just happening, as small records that never change: an attack, a card in play, a creature's attack."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns.records import NONE

# CC-117: what turns an attack, in the order of coming into force; smaller numbers are the kinds of riders
TURNS: Final = 100
WEB: Final = 100
CROWD: Final = 101
STRENGTH: Final = 102
RALLY: Final = 103
BANNER: Final = 104
FIRST_HALVED: Final = 105

# on which ladder an attack stands
PLAIN: Final = 0
SPECIAL: Final = 1


class Blow:
    """CC-041: an attack from its reveal on. A change is a new record, so that copies can share it."""

    def __init__(
        self,
        seat: int,
        card: int,
        turns: tuple[int, ...] = (),
        ladder: int = PLAIN,
        foe: int = 0,
        named: int = NONE,
        holy: bool = False,
        value: int = 0,
        dealt: int = 0,
    ) -> None:
        self.seat = seat
        self.card = card
        self.turns = turns
        self.ladder = ladder
        self.foe = foe
        self.named = named  # CC-129
        self.holy = holy  # CC-128
        self.value = value  # once it is in the stack: what it was worth ...
        self.dealt = dealt  # ... and what it did

    def data(self) -> list[int]:
        """Its fields as numbers, the turns at the end."""
        fields = [self.seat, self.card, self.ladder, self.foe, self.named, int(self.holy), self.value, self.dealt]
        return fields + list(self.turns)

    def riders(self) -> list[int]:
        """CC-153: the cards that ride along."""
        return [code for code in self.turns if code < TURNS]

    def turned(self, code: int) -> Blow:
        """The same attack, turned once more."""
        return self.put(turns=self.turns + (code,))

    def put(
        self,
        turns: tuple[int, ...] | None = None,
        ladder: int = NONE,
        foe: int = NONE,
        named: int = NONE,
        value: int = NONE,
        dealt: int = NONE,
    ) -> Blow:
        """The same attack with something settled."""
        return Blow(
            self.seat,
            self.card,
            self.turns if turns is None else turns,
            self.ladder if ladder == NONE else ladder,
            self.foe if foe == NONE else foe,
            self.named if named == NONE else named,
            self.holy,
            self.value if value == NONE else value,
            self.dealt if dealt == NONE else dealt,
        )

    def blessed(self) -> Blow:
        """The same attack with Holy Water declared."""
        return Blow(self.seat, self.card, self.turns, self.ladder, self.foe, self.named, True, self.value, self.dealt)


def read_blow(data: list[int]) -> Blow:
    """The attack that `Blow.data` wrote."""
    seat, card, ladder, foe, named, holy, value, dealt = data[:8]
    return Blow(seat, card, tuple(data[8:]), ladder, foe, named, bool(holy), value, dealt)


class Play:
    """CC-103: an Action card in play, with what it is aimed at so far."""

    def __init__(self, seat: int, card: int, aims: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.card = card
        self.aims = aims

    def data(self) -> list[int]:
        """Its fields as numbers."""
        return [self.seat, self.card, *self.aims]


def read_play(data: list[int]) -> Play:
    """The card in play that `Play.data` wrote."""
    return Play(data[0], data[1], tuple(data[2:]))


class Strike:
    """CC-065: one creature attack: a line of its matrix (of one token) on its victims."""

    def __init__(self, line: int, token: int, victims: int, damage: int, shielded: bool = False) -> None:
        self.line = line
        self.token = token  # NONE: of the creature as a whole
        self.victims = victims  # a mask
        self.damage = damage
        self.shielded = shielded  # CC-176: a Human Shield has answered it

    def data(self) -> list[int]:
        """Its fields as numbers."""
        return [self.line, self.token, self.victims, self.damage, int(self.shielded)]

    def alone(self) -> int:
        """CC-176: the one victim, or NONE where there are several."""
        return self.victims.bit_length() - 1 if self.victims & (self.victims - 1) == 0 else NONE

    def moved(self, seat: int, shielded: bool) -> Strike:
        """CC-253: the same attack on somebody else, with all its effects."""
        return Strike(self.line, self.token, 1 << seat, self.damage, shielded)


def read_strike(data: list[int]) -> Strike:
    """The creature attack that `Strike.data` wrote."""
    line, token, victims, damage, shielded = data
    return Strike(line, token, victims, damage, bool(shielded))
