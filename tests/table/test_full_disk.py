"""A disk that is full while people play: they are told, nothing is lost, and when there is room again all goes on."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.table.postgres import Cluster
from tests.table.servers import ME, OPEN, Running, Talk, database_in, made, new_id, serving
from tests.table.test_serve import answered, nothing_lost_or_doubled, players

FULL = """
import os, resource, signal
def full(*_): resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
def room(*_): resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
signal.signal(signal.SIGUSR1, full)
signal.signal(signal.SIGUSR2, room)
"""
"""What runs before the server: on a signal no file may grow any more, on another it may again."""

NO_SPACE = """
CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER no_space BEFORE INSERT ON records EXECUTE FUNCTION no_space()
"""


def told_and_remembered(server: Running, fill: object, clear: object) -> None:
    """What can be said before, not while, and again after the disk is full."""
    assert callable(fill)
    assert callable(clear)
    table, tokens = made(server, ME, OPEN)
    with server.socket(table) as socket:
        talk = Talk(socket, [tokens[0]])
        assert talk.command("say", 0, text="before")["type"] == "done"
        fill()
        say = {"type": "say", "id": new_id(), "seat": 0, "text": "kept"}
        refused = talk.ask(say)
        while refused["type"] == "done":  # the signal had not arrived yet
            say |= {"id": new_id(), "text": "before"}
            refused = talk.ask(say)
        assert (refused["type"], refused["words"]["key"]) == ("refused", "table-storage-down")
        clear()
    with server.socket(table) as socket:
        talk = Talk(socket, [tokens[0]])
        while talk.ask(say)["type"] != "done":
            say |= {"id": new_id()}
        chat = [line["text"] for line in Talk(socket, [tokens[0]]).snapshot["chat"]]
        assert chat[-1] == say["text"]
        assert chat.count("kept") <= 1
        assert server.alive


def test_sqlite_without_room_is_told_and_goes_on_when_there_is_some(tmp_path: Path) -> None:
    address = database_in(tmp_path)
    with serving(address, first=FULL) as server:
        told_and_remembered(
            server,
            lambda: server.process.send_signal(signal.SIGUSR1),
            lambda: server.process.send_signal(signal.SIGUSR2),
        )
        with players([server], tables=2, answers=40) as everybody:
            for count in range(10, 60, 10):
                answered(everybody, count)
                server.process.send_signal(signal.SIGUSR1)
                with server.client() as client:
                    while client.post("/api/tables", json={"game": "cave-troll", "plan": [ME, ME]}).status_code != 503:
                        continue
                server.process.send_signal(signal.SIGUSR2)
        server.stop()
    nothing_lost_or_doubled(address, everybody)


def test_postgresql_without_room_is_told_and_goes_on_when_there_is_some(postgres: Cluster) -> None:
    address = postgres.new_database()
    name = address.rpartition("/")[2]
    with serving(address) as server:
        told_and_remembered(
            server,
            lambda: postgres.ask(name, NO_SPACE),
            lambda: postgres.ask(name, "DROP TRIGGER no_space ON records"),
        )
