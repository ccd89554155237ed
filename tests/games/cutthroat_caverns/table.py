"""A position on the table, and playing from it by names: what the tests of rules are written with.

    t = fight("battle-troll", hands=["attack-50 feint", "attack-20", "attack-10"])
    sets(t, "attack-50", "attack-20", "attack-10")
    through(t)                        # everybody passes everything until something else is asked
    assert life(t) == [80, 100, 90]

Seats are counted from 0; in `fight` seat 0 has initiative 1, and so on. The draw deck holds what `deck` says, the
card drawn first at the end; initiative is drawn in the order of `orders`, one list of seats for each draw.
The environment variable GROTTO_MODE makes every `take` do more, as in the tests of Cave Troll: "undo" plays each answer
first on a copy that is thrown away, "save" goes on from the state written out as bytes and read back.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.checking import check
from grotto.games.cutthroat_caverns.game import CutthroatCaverns
from grotto.games.cutthroat_caverns.numbers import FIRST_CARD, SINGLE
from grotto.games.cutthroat_caverns.saved import position
from grotto.games.cutthroat_caverns.state import Delve
from grotto.kernel import Event, Refused
from grotto.kernel.codec import from_bytes, to_bytes
from grotto.kernel.dice import Dice, FastDice
from grotto.kernel.game import Game

GAME: Final = CutthroatCaverns()
MODES: Final = ("plain", "undo", "save")
QUIET: Final = ("pass", "done", "no")  # how `through` answers whatever it is asked


class Loaded(Dice):
    """Dice that fall as a test wants where it says so, and by themselves elsewhere."""

    def __init__(
        self, orders: Sequence[Sequence[int]] = (), loot: Sequence[int] = (), picks: Sequence[int] = ()
    ) -> None:
        super().__init__()
        self.fast = FastDice(1)
        self.orders = [list(order) for order in orders]
        self.loot = list(loot)
        self.picks = list(picks)

    def copy(self) -> Loaded:
        twin = Loaded(self.orders, self.loot, self.picks)
        twin.fast = self.fast.copy()
        return twin

    def word(self, purpose: str) -> int:
        return self.fast.word(purpose)

    def shuffled(self, count: int, purpose: str) -> list[int]:
        if purpose == "initiative":
            order = self.orders.pop(0) if self.orders else list(range(count))
            return [order.index(place) for place in sorted(order)] if order else list(range(count))
        if purpose == "loot" and self.loot:
            return self.loot
        if purpose == "deck":
            return list(range(count))
        return super().shuffled(count, purpose)

    def below(self, sides: int, purpose: str) -> int:
        if purpose.startswith("discard") and self.picks:
            return self.picks.pop(0)
        return super().below(sides, purpose)


class Table:
    """A state that tests play on. The state may be another object after every answer; the table stays."""

    def __init__(self, state: Delve) -> None:
        self.state = state
        self.log: list[Event] = []


def setup(seats: int, options: Mapping[str, str] | None = None) -> Cavern:
    """A table of so many players."""
    return GAME.setup(seats, options)


def fight(
    encounter: str,
    hands: Sequence[str],
    deck: str = "",
    players: Sequence[Mapping[str, Any]] = (),
    orders: Sequence[Sequence[int]] = (),
    number: int = 1,
    stage: Sequence[Any] = ("Round", (0,)),
    options: Mapping[str, str] | None = None,
    dice: Loaded | None = None,
    **fields: Any,
) -> Table:
    """The first round of an encounter, with everybody's hand; `deck` lies on all the cards not used elsewhere."""
    cavern = setup(len(hands), options)
    given = []
    for seat, hand in enumerate(hands):
        player: dict[str, Any] = {"initiative": seat + 1, "hand": hand.split()}
        player.update(players[seat] if seat < len(players) else {})
        if player.get("life") == 0:
            player["initiative"] = 0
        given.append(player)
    card = cavern.box.encounters[cavern.encounter_number[encounter]]
    others = [rival for rival in cavern.rivals if rival != cavern.encounter_number[encounter]]
    dealt = [cavern.box.encounters[rival].name for rival in others[: cavern.encounter_count - 1]]
    dealt.insert(number - 1, encounter)
    foes = [cavern.life_of(card)] * (cavern.tokens_of(card) or (1 if card.has_life else 0))
    table: dict[str, Any] = {
        "players": given,
        "encounters": dealt,
        "number": number,
        "foes": foes,
        "agenda": [["Journey", []], ["Fight", []], [stage[0], list(stage[1])]],
        **fields,
    }
    table["deck"] = rest(cavern, table, deck) + deck.split()
    state = position(cavern, table, dice or Loaded(orders))
    state.recording = True
    return Table(state)


