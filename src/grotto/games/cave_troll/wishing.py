"""What can be named in Cave Troll, and what somebody may mean who names it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.components import SET_NAMES
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.naming import (
    SEATS,
    artifact_text,
    card_name,
    card_text,
    field_text,
    kind_text,
    piece_name,
    piece_text,
)
from grotto.kernel.option import Intent, Noun
from grotto.kernel.text import Text

ACTS: Final = ("draw", "end-turn", "stay", "use")
STEPS: Final = ("turn", "escape", "next-step")
"""Questions that are answered with a piece and where it goes."""


def nouns(lair: Lair) -> list[Noun]:
    """Pieces (a kind alone means the speaker's own), fields, artifacts, cards that are no piece, sets and acts."""
    found = [Noun("piece", kinds.NAMES[kind], kind_text(lair, kind)) for kind in lair.kind_of_slot]
    for seat in range(lair.seats):
        for kind in lair.kind_of_slot:
            found.append(Noun("piece", piece_name(seat, kind), piece_text(lair, seat, kind)))
            if kinds.is_hero(kind):
                found.append(Noun("piece", piece_name(seat, kind, True), piece_text(lair, seat, kind, True)))
    for field, record in enumerate(lair.board.fields):
        found.append(Noun("place", record.name, field_text(lair, field)))
    for number, artifact in enumerate(lair.components.artifacts):
        found.append(Noun("card", artifact.name, artifact_text(lair, number)))
    for card, kind in enumerate(lair.kind_of_type):
        if not kinds.is_character(kind) or lair.symbols_of_type[card]:
            found.append(Noun("card", card_name(lair, card), card_text(lair, card)))
    found += [Noun("card", name, Text(f"set-{name}")) for name in SET_NAMES if lair.components.has_sets]
    found += [Noun("act", name, Text(f"act-{name}")) for name in ACTS]
    return found


def wishes(lair: Lair, view: Mapping[str, Any], seat: int, named: list[Noun]) -> list[Intent]:
    """Intents that could be meant, the likeliest first."""
    pieces = [_owned(noun.name, seat) for noun in named if noun.part == "piece"]
    places = [noun.name for noun in named if noun.part == "place"]
    cards = [noun.name for noun in named if noun.part == "card"]
    acts = [noun.name for noun in named if noun.part == "act"]
    using = "use" in acts
    meant = [Intent(act) for act in acts if act != "use"]
    for card in cards:
        meant += [Intent("play-artifact", card=card), Intent("play-card", card=card), Intent("choose-set", card=card)]
    for piece in pieces:
        meant += _about_piece(lair, view, piece, places, using)
    if not pieces:
        meant += [Intent("choose-field", target=place) for place in places]
    known = {artifact.name for artifact in lair.components.artifacts}
    return [intent for intent in meant if _sensible(intent, known)]


def _sensible(intent: Intent, artifacts: set[str]) -> bool:
    """A card is an artifact, a set or one of a deck, and never two of these."""
    if intent.verb == "play-artifact":
        return intent.card in artifacts
    if intent.verb == "choose-set":
        return intent.card in SET_NAMES
    return intent.verb != "play-card" or (intent.card not in artifacts and intent.card not in SET_NAMES)


def _owned(name: str, seat: int) -> str:
    """A piece by its owner and kind; without an owner it is the speaker's."""
    return name if " " in name else f"{SEATS[seat]} {name}"


def _about_piece(lair: Lair, view: Mapping[str, Any], piece: str, places: list[str], using: bool) -> list[Intent]:
    stands = standing_places(lair, view, piece)
    if using:
        return [Intent("use", piece=piece, source=source) for source in places or stands]
    if len(places) > 1:
        return [Intent("move", piece=piece, source=places[0], target=places[1])]
    if places:
        target = places[0]
        sources = [place for place in stands if place != target]
        near = [source for source in sources if _joined(lair, source, target)]
        moves = [Intent("move", piece=piece, source=source, target=target) for source in near or sources or [target]]
        return in_order(view, moves, [Intent("choose-field", target=target)])
    uses = [Intent("use", piece=piece, source=source) for source in stands]
    answers = [Intent("choose-piece", piece=piece), Intent("play-card", card=piece.partition(" ")[2])]
    return in_order(view, uses, answers)


def in_order(view: Mapping[str, Any], actions: list[Intent], answers: list[Intent]) -> list[Intent]:
    """Actions first in a turn, answers first when something else is asked that is not a step."""
    question = view["facts"]["question"]
    if question is None or question["topic"] in STEPS:
        return actions + answers
    return answers + actions


def _joined(lair: Lair, source: str, target: str) -> bool:
    one, other = lair.board.by_name[source], lair.board.by_name[target]
    return bool(lair.ways[one] >> other & 1)


def standing_places(lair: Lair, view: Mapping[str, Any], piece: str) -> list[str]:
    """The fields on which a piece of this name stands; a plain name finds the cloaked hero too."""
    names = (piece, piece.removesuffix("*"), f"{piece}*")
    return [
        str(zone["zone"])
        for zone in view["zones"]
        if zone["zone"] in lair.board.by_name and any(name in zone.get("contents", []) for name in names)
    ]
