"""What the tests of the common rules share: both editions, and putting a piece into play in either."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import Table, asked, take

EDITIONS = ("2006", "2015")
IN_BOTH = pytest.mark.parametrize("edition", EDITIONS)


def put_into_play(table: Table, card: str) -> None:
    """Draw the piece on top of the pile, in 2015 as the card to be played, and stop at the first question."""
    edition_2015 = table.state.lair.edition_2015
    take(table, "draw")
    if edition_2015:
        assert asked(table)[1] == "card"
        symbols = {"cave-troll": "+2", "find-an-artifact": "+1"}
        take(table, "play-card", card=card + symbols.get(card, ""))


def of(edition: str, in_2006: str, in_2015: str) -> str:
    """The number of a rule that each edition has under a number of its own."""
    return in_2015 if edition == "2015" else in_2006
