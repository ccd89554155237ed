"""What a seat sees of a game of Cave Troll as numbers, block by block (CTX-013).

Seats are counted from the observer on, so that whoever looks sees himself first; options alone name seats as they sit.
Only what is open, or known to the seat, is written: `tests/laws/test_observing.py` compares copies dealt anew.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.asking import ASK_TURN, QUESTIONS, Ask
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.components import SET_NAMES, UNCHOSEN
from grotto.games.cave_troll.kinds import TREASURE
from grotto.games.cave_troll.lair import MOST_ACTIONS, Lair
from grotto.games.cave_troll.naming import card_name
from grotto.games.cave_troll.state import GONE, NONE, PLACED, SPENT, Cave
from grotto.games.cave_troll.steps import FIELD, MEANINGS, PIECES, being_placed, step_name, steps_called
from grotto.kernel.observing import MOST, Block, Layout, turned

VERSION: Final = "cave-troll/1"
FLAGS: Final = ("acted", "drew", "emptied", "over")


class Sight:
    """The layout of a table, with the places of its blocks at hand."""

    def __init__(self, lair: Lair) -> None:
        self.layout = layout_of(lair)
        self.blank = bytes(self.layout.size)
        start = self.layout.start_of
        self.seat = start("seat")
        self.turn = start("turn")
        self.first = start("first")
        self.asked = start("asked")
        self.topic = start("topic")
        self.concerns = start("concerns")
        self.actions = start("actions")
        self.flags = start("flags")
        self.idle = start("idle")
        self.gold = start("gold")
        self.left = start("left")
        self.sets = start("sets")
        self.board = start("board")
        self.gone = start("gone")
        self.unseen = start("unseen")
        self.playing = start("playing")
        self.cloaked = start("cloaked")
        self.moved = start("moved")
        self.earned = start("earned")
        self.stack = start("stack")
        self.relics = start("artifacts")
        self.relic_count = start("artifact-count")
        self.spent = start("spent")
        self.idols = start("idols")
        self.hand = start("hand")
        self.drawn = start("drawn")
        self.holds = start("holds")
        self.symbols = start("symbols")
        self.scoring = start("scoring")
        self.boxed = start("boxed")
        # kinds that stand on the board: the slots of the options, then the treasure
        self.planes = lair.slots + 1
        self.plane_of_kind = list(lair.slot_of_kind)
        self.plane_of_kind[TREASURE] = lair.slots
        self.row_of_kind = [plane * lair.fields for plane in self.plane_of_kind]

    def seen(self, cave: Cave, seat: int) -> bytes:
        """What a seat knows, as the numbers of the layout."""
        out = BytesWriter()
        out.write(self.blank)
        out[self.seat + seat] = 1
        _write_turn(cave, self, seat, out)
        if cave.kind:
            _write_pieces(cave, self, seat, out)
        if cave.lair.artifacts:
            _write_artifacts(cave, self, seat, out)
        if len(cave.agenda) > 1:
            _write_question(cave, self, seat, out)
        if self.sets >= 0:
            for other, chosen in enumerate(cave.sets):
                if chosen != UNCHOSEN:
                    out[self.sets + len(SET_NAMES) * _turned(cave, seat, other) + chosen] = 1
        if cave.lair.edition_2015 and cave.kind:
            _write_cards(cave, self, seat, out)
        return out.getvalue()


def layout_of(lair: Lair) -> Layout:
    """Every block of a table's observations, in order."""
    seats = turned(lair.seats)
    fields = [field.name for field in lair.board.fields]
    figures = [kinds.NAMES[kind] for kind in lair.kind_of_slot] + [kinds.NAMES[TREASURE]]
    cards = [card_name(lair, card) for card in range(len(lair.kind_of_type))]
    artifacts = [artifact.name for artifact in lair.components.artifacts]
    deck, count = lair.deck_size, max(1, lair.artifacts)
    each_card = [f"{seat} {card}" for seat in seats for card in cards]
    blocks = [
        Block("seat", [str(seat) for seat in range(lair.seats)], 1, "where the observer sits, as options name seats"),
        Block("turn", seats, 1, "whose turn it is; nobody's before the deal and after the end"),
        Block("first", seats, 1, "who began"),
        Block("asked", seats, 1, "who is asked"),
        Block("topic", topics(), 1, "what is asked"),
        Block("concerns", fields, 1, "the fields that a question inside an effect is about"),
        Block("actions", ["left"], MOST_ACTIONS, "actions left to whoever's turn it is"),
        Block("flags", list(FLAGS), 1, "this turn: an action used, a piece drawn; the last piece drawn; the game over"),
        Block("idle", ["turns"], MOST, f"turns in a row in which nobody drew, {MOST} at most"),
        Block("gold", seats, MOST, f"gold, {MOST} at most"),
        Block("left", seats, deck, "pieces in the pile"),
        Block("board", [f"{s} {k}@{f}" for s in seats for k in figures for f in fields], deck, "pieces on the fields"),
        Block("gone", [f"{s} {k}" for s in seats for k in figures], deck, "pieces discarded (2006) or removed (2015)"),
        Block("unseen", each_card, deck, "pieces that the observer has not seen yet: in a pile, or in another's hand"),
        Block("playing", each_card, deck, "pieces just being put into play"),
        Block("cloaked", fields, 1, "where the cloaked hero stands"),
        Block("moved", fields, deck, "Raging Trolls that have moved this turn"),
        Block("earned", fields, deck, "Giant Slayers that have earned their gold this turn"),
        Block("stack", ["artifacts"] if artifacts else [], count, "artifacts in the stack"),
        Block("artifacts", [f"{s} {a}" for s in seats for a in artifacts], 1, "unplayed artifacts; others' at the end"),
        Block("artifact-count", seats if artifacts else [], count, "how many unplayed artifacts everybody has"),
        Block("spent", artifacts, 1, "artifacts that have been played"),
        Block("idols", [f"{s} {f}" for s in seats for f in fields] if artifacts else [], 1, "rooms with an Idol"),
    ]
    if lair.components.has_sets:
        blocks.append(Block("sets", [f"{s} {chosen}" for s in seats for chosen in SET_NAMES], 1, "the characters"))
    if lair.edition_2015:
        blocks += [
            Block("hand", cards, deck, "the observer's kept card"),
            Block("drawn", cards, deck, "the card just drawn by the observer, who has to choose between the two"),
            Block("holds", seats, 2, "how many cards everybody has in hand"),
            Block("symbols", ["hourglasses"], MOST, "hourglasses on the scoring pile"),
            Block("scoring", each_card, deck, "cards on the scoring pile"),
            Block("boxed", each_card, deck, "cards put back into the box"),
        ]
    return Layout(VERSION, blocks)


