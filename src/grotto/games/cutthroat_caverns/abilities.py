"""The characters' abilities, one each and once a game (expansion 1, CC1-001 to CC1-015)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.asking import Ask
from grotto.games.cutthroat_caverns.dealing import fill, trim
from grotto.games.cutthroat_caverns.naming import card_text
from grotto.games.cutthroat_caverns.numbers import DONE
from grotto.games.cutthroat_caverns.pieces import Strike
from grotto.games.cutthroat_caverns.reasons import (
    ABILITY_SPENT,
    FREE,
    NO_ABILITY,
    NO_TARGET,
    NOT_IN_ATTACK,
    WRONG_WINDOW,
)
from grotto.games.cutthroat_caverns.records import NONE, Character
from grotto.games.cutthroat_caverns.state import KNOWN, Delve, laid_card, with_card, without
from grotto.games.cutthroat_caverns.vocabulary import IDLE_WINDOWS, WINDOWS
from grotto.kernel.option import Question
from grotto.kernel.text import Text

IDLE: Final = WINDOWS.index("idle")


def character_of(state: Delve, seat: int) -> Character:
    """The character that a seat plays."""
    return state.cavern.box.characters[state.character[seat]]


def may_use(state: Delve, seat: int, window: int) -> int:
    """CC1-001, CC1-002: why an ability cannot be used in a window as far as all can see, or FREE."""
    if not state.cavern.has_abilities:
        return NO_ABILITY
    if state.spent >> seat & 1 or not state.life[seat]:
        return ABILITY_SPENT
    windows = character_of(state, seat).windows
    if windows >> window & 1 or (windows >> IDLE & 1 and window in IDLE_WINDOWS):
        return FREE
    return WRONG_WINDOW


def ability_bar(state: Delve, seat: int, window: int) -> int:
    """Why an ability cannot be used now, with what its player alone knows, or FREE."""
    reason = may_use(state, seat, window)
    return reason if reason != FREE else BARS[character_of(state, seat).deed.do](state, seat)


def users(state: Delve, window: int) -> int:
    """The seats that could use their ability in a window, as a mask."""
    mask = 0
    if state.cavern.has_abilities:
        for seat in range(state.cavern.seats):
            if may_use(state, seat, window) == FREE:
                mask |= 1 << seat
    return mask


def use_ability(state: Delve, seat: int) -> None:
    """CC1-001: it takes effect at once, and never again."""
    state.spent |= 1 << seat
    state.tell(events.USED_ABILITY, (seat, state.character[seat]))
    EFFECTS[character_of(state, seat).deed.do](state, seat)


# --- whether each can be used ---------------------------------------------------------------------------------------


def _can_steal(state: Delve, seat: int) -> int:
    return FREE if any(state.hand[other] for other in state.order() if other != seat) else NO_TARGET


def _can_draw(state: Delve, seat: int) -> int:
    return FREE if len(state.hand[seat]) < character_of(state, seat).deed.n("hand") else NO_TARGET


def _can_set_two(state: Delve, seat: int) -> int:
    """CC1-015: not where Haste allows a second card anyway, and only by somebody who sets one."""
    return FREE if state.hand[seat] and not state.haste[seat] and not state.barred >> seat & 1 else NO_TARGET


def _can_wall(state: Delve, seat: int) -> int:
    """CC1-007: any creature attack that is still to be answered (CC1-013)."""
    return FREE if state.strike is not None and state.strike.wall == NONE else NOT_IN_ATTACK


def _can_guard(state: Delve, seat: int) -> int:
    """CC1-007: an attack on somebody else."""
    strike = state.strike
    if strike is None or strike.wall != NONE or strike.guard != NONE:
        return NOT_IN_ATTACK
    return FREE if strike.victims & ~(1 << seat) else NOT_IN_ATTACK


def _can_hide(state: Delve, seat: int) -> int:
    return FREE


BARS: Final[dict[str, Callable[[Delve, int], int]]] = {
    "steal-cards": _can_steal,
    "draw-to": _can_draw,
    "set-two": _can_set_two,
    "return-damage": _can_wall,
    "take-half-and-riposte": _can_guard,
    "hidden": _can_hide,
}

# --- what each does -------------------------------------------------------------------------------------------------


def _steal(state: Delve, seat: int) -> None:
    """CC1-010: a random card of everybody else, to look at."""
    for other in state.order():
        hand = state.hand[other]
        if other != seat and hand:
            card = hand[state.dice.below(len(hand), f"light-fingers:{other}")]
            state.hand[other] = without(hand, card)
            state.held += (card | other << KNOWN,)
            state.tell(events.TOOK_ONE, (seat, other))
            state.tell(events.TOOK_WHICH, (seat, other, card), 1 << seat | 1 << other)
    state.reveal()
    state.push(KeepCards(seat, character_of(state, seat).deed.n("keep")))


def _draw(state: Delve, seat: int) -> None:
    """CC1-009."""
    state.insight |= 1 << seat
    fill(state, seat, character_of(state, seat).deed.n("hand"))
    trim(state)


def _set_two(state: Delve, seat: int) -> None:
    """CC1-015."""
    state.fury |= 1 << seat


def _wall(state: Delve, seat: int) -> None:
    """CC1-008: the blow itself falls when the window has closed; against tokens on the one that attacks (CC-085)."""
    strike = state.strike
    assert strike is not None
    if strike.token != NONE:
        state.strike = strike.walled(seat, strike.token)
        return
    alive = state.foes_alive()
    state.strike = strike.walled(seat, alive[0])
    if len(alive) > 1:
        state.push(WallFoe(seat))


def _guard(state: Delve, seat: int) -> None:
    """CC1-014: of one line he protects one victim."""
    strike = state.strike
    assert strike is not None
    if protectable(state, strike, seat) & (protectable(state, strike, seat) - 1):
        state.push(GuardWhom(seat))
    else:
        protect(state, seat, protectable(state, strike, seat).bit_length() - 1)


def protectable(state: Delve, strike: Strike, seat: int) -> int:
    """The victims whom a guard could protect, as a mask."""
    return strike.victims & ~(1 << seat)


def protect(state: Delve, seat: int, victim: int) -> None:
    """The guard steps in for a victim."""
    assert state.strike is not None
    state.strike = state.strike.guarded(seat, victim)
    state.tell(events.GUARDED, (seat, victim))


def _hide(state: Delve, seat: int) -> None:
    """CC1-011."""
    state.hidden |= 1 << seat


EFFECTS: Final[dict[str, Callable[[Delve, int], None]]] = {
    "steal-cards": _steal,
    "draw-to": _draw,
    "set-two": _set_two,
    "return-damage": _wall,
    "take-half-and-riposte": _guard,
    "hidden": _hide,
}


class KeepCards(Ask):
    """CC1-010: which of the cards are kept; each of the others goes back to its owner."""

    topic = "keep-cards"
    rule = "CC1-010"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def settle(self, state: Delve) -> bool:
        if self.left and state.held:
            return True
        state.agenda.pop()
        for code in state.held:
            other = code >> KNOWN
            state.hand[other] = with_card(state.hand[other], laid_card(code))
            state.tell(events.GAVE_BACK, (self.seat, other))
        state.held = ()
        trim(state)
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        return [DONE] + sorted(state.cavern.first_seat + (code >> KNOWN) for code in state.held)

    def take(self, state: Delve, seat: int, option: int) -> None:
        if option == DONE:
            state.agenda[-1] = KeepCards(seat, 0)
            return
        other = option - state.cavern.first_seat
        kept = [code for code in state.held if code >> KNOWN == other]
        state.held = tuple([code for code in state.held if code >> KNOWN != other])
        state.hand[seat] = with_card(state.hand[seat], laid_card(kept[0]))
        state.agenda[-1] = KeepCards(seat, self.left - 1)

    def option_text(self, state: Delve, option: int) -> Text:
        """A card by what it is and whose it was."""
        other = option - state.cavern.first_seat
        cards = [laid_card(code) for code in state.held if code >> KNOWN == other]
        return Text("option-keep", seat=Text("seat", seat=other), card=card_text(state.cavern, cards[0]))


class WallFoe(Ask):
    """CC1-008, CC-085: of a joint attack, which token gets the blow."""

    topic = "choose-foe"
    rule = "CC1-008"

    def options(self, state: Delve, seat: int) -> list[int]:
        return [state.cavern.first_foe + foe for foe in state.foes_alive()]

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        assert state.strike is not None
        state.strike = state.strike.walled(seat, option - state.cavern.first_foe)


class GuardWhom(Ask):
    """CC1-014: whom of several victims the guard protects."""

    topic = "guard-whom"
    rule = "CC1-014"

    def options(self, state: Delve, seat: int) -> list[int]:
        assert state.strike is not None
        mask = protectable(state, state.strike, seat)
        return [state.cavern.first_seat + other for other in range(state.cavern.seats) if mask >> other & 1]

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-guard-whom"), self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        protect(state, seat, option - state.cavern.first_seat)
