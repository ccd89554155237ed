"""The state of a game: who has what, what lies on the table, and what is just being resolved."""

from __future__ import annotations

from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.pieces import Blow, Play, Strike
from grotto.games.cutthroat_caverns.records import NONE, Deed, Encounter
from grotto.kernel.dice import Dice
from grotto.kernel.option import Intent, Option
from grotto.kernel.state import State
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal
from grotto.kernel.zone import Zone

Cards = tuple[int, ...]


class Delve(State):
    """Lists hold one entry a seat. Cards are known by their kind; piles are tuples that copies share.

    A set card is its kind and, above bit KNOWN, the seats that know it (`laid_card`, `knowers`).
    """

    iron: int = 0  # the seats under Iron Skin, CC-194; this and the next are masks
    skips: int = 0  # the seats that set nothing in the next round, CC-174
    barred: int = 0  # ... and in this one
    undrawn: int = 0  # the seats that do not draw this round
    changed: int = 0  # the seats that have changed their set card in this window, CC-031
    offered: int = 0  # the seats that have offered a trade in this window, CC-241
    top: int = 0
    number: int = 0  # CC-007
    facing: int = NONE
    rounds: int = 0
    first: int = NONE  # the first to damage it in this round, and the last
    last: int = NONE
    first_ever: int = NONE
    killer: int = NONE
    tallied: bool = False  # CC-048: the comparisons of this round are settled
    actions: int = 0  # Action cards played this round, CC-109
    holy: int = 0  # tokens (bit 0: the creature) whose attacks are cancelled this round, CC-128
    ugly: int = NONE  # whom creature attacks are turned on, CC-129 ...
    ugly_foe: int = NONE  # ... and those of which token
    spent: int = 0  # the seats that have used their ability, CC1-001
    fury: int = 0  # the seats that set two cards this round, CC1-015
    hidden: int = 0  # the seats that no creature attack touches, CC1-011
    insight: int = 0  # the seats that may hold more, CC1-009
    ticked: bool = False  # CC2-081: this round's poison has worked
    named: int = 0  # the initiative number that the Oracle has named, CC-258
    doll: int = NONE  # who holds the doll, and who gave it, CC2-091
    doll_giver: int = NONE
    appetite: int = 0  # CC2-041
    omen: int = NONE  # the event in force, CC2-006
    venom: bool = False  # somebody has been poisoned by an event this round
    barrier: int = 0  # CC3-060
    fallen: bool = False  # it was down when the attacks began, CC3-061
    struck: int = 0  # the seats that the present creature attack has damaged, CC-175
    matched: int = 0  # the seats whose attacks opened the Riddle Door
    died_before: int = 0  # the seats that were dead when the encounter began
    blow: Blow | None = None
    strike: Strike | None = None
    floor: int = 0  # where on the agenda the present encounter lies

    def __init__(self, cavern: Cavern, dice: Dice) -> None:
        super().__init__(cavern, dice)
        self.cavern = cavern
        seats = cavern.seats
        # the players
        self.character: list[int] = [NONE] * seats
        self.life: list[int] = [0] * seats
        self.prestige: list[int] = [0] * seats
        self.initiative: list[int] = [0] * seats  # 0: none
        self.hand: list[Cards] = [()] * seats  # sorted
        self.items: list[Cards] = [()] * seats  # untipped, sorted
        self.tipped: list[Cards] = [()] * seats
        self.scored: list[Cards] = [()] * seats  # healing cards in the prestige pile, CC-193
        self.trophies: list[Cards] = [()] * seats  # encounters and tokens in the prestige pile, CC-090
        self.laid: list[Cards] = [()] * seats  # set cards that are still face down, in the order of setting
        self.pending: list[Cards] = [()] * seats  # riders standing by, and what else will turn the next attacks
        self.poison: list[int] = [0] * seats  # tokens, CC2-080
        self.sets_made: list[int] = [0] * seats  # cards set this round, CC-038
        self.strength: list[int] = [0] * seats  # rounds that a Potion of Strength still lasts, CC-195
        self.haste: list[int] = [0] * seats
        self.dealt: list[int] = [0] * seats  # damage to the creature in this round, CC-063
        self.dealt_all: list[int] = [0] * seats  # ... and in this encounter
        self.hush: list[int] = [0] * seats  # windows passed until the round is over, CC-101
        # the piles; the top of the deck is deck[top - 1]
        self.deck: Cards = ()
        self.discard: Cards = ()
        self.gone: Cards = ()
        self.encounters: Cards = ()  # in the order in which they are faced
        self.aside: Cards = ()  # the top one last
        # the encounter
        self.foes: list[int] = []  # the life left to the creature, or to each token
        self.foes_start: list[int] = []
        self.settled: Cards = ()  # for each line whom it will hit, as settled then
        self.late: Cards = ()  # the seats whose second card is revealed after all others, CC-138
        # what is just happening
        self.stack: list[Blow] = []
        self.chain: list[Play] = []
        self.prizes: Cards = ()  # items that tokens have taken, each with its token above bit KNOWN
        self.omens: Cards = ()  # the event deck, the top one last, CC2-001
        self.omen_pile: Cards = ()
        self.held: Cards = ()  # cards being looked at, each with its owner above bit KNOWN, CC1-010

    def copy(self) -> Delve:
        twin = Delve(self.cavern, self.dice.copy())
        self.copy_base(twin)
        twin.character = self.character.copy()
        twin.life = self.life.copy()
        twin.prestige = self.prestige.copy()
        twin.initiative = self.initiative.copy()
        twin.hand = self.hand.copy()
        twin.items = self.items.copy()
        twin.tipped = self.tipped.copy()
        twin.scored = self.scored.copy()
        twin.trophies = self.trophies.copy()
        twin.laid = self.laid.copy()
        twin.pending = self.pending.copy()
        twin.poison = self.poison.copy()
        twin.sets_made = self.sets_made.copy()
        twin.strength = self.strength.copy()
        twin.haste = self.haste.copy()
        twin.dealt = self.dealt.copy()
        twin.dealt_all = self.dealt_all.copy()
        twin.hush = self.hush.copy()
        self._copy_numbers(twin)
        self._copy_table(twin)
        return twin

    def _copy_numbers(self, twin: Delve) -> None:
        twin.iron = self.iron
        twin.skips = self.skips
        twin.barred = self.barred
        twin.undrawn = self.undrawn
        twin.changed = self.changed
        twin.offered = self.offered
        twin.number = self.number
        twin.facing = self.facing
        twin.rounds = self.rounds
        twin.first = self.first
        twin.last = self.last
        twin.first_ever = self.first_ever
        twin.killer = self.killer
        twin.tallied = self.tallied
        twin.actions = self.actions
        twin.holy = self.holy
        twin.ugly = self.ugly
        twin.ugly_foe = self.ugly_foe
        twin.struck = self.struck
        twin.barrier = self.barrier
        twin.fallen = self.fallen
        twin.omen = self.omen
        twin.venom = self.venom
        twin.doll = self.doll
        twin.doll_giver = self.doll_giver
        twin.appetite = self.appetite
        twin.ticked = self.ticked
        twin.named = self.named
        twin.spent = self.spent
        twin.fury = self.fury
        twin.hidden = self.hidden
        twin.insight = self.insight
        twin.matched = self.matched
        twin.died_before = self.died_before
        twin.floor = self.floor

    def _copy_table(self, twin: Delve) -> None:
        twin.deck = self.deck
        twin.top = self.top
        twin.discard = self.discard
        twin.gone = self.gone
        twin.encounters = self.encounters
        twin.aside = self.aside
        twin.foes = self.foes.copy()
        twin.foes_start = self.foes_start
        twin.settled = self.settled
        twin.late = self.late
        twin.blow = self.blow
        twin.stack = self.stack.copy()
        twin.chain = self.chain.copy()
        twin.held = self.held
        twin.omens = self.omens
        twin.omen_pile = self.omen_pile
        twin.prizes = self.prizes
        twin.strike = self.strike

    # --- what the rules are told in ----------------------------------------------------------------------------------

    @property
    def encounter(self) -> Encounter:
        """The encounter being faced."""
        return self.cavern.box.encounters[self.facing]

    def event(self, do: str) -> Deed | None:
        """The event in force, if it does this (CC2-050)."""
        if self.omen == NONE:
            return None
        deed = self.cavern.box.events[self.omen].deed
        return deed if deed.do == do else None

    def is_alive(self, seat: int) -> bool:
        """CC-220."""
        return self.life[seat] > 0

    def living(self) -> int:
        """The living players, as a mask."""
        mask = 0
        for seat in range(self.cavern.seats):
            if self.life[seat] > 0:
                mask |= 1 << seat
        return mask

    def order(self) -> list[int]:
        """The living players, closest to 1 first (CC-040, CC-106); before any initiative was drawn, by their seats."""
        seats = [seat for seat in range(self.cavern.seats) if self.life[seat] > 0]
        numbers = self.initiative
        for place in range(1, len(seats)):  # a handful of seats, nearly in order: insertion is the quickest
            seat = seats[place]
            at = place
            while at > 0 and numbers[seats[at - 1]] > numbers[seat]:
                seats[at] = seats[at - 1]
                at -= 1
            seats[at] = seat
        return seats

    def holder(self, number: int) -> int:
        """CC-073: the living player with an initiative number, or NONE."""
        for seat in range(self.cavern.seats):
            if self.initiative[seat] == number and self.life[seat] > 0:
                return seat
        return NONE

    def foes_alive(self) -> list[int]:
        """The tokens with life left; where there is one creature, 0."""
        return [foe for foe in range(len(self.foes)) if self.foes[foe] > 0]

    def plan(self, *steps: Step[Delve]) -> None:
        """Do some steps next, in this order."""
        for step in reversed(steps):
            self.push(step)

    def push(self, step: Step[Delve]) -> None:
        """A finished game has nothing left to do (CC-069)."""
        if self.outcome is None:
            self.agenda.append(step)

    # --- what every state answers ------------------------------------------------------------------------------------

    def describe(self, seat: int, option: int) -> Option:
        from grotto.games.cutthroat_caverns.describing import describe

        return describe(self, seat, option)

    def find(self, seat: int, intent: Intent) -> int:
        from grotto.games.cutthroat_caverns.describing import find

        return find(self, intent)

    def why_not(self, seat: int, intent: Intent) -> Refusal | None:
        from grotto.games.cutthroat_caverns.describing import why_not

        return why_not(self, seat, intent)

    def zones(self) -> list[Zone]:
        from grotto.games.cutthroat_caverns.zones import zones

        return zones(self)

    def facts(self) -> dict[str, object]:
        from grotto.games.cutthroat_caverns.zones import facts

        return facts(self)

    def redeal(self, seat: int | None, dice: Dice) -> Delve:
        from grotto.games.cutthroat_caverns.redealing import redeal

        return redeal(self, seat, dice)

    def worth(self, seat: int) -> int:
        """Prestige of the living; a little life is worth a little."""
        return self.prestige[seat] * 100 + self.life[seat] if self.life[seat] > 0 else -1000

    def dump(self) -> dict[str, object]:
        from grotto.games.cutthroat_caverns.saved import dump

        return dump(self)

    def check(self) -> None:
        from grotto.games.cutthroat_caverns.checking import check

        check(self)


KNOWN = 6  # the bit from which on a set card says who knows it


def laid(card: int, seat: int) -> int:
    """A card set by a seat, who alone knows it."""
    return card | 1 << (KNOWN + seat)


def laid_card(code: int) -> int:
    """The kind of a set card."""
    return code & ((1 << KNOWN) - 1)


def knowers(code: int) -> int:
    """The seats that know a set card, as a mask."""
    return code >> KNOWN


def with_card(cards: Cards, card: int) -> Cards:
    """Sorted cards with one more."""
    return tuple(sorted((*cards, card)))


def without(cards: Cards, card: int) -> Cards:
    """Cards with one of a kind fewer."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
