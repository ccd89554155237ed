"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on a socket there, gone when they end."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg


class Cluster:
    """A running PostgreSQL that can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="grotto-pg-"))
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            owner = unprivileged()
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self.user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self.port = free_port()
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "grotto", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", settings, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; "immediate" is what a crash looks like."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The address of a fresh database."""
        name = f"t{uuid4().hex}"
        self.ask("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://grotto@127.0.0.1:{self.port}/{name}"

    def ask(self, database: str, question: str) -> list[Any]:
        """Run a statement, on a connection of its own."""
        address = f"postgresql://grotto@127.0.0.1:{self.port}/{database}"
        with psycopg.connect(address, autocommit=True) as connection:
            cursor = connection.execute(question.encode())
            return cursor.fetchall() if cursor.description is not None else []

    def cut_off(self, address: str) -> None:
        """End every connection to a database, as a failing network or a restart does."""
        name = address.rpartition("/")[2]
        self.ask("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            check=False,
            **self.user,
        )
        assert done.returncode == 0, f"{program}: {done.stderr.decode()}"


def programs() -> Path:
    """Where PostgreSQL's programs are: on the path, or where Debian has them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert folders, "the tests need PostgreSQL's programs: install the package postgresql"
    return folders[-1]


def unprivileged() -> pwd.struct_passwd:
    """Somebody whom PostgreSQL may run as."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def free_port() -> int:
    """A port that nobody listens on at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
