"""Items: potions before an encounter, and Alchemist Fire; nothing answers them (section 9 of the rules, CC-108)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.abilities import ability_bar, use_ability
from grotto.games.cutthroat_caverns.asking import Agree, Ask, alone_or_ask
from grotto.games.cutthroat_caverns.harm import FIRE, gain_life, hit_foe, kill_check, lose_life, win_prestige
from grotto.games.cutthroat_caverns.naming import card_text
from grotto.games.cutthroat_caverns.numbers import ABILITY, DONE, FIRST_CARD, NO, TRADE
from grotto.games.cutthroat_caverns.pieces import STRENGTH
from grotto.games.cutthroat_caverns.reasons import (
    FREE,
    FULL_LIFE,
    NO_TRADE,
    NOT_HELD,
    OFFERED_ALREADY,
    OTHER_QUESTION,
    POTION_TIME,
    refuse,
)
from grotto.games.cutthroat_caverns.state import Delve, with_card, without
from grotto.games.cutthroat_caverns.trading import OfferTo, can_trade
from grotto.games.cutthroat_caverns.vocabulary import ENCOUNTER_START
from grotto.kernel.option import Question
from grotto.kernel.text import Refusal, Text


def burn(state: Delve, seat: int, card: int) -> None:
    """CC-199: the creature, or each token, and all others are hit together; deaths and the kill check follow."""
    use_up(state, seat, card)
    deed, gas = state.cavern.cards[card].deed, state.event("gas")
    damage = gas.n("fire-damage") if gas is not None else deed.n("damage")
    friendly = gas.n("fire-friendly") if gas is not None else deed.n("friendly")
    state.tell(events.TIPPED, (seat, card))
    for foe in state.foes_alive():
        done = hit_foe(state, seat, foe, damage, FIRE)
        state.tell(events.BURNED, (seat, foe, done))
    lose_life(state, [other for other in state.order() if other != seat], friendly)
    kill_check(state)


def use_up(state: Delve, seat: int, card: int) -> None:
    """CC-196: what can be used once leaves the game."""
    state.items[seat] = without(state.items[seat], card)
    state.gone += (card,)


def tip(state: Delve, seat: int, card: int) -> None:
    """CC-192, CC-200: a potion lies tipped until its effect ends."""
    state.items[seat] = without(state.items[seat], card)
    state.tipped[seat] = with_card(state.tipped[seat], card)
    state.tell(events.TIPPED, (seat, card))


# --- potions --------------------------------------------------------------------------------------------------------


def _iron_skin(state: Delve, seat: int, card: int) -> None:
    """CC-194."""
    tip(state, seat, card)
    state.iron |= 1 << seat


def _haste(state: Delve, seat: int, card: int) -> None:
    """CC-195: a second one adds its rounds after the first."""
    tip(state, seat, card)
    state.haste[seat] += state.cavern.cards[card].deed.n("rounds")


def _strength(state: Delve, seat: int, card: int) -> None:
    """CC-195, CC-117: it comes into force when it is drunk."""
    tip(state, seat, card)
    state.strength[seat] += state.cavern.cards[card].deed.n("rounds")
    if STRENGTH not in state.pending[seat]:
        state.pending[seat] += (STRENGTH,)


POTIONS: Final[dict[str, Callable[[Delve, int, int], None]]] = {
    "no-damage": _iron_skin,
    "set-two": _haste,
    "double-attacks": _strength,
}
HEAL: Final = "heal"


def drink_bar(state: Delve, seat: int, card: int) -> int:
    """Why a seat cannot tip an item before the encounter, or FREE."""
    record = state.cavern.cards[card]
    if card not in state.items[seat]:
        return NOT_HELD
    if not record.potion:
        return POTION_TIME
    return FREE if record.deed.do != HEAL or patients(state) else FULL_LIFE


def patients(state: Delve) -> list[int]:
    """CC-193: the living players who can be healed; not whoever has all his life."""
    return [seat for seat in state.order() if state.life[seat] < state.cavern.box.life]


class Potions(Ask):
    """CC-023: potions are tipped in rounds, closest to 1 first, until everybody passes in a row."""

    topic = "encounter-start"
    rule = "CC-023"

    def __init__(self, place: int, quiet: int) -> None:
        super().__init__(0)
        self.place = place  # in the order
        self.quiet = quiet  # so many have passed in a row

    def data(self) -> tuple[int, ...]:
        return (self.place, self.quiet)

    def who(self, state: Delve) -> int:
        """Whose turn it is to tip a potion."""
        return state.order()[self.place]

    def asked(self, state: Delve) -> int:
        return 1 << self.who(state)

    def settle(self, state: Delve) -> bool:
        """Whoever has no potion and nothing to trade is not asked: items lie open."""
        count = len(state.order())
        if self.quiet >= count:
            state.agenda.pop()
            return False
        if self.place >= count:
            state.agenda[-1] = Potions(0, self.quiet)
            return False
        if len(self.options(state, self.who(state))) > 1:
            return True
        state.agenda[-1] = Potions(self.place + 1, self.quiet + 1)
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        kinds = sorted(set(state.items[seat]))
        choices = [DONE] + [FIRST_CARD + card for card in kinds if drink_bar(state, seat, card) == FREE]
        if not state.offered >> seat & 1 and can_trade(state, seat):
            choices.append(TRADE)
        if ability_bar(state, seat, ENCOUNTER_START) == FREE:
            choices.append(ABILITY)
        return choices

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-encounter-start"), self.rule)

    def why_not(self, state: Delve, seat: int, option: int) -> Refusal:
        if FIRST_CARD <= option < state.cavern.first_relic:
            card = option - FIRST_CARD
            return refuse(drink_bar(state, seat, card), card=card_text(state.cavern, card))
        if option == ABILITY:
            return refuse(ability_bar(state, seat, ENCOUNTER_START))
        if option == TRADE:
            return refuse(OFFERED_ALREADY if state.offered >> seat & 1 else NO_TRADE)
        return refuse(OTHER_QUESTION, self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda[-1] = Potions(self.place + 1, self.quiet + 1)
        if option == DONE:
            return
        if option == ABILITY:
            state.agenda[-1] = Potions(self.place + 1, 0)
            use_ability(state, seat)
            return
        if option == TRADE:
            state.offered |= 1 << seat
            state.push(OfferTo(seat))
            return
        card = option - FIRST_CARD
        deed = state.cavern.cards[card].deed
        if deed.do == HEAL:
            state.push(HealWhom(seat, card))
        else:
            POTIONS[deed.do](state, seat, card)
            something_done(state)


def something_done(state: Delve) -> None:
    """CC-023: after a potion everybody is asked once more."""
    step = state.agenda[-1]
    if isinstance(step, Potions):
        state.agenda[-1] = Potions(step.place, 0)


class HealWhom(Ask):
    """CC-193: a healing item is for oneself, or for another who is willing."""

    topic = "heal-whom"
    rule = "CC-193"
    reason = FULL_LIFE

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def settle(self, state: Delve) -> bool:
        return alone_or_ask(self, state)

    def options(self, state: Delve, seat: int) -> list[int]:
        return sorted(state.cavern.first_seat + other for other in patients(state))

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-heal-whom", card=card_text(state.cavern, self.card)), self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        other = option - state.cavern.first_seat
        if other != seat:
            state.push(Willing(other, seat, self.card))
            return
        use_up(state, seat, self.card)
        state.tell(events.TIPPED, (seat, self.card))
        gain_life(state, seat, state.cavern.cards[self.card].deed.n("life"))
        something_done(state)


class Willing(Agree):
    """CC-193: the other player must say yes."""

    topic = "willing"
    rule = "CC-193"

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        if option == NO:
            state.tell(events.DECLINED_HEALING, (seat, self.by, self.card))
            return
        deed = state.cavern.cards[self.card].deed
        state.items[self.by] = without(state.items[self.by], self.card)
        state.scored[self.by] = with_card(state.scored[self.by], self.card)
        state.tell(events.HEALED_OTHER, (self.by, seat, self.card, deed.n("prestige-if-other")))
        gain_life(state, seat, deed.n("life"))
        win_prestige(state, self.by, deed.n("prestige-if-other"))
        something_done(state)
