"""What a position is worth to whom: the chance to win with each option, and how the chances went through a game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from grotto.bots.bot import Estimate
from grotto.bots.levels import ROUNDS
from grotto.bots.limit import Limit
from grotto.bots.search import Search
from grotto.bots.walk import judged
from grotto.kernel.dice import Dice, ScriptedDice
from grotto.kernel.game import Game
from grotto.kernel.match import Match
from grotto.kernel.state import NOBODY, State
from grotto.kernel.transcript import Transcript

LOOKS: Final = 40  # copies dealt anew, whose chances are averaged for one position
TURN: Final = 0.1  # by how much a seat's chance must change to make a turning point
EXACT: Final = 9  # digits in which changes are compared, so that equal ones count as equal


def judge_options(state: State, seat: int, dice: Dice, limit: Limit) -> list[Estimate]:
    """The chance to win with each option of a seat, by what the seat knows: the recommended one first."""
    return Search(dice, limit, ROUNDS).estimate(state.redeal(seat, dice), seat)


def judge_position(state: State, dice: Dice, looks: int = LOOKS) -> list[float]:
    """Every seat's chance to win as a spectator would see it, who does not know what is hidden."""
    if state.outcome is not None:
        return judged(state, dice)
    total = [0.0] * state.base.seats
    for _ in range(looks):
        for seat, chance in enumerate(judged(state.redeal(None, dice), dice)):
            total[seat] += chance / looks
    return total


class Moment:
    """How the chances stood after an entry of a transcript; 0 is the beginning, where nobody (NOBODY) has answered."""

    def __init__(self, entry: int, seat: int, chances: list[float]) -> None:
        self.entry = entry
        self.seat = seat
        self.chances = chances

    def plain(self) -> dict[str, object]:
        """The moment for a client."""
        return {"entry": self.entry, "seat": self.seat, "chances": [round(chance, 4) for chance in self.chances]}


class Turning:
    """An answer, or what chance made of it, that changed a seat's chance much."""

    def __init__(self, entry: int, seat: int, change: float) -> None:
        self.entry = entry
        self.seat = seat
        self.change = change

    def plain(self) -> dict[str, object]:
        """The turning point for a client."""
        return {"entry": self.entry, "seat": self.seat, "change": round(self.change, 4)}


def course(transcript: Transcript, find_game: Callable[[str], Game], dice: Dice, looks: int = LOOKS) -> list[Moment]:
    """The chances of all seats from the beginning of a game to its end, after every entry."""
    setup = find_game(transcript.game).setup(transcript.seats, transcript.options, transcript.pack)
    match = Match(setup, ScriptedDice(transcript.every_roll()), transcript.table, transcript.position)
    moments = [Moment(0, NOBODY, judge_position(match.state, dice, looks))]
    for number, entry in enumerate(transcript.entries, start=1):
        if entry.undo:
            match.undo(entry.seat)
        else:
            match.take(entry.seat, entry.option)
        moments.append(Moment(number, entry.seat, judge_position(match.state, dice, looks)))
    return moments


def turning_points(moments: list[Moment], least: float = TURN) -> list[Turning]:
    """Where a game turned, the greatest change first: for each such entry the first seat of those whose chance
    it changed most."""
    found: list[Turning] = []
    for before, after in pairwise(moments):
        changes = [late - early for early, late in zip(before.chances, after.chances, strict=True)]
        sizes = [round(abs(change), EXACT) for change in changes]
        seat = sizes.index(max(sizes))
        if sizes[seat] >= least:
            found.append(Turning(after.entry, seat, changes[seat]))
    return sorted(found, key=lambda turning: (-abs(turning.change), turning.entry))
