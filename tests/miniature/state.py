"""The state of Lantern Dice: lights, cards, and what the kernel asks of every state."""

from __future__ import annotations

from grotto.kernel import NOBODY, Dice, Intent, Option, Outcome, Refusal, Refused, Setup, State, Text, Zone, only
from tests.miniature import tables
from tests.miniature.tables import CARDS, KEEP_LEAD, NOTHING, PASS_LEAD, card_text, refuse


class Cavern(State):
    """Cards are told apart by their kind alone. The top of the deck is its end; hands are kept sorted."""

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.round = 0
        self.leader = 0
        self.lights: list[int] = []
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.discard: list[int] = []

    def copy(self) -> Cavern:
        twin = Cavern(self.base, self.dice.copy())
        self.copy_base(twin)
        twin.round = self.round
        twin.leader = self.leader
        twin.lights = self.lights.copy()
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.discard = self.discard.copy()
        return twin

    # --- what the rules are told in -----------------------------------------------------------------------------------

    def living(self) -> int:
        """The seats with a light, as a mask."""
        return sum(1 << seat for seat, lights in enumerate(self.lights) if lights)

    def order(self, first: int) -> list[int]:
        """The seats with a light, clockwise from one of them or from the next after it."""
        round_the_table = [(first + step) % self.base.seats for step in range(self.base.seats)]
        return [seat for seat in round_the_table if self.lights[seat]]

    def spend(self, seat: int, card: int) -> None:
        """A card leaves a hand for the open discard pile; NOTHING is no card."""
        if card != NOTHING:
            self.hands[seat].remove(card)
            self.discard.append(card)

    def lose_light(self, seat: int) -> None:
        """LD-008, and LD-011 for the last one: the player is out, and the hand is shown and laid aside."""
        self.lights[seat] -= 1
        self.tell(tables.LOST, (seat, self.lights[seat]))
        if self.lights[seat]:
            return
        self.tell(tables.WENT_OUT, (seat,))
        for card in self.hands[seat].copy():
            self.spend(seat, card)
            self.tell(tables.SHOWED, (seat, card))
        self.reveal()

    def end(self, ending: str) -> None:
        """LD-013: most lights win; where nobody has any, nobody wins."""
        most = max(self.lights)
        winners = [seat for seat, lights in enumerate(self.lights) if lights == most and most]
        self.tell(tables.ENDED, ())
        self.finish(Outcome(tuple(winners), tuple(self.lights), ending))

    # --- what every state answers -------------------------------------------------------------------------------------

    def describe(self, seat: int, option: int) -> Option:
        if option not in self.options(seat):
            raise Refused(self.refusal(seat, option))
        if option in (KEEP_LEAD, PASS_LEAD):
            verb = "keep-lead" if option == KEEP_LEAD else "pass-lead"
            return Option(option, Intent(verb), Text(f"option-{verb}"))
        if option == NOTHING:
            return Option(option, Intent("nothing"), Text("option-nothing"))
        return Option(option, Intent("card", card=CARDS[option]), Text("option-card", card=card_text(option)))

    def find(self, seat: int, intent: Intent) -> int:
        if intent.verb == "card":
            return CARDS.index(intent.card) if intent.card in CARDS[1:] else -1
        return {"nothing": NOTHING, "keep-lead": KEEP_LEAD, "pass-lead": PASS_LEAD}.get(intent.verb, -1)

    def why_not(self, seat: int, intent: Intent) -> Refusal | None:
        option = self.find(seat, intent)
        if option in self.options(seat):
            return None
        return refuse(tables.WHY_OTHER) if option < 0 else self.refusal(seat, option)

    def zones(self) -> list[Zone]:
        names = [[CARDS[card] for card in pile] for pile in (self.deck, self.discard, *self.hands)]
        zones = [Zone("deck", names[0], visible=0, ordered=True), Zone("discard", names[1], ordered=True)]
        for seat, hand in enumerate(names[2:]):
            zones.append(Zone("hand", hand, visible=only(seat), owner=seat))
        return zones

    def facts(self) -> dict[str, object]:
        return {"round": self.round, "leader": self.leader, "lights": list(self.lights)}

    def redeal(self, seat: int | None, dice: Dice) -> Cavern:
        twin = self.copy()
        twin.dice = dice
        others = [other for other in range(self.base.seats) if other != seat]
        unknown = sorted(self.deck + [card for other in others for card in self.hands[other]])
        pool = [unknown[place] for place in dice.shuffled(len(unknown), "redeal")]
        for other in others:
            count = len(self.hands[other])
            twin.hands[other] = sorted(pool[:count])
            pool = pool[count:]
        twin.deck = pool
        twin.redeal_agenda(seat)
        return twin

    def observe(self, seat: int) -> bytes:
        from tests.miniature.observing import observe  # here, because it imports this module

        return observe(self, seat)

    def dump(self) -> dict[str, object]:
        from tests.miniature.saving import plain  # likewise

        return plain(self)

    def check(self) -> None:
        from tests.miniature.saving import check

        check(self)


def next_seat(state: Cavern, seat: int) -> int:
    """The next player clockwise with a light, or NOBODY."""
    following = state.order((seat + 1) % state.base.seats)
    return following[0] if following else NOBODY