def topics() -> list[str]:
    """A label for every question; the few of one name are told apart by their number."""
    names = [name for name, _, _ in QUESTIONS]
    return [name if names.count(name) == 1 else f"{name}-{number}" for number, name in enumerate(names)]


def _count(out: BytesWriter, place: int) -> None:
    """One more there. Compiled, `+=` would make objects of both numbers."""
    out[place] = out[place] + 1


def _turned(cave: Cave, seat: int, other: int) -> int:
    """How many places another seat sits on from the observer."""
    return other - seat if other >= seat else other - seat + cave.lair.seats


def _write_turn(cave: Cave, sight: Sight, seat: int, out: BytesWriter) -> None:
    seats = cave.lair.seats
    if cave.kind and cave.outcome is None:
        out[sight.turn + _turned(cave, seat, cave.seat)] = 1
    out[sight.first + _turned(cave, seat, cave.first)] = 1
    out[sight.actions] = cave.actions
    if cave.acted:
        out[sight.flags] = 1
    if cave.drew:
        out[sight.flags + 1] = 1
    if cave.emptied:
        out[sight.flags + 2] = 1
    if cave.outcome is not None:
        out[sight.flags + 3] = 1
    else:
        out[sight.asked + _turned(cave, seat, cave.actor)] = 1
        step = cave.agenda[-1]
        out[sight.topic + (step.topic(cave) if isinstance(step, Ask) else ASK_TURN)] = 1
    out[sight.idle] = min(cave.idle, MOST)
    other = seat
    for place in range(seats):
        out[sight.gold + place] = min(cave.gold[other], MOST)
        out[sight.left + place] = cave.left[other]
        other = other + 1 if other + 1 < seats else 0


