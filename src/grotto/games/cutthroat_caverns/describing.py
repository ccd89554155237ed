"""Options in words and by name: what a number means in the question asked, and what number an intent means."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns.abilities import KeepCards
from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.naming import card_text, foe_text, relic_text, seat_text
from grotto.games.cutthroat_caverns.numbers import FIRST_CARD, MOST_FOES, SINGLE, STEP
from grotto.games.cutthroat_caverns.reasons import NO_SUCH, refuse
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import Delve
from grotto.games.cutthroat_caverns.windows import Window
from grotto.kernel.errors import Refused
from grotto.kernel.option import Intent, Option
from grotto.kernel.text import Refusal, Text

VERBS: Final = ("card", "relic", "seat", "foe", "amount")


def describe(state: Delve, seat: int, option: int) -> Option:
    """An option on a seat's list; one that is not on it is refused."""
    if option not in state.options(seat):
        raise Refused(state.refusal(seat, option))
    cavern = state.cavern
    return Option(option, intent_of(cavern, option), option_text(state, option))


def intent_of(cavern: Cavern, option: int) -> Intent:
    """What an option number names."""
    if option < FIRST_CARD:
        return Intent(SINGLE[option])
    if option < cavern.first_relic:
        return Intent("card", card=cavern.cards[option - FIRST_CARD].name)
    if option < cavern.first_seat:
        return Intent("relic", card=cavern.box.relics[option - cavern.first_relic].name)
    if option < cavern.first_foe:
        return Intent("seat", target=str(option - cavern.first_seat + 1))
    if option < cavern.first_amount:
        return Intent("foe", target=str(option - cavern.first_foe + 1))
    return Intent("amount", target=str((option - cavern.first_amount) * STEP))


def option_text(state: Delve, option: int) -> Text:
    """An option as a short request."""
    cavern = state.cavern
    if option < FIRST_CARD:
        return Text(f"option-{SINGLE[option]}")
    if option < cavern.first_relic:
        key = "option-play" if isinstance(state.agenda[-1], Window) else "option-card"
        return Text(key, card=card_text(cavern, option - FIRST_CARD))
    if option < cavern.first_seat:
        return Text("option-card", card=relic_text(cavern, option - cavern.first_relic))
    if option < cavern.first_foe:
        step = state.agenda[-1]
        if isinstance(step, KeepCards):
            return step.option_text(state, option)
        return Text("option-seat", seat=seat_text(option - cavern.first_seat))
    if option < cavern.first_amount:
        return Text("option-foe", foe=foe_text(option - cavern.first_foe))
    return Text("option-amount", amount=(option - cavern.first_amount) * STEP)


def find(state: Delve, intent: Intent) -> int:
    """The number that stands for an intent, or -1."""
    cavern = state.cavern
    verb = intent.verb
    if verb in SINGLE:
        return SINGLE.index(verb)
    if verb == "card":
        return FIRST_CARD + cavern.card_number[intent.card] if intent.card in cavern.card_number else NONE
    if verb == "relic":
        for number, relic in enumerate(cavern.box.relics):
            if relic.name == intent.card:
                return cavern.first_relic + number
        return NONE
    if verb == "seat":
        return within(intent.target, 1, cavern.seats, cavern.first_seat)
    if verb == "foe":
        return within(intent.target, 1, MOST_FOES, cavern.first_foe)
    if verb == "amount" and intent.target.isdecimal() and int(intent.target) % STEP == 0:
        return within(str(int(intent.target) // STEP), 0, cavern.size - cavern.first_amount - 1, cavern.first_amount)
    return NONE


def within(name: str, low: int, high: int, first: int) -> int:
    """The option for a number in words, if it is one of a block."""
    if name.isdecimal() and low <= int(name) <= high:
        return first + int(name) - low
    return NONE


def why_not(state: Delve, seat: int, intent: Intent) -> Refusal | None:
    """Why an intent is not possible now; None when it is."""
    option = find(state, intent)
    if option in state.options(seat):
        return None
    if option == NONE and seat in state.asks:
        return refuse(NO_SUCH)
    return state.refusal(seat, option if option != NONE else 0)
