"""What the commands of the lab share: from the command line to a plan, from a plan to games, and a progress bar."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grotto.bots.levels import ROUNDS
from grotto.cli.language import Speech, chosen_language
from grotto.cli.screen import Screen
from grotto.cli.signals import closed_terminals
from grotto.games import find_game
from grotto.kernel import BadInput, FastDice
from grotto.kernel.pack import read_pack
from grotto.lab import running
from grotto.lab.crew import Crew, LocalCrew
from grotto.lab.folder import Folder
from grotto.lab.plan import LONGEST, Plan, make_plan
from grotto.lab.players import check_players
from grotto.lab.running import Enough, Memory, Store

MOST_GAMES = 100_000_000
MOST_WORKERS = 4096


class Bench:
    """The command line of one call, read: a game, and how games of it are to be played."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.screen = Screen()
        self.game = find_game(args.game)
        self.speech = Speech(chosen_language(args.lang), self.game)
        self.games: int = args.games
        if not 1 <= self.games <= MOST_GAMES:
            raise BadInput(f"A run has 1 to {MOST_GAMES} games, not {self.games}.")
        self.workers: int = args.workers if args.workers is not None else _cores()
        if not 1 <= self.workers <= MOST_WORKERS:
            raise BadInput(f"There can be 1 to {MOST_WORKERS} workers, not {self.workers}.")
        self._where, _, self._address = str(args.on).partition(":")
        if self._where not in ("here", "ray") or (self._where == "here" and self._address):
            raise BadInput(f"Games can be played on: here, ray, ray:ADDRESS; not on {args.on!r}.")
        if self._where == "ray" and find_spec("ray") is None:
            raise BadInput(self.speech.cli("lab-no-ray"))

    def plan(self, seatings: list[list[str]], options: dict[str, str] | None = None) -> Plan:
        """A plan for some seatings, everything in it checked."""
        args = self.args
        pack = read_pack(Path(args.pack)) if args.pack is not None else None
        seconds = args.seconds if args.seconds is not None else 0.0
        rounds = args.rounds if args.rounds is not None else 0 if args.seconds is not None else ROUNDS
        if not (seconds or rounds):
            raise BadInput("A bot that thinks ahead needs one round for a choice or more, or some time.")
        given = read_options(args.option) | (options or {})
        longest = args.longest if args.longest is not None else LONGEST
        plan = make_plan(self.game, seatings, args.seed, given, pack, rounds, seconds, longest)
        check_players({name for seating in seatings for name in seating}, self.game, FastDice(0), plan.limit())
        return plan

    def crew(self) -> AbstractContextManager[Crew]:
        """Whoever plays."""
        if self._where == "here":
            return nullcontext(LocalCrew(find_game, self.workers))
        from grotto.lab.ray_crew import ray_crew

        return ray_crew(find_game, self._address, self.workers)

    def play(self, store: Store, games: int, about: str, enough: Enough = lambda _: 0) -> int:
        """Play what is missing, and say how far it is. Returns how many games count."""
        with closed_terminals(), self.crew() as crew, _progress(about) as progress:
            return running.play(store, games, crew, progress, enough)

    @contextmanager
    def store(self, plan: Plan, columns: list[str], folder: str | None) -> Iterator[Store]:
        """A folder, or only memory for some columns of the results."""
        if folder is None:
            yield Memory(plan, columns)
            return
        with Folder(Path(folder), plan) as kept:
            yield kept


def read_options(given: list[str]) -> dict[str, str]:
    """Settings of the table as they are typed."""
    options: dict[str, str] = {}
    for typed in given:
        name, equals, value = typed.partition("=")
        if not equals:
            raise BadInput(f"--set needs NAME=VALUE, not {typed!r}.")
        options[name] = value
    return options


def names(typed: str) -> list[str]:
    """Bots as they are typed, between commas."""
    found = [name.strip() for name in typed.split(",")]
    if not all(found):
        raise BadInput(f"{typed!r} names a bot less than it has commas for.")
    return found


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _progress(about: str) -> Iterator[running.Progress]:
    """A bar on the error stream, where that is a terminal; nothing elsewhere."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as shown:
        task = shown.add_task(about, total=None)

        def progress(have: int, games: int) -> None:
            shown.update(task, completed=have, total=games)

        yield progress
