"""What the artifacts have in common: an effect with its bar and its beginning, and the questions they ask."""

from __future__ import annotations

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.asking import AskField, AskWhom
from grotto.games.cave_troll.components import Artifact
from grotto.games.cave_troll.state import Cave


class Effect:
    """What an artifact does: why it cannot be played now (or FREE), and how it begins."""

    def bar(self, state: Cave, seat: int, artifact: Artifact) -> int:
        raise NotImplementedError

    def begin(self, state: Cave, seat: int, number: int) -> None:
        raise NotImplementedError


def own_heroes(state: Cave, seat: int) -> list[int]:
    """A seat's heroes on the board."""
    return [piece for piece in state.pieces_of(seat) if state.at[piece] >= 0 and kinds.is_hero(state.kind[piece])]


def fields_with(state: Cave, pieces: list[int]) -> int:
    """The fields on which some pieces stand, as a mask."""
    mask = 0
    for piece in pieces:
        mask |= state.lair.bit[state.at[piece]]
    return mask


class AskNumbered(AskField):
    """A question answered with a field, about one artifact."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.number)


class OnField(AskWhom):
    """A question answered with a piece on one field, about one artifact."""

    def __init__(self, seat: int, number: int, field: int) -> None:
        super().__init__(seat)
        self.number = number
        self.field = field

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.field)
