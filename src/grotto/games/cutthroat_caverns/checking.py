"""States that come from outside: whether their fields contradict each other."""

from __future__ import annotations

from collections import Counter

from grotto.games.cutthroat_caverns.closing import Journey
from grotto.games.cutthroat_caverns.numbers import MOST_FOES
from grotto.games.cutthroat_caverns.pieces import TURNS, Blow
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import KNOWN, Cards, Delve, laid_card
from grotto.kernel.position import bad
from grotto.kernel.step import NO_PICK, Together


def check(state: Delve) -> None:
    """Raise BadInput where something cannot be so."""
    check_pieces(state)
    check_cards(state)
    check_encounters(state)
    check_players(state)
    check_agenda(state)


def check_pieces(state: Delve) -> None:
    """Attacks and cards in play must name cards and players that there are."""
    cavern = state.cavern
    for blow in (*state.stack, *([state.blow] if state.blow is not None else [])):
        if not 0 <= blow.card < cavern.kinds or not 0 <= blow.seat < cavern.seats or blow.named >= cavern.seats:
            raise bad("stack", "names a card or a player that is not there")
        if any(not (0 <= code < cavern.kinds or TURNS <= code < TURNS + 6) for code in blow.turns):
            raise bad("stack", "is turned by something that does not exist")
    for code in state.held + state.prizes:
        if not 0 <= laid_card(code) < cavern.kinds or not 0 <= code >> KNOWN < MOST_FOES:
            raise bad("held", "names a card or a player that is not there")
    for play in state.chain:
        if not 0 <= play.card < cavern.kinds or not 0 <= play.seat < cavern.seats:
            raise bad("chain", "names a card or a player that is not there")


def placed(state: Delve) -> Counter[int]:
    """All cards that are anywhere but in the deck."""
    found = Counter(state.discard + state.gone)
    for seat in range(state.cavern.seats):
        found.update(state.hand[seat] + state.items[seat] + state.tipped[seat] + state.scored[seat])
        found.update(laid_card(code) for code in state.laid[seat])
        found.update(code for code in state.pending[seat] if code < TURNS)
    for blow in state.stack:
        found.update(cards_of(blow))
    if state.blow is not None:
        found.update(cards_of(state.blow))
    found.update(play.card for play in state.chain)
    found.update(laid_card(code) for code in state.held + state.prizes)
    return found


def cards_of(blow: Blow) -> list[int]:
    """An attack and its riders."""
    return [blow.card, *blow.riders()]


def rest_of_deck(state: Delve) -> Cards:
    """For a position: the cards that are nowhere else."""
    elsewhere = placed(state)
    rest: list[int] = []
    for number, card in enumerate(state.cavern.cards):
        rest += [number] * (card.count - elsewhere[number])
    return tuple(rest)


def rest_of_encounters(state: Delve) -> Cards:
    """For a position: the encounters that are not dealt."""
    return tuple([card for card in state.cavern.rivals if card not in state.encounters])


def check_cards(state: Delve) -> None:
    """Every card of the deck is in one place."""
    found = placed(state)
    found.update(state.deck[: state.top])
    for number, card in enumerate(state.cavern.cards):
        if found[number] != card.count:
            raise bad("cards", f"there must be {card.count} of {card.name}, not {found[number]}")


def check_encounters(state: Delve) -> None:
    """Every encounter in use is in one place, and the one being faced has as many tokens as it should."""
    cavern = state.cavern
    if sorted(state.encounters + state.aside) != cavern.rivals:
        raise bad("encounters", "with those set aside must be all that are in use, each once")
    omens = (*state.omens, *state.omen_pile, *((state.omen,) if state.omen != NONE else ()))
    if sorted(omens) != cavern.events:
        raise bad("omens", "with those turned up must be all the events in use, each once")
    if len(state.foes) > MOST_FOES or len(state.foes_start) != len(state.foes):
        raise bad("foes", "must be as many as at the start of the encounter")
    if state.number:
        encounter = state.encounter
        count = cavern.tokens_of(encounter) or (1 if encounter.has_life else 0)
        if state.event("more-life") is not None and encounter.has_tokens:
            count += 1
        if len(state.foes) != count and state.outcome is None:
            raise bad("foes", f"{encounter.name} has {count}")


def check_players(state: Delve) -> None:
    """Who is dead has no cards; initiative numbers differ; characters differ."""
    seats = range(state.cavern.seats)
    if len(set(state.character)) != len(seats):
        raise bad("players", "must have different characters")
    numbers = [number for number in state.initiative if number]
    if len(set(numbers)) != len(numbers):
        raise bad("players", "must have different initiative numbers")
    for seat in seats:
        if not state.life[seat] and (state.hand[seat] or state.laid[seat] or state.pending[seat] or state.tipped[seat]):
            raise bad(f"players.{seat + 1}", "is dead and has no cards")
    everybody = (1 << len(seats)) - 1
    masks: tuple[int, ...] = (
        state.iron,
        state.skips,
        state.barred,
        state.undrawn,
        state.changed,
        state.offered,
        state.struck,
    )
    masks += (state.matched, state.died_before, state.spent, state.fury, state.hidden, state.insight)
    if any(mask & ~everybody for mask in masks):
        raise bad("players", "must be those of the table")
    if any(not NONE <= seat < len(seats) for seat in (state.first, state.last, state.first_ever, state.killer)):
        raise bad("players", "must be those of the table")


def check_agenda(state: Delve) -> None:
    """A finished game has nothing left to do; all others have the journey at the bottom."""
    if (state.outcome is not None) != (not state.agenda):
        raise bad("agenda", "a finished game has nothing left to do, and every other has")
    for number, step in enumerate(state.agenda):
        if isinstance(step, Journey) != (number == 0):
            raise bad("agenda", "at the bottom, and only there, the journey goes on")
        if isinstance(step, Together):
            check_together(state, step)


def check_together(state: Delve, step: Together[Delve]) -> None:
    """A choice made together: everybody's pick must be open to him."""
    seats = state.cavern.seats
    if len(step.picks) != seats or step.entitled >> seats:
        raise bad("agenda", "those who choose together must be those of the table")
    for seat, pick in enumerate(step.picks):
        entitled = step.entitled >> seat & 1
        if pick != NO_PICK and (not entitled or pick not in step.open_to(state, seat)):
            raise bad("agenda", "a player has chosen what is not open to him")
