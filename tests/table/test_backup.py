"""The drill of `docs/hosting.md`: a backup made while people play, restored beside it, has the table as it was."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.table.postgres import Cluster, programs
from tests.table.servers import ME, Running, Talk, database_in, made, serving

BOB = {"by": "me", "name": "Bob"}


def played(server: Running) -> tuple[str, dict[int, str]]:
    """A table in the middle of its game."""
    table, tokens = made(server, ME, BOB)
    with server.socket(table) as socket:
        talk = Talk(socket, list(tokens.values()), 0)
        for turn in range(12):
            assert talk.game is not None
            seat = talk.game["awaits"][0]
            if talk.snapshot["look"] != seat:
                talk = Talk(socket, list(tokens.values()), seat)
            assert talk.choose_any(seat, turn)["type"] == "done"
            talk = Talk(socket, list(tokens.values()), seat)
    return table, tokens


def seen(server: Running, table: str, tokens: dict[int, str]) -> list[Any]:
    """What each seat sees by its old link."""
    pictures = []
    for seat, token in tokens.items():
        with server.socket(table) as socket:
            snapshot = Talk(socket, [token], seat).snapshot
            pictures.append((snapshot["held"], snapshot["game"]["view"], snapshot["log"]))
    return pictures


def test_a_file_that_was_copied_while_in_use_is_served_again(tmp_path: Path) -> None:
    restored = tmp_path / "restored"
    restored.mkdir()
    with serving(database_in(tmp_path)) as server:
        table, tokens = played(server)
        files = [folder / "tables.db" for folder in (tmp_path, restored)]
        with closing(sqlite3.connect(files[0])) as here, closing(sqlite3.connect(files[1])) as there:
            here.backup(there)
        with serving(database_in(restored)) as drill:
            assert seen(drill, table, tokens) == seen(server, table, tokens)


def test_a_dump_that_was_restored_is_served_again(postgres: Cluster, tmp_path: Path) -> None:
    address, drill_address = postgres.new_database(), postgres.new_database()
    dump = str(tmp_path / "backup.dump")
    with serving(address) as server:
        table, tokens = played(server)
        subprocess.run([programs() / "pg_dump", "--format=custom", f"--file={dump}", address], check=True)
        subprocess.run([programs() / "pg_restore", f"--dbname={drill_address}", dump], check=True)
        with serving(drill_address) as drill:
            assert seen(drill, table, tokens) == seen(server, table, tokens)
