"""Where every card is and who may see it, and what else is open to all (CC-009)."""

from __future__ import annotations

from collections import Counter

from grotto.games.cutthroat_caverns.abilities import KeepCards
from grotto.games.cutthroat_caverns.dealing import hand_size
from grotto.games.cutthroat_caverns.ladders import final_value
from grotto.games.cutthroat_caverns.pieces import CROWD, SPECIAL, STRENGTH, TURNS, WEB, Blow
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import KNOWN, Cards, Delve, knowers, laid_card
from grotto.games.cutthroat_caverns.vocabulary import TYPES
from grotto.kernel.event import EVERYONE, only
from grotto.kernel.zone import Zone

NOBODY_SEES = 0


def zones(state: Delve) -> list[Zone]:
    """Every place of cards. The dead show what they had; a set card is seen by whoever set it."""
    cavern = state.cavern
    found = [
        Zone("deck", names(state, state.deck[: state.top]), NOBODY_SEES, ordered=True),
        Zone("discard", names(state, state.discard), ordered=True),
        Zone("gone", names(state, state.gone)),
        Zone("stack", [card for blow in state.stack for card in blow_cards(state, blow)], ordered=True),
        Zone("playing", playing(state), ordered=True),
        Zone("taken", names(state, tuple([laid_card(code) for code in state.prizes]))),
    ]
    for seat in range(cavern.seats):
        found += [
            Zone("hand", names(state, state.hand[seat]), only(seat), seat),
            Zone("items", names(state, state.items[seat]), EVERYONE, seat),
            Zone("tipped", names(state, state.tipped[seat]), EVERYONE, seat),
            Zone("standing by", names(state, riders(state, seat)), EVERYONE, seat, ordered=True),
            Zone("scored", names(state, state.scored[seat]), EVERYONE, seat),
            Zone("trophies", [cavern.box.encounters[card].name for card in state.trophies[seat]], EVERYONE, seat),
        ]
        for code in state.laid[seat]:
            found.append(Zone("set", names(state, (laid_card(code),)), knowers(code), seat))
    for code in state.held:
        owner = code >> KNOWN
        found.append(Zone("held", names(state, (laid_card(code),)), holders(state) | 1 << owner, owner))
    return found + encounter_zones(state)


def encounter_zones(state: Delve) -> list[Zone]:
    """The encounter cards: faced ones lie open, those to come and those set aside do not."""
    cards = [state.cavern.box.encounters[card].name for card in state.encounters]
    aside = [state.cavern.box.encounters[card].name for card in state.aside]
    events = state.cavern.box.events
    omen = [events[state.omen].name] if state.omen != NONE else []
    return [
        Zone("events", [events[card].name for card in state.omens], NOBODY_SEES, ordered=True),
        Zone("past events", [events[card].name for card in state.omen_pile], ordered=True),
        Zone("event", omen),
        Zone("faced", cards[: state.number], ordered=True),
        Zone("to come", cards[state.number :], NOBODY_SEES, ordered=True),
        Zone("set aside", aside, NOBODY_SEES, ordered=True),
    ]


def components(state: Delve) -> Counter[str]:
    """All the cards that must be in some zone; trophies are a second sight of encounters that were faced."""
    cavern = state.cavern
    things = Counter({card.name: card.count for card in cavern.cards})
    things.update(cavern.box.encounters[card].name for card in cavern.rivals)
    things.update(cavern.box.events[card].name for card in cavern.events)
    things.update(cavern.box.encounters[card].name for cards in state.trophies for card in cards)
    return things


def holders(state: Delve) -> int:
    """CC1-010: whoever is looking at the cards of the others, as a mask."""
    step = state.agenda[-1] if state.agenda else None
    return 1 << step.seat if isinstance(step, KeepCards) else 0


def names(state: Delve, cards: Cards) -> list[str]:
    """Cards by name."""
    return [state.cavern.cards[card].name for card in cards]


def riders(state: Delve, seat: int) -> Cards:
    """CC-151: the riders that stand by before a player."""
    return tuple([code for code in state.pending[seat] if code < TURNS])


def blow_cards(state: Delve, blow: Blow) -> list[str]:
    """An attack with the riders on it."""
    return names(state, (blow.card, *blow.riders()))


