"""Servers to measure, each a process of its own on a free port, ended at the end."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
HERE: Final = Path(__file__).parent
PATIENCE: Final = 60.0  # seconds for a server to come up


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def memory(self) -> int:
        """Bytes it keeps in memory, its workers not counted."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Come back once a server answers, whatever it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    sys.exit(f"bench: the server at {url} did not come up")


@contextmanager
def running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[Server]:
    """A server by its command, until the block ends."""
    process = subprocess.Popen(command, cwd=HERE, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/", process)
        yield Server(process, port)
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def peer() -> Iterator[Server]:
    """boardgame.io's server; its lobby takes the port after its own."""
    port = free_port()
    with running(["node", "peer-server.mjs", str(port)], port, {"NODE_ENV": "production"}) as server:
        yield server


@contextmanager
def grotto() -> Iterator[Server]:
    """Grotto's server, compiled, on a fresh SQLite file; nothing is held back by its limits for strangers.

    The file is on the disk of the project: a folder for temporary files may be none.
    """
    port = free_port()
    with TemporaryDirectory(dir=ROOT / "build") as folder:
        environment = {
            "PYTHONPATH": str(ROOT / "build" / "compiled"),
            "GROTTO_DATA": folder,
            "GROTTO_TABLES_PER_HOUR": "1000000",
            "GROTTO_CONNECTIONS": "1000000",
            "GROTTO_PACE": "1000000",
            "GROTTO_LOG_LEVEL": "warning",
        }
        command = [sys.executable, "-m", "grotto", "serve", "--port", str(port), "--no-open"]
        with running(command, port, environment) as server:
            yield server
