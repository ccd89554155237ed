"""The WebSocket of a real server: played over, fuzzed, flooded, left unread, and asked from foreign pages."""

from __future__ import annotations

import contextlib
import json
import socket as plain_socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.servers import ME, OPEN, PATIENCE, Server, Talk, database_in, made, new_id, serving

BOB = {"by": "me", "name": "Bob"}


def test_two_play_over_their_sockets_and_see_the_same(server: Server) -> None:
    table, tokens = made(server, ME, BOB)
    with server.socket(table) as one, server.socket(table) as other:
        talks = [Talk(one, [tokens[0]], 0), Talk(other, [tokens[1]], 1)]
        for turn in range(30):
            games = [talk.game for talk in talks]
            assert games[0] is not None
            assert games[1] is not None
            assert games[0]["step"] == games[1]["step"] == turn
            seat = games[0]["awaits"][0]
            assert talks[seat].choose_any(seat, turn)["type"] == "done"
            for talk in talks:
                while talk.game is None or talk.game["step"] <= turn:
                    talk.hear()


def test_the_same_command_twice_is_done_once(server: Server) -> None:
    table, tokens = made(server, ME, OPEN)
    with server.socket(table) as socket:
        talk = Talk(socket, [tokens[0]])
        say = {"type": "say", "id": new_id(), "seat": 0, "text": "once"}
        assert talk.ask(say) == talk.ask(say)
        assert len(Talk(socket, [tokens[0]]).snapshot["chat"]) == 1


def test_a_command_for_a_seat_that_is_not_held_is_refused(server: Server) -> None:
    table, tokens = made(server, ME, BOB)
    with server.socket(table) as socket:
        talk = Talk(socket, [tokens[0]])
        assert talk.command("say", 1, text="I am Bob")["type"] == "refused"
        spectator = Talk(socket, [])
        assert spectator.command("say", 0, text="I am Ann")["type"] == "refused"


@pytest.mark.parametrize("token", ["x" * 22, "☃" * 22, "' OR '1'='1' -- '"])
def test_a_token_that_is_none_opens_no_seat(server: Server, token: str) -> None:
    table, _ = made(server, ME, OPEN)
    with server.socket(table) as socket:
        socket.send(json.dumps({"type": "hello", "id": new_id(), "tokens": [token]}))
        told = json.loads(socket.recv(timeout=PATIENCE))
        assert told["type"] in ("snapshot", "refused", "broken")
        assert told.get("held", []) == []


def test_where_there_is_no_table_the_connection_ends_with_a_sentence(server: Server) -> None:
    with server.socket("nowhere") as socket:
        socket.send(json.dumps({"type": "hello", "id": new_id()}))
        told = json.loads(socket.recv(timeout=PATIENCE))
        assert told["type"] == "broken"
        assert told["again"] is False
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


# --- what makes no sense --------------------------------------------------------------------------------------------

HELLO = {"type": "hello", "id": "12345678"}
NONSENSE: list[str | bytes] = [
    "", "null", "[]", "{", "{}", '"hello"', "NaN", "\x00", "[" * 30_000, '{"type":"hello"', b"\xff\xfe", b"",
    '{"type":"__init__","id":"12345678"}', '{"type":["hello"],"id":"12345678"}', '{"type":"hello"}',
    json.dumps(HELLO | {"id": "short"}), json.dumps(HELLO | {"id": "x" * 65}), json.dumps(HELLO | {"id": "with space"}),
    json.dumps(HELLO | {"tokens": ["x" * 22] * 9}), json.dumps(HELLO | {"look": 99}), json.dumps(HELLO | {"more": 1}),
    json.dumps(HELLO | {"seq": -1}), json.dumps(HELLO | {"seq": 10**40}), json.dumps(HELLO | {"lines": 1.5}),
    '{"type":"choose","id":"12345678","seat":0,"question":1,"option":"1"}', '{"type":"hello","id":"\\ud800-234567"}',
    '{"type":"say","id":"12345678","seat":0,"text":"' + "x" * 501 + '"}',
]  # fmt: skip


def test_each_unreadable_message_gets_a_sentence_and_the_connection_goes_on(server: Server) -> None:
    table, tokens = made(server, ME, OPEN)
    for start in range(0, len(NONSENSE), 15):  # so many are borne with
        with server.socket(table) as socket:
            talk = Talk(socket, [tokens[0]])
            for message in NONSENSE[start : start + 15]:
                socket.send(message)
                told = talk.hear()
                assert told["type"] == "refused"
                assert told["words"]["key"] == "edge-not-json"
            assert talk.command("say", 0, text="still here")["type"] == "done"


def test_an_unreadable_message_is_answered_under_its_id_where_it_has_one(server: Server) -> None:
    table, _ = made(server, ME, OPEN)
    with server.socket(table) as socket:
        socket.send(json.dumps({"type": "dance", "id": "12345678"}))
        assert json.loads(socket.recv(timeout=PATIENCE))["id"] == "12345678"


