"""Where every piece, card and artifact is and who may see it, and what else is open to all (CTX-013)."""

from __future__ import annotations

from collections import Counter

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.allotting import in_pile
from grotto.games.cave_troll.artifacts import held, placed_idols
from grotto.games.cave_troll.asking import ASK_TURN, QUESTIONS, Ask, AskWhom, topic_rule
from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.components import CLASSIC, SET_NAMES, UNCHOSEN
from grotto.games.cave_troll.lair import STALL_TURNS, Lair
from grotto.games.cave_troll.naming import SEATS, card_name, piece_name
from grotto.games.cave_troll.scoring import Count, payments, room_value
from grotto.games.cave_troll.state import GONE, NONE, OFF, SPENT, Cave
from grotto.games.cave_troll.steps import being_placed, steps_called
from grotto.kernel.event import EVERYONE, only
from grotto.kernel.zone import Zone

NOBODY_SEES = 0


def zones(cave: Cave) -> list[Zone]:
    """Every place. In 2006 a counter is one thing; in 2015 a figure and its card are two, in zones of their own."""
    found = [Zone(field.name, on_field(cave, number)) for number, field in enumerate(cave.lair.board.fields)]
    for seat in range(cave.lair.seats):
        if not cave.kind:
            found += undealt_zones(cave, seat)
        elif cave.lair.edition_2015:
            found += figure_zones(cave, seat) + card_zones(cave, seat)
        else:
            found += counter_zones(cave, seat)
        artifacts = [cave.lair.components.artifacts[number].name for number in held(cave, seat)]
        # CT06-122, CT15-111: when the game is over they are shown and paid
        found.append(Zone(f"{SEATS[seat]} artifacts", artifacts, EVERYONE if cave.over else only(seat), seat))
    return found + common_zones(cave)


def components(lair: Lair, sets: tuple[int, ...]) -> Counter[str]:
    """All the things that must be in some zone, as the zones name them, given the character sets of the seats."""
    things = Counter(artifact.name for artifact in lair.components.artifacts)
    for seat, chosen in enumerate(sets):
        deck = lair.components.decks[max(chosen, CLASSIC)]
        things.update(thing_name(lair, seat, card) for card in deck)
        things.update(thing_name(lair, seat, card) for card in lair.components.boxes[max(chosen, CLASSIC)])
        if lair.edition_2015:
            things.update(figures(lair, seat, deck))
    return things


def thing_name(lair: Lair, seat: int, card: int) -> str:
    """A counter of 2006 or a card of 2015."""
    if lair.edition_2015:
        return f"{SEATS[seat]} {card_name(lair, card)} card"
    return piece_name(seat, lair.kind_of_type[card])


def figures(lair: Lair, seat: int, deck: list[int]) -> list[str]:
    """The figures that go with a deck of 2015: all but the cards that only do something once."""
    return [piece_name(seat, lair.kind_of_type[card]) for card in deck if lair.kind_of_type[card] < kinds.FIRST_CARD]


def on_field(cave: Cave, field: int) -> list[str]:
    """What is on a field; the cloaked hero has his mark."""
    names = [
        piece_name(cave.owner(piece), cave.kind[piece], piece == cave.cloaked) for piece in cave.standing_on(field)
    ]
    for number, place, owner in placed_idols(cave):
        if place == field:
            names.append(f"{cave.lair.components.artifacts[number].name} of {SEATS[owner]}")
    return names


def undealt_zones(cave: Cave, seat: int) -> list[Zone]:
    """Before the deal: all that a seat has lies open, until the set that it has not chosen goes away."""
    lair = cave.lair
    chosen = cave.sets[seat]
    deck = lair.components.decks[max(chosen, CLASSIC)]
    others = lair.components.boxes[max(chosen, CLASSIC)]
    undecided = [thing_name(lair, seat, card) for card in others] if chosen == UNCHOSEN else []
    found = [seat_zone(seat, "deck", [thing_name(lair, seat, card) for card in deck] + undecided)]
    if chosen != UNCHOSEN:
        found.append(unused_zone(cave, seat))
    if lair.edition_2015:
        found.append(seat_zone(seat, "supply", figures(lair, seat, deck)))
    return found


def counter_zones(cave: Cave, seat: int) -> list[Zone]:
    """2006: what is not on the board is in the pile, being played, or discarded."""
    playing = [piece for piece in being_placed(cave) if cave.owner(piece) == seat and cave.at[piece] == OFF]
    gone = [piece for piece in cave.pieces_of(seat) if cave.at[piece] == GONE]
    return [
        seat_zone(seat, "pile", named_things(cave, in_pile(cave, seat)), NOBODY_SEES, ordered=True),
        seat_zone(seat, "playing", named_things(cave, playing)),
        seat_zone(seat, "discards", named_things(cave, gone)),
        unused_zone(cave, seat),
    ]


def figure_zones(cave: Cave, seat: int) -> list[Zone]:
    """2015: the figures that are not on the board are still to come or have been removed."""
    own = [piece for piece in cave.pieces_of(seat) if cave.kind[piece] < kinds.FIRST_CARD]
    supply = [piece_name(seat, cave.kind[piece]) for piece in own if cave.at[piece] == OFF]
    removed = [piece_name(seat, cave.kind[piece]) for piece in own if cave.at[piece] == GONE]
    return [seat_zone(seat, "supply", supply), seat_zone(seat, "removed", removed)]


