"""What things are called, as keys of the words."""

from __future__ import annotations

from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.kernel.text import Text


def seat_text(seat: int) -> Text:
    """A player."""
    return Text("seat", seat=seat)


def card_text(cavern: Cavern, card: int) -> Text:
    """A kind of card."""
    return Text(f"card-{cavern.cards[card].name}")


def encounter_text(cavern: Cavern, encounter: int) -> Text:
    """An encounter."""
    return Text(f"encounter-{cavern.box.encounters[encounter].name}")


def character_text(cavern: Cavern, character: int) -> Text:
    """A character."""
    return Text(f"character-{cavern.box.characters[character].name}")


def relic_text(cavern: Cavern, relic: int) -> Text:
    """A relic."""
    return Text(f"relic-{cavern.box.relics[relic].name}")


def foe_text(foe: int) -> Text:
    """A token, counted from 1."""
    return Text("foe", number=foe + 1)
