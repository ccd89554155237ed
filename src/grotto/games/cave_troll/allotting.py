"""Pieces named in a position: reading the names, and finding out which numbered piece each of them is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.lair import Lair
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.state import GONE, NONE, Cave
from grotto.kernel.position import bad, listed, whole, word, words

# Where a piece can be besides a field, each with its key in the table of a seat:
IN_PILE: Final = -3
IN_HAND: Final = -4
DRAWN: Final = -5
PLAYING: Final = -6  # drawn, and just being put into play
PLACES: Final = {"gone": GONE, "playing": PLAYING, "drawn": DRAWN, "hand": IN_HAND, "pile": IN_PILE}

REST: Final = "..."
"""In a list of pieces: all those that are nowhere else, in the order of the deck."""


class Want:
    """One piece that a position names: whose, what, where; `where` is the place in the file, for complaints."""

    def __init__(self, seat: int, name: str, place: int, where: str) -> None:
        self.seat = seat
        self.name = name
        self.place = place
        self.where = where
        self.piece = NONE
        self.kind, self.symbols = NONE, NONE
        if name != REST:
            self.kind, self.symbols = read_kind(where, name)


def read_kind(where: str, name: str) -> tuple[int, int]:
    """The kind and hourglasses that a name like "knight" or "explorer+1" means; no number means any hourglasses."""
    kind, plus, symbols = name.partition("+")
    if kind not in kinds.BY_NAME:
        raise bad(where, f"there is no piece called {name!r}")
    if plus and not (symbols.isascii() and symbols.isdigit() and len(symbols) < 4):
        raise bad(where, f"a card with hourglasses is called like explorer+1, not {name!r}")
    return kinds.BY_NAME[kind], int(symbols) if plus else NONE


def read_seat(where: str, name: object, seats: int) -> int:
    """The seat of a colour."""
    colours = SEATS[:seats]
    text = word(where, name)
    if text not in colours:
        raise bad(where, f"there is no seat called {text!r}; there is: {', '.join(colours)}")
    return colours.index(text)


def read_field(lair: Lair, where: str, name: object) -> int:
    """The field of a name."""
    text = word(where, name)
    if text not in lair.board.by_name:
        raise bad(where, f"the board has no field called {text!r}")
    return lair.board.by_name[text]


def one_by_one(where: str, value: object) -> list[str]:
    """A list of names, with "explorer x3" written out three times."""
    names: list[str] = []
    for text in words(where, value):
        parts = text.split()
        count = 1
        if len(parts) > 1 and parts[-1][0] == "x" and parts[-1][1:].isascii() and parts[-1][1:].isdigit():
            count = whole(where, int(parts.pop()[1:4]), 1, 99)
        if not parts:
            raise bad(where, "a piece must have a name")
        names += [" ".join(parts)] * count
    return names


def wants_on_board(lair: Lair, board: Mapping[str, Any]) -> list[Want]:
    """The pieces on the fields."""
    wants: list[Want] = []
    for name, value in board.items():
        where = f"board.{name}"
        field = read_field(lair, where, name)
        for text in one_by_one(where, value):
            colour, _, rest = text.partition(" ")
            want = Want(read_seat(where, colour, lair.seats), rest, field, where)
            if want.kind >= kinds.FIRST_CARD or want.name == REST:
                raise bad(where, f"{rest!r} cannot stand on the board")
            wants.append(want)
    return wants


def wants_of_seat(lair: Lair, seat: int, table: Mapping[str, Any]) -> list[Want]:
    """The pieces and cards in the table of a seat; with nothing said, all the rest is in the pile."""
    wants: list[Want] = []
    for key, place in PLACES.items():
        where = f"{SEATS[seat]}.{key}"
        names = one_by_one(where, table.get(key, []))
        if key in ("hand", "drawn") and not lair.edition_2015 and names:
            raise bad(where, "there are no cards in hand in the edition of 2006")
        if key in ("hand", "drawn", "playing") and len(names) > 1:
            raise bad(where, "there can be only one")
        wants += [Want(seat, name, place, where) for name in names]
    rests = sum(want.name == REST for want in wants)
    if rests > 1:
        raise bad(SEATS[seat], f"only one list can end in {REST!r}")
    if "pile" not in table and not rests:
        wants.append(Want(seat, REST, IN_PILE, f"{SEATS[seat]}.pile"))
    return wants


def allot(cave: Cave, seat: int, wants: list[Want], numbers: object) -> list[Want]:
    """Give each named piece of a seat its number, find the rest, and return all in one fixed order of places."""
    free = list(cave.pieces_of(seat))
    for exact in (True, False):
        for want in wants:
            if want.name != REST and (want.symbols != NONE) == exact:
                want.piece = pick(cave, want, free)
                free.remove(want.piece)
    wants = with_hand(cave, seat, with_rest(cave, seat, wants, free), free)
    if free:
        raise bad(f"{SEATS[seat]}.pile", f"{named(cave, free[0])} is nowhere; add it or {REST!r} for all the rest")
    wants.sort(key=rank)
    if numbers is not None:
        renumber(cave, seat, wants, listed(f"{SEATS[seat]}.numbers", numbers))
    return wants


def rank(want: Want) -> int:
    """The order of places: fields as on the board, then the keys of a seat's table."""
    return want.place if want.place >= 0 else 1000 + list(PLACES.values()).index(want.place)