def _write_pieces(cave: Cave, sight: Sight, seat: int, out: BytesWriter) -> None:
    """Where all pieces are; those in piles by type alone, and with them the cards in others' hands."""
    lair = cave.lair
    size, types = lair.deck_size, len(lair.kind_of_type)
    kind_of, type_of, piles, at, rows = cave.kind, cave.type_of, cave.piles, cave.at, sight.row_of_kind
    owner = seat
    board, gone, unseen = sight.board, sight.gone, sight.unseen
    for _ in range(lair.seats):
        first = owner * size
        for piece in range(first, first + size):
            field = at[piece]
            if field >= 0:
                _count(out, board + rows[kind_of[piece]] + field)
            elif field == GONE and kind_of[piece] <= TREASURE:
                _count(out, gone + sight.plane_of_kind[kind_of[piece]])
        for index in range(first, first + cave.left[owner]):
            _count(out, unseen + type_of[first + piles[index]])
        if owner != seat:
            if cave.hand[owner] != NONE:
                _count(out, unseen + type_of[cave.hand[owner]])
            if cave.drawn != NONE and cave.owner(cave.drawn) == owner:
                _count(out, unseen + type_of[cave.drawn])
        board += sight.planes * lair.fields
        gone += sight.planes
        unseen += types
        owner = owner + 1 if owner + 1 < lair.seats else 0
    if cave.cloaked != NONE:
        out[sight.cloaked + at[cave.cloaked]] = 1
    _count_where(cave, cave.moved, out, sight.moved)
    _count_where(cave, cave.earned, out, sight.earned)


def _count_where(cave: Cave, pieces: int, out: BytesWriter, start: int) -> None:
    """Count those pieces of a mask that are on the board by their fields."""
    if pieces:
        for piece in fields_of(pieces):
            if cave.at[piece] >= 0:
                _count(out, start + cave.at[piece])


def _write_artifacts(cave: Cave, sight: Sight, seat: int, out: BytesWriter) -> None:
    """CTX-013: what others hold is known by its number alone; CT06-122, CT15-111: at the end it is shown."""
    lair = cave.lair
    out[sight.stack] = cave.stack_left
    for number, holder in enumerate(cave.relics):
        if holder >= PLACED:
            owner, field = (holder - PLACED) & 7, (holder - PLACED) >> 3
            out[sight.idols + _turned(cave, seat, owner) * lair.fields + field] = 1
        elif holder >= 0:
            place = _turned(cave, seat, holder)
            _count(out, sight.relic_count + place)
            if place == 0 or cave.outcome is not None:
                out[sight.relics + place * lair.artifacts + number] = 1
        elif holder == SPENT:
            out[sight.spent + number] = 1


def _write_question(cave: Cave, sight: Sight, seat: int, out: BytesWriter) -> None:
    """What a question inside an effect is about, and what is just being put into play."""
    step = cave.agenda[-1]
    for meaning, value in zip(MEANINGS[step_name(step)], step.data()):
        field = cave.at[value] if meaning in PIECES else value if meaning == FIELD else NONE
        if field >= 0:
            out[sight.concerns + field] = 1
    types = len(cave.lair.kind_of_type)
    for piece in [*being_placed(cave), *[data[1] for data in steps_called(cave, "LayAway")]]:
        place = _turned(cave, seat, cave.owner(piece))
        out[sight.playing + place * types + cave.type_of[piece]] = 1


def _write_cards(cave: Cave, sight: Sight, seat: int, out: BytesWriter) -> None:
    """The cards of 2015: the own ones in hand, how many others hold, and those that have been laid away."""
    if cave.hand[seat] != NONE:
        out[sight.hand + cave.type_of[cave.hand[seat]]] = 1
    for other in range(cave.lair.seats):
        if cave.hand[other] != NONE:
            out[sight.holds + _turned(cave, seat, other)] = 1
    if cave.drawn != NONE:
        owner = cave.owner(cave.drawn)
        _count(out, sight.holds + _turned(cave, seat, owner))
        if owner == seat:
            out[sight.drawn + cave.type_of[cave.drawn]] = 1
    out[sight.symbols] = min(cave.symbols, MOST)
    _count_cards(cave, cave.scoring, seat, out, sight.scoring)
    _count_cards(cave, cave.boxed, seat, out, sight.boxed)


def _count_cards(cave: Cave, cards: int, seat: int, out: BytesWriter, start: int) -> None:
    """Count the cards of a mask by owner and type."""
    if cards:
        types = len(cave.lair.kind_of_type)
        for card in fields_of(cards):
            _count(out, start + _turned(cave, seat, cave.owner(card)) * types + cave.type_of[card])
