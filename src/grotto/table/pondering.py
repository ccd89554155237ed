"""What a worker process does: replay the game so far, deal anew what its seat cannot know, and think."""

from __future__ import annotations

import signal
from collections import OrderedDict
from collections.abc import Callable
from ctypes import c_longlong
from multiprocessing.connection import Connection
from typing import Any, Final

from grotto.bots import Bot, Clock, Limit, Search, judge_options, judge_position, make_bot
from grotto.kernel import Dice, FastDice, Game, GrottoError, Match, ScriptedDice, State, Transcript, read_transcript
from grotto.kernel.transcript import Entry
from grotto.table.ports import Advice, Chances, Job, Study, Thought

KEPT: Final = 200  # tables whose last position a worker keeps
MOST_VISITS: Final = 120_000  # in the trees that a worker keeps for the bots' next choices
AN_AGE: Final = 1e9  # seconds, more than any limit
FORCED: Final = 0.5  # seconds of advice where there is but one option


class Patience(Clock):
    """Time that is over at once when the thought of this number has been stopped."""

    def __init__(self, stopped: c_longlong, number: int) -> None:
        super().__init__()
        self._stopped = stopped
        self._number = number
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since some moment; once nobody waits any more, ages go by between two looks."""
        if self._stopped.value >= self._number:
            self._ahead += AN_AGE
        return super().now() + self._ahead


# --- games ----------------------------------------------------------------------------------------------------------


class Games:
    """Games as far as this worker has replayed them, so that a long one need not be replayed for every answer."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self.find = find_game
        self._kept: OrderedDict[str, Match] = OrderedDict()

    def match(self, table: str, text: str) -> Match:
        """The game of a transcript at its end."""
        transcript = read_transcript(text)
        match = self._kept.pop(table, None)
        if match is None or not _leads_to(match.transcript, transcript):
            match = self.begun(transcript)
        go_on(match, transcript.entries[len(match.transcript.entries) :])
        self._kept[table] = match
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return match

    def begun(self, transcript: Transcript) -> Match:
        """The game of a transcript before its first answer."""
        setup = self.find(transcript.game).setup(transcript.seats, transcript.options, transcript.pack)
        dice = ScriptedDice(list(transcript.rolls))
        return Match(setup, dice, transcript.table, transcript.position)


def _leads_to(known: Transcript, wanted: Transcript) -> bool:
    """Whether a game goes on from where it is known: nothing in it has been taken back or set up otherwise."""
    if len(known.entries) > len(wanted.entries) or known.about() != wanted.about() or known.rolls != wanted.rolls:
        return False
    return all(map(_same, known.entries, wanted.entries))


def _same(one: Entry, other: Entry) -> bool:
    return one.seat == other.seat and one.option == other.option and one.undo == other.undo and one.rolls == other.rolls


def go_on(match: Match, entries: list[Entry]) -> None:
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


# --- bots -----------------------------------------------------------------------------------------------------------


class Mind:
    """A bot with what it remembers: what it answered, and after how many entries of which game."""

    def __init__(self, search: Search, match: Match, level: str) -> None:
        self.search = search
        self.match = match
        self.level = level
        self.after = 0
        self.option = 0

    def followed(self, match: Match, level: str, seat: int) -> bool:
        """Whether the game has gone on from its last answer, so that what it thought of then is still worth something.
        Nothing was taken back since, and the answer was its own."""
        since = match.transcript.entries[self.after :]
        own = [entry.option for entry in since if entry.seat == seat]
        if match is not self.match or level != self.level or any(entry.undo for entry in since):
            return False
        return own[:1] == [self.option]


