"""Plays games, random ones and ones of bots, and prints a digest of each: in either build the same must come out."""

from __future__ import annotations

import hashlib
import sys
from typing import Final

from grotto.bots import LEVELS, Bot, Limit, bot_maker, judge_options
from grotto.kernel import FastDice, KeyedDice
from grotto.kernel import state as build
from tests.laws.catalogue import CASES
from tests.laws.playing import matched, plain, shown

GAMES_EACH: Final = 3
WATCHED: Final = 150  # answers of the game whose every view counts
ROUNDS: Final = 3  # for each choice of a bot that searches
LOOKED: Final = 10  # rounds of a hint
CHOICES: Final = 12  # of bots in a game
OPENING: Final = 6  # random answers, after which bots take over


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


def bot_lines() -> list[str]:
    """A line for each case: what bots of every level in turn choose there, and at last what a hint says."""
    found = []
    for number, case in enumerate(CASES):
        state = matched(case.setup(), number, FastDice(number), moves=OPENING).state
        told = []
        bots: dict[int, Bot] = {}
        for turn in range(CHOICES):
            if state.over:
                break
            seat = state.awaits[0]
            if seat not in bots:
                level = LEVELS[(seat + number) % len(LEVELS)]
                bots[seat] = bot_maker(level)(case.game, FastDice(seat), Limit(rounds=ROUNDS))
            option = bots[seat].choose(state.redeal(seat, FastDice(turn)), seat)
            told.append(str(option))
            state.take(seat, option)
        if not state.over:
            told += map(repr, judge_options(state, state.awaits[0], FastDice(1), Limit(rounds=LOOKED)))
        found.append(f"{case} {' '.join(told)}")
    return found


if __name__ == "__main__":
    assert build.__file__ is not None
    print("\n".join([build.__file__, *lines(), *bot_lines()]))
    sys.exit(0)
