"""Nothing an owner types can break the checker: a pack has faults, each in words, or it can be played."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll.packing import check_pack
from grotto.kernel.errors import BadInput
from grotto.kernel.pack import Pack
from tests.games.cave_troll.tiny import BOARDS, GAME, LONG_BOARDS, MANIFEST, PIECES, started

EDITIONS = ("2006", "2015")


@st.composite
def mangled(draw: st.DrawFn, text: str) -> str:
    """A text with some stretches cut, doubled, or replaced by others from the file or by signs that mean something."""
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        kind = draw(st.integers(0, 3))
        if kind == 0:
            text = text[:start] + text[end:]
        elif kind == 1:
            text = text[:end] + text[start:]
        elif kind == 2:
            other = draw(st.integers(0, len(text)))
            text = text[:start] + text[other : other + end - start] + text[end:]
        else:
            text = text[:start] + draw(st.text("[]{}\"'=,.#\n\\ x19-", max_size=5)) + text[end:]
    return text


def loads_or_has_faults(boards: str, pieces: str) -> None:
    """The law: a pack has faults with a line within their file, or it can be played."""
    pack = Pack("tiny", {"pack.toml": MANIFEST, "boards.toml": boards, "pieces.toml": pieces})
    faults = check_pack(pack)
    for fault in faults:
        assert 0 <= fault.line <= pack.files[fault.file].count("\n") + 1
        assert str(fault).isprintable()
    for edition in EDITIONS:
        if faults:
            with pytest.raises(BadInput):
                GAME.setup(2, {"edition": edition}, pack)
        else:
            state = started(2, {"edition": edition}, pack)
            for _ in range(10):
                if not state.over:
                    seat = state.asks[0]
                    state.take(seat, state.options(seat)[-1])


@given(st.sampled_from([BOARDS, LONG_BOARDS]).flatmap(mangled))
@settings(max_examples=1000, deadline=None)
def test_a_mangled_board_is_refused_or_played(boards: str) -> None:
    loads_or_has_faults(boards, PIECES)


@given(mangled(PIECES))
@settings(max_examples=1000, deadline=None)
def test_mangled_pieces_are_refused_or_played(pieces: str) -> None:
    loads_or_has_faults(BOARDS, pieces)


@given(st.text(max_size=60), st.text("[]{}\"'=,.#\n\\ bordeck19-", max_size=60))
@settings(max_examples=1000, deadline=None)
def test_any_text_is_refused_or_played(boards: str, pieces: str) -> None:
    loads_or_has_faults(boards, pieces)
