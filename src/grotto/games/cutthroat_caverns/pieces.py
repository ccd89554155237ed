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
        riposte: bool = False,
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
        self.riposte = riposte  # CC1-014: made in answer to a creature attack

    def data(self) -> list[int]:
        """Its fields as numbers, the turns at the end."""
        fields = [self.seat, self.card, self.ladder, self.foe, self.named, int(self.holy), self.value, self.dealt]
        return [*fields, int(self.riposte), *self.turns]

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
            self.riposte,
        )

    def blessed(self) -> Blow:
        """The same attack with Holy Water declared."""
        return Blow(
            self.seat,
            self.card,
            self.turns,
            self.ladder,
            self.foe,
            self.named,
            True,
            self.value,
            self.dealt,
            self.riposte,
        )


def read_blow(data: list[int]) -> Blow:
    """The attack that `Blow.data` wrote."""
    seat, card, ladder, foe, named, holy, value, dealt, riposte = data[:9]
    return Blow(seat, card, tuple(data[9:]), ladder, foe, named, bool(holy), value, dealt, bool(riposte))


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
    """CC-065: one creature attack: a line of its matrix (of one token) on its victims, and who has stepped in."""

    def __init__(
        self,
        line: int,
        token: int,
        victims: int,
        damage: int,
        shielded: bool = False,
        guard: int = NONE,
        wall: int = NONE,
        wall_foe: int = NONE,
    ) -> None:
        self.line = line
        self.token = token  # NONE: of the creature as a whole
        self.victims = victims  # a mask
        self.damage = damage
        self.shielded = shielded  # CC-176: a Human Shield has answered it
        self.guard = guard  # CC1-014: who takes half for one of them
        self.wall = wall  # CC1-008: who returns it ...
        self.wall_foe = wall_foe  # ... and on which token

    def data(self) -> list[int]:
        """Its fields as numbers."""
        answers = [int(self.shielded), self.guard, self.wall, self.wall_foe]
        return [self.line, self.token, self.victims, self.damage, *answers]

    def alone(self) -> int:
        """CC-176: the one victim, or NONE where there are several."""
        return self.victims.bit_length() - 1 if self.victims & (self.victims - 1) == 0 else NONE

    def moved(self, seat: int, shielded: bool) -> Strike:
        """CC-253: the same attack on somebody else, with all its effects."""
        return Strike(self.line, self.token, 1 << seat, self.damage, shielded, self.guard, self.wall, self.wall_foe)

    def guarded(self, seat: int, victim: int) -> Strike:
        """CC1-014: one victim less, and somebody who takes half."""
        left = self.victims & ~(1 << victim)
        return Strike(self.line, self.token, left, self.damage, self.shielded, seat, self.wall, self.wall_foe)

    def walled(self, seat: int, foe: int) -> Strike:
        """CC1-008: the attack falls back on the creature."""
        return Strike(self.line, self.token, self.victims, self.damage, self.shielded, self.guard, seat, foe)

    def damage_to(self, seat: int) -> int:
        """What a seat is to take: as a victim, as the guard of another, or as both."""
        amount = self.damage if self.victims >> seat & 1 else 0
        return amount + (self.damage // 10 * 5 if seat == self.guard else 0)


def read_strike(data: list[int]) -> Strike:
    """The creature attack that `Strike.data` wrote."""
    line, token, victims, damage, shielded, guard, wall, wall_foe = data
    return Strike(line, token, victims, damage, bool(shielded), guard, wall, wall_foe)