def rest(cavern: Cavern, table: Mapping[str, Any], deck: str) -> list[str]:
    """All the cards that are not used elsewhere, the items at the bottom."""
    left = {card.name: card.count for card in reversed(cavern.cards)}
    used = [*deck.split(), *table.get("discard", [])]
    for player in table["players"]:
        for pile in ("hand", "items", "tipped", "scored", "laid", "pending"):
            used += [name for name in player.get(pile, []) if name in left]
    for name in used:
        left[name] -= 1
    return [name for name, count in left.items() for _ in range(count)]


# --- playing --------------------------------------------------------------------------------------------------------


def number_of(table: Table, name: str) -> int:
    """An option by name: a single answer, a card, "@2" for a seat, "#1" for a token."""
    cavern = table.state.cavern
    if name in SINGLE:
        return SINGLE.index(name)
    if name.startswith("@"):
        return cavern.first_seat + int(name[1:])
    if name.startswith("#"):
        return cavern.first_foe + int(name[1:])
    return FIRST_CARD + cavern.card_number[name]


def take(table: Table, seat: int, name: str) -> None:
    """Answer for a seat. What is not on offer fails the test with the refusal."""
    option = number_of(table, name)
    state = table.state
    assert option in state.options(seat), f"{name} is not offered to {seat}: {asked(table)}, {offered(table, seat)}"
    mode = os.environ.get("GROTTO_MODE", "plain")
    assert mode in MODES, f"GROTTO_MODE must be one of {MODES}"
    if mode == "undo":
        take_twice(table, seat, option)
    else:
        state.take(seat, option)
    check(table.state)
    table.log += table.state.events
    table.state.events.clear()
    if mode == "save":
        table.state = saved_and_loaded(table.state)


def take_twice(table: Table, seat: int, option: int) -> None:
    """Answer on a copy, throw it away, see that nothing has changed, answer again: both must come out the same."""
    before = table.state.dump()
    twin = table.state.copy()
    twin.recording = True
    twin.take(seat, option)
    assert table.state.dump() == before
    table.state.take(seat, option)
    assert table.state.dump() == twin.dump()
    assert table.state.events == twin.events


def saved_and_loaded(state: Delve) -> Delve:
    """The same state, come back from bytes; only the dice are kept, which are never saved."""
    loaded = from_bytes(to_bytes(state), this_game, state.dice)
    assert isinstance(loaded, Delve)
    assert loaded.dump() == state.dump()
    loaded.recording = True
    return loaded


def this_game(name: str) -> Game:
    """The game, which is not registered yet."""
    assert name == GAME.id
    return GAME


def sets(table: Table, *cards: str) -> None:
    """Everybody who is asked to set a card does so, in the order of the seats."""
    assert asked(table) == "set"
    for seat, card in zip(table.state.awaits, cards, strict=True):
        take(table, seat, card)


def through(table: Table, until: str = "", answers: int = 400) -> None:
    """Everybody passes until a question of another kind, or the one that is waited for, comes up."""
    for _ in range(answers):
        if table.state.over or asked(table) == until:
            return
        seat = table.state.awaits[0]
        for name in QUIET:
            if number_of(table, name) in table.state.options(seat):
                take(table, seat, name)
                break
        else:
            assert not until, f"{until} was never asked, but {asked(table)}"
            return
    raise AssertionError(f"nothing but passing; the last question was {asked(table)}")


