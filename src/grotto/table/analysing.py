"""How a finished game went: the chances of all seats after every step, worked out once and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from grotto.bots.judging import LOOKS, Moment, turning_points
from grotto.kernel.state import NOBODY
from grotto.table.play import Play
from grotto.table.ports import Study, Trouble
from grotto.table.protocol import AnalysisInfo, TurningInfo, Words
from grotto.table.saying import said

if TYPE_CHECKING:
    from grotto.table.room import Room
    from grotto.table.world import World

KEPT: Final = 100  # tables; a finished game never changes, so what is forgotten comes to the same again
FEWEST_LOOKS: Final = 8
MOST_LOOKS: Final = 12_000  # in a whole game: of a long one each position is looked at less closely
MOST_TURNS: Final = 12
LIMIT: Final = 60.0  # seconds for one piece of it, after which the worker has certainly stuck
DIGITS: Final = 4


class Analysis:
    """One game as far as it has been looked at."""

    def __init__(self, table: str, play: Play) -> None:
        self.table = table
        self.play = play
        self.steps = play.step
        self.chances: list[list[float]] = []
        self.turns: list[TurningInfo] = []
        self.failed = False
        self._transcript = play.prefix(play.step).to_json()
        self._counts = tuple(play.answered_by(step) for step in range(self.steps + 1))

    @property
    def whole(self) -> bool:
        """Whether nothing is left to look at."""
        return len(self.chances) > self.steps

    def info(self) -> AnalysisInfo:
        """What is known so far."""
        return AnalysisInfo(self.steps, self.whole, self.chances, self.turns)

    async def work(self, world: World) -> None:
        """Look at all of it, piece by piece."""
        looks = min(LOOKS, max(FEWEST_LOOKS, MOST_LOOKS // (self.steps + 1)))
        while not self.whole:
            study = Study(self.table, self._transcript, self._counts, len(self.chances), looks, LIMIT)
            found = await world.ports.thinker.study(study)
            if not found:
                self.failed = True
                return
            self.chances += [[round(chance, DIGITS) for chance in step] for step in found]
        self._transcript = ""
        self.turns = self._turns()

    def _turns(self) -> list[TurningInfo]:
        """The greatest turns of the game in the order in which they came."""
        answers = self.play.answers
        by = [NOBODY, *(answers[count - 1].seat for count in self._counts[1:])]
        moments = [Moment(step, by[step], chances) for step, chances in enumerate(self.chances)]
        greatest = turning_points(moments)[:MOST_TURNS]
        return [self._turn(turning.entry, turning.seat) for turning in sorted(greatest, key=lambda one: one.entry)]

    def _turn(self, step: int, seat: int) -> TurningInfo:
        answer = self.play.answers[self._counts[step] - 1]
        option = self.play.at(step - 1).describe(answer.seat, answer.option)
        before, after = self.chances[step - 1][seat], self.chances[step][seat]
        return TurningInfo(step, answer.seat, said(option.text), seat, before, after)


class Analyses:
    """Those of a house."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._kept: OrderedDict[str, Analysis] = OrderedDict()

    def of(self, room: Room) -> AnalysisInfo:
        """The analysis of a finished game as far as it has come; it is begun where it was not. Trouble: not over."""
        table = room.table
        if table.play is None or table.state != "over":
            raise Trouble(409, Words("table-not-over" if table.play is not None else "table-not-begun"))
        analysis = self._kept.get(table.id)
        if analysis is not None and analysis.failed:
            del self._kept[table.id]
            raise Trouble(503, Words("table-no-analysis"))
        if analysis is None:
            analysis = Analysis(table.id, table.play)
            self._kept[table.id] = analysis
            self.world.spawn(analysis.work(self.world))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table.id)
        return analysis.info()
