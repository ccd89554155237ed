"""`grotto lab balance`: a game measured at every table that is compared, and a page about it."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from grotto.cli.lab_runs import Bench
from grotto.games import find_game
from grotto.kernel import BadInput
from grotto.lab.folder import write_bytes

REPORT = "report.html"


def balance(args: argparse.Namespace) -> int:
    """Play what is missing at each table, and write the report."""
    bench = Bench(args)
    if find_spec("matplotlib") is None:
        raise BadInput(bench.speech.cli("lab-missing"))
    from grotto.lab.report import Report
    from grotto.lab.scene import Scene

    setting, values = _compared(bench, args.compare)
    folder = Path(args.out)
    scenes = []
    tables = [(value, players) for value in values for players in _players(bench, args.players)]
    plans = [bench.plan([[args.bot] * players], {setting: value} if setting else {}) for value, players in tables]
    for number, ((value, players), plan) in enumerate(zip(tables, plans, strict=True), start=1):
        name = f"{value}-{players}" if setting else str(players)
        with bench.store(plan, [], str(folder / name)) as store:
            about = bench.speech.cli("lab-playing-table", number=number, count=len(tables))
            bench.play(store, bench.games, about)
            scenes.append(Scene(value, plan, plan.setup(find_game), store.table(bench.games)))
    page = Report(bench.game, setting, scenes, args.bot, bench.speech.lang).written()
    write_bytes(folder / REPORT, page.encode("utf-8"))
    bench.screen.say(bench.speech.cli("lab-report", path=str(folder / REPORT)), "good")
    return 0


def _compared(bench: Bench, wanted: str | None) -> tuple[str, list[str]]:
    """The setting whose values are compared, by default the game's first that has some, and those values."""
    settings = {setting.name: setting.choices for setting in bench.game.settings() if len(setting.choices) > 1}
    if wanted == "nothing" or not settings:
        return "", [""]
    name = wanted if wanted is not None else next(iter(settings))
    if name not in settings:
        raise BadInput(f"--compare can be: nothing, {', '.join(settings)}; not {name!r}.")
    fixed = {typed.partition("=")[0]: typed.partition("=")[2] for typed in bench.args.option}
    return name, [fixed[name]] if name in fixed else list(settings[name])


def _players(bench: Bench, typed: str | None) -> list[int]:
    """The numbers of players, by default all that the game is for."""
    low, high = bench.game.seats
    if typed is None:
        return list(range(low, high + 1))
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise BadInput(f"--players needs numbers between commas, not {typed!r}.")
    return sorted({int(part) for part in parts})
