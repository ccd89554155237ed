"""`grotto serve` as a process: it starts, says so, ends in good order, and survives being killed while people play."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from examples.bot import play
from websockets.exceptions import ConnectionClosed

from grotto.table.records import Chosen, Record
from tests.table.databases import opened, run
from tests.table.players import Player
from tests.table.postgres import Cluster
from tests.table.servers import (
    ME,
    OPEN,
    PATIENCE,
    Running,
    Server,
    Talk,
    clean_environment,
    database_in,
    made,
    serving,
)

BOB = {"by": "me", "name": "Bob"}


def refused(*arguments: str, first: str = "", **environment: str) -> str:
    """What `grotto serve` says where it does not start."""
    program = f"{first}\nfrom grotto.cli import main\nraise SystemExit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "serve", "--no-open", *arguments],
        env={**clean_environment(), "LANG": "en_GB.UTF-8", **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("grotto: ")
    return done.stderr


# --- beginning and end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_good_order_and_everybody_is_told(tmp_path: Path, how: signal.Signals) -> None:
    with serving(database_in(tmp_path)) as server:
        table, tokens = made(server, ME, BOB)
        with server.socket(table) as connection, server.client(tokens[1]) as client:
            talk = Talk(connection, [tokens[0]], 0)
            with client.stream("GET", f"/api/tables/{table}/stream") as stream:
                lines = stream.iter_lines()
                next(lines)
                server.process.send_signal(how)
                last = [json.loads(line) for line in lines if line][-1]
            assert (last["type"], last["again"]) == ("broken", True)
            assert talk.wait_for(lambda told: told["type"] == "broken")["again"] is True
            with pytest.raises(ConnectionClosed):
                talk.hear()
        code, log = server.stop()
        assert code == 0
        assert "Traceback" not in log
        assert table not in log
        assert tokens[0] not in log


def test_tables_are_there_again_after_a_restart(tmp_path: Path) -> None:
    with serving(database_in(tmp_path)) as server:
        table, tokens = made(server, ME, BOB)
        with server.socket(table) as connection:
            before = Talk(connection, [tokens[0]], 0).game
        server.stop()
        server.restart()
        with server.socket(table) as connection:
            after = Talk(connection, [tokens[0]], 0).game
        assert before is not None
        assert after is not None
        assert after["view"] == before["view"]


def test_what_keeps_it_from_starting_is_one_sentence(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"cannot listen on 127.0.0.1, port {port}" in refused("--port", port, *data)
    assert "cannot listen on 203.0.113.7" in refused("--host", "203.0.113.7", "--port", "0", *data)
    assert "--port cannot be 'x'" in refused("--port", "x", *data)
    assert "GROTTO_PORT cannot be 'x'" in refused(*data, GROTTO_PORT="x")
    assert "cannot be read" in refused("--database-url", "nonsense")
    assert "cannot be used" in refused("--database-url", "postgresql://nobody@127.0.0.1:1/x", "--port", "0")
    with serving(database_in(tmp_path)):
        assert "Another server already keeps its tables" in refused("--port", "0", *data)


def test_without_the_extra_it_says_what_to_install() -> None:
    missing = (
        "import importlib.util as u\nfound = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'litestar' else found(name, *rest)"
    )
    assert 'pip install "grotto[table]"' in refused(first=missing)
    assert 'pip install "grotto[table]" holt es' in refused(first=missing, LANG="de_DE.UTF-8")


def test_help_lists_every_setting() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grotto", "serve", "--help"],
        env=clean_environment() | {"COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=True,
    )
    from grotto.table.settings import FIELDS

    for one in FIELDS:
        assert f"--{one.name.replace('_', '-')} " in done.stdout
        assert f"GROTTO_{one.name.upper()}" in done.stdout


# --- a program that plays -------------------------------------------------------------------------------------------


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    table, tokens = made(server, ME, OPEN)
    outcomes: list[object] = []
    bot = threading.Thread(target=lambda: outcomes.append(play(f"{server.address}/t/{table}")))
    bot.start()
    with server.socket(table) as connection:
        talk = Talk(connection, [tokens[0]], 0)
        while talk.command("start", 0)["type"] != "done":
            talk.hear()
    host = Player(lambda: server, table, 0, tokens[0], answers=100_000)
    host.run()
    bot.join(PATIENCE)
    assert outcomes == [host.view["outcome"]]
    with server.client() as client:
        assert client.get(f"/api/tables/{table}").json()["state"] == "over"
        assert '"entries"' in client.get(f"/api/tables/{table}/record").text


# --- cut off, several at once; killed: test_kills.py ----------------------------------------------------------------


@contextmanager
def players(servers: list[Running], tables: int, answers: int) -> Iterator[list[Player]]:
    """People at so many tables for two, each at one of the servers; at the end all have given their answers."""
    everybody: list[Player] = []
    for number in range(tables):
        table, tokens = made(servers[0], ME, BOB)
        for seat, token in tokens.items():
            server = servers[(number + seat) % len(servers)]
            everybody.append(Player(lambda server=server: server, table, seat, token, answers))  # type: ignore[misc]
    for player in everybody:
        player.start()
    try:
        yield everybody
        for player in everybody:
            player.join(3 * PATIENCE)
            assert player.fault is None
            assert not player.is_alive(), f"seat {player.seat} plays on"
    finally:
        for player in everybody:
            player.over.set()


def answered(everybody: list[Player], count: int) -> None:
    """Come back when people have given so many answers."""
    while sum(len(player.acknowledged) for player in everybody) < count:
        assert any(player.is_alive() for player in everybody)
        time.sleep(0.005)


def nothing_lost_or_doubled(address: str, everybody: list[Player]) -> None:
    """Every acknowledged answer is in the log exactly once, and the log has no gaps."""

    async def logs() -> dict[str, list[Record]]:
        async with opened(address) as database:
            return {player.table: await database.load(player.table) for player in everybody}

    for table, log in run(logs()).items():
        assert [record.seq for record in log] == list(range(1, len(log) + 1))
        written = [record.command for record in log if isinstance(record.body, Chosen)]
        acknowledged = [one for player in everybody if player.table == table for one in player.acknowledged]
        assert len(set(written)) == len(written)
        assert set(acknowledged) <= set(written)
        assert len(set(acknowledged)) == len(acknowledged)


def test_two_servers_on_one_database_play_one_table(shared_address: str) -> None:
    with serving(shared_address) as one, serving(shared_address) as other:
        with players([one, other], tables=3, answers=60) as everybody:
            pass
        for player in everybody[:2]:
            the_same_at_both(one, other, player)
    nothing_lost_or_doubled(shared_address, everybody)


def the_same_at_both(one: Running, other: Running, player: Player) -> None:
    """What a seat sees at one server it sees at the other, at once and when something is new."""
    with one.socket(player.table) as here, other.socket(player.table) as there:
        talks = [Talk(here, [player.token], player.seat), Talk(there, [player.token], player.seat)]
        assert talks[0].game is not None
        assert talks[1].game is not None
        assert talks[0].game["view"] == talks[1].game["view"]
        assert talks[0].snapshot["log"] == talks[1].snapshot["log"]
        talks[0].command("say", player.seat, text="from here")
        heard = talks[1].wait_for(lambda told: told.get("chat"))
        assert heard["chat"][0]["text"] == "from here"


def test_who_is_connected_to_one_server_is_seen_at_the_other(shared_address: str) -> None:
    with serving(shared_address) as one, serving(shared_address) as other:
        table, tokens = made(one, ME, BOB)
        with one.socket(table) as here:
            talk = Talk(here, [tokens[0]], 0)
            with other.socket(table) as there:
                Talk(there, [tokens[1]], 1)
                talk.wait_for(lambda told: told.get("table") and told["table"]["seats"][1].get("here"))
            talk.wait_for(lambda told: told.get("table") and not told["table"]["seats"][1].get("here"))


def test_a_server_that_is_killed_leaves_its_tables_to_the_other(shared_address: str) -> None:
    with serving(shared_address) as one, serving(shared_address) as other:
        with players([other, one], tables=2, answers=60) as everybody:
            answered(everybody, 30)
            one.kill()
            for player in everybody:
                player.server = lambda: other
        assert other.process.poll() is None
    nothing_lost_or_doubled(shared_address, everybody)


def test_a_database_that_cuts_its_connections_costs_nobody_an_answer(postgres: Cluster) -> None:
    address = postgres.new_database()
    with serving(address) as one, serving(address) as other:
        with players([one, other], tables=2, answers=60) as everybody:
            for count in range(10, 110, 10):
                answered(everybody, count)
                postgres.cut_off(address)
        assert one.stop()[0] == other.stop()[0] == 0
    nothing_lost_or_doubled(address, everybody)


def test_a_database_that_goes_and_comes_back_is_told_and_waited_for() -> None:
    cluster = Cluster()
    try:
        address = cluster.new_database()
        with serving(address) as server, server.client() as client:
            with players([server], tables=2, answers=60) as everybody:
                answered(everybody, 30)
                cluster.stop("immediate")
                assert client.get("/health").status_code == 503
                order = {"game": "cave-troll", "plan": [ME, BOB]}
                made_not = client.post("/api/tables", json=order)
                assert made_not.status_code == 503
                assert httpx.get(f"{server.address}/api/games").status_code == 200
                cluster.start()
            assert client.get("/health").status_code == 200
            server.stop()
        nothing_lost_or_doubled(address, everybody)
    finally:
        cluster.remove()
