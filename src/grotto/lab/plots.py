"""The plots of a report, as SVG to put into a page: dark on white, legible in print, told apart without colour too."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from grotto.lab.intervals import Interval
from grotto.lab.scene import Fired, Scene, Worth
from grotto.lab.telling import Telling, shortened

INK: Final = "#1c1b1a"
FAINT: Final = "#8a857d"
GRID: Final = "#dedad3"
COLOURS: Final = ("#1b6a80", "#c2621b", "#6b4c8f", "#4d7326", "#a03048", "#5f5a52")
MARKS: Final = ("o", "s", "^", "D", "v", "P")
DASHES: Final = ("-", "--", ":", "-.", (0, (5, 1)), (0, (1, 1)))
WIDTH: Final = 7.2  # inches: the width of a page without its margins
LOOK: Final[Any] = {
    "svg.fonttype": "path",  # a report looks the same wherever it is read
    "svg.hashsalt": "grotto",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "axes.titlesize": 9.5,
    "axes.labelsize": 9,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.7,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.labelsize": 8.5,
    "ytick.labelsize": 8.5,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "legend.frameon": False,
    "legend.fontsize": 9,
}

logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # it speaks up when it is first used


class Plots:
    """Draws in the words of a reader. `values` are those that the report compares, each with its colour and mark."""

    def __init__(self, telling: Telling, values: Sequence[tuple[str, str]]) -> None:
        self.telling = telling
        self.looks = {value: number % len(COLOURS) for number, (value, _) in enumerate(values)}
        self.names = dict(values)

    def winning(
        self, panels: list[list[Scene]], of: Callable[[Scene], list[Interval]], places: list[str], x: str
    ) -> str:
        """For each number of players what each place at the table wins, with intervals, beside what would be even."""
        figure, axes = _panels(1, len(panels), 2.9, sharey=True)
        for axis, scenes in zip(axes, panels, strict=True):
            seats = scenes[0].seats
            axis.axhline(100 / seats, color=FAINT, linestyle=(0, (4, 3)), linewidth=1.1, zorder=1)
            for number, scene in enumerate(scenes):
                shift = (number - (len(scenes) - 1) / 2) * 0.5 / max(2, len(scenes))
                self._intervals(axis, np.arange(seats) + shift, of(scene), self.looks[scene.value], 100)
            axis.set_title(self.telling.say("players", count=seats))
            axis.set_xticks(range(seats), places[:seats])
            axis.set_xlim(-0.6, seats - 0.4)
            axis.grid(visible=False, axis="x")
            axis.set_xlabel(x)
        axes[0].set_ylabel(self.telling.say("axis-won"))
        self._numbered(axes, "y")
        self._legend(figure, panels[0], marks=True)
        return _svg(figure)

    def lengths(self, panels: list[list[Scene]]) -> str:
        """For each number of players how long games are."""
        figure, axes = _panels(1, len(panels), 2.7)
        for axis, scenes in zip(axes, panels, strict=True):
            bins = _bins([scene.answers for scene in scenes], 24)
            for scene in scenes:
                look = self.looks[scene.value]
                weights = np.full(scene.games, 100 / scene.games)
                shared = {"bins": bins, "weights": weights, "color": COLOURS[look], "histtype": "stepfilled"}
                axis.hist(scene.answers, alpha=0.18, **shared)
                axis.hist(scene.answers, **{**shared, "histtype": "step"}, linewidth=1.6, linestyle=DASHES[look])
            axis.set_title(self.telling.say("players", count=scenes[0].seats))
            axis.set_xlabel(self.telling.say("axis-answers"))
            axis.grid(visible=False, axis="x")
        axes[0].set_ylabel(self.telling.say("axis-games"))
        self._numbered(axes, "both")
        self._legend(figure, panels[0], marks=False)
        return _svg(figure)

    def scores(self, panels: list[list[Scene]]) -> str:
        """For each table how scores are spread, those of winners in front."""
        rows = len(panels[0])
        figure, axes = _panels(rows, len(panels), 1.75 * rows + 0.6)
        for column, scenes in enumerate(panels):
            bins = _bins([scene.scores.ravel() for scene in scenes], 20)
            for row, scene in enumerate(scenes):
                axis = axes[row * len(panels) + column]
                look = self.looks[scene.value]
                every, winners = scene.scores.ravel(), scene.scores[scene.won > 0]
                weights = np.full(every.size, 100 / every.size)
                axis.hist(every, bins=bins, weights=weights, color="#e4dfd6", edgecolor="#b9b2a6", linewidth=0.6)
                axis.hist(winners, bins=bins, weights=np.full(winners.size, 100 / every.size), color=COLOURS[look])
                axis.set_title(f"{self.names[scene.value]}\n{self.telling.say('players', count=scene.seats)}")
                axis.grid(visible=False, axis="x")
                if row == rows - 1:
                    axis.set_xlabel(self.telling.say("axis-score"))
        for row in range(rows):
            axes[row * len(panels)].set_ylabel(self.telling.say("axis-seats"))
        self._numbered(axes, "both")
        return _svg(figure)

    def worths(self, value: str, groups: list[tuple[str, list[Worth]]], things: dict[str, str]) -> str:
        """What things are worth: in hundredths of a game on the left, in points on the right."""
        lines = [len(worths) for _, worths in groups]
        figure = Figure(figsize=(WIDTH, 0.21 * sum(lines) + 0.62 * len(groups) + 0.35), layout="constrained")
        axes = figure.subplots(len(groups), 2, squeeze=False, sharex="col", gridspec_kw={"height_ratios": lines})
        look = self.looks[value]
        for (title, worths), (winning, score) in zip(groups, axes, strict=True):
            heights = np.arange(len(worths))[::-1]
            for axis, intervals, factor in (
                (winning, [line.winning for line in worths], 100),
                (score, [line.score for line in worths], 1),
            ):
                axis.axvline(0, color=FAINT, linewidth=1.1, zorder=1)
                known = [(height, one) for height, one in zip(heights, intervals, strict=True) if one is not None]
                self._intervals(axis, [height for height, _ in known], [one for _, one in known], look, factor, True)
                axis.set_yticks(heights, [])
                axis.set_ylim(-0.7, len(worths) - 0.3)
                axis.spines["left"].set_visible(False)
            winning.set_yticks(heights, [things.get(line.thing, line.thing) for line in worths])
            winning.set_title(title, loc="left", fontweight="bold")
        axes[-1][0].set_xlabel(self.telling.say("axis-worth-won"))
        axes[-1][1].set_xlabel(self.telling.say("axis-worth-score"))
        self._numbered(list(axes.ravel()), "x")
        return _svg(figure)

    def rules(self, value: str, fired: list[Fired]) -> str:
        """How often each rule is applied in a game, the most frequent on top, on a scale of powers of ten."""
        figure = Figure(figsize=(WIDTH, 0.185 * len(fired) + 0.7), layout="constrained")
        axis = figure.subplots()
        heights = np.arange(len(fired))[::-1]
        times = np.array([one.times for one in fired])
        left = 10 ** np.floor(np.log10(times.min()))
        axis.barh(heights, times - left * 0.999, left=left * 0.999, height=0.68, color=COLOURS[self.looks[value]])
        axis.set_xscale("log")
        axis.set_xlim(left * 0.999, times.max() * 4)
        for height, one in zip(heights, fired, strict=True):
            digits = 0 if one.times >= 10 else 1 if one.times >= 1 else 3
            axis.text(one.times * 1.08, height, self.telling.number(one.times, digits), va="center", fontsize=7.5)
        axis.set_yticks(heights, [f"{shortened(self.telling.rule(one.rule), 52)}  {one.rule}" for one in fired])
        axis.tick_params(axis="y", labelsize=7.5)
        axis.set_ylim(-0.7, len(fired) - 0.3)
        axis.grid(visible=False, axis="y")
        axis.xaxis.set_major_formatter(FuncFormatter(lambda x, _: self.telling.number(x, max(0, -round(np.log10(x))))))
        axis.minorticks_off()
        axis.set_xlabel(self.telling.say("axis-times"))
        return _svg(figure)

    def _intervals(
        self, axis: Axes, at: Any, intervals: list[Interval], look: int, factor: float, lying: bool = False
    ) -> None:
        """Marks with what they could as well be."""
        values = factor * np.array([one.value for one in intervals])
        below = values - factor * np.array([one.low for one in intervals])
        above = factor * np.array([one.high for one in intervals]) - values
        style: dict[str, Any] = {
            "fmt": MARKS[look], "color": COLOURS[look], "markersize": 5, "capsize": 2.5, "elinewidth": 1.4, "zorder": 3,
        }  # fmt: skip
        if lying:
            axis.errorbar(values, at, xerr=[below, above], **style)
        else:
            axis.errorbar(at, values, yerr=[below, above], **style)

    def _numbered(self, axes: Sequence[Axes], which: str) -> None:
        """Numbers at the axes as the language writes them."""
        for axis in axes:
            for name, line in (("x", axis.xaxis), ("y", axis.yaxis)):
                if which in (name, "both"):
                    line.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
                    line.set_major_formatter(FuncFormatter(self._tick))

    def _tick(self, value: float, _: int | None) -> str:
        return self.telling.number(value, 0 if abs(value - round(value)) < 1e-9 else 1)

    def _legend(self, figure: Figure, scenes: list[Scene], marks: bool) -> None:
        """Which look stands for which value, above all panels; nothing where there is only one."""
        if len(scenes) < 2:
            return
        handles = [
            mpl.lines.Line2D(
                [],
                [],
                color=COLOURS[look],
                marker=MARKS[look] if marks else "",
                linestyle="" if marks else DASHES[look],
                label=self.names[scene.value],
            )
            for scene in scenes
            for look in [self.looks[scene.value]]
        ]
        figure.legend(handles=handles, loc="outside upper left", ncols=len(scenes))


def _panels(rows: int, columns: int, height: float, sharey: bool = False) -> tuple[Figure, list[Axes]]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, list(figure.subplots(rows, columns, squeeze=False, sharey=sharey).ravel())


def _bins(values: Sequence[Any], most: int) -> Any:
    """Edges of bins of a round width that hold all values."""
    low, high = min(part.min() for part in values), max(part.max() for part in values)
    width = max(1, int(np.ceil((high - low + 1) / most)))
    return np.arange(low, high + width + 1, width) - 0.5


def in_our_look() -> AbstractContextManager[None]:
    """Within this, plots are drawn in the look of reports."""
    return mpl.rc_context(LOOK)


def _svg(figure: Figure) -> str:
    """A figure as an element for a page, without what only a file of its own needs."""
    stream = io.StringIO()
    figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    text = stream.getvalue()
    text = text[text.index("<svg") :]
    return re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)


def with_own_names(svg: str, prefix: str) -> str:
    """The same with every id of its own, as several plots stand on one page."""
    svg = re.sub(r'\bid="', f'id="{prefix}-', svg)
    return re.sub(r'(href="#|url\(#)', rf"\g<1>{prefix}-", svg)