class Minds:
    """The bots that a worker remembers, one for a seat of a table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Mind] = OrderedDict()

    def choose(self, thought: Thought, match: Match, game: Game, dice: Dice, limit: Limit) -> int:
        """An answer. The bot sees a copy in which all that its seat cannot know was dealt anew, and nothing else."""
        state = match.state.redeal(thought.seat, dice)
        bot: Bot = make_bot(thought.level, game, dice, limit)
        if not isinstance(bot, Search):
            return bot.choose(state, thought.seat)
        mind = self._kept.pop((thought.table, thought.seat), None)
        if mind is None or not mind.followed(match, thought.level, thought.seat):
            mind = Mind(bot, match, thought.level)
        mind.search.dice, mind.search.limit = dice, limit
        mind.after = len(match.transcript.entries)
        mind.option = mind.search.choose(state, thought.seat)
        self._kept[thought.table, thought.seat] = mind
        self._forget()
        return mind.option

    def _forget(self) -> None:
        """Give up the trees that have not been used for longest, where all together are too large."""
        total = 0
        for place, mind in reversed(list(self._kept.items())):
            total += mind.search.reused + mind.search.rounds
            if total > MOST_VISITS and len(self._kept) > 1:
                del self._kept[place]


# --- thoughts -------------------------------------------------------------------------------------------------------


class Pondering:
    """Everything that a worker can be asked for, and what it remembers."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self.games = Games(find_game)
        self.minds = Minds()
        self._studied: tuple[str, Match] | None = None

    def ponder(self, thought: Thought, limit: Limit) -> int:
        """A bot's answer."""
        match = self.games.match(thought.table, thought.transcript)
        dice = FastDice(int.from_bytes(thought.seed, "big"))
        return self.minds.choose(thought, match, self.games.find(match.transcript.game), dice, limit)

    def advise(self, advice: Advice, limit: Limit) -> Chances:
        """The chances of a seat's options."""
        state = self.games.match(advice.table, advice.transcript).state
        return advised(state, advice.seat, advice.seed, limit)

    def study(self, study: Study, limit: Limit) -> list[list[float]]:
        """The chances of all seats, step by step, while there is time. Each step has dice of its own, so that it comes
        to the same wherever a piece begins."""
        transcript = read_transcript(study.transcript)
        match = self._at(study, transcript)
        found: list[list[float]] = []
        until = limit.clock.now() + limit.seconds
        for step in range(study.first, len(study.counts)):
            if found and limit.clock.now() > until:
                break
            go_on(match, transcript.entries[len(match.transcript.entries) : study.counts[step]])
            found.append(judge_position(match.state, FastDice(step), study.looks))
        self._studied = (study.table, match)
        return found

    def _at(self, study: Study, transcript: Transcript) -> Match:
        """The game at the first step of a piece, or some time before."""
        if self._studied is not None and self._studied[0] == study.table:
            match = self._studied[1]
            if len(match.transcript.entries) <= study.counts[study.first] and _leads_to(match.transcript, transcript):
                return match
        return self.games.begun(transcript)


def advised(state: State, seat: int, seed: bytes, limit: Limit) -> Chances:
    """The chances of a seat's options by what the seat knows, the recommended one first."""
    dice = FastDice(int.from_bytes(seed, "big"))
    if len(state.options(seat)) == 1:
        limit = Limit(min(limit.seconds, FORCED), limit.rounds, limit.clock)
    found = judge_options(state.redeal(seat, dice), seat, dice, limit)
    return [(one.option, one.chance, one.visits) for one in found]


def work(pipe: Connection, find_game: Callable[[str], Game], stopped: c_longlong) -> None:
    """The worker's loop, until nobody is there: something to think about comes with its number and the seconds there
    are for it, and an answer goes back, or why there is none. `stopped`: the number up to which nobody waits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at a terminal Ctrl-C reaches all; the server ends its workers itself
    pondering = Pondering(find_game)
    while True:
        try:
            number, seconds, job = pipe.recv()
            pipe.send(_answered(pondering, job, Limit(seconds, clock=Patience(stopped, number))))
        except (EOFError, OSError):
            return


def _answered(pondering: Pondering, job: Job, limit: Limit) -> Any:
    try:
        if isinstance(job, Thought):
            return pondering.ponder(job, limit)
        if isinstance(job, Advice):
            return pondering.advise(job, limit)
        return pondering.study(job, limit)
    except GrottoError as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - a fault in a bot or in the rules must not end the worker
        return f"{type(error).__name__}: {error}"
