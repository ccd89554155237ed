"""Response windows: who is asked, what may be played, whose play comes first; Action cards in play (section 6)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.abilities import ability_bar, use_ability, users
from grotto.games.cutthroat_caverns.aims import next_aims
from grotto.games.cutthroat_caverns.asking import Agree, Ask
from grotto.games.cutthroat_caverns.bars import bar, is_protected, no_actions, others_with_set_cards
from grotto.games.cutthroat_caverns.dealing import lay_away
from grotto.games.cutthroat_caverns.effects import EFFECTS
from grotto.games.cutthroat_caverns.items import burn
from grotto.games.cutthroat_caverns.naming import card_text, encounter_text, seat_text
from grotto.games.cutthroat_caverns.numbers import (
    ABILITY,
    CHANGE,
    FIRST_CARD,
    PASS,
    PASS_KIND,
    PASS_ROUND,
    TRADE,
    YES,
)
from grotto.games.cutthroat_caverns.pieces import Play
from grotto.games.cutthroat_caverns.reasons import (
    CANNOT_CHANGE,
    FREE,
    NO_TRADE,
    OFFERED_ALREADY,
    OTHER_QUESTION,
    refuse,
)
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.setting import Change, change_bar
from grotto.games.cutthroat_caverns.state import Delve, without
from grotto.games.cutthroat_caverns.trading import OfferTo, can_trade, tradeable
from grotto.games.cutthroat_caverns.vocabulary import (
    ATTACK_DAMAGED,
    ATTACK_DECLARED,
    ATTACK_REVEALED,
    BEFORE_FIRST_REVEAL,
    BEFORE_REVEAL,
    BETWEEN_TURNS,
    IDLE_WINDOWS,
    OWN_TURN,
    RESPONSE,
    TACTICAL_REVEALED,
    WINDOWS,
)
from grotto.kernel.option import Question
from grotto.kernel.step import NO_PICK, Step, Together, already_chosen
from grotto.kernel.text import Refusal, Text

ALL_WINDOWS: Final = 1 << len(WINDOWS)  # the bit of `hush` for every window that is not about oneself
PASSES: Final = (PASS, PASS_KIND, PASS_ROUND)


def open_window(state: Delve, kind: int, about: int = NONE) -> None:
    """A window opens: nobody has changed or offered anything in it yet."""
    if kind != RESPONSE:
        state.changed = state.offered = 0
    reopen(state, kind, about)


def reopen(state: Delve, kind: int, about: int) -> None:
    """Ask everybody who could respond in principle, whatever he holds; whom nobody can be, nobody is asked (CC-101)."""
    entitled = who_may(state, kind, about)
    if entitled:
        picks = [_stored(state, kind, about, seat) if entitled >> seat & 1 else NO_PICK for seat in _seats(state)]
        state.push(Window(kind, about, entitled, *picks))


def _seats(state: Delve) -> range:
    return range(state.cavern.seats)


def _stored(state: Delve, kind: int, about: int, seat: int) -> int:
    """The answer that a player has stored for a window: to pass."""
    hush = state.hush[seat]
    return PASS if hush >> kind & 1 or (hush & ALL_WINDOWS and seat != about) else NO_PICK


def who_may(state: Delve, kind: int, about: int) -> int:
    """Those who could respond as far as all can see, with a card, item or trade, or with their ability."""
    return who_may_play(state, kind, about) | users(state, kind)


def who_may_play(state: Delve, kind: int, about: int) -> int:
    """Those who could play: it takes a card in hand, an item, or something to trade."""
    holders = trade = 0
    for seat in _seats(state):
        if state.life[seat] > 0 and state.hand[seat]:
            holders |= 1 << seat
    if kind in IDLE_WINDOWS and tradeable(state):
        trade = state.living()
    if kind == BEFORE_FIRST_REVEAL:
        return holders | trade
    if no_actions(state):
        holders = 0
    if kind in (BEFORE_REVEAL, BETWEEN_TURNS):
        if kind == BETWEEN_TURNS and state.foes_alive() and not state.encounter.is_trap:
            return holders | trade
        found = trade
        for seat in _seats(state):
            if others_with_set_cards(state, seat):
                found |= holders & 1 << seat
        return found
    if kind in (ATTACK_REVEALED, TACTICAL_REVEALED, RESPONSE):
        return holders & ~(1 << about)
    if kind == ATTACK_DECLARED:
        return holders & 1 << about if about != NONE else 0
    if kind == ATTACK_DAMAGED:
        return holders & state.struck
    if kind == OWN_TURN:
        return 1 << about if any(bar(state, about, item, OWN_TURN) == FREE for item in state.items[about]) else 0
    return trade


class Window(Together[Delve]):
    """CC-101: all who could respond choose in secret; who wants to and is closest to 1 plays; then it opens anew."""

    def __init__(self, kind: int, about: int, entitled: int, *picks: int) -> None:
        super().__init__(entitled, *picks)
        self.kind = kind
        self.about = about

    def data(self) -> tuple[int, ...]:
        return (self.kind, self.about, self.entitled, *self.picks)

    def with_picks(self, picks: tuple[int, ...]) -> Window:
        return Window(self.kind, self.about, self.entitled, *picks)

    def open_to(self, state: Delve, seat: int) -> list[int]:
        choices = [PASS] if self.kind == OWN_TURN else [PASS, PASS_KIND, PASS_ROUND]
        last = NONE
        for card in state.items[seat] if self.kind == OWN_TURN else state.hand[seat]:
            if card != last and bar(state, seat, card, self.kind) == FREE:
                choices.append(FIRST_CARD + card)
            last = card
        if self.kind == BEFORE_FIRST_REVEAL and change_bar(state, seat) == FREE:
            choices.append(CHANGE)
        if self.kind in IDLE_WINDOWS and self.trade_bar(state, seat) == FREE:
            choices.append(TRADE)
        if ability_bar(state, seat, self.kind) == FREE:
            choices.append(ABILITY)
        return choices

    def trade_bar(self, state: Delve, seat: int) -> int:
        """CC-241: why no trade can be offered now; everybody may offer one in a window."""
        if state.offered >> seat & 1:
            return OFFERED_ALREADY
        return FREE if self.kind in IDLE_WINDOWS and can_trade(state, seat) else NO_TRADE

    def why_not(self, state: Delve, seat: int, option: int) -> Refusal:
        if option == self.picks[seat]:
            return already_chosen("CC-101")
        cavern = state.cavern
        if FIRST_CARD <= option < cavern.first_relic:
            card = option - FIRST_CARD
            reason = bar(state, seat, card, self.kind)
            if reason == OFFERED_ALREADY:
                return refuse(reason, "CC-122")
            return refuse(reason or OTHER_QUESTION, card=card_text(cavern, card))
        if option == CHANGE:
            return refuse(CANNOT_CHANGE)
        if option == ABILITY:
            return refuse(ability_bar(state, seat, self.kind))
        if option == TRADE:
            return refuse(self.trade_bar(state, seat) or NO_TRADE)
        return refuse(OTHER_QUESTION)

    def question(self, state: Delve, seat: int) -> Question:
        return window_question(state, self.kind, self.about, seat)

    def resolve(self, state: Delve, picks: tuple[int, ...]) -> None:
        for seat, pick in enumerate(picks):
            if pick == PASS_KIND:
                state.hush[seat] |= 1 << self.kind
            elif pick == PASS_ROUND:
                state.hush[seat] |= ALL_WINDOWS
        for seat in state.order():  # CC-100
            if picks[seat] != NO_PICK and picks[seat] not in PASSES:
                state.push(Reopen(self.kind, self.about, len(state.chain)))
                begin(state, seat, picks[seat])
                return


class Reopen(Step[Delve]):
    """The same window on the new situation, if what it was about is still there."""

    def __init__(self, kind: int, about: int, depth: int) -> None:
        self.kind = kind
        self.about = about
        self.depth = depth

    def data(self) -> tuple[int, ...]:
        return (self.kind, self.about, self.depth)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        gone = self.kind == RESPONSE and len(state.chain) < self.depth
        gone = gone or (self.kind in (ATTACK_REVEALED, TACTICAL_REVEALED) and state.blow is None)
        gone = gone or (self.kind == OWN_TURN and not state.is_alive(self.about))
        if self.kind == TACTICAL_REVEALED and state.blow is not None:
            gone = state.cavern.cards[state.blow.card].is_action  # a strike has taken its place, CC-133
        if self.kind == ATTACK_DECLARED:  # what a wall returns, and what a shield has moved, is answered no more
            gone = state.strike is None or state.strike.wall != NONE or state.strike.shielded
        if not gone:
            reopen(state, self.kind, self.about)
        return False


def window_question(state: Delve, kind: int, about: int, seat: int) -> Question:
    """What a window asks, with what it is about."""
    key = WINDOWS[kind]
    if kind in (ATTACK_REVEALED, TACTICAL_REVEALED) and state.blow is not None:
        text = Text(f"ask-{key}", seat=seat_text(about), card=card_text(state.cavern, state.blow.card))
    elif kind == RESPONSE and state.chain:
        text = Text(f"ask-{key}", seat=seat_text(about), card=card_text(state.cavern, state.chain[-1].card))
    elif kind in (ATTACK_DECLARED, ATTACK_DAMAGED) and state.strike is not None:
        text = Text(f"ask-{key}", encounter=encounter_text(state.cavern, state.facing), damage=state.strike.damage)
    elif about != NONE:
        text = Text(f"ask-{key}", seat=seat_text(about))
    else:
        text = Text(f"ask-{key}")
    return Question(text, "CC-102")


# --- playing --------------------------------------------------------------------------------------------------------


def begin(state: Delve, seat: int, option: int) -> None:
    """What the player who came first wanted to do."""
    if option == CHANGE:
        state.changed |= 1 << seat
        state.push(Change(seat))
    elif option == ABILITY:
        use_ability(state, seat)
    elif option == TRADE:
        state.offered |= 1 << seat
        state.push(OfferTo(seat))
    else:
        card = option - FIRST_CARD
        if state.cavern.cards[card].is_item:
            burn(state, seat, card)
        elif state.blow is not None and is_protected(state, state.blow) and _needs_consent(state, card):
            state.offered |= 1 << seat
            state.push(Consent(state.blow.seat, seat, card))
        else:
            play_action(state, seat, card)


def _needs_consent(state: Delve, card: int) -> bool:
    """CC-122: Rally."""
    return state.cavern.cards[card].deed.do == "double-attack"


def play_action(state: Delve, seat: int, card: int) -> None:
    """CC-104, CC-170: an Action card, any number of them, is played from the hand and aimed; others may answer it."""
    state.hand[seat] = without(state.hand[seat], card)
    state.chain.append(Play(seat, card))
    state.actions += 1  # CC-109
    state.changed = 0  # CC-031: after a card everybody may change his own once more
    state.tell(events.PLAYED, (seat, card))
    state.reveal()
    state.push(Aim(seat))


class Aim(Ask):
    """CC-107: the player of a card says what it is aimed at."""

    topic = "aim"
    rule = "CC-107"

    def settle(self, state: Delve) -> bool:
        play = state.chain[-1]
        choices = next_aims(state, play)
        if len(choices) > 1:
            return True
        if choices:
            self.aim(state, choices[0])
            return False
        state.agenda.pop()
        state.push(Resolve(len(state.chain)))
        open_window(state, RESPONSE, self.seat)
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        return next_aims(state, state.chain[-1])

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text("ask-aim", card=card_text(state.cavern, state.chain[-1].card)), self.rule)

    def take(self, state: Delve, seat: int, option: int) -> None:
        self.aim(state, option)

    def aim(self, state: Delve, option: int) -> None:
        """Note one aim."""
        play = state.chain[-1]
        state.chain[-1] = Play(play.seat, play.card, (*play.aims, option))
        cavern = state.cavern
        if cavern.first_seat <= option < cavern.first_foe:
            state.tell(events.AT_SEAT, (play.seat, option - cavern.first_seat))
        elif cavern.first_foe <= option < cavern.first_amount and cavern.tokens_of(state.encounter):
            state.tell(events.AT_FOE, (play.seat, option - cavern.first_foe))


class Resolve(Step[Delve]):
    """CC-103: the newest card takes effect, unless it has been cancelled."""

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def data(self) -> tuple[int, ...]:
        return (self.depth,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        if len(state.chain) >= self.depth:
            play = state.chain.pop()
            if not EFFECTS[state.cavern.cards[play.card].deed.do](state, play):
                lay_away(state, play.card)
        return False


class Consent(Agree):
    """CC-122: does the attacker accept a Rally on a protected attack?"""

    topic = "consent"
    rule = "CC-122"

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        if option == YES:
            state.tell(events.CONSENTED, (self.seat, self.by))
            play_action(state, self.by, self.card)
        else:
            state.tell(events.REFUSED_RALLY, (self.seat, self.by))
