"""Event cards: turned up beside a creature, and in force for its encounter (expansion 2, CC2-001 to CC2-007, CC2-050).

Treasures are not built yet: a treasure that is turned up is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.dealing import draw, trim
from grotto.games.cutthroat_caverns.harm import gain_life, lose_life, win_prestige
from grotto.games.cutthroat_caverns.numbers import NO, YES
from grotto.games.cutthroat_caverns.reasons import OTHER_QUESTION, refuse
from grotto.games.cutthroat_caverns.records import NONE, Deed
from grotto.games.cutthroat_caverns.state import Delve
from grotto.games.cutthroat_caverns.vocabulary import TYPES
from grotto.kernel.option import Question
from grotto.kernel.step import NO_PICK, Together, already_chosen
from grotto.kernel.text import Refusal, Text


def turn_event(state: Delve) -> None:
    """CC2-002, CC2-003: beside a creature an event is turned up; it happens if the number is on its track."""
    if not state.encounter.creature_based or not (state.omens or state.omen_pile):
        return
    if not state.omens:  # CC2-006
        pile = sorted(state.omen_pile)
        state.omens = tuple([pile[place] for place in state.dice.shuffled(len(pile), "events")])
        state.omen_pile = ()
    card = state.omens[-1]
    state.omens = state.omens[:-1]
    record = state.cavern.box.events[card]
    state.reveal()
    state.tell(events.EVENT_TURNED, (card,))
    if not record.track >> state.number & 1:  # CC2-005: nothing happens beyond the ninth
        state.omen_pile += (card,)
        state.tell(events.EVENT_PASSES, (card,))
        return
    state.omen = card
    if record.deed.do in AT_ONCE:  # CC2-004
        AT_ONCE[record.deed.do](state, record.deed)


def end_event(state: Delve) -> None:
    """CC2-006: it lasts until the end of the encounter."""
    if state.omen != NONE:
        state.omen_pile += (state.omen,)
        state.omen = NONE


def _hand_size(state: Delve, deed: Deed) -> None:
    """EV01, EV02: the limit has changed already; cards are drawn, or discarded at once."""
    for seat in state.order():
        draw(state, seat, deed.n("draw"))
    trim(state)


def _more_life(state: Delve, deed: Deed) -> None:
    """EV04."""
    if state.encounter.has_tokens:
        state.foes.append(state.cavern.life_of(state.encounter))
    else:
        state.foes[0] += deed.n("life")
    state.foes_start = list(state.foes)


def _gas(state: Delve, deed: Deed) -> None:
    """EV06: it is not a creature attack."""
    lose_life(state, state.order(), deed.n("damage-all"))


def _hallowed(state: Delve, deed: Deed) -> None:
    """EV08."""
    if TYPES[state.encounter.sort] not in deed.names:
        for seat in state.order():
            gain_life(state, seat, deed.n("gain-all"))
        return
    change = deed.n("token-life") if state.encounter.has_tokens else deed.n("life")
    state.foes = [max(life + change, deed.n("min-life")) for life in state.foes]
    state.foes_start = list(state.foes)


def _bargain(state: Delve, deed: Deed) -> None:
    """EV17."""
    state.push(Bargain(state.living(), *[NO_PICK] * state.cavern.seats))


class Bargain(Together[Delve]):
    """EV17: all choose in secret whether to give prestige for cards; then it is shown."""

    def with_picks(self, picks: tuple[int, ...]) -> Bargain:
        return Bargain(self.entitled, *picks)

    def open_to(self, state: Delve, seat: int) -> list[int]:
        return [YES, NO]

    def why_not(self, state: Delve, seat: int, option: int) -> Refusal:
        return already_chosen("CC2-050") if option == self.picks[seat] else refuse(OTHER_QUESTION, "CC2-050")

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-bargain"), "CC2-050")

    def resolve(self, state: Delve, picks: tuple[int, ...]) -> None:
        deed = state.cavern.box.events[state.omen].deed
        for seat in state.order():
            if picks[seat] == YES:
                win_prestige(state, seat, deed.n("prestige"))
                draw(state, seat, deed.n("draw"))
        trim(state)


AT_ONCE: Final[dict[str, Callable[[Delve, Deed], None]]] = {
    "hand-size": _hand_size,
    "more-life": _more_life,
    "gas": _gas,
    "hallowed": _hallowed,
    "bargain": _bargain,
}
"""The others are asked for where they matter: `omen` in state.py."""
