"""What an attack is worth: cards turned up and down, riders, Holy Water (CC-112 to CC-118, CC-153 to CC-158)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns.pieces import CROWD, FIRST_HALVED, SPECIAL, TURNS, WEB, Blow
from grotto.games.cutthroat_caverns.records import Card, Ladder
from grotto.games.cutthroat_caverns.state import Cards, Delve
from grotto.games.cutthroat_caverns.vocabulary import RIDER_ADDITIVE, RIDER_MULTIPLICATIVE

WEAKNESS: Final = 10  # for each token of poison

DOWN: Final = (WEB, CROWD, FIRST_HALVED)  # one rung down; the others one up, CC-117


def ladder_of(state: Delve, blow: Blow) -> Ladder:
    """The ladder that an attack stands on: its own, a special one (CC-120), or that of a strike in place of a feint."""
    card = state.cavern.cards[blow.card]
    if blow.ladder == SPECIAL:
        assert card.special is not None
        return card.special
    return plain_ladder(card)


def plain_ladder(card: Card) -> Ladder:
    """A card's ladder for everybody; Unintentional Strike brings one of its own (CC-133)."""
    if card.ladder is None:
        return Ladder(card.deed.values, card.deed.n("base"))
    return card.ladder


def rotated_sum(state: Delve, blow: Blow) -> int:
    """The values of an attack and its riders, each turned rung by rung in the order in which things came into force.

    A multiplicative rider turns the attack and the riders played before it (CC-156), everything else all of them
    (CC-154). What would pass the end of a ladder is lost (CC-113, CC-115).
    """
    cards = state.cavern.cards
    ladders = [ladder_of(state, blow)]
    for code in blow.turns:
        if code < TURNS and cards[code].kind == RIDER_ADDITIVE:
            ladders.append(plain_ladder(cards[code]))
    rungs = [ladder.start for ladder in ladders]
    joined = 1  # the attack, and the riders that were played so far
    for code in blow.turns:
        if code < TURNS and cards[code].kind == RIDER_ADDITIVE:
            joined += 1
            continue
        reach = joined if code < TURNS else len(rungs)
        step = -1 if code in DOWN else 1
        for place in range(reach):
            rungs[place] = min(max(rungs[place] + step, 0), ladders[place].top)
    total = 0
    for place in range(len(rungs)):
        total += ladders[place].values[rungs[place]]
    return total


def final_value(state: Delve, blow: Blow) -> int:
    """CC-116: the rotated values, then Holy Water, then poison (CC2-082), never below 0."""
    value = rotated_sum(state, blow)
    if blow.holy:
        value += state.cavern.cards[blow.card].deed.n("bonus")
    return max(value - WEAKNESS * state.poison[blow.seat], 0)


def start_value(state: Delve, blow: Blow) -> int:
    """CC-258: the value at which an attack starts, for doors that want two alike."""
    ladder = ladder_of(state, blow)
    return ladder.values[ladder.start]


def riding(state: Delve, pending: Cards) -> tuple[Cards, Cards]:
    """CC-155, CC-157: what turns the next attack, and what goes on waiting.

    All additive riders and one multiplicative rider ride along, every web is used up; a crowd and strength stay.
    """
    cards = state.cavern.cards
    turns: list[int] = []
    waiting: list[int] = []
    doubled = False
    for code in pending:
        if code < TURNS and cards[code].kind == RIDER_MULTIPLICATIVE:
            (waiting if doubled else turns).append(code)
            doubled = True
        elif code < TURNS or code == WEB:
            turns.append(code)
        else:
            turns.append(code)
            waiting.append(code)
    return tuple(turns), tuple(waiting)
