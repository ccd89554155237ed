"""`grotto lab match`: which of two bots is stronger."""

from __future__ import annotations

import argparse
import json

from grotto.cli.lab_runs import Bench
from grotto.cli.language import Speech
from grotto.kernel import BadInput
from grotto.lab.intervals import Interval
from grotto.lab.match import COLUMNS, Tally, Watch, seatings


def match(args: argparse.Namespace) -> int:
    """Play, and say what came of it."""
    bench = Bench(args)
    players = args.players if args.players is not None else bench.game.seats[0]
    if players < 2:
        raise BadInput(f"A match needs 2 players or more, not {players}.")
    plan = bench.plan(seatings(args.one, args.other, players))
    games = -(-bench.games // players) * players  # each seat equally often
    watch = Watch(players)
    with bench.store(plan, COLUMNS, args.out) as store:
        enough = watch.enough if args.until_sure else lambda _: 0
        count = bench.play(store, games, bench.speech.cli("lab-playing"), enough)
        tally = Tally(players, args.until_sure)
        tally.add(store.table(count, COLUMNS))
    if args.json:
        about = {"game": plan.game, "rules": plan.rules, "options": plan.options, "seed": plan.seed}
        bots = {
            "bot": args.one,
            "other": args.other,
            "players": players,
            "rounds": plan.rounds,
            "seconds": plan.seconds,
        }
        bench.screen.console.print(json.dumps(about | bots | tally.plain(), indent=2), soft_wrap=True)
    else:
        _tell(bench, args, tally)
        if not plan.repeatable:
            bench.screen.say(bench.speech.cli("lab-not-repeatable"), "dim")
    return 0


def _tell(bench: Bench, args: argparse.Namespace, tally: Tally) -> None:
    speech, screen = bench.speech, bench.screen
    plain = tally.plain()
    counts = {name: int(str(plain[name])) for name in ("games", "wins", "shared", "losses")}
    screen.say(speech.cli("lab-match-counts", bot=args.one, **counts))
    share = _percent(tally.share(), speech)
    screen.say(speech.cli("lab-match-share", bot=args.one, share=share, even=_number(100 * tally.even, speech)), "bold")
    for seat in range(tally.seats):
        screen.say(speech.cli("lab-match-seat", seat=seat + 1, share=_percent(tally.on_seat(seat), speech)), indent=4)
    screen.say(speech.cli(f"lab-match-{tally.verdict()}", bot=args.one, other=args.other), "good")


def _percent(interval: Interval, speech: Speech) -> str:
    value, low, high = (_number(100 * part, speech) for part in (interval.value, interval.low, interval.high))
    return speech.cli("lab-percent", value=value, low=low, high=high)


def _number(value: float, speech: Speech) -> str:
    """A number with one decimal, as the language writes it."""
    return speech.cli("lab-decimal", whole=f"{value:.1f}".split(".")[0], part=f"{value:.1f}".split(".")[1])
