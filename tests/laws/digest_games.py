"""Plays random games and prints a digest of each: run by one build and by the other, the lines must be the same."""

from __future__ import annotations

import hashlib
import sys
from typing import Final

from grotto.kernel import KeyedDice
from grotto.kernel import state as build
from tests.laws.catalogue import CASES
from tests.laws.playing import matched, plain, shown

GAMES_EACH: Final = 3
WATCHED: Final = 150  # answers of the game whose every view counts


def lines() -> list[str]:
    """A line for each game: where it was played, and a digest of its record, its log, its end and what it showed."""
    found = []
    for case in CASES:
        setup = case.setup()
        for seed in range(GAMES_EACH):
            match = matched(setup, seed, KeyedDice(b"both builds, one and the same " + bytes([seed])), undo=True)
            everything = [match.written(), repr(match.log), repr(match.state.outcome)]
            for moves in range(0, WATCHED, 15):
                state = matched(setup, seed, moves=moves).state
                everything += [plain(shown(state, seat)) for seat in (None, *range(case.seats))]
            digest = hashlib.blake2b("".join(everything).encode(), digest_size=16).hexdigest()
            found.append(f"{case} {seed} {len(match.transcript.entries)} {digest}")
    return found


if __name__ == "__main__":
    assert build.__file__ is not None
    print("\n".join([build.__file__, *lines()]))
    sys.exit(0)
