"""Setting up a game (section 1 of the rules)."""

from __future__ import annotations

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.closing import Journey
from grotto.games.cutthroat_caverns.dealing import fill, trim
from grotto.games.cutthroat_caverns.state import Delve
from grotto.kernel.dice import Dice


def start(cavern: Cavern, dice: Dice, recording: bool = False) -> Delve:
    """CC-003 to CC-006: shuffle, deal characters and encounters, draw the hands, and go in."""
    state = Delve(cavern, dice)
    state.recording = recording
    state.tell(events.STARTED, ())
    state.deck = tuple([cavern.whole_deck[place] for place in dice.shuffled(len(cavern.whole_deck), "deck")])
    state.top = len(state.deck)
    deal_encounters(state)
    omens = cavern.events
    state.omens = tuple([omens[place] for place in dice.shuffled(len(omens), "events")]) if omens else ()
    order = dice.shuffled(len(cavern.box.characters), "characters")
    for seat in range(cavern.seats):
        state.character[seat] = order[seat]
        state.life[seat] = cavern.box.life
        state.tell(events.DEALT_CHARACTER, (seat, order[seat]))
    state.push(Journey())
    for seat in range(cavern.seats):  # CC-008: in the order of the seats
        fill(state, seat, cavern.box.hand)
    trim(state)
    state.settle()
    return state


def deal_encounters(state: Delve) -> None:
    """CC-005: so many are faced, the others set aside for ties."""
    cavern = state.cavern
    rivals = [cavern.rivals[place] for place in state.dice.shuffled(len(cavern.rivals), "encounters")]
    state.encounters = tuple(rivals[: cavern.encounter_count])
    state.aside = tuple(rivals[cavern.encounter_count :])
