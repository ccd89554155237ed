"""Servers killed between any two writes, hundreds of times, while people play: no acknowledged answer is lost, none is
carried out twice, and in the end all see the same.

Every second life of a server ends itself at a station before or after a write, the others are killed from outside at
any moment. GROTTO_KILLS=5000 kills so often.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

import httpx
import pytest

from grotto.games import find_game
from grotto.kernel import FastDice
from grotto.table.fold import apply
from grotto.table.library import Library
from grotto.table.ports import Catalogue
from grotto.table.records import Chosen, Record
from grotto.table.standing import Table
from tests.table.databases import opened, run
from tests.table.nursery import STATIONS, Nursery, nursery
from tests.table.players import Player
from tests.table.postgres import Cluster
from tests.table.servers import ME, PATIENCE, Picture, Talk, database_in, made

KILLS = int(os.environ.get("GROTTO_KILLS", "200"))
BLOCK = KILLS // 4  # in each of four tests
OFTEN = 12  # times that a life may pass a station
TABLES = 3
BOB = {"by": "me", "name": "Bob"}


class Crowd:
    """People at some tables of some servers; where a game is over, they begin another."""

    def __init__(self, servers: list[Nursery]) -> None:
        self.servers = servers
        self.everybody: list[Player] = []
        self.over = threading.Event()
        self._keeper = threading.Thread(target=self._keep)
        self._keeper.start()

    def _keep(self) -> None:
        while not self.over.is_set():
            playing = sum(player.is_alive() for player in self.everybody)
            for number in range(TABLES - playing // 2):
                self._begin(number)
            self.over.wait(0.05)

    def _begin(self, number: int) -> None:
        try:
            table, tokens = made(self.servers[number % len(self.servers)], ME, BOB)
        except httpx.HTTPError:
            return  # it died over it
        for seat, token in tokens.items():
            server = self.servers[(number + seat) % len(self.servers)]
            player = Player(lambda server=server: server, table, seat, token, 100_000)  # type: ignore[misc]
            self.everybody.append(player)
            player.start()

    def rest(self) -> None:
        """Everybody stops after the answer he is giving."""
        self.over.set()
        self._keeper.join(2 * PATIENCE)
        for player in self.everybody:
            player.over.set()
        for player in self.everybody:
            player.join(2 * PATIENCE)
            assert player.fault is None, player.fault
            assert not player.is_alive()

    @property
    def answers(self) -> int:
        """How many answers were acknowledged."""
        return sum(len(player.acknowledged) for player in self.everybody)


@contextlib.contextmanager
def crowd(servers: list[Nursery]) -> Iterator[Crowd]:
    """People, who have gone at the end."""
    found = Crowd(servers)
    try:
        yield found
    finally:
        found.over.set()
        for player in found.everybody:
            player.over.set()


def lives(server: Nursery, count: int, dice: FastDice, people: Crowd) -> None:
    """One life after the other: every second one ends at a station, one kind after the other. The last one goes on."""
    for number in range(count):
        if number % 2:
            server.begin(number // 2 % len(STATIONS), 1 + dice.below(OFTEN, "times"))
        else:
            process = server.begin()
            wait_for(people, people.answers + dice.below(OFTEN, "answers"))
            os.kill(process, signal.SIGKILL)
        assert server.ended() == -signal.SIGKILL
    server.begin()


def wait_for(people: Crowd, answers: int) -> None:
    """Come back when so many answers have been acknowledged."""
    seen, until = -1, 0.0
    while people.answers < answers:
        if people.answers != seen:
            seen, until = people.answers, time.monotonic() + 2 * PATIENCE
        alive = [str(player) for player in people.everybody if player.is_alive()]
        assert time.monotonic() < until, f"nobody plays any more: {alive}"
        time.sleep(0.002)


def logs(address: str, tables: set[str]) -> dict[str, list[Record]]:
    """What is written about some tables."""

    async def read() -> dict[str, list[Record]]:
        async with opened(address) as database:
            return {table: await database.load(table) for table in tables}

    return run(read())


def judge(log: list[Record], players: list[Player], looks: list[Look]) -> None:
    """Every acknowledged answer is in the log, each once; and everybody sees what follows from it."""
    assert [record.seq for record in log] == list(range(1, len(log) + 1))
    written = Counter(record.command for record in log if isinstance(record.body, Chosen))
    assert set(written.values()) <= {1}
    acknowledged = [command for player in players for command in player.acknowledged]
    assert len(set(acknowledged)) == len(acknowledged)
    assert set(acknowledged) <= set(written)
    table = Table(players[0].table, Library(Catalogue(("cave-troll",), find_game)))
    for record in log:
        apply(table, record)
    assert table.trouble is None
    assert table.play is not None
    for seat, back, anew in looks:
        assert back.log == anew.log
        assert back.game["step"] == anew.game["step"] == table.play.step
        assert back.game["view"] == anew.game["view"] == table.play.state.view(seat)


Look = tuple[int | None, Picture, Picture]
"""A seat or a spectator: the table as it is seen by one who comes back, and by one who comes anew."""


def looked(server: Nursery, players: list[Player]) -> list[Look]:
    """What the players of a table see now, and a spectator."""
    found = [(player.seat, player.picture, [player.token]) for player in players]
    looks: list[Look] = []
    for seat, picture, tokens in [*found, (None, Picture(), [])]:
        with server.socket(players[0].table) as one, server.socket(players[0].table) as other:
            looks.append((seat, Talk(one, tokens, seat, picture).picture, Talk(other, tokens, seat).picture))
    return looks


def killed_while_people_play(address: str, servers: int, seed: int) -> None:
    """A block of kills, and what has to be true after it."""
    dice = FastDice(seed)
    with contextlib.ExitStack() as stack:
        nurseries = [stack.enter_context(nursery(address)) for _ in range(servers)]
        with crowd(nurseries) as people:
            they_die(nurseries, dice, people)
            people.rest()
            assert people.answers > BLOCK
            tables: dict[str, list[Player]] = {}
            for player in people.everybody:
                tables.setdefault(player.table, []).append(player)
            looks = {table: looked(nurseries[-1], players) for table, players in tables.items()}
    for table, log in logs(address, set(tables)).items():
        judge(log, tables[table], looks[table])


def they_die(nurseries: list[Nursery], dice: FastDice, people: Crowd) -> None:
    """All servers die again and again, each by itself; of two the other may serve meanwhile."""
    share = BLOCK // len(nurseries)
    with ThreadPoolExecutor(len(nurseries)) as threads:
        seeds = [FastDice(dice.below(1 << 30, "seed")) for _ in nurseries]
        ends = [threads.submit(lives, *pair, people) for pair in zip(nurseries, repeat(share), seeds, strict=False)]
        for end in ends:
            end.result()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_server_killed_again_and_again_loses_and_doubles_nothing(tmp_path: Path, seed: int) -> None:
    killed_while_people_play(database_in(tmp_path), 1, seed)


@pytest.mark.parametrize("seed", [3, 4])
def test_two_servers_killed_again_and_again_lose_and_double_nothing(postgres: Cluster, seed: int) -> None:
    killed_while_people_play(postgres.new_database(), 2, seed)
