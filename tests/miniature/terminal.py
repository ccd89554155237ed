"""Lantern Dice at the terminal: what can be typed, and the picture of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grotto.kernel import Intent, Noun, Text
from grotto.kernel.words import Words
from tests.miniature.tables import CARDS, NOTHING, ROUNDS, card_text, seat_text

ACTS = ("nothing", "keep-lead", "pass-lead")


def nouns() -> list[Noun]:
    """Everything that an intent can name: the cards, and the answers that are no card."""
    cards = [Noun("card", CARDS[card], card_text(card)) for card in range(1, len(CARDS))]
    return cards + [Noun("act", act, Text(f"option-{act}")) for act in ACTS]


def wishes(named: list[Noun]) -> list[Intent]:
    """What somebody may mean who names these things."""
    return [Intent("card", card=noun.name) if noun.part == "card" else Intent(noun.name) for noun in named]


def picture(view: Mapping[str, Any], words: Words) -> list[list[tuple[str, str]]]:
    """A view in lines: the round, a line for each player, the deck and what has been played."""
    facts = view["facts"]
    deck, discard, *hands = view["zones"]
    leader = seat_text(facts["leader"])
    rows = [[(words.say(Text("picture-round", round=facts["round"], rounds=ROUNDS, leader=leader)), "bold")]]
    for seat, hand in enumerate(hands):
        name, lights = words.say(seat_text(seat)), "▲" * facts["lights"][seat]
        rows.append([(f"{name:<10}", f"seat{seat}"), (f"{lights:<4}", "gold"), (shown_hand(hand, words), "")])
    rows.append([(words.say(Text("picture-deck", count=deck["count"])), "dim")])
    rows.append([(words.say(Text("picture-discard", cards=names(discard["contents"], words))), "dim")])
    return rows


def shown_hand(hand: Mapping[str, Any], words: Words) -> str:
    """The cards of a hand where the view has them, else how many there are."""
    if "contents" in hand:
        return names(hand["contents"], words)
    return words.say(Text("picture-hand", count=hand["count"]))


def names(cards: list[str], words: Words) -> str:
    """Cards in words, or that there is none."""
    return ", ".join(words.say(card_text(CARDS.index(card))) for card in cards or [CARDS[NOTHING]])