def pick(cave: Cave, want: Want, free: list[int]) -> int:
    """The first free piece that fits a name."""
    for piece in free:
        if fits(cave, piece, want.kind, want.symbols):
            return piece
    total = sum(fits(cave, piece, want.kind, want.symbols) for piece in cave.pieces_of(want.seat))
    has = "no" if total == 0 else "only one" if total == 1 else f"only {total} pieces called"
    raise bad(want.where, f"{SEATS[want.seat]} has {has} {want.name}")


def fits(cave: Cave, piece: int, kind: int, symbols: int) -> bool:
    """Whether a piece is of a kind, and has so many hourglasses if that matters."""
    return cave.kind[piece] == kind and symbols in (NONE, cave.lair.symbols_of_type[cave.type_of[piece]])


def named(cave: Cave, piece: int) -> str:
    """A piece as a position names it within its seat: with hourglasses where there are others without."""
    kind = cave.kind[piece]
    symbols = cave.lair.symbols_of_type[cave.type_of[piece]]
    if symbols and any(
        cave.kind[other] == kind and cave.lair.symbols_of_type[cave.type_of[other]] != symbols
        for other in cave.pieces_of(cave.owner(piece))
    ):
        return f"{kinds.NAMES[kind]}+{symbols}"
    return kinds.NAMES[kind]


def with_rest(cave: Cave, seat: int, wants: list[Want], free: list[int]) -> list[Want]:
    """Put all pieces that are nowhere else in the place of the "...", but for one that the pile leaves to the hand."""
    whole_list: list[Want] = []
    for want in wants:
        if want.name != REST:
            whole_list.append(want)
            continue
        handless = cave.lair.edition_2015 and all(other.place != IN_HAND for other in wants)
        keep = 1 if handless and want.place == IN_PILE and free else 0
        for piece in free[: len(free) - keep]:
            found = Want(seat, named(cave, piece), want.place, want.where)
            found.piece = piece
            whole_list.append(found)
        del free[: len(free) - keep]
    return whole_list


def with_hand(cave: Cave, seat: int, wants: list[Want], free: list[int]) -> list[Want]:
    """2015: everybody holds a card. Where none is named it is the one that is left over."""
    if not cave.lair.edition_2015 or any(want.place == IN_HAND for want in wants):
        return wants
    where = f"{SEATS[seat]}.hand"
    if len(free) != 1:
        raise bad(where, "is missing; in the edition of 2015 everybody always holds a card")
    kept = Want(seat, named(cave, free[0]), IN_HAND, where)
    kept.piece = free.pop()
    return [*wants, kept]