def test_who_keeps_sending_what_cannot_be_read_is_shown_out(server: Server) -> None:
    table, _ = made(server, ME, OPEN)
    told: list[str] = []
    with server.socket(table) as socket:
        for _ in range(20):
            socket.send("nonsense")
            told.append(json.loads(socket.recv(timeout=PATIENCE))["type"])
        assert told == ["refused"] * 20
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "broken"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(server: Server) -> None:
    table, tokens = made(server, ME, OPEN)
    with server.socket(table) as socket:
        talk = Talk(socket, [tokens[0]])
        with pytest.raises(ConnectionClosed) as closed:
            talk.command("say", 0, text="x" * 100_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with server.client() as client:
        assert client.get(f"/api/tables/{table}").status_code == 200


@pytest.fixture(scope="module")
def fuzzed(server: Server) -> tuple[str, str]:
    """A table in play, and the token of a seat."""
    table, tokens = made(server, ME, BOB)
    return table, tokens[0]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=10), inside, max_size=4),
    max_leaves=10,
)
kinds = st.sampled_from(
    ["hello", "choose", "undo", "ask-take-back", "answer-take-back", "say", "resign", "rename", "leave", "return",
     "move", "seat-bot", "dismiss", "arrange", "start", "notify", "rematch", "why-not", "wish", "at", "ping"]
)  # fmt: skip
fields = st.fixed_dictionaries(
    {"type": kinds, "id": st.uuids().map(str)},
    optional={
        "seat": st.integers(-1, 16), "question": st.integers(0, 60), "option": st.integers(0, 800),
        "step": st.integers(), "ask": st.integers(0, 99), "agree": st.booleans(),
        "text": st.text(max_size=40), "phrase": st.text(max_size=9),
        "name": st.text(max_size=40), "to": st.integers(0, 5), "on": st.integers(0, 5), "level": st.text(max_size=9),
        "email": st.text(max_size=30), "webhook": st.text(max_size=30), "lang": st.sampled_from(["en", "de", "xx", ""]),
        "intent": anything, "named": st.lists(st.text(max_size=9)), "tokens": st.lists(st.text(max_size=30)),
        "options": st.dictionaries(st.text(max_size=9), st.text(max_size=9)), "ways": anything,
        "look": st.integers(0, 3),
    },
)  # fmt: skip


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=fields | anything, seed=st.integers(0, 3))
def test_whatever_is_sent_is_answered(server: Server, fuzzed: tuple[str, str], message: Any, seed: int) -> None:
    table, token = fuzzed
    with server.socket(table) as socket:
        talk = Talk(socket, [token] if seed else [], 0 if seed else None)
        socket.send(msgspec.json.encode(message).decode())
        told = talk.hear()
        while told["type"] == "changed":
            told = talk.hear()
        assert told["type"] in ("refused", "done", "snapshot", "past", "meant", "broken")
        assert told.get("words", {}).get("key") != "edge-fault"
    assert server.alive


# --- who connects ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_connection(server: Server, origin: str) -> None:
    table, _ = made(server, ME, OPEN)
    with pytest.raises(InvalidStatus) as refused, server.socket(table, origin=origin):
        raise AssertionError("it got one")
    assert refused.value.response.status_code == 403


def test_the_servers_own_page_gets_one(server: Server) -> None:
    table, _ = made(server, ME, OPEN)
    with server.socket(table, origin=server.address) as socket:
        assert Talk(socket, []).snapshot["type"] == "snapshot"


def test_only_so_many_connections_from_one_address(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), connections="2") as server:
        table, _ = made(server, ME, OPEN)
        with server.socket(table) as one, server.socket(table) as two:
            Talk(one, [])
            Talk(two, [])
            with server.socket(table) as three:
                assert json.loads(three.recv(timeout=PATIENCE))["words"]["key"] == "edge-too-many"
            with server.client() as client:
                assert client.get(f"/api/tables/{table}/stream").status_code == 429
        while first_word(server, table) == "broken":  # until the server has seen that they are gone
            time.sleep(0.02)
        assert first_word(server, table) == "snapshot"


def first_word(server: Server, table: str) -> str:
    """The kind of the first message that a spectator gets."""
    with server.socket(table) as socket, contextlib.suppress(ConnectionClosed):
        socket.send(json.dumps(HELLO))
        return str(json.loads(socket.recv(timeout=PATIENCE))["type"])
    return "broken"


def test_who_does_not_read_is_cut_off_and_holds_up_nobody(tmp_path: Path) -> None:
    few = "import grotto.table.lines\ngrotto.table.lines.MOST = 5"
    with serving(database_in(tmp_path), first=few) as server:
        table, tokens = made(server, ME, BOB)
        host, _, port = server.address.removeprefix("http://").partition(":")
        with plain_socket.socket() as deaf, server.socket(table) as socket:
            deaf.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 4096)
            deaf.settimeout(PATIENCE)
            deaf.connect((host, int(port)))
            deaf.sendall(handshake(table, host))
            talk = Talk(socket, [tokens[0]], 0)
            for _ in range(50):
                deaf.sendall(frame(json.dumps(HELLO).encode()))
            assert talk.command("say", 0, text="I hear you")["type"] == "done"
            with server.client() as client:
                while 'grotto_connections{kind="websocket"} 1.0' not in client.get("/metrics").text:
                    time.sleep(0.05)
            assert talk.command("say", 0, text="I still do")["type"] == "done"


def handshake(table: str, host: str) -> bytes:
    """The request that opens a WebSocket."""
    lines = [
        f"GET /ws/{table} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(content: bytes) -> bytes:
    """A short text message, masked with nothing."""
    assert len(content) < 126
    return bytes([0x81, 0x80 | len(content), 0, 0, 0, 0]) + content
