"""The API of a real server: what it gives, and a sentence for everything that it does not take."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.servers import BOT, ME, OPEN, Running, Server, database_in, made, new_id, serving


def test_games_with_their_settings(server: Server) -> None:
    with server.client() as client:
        (card,) = [card for card in client.get("/api/games").json() if card["id"] == "cave-troll"]
        assert client.get("/api/games/cave-troll").json() == card
    assert card["seats"] == [2, 4]
    assert card["levels"] == ["easy", "normal", "hard"]
    assert "edition" in [setting["name"] for setting in card["settings"]]


def test_rulebooks_and_words_in_every_language(server: Server) -> None:
    with server.client() as client:
        for lang in ("en", "de"):
            book = client.get(f"/api/games/cave-troll/rules/{lang}").json()
            numbers = [one["number"] for section in book["sections"] for one in section["statements"]]
            assert "CT06-031" in numbers
            common = client.get(f"/api/words/{lang}").json()
            assert client.get(f"/api/games/cave-troll/words/{lang}").json()[: len(common)] == common
            assert any("edge-too-often" in file for file in common)


def test_words_are_kept_by_browsers_until_they_change(server: Server) -> None:
    with server.client() as client:
        first = client.get("/api/words/en")
        assert first.headers["Content-Encoding"] == "gzip"
        again = client.get("/api/words/en", headers={"If-None-Match": first.headers["ETag"]})
        assert again.status_code == 304


def test_a_table_is_opened_found_and_sat_at(server: Server) -> None:
    table, tokens = made(server, ME, OPEN, title="Friday", ways={"listed": True})
    with server.client() as client:
        info = client.get(f"/api/tables/{table}").json()
        assert info["title"] == "Friday"
        assert info["state"] == "open"
        assert table in [one["id"] for one in client.get("/api/tables").json()]
        held = client.post(f"/api/tables/{table}/seats", json={"name": "Bob ☃"})
        assert held.status_code == 201
        assert held.json()["seat"] == 1
        assert held.json()["token"] != tokens[0]
        full = client.post(f"/api/tables/{table}/seats", json={"name": "Cid"})
        assert full.status_code == 409
        assert [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["seats"]] == ["Ann", "Bob ☃"]


def test_a_game_is_played_by_commands_alone(server: Server) -> None:
    table, tokens = made(server, ME, {"by": "me", "name": "Bob"})
    with server.client(tokens[0]) as client:
        past = command(client, table, {"type": "at", "id": new_id(), "step": 0})
        assert past["type"] == "past"
        seat = past["view"]["awaits"][0]
        client.headers["Authorization"] = f"Bearer {tokens[seat]}"
        wrong = {"type": "choose", "id": new_id(), "seat": seat, "question": 1, "option": 999_999}
        refusal = client.post(f"/api/tables/{table}/commands", json=wrong)
        assert refusal.status_code == 409
        assert refusal.json()["type"] == "refused"
        say = {"type": "say", "id": new_id(), "seat": seat, "text": "hello"}
        done = command(client, table, say)
        assert done["type"] == "done"
        assert command(client, table, say) == done  # the same again is answered the same, and done once
        assert client.get(f"/api/tables/{table}/record").status_code == 200


def command(client: httpx.Client, table: str, message: dict[str, Any]) -> Any:
    """The answer to a command that goes well."""
    answer = client.post(f"/api/tables/{table}/commands", json=message)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_stream_begins_with_a_snapshot_and_brings_what_is_new(server: Server) -> None:
    table, tokens = made(server, ME, {"by": "me", "name": "Bob"})
    with (
        server.client(tokens[0]) as client,
        client.stream("GET", f"/api/tables/{table}/stream", params={"look": 0}) as stream,
    ):
        assert stream.headers["Content-Type"].startswith("application/x-ndjson")
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        snapshot = next(lines)
        assert snapshot["type"] == "snapshot"
        assert snapshot["held"] == [0]
        command(client, table, {"type": "say", "id": new_id(), "seat": 0, "text": "hello"})
        while not (changed := next(lines)).get("chat"):
            assert changed["type"] == "changed"
        assert changed["chat"][0]["text"] == "hello"


def test_a_spectators_stream_needs_no_token_and_shows_no_hand(server: Server) -> None:
    table, _ = made(server, ME, {"by": "me", "name": "Bob"})
    with server.client() as client, client.stream("GET", f"/api/tables/{table}/stream") as stream:
        snapshot = json.loads(next(line for line in stream.iter_lines() if line))
    assert snapshot["held"] == []
    assert snapshot.get("look") is None
    assert snapshot["game"]["view"]["seat"] is None
    assert "asked" not in snapshot["game"]


# --- what is not taken ----------------------------------------------------------------------------------------------

MAKE: dict[str, Any] = {"game": "cave-troll", "plan": [ME, BOT]}


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "key"),
    [
        ("GET", "/api/games/chess", None, 404, "table-no-such-game"),
        ("GET", "/api/games/cave-troll/rules/tlh", None, 404, "table-no-such-language"),
        ("GET", "/api/words/..", None, 404, "edge-not-found"),
        ("GET", "/api/tables/nowhere", None, 404, "table-not-found"),
        ("GET", "/api/tables/nowhere/stream", None, 404, "table-not-found"),
        ("GET", "/api/tables/%00", None, 404, "table-not-found"),
        ("GET", "/api/tables?limit=1000000", None, 400, "edge-malformed"),
        ("GET", "/api/tables?limit=many", None, 400, "edge-malformed"),
        ("GET", "/api/nothing", None, 404, "edge-not-found"),
        ("PUT", "/api/tables", b"{}", 405, "edge-not-so"),
        ("POST", "/api/tables", b"", 400, "edge-malformed"),
        ("POST", "/api/tables", b"{", 400, "edge-malformed"),
        ("POST", "/api/tables", b"[]", 400, "edge-malformed"),
        ("POST", "/api/tables", b"null", 400, "edge-malformed"),
        ("POST", "/api/tables", b"\xff\xfe", 400, "edge-malformed"),
        ("POST", "/api/tables", b'"\\ud800"', 400, "edge-malformed"),
        ("POST", "/api/tables", b"[" * 60_000, 400, "edge-malformed"),
        ("POST", "/api/tables", b" " * 70_000, 413, "edge-too-large"),
        ("POST", "/api/tables", MAKE | {"plan": []}, 400, "edge-malformed"),
        ("POST", "/api/tables", MAKE | {"plan": [ME] * 17}, 400, "edge-malformed"),
        ("POST", "/api/tables", MAKE | {"more": 1}, 400, "edge-malformed"),
        ("POST", "/api/tables", MAKE | {"title": "x" * 61}, 400, "edge-malformed"),
        ("POST", "/api/tables", MAKE | {"ways": {"clock": {"base": 10**30, "more": 0}}}, 400, "edge-malformed"),
        ("POST", "/api/tables/nowhere/seats", {"name": ""}, 400, "edge-malformed"),
        ("POST", "/api/tables/nowhere/seats", {"name": "Ann", "seat": -1}, 400, "edge-malformed"),
        ("POST", "/api/tables/nowhere/seats", {"name": "Ann"}, 404, "table-not-found"),
        ("POST", "/api/tables/nowhere/branch", {"step": 0}, 404, "table-not-found"),
        ("POST", "/api/tables/nowhere/commands", {"type": "ping", "id": "12345678"}, 401, "edge-no-token"),
    ],
)  # fmt: skip
def test_a_request_that_makes_no_sense_gets_a_status_and_a_sentence(
    server: Server, method: str, path: str, content: Any, status: int, key: str
) -> None:
    body = content if isinstance(content, bytes) or content is None else json.dumps(content).encode()
    with server.client() as client:
        answer = client.request(method, path, content=body)
    assert (answer.status_code, answer.json()["words"]["key"]) == (status, key)
    assert "\n" not in answer.json()["words"].get("args", {}).get("what", "")


@pytest.mark.parametrize("credentials", ["", "Bearer", "Bearer short", "Basic YTpi", "Bearer " + "x" * 65, "x" * 5000])
def test_what_is_no_token_is_refused(server: Server, credentials: str) -> None:
    table, _ = made(server, ME, OPEN)
    with server.client() as client:
        answer = client.post(
            f"/api/tables/{table}/commands",
            json={"type": "ping", "id": "12345678"},
            headers={"Authorization": credentials},
        )
    assert (answer.status_code, answer.json()["words"]["key"]) == (401, "edge-no-token")


def test_a_token_of_another_table_opens_nothing(server: Server) -> None:
    table, _ = made(server, ME, OPEN)
    _, foreign = made(server, ME, OPEN)
    message = {"type": "rename", "id": new_id(), "seat": 0, "name": "Eve"}
    with server.client(foreign[0]) as client:
        answer = client.post(f"/api/tables/{table}/commands", json=message)
        assert answer.status_code in (401, 403)
        assert client.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ann"


def test_a_page_of_another_site_can_neither_open_tables_nor_command(server: Server) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        with server.client() as client:
            answer = client.post("/api/tables", json=MAKE, headers=headers)
            assert (answer.status_code, answer.json()["words"]["key"]) == (403, "edge-foreign")
            assert "Access-Control-Allow-Origin" not in client.get("/api/games", headers=headers).headers


NAMES = ["☃", "e\u0301" * 10, "\U0001f9cc" * 10, "<script>", "'; DROP TABLE records; --", "ـــ", "../.."]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_that_can_be_shown_is_kept_as_it_is(server: Server, name: str) -> None:
    table, tokens = made(server, ME, OPEN, title=name)
    with server.client() as client:
        taken = client.post(f"/api/tables/{table}/seats", json={"name": name})
        assert taken.status_code == 201, taken.text
    with server.client(tokens[0]) as client:
        command(client, table, {"type": "say", "id": new_id(), "seat": 0, "text": name})
        seats = client.get(f"/api/tables/{table}").json()["seats"]
    assert seats[1]["name"] == name


@pytest.mark.parametrize("name", ["\x00", "\u202e", " ", "\n\n", "\u2028", "\ufeff"])
def test_a_name_that_cannot_be_seen_is_refused(server: Server, name: str) -> None:
    table, _ = made(server, ME, OPEN)
    with server.client() as client:
        taken = client.post(f"/api/tables/{table}/seats", json={"name": name})
    assert taken.status_code in (400, 409, 422), taken.text


def test_who_opens_tables_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), tables_per_hour="20", seats_per_hour="20") as server, server.client() as client:
        answers = [client.post("/api/tables", json=MAKE) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429]
        assert int(answers[5].headers["Retry-After"]) == answers[5].json()["words"]["args"]["seconds"]
        table = answers[0].json()["id"]
        seats = [client.post(f"/api/tables/{table}/seats", json={"name": "Eve"}) for _ in range(6)]
        assert [answer.status_code for answer in seats] == [409] * 5 + [429]


def test_behind_a_trusted_proxy_every_player_has_an_address_of_his_own(tmp_path: Path) -> None:
    def statuses(server: Running, count: int) -> list[int]:
        with server.client() as client:
            return [
                client.post("/api/tables", json=MAKE, headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
                for number in range(count)
            ]

    with serving(database_in(tmp_path), tables_per_hour="20", trusted_proxies="127.0.0.1") as server:
        assert statuses(server, 8) == [201] * 8
    with serving(database_in(tmp_path), tables_per_hour="20") as server:  # else anybody could say anything
        assert statuses(server, 6) == [201] * 5 + [429]


def test_health_and_metrics_tell_no_names(server: Server) -> None:
    table, tokens = made(server, ME, OPEN)
    with server.client(tokens[0]) as client:
        command(client, table, {"type": "say", "id": new_id(), "seat": 0, "text": "hush"})
        assert client.get("/health").json()["status"] == "ok"
        text = client.get("/metrics").text
    assert 'grotto_messages_total{type="say"}' in text
    assert 'route="/api/tables/{table}/commands"' in text
    assert table not in text
    assert tokens[0] not in text


def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), metrics="no") as server, server.client() as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/health").status_code == 200


def test_a_hint_and_a_finished_games_analysis(server: Server) -> None:
    table, tokens = made(server, ME, BOT, options={"first-player": "1"})
    address = f"/api/tables/{table}"
    with server.client(tokens[0]) as client:
        assert client.get(address).json()["advice"] is True
        assert client.get(f"{address}/analysis").status_code == 409
        ask = {"type": "advise", "id": new_id(), "seat": 0, "question": 1}
        hint = client.post(f"{address}/commands", json=ask).json()
        assert (hint["type"], hint["id"], hint["question"]) == ("advised", ask["id"], 1)
        assert len(hint["options"]) == 2
        assert all(0 <= option["chance"] <= 1 for option in hint["options"])
        late = client.post(f"{address}/commands", json={**ask, "question": 9})
        assert (late.status_code, late.json()["words"]["key"]) == (409, "table-stale-question")
        choice = {"type": "choose", "id": new_id(), "seat": 0, "question": 1, "option": hint["options"][0]["option"]}
        assert client.post(f"{address}/commands", json=choice).status_code == 200
        client.post(f"{address}/commands", json={"type": "resign", "id": new_id(), "seat": 0})
    with server.client() as onlooker:
        analysis = onlooker.get(f"{address}/analysis").json()
        while not analysis["done"]:
            analysis = onlooker.get(f"{address}/analysis").json()
    assert analysis["steps"] >= 1
    assert [len(step) for step in analysis["chances"]] == [2] * (analysis["steps"] + 1)