def card_zones(cave: Cave, seat: int) -> list[Zone]:
    """2015: the cards of a seat, but for those on the common scoring pile or in the box."""
    pile = in_pile(cave, seat)
    hand = [cave.hand[seat]] if cave.hand[seat] != NONE else []
    drawn = [cave.drawn] if cave.drawn != NONE and cave.owner(cave.drawn) == seat else []
    playing = [data[1] for data in steps_called(cave, "LayAway") if cave.owner(data[1]) == seat]
    elsewhere = pile + hand + drawn + playing + fields_of(cave.scoring | cave.boxed)
    discards = [piece for piece in cave.pieces_of(seat) if piece not in elsewhere]
    return [
        seat_zone(seat, "pile", named_things(cave, pile), NOBODY_SEES, ordered=True),
        seat_zone(seat, "hand", named_things(cave, hand), only(seat)),
        seat_zone(seat, "drawn", named_things(cave, drawn), only(seat)),
        seat_zone(seat, "playing", named_things(cave, playing)),
        seat_zone(seat, "discards", named_things(cave, discards)),
        unused_zone(cave, seat),
    ]


def common_zones(cave: Cave) -> list[Zone]:
    """What belongs to nobody: artifacts, and in 2015 the scoring pile and the cards that have left it."""
    names = [artifact.name for artifact in cave.lair.components.artifacts]
    stack = [names[number] for number in cave.stack[: cave.stack_left]]
    spent = [names[number] for number, holder in enumerate(cave.relics) if holder == SPENT]
    found = [Zone("artifacts", stack, NOBODY_SEES, ordered=True), Zone("spent artifacts", spent)]
    if cave.lair.edition_2015:
        found.append(Zone("scoring pile", named_things(cave, fields_of(cave.scoring))))
        found.append(Zone("box", named_things(cave, fields_of(cave.boxed))))
    return found


def seat_zone(seat: int, name: str, contents: list[str], visible: int = EVERYONE, ordered: bool = False) -> Zone:
    """A zone of one seat."""
    return Zone(f"{SEATS[seat]} {name}", contents, visible, seat, ordered)


def unused_zone(cave: Cave, seat: int) -> Zone:
    """The cards of the character set that a seat has not chosen (CT15-005, CT15-121)."""
    cards = cave.lair.components.boxes[cave.sets[seat]]
    return seat_zone(seat, "unused", [thing_name(cave.lair, seat, card) for card in cards])


def named_things(cave: Cave, pieces: list[int]) -> list[str]:
    """Counters or cards by name."""
    return [thing_name(cave.lair, cave.owner(piece), cave.type_of[piece]) for piece in pieces]


# --- facts ----------------------------------------------------------------------------------------------------------


def facts(cave: Cave) -> dict[str, object]:
    """What is open to all and is not a thing in a place, by name."""
    lair = cave.lair
    seats = SEATS[: lair.seats]
    found: dict[str, object] = {
        "edition": lair.options["edition"],
        "board": lair.board.name,
        "first": seats[cave.first],
        "turn": seats[cave.seat] if cave.kind and not cave.over else None,
        "turns": cave.turns,
        "actions": cave.actions,
        "gold": dict(zip(seats, cave.gold)),
        "piles": dict(zip(seats, cave.left)),
        "idle": cave.idle,
        "stall": STALL_TURNS * lair.seats if lair.stall_guard else None,
        "cloaked": figure_fact(cave, cave.cloaked) if cave.cloaked != NONE else None,
        "moved": [figure_fact(cave, piece) for piece in fields_of(cave.moved) if cave.at[piece] >= 0],
        "earned": [figure_fact(cave, piece) for piece in fields_of(cave.earned) if cave.at[piece] >= 0],
        "rooms": [room_fact(cave, field) for field in lair.room_list if is_of_note(cave, field)],
        "question": question_fact(cave),
    }
    if lair.components.has_sets:
        chosen = [SET_NAMES[number] if number != UNCHOSEN else None for number in cave.sets]
        found["sets"] = dict(zip(seats, chosen))
    if lair.edition_2015:
        found["symbols"] = cave.symbols
    return found


def figure_fact(cave: Cave, piece: int) -> dict[str, object]:
    """A character on the board: what it is and where."""
    name = piece_name(cave.owner(piece), cave.kind[piece], piece == cave.cloaked)
    return {"piece": name, "field": cave.lair.board.fields[cave.at[piece]].name}


def is_of_note(cave: Cave, field: int) -> bool:
    """Whether there is anything in a room."""
    return bool(cave.standing_on(field)) or cave.idols >> field & 1 == 1


def room_fact(cave: Cave, field: int) -> dict[str, object]:
    """Who controls a room, what it is worth, and who would be paid what if it were scored now."""
    count = Count(cave, field)
    owner = cave.idol_owner(field)
    controller = count.controller() if owner == NONE else owner
    return {
        "room": cave.lair.board.fields[field].name,
        "controller": SEATS[controller] if controller != NONE else None,
        "worth": room_value(cave, field, count),
        "pays": {SEATS[seat]: gold for seat, gold in payments(cave, field)},
    }


def question_fact(cave: Cave) -> dict[str, object] | None:
    """What is being asked, by its topic, and the rule that asks it; None when the game is over.

    Where a piece is to be chosen that others elsewhere are called like, `place` says where it stands.
    """
    if not cave.agenda:
        return None
    step = cave.agenda[-1]
    topic = step.topic(cave) if isinstance(step, Ask) else ASK_TURN
    fact: dict[str, object] = {"topic": QUESTIONS[topic][0], "rule": topic_rule(cave.lair, topic)}
    if isinstance(step, AskWhom):
        places = {cave.at[piece] for piece in step.targets(cave)}
        if len(places) == 1 and min(places) >= 0:
            fact["place"] = cave.lair.board.fields[places.pop()].name
    return fact
