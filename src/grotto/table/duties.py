"""What is due at a table without anybody asking: a bot's answer, a clock that runs out, a notice to one who is away.

Of several servers that know a table, the one with the lease does it. What was begun goes for nothing where the table
has gone on meanwhile: it is decided again, like any command, when it is to be written.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from grotto.bots.levels import HARD
from grotto.bots.simple import Random
from grotto.kernel.dice import FastDice
from grotto.kernel.state import State
from grotto.kernel.step import Together
from grotto.table import records
from grotto.table.deciding import Decision, No, answer, playing
from grotto.table.levels import usual_level
from grotto.table.ports import Letter, Thought
from grotto.table.showing import encode
from grotto.table.storage import Note, NoticeKey, StorageDown

if TYPE_CHECKING:
    from grotto.table.room import Room

LEASE: Final = 30.0  # seconds
RENEW: Final = 10.0  # seconds before its end
ELSEWHERE: Final = 5.0  # seconds before one looks again whether another server still does its work
NOTICE_TRIES: Final = 5
NOTICE_AGAIN: Final = 120.0  # seconds after the first try of a notice that did not go out; twice that after the next
SECRETLY: Final = 1.0  # seconds at most in which a bot answers where something is chosen in secret
NEVER: Final = math.inf


class Duties:
    """The work of one room, and when it is to be done."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.world = room.world
        self._timer: asyncio.TimerHandle | None = None
        self._working = False
        self._thinking = (0, -1)  # the question that bots think about, and after which record they began
        self._leased_until = 0.0
        self._later = 0.0  # not before this time: another server has the lease, or the storage is away
        self._noticed: dict[tuple[int, int], float] = {}  # seat and question: when to try again
        self._noted: tuple[int, float] = (0, -1.0)
        self._ended = False

    # --- when ---------------------------------------------------------------------------------------------------------

    def due(self) -> float:
        """When somebody has to do something at this table; NEVER if nothing will be."""
        table = self.room.table
        if table.state != "playing" or table.play is None:
            return NEVER
        now = self.world.now()
        times = [NEVER]
        for seat in table.awaits():
            if table.chairs[seat].bot:
                times.append(table.play.since)
            else:
                times.append(self._notice_at(seat))
                left = table.time_left(seat, now, self.world.downtimes)
                if left is not None:
                    times.append(now + max(0.0, left))
        return min(times)

    def _notice_at(self, seat: int) -> float:
        """When a seat that is waited for is to be written to."""
        table = self.room.table
        chair = table.chairs[seat]
        assert table.play is not None
        away = self.room.attendance.away(seat)
        if not (chair.email or chair.webhook) or away is None:
            return NEVER
        away_since = self.world.now() - away
        first = max(table.play.since, away_since) + self.world.manners.notice_after
        return max(first, self._noticed.get((seat, table.play.question), first))

    def plan(self, anew: bool = False) -> None:
        """Something has changed: see to it that what is due will be done, here or elsewhere. `anew`: what was noted
        about it seems not to be so any more."""
        if self._ended:
            return
        if anew:
            self._noted = (0, -1.0)
        due = self.due()
        self._note(due)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due < NEVER and not self._working and not self._thinks():
            wait = max(due, self._later) - self.world.now()
            if wait <= 0:
                self._begin()
            else:
                self._timer = asyncio.get_running_loop().call_later(wait, self._begin)

    def _note(self, due: float) -> None:
        """Keep for others, and for later, how the table stands."""
        table = self.room.table
        if self._noted == (table.seq, due) or not table.seq:
            return
        self._noted = (table.seq, due)
        listed = table.ways.listed and table.state in ("open", "playing")
        card = encode(self.room.info()) if listed else b""
        self.world.storage.note(Note(table.id, table.seq, due if due < NEVER else None, listed, card))

    def _begin(self) -> None:
        self._timer = None
        if not self._working and not self._ended:
            self._working = True
            self.world.spawn(self._work())

    def end(self) -> None:
        """The room is put away."""
        self._ended = True
        if self._timer is not None:
            self._timer.cancel()

    @property
    def busy(self) -> bool:
        """Whether work is under way."""
        return self._working or self._thinks()

    # --- what ---------------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        """Do what is due now."""
        before = (self.room.table.seq, self.due())
        try:
            if before[1] <= self.world.now() and await self._leased():
                await self._run_out()
                await self._notify()
                self._think()
            if (self.room.table.seq, self.due()) == before:
                self._later = max(self._later, self.world.now() + self.world.manners.look_every)
        except StorageDown:
            self._later = self.world.now() + self.world.manners.look_every
        finally:
            self._working = False
        self.plan()

    async def _leased(self) -> bool:
        now = self.world.now()
        if now < self._leased_until - RENEW:
            return True
        if await self.world.storage.lease(self.room.table.id, now, now + LEASE):
            self._leased_until = now + LEASE
            return True
        self._later = now + ELSEWHERE
        return False

    async def _run_out(self) -> None:
        """A bot goes on for each whose time is over."""
        table = self.room.table
        for seat in table.ticking():
            left = table.time_left(seat, self.world.now(), self.world.downtimes)
            if left is not None and left <= 0:
                await self._try(partial(self._ran_out, seat))

    def _ran_out(self, seat: int) -> Decision:
        """The record of it, if it is still so."""
        table = self.room.table
        left = table.time_left(seat, self.world.now(), self.world.downtimes)
        if seat not in table.ticking() or left is None or left > 0:
            raise No("table-stale-question")
        return Decision(records.RanOut(seat))

    async def _try(self, decision: Callable[[], Decision]) -> None:
        """Write what is decided, unless it has become pointless."""
        try:
            await self.room.act(decision)
        except No:
            return

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _thinks(self) -> bool:
        play = self.room.table.play
        return play is not None and self._thinking[0] == play.question and bool(self._bots())

    def _bots(self) -> list[int]:
        """The bots that are waited for."""
        table = self.room.table
        return [seat for seat in table.awaits() if table.chairs[seat].bot]

    def _think(self) -> None:
        play = self.room.table.play
        if play is not None and self._bots() and not self._thinks():
            self._thinking = (play.question, self.room.table.seq)
            self.world.spawn(self._answers(play.question, self._bots(), self._thinking))

    async def _answers(self, question: int, seats: list[int], thinking: tuple[int, int]) -> None:
        """All bots that are asked think at once, and answer after the same pause, however long it took them."""
        try:
            play = self.room.table.play
            assert play is not None
            manners = self.world.manners
            limit, beat, since = manners.bot_limit, manners.bot_pause, play.since
            hidden = in_secret(play.state)
            if hidden:
                limit = min(limit, SECRETLY)
                beat += limit * sum(self._level(seat) == HARD for seat in seats) if beat else 0.0
            options = await asyncio.gather(*(self._thought(seat, limit) for seat in seats))
            await self._pause(since, beat, hidden)
            for seat, option in zip(seats, options, strict=True):
                await self._try(partial(self._answer, question, seat, option))
        except StorageDown:
            self._later = self.world.now() + self.world.manners.look_every
        finally:
            if self._thinking == thinking:
                self._thinking = (0, -1)
        self.plan()

    def _level(self, seat: int) -> str:
        """The level of the bot that plays a seat."""
        return self.room.table.chairs[seat].level or usual_level(self.room.levels())

    async def _thought(self, seat: int, limit: float) -> int | None:
        room = self.room
        play = room.table.play
        assert play is not None
        level = self._level(seat)
        if not level:
            return None
        seed = self.world.ports.chance.secret()
        thought = Thought(room.table.id, seat, level, play.transcript(), seed, limit)
        return await self.world.ports.thinker.think(thought)

    async def _pause(self, since: float, beat: float, hidden: bool) -> None:
        """People must be able to follow. Where something is chosen in secret, answers come at fixed moments: how long
        somebody thought must not tell what he could have done."""
        wait = since + beat - self.world.now()
        if wait < 0 and hidden and beat > 0:
            wait %= beat  # only who waited for a worker is that late
        if wait > 0:
            await self.world.ports.clock.sleep(wait)

    def _answer(self, question: int, seat: int, option: int | None) -> Decision:
        """A bot's answer, if the question still stands. One that came to none takes any."""
        table = self.room.table
        play = playing(table)
        if play.question != question or seat not in self._bots():
            raise No("table-stale-question")
        offered = play.state.options(seat)
        if option is None or option not in offered:
            seed = int.from_bytes(self.world.ports.chance.secret()[:8], "big")
            option = Random(FastDice(seed)).choose(play.state, seat)
        return answer(play, seat, option, "bot")

    # --- notices ------------------------------------------------------------------------------------------------------

    async def _notify(self) -> None:
        """Write to those who are waited for and do not look."""
        table = self.room.table
        for seat in table.awaits():
            if not table.chairs[seat].bot and self._notice_at(seat) <= self.world.now():
                assert table.play is not None
                await self._notice(seat, table.play.question)

    async def _notice(self, seat: int, question: int) -> None:
        now = self.world.now()
        key = NoticeKey(self.room.table.id, seat, question)
        tries = await self.world.storage.claim_notice(key, now, now + NOTICE_AGAIN * 2)
        self._noticed = {one: at for one, at in self._noticed.items() if one[1] == question}
        if tries < 0:  # it has gone out, or another server has tried: look again, less and less often
            play = self.room.table.play
            waited = now - play.since if play is not None else 0.0
            self._noticed[seat, question] = now + max(NOTICE_AGAIN * 2, waited)
            return
        self._noticed[seat, question] = now + NOTICE_AGAIN * 2 ** (tries + 1)
        if await self.world.ports.post.send(self._letter(seat, question)) or tries + 1 >= NOTICE_TRIES:
            self._noticed[seat, question] = NEVER
            await self.world.storage.notice_done(key)

    def _letter(self, seat: int, question: int) -> Letter:
        table = self.room.table
        chair = table.chairs[seat]
        assert table.opened is not None
        return Letter(
            chair.email,
            chair.webhook,
            chair.lang,
            table.id,
            table.opened.title,
            table.opened.game,
            seat,
            chair.name,
            question,
        )


def in_secret(state: State) -> bool:
    """Whether those who are asked choose unseen by each other, or may hold something that lets them respond."""
    return len(state.asks) > 1 or (bool(state.agenda) and isinstance(state.agenda[-1], Together))
