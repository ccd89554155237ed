"""Hints: what a strong bot would do for whoever is asked, and how likely it thinks each answer wins.

Thought about once for a question and a seat, by what that seat knows, and told to nobody else. Nothing is written down.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from grotto.bots.levels import HARD
from grotto.table.deciding import No, own_turn
from grotto.table.ports import Advice, Chances
from grotto.table.protocol import Advise, Advised, OptionChance, Refusal

if TYPE_CHECKING:
    from grotto.table.room import Room

ADVICE: Final = (20, 60.0)  # so many hints in so many seconds a seat may have
DIGITS: Final = 4


class Advisor:
    """The hints at one table, as long as the questions stand that they are about."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.world = room.world
        self._under_way: dict[int, tuple[int, asyncio.Task[Chances | None]]] = {}  # by seat: question, thinking
        self._lately: dict[int, list[float]] = {}

    async def advise(self, query: Advise) -> Advised:
        """A hint for a seat that is asked; No where there is none."""
        thinking = self._begun(query.seat, query.question)
        await asyncio.wait([thinking])
        if thinking.cancelled():
            raise No("table-stale-question")
        chances = thinking.result()
        if not chances:
            raise No("table-no-hint")
        options = [OptionChance(option, round(chance, DIGITS), looks) for option, chance, looks in chances]
        return Advised(query.id, query.question, options)

    def _begun(self, seat: int, question: int) -> asyncio.Task[Chances | None]:
        """The thinking about a question, that of an earlier hint where there was one."""
        table = self.room.table
        play = own_turn(table, seat, question)
        if not table.advice or HARD not in self.room.levels():
            raise No("table-no-hints-here")
        if seat not in play.state.asks:
            raise No("kernel-not-asked")
        known = self._under_way.get(seat)
        if known is not None and known[0] == question and not _in_vain(known[1]):
            return known[1]
        self._count(seat)
        limit = self.world.manners.bot_limit
        advice = Advice(table.id, seat, play.transcript(), self.world.ports.chance.secret(), limit)
        thinking = self.world.spawn(self.world.ports.thinker.advise(advice))
        self._under_way[seat] = (question, thinking)
        return thinking

    def _count(self, seat: int) -> None:
        """One more hint; No where there were too many of late."""
        most, seconds = ADVICE
        now = self.world.now()
        lately = [at for at in self._lately.get(seat, []) if at > now - seconds]
        if len(lately) >= most:
            raise No("table-hint-later", seconds=int(lately[0] + seconds - now) + 1)
        self._lately[seat] = [*lately, now]

    def forget(self) -> None:
        """Give up thinking about questions that have passed."""
        play = self.room.table.play
        asked = play.question if play is not None and self.room.table.state == "playing" else None
        for seat, (question, thinking) in list(self._under_way.items()):
            if question != asked:
                thinking.cancel()
                del self._under_way[seat]


def _in_vain(thinking: asyncio.Task[Chances | None]) -> bool:
    """Whether it came to nothing, so that it is worth another try."""
    return thinking.done() and (thinking.cancelled() or not thinking.result())


async def advised(room: Room, held: list[int], query: Advise) -> Advised | Refusal:
    """The answer to one who holds some seats and wants a hint."""
    try:
        if query.seat not in held:
            raise No("table-not-your-seat")
        return await room.advisor.advise(query)
    except No as no:
        return Refusal(query.id, no.words, no.rule)
