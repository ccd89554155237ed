"""Reading a readable position: the contents of a TOML file, or of a dict in a test, made into a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cave_troll.allotting import (
    DRAWN,
    IN_HAND,
    IN_PILE,
    PLACES,
    REST,
    Want,
    allot,
    find_one,
    fits,
    idols_of,
    one_by_one,
    read_field,
    read_kind,
    read_seat,
    wants_of_seat,
    wants_on_board,
)
from grotto.games.cave_troll.checking import check
from grotto.games.cave_troll.components import CLASSIC, SET_NAMES, UNCHOSEN, VARIANT
from grotto.games.cave_troll.lair import MOST_ACTIONS, Lair
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.reading_steps import ENDINGS, read_agenda, read_artifact, step_parts
from grotto.games.cave_troll.setting_up import blank, lay_out
from grotto.games.cave_troll.state import GONE, IN_STACK, NONE, OFF, PLACED, SPENT, Cave
from grotto.games.cave_troll.steps import steps_called
from grotto.kernel.dice import Dice
from grotto.kernel.option import Outcome
from grotto.kernel.position import HEAD, bad, flag, known_keys, listed, section, whole, word, words

TURN_KEYS: Final = (
    "seat",
    "actions",
    "turns",
    "first",
    "acted",
    "drew",
    "idle",
    "emptied",
    "cloaked",
    "moved",
    "earned",
    "ended",
)
SEAT_KEYS: Final = ("gold", "set", *PLACES, "artifacts", "numbers")
COMMON_KEYS: Final = ("stack", "spent", "scoring-pile")
MOST: Final = 1_000_000  # turns or gold; only to keep nonsense out


def read_position(lair: Lair, table: Mapping[str, Any], dice: Dice, recording: bool = False) -> Cave:
    """The state that a position describes, checked, and run to its first question."""
    seats = SEATS[: lair.seats]
    known_keys("", table, (*HEAD, "turn", "board", "idols", *seats, "common", "agenda"))
    if whole("seats", table.get("seats", lair.seats), 2, len(SEATS)) != lair.seats:
        raise bad("seats", f"this game is set up for {lair.seats}")
    cave = blank(lair, dice)
    turn = section("turn", table.get("turn", {}))
    known_keys("turn", turn, TURN_KEYS)
    undealt = is_undealt(table.get("agenda", []))
    read_turn(cave, turn, undealt)
    for seat, colour in enumerate(seats):
        own = section(colour, table.get(colour, {}))
        known_keys(colour, own, SEAT_KEYS)
        cave.gold[seat] = whole(f"{colour}.gold", own.get("gold", 0), 0, MOST)
    read_sets(cave, table, undealt)
    if undealt:
        read_undealt(table)
    else:
        lay_out(cave)
        read_pieces(cave, table)
    read_artifacts(cave, table)
    read_marks(cave, turn)
    cave.agenda = read_agenda(cave, table.get("agenda", ["Turn"]))
    read_cards(cave, table)
    if "ended" in turn:
        read_ending(cave, word("turn.ended", turn["ended"]))
    check(cave)
    cave.recording = recording
    cave.settle()
    return cave


# --- the turn -------------------------------------------------------------------------------------------------------


def read_turn(cave: Cave, turn: Mapping[str, Any], undealt: bool) -> None:
    """Whose turn it is. What is left out is worked out from the rest, in favour of a game that is well under way."""
    seats = cave.lair.seats
    last = 1 if turn.get("ended") == "stall" else 0  # the turn that ended the game is counted, and no other follows
    seat = read_seat("turn.seat", turn["seat"], seats) if "seat" in turn else NONE
    cave.first = read_seat("turn.first", turn["first"], seats) if "first" in turn else NONE
    cave.turns = whole("turn.turns", turn["turns"], 0, MOST) if "turns" in turn else NONE
    if cave.first == NONE:
        given = cave.lair.options["first-player"]
        cave.first = 0 if given == "random" else (int(given) - 1) % seats
        if seat != NONE and cave.turns != NONE:
            cave.first = (seat - cave.turns + last) % seats
    if undealt:
        for key in turn:
            if key != "first":
                raise bad(f"turn.{key}", "there are no turns before the deal")
        cave.turns = 0
        return
    if cave.turns == NONE:
        cave.turns = seats + last + (max(seat, 0) - cave.first) % seats
    cave.seat = (cave.first + cave.turns - last) % seats if seat == NONE else seat
    usual = min(cave.turns + 1, MOST_ACTIONS) if cave.turns < seats else MOST_ACTIONS
    cave.actions = whole("turn.actions", turn.get("actions", usual), 0, MOST_ACTIONS)
    cave.acted = flag("turn.acted", turn.get("acted", False))
    cave.drew = flag("turn.drew", turn.get("drew", False))
    cave.emptied = flag("turn.emptied", turn.get("emptied", False))
    cave.idle = whole("turn.idle", turn.get("idle", 0), 0, MOST)


def read_marks(cave: Cave, turn: Mapping[str, Any]) -> None:
    """The cloaked hero, and those who have moved or earned what they can this turn."""
    if not cave.kind:
        for key in ("cloaked", "moved", "earned"):
            if key in turn:
                raise bad(f"turn.{key}", "there are no pieces before the deal")
        return
    if "cloaked" in turn:
        cave.cloaked = find_one(cave, "turn.cloaked", turn["cloaked"])
    for text in words("turn.moved", turn.get("moved", [])):
        cave.moved |= 1 << find_one(cave, "turn.moved", text)
    for text in words("turn.earned", turn.get("earned", [])):
        cave.earned |= 1 << find_one(cave, "turn.earned", text)


def read_ending(cave: Cave, ending: str) -> None:
    """A finished game: who has won follows from the gold."""
    if ending not in ENDINGS:
        raise bad("turn.ended", f"must be one of: {', '.join(ENDINGS)}")
    cave.agenda = []
    most = max(cave.gold)
    winners = [seat for seat, gold in enumerate(cave.gold) if gold == most]
    cave.outcome = Outcome(tuple(winners), tuple(cave.gold), ending)


# --- sets, pieces, cards --------------------------------------------------------------------------------------------


def is_undealt(agenda: object) -> bool:
    """Whether a position is one from before the deal: character sets are being chosen."""
    return any(step_parts("agenda", item)[0] == "Deal" for item in listed("agenda", agenda))


def read_sets(cave: Cave, table: Mapping[str, Any], undealt: bool) -> None:
    """The character sets; left out, they are as the options have them, or not chosen yet."""
    lair = cave.lair
    usual = VARIANT if lair.components.has_sets and lair.options["characters"] == "variant" else CLASSIC
    chosen: list[int] = []
    for colour in SEATS[: lair.seats]:
        own = section(colour, table.get(colour, {}))
        if "set" not in own:
            chosen.append(UNCHOSEN if undealt else usual)
            continue
        where = f"{colour}.set"
        name = word(where, own["set"])
        if not lair.components.has_sets:
            raise bad(where, "there is only one set of characters in this edition")
        if name not in SET_NAMES:
            raise bad(where, f"must be one of: {', '.join(SET_NAMES)}")
        chosen.append(SET_NAMES.index(name))
    cave.sets = tuple(chosen)


def read_undealt(table: Mapping[str, Any]) -> None:
    """Before the deal no piece or card has a place."""
    if section("board", table.get("board", {})):
        raise bad("board", "there are no pieces before the deal")
    for colour in SEATS:
        for key in section(colour, table.get(colour, {})):
            if key in PLACES or key == "numbers":
                raise bad(f"{colour}.{key}", "there are no pieces before the deal")


def read_pieces(cave: Cave, table: Mapping[str, Any]) -> None:
    """Put every piece where the position says, and the rest where it belongs."""
    lair = cave.lair
    on_board = wants_on_board(lair, section("board", table.get("board", {})))
    orders: list[int] = []
    for seat in range(lair.seats):
        own = section(SEATS[seat], table.get(SEATS[seat], {}))
        wants = [want for want in on_board if want.seat == seat] + wants_of_seat(lair, seat, own)
        wants = allot(cave, seat, wants, own.get("numbers"))
        for want in wants:
            place_one(cave, want)
        pile = [want.piece for want in wants if want.place == IN_PILE]
        cave.left[seat] = len(pile)
        orders += pile_order(cave, seat, pile[::-1])
    cave.piles = bytes(orders)


def place_one(cave: Cave, want: Want) -> None:
    """Put one piece in its place; piles are made from whole lists."""
    if want.place >= 0:
        cave.put(want.piece, want.place)
    elif want.place == GONE:
        cave.at[want.piece] = GONE
    elif want.place == IN_HAND:
        cave.hand[want.seat] = want.piece
    elif want.place == DRAWN:
        if cave.drawn != NONE:
            raise bad(want.where, "only one player can have drawn a card")
        cave.drawn = want.piece


def pile_order(cave: Cave, seat: int, pile: list[int]) -> list[int]:
    """A pile as the state keeps it: what is left of it, the top one last, then what has left it."""
    size = cave.lair.deck_size
    order = [piece - seat * size for piece in pile]
    waiting = 0
    for number in order:
        waiting |= 1 << number
    for number in range(size):
        if not waiting >> number & 1:
            order.append(number)
    return order


def read_cards(cave: Cave, table: Mapping[str, Any]) -> None:
    """2015: the scoring pile; other played cards with hourglasses are in the box (CT15-021, CT15-101)."""
    lair = cave.lair
    where = "common.scoring-pile"
    for text in one_by_one(where, section("common", table.get("common", {})).get("scoring-pile", [])):
        if not cave.kind or not lair.edition_2015:
            raise bad(where, "there is no scoring pile here")
        cave.scoring |= 1 << find_card(cave, where, text)
    if not lair.edition_2015 or not cave.kind:
        return
    laying = [data[1] for data in steps_called(cave, "LayAway")]
    for piece, at in enumerate(cave.at):
        symbols = lair.symbols_of_type[cave.type_of[piece]]
        if cave.scoring >> piece & 1:
            cave.symbols += symbols
        elif symbols and at != OFF and piece not in laying:
            cave.boxed |= 1 << piece


def find_card(cave: Cave, where: str, text: str) -> int:
    """A played card with hourglasses. One named without its place is the first of those not yet on the scoring pile."""
    if len(text.split()) != 2:
        return find_one(cave, where, text)
    colour, name = text.split()
    seat = read_seat(where, colour, cave.lair.seats)
    kind, symbols = read_kind(where, name)
    for piece in cave.pieces_of(seat):
        worth = cave.lair.symbols_of_type[cave.type_of[piece]]
        if worth and cave.at[piece] != OFF and not cave.scoring >> piece & 1 and fits(cave, piece, kind, symbols):
            return piece
    raise bad(where, f"{text} has not been played, or has no hourglasses, or is there already")


# --- artifacts ------------------------------------------------------------------------------------------------------


def read_artifacts(cave: Cave, table: Mapping[str, Any]) -> None:
    """Who holds which artifact, the Idols on the board, what is spent, and the order of the stack."""
    lair = cave.lair
    common = section("common", table.get("common", {}))
    known_keys("common", common, COMMON_KEYS)
    for seat, colour in enumerate(SEATS[: lair.seats]):
        where = f"{colour}.artifacts"
        for name in words(where, section(colour, table.get(colour, {})).get("artifacts", [])):
            give(cave, where, read_artifact(cave, where, name), seat)
    idols = section("idols", table.get("idols", {}))
    fields = [(read_field(lair, f"idols.{name}", name), name) for name in idols]
    for field, name in sorted(fields):
        where = f"idols.{name}"
        colour, _, artifact = word(where, idols[name]).partition(" ")
        idol = read_artifact(cave, where, artifact) if artifact else next_idol(cave, where)
        give(cave, where, idol, PLACED + 8 * field + read_seat(where, colour, lair.seats))
        cave.idols |= lair.bit[field]
    for name in words("common.spent", common.get("spent", [])):
        if name != REST:
            give(cave, "common.spent", read_artifact(cave, "common.spent", name), SPENT)
    read_stack(cave, common)


def give(cave: Cave, where: str, artifact: int, holder: int) -> None:
    """Put an artifact somewhere outside the stack."""
    if cave.relics[artifact] != IN_STACK:
        raise bad(where, f"the {cave.lair.components.artifacts[artifact].name} is in two places")
    cave.relics[artifact] = holder


def next_idol(cave: Cave, where: str) -> int:
    """The first artifact not placed yet that can lie in a room."""
    for number in idols_of(cave.lair):
        if cave.relics[number] == IN_STACK:
            return number
    raise bad(where, "there are not so many Idols, or it is held by a player")


def read_stack(cave: Cave, common: Mapping[str, Any]) -> None:
    """The stack of artifacts, named from the top; all that are nowhere else, unless the rest is spent."""
    where = "common.stack"
    names = words(where, common.get("stack", [] if REST in words("common.spent", common.get("spent", [])) else REST))
    named = [read_artifact(cave, where, name) for name in names if name != REST]
    rest = [number for number, holder in enumerate(cave.relics) if holder == IN_STACK and number not in named]
    order: list[int] = []
    for name in names:
        order += rest if name == REST else [read_artifact(cave, where, name)]
    for number in order:
        if cave.relics[number] != IN_STACK or order.count(number) > 1:
            raise bad(where, f"the {cave.lair.components.artifacts[number].name} is in two places")
    for number in rest:
        if number not in order:
            if REST not in words("common.spent", common.get("spent", [])):
                raise bad(where, f"the {cave.lair.components.artifacts[number].name} is nowhere; add it or {REST!r}")
            cave.relics[number] = SPENT
    cave.stack = bytes(stack_order(order[::-1], cave.lair.artifacts))
    cave.stack_left = len(order)


def stack_order(left: list[int], artifacts: int) -> list[int]:
    """The stack as the state keeps it: what is left of it, the top one last, then what has left it."""
    return left + [number for number in range(artifacts) if number not in left]
