"""Real servers for tests: `grotto serve` in a process of its own, asked over HTTP and WebSockets."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0  # seconds until a fault is certain; nothing is measured by it
_numbers = itertools.count(1)


class Reachable:
    """Whatever can be asked at an address."""

    address: str

    def client(self, token: str | None = None) -> httpx.Client:
        """An HTTP client."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE)

    def socket(self, table: str, **more: Any) -> ClientConnection:
        """A WebSocket to a table."""
        address = self.address.replace("http", "ws", 1) + f"/ws/{table}"
        socket: ClientConnection = connect(
            address, open_timeout=PATIENCE, close_timeout=PATIENCE, max_size=10_000_000, **more
        )
        return socket


class Server(Reachable):
    """One or several processes that serve the same tables."""

    @property
    def alive(self) -> bool:
        """Whether all of it runs."""
        raise NotImplementedError


class Running(Server):
    """A server that runs, and its address."""

    def __init__(self, flags: dict[str, str], environment: dict[str, str] | None = None, first: str = "") -> None:
        self.first = first
        self.flags = {"port": "0", "bot-pause": "0", "bots": "1", **flags}
        self.environment = {**clean_environment(), **(environment or {})}
        self.process = self._started()
        self.address = self._address()

    def _started(self) -> subprocess.Popen[str]:
        arguments = [part for name, value in self.flags.items() for part in (f"--{name}", value)]
        program = f"{self.first}\nfrom grotto.cli import main\nif __name__ == '__main__': raise SystemExit(main())"
        command = ["-c", program] if self.first else ["-m", "grotto"]
        return subprocess.Popen(
            [sys.executable, *command, "serve", "--no-open", "--lang", "en", *arguments],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def _address(self) -> str:
        assert self.process.stdout is not None
        readable, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if readable else ""
        found = re.search(r"http://\S+", line)
        if found is None:
            self.process.kill()
            raise AssertionError(f"the server did not come up: {line!r} {self.process.communicate()[1]}")
        self.flags["port"] = found.group().rpartition(":")[2]  # the same again, should it be restarted
        return found.group()

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        """Start it again, at the same address."""
        self.process = self._started()
        self._address()

    def stop(self) -> tuple[int, str]:
        """End it as whoever runs it does; gives its exit code and its log."""
        self.process.terminate()
        _, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, log


class Pair(Server):
    """Two processes on one database, asked by turns, as behind a proxy."""

    def __init__(self, *both: Running) -> None:
        self._both = both
        self._turns = itertools.cycle(both)
        self.address = both[0].address

    @property
    def alive(self) -> bool:
        """Whether both run."""
        return all(one.alive for one in self._both)

    def client(self, token: str | None = None) -> httpx.Client:
        """An HTTP client of one of them."""
        return next(self._turns).client(token)

    def socket(self, table: str, **more: Any) -> ClientConnection:
        """A WebSocket to one of them."""
        return next(self._turns).socket(table, **more)


@contextlib.contextmanager
def serving(
    database: str, environment: dict[str, str] | None = None, first: str = "", **flags: str
) -> Iterator[Running]:
    """A server, ended afterwards. `first`: Python to run before it starts, to make its limits small."""
    named = {name.replace("_", "-"): value for name, value in flags.items()}
    server = Running({"database-url": database, **named}, environment, first)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def clean_environment() -> dict[str, str]:
    """The environment without settings of somebody's own server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("GROTTO_")}


def database_in(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


# --- playing --------------------------------------------------------------------------------------------------------


def new_id() -> str:
    """An id for a message."""
    return f"message-{next(_numbers)}-{os.getpid()}"


def made(server: Reachable, *plan: dict[str, str], **more: Any) -> tuple[str, dict[int, str]]:
    """A new table of Cave Troll, and the tokens of the seats by "me"."""
    order = {"game": "cave-troll", "plan": list(plan), "options": {"stall-guard": "on"}, **more}
    with server.client() as client:
        answer = client.post("/api/tables", json=order)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], {one["seat"]: one["token"] for one in answer.json()["held"]}


ME = {"by": "me", "name": "Ann"}
OPEN = {"by": "open"}
BOT = {"by": "bot", "level": "easy"}


class Picture:
    """What a browser knows of a table, put together from snapshots and changes."""

    def __init__(self) -> None:
        self.begun = False
        self.seq = 0
        self.log: list[Any] = []
        self.game: Any = None

    def take(self, told: Any) -> None:
        """Something was told."""
        self.begun = self.begun or told["type"] == "snapshot"
        if not self.begun or told["type"] not in ("snapshot", "changed"):
            return
        assert told["type"] == "snapshot" or told["seq"] >= self.seq
        self.seq = told["seq"]
        self.game = told.get("game", self.game)
        if "log_from" in told:
            assert told["log_from"] <= len(self.log), "lines are missing"
            self.log[told["log_from"] :] = told.get("log", [])


class Talk:
    """One WebSocket that speaks for seats, and what it was told. `picture`: what was known before it."""

    def __init__(
        self, socket: ClientConnection, tokens: list[str], look: int | None = None, picture: Picture | None = None
    ) -> None:
        self.socket = socket
        self.picture = picture or Picture()
        known = {"seq": self.picture.seq, "lines": len(self.picture.log)}
        hello: dict[str, Any] = {"type": "hello", "id": new_id(), "tokens": tokens, **known}
        self.told: list[Any] = []
        self.snapshot = self.ask(hello | ({"look": look} if look is not None else {}))
        self.game: dict[str, Any] | None = self.snapshot.get("game")

    def ask(self, message: dict[str, Any]) -> Any:
        """Send a message; gives its answer. What comes in between is kept."""
        self.socket.send(msgspec.json.encode(message).decode())
        while True:
            told = self.hear()
            if told.get("id") == message["id"]:
                return told

    def hear(self) -> Any:
        """The next message."""
        told = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
        self.told.append(told)
        self.picture.take(told)
        if told.get("game") is not None:
            self.game = told["game"]
        return told

    def command(self, kind: str, seat: int, **more: Any) -> Any:
        """A command and its answer."""
        return self.ask({"type": kind, "id": new_id(), "seat": seat, **more})

    def choose_any(self, seat: int, which: int = 0) -> Any:
        """Give some answer to the question that is there."""
        assert self.game is not None
        asked = self.game["asked"]
        option = asked["options"][which % len(asked["options"])]["number"]
        return self.command("choose", seat, question=asked["number"], option=option)

    def wait_for(self, wanted: Any) -> Any:
        """Listen until a message fits."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            told = self.hear()
            if wanted(told):
                return told
        raise AssertionError("it never came")
