"""Damage to the creature and to players, kills and deaths (CC-042 to 048, CC-082 to 091, CC-220 to 223)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.dealing import clear_stack, gain_item, lay_away, trim
from grotto.games.cutthroat_caverns.pieces import TURNS
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import KNOWN, Delve, laid_card
from grotto.kernel.option import Outcome

# what hits the creature, CC-118
ATTACK: Final = 0
FIXED: Final = 1  # Counter Strike, Stonewall
POISON: Final = 5  # life for each token, CC2-081
FIRE: Final = 2  # Alchemist Fire: armour and cap do not help against it


def hit_foe(state: Delve, seat: int, foe: int, amount: int, how: int = ATTACK) -> int:
    """CC-044, CC-046, CC-047: take life from the creature (or a token) and credit it; what was really done."""
    encounter = state.encounter
    if state.barrier:
        return hit_barrier(state, seat, amount)
    if how != FIRE:
        if amount <= encounter.special("armor"):
            amount = 0
        cap = encounter.special("cap")
        if cap and amount > cap:
            amount = cap
    done = min(amount, state.foes[foe]) if state.foes else 0
    if not done:
        return 0
    state.foes[foe] -= done
    credit(state, seat, done)
    if not state.foes[foe]:
        fall(state, seat, foe)
    return done


def hit_barrier(state: Delve, seat: int, amount: int) -> int:
    """CC3-060, CC3-062 to 064: a barrier takes it all; whoever knocks it down is struck back, not as by a creature."""
    done = min(amount, state.barrier)
    if not done:
        return 0
    state.barrier -= done
    credit(state, seat, done)
    state.tell(events.BARRIER_HIT, (seat, state.barrier))
    if not state.barrier:
        lose_life(state, [seat], state.encounter.special("backlash"))
    return done


def credit(state: Delve, seat: int, done: int) -> None:
    """CC-047, CC-048: who has damaged it; what happens after the comparisons are settled counts for the encounter."""
    state.dealt_all[seat] += done
    if state.first_ever == NONE:
        state.first_ever = seat
    if not state.tallied:
        state.dealt[seat] += done
        if state.first == NONE:
            state.first = seat
        state.last = seat


def fall(state: Delve, seat: int, foe: int) -> None:
    """CC-082, CC-083, CC-090: the creature or a token is dead; whoever landed the blow takes its prestige."""
    encounter = state.encounter
    last = not state.foes_alive()
    if encounter.is_trap:  # CC-092
        state.tell(events.USED_UP, (state.facing,))
        return
    prestige = encounter.prestige
    if encounter.has_tokens:
        state.tell(events.TOKEN_SLAIN, (seat, foe))
        take_prizes(state, seat, foe)
        if last:
            prestige = encounter.last_prestige
    if last:
        state.tell(events.SLAIN, (seat, state.facing))
        state.killer = seat
        prestige += state.cavern.bonus_of(state.number)  # CC-212
    state.trophies[seat] += (state.facing,)
    win_prestige(state, seat, prestige)


def take_prizes(state: Delve, seat: int, foe: int) -> None:
    """CC-252: the items that a token has taken go to whoever killed it."""
    prizes = [laid_card(code) for code in state.prizes if code >> KNOWN == foe]
    state.prizes = tuple([code for code in state.prizes if code >> KNOWN != foe])
    for card in prizes:
        state.tell(events.GAINED_ITEM, (seat, card))
        gain_item(state, seat, card)
    if prizes:
        trim(state)


def win_prestige(state: Delve, seat: int, prestige: int) -> None:
    """CC-210: prestige may be negative."""
    state.prestige[seat] += prestige
    state.tell(events.WON_PRESTIGE, (seat, prestige))


def kill_check(state: Delve) -> bool:
    """CC-043: is it over? Then the round stops at once, and everything that was still to come of the encounter."""
    if state.outcome is not None:
        return True
    if not state.encounter.has_life or state.foes_alive():
        return False
    end_encounter(state)
    return True


def end_encounter(state: Delve) -> None:
    """Drop what was still to come; section 5 of the rules follows, for which the step at the floor waits."""
    for play in state.chain:
        lay_away(state, play.card)
    state.chain.clear()
    if state.blow is not None:
        lay_away(state, state.blow.card, *state.blow.riders())
        state.blow = None
    state.strike = None
    state.struck = 0
    del state.agenda[state.floor + 1 :]


def lose_life(state: Delve, seats: list[int], amount: int) -> list[int]:
    """All lose as much."""
    return lose_lives(state, seats, [amount] * len(seats))


def lose_lives(state: Delve, seats: list[int], amounts: list[int]) -> list[int]:
    """CC-066: all lose life together, and the dead are removed together; what was really done to each."""
    done: list[int] = []
    for place, seat in enumerate(seats):
        if state.iron >> seat & 1:  # CC-194
            state.tell(events.UNHURT, (seat,))
            done.append(0)
            continue
        loss = min(amounts[place], state.life[seat])
        state.life[seat] -= loss
        done.append(loss)
        if loss:
            state.tell(events.HURT, (seat, loss))
    bury(state, [seat for seat in seats if not state.life[seat]])
    return done


def poison_works(state: Delve) -> None:
    """CC2-081, CC2-085: at the end of a round 5 for each token of poison, all together; nothing answers it."""
    if state.ticked:
        return
    state.ticked = True
    sick = [seat for seat in state.order() if state.poison[seat]]
    for seat in sick:
        state.tell(events.POISON_WORKS, (seat, state.poison[seat]))
    lose_lives(state, sick, [POISON * state.poison[seat] for seat in sick])


def gain_life(state: Delve, seat: int, amount: int) -> None:
    """CC-006: never above the life that everybody starts with."""
    gained = min(amount, state.cavern.box.life - state.life[seat])
    state.life[seat] += gained
    state.tell(events.HEALED, (seat, gained))


def bury(state: Delve, seats: list[int]) -> None:
    """CC-068, CC-220, CC-221: the dead are out, with all their prestige; once nobody lives it is over (CC-069)."""
    for seat in seats:
        state.tell(events.DIED, (seat,))
        state.initiative[seat] = 0
        cards = list(state.hand[seat]) + [laid_card(code) for code in state.laid[seat]]
        for card in cards:
            state.tell(events.SHOWED, (seat, card))
        lay_away(state, *cards, *[code for code in state.pending[seat] if code < TURNS])
        state.gone += state.tipped[seat]  # CC-200
        state.hand[seat] = state.laid[seat] = state.pending[seat] = state.tipped[seat] = ()
        state.strength[seat] = state.haste[seat] = state.poison[seat] = 0
        state.reveal()
    if seats and not state.living():
        perish(state)


def perish(state: Delve) -> None:
    """CC-069, CC-216: nobody is left, and nobody wins."""
    for play in state.chain:
        lay_away(state, play.card)
    state.chain.clear()
    if state.blow is not None:
        lay_away(state, state.blow.card, *state.blow.riders())
        state.blow = None
    state.strike = None
    clear_stack(state)
    state.tell(events.ALL_DEAD, ())
    state.finish(Outcome((), tuple(state.prestige), "all-dead"))
