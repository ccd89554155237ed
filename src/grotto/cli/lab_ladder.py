"""`grotto lab ladder`: all bots against all, with a rating for each."""

from __future__ import annotations

import argparse
import json

from rich import box
from rich.table import Table

from grotto.cli.lab_runs import Bench
from grotto.kernel import BadInput
from grotto.lab.intervals import Interval
from grotto.lab.ladder import Ladder, seatings
from grotto.lab.match import COLUMNS

MOST_BOTS = 40


def ladder(args: argparse.Namespace) -> int:
    """Play, and say how the bots rank."""
    bots: list[str] = args.bots
    bench = Bench(args)
    players = args.players if args.players is not None else bench.game.seats[0]
    if players < 2:
        raise BadInput(f"A ladder needs 2 players or more at a table, not {players}.")
    if len(set(bots)) < len(bots):
        raise BadInput("A bot stands twice on the ladder.")
    if not players <= len(bots) <= MOST_BOTS:
        raise BadInput(f"A ladder with {players} players at a table needs {players} to {MOST_BOTS} bots.")
    orders = seatings(bots, players)
    plan = bench.plan(orders)
    games = -(-bench.games // len(orders)) * len(orders)  # each seating equally often
    with bench.store(plan, COLUMNS, args.out) as store:
        bench.play(store, games, bench.speech.cli("lab-playing"))
        result = Ladder(bots, store.table(games, COLUMNS), plan.seed)
    ratings = result.ratings()
    ranks = sorted(range(len(bots)), key=lambda bot: -ratings[bot].value)
    if args.json:
        lines = [{"bot": bots[bot], "rating": ratings[bot].plain()} for bot in ranks]
        against = {
            bots[one]: {bots[other]: result.against(one, other).plain() for other in ranks if other != one}
            for one in ranks
        }
        about = {"game": plan.game, "rules": plan.rules, "options": plan.options, "seed": plan.seed}
        more = {"players": players, "games": games, "ladder": lines, "against": against}
        bench.screen.console.print(json.dumps(about | more, indent=2), soft_wrap=True)
        return 0
    _tell(bench, result, ratings, ranks)
    return 0


def _tell(bench: Bench, result: Ladder, ratings: list[Interval], ranks: list[int]) -> None:
    speech, screen = bench.speech, bench.screen
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("bot", "rating", "range"):
        table.add_column(speech.cli(f"lab-ladder-{key}"), justify="left" if key == "bot" else "right")
    for bot in ranks:
        rating = ratings[bot]
        table.add_row(result.bots[bot], f"{rating.value:+.0f}", f"{rating.low:+.0f} … {rating.high:+.0f}")
    screen.console.print(table)
    screen.say(speech.cli("lab-ladder-against"))
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for bot in ranks:
        grid.add_column(result.bots[bot], justify="right")
    for one in ranks:
        row = ["·" if one == other else f"{100 * result.against(one, other).value:.0f}" for other in ranks]
        grid.add_row(result.bots[one], *row)
    screen.console.print(grid)
    screen.say(speech.cli("lab-ladder-scale", games=result.games), "dim")