def playing(state: Delve) -> list[str]:
    """The revealed attack and the Action cards that have not yet taken effect."""
    found = blow_cards(state, state.blow) if state.blow is not None else []
    return found + names(state, tuple([play.card for play in state.chain]))


# --- facts ----------------------------------------------------------------------------------------------------------


def facts(state: Delve) -> dict[str, object]:
    """What is open to all and is not a card in a place."""
    cavern = state.cavern
    return {
        "number": state.number,
        "encounters": cavern.encounter_count,
        "round": state.rounds,
        "encounter": encounter_fact(state),
        "players": [player_fact(state, seat) for seat in range(cavern.seats)],
        "actions": state.actions,
        "named": state.named or None,
        "doll": [state.doll, state.doll_giver] if state.doll != NONE else None,
        "appetite": state.appetite,
        "barrier": state.barrier,
        "taken": [[state.cavern.cards[laid_card(code)].name, code >> KNOWN] for code in state.prizes],
        "attack": blow_fact(state, state.blow) if state.blow is not None else None,
        "stack": [blow_fact(state, blow) for blow in state.stack],
        "strike": strike_fact(state),
        "ugly": state.ugly if state.ugly != NONE else None,
        "holy": state.holy,
    }


def encounter_fact(state: Delve) -> dict[str, object] | None:
    """The creature and the life left to it, or to each token."""
    if state.facing == NONE:
        return None
    encounter = state.encounter
    return {
        "name": encounter.name,
        "type": TYPES[encounter.sort],
        "life": list(state.foes),
        "start": list(state.foes_start),
        "prestige": encounter.prestige,
        "bonus": state.cavern.bonus_of(state.number) if encounter.creature_based else 0,
    }


def player_fact(state: Delve, seat: int) -> dict[str, object]:
    """A player as all see him."""
    box = state.cavern.box
    pending = state.pending[seat]
    return {
        "character": box.characters[state.character[seat]].name,
        "life": state.life[seat],
        "prestige": state.prestige[seat],
        "initiative": state.initiative[seat],
        "hand-size": hand_size(state, seat),
        "dealt": state.dealt[seat],
        "dealt-all": state.dealt_all[seat],
        "ability-spent": state.spent >> seat & 1 == 1,
        "sets-two": state.fury >> seat & 1 == 1,
        "hidden": state.hidden >> seat & 1 == 1,
        "insight": state.insight >> seat & 1 == 1,
        "iron-skin": state.iron >> seat & 1 == 1,
        "haste": state.haste[seat],
        "poison": state.poison[seat],
        "strength": state.strength[seat],
        "webs": pending.count(WEB),
        "crowds": pending.count(CROWD),
        "turns": [code for code in pending if code in (WEB, CROWD, STRENGTH)],
        "sets-nothing": state.barred >> seat & 1 == 1,
        "set-nothing-next": state.skips >> seat & 1 == 1,
        "draws-nothing": state.undrawn >> seat & 1 == 1,
        "changed": state.changed >> seat & 1 == 1,
        "offered": state.offered >> seat & 1 == 1,
        "passing": state.hush[seat],
    }


def blow_fact(state: Delve, blow: Blow) -> dict[str, object]:
    """An attack as it lies there, with what it is worth at present."""
    return {
        "seat": blow.seat,
        "card": state.cavern.cards[blow.card].name,
        "special": blow.ladder == SPECIAL,
        "token": blow.foe,
        "named": blow.named if blow.named != NONE else None,
        "holy": blow.holy,
        "value": final_value(state, blow) if state.cavern.cards[blow.card].hits or blow.turns else blow.value,
        "dealt": blow.dealt,
    }


def strike_fact(state: Delve) -> dict[str, object] | None:
    """The creature's attack that is being resolved."""
    strike = state.strike
    if strike is None:
        return None
    victims = [seat for seat in range(state.cavern.seats) if strike.victims >> seat & 1]
    return {
        "token": strike.token,
        "victims": victims,
        "damage": strike.damage,
        "shielded": strike.shielded,
        "guard": strike.guard if strike.guard != NONE else None,
        "wall": strike.wall if strike.wall != NONE else None,
    }