def renumber(cave: Cave, seat: int, wants: list[Want], numbers: list[Any]) -> None:
    """Say which of several alike pieces is which: a game goes the same way without, but its record may not."""
    where = f"{SEATS[seat]}.numbers"
    base = seat * cave.lair.deck_size
    pieces = [base + whole(where, number, 0, cave.lair.deck_size - 1) for number in numbers]
    names = [named(cave, piece) for piece in pieces]
    if len(set(pieces)) != len(wants) or names != [named(cave, want.piece) for want in wants]:
        raise bad(where, "does not fit the pieces of this seat; it may be left out")
    for want, piece in zip(wants, pieces):
        want.piece = piece


# --- naming one piece among those placed ----------------------------------------------------------------------------


def idols_of(lair: Lair) -> list[int]:
    """The artifacts that can lie in a room."""
    return [number for number, one in enumerate(lair.components.artifacts) if one.effect == "claim-room"]


def place_of(cave: Cave, piece: int) -> int:
    """Where a piece is: a field, or one of PLACES."""
    if cave.at[piece] >= 0 or cave.at[piece] == GONE:
        return cave.at[piece]
    seat = cave.owner(piece)
    if piece == cave.hand[seat]:
        return IN_HAND
    if piece == cave.drawn:
        return DRAWN
    return IN_PILE if piece in in_pile(cave, seat) else PLAYING


def in_pile(cave: Cave, seat: int) -> list[int]:
    """The pieces still in a seat's pile, the top one last."""
    base = seat * cave.lair.deck_size
    return [base + number for number in cave.piles[base : base + cave.left[seat]]]


def read_place(cave: Cave, where: str, name: str) -> int:
    """The place of a name."""
    return PLACES[name] if name in PLACES else read_field(cave.lair, where, name)


def place_name(cave: Cave, place: int) -> str:
    """The name of a place."""
    if place >= 0:
        return cave.lair.board.fields[place].name
    return next(name for name, other in PLACES.items() if other == place)


def find_one(cave: Cave, where: str, text: object) -> int:
    """The piece that "red orc", "red explorer nw1" or "red explorer nw1 #2" means."""
    parts = word(where, text).split()
    number = 0
    if len(parts) > 2 and parts[-1][0] == "#" and parts[-1][1:].isascii() and parts[-1][1:].isdigit():
        number = int(parts.pop()[1:4])
    if not 2 <= len(parts) <= 3:
        raise bad(where, f'a piece is named like "red orc" or "red orc nw1", not {text!r}')
    seat = read_seat(where, parts[0], cave.lair.seats)
    kind, symbols = read_kind(where, parts[1])
    found = [piece for piece in cave.pieces_of(seat) if fits(cave, piece, kind, symbols)]
    if len(parts) == 3:
        place = read_place(cave, where, parts[2])
        found = [piece for piece in found if place_of(cave, piece) == place]
    elif len(found) > 1:
        on_board = [piece for piece in found if cave.at[piece] >= 0]
        if len(on_board) != 1:
            raise bad(where, f"{text!r} could be several pieces; add the field, or one of {', '.join(PLACES)}")
        found = on_board
    if not found or number > len(found):
        raise bad(where, f"there is no {text!r}")
    return found[max(number, 1) - 1]


def name_one(cave: Cave, piece: int, card: bool = False) -> str:
    """A piece in words that `find_one` understands; as a card it is named with its hourglasses."""
    seat, kind = cave.owner(piece), cave.kind[piece]
    symbols = cave.lair.symbols_of_type[cave.type_of[piece]] if card else NONE
    name = f"{SEATS[seat]} {named(cave, piece) if card else kinds.NAMES[kind]}"
    if sum(fits(cave, other, kind, NONE) for other in cave.pieces_of(seat)) == 1:
        return name
    place = place_of(cave, piece)
    name += f" {place_name(cave, place)}"
    there = [
        other for other in cave.pieces_of(seat) if place_of(cave, other) == place and fits(cave, other, kind, symbols)
    ]
    return name if there[0] == piece else f"{name} #{there.index(piece) + 1}"