def play(table: Table, seat: int, name: str, *aims: str) -> None:
    """Somebody plays a card in the open window, or changes his, or trades; the others pass. Then the aims."""
    for other in table.state.awaits:
        if other != seat:
            take(table, other, "pass")
    take(table, seat, name)
    for aim in aims:
        take(table, seat, aim)


def round_over(table: Table) -> None:
    """On to the setting of the next round, or to the end of the encounter."""
    through(table, "set")


STRAIGHT: Final = [[0, 1, 2]]
"""Initiative in the order of the seats."""


def first_round(encounter: str, hands: tuple[str, ...], options: dict[str, str], **fields: Any) -> Table:
    """A round of an encounter in which everybody sets his first card."""
    table = fight(encounter, list(hands), options=options, **{"orders": STRAIGHT, **fields})
    sets(table, *[cards.split()[0] for cards in hands if cards])
    round_over(table)
    return table


# --- looking --------------------------------------------------------------------------------------------------------


def asked(table: Table) -> str:
    """What is asked, by the name of its words; "" when the game is over."""
    state = table.state
    if not state.asks:
        return ""
    question = state.question(state.asks[0])
    assert question is not None
    return question.text.key.removeprefix("ask-")


def waiting(table: Table) -> tuple[int, ...]:
    """The seats whose answer the game waits for."""
    return table.state.awaits


def in_question(table: Table) -> tuple[int, ...]:
    """All seats that are asked, whether or not they have answered."""
    return table.state.asks


def offered(table: Table, seat: int) -> list[str]:
    """What a seat may answer, by name."""
    cavern = table.state.cavern
    names = cavern.option_names()
    found = []
    for option in table.state.options(seat):
        if cavern.first_seat <= option < cavern.first_foe:
            found.append(f"@{option - cavern.first_seat}")
        elif cavern.first_foe <= option < cavern.first_amount:
            found.append(f"#{option - cavern.first_foe}")
        else:
            found.append(names[option].removeprefix("card:"))
    return found


def cards_offered(table: Table, seat: int) -> list[str]:
    """The cards among them."""
    return [name for name in offered(table, seat) if name in table.state.cavern.card_number]


def refused(table: Table, seat: int, name: str) -> str:
    """The number of the rule that forbids an answer, which must be refused and change nothing."""
    before = table.state.dump()
    with pytest.raises(Refused) as caught:
        table.state.take(seat, number_of(table, name))
    assert table.state.dump() == before
    return caught.value.refusal.rule


def told(table: Table, name: str) -> list[tuple[int, ...]]:
    """The data of all events of a kind, in order."""
    kinds = [kind.name for kind in events.TABLE]
    return [event.data for event in table.log if event.kind == kinds.index(name)]


def life(table: Table) -> list[int]:
    """Everybody's life."""
    return list(table.state.life)


def foes(table: Table) -> list[int]:
    """The life of the creature, or of each token."""
    return list(table.state.foes)


def prestige(table: Table) -> list[int]:
    """Everybody's prestige."""
    return list(table.state.prestige)


def named(table: Table, cards: Sequence[int]) -> list[str]:
    """Cards by name."""
    return [table.state.cavern.cards[card].name for card in cards]


def hand(table: Table, seat: int) -> list[str]:
    """A hand by names."""
    return named(table, table.state.hand[seat])


def items(table: Table, seat: int) -> list[str]:
    """The untipped items of a seat."""
    return named(table, table.state.items[seat])


def discards(table: Table) -> list[str]:
    """The discard pile."""
    return named(table, table.state.discard)


def seen(table: Table, seat: int, name: str) -> list[dict[str, Any]]:
    """What a seat sees of the zones of a name."""
    zones: Any = table.state.view(seat)["zones"]
    return [zone for zone in zones if zone["zone"] == name]


def stack(table: Table) -> list[tuple[str, int]]:
    """The damage stack from the bottom: each attack with its value in force."""
    return [(table.state.cavern.cards[blow.card].name, blow.value) for blow in table.state.stack]
