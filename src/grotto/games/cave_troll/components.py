"""Decks and artifacts as read from a file of pieces (CTX-015, CT15-173)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cave_troll import kinds

CLASSIC: Final = 0
VARIANT: Final = 1
UNCHOSEN: Final = -1
SET_NAMES: Final = ("classic", "variant")


EFFECT_NAMES: Final = ("move-opponent", "teleport", "revive", "claim-room", "score-room", "cloak", "slay")
"""Every effect an artifact can have; what they do is in artifacts.py, in the same order."""


class Card:
    """A type of counter or card: its kind, its hourglasses, and which character set it belongs to (UNCHOSEN: both)."""

    def __init__(self, kind: int, symbols: int, belongs: int) -> None:
        self.kind = kind
        self.symbols = symbols
        self.belongs = belongs


class Artifact:
    """An artifact: what it is called, what it pays unplayed, and the effect it has when played."""

    def __init__(self, name: str, title: str, gold: int, effect: str, steps: int, victims: list[int]) -> None:
        self.name = name
        self.title = title
        self.gold = gold
        self.effect = effect
        self.effect_number = EFFECT_NAMES.index(effect)
        self.steps = steps
        self.victims = victims


class Components:
    """What each player has and the common artifacts: the card types, and both decks as lists of type numbers."""

    def __init__(self, types: list[Card], counts: list[int], artifacts: list[Artifact]) -> None:
        self.types = types
        self.artifacts = artifacts
        self.decks = [
            [
                number
                for number, card in enumerate(types)
                if card.belongs in (UNCHOSEN, chosen)
                for _ in range(counts[number])
            ]
            for chosen in (CLASSIC, VARIANT)
        ]
        self.boxes = [
            [
                number
                for number, card in enumerate(types)
                if card.belongs not in (UNCHOSEN, chosen)
                for _ in range(counts[number])
            ]
            for chosen in (CLASSIC, VARIANT)
        ]
        self.has_sets = any(card.belongs != UNCHOSEN for card in types)


def read_components(record: Mapping[str, Any]) -> Components:
    """The components of a checked record of a pieces file; types are ordered by kind, then by hourglasses."""
    tally: dict[tuple[int, int, int], int] = {}
    for item in record["card"]:
        kind = kinds.BY_NAME[item["kind"]]
        belongs = SET_NAMES.index(item["set"]) if "set" in item else UNCHOSEN
        symbols = item.get("symbols", 0)
        each = symbols if isinstance(symbols, list) else [symbols] * item["count"]
        for number in each:
            key = (kind, number, belongs)
            tally[key] = tally.get(key, 0) + 1
    keys = sorted(tally)
    artifacts = [_read_artifact(item) for item in record.get("artifact", [])]
    return Components([Card(*key) for key in keys], [tally[key] for key in keys], artifacts)


def _read_artifact(item: Mapping[str, Any]) -> Artifact:
    effect = item["effect"]
    victims = [kinds.BY_NAME[name] for name in effect.get("kinds", [])]
    return Artifact(item["id"], item.get("name", ""), item["gold"], effect["do"], effect.get("steps", 0), victims)
