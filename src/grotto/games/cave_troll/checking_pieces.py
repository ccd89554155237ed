"""What can be wrong with a file of pieces: every fault it can have, each named with its line (CTX-015, CT15-173).

Any kind of piece or card may be in any deck, also one that the edition does not know: the rules for it are there. What
the rules rely on is checked: both character sets of a deck have the same size, and one artifact at most is a Cloak.
"""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.checking_board import EDITIONS, LONGEST_NAME, MOST_GOLD
from grotto.games.cave_troll.components import EFFECT_NAMES, SET_NAMES
from grotto.games.cave_troll.lair import SCORING_SYMBOLS
from grotto.kernel.record import Record, is_whole, shown

FORMAT: Final = "cave-troll-pieces/1"
MOST_PIECES: Final = 40  # of one player
MOST_RECORDS: Final = 100
MOST_ARTIFACTS: Final = 12
MOST_STEPS: Final = 9
FEWEST_PIECES: Final = {"2006": 1, "2015": 2}  # CT15-007: one is dealt before the game, and one must be left to draw
PARAMETERS: Final = {"move-opponent": "steps", "slay": "kinds"}  # the other effects have none
CHARACTERS: Final = kinds.NAMES[: kinds.FIRST_THING]


def check_pieces(root: Record) -> None:
    """Note all faults of a file of pieces."""
    root.only("format", "deck")
    root.choice("format", (FORMAT,))
    decks = root.records("deck", "deck", MOST_RECORDS, "edition")
    if root.values.get("deck", []) == []:
        root.fault("no deck", "at least one [[deck]]", "deck")
    lines: dict[str, int] = {}
    for record in decks:
        edition = record.choice("edition", EDITIONS)
        if edition is not None and edition in lines:
            record.fault(f"edition {edition} has a deck in line {lines[edition]}", "one deck an edition", "edition")
        elif edition is not None:
            lines[edition] = record.place.line
        check_deck(record, edition or "")


def check_deck(deck: Record, edition: str) -> None:
    """Note the faults of what the players of an edition have, and of its artifacts."""
    deck.only("edition", "card", "artifact")
    before = len(deck.report.faults)
    sizes = [0, 0]
    for card in deck.records("card", "card", MOST_RECORDS):
        count = check_card(card, edition)
        for chosen, name in enumerate(SET_NAMES):
            if card.values.get("set", name) == name:
                sizes[chosen] += count
    if len(deck.report.faults) == before:
        check_sizes(deck, sizes, FEWEST_PIECES.get(edition, 1))
    check_artifacts(deck)


def check_sizes(deck: Record, sizes: list[int], fewest: int) -> None:
    """Both character sets give decks of one size, which is neither too small nor too large."""
    if sizes[0] != sizes[1]:
        found = f"the deck has {sizes[0]} cards with the classic characters and {sizes[1]} with the variant ones"
        deck.fault(found, "as many with either set", "card")
    elif sizes[0] < fewest:
        found = f"the deck has {sizes[0]} card{'s' if sizes[0] != 1 else ''}"
        deck.fault(found, f"at least {fewest}", "card")
    if max(sizes) > MOST_PIECES:
        deck.fault(f"the deck has {max(sizes)} cards", f"{MOST_PIECES} at most", "card")


def check_card(card: Record, edition: str) -> int:
    """Note the faults of a card record; returns how many cards it stands for."""
    card.only("kind", "count", "set", "symbols")
    card.choice("kind", kinds.NAMES)
    count = card.whole("count", 1, MOST_PIECES)
    card.choice("set", SET_NAMES, needed=False)
    if "symbols" not in card.values:
        return count or 0
    symbols = card.values["symbols"]
    expected = f"a whole number from 0 to {SCORING_SYMBOLS}"
    if edition == "2006":
        card.fault(f"symbols is {shown(symbols)}", "none: only the cards of 2015 bear hourglasses", "symbols")
    elif not isinstance(symbols, list):
        if not is_whole(symbols, 0, SCORING_SYMBOLS):
            card.wrong("symbols", f"{expected}, or a list of them")
    elif count is not None and len(symbols) != count:
        card.fault(f"symbols has {len(symbols)} numbers", f"{count}, one for each of the cards", "symbols")
    else:
        for index, number in enumerate(symbols):
            if not is_whole(number, 0, SCORING_SYMBOLS):
                card.fault(f"symbols has {shown(number)}", expected, "symbols", index)
    return count or 0


def check_artifacts(deck: Record) -> None:
    """Note the faults of a deck's artifacts."""
    lines: dict[str, int] = {}
    cloak = 0
    for record in deck.records("artifact", "artifact", MOST_ARTIFACTS):
        record.only("id", "name", "gold", "effect")
        name = record.id("id")
        if name is not None and name in lines:
            record.fault(f"id '{name}' is taken by the artifact in line {lines[name]}", "an id of its own", "id")
        elif name is not None:
            lines[name] = record.place.line
        record.text("name", LONGEST_NAME)
        record.whole("gold", 0, MOST_GOLD)
        effect = record.table("effect")
        if effect is not None and check_effect(effect) == "cloak":
            if cloak:
                record.fault(f"a second Cloak beside the one in line {cloak}", "one Cloak at most", "effect")
            cloak = cloak or record.place.line


def check_effect(effect: Record) -> str:
    """Note the faults of an artifact's effect (CT15-173): its name and its parameters. Returns the name."""
    name = effect.choice("do", EFFECT_NAMES)
    if name is None:
        return ""
    parameter = PARAMETERS.get(name, "")
    effect.only(*(("do", parameter) if parameter else ("do",)))
    if parameter == "steps":
        effect.whole("steps", 1, MOST_STEPS)
    elif parameter == "kinds":
        check_kinds(effect)
    return name


def check_kinds(effect: Record) -> None:
    """Note the faults of a list of characters."""
    given = effect.values.get("kinds")
    if not isinstance(given, list) or not given:
        effect.wrong("kinds", 'a list of characters, such as ["orc"]')
        return
    for index, kind in enumerate(effect.entries("kinds", len(CHARACTERS), "kinds")):
        if kind not in CHARACTERS:
            effect.fault(f"kinds has {shown(kind)}", f"one of: {', '.join(CHARACTERS)}", "kinds", index)
        elif kind in given[:index]:
            effect.fault(f"kinds has {shown(kind)} twice", "each kind once", "kinds", index)
