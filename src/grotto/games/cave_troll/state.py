"""The state of a game of Cave Troll: where every piece, card and artifact is, and whose turn it is."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.components import UNCHOSEN
from grotto.games.cave_troll.kinds import CAVE_TROLL, KNIGHT
from grotto.games.cave_troll.lair import ROOM_LIMIT, Lair
from grotto.kernel.dice import Dice
from grotto.kernel.option import Intent, Option
from grotto.kernel.state import State
from grotto.kernel.text import Refusal
from grotto.kernel.zone import Zone

# Where a piece is when it is on no field:
OFF: Final = -1  # not in play yet: its counter or card is in a pile or a hand, or was never a piece
GONE: Final = -2  # discarded (2006) or removed (2015), CTX-020

# Where an artifact is, besides a seat's number:
IN_STACK: Final = -1
SPENT: Final = -2
PLACED: Final = 8  # and above: an Idol on a field, 8 + 8 x field + owner

NONE: Final = -1


class Cave(State):
    """Pieces are numbered seat by seat and index `at`, `kind` and `type_of`; cards of 2015 have the same numbers."""

    __slots__ = (  # where this is not compiled, states stay small by them; all are explained below
        "acted",
        "actions",
        "at",
        "boxed",
        "cloaked",
        "crowd",
        "drawn",
        "drew",
        "earned",
        "emptied",
        "first",
        "full",
        "gold",
        "guards",
        "hand",
        "higher",
        "idle",
        "idols",
        "kind",
        "lair",
        "left",
        "lowest",
        "moved",
        "piles",
        "relics",
        "scoring",
        "seat",
        "sets",
        "stack",
        "stack_left",
        "symbols",
        "trolls",
        "turns",
        "type_of",
    )

    def __init__(self, lair: Lair, dice: Dice) -> None:
        super().__init__(lair, dice)
        self.lair = lair
        # fixed once everybody has chosen a character set, and shared by copies
        self.kind: bytes = b""
        self.type_of: bytes = b""
        self.sets: tuple[int, ...] = (UNCHOSEN,) * lair.seats
        # hidden orders, fixed when shuffled: the last `left` of a seat's pile are still there, likewise the artifacts
        self.piles: bytes = b""
        self.stack: bytes = b""
        # the board
        self.at: list[int] = []
        self.lowest: list[int] = []  # on each field the piece with the lowest number, or NONE
        self.higher: list[int] = []  # for each piece on the board the next on its field, or NONE
        self.crowd: list[int] = []  # characters on each field
        self.guards: list[int] = []  # by seat, the fields on which an opponent's Knight stands
        self.full = 0  # rooms with five or more characters
        self.trolls = 0  # rooms with a Cave Troll
        self.idols = 0  # rooms with an Idol
        # piles, hands, artifacts, gold
        self.left: list[int] = []
        self.hand: list[int] = []  # the kept card of 2015, as a piece number
        self.drawn = NONE  # 2015: the card just drawn, while its player chooses which of two to play
        self.relics: list[int] = []
        self.stack_left = 0
        self.gold: list[int] = []
        self.symbols = 0
        self.scoring = 0  # cards on the scoring pile, as a mask of piece numbers
        self.boxed = 0  # cards put back into the box after a scoring
        # the turn
        self.first = 0
        self.turns = 0  # complete turns so far
        self.seat = 0
        self.actions = 0
        self.acted = False
        self.drew = False
        self.idle = 0  # complete turns in a row in which nobody drew
        self.emptied = False  # 2006: somebody has just drawn the last counter of a pile
        self.cloaked = NONE
        self.moved = 0  # Raging Trolls that have moved this turn
        self.earned = 0  # Giant Slayers that have earned their gold this turn

    def copy(self) -> Cave:
        twin = Cave(self.lair, self.dice.copy())
        self.copy_base(twin)
        twin.kind = self.kind
        twin.type_of = self.type_of
        twin.sets = self.sets
        twin.piles = self.piles
        twin.stack = self.stack
        twin.at = self.at.copy()
        twin.lowest = self.lowest.copy()
        twin.higher = self.higher.copy()
        twin.crowd = self.crowd.copy()
        twin.guards = self.guards.copy()
        twin.full = self.full
        twin.trolls = self.trolls
        twin.idols = self.idols
        twin.left = self.left.copy()
        twin.hand = self.hand.copy()
        twin.drawn = self.drawn
        twin.relics = self.relics.copy()
        twin.stack_left = self.stack_left
        twin.gold = self.gold.copy()
        twin.symbols = self.symbols
        twin.scoring = self.scoring
        twin.boxed = self.boxed
        twin.first = self.first
        twin.turns = self.turns
        twin.seat = self.seat
        twin.actions = self.actions
        twin.acted = self.acted
        twin.drew = self.drew
        twin.idle = self.idle
        twin.emptied = self.emptied
        twin.cloaked = self.cloaked
        twin.moved = self.moved
        twin.earned = self.earned
        return twin

    # --- pieces -----------------------------------------------------------------------------------------------------

    def owner(self, piece: int) -> int:
        """The seat a piece belongs to (CTX-006)."""
        return piece // self.lair.deck_size

    def pieces_of(self, seat: int) -> range:
        """The numbers of a seat's pieces."""
        size = self.lair.deck_size
        return range(seat * size, (seat + 1) * size)

    def of_kind(self, seat: int, kind: int) -> range:
        """The numbers of a seat's pieces of one kind, wherever they are."""
        chosen = self.sets[seat]
        first = seat * self.lair.deck_size + self.lair.kind_first[chosen][kind]
        return range(first, first + self.lair.kind_count[chosen][kind])

    def standing_on(self, field: int) -> list[int]:
        """All pieces on a field, treasures too, in the order of their numbers."""
        found: list[int] = []
        piece = self.lowest[field]
        while piece != NONE:
            found.append(piece)
            piece = self.higher[piece]
        return found

    def characters_on(self, field: int) -> list[int]:
        """All characters on a field, in the order of their numbers."""
        found: list[int] = []
        piece = self.lowest[field]
        while piece != NONE:
            if self.kind[piece] < kinds.FIRST_THING:
                found.append(piece)
            piece = self.higher[piece]
        return found

    def put(self, piece: int, field: int) -> None:
        """Set a character or treasure on a field and keep the tables true; nothing else happens."""
        self.at[piece] = field
        below, above = NONE, self.lowest[field]
        while above != NONE and above < piece:
            below, above = above, self.higher[above]
        self.higher[piece] = above
        if below == NONE:
            self.lowest[field] = piece
        else:
            self.higher[below] = piece
        kind = self.kind[piece]
        if kind >= kinds.FIRST_THING:
            return
        self.crowd[field] += 1
        bit = self.lair.bit[field]
        if self.crowd[field] >= ROOM_LIMIT and self.lair.rooms & bit:
            self.full |= bit
        if kind == KNIGHT:
            self.post_guards()
        elif kind == CAVE_TROLL:
            self.trolls |= bit

    def lift(self, piece: int, to: int = OFF) -> int:
        """Take a piece off its field and keep the tables true. Returns the field it stood on."""
        field = self.at[piece]
        self.at[piece] = to
        other = self.lowest[field]
        if other == piece:
            self.lowest[field] = self.higher[piece]
        else:
            while self.higher[other] != piece:
                other = self.higher[other]
            self.higher[other] = self.higher[piece]
        kind = self.kind[piece]
        if kind >= kinds.FIRST_THING:
            return field
        self.crowd[field] -= 1
        bit = self.lair.bit[field]
        if self.crowd[field] < ROOM_LIMIT:
            self.full &= ~bit
        if kind == KNIGHT:
            self.post_guards()
        elif kind == CAVE_TROLL and not self._troll_on(field):
            self.trolls &= ~bit
        return field

    def rebuild(self) -> None:
        """Work out every table from `at` alone, for a state that comes from outside."""
        lair = self.lair
        self.lowest = [NONE] * lair.fields
        self.higher = [NONE] * len(self.at)
        self.crowd = [0] * lair.fields
        self.guards = [0] * lair.seats
        self.full = self.trolls = self.idols = 0
        for piece, field in enumerate(self.at):
            if field >= 0:
                self.put(piece, field)
        for holder in self.relics:
            if holder >= PLACED:
                self.idols |= lair.bit[(holder - PLACED) >> 3]

    def post_guards(self) -> None:
        """Work out anew where opponents' Knights stand, for every seat; needed only when a Knight comes or goes."""
        self.guards = [0] * self.lair.seats
        for owner in range(self.lair.seats):
            for knight in self.of_kind(owner, KNIGHT):
                if self.at[knight] >= 0:
                    for seat in range(self.lair.seats):
                        if seat != owner:
                            self.guards[seat] |= self.lair.bit[self.at[knight]]

    def _troll_on(self, field: int) -> bool:
        return any(self.kind[piece] == CAVE_TROLL for piece in self.standing_on(field))

    def remove(self, piece: int) -> None:
        """Discard a piece (2006) or lay it before its owner (2015), CTX-020, CT15-023."""
        self.lift(piece, GONE)
        if piece == self.cloaked:
            self.cloaked = NONE

    # --- artifacts --------------------------------------------------------------------------------------------------

    def idol_owner(self, field: int) -> int:
        """Who placed the Idol on a field, or NONE."""
        for holder in self.relics:
            if holder >= PLACED and (holder - PLACED) >> 3 == field:
                return (holder - PLACED) & 7
        return NONE

    # --- the kernel's questions, each answered in a module of its own -------------------------------------------------

    def describe(self, seat: int, option: int) -> Option:
        from grotto.games.cave_troll.describing import describe

        return describe(self, seat, option)

    def find(self, seat: int, intent: Intent) -> int:
        from grotto.games.cave_troll.describing import find

        return find(self, seat, intent)

    def why_not(self, seat: int, intent: Intent) -> Refusal | None:
        from grotto.games.cave_troll.describing import why_not

        return why_not(self, seat, intent)

    def zones(self) -> list[Zone]:
        from grotto.games.cave_troll.zones import zones

        return zones(self)

    def facts(self) -> dict[str, object]:
        from grotto.games.cave_troll.zones import facts

        return facts(self)

    def redeal(self, seat: int | None, dice: Dice) -> Cave:
        from grotto.games.cave_troll.redealing import redeal

        return redeal(self, seat, dice)

    def observe(self, seat: int) -> bytes:
        sight = self.lair.sight
        return (sight if sight is not None else self.lair.open_eyes()).seen(self, seat)

    def worth(self, seat: int) -> int:
        from grotto.games.cave_troll.hints import worth

        return worth(self, seat)

    def chances(self) -> list[float]:
        from grotto.games.cave_troll.standing import chances

        return chances(self)

    def dump(self) -> dict[str, object]:
        from grotto.games.cave_troll.saved import dump

        return dump(self)

    def check(self) -> None:
        from grotto.games.cave_troll.checking import check

        check(self)
