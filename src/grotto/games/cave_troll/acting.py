"""What character actions have in common: an ability with its bar and its beginning, and who is there."""

from __future__ import annotations

from grotto.games.cave_troll.state import Cave


class Ability:
    """A character action: why it cannot be used (or FREE), and how it begins."""

    def bar(self, state: Cave, piece: int) -> int:
        raise NotImplementedError

    def begin(self, state: Cave, piece: int) -> None:
        raise NotImplementedError


def in_room(state: Cave, piece: int) -> bool:
    """Whether a piece stands in a room; the variant actions work nowhere else, but for the Banshee's."""
    field = state.at[piece]
    return field >= 0 and state.lair.rooms >> field & 1 == 1


def in_company(state: Cave, piece: int) -> bool:
    """Whether a piece stands in a room with other characters."""
    return in_room(state, piece) and state.crowd[state.at[piece]] > 1


def opposing(state: Cave, seat: int, kind: int, field: int) -> list[int]:
    """Opponents' characters of a kind on a field."""
    return [piece for piece in state.characters_on(field) if state.kind[piece] == kind and state.owner(piece) != seat]
