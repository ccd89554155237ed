"""What Action cards do when they take effect (section 8 of the rules): one small function for each named effect.

A function gets the card in play and says whether it has found another place for the card than the discard pile.
Where the target has gone in the meantime, nothing happens (CC-103).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.dealing import lay_away, trim
from grotto.games.cutthroat_caverns.harm import FIXED, hit_foe, kill_check, lose_life
from grotto.games.cutthroat_caverns.numbers import FIRST_PLACE, GAIN
from grotto.games.cutthroat_caverns.pieces import RALLY, Blow, Play
from grotto.games.cutthroat_caverns.state import Cards, Delve, laid_card, with_card

Effect = Callable[[Delve, Play], bool]


def aimed_seat(state: Delve, option: int) -> int:
    """The seat that an aim stands for."""
    return option - state.cavern.first_seat


def _fizzle(state: Delve, play: Play) -> bool:
    state.tell(events.FIZZLED, (play.seat, play.card))
    return False


def edge_out(state: Delve, play: Play) -> bool:
    """CC-140, CC-142, CC-143: a set card is discarded unrevealed."""
    other = aimed_seat(state, play.aims[0])
    place = play.aims[1] - FIRST_PLACE
    if place >= len(state.laid[other]):
        return _fizzle(state, play)
    cards = state.laid[other]
    card = laid_card(cards[place])
    state.laid[other] = cards[:place] + cards[place + 1 :]
    lay_away(state, card)
    state.tell(events.EDGED_OUT, (play.seat, other, card))
    state.reveal()
    return False


def swap_set(state: Delve, play: Play) -> bool:
    """CC-172: two set cards change places, unseen; whoever set one goes on knowing it."""
    own, other, place = play.aims[0] - FIRST_PLACE, aimed_seat(state, play.aims[1]), play.aims[2] - FIRST_PLACE
    mine, theirs = state.laid[play.seat], state.laid[other]
    if own >= len(mine) or place >= len(theirs):
        return _fizzle(state, play)
    state.laid[play.seat] = put_at(mine, own, theirs[place])
    state.laid[other] = put_at(theirs, place, mine[own])
    state.tell(events.SWAPPED_SET, (play.seat, other))
    state.reveal()
    return False


def put_at(cards: Cards, place: int, code: int) -> Cards:
    """Cards with another one in one place."""
    return cards[:place] + (code,) + cards[place + 1 :]


def cancel_action(state: Delve, play: Play) -> bool:
    """CC-103, CC-173: the card played before it has no effect, and is discarded or taken."""
    below = state.chain.pop()
    if state.cavern.cards[play.card].deed.n("take"):
        state.hand[play.seat] = with_card(state.hand[play.seat], below.card)
        state.tell(events.TOOK_CARD, (play.seat, below.seat, below.card))
        trim(state)
    else:
        lay_away(state, below.card)
        state.tell(events.CANCELLED, (play.seat, below.seat, below.card))
    return False


def cancel_attack(state: Delve, play: Play) -> bool:
    """CC-174, CC-153: an attack is discarded with its riders, and its player hurt or tripped."""
    blow = state.blow
    if blow is None:
        return _fizzle(state, play)
    deed = state.cavern.cards[play.card].deed
    lay_away(state, blow.card, *blow.riders())
    state.blow = None
    if deed.n("skip-next-set"):
        state.skips |= 1 << blow.seat
        state.tell(events.TRIPPED, (blow.seat, blow.card))
    else:
        state.tell(events.MISSED, (blow.seat, blow.card))
    if deed.n("damage"):
        lose_life(state, [blow.seat], deed.n("damage"))
    return False


def rally(state: Delve, play: Play) -> bool:
    """CC-177: an attack goes one rung up."""
    if state.blow is None:
        return _fizzle(state, play)
    state.blow = state.blow.turned(RALLY)
    state.tell(events.RALLIED, (play.seat, state.blow.seat))
    return False


def replace_maneuver(state: Delve, play: Play) -> bool:
    """CC-131, CC-133: a feint or rider is discarded, and this card is now an attack by the same player."""
    blow = state.blow
    if blow is None:
        return _fizzle(state, play)
    lay_away(state, blow.card)
    state.tell(events.STRIKE_REPLACED, (play.seat, blow.card, blow.seat))
    state.blow = Blow(blow.seat, play.card)
    return True


def counter_strike(state: Delve, play: Play) -> bool:
    """CC-175, CC-118: a fixed blow against the creature or token that attacked; it may be the killing one."""
    foe = play.aims[0] - state.cavern.first_foe
    if not state.foes[foe]:
        return _fizzle(state, play)
    done = hit_foe(state, play.seat, foe, state.cavern.cards[play.card].deed.n("damage"), FIXED)
    state.tell(events.STRUCK_BACK, (play.seat, done))
    lay_away(state, play.card)
    kill_check(state)
    return True


def human_shield(state: Delve, play: Play) -> bool:
    """CC-176: somebody else takes the attack."""
    other = aimed_seat(state, play.aims[0])
    if state.strike is None or not state.is_alive(other):
        return _fizzle(state, play)
    state.strike = state.strike.moved(other, True)
    state.tell(events.REDIRECTED, (play.seat, other))
    return False


def life_shift(state: Delve, play: Play) -> bool:
    """CC-171: the creature loses life, but never its last, or gains some."""
    foe = play.aims[0] - state.cavern.first_foe
    deed = state.cavern.cards[play.card].deed
    if not state.foes[foe]:
        return _fizzle(state, play)
    if play.aims[1] == GAIN:
        state.foes[foe] += deed.n("amount")
    else:
        state.foes[foe] = max(state.foes[foe] - deed.n("amount"), min(state.foes[foe], deed.n("min-life")))
    state.tell(events.SHIFTED, (foe, state.foes[foe]))
    return False


def swap_initiative(state: Delve, play: Play) -> bool:
    """CC-178: two players change initiative cards, and nothing else."""
    other = aimed_seat(state, play.aims[0])
    if not state.is_alive(other):
        return _fizzle(state, play)
    numbers = state.initiative
    numbers[play.seat], numbers[other] = numbers[other], numbers[play.seat]
    state.tell(events.SWAPPED_INITIATIVE, (play.seat, other))
    return False


EFFECTS: Final[dict[str, Effect]] = {
    "edge-out": edge_out,
    "swap-set": swap_set,
    "cancel-action": cancel_action,
    "cancel-attack": cancel_attack,
    "double-attack": rally,
    "replace-with-strike": replace_maneuver,
    "counter-strike": counter_strike,
    "redirect-to-other": human_shield,
    "life-shift": life_shift,
    "swap-initiative": swap_initiative,
}
