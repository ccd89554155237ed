"""What a worker process does: replay the game so far, deal anew what its seat cannot know, and choose."""

from __future__ import annotations

import signal
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from grotto.bots import Random, Simple
from grotto.kernel import Dice, FastDice, Game, GrottoError, Match, ScriptedDice, State, Transcript, read_transcript
from grotto.kernel.transcript import Entry
from grotto.table.ports import Thought

KEPT: Final = 200  # tables whose last position a worker keeps


class Bot(Protocol):
    """Whatever answers for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """An option for a seat."""
        ...


LEVELS: Final[dict[str, Callable[[Dice], Bot]]] = {"random": Random, "simple": Simple}
"""The bots there are, the simplest first."""


class Games:
    """Games as far as this worker has replayed them, so that a long one need not be replayed for every answer."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self._find = find_game
        self._kept: OrderedDict[str, Match] = OrderedDict()

    def match(self, table: str, text: str) -> Match:
        """The game of a transcript at its end."""
        transcript = read_transcript(text)
        match = self._kept.pop(table, None)
        if match is None or not _leads_to(match.transcript, transcript):
            match = self._begun(transcript)
        _go_on(match, transcript.entries[len(match.transcript.entries) :])
        self._kept[table] = match
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return match

    def _begun(self, transcript: Transcript) -> Match:
        setup = self._find(transcript.game).setup(transcript.seats, transcript.options, transcript.pack)
        dice = ScriptedDice(list(transcript.rolls))
        return Match(setup, dice, transcript.table, transcript.position)


def _leads_to(known: Transcript, wanted: Transcript) -> bool:
    """Whether a game goes on from where it is known: nothing in it has been taken back or set up otherwise."""
    if len(known.entries) > len(wanted.entries) or known.about() != wanted.about() or known.rolls != wanted.rolls:
        return False
    return all(map(_same, known.entries, wanted.entries))


def _same(one: Entry, other: Entry) -> bool:
    return one.seat == other.seat and one.option == other.option and one.undo == other.undo and one.rolls == other.rolls


def _go_on(match: Match, entries: list[Entry]) -> None:
    """Repeat answers with the chance results that they brought."""
    for entry in entries:
        dice = match.state.dice
        assert isinstance(dice, ScriptedDice)
        del dice.script[dice.next :]
        dice.script.extend(entry.rolls)
        if entry.undo:
            match.undo(entry.seat)
        else:
            match.take(entry.seat, entry.option)


def ponder(games: Games, thought: Thought) -> int:
    """An answer. The bot sees a copy in which all that its seat cannot know was dealt anew, and nothing else."""
    dice = FastDice(int.from_bytes(thought.seed, "big"))
    state = games.match(thought.table, thought.transcript).state.redeal(thought.seat, dice)
    return LEVELS[thought.level](dice).choose(state, thought.seat)


def work(pipe: Connection, find_game: Callable[[str], Game]) -> None:
    """The worker's loop, until nobody is there: a thought comes, an option goes back, or why there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at a terminal Ctrl-C reaches all; the server ends its workers itself
    games = Games(find_game)
    while True:
        try:
            thought: Thought = pipe.recv()
            pipe.send(_answered(games, thought))
        except (EOFError, OSError):
            return


def _answered(games: Games, thought: Thought) -> Any:
    try:
        return ponder(games, thought)
    except GrottoError as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - a fault in a bot or in the rules must not end the worker
        return f"{type(error).__name__}: {error}"
