"""The balance of a game as a page: who wins, how long it takes, what things are worth, which rules come up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from grotto import __version__
from grotto.kernel import Game
from grotto.lab.intervals import Interval
from grotto.lab.page import Page
from grotto.lab.plots import Plots, in_our_look
from grotto.lab.scene import Scene, Worth, together, worths
from grotto.lab.telling import Telling

HUNDRED: Final = 100


class Report:
    """All tables that are compared, in the words of a reader: a scene for each value and number of players."""

    def __init__(self, game: Game, setting: str, scenes: list[Scene], bot: str, lang: str) -> None:
        self.telling = Telling(lang, game)
        self.setting = setting
        self.scenes = scenes
        self.bot = bot
        values = list(dict.fromkeys(scene.value for scene in scenes))
        self.values = [(value, self._named(value)) for value in values]
        self.panels = [
            [scene for scene in scenes if scene.seats == seats] for seats in sorted({scene.seats for scene in scenes})
        ]
        self.plots = Plots(self.telling, self.values)
        self.page = Page(lang, self.telling.say("title", game=self.telling.game("game-title")))

    def written(self) -> str:
        """The page."""
        say, page = self.telling.say, self.page
        games = self.telling.number(sum(scene.games for scene in self.scenes))
        page.say(say("lead", games=games, bot=self.bot), "lead")
        if self.setting:
            page.say(say("compared", setting=self.telling.game(f"setting-{self.setting}")), "note")
        with in_our_look():
            self._summary()
            self._winning()
            self._lengths()
            self._scores()
            self._endings()
            self._worth()
            self._rules()
            self._how()
        return page.written()

    # --- sections -------------------------------------------------------------------------------------------------

    def _summary(self) -> None:
        say = self.telling.say
        self.page.heading(say("summary"))
        columns = ("table", "first", "range", "even", "verdict", "median", "winner")
        self.page.table(
            [say(f"column-{column}") for column in columns], [self._in_short(scene) for scene in self.scenes]
        )

    def _in_short(self, scene: Scene) -> list[str]:
        """A table in a line: how whoever begins does, whether that is more than chance, how long, how many points."""
        say, telling = self.telling.say, self.telling
        first, even = scene.by_place()[0], 1 / scene.seats
        verdict = "ahead" if first.low > even else "behind" if first.high < even else "fair"
        return [
            self._table(scene),
            telling.percent(first.value),
            telling.span(first, HUNDRED),
            telling.percent(even),
            say(f"verdict-{verdict}"),
            telling.number(float(np.median(scene.answers))),
            telling.number(float(scene.scores[scene.won > 0].mean()), 1),
        ]

    def _winning(self) -> None:
        say, page = self.telling.say, self.page
        most = max(scene.seats for scene in self.scenes)
        places = [say("place", place=place + 1) for place in range(most)]
        seats = [self.telling.game("seat", seat=seat) for seat in range(most)]
        page.heading(say("winning"))
        page.say(say("winning-about"))
        self._won(Scene.by_place, places, "order", "winning-plot", "column-place")
        page.say(say("seats-about"))
        self._won(Scene.by_seat, seats, "seat", "seats-plot", "column-seat")

    def _won(self, of: Callable[[Scene], list[Interval]], names: list[str], x: str, plot: str, column: str) -> None:
        say, page = self.telling.say, self.page
        svg = self.plots.winning(self.panels, of, names, say(f"axis-{x}"))
        page.plot(svg, say(plot))
        head = [say("column-table"), say(column), say("column-won"), say("column-range")]
        rows = [
            [self._table(scene), names[place], self.telling.percent(won.value), self.telling.span(won, HUNDRED)]
            for scene in self.scenes
            for place, won in enumerate(of(scene))
        ]
        page.table(head, rows, words=2, summary=say("numbers"))

    def _lengths(self) -> None:
        say, page, number = self.telling.say, self.page, self.telling.number
        page.heading(say("lengths"))
        page.say(say("lengths-about"))
        page.plot(self.plots.lengths(self.panels), say("lengths-plot"))
        columns = ("table", "games", "shortest", "median", "longest")
        rows = [
            [
                self._table(scene),
                number(scene.games),
                number(int(scene.answers.min())),
                number(float(np.median(scene.answers))),
                number(int(scene.answers.max())),
            ]
            for scene in self.scenes
        ]
        page.table([say(f"column-{column}") for column in columns], rows)

    def _scores(self) -> None:
        say, page, number = self.telling.say, self.page, self.telling.number
        page.heading(say("scores"))
        page.say(say("scores-about"))
        page.plot(self.plots.scores(self.panels), say("scores-plot"))
        rows = []
        for scene in self.scenes:
            winners = scene.scores[scene.won > 0]
            rows.append([self._table(scene), number(float(scene.scores.mean()), 1), number(float(winners.mean()), 1)])
        page.table([say(f"column-{column}") for column in ("table", "score", "winner")], rows)

    def _endings(self) -> None:
        say, page = self.telling.say, self.page
        page.heading(say("endings"))
        rows = [
            [self._table(scene), self.telling.ending(scene.setup, ending), self.telling.percent(games / scene.games)]
            for scene in self.scenes
            for ending, games in scene.endings.items()
        ]
        page.table([say(f"column-{column}") for column in ("table", "ending", "part")], rows, words=2)

    def _worth(self) -> None:
        say, page = self.telling.say, self.page
        page.heading(say("worth"))
        page.say(say("worth-about"))
        for value, name in self.values:
            scenes = [scene for scene in self.scenes if scene.value == value]
            things = self.telling.things(scenes[0].setup)
            groups = [(event, worths(scenes, event)) for event in scenes[0].setup.gains()]
            named = [(self.telling.game(f"gain-{event}"), lines) for event, lines in groups]
            known = [(title, [line for line in lines if line.winning is not None]) for title, lines in named]
            known = [(title, lines) for title, lines in known if lines]
            page.heading(name, 3)
            if known:
                svg = self.plots.worths(value, known, things)
                page.plot(svg, say("worth-plot", value=name))
            else:
                page.say(say("worth-none"), "note")
            self._worth_table(named, things)

    def _worth_table(self, groups: list[tuple[str, list[Worth]]], things: dict[str, str]) -> None:
        say, telling = self.telling.say, self.telling
        columns = ("thing", "each", "worth-won", "range", "worth-score", "range")
        for title, lines in groups:
            rows = []
            for line in lines:
                cells = [things.get(line.thing, line.thing), telling.number(line.each, 2)]
                for interval, factor in ((line.winning, HUNDRED), (line.score, 1)):
                    cells += (
                        ["", ""]
                        if interval is None
                        else [
                            telling.number(factor * interval.value, 1, True),
                            telling.span(interval, factor, 1, True),
                        ]
                    )
                rows.append(cells)
            self.page.table([title, *[say(f"column-{column}") for column in columns[1:]]], rows, summary=title)

    def _rules(self) -> None:
        say, page, telling = self.telling.say, self.page, self.telling
        page.heading(say("rules"))
        page.say(say("rules-about"))
        for value, name in self.values:
            scenes = [scene for scene in self.scenes if scene.value == value]
            page.heading(name, 3)
            fired = together(scenes)
            if not fired:
                continue
            svg = self.plots.rules(value, fired)
            page.plot(svg, say("rules-plot", value=name))
            rows = [
                [one.rule, telling.rule(one.rule), telling.number(one.times, 3), telling.percent(one.part)]
                for one in fired
            ]
            head = [say("column-rule"), "", say("column-times"), say("column-ever")]
            page.table(head, rows, words=2, summary=say("numbers"))

    def _how(self) -> None:
        say, page = self.telling.say, self.page
        plan = self.scenes[0].plan
        page.heading(say("how"))
        pack = plan.own_pack()
        options = ", ".join(f"{name}={value}" for name, value in sorted(plan.options.items()) if name != self.setting)
        thought = say("how-rounds", bot=self.bot, rounds=self.telling.number(plan.rounds))
        if plan.seconds:
            thought = say("how-seconds", bot=self.bot, seconds=self.telling.number(plan.seconds, 1))
        again = say("how-repeatable" if plan.repeatable else "how-not-repeatable")
        facts = [
            (say("how-game"), f"{self.telling.game('game-title')}, {say('how-rules', version=plan.rules)}"),
            *([(say("how-pack"), pack.name)] if pack is not None else []),
            (say("how-options"), options),
            (say("how-bot"), thought),
            (say("how-games"), say("how-games-each", games=self.telling.number(self.scenes[0].games))),
            (say("how-seed"), str(plan.seed)),
            (say("how-version"), __version__),
            (say("how-again"), again),
        ]
        page.facts(facts)

    # --- names ----------------------------------------------------------------------------------------------------

    def _named(self, value: str) -> str:
        """A value of the setting that is compared, in words."""
        if not self.setting:
            return self.telling.game("game-title")
        return self.telling.game(f"setting-{self.setting}-{value}")

    def _table(self, scene: Scene) -> str:
        players = self.telling.say("players", count=scene.seats)
        return self.telling.say("table", value=self._named(scene.value), players=players)
