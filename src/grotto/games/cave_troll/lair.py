"""Everything of a game of Cave Troll that does not change while it is played, as tables for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.board import Board, fields_of
from grotto.games.cave_troll.components import Components
from grotto.kernel.dice import Dice
from grotto.kernel.event import Event, EventKind
from grotto.kernel.game import Setup
from grotto.kernel.observing import Layout
from grotto.kernel.option import Intent, Noun
from grotto.kernel.pack import Pack
from grotto.kernel.state import State
from grotto.kernel.text import Text
from grotto.kernel.words import Words

if TYPE_CHECKING:
    from grotto.games.cave_troll.observing import Sight
    from grotto.games.cave_troll.state import Cave

# Option numbers, the same in every game on the same board with the same pieces: first the single ones ...
END_TURN: Final = 0
DRAW: Final = 1
STAY: Final = 2
CHOOSE_CLASSIC: Final = 3
CHOOSE_VARIANT: Final = 4
FIRST_FIELD: Final = 5
# ... then a block for each: field, whom (seat x kind, then the cloaked one), card type, artifact,
# ability (slot x field), move (slot x edge). A slot is a kind that the decks contain, or the cloaked hero.

STALL_TURNS: Final = 8  # CTX-014
BONUS: Final = 3  # CT06-121, CT15-111
TREASURE_GOLD: Final = 4  # CT06-100, CT15-095
SCORING_SYMBOLS: Final = 5  # CT15-100
ROOM_LIMIT: Final = 5  # CT06-032, CT15-032
MOST_ACTIONS: Final = 4  # CT06-010, CT15-010


class Lair(Setup):
    """A table's board, pieces and options, and the numbering of options that follows from them."""

    def __init__(
        self, seats: int, options: dict[str, str], board: Board, components: Components, pack: Pack | None = None
    ) -> None:
        self.board = board
        self.components = components
        self.edition = int(options["edition"])
        self.edition_2015 = self.edition == 2015
        self.stall_guard = options["stall-guard"] == "on"
        self.linked = self._either(options["linked-stairs"], not self.edition_2015)
        self.may_skip_push = self._either(options["push-on-entry"], not self.edition_2015, "may")
        self.pit_closed = options["pit-return"] == "no"
        self.asks_turn_end = options["turn-end"] == "ask"
        self.ways_worth: list[int] = []  # filled by hints.py when somebody first asks
        self.weights: list[Any] = []  # the same, by standing.py
        self.sight: Sight | None = None  # and this by open_eyes, so that no look has to import anything
        self._number_fields()
        self._number_edges()
        self._number_pieces()
        self._number_options(seats)
        super().__init__("cave-troll", seats, options, self.first_move + (self.slots + 1) * len(self.edge_to))
        self.pack = pack
        self.rule_over = "CT15-110" if self.edition_2015 else "CT06-120"
        self.rule_asked = "CT15-009" if self.edition_2015 else "CT06-007"
        self.rule_undo = "CTX-018"

    @staticmethod
    def _either(value: str, printed: bool, yes: str = "yes") -> bool:
        """A house option with three values: as the edition prints it, or one of two other ways."""
        return printed if value == "printed" else value == yes

    def _number_fields(self) -> None:
        board = self.board
        self.fields = len(board.fields)
        self.rooms = board.rooms
        self.entrances = board.entrances
        self.pits = board.pits
        self.room_list = fields_of(board.rooms)
        self.bit = [1 << index for index in range(self.fields)]
        self.value = [field.gold for field in board.fields]
        self.doors = list(board.neighbours)
        self.door_list = [fields_of(mask) for mask in board.neighbours]

    def _number_edges(self) -> None:
        """Every step from a field to a field; CT06-031: all entrances are one step apart where they are linked."""
        self.ways = list(self.doors)
        if self.linked:
            for index in fields_of(self.entrances):
                self.ways[index] |= self.entrances & ~self.bit[index]
        self.exits: list[list[int]] = []
        self.edge_from: list[int] = []
        self.edge_to: list[int] = []
        for index in range(self.fields):
            row: list[int] = []
            for target in fields_of(self.ways[index]):
                row.append(len(self.edge_to))
                self.edge_from.append(index)
                self.edge_to.append(target)
            self.exits.append(row)
        self.targets = [[self.edge_to[edge] for edge in row] for row in self.exits]
        self.edges = len(self.edge_to)

    def _number_pieces(self) -> None:
        types = self.components.types
        self.deck_size = len(self.components.decks[0])
        self.kind_of_type = [card.kind for card in types]
        self.symbols_of_type = [card.symbols for card in types]
        self.kind_of_slot = sorted({card.kind for card in types if kinds.is_character(card.kind)})
        self.slots = len(self.kind_of_slot)
        self.slot_of_kind = [-1] * len(kinds.NAMES)
        for slot, kind in enumerate(self.kind_of_slot):
            self.slot_of_kind[kind] = slot
        self.artifacts = len(self.components.artifacts)
        # for each set and kind: where its pieces begin among a seat's, and how many there are (decks are in kind order)
        self.kind_first = [[self._of_kind(deck, kind)[0] for kind in range(len(kinds.NAMES))] for deck in self._decks()]
        self.kind_count = [[self._of_kind(deck, kind)[1] for kind in range(len(kinds.NAMES))] for deck in self._decks()]

    def _decks(self) -> list[list[int]]:
        return [[self.kind_of_type[card] for card in deck] for deck in self.components.decks]

    @staticmethod
    def _of_kind(deck: list[int], kind: int) -> tuple[int, int]:
        return (deck.index(kind) if kind in deck else 0), deck.count(kind)

    def _number_options(self, seats: int) -> None:
        self.first_whom = FIRST_FIELD + self.fields
        self.cloaked_whom = self.first_whom + seats * self.slots
        self.first_card = self.cloaked_whom + 1
        self.first_artifact = self.first_card + len(self.kind_of_type)
        self.first_ability = self.first_artifact + self.artifacts
        self.first_move = self.first_ability + (self.slots + 1) * self.fields
        self.all_moves = [
            [tuple(self.first_move + slot * self.edges + edge for edge in row) for row in self.exits]
            for slot in range(self.slots + 1)
        ]

    @property
    def longest_game(self) -> int:
        """A bound on the decisions of a game with the stall guard on: draws x turns between x decisions a turn."""
        if not self.stall_guard:
            return 0  # CTX-014: nobody has to draw
        draws = self.seats * self.deck_size
        return draws * (STALL_TURNS * self.seats + 1) * MOST_ACTIONS * (4 + 3 * self.seats)

    def start(self, dice: Dice, recording: bool = False) -> State:
        from grotto.games.cave_troll.setting_up import start

        return start(self, dice, recording)

    def load(self, data: Mapping[str, Any], dice: Dice) -> State:
        from grotto.games.cave_troll.saved import load

        return load(self, data, dice)

    def position(self, table: Mapping[str, Any], dice: Dice) -> State:
        from grotto.games.cave_troll.position import read_position

        return read_position(self, table, dice)

    def as_position(self, state: State) -> str:
        from grotto.games.cave_troll.position_text import write_position

        return write_position(self, _cave(state))

    def event_kind(self, event: Event) -> EventKind:
        from grotto.games.cave_troll.events import event_kind

        return event_kind(self, event)

    def event_text(self, event: Event) -> Text:
        from grotto.games.cave_troll.telling import event_text

        return event_text(self, event)

    def event_parts(self, event: Event) -> dict[str, int | str]:
        from grotto.games.cave_troll.furniture import event_parts

        return event_parts(self, event)

    def gains(self) -> tuple[str, ...]:
        return ("played" if self.edition_2015 else "drew", "found-secretly", "used")

    def furniture(self) -> dict[str, object]:
        from grotto.games.cave_troll.furniture import furniture

        return furniture(self)

    def nouns(self) -> list[Noun]:
        from grotto.games.cave_troll.wishing import nouns

        return nouns(self)

    def wishes(self, view: Mapping[str, Any], seat: int, named: list[Noun]) -> list[Intent]:
        from grotto.games.cave_troll.wishing import wishes

        return wishes(self, view, seat, named)

    def on_map(self, place: Noun) -> Text:
        return Text("place-on-map", place=place.text, name=place.name)

    def picture(self, view: Mapping[str, Any], words: Words, width: int, height: int) -> list[list[tuple[str, str]]]:
        from grotto.games.cave_troll.terminal import picture

        return picture(self, view, words, width, height)

    def layout(self) -> Layout:
        return (self.sight if self.sight is not None else self.open_eyes()).layout

    def open_eyes(self) -> Sight:
        """What observations are written by, made when somebody first asks for one."""
        from grotto.games.cave_troll.observing import Sight

        self.sight = Sight(self)
        return self.sight

    def option_names(self) -> list[str]:
        from grotto.games.cave_troll.describing import option_names

        return option_names(self)


def _cave(state: State) -> Cave:
    from grotto.games.cave_troll.state import Cave

    assert isinstance(state, Cave)
    return state
