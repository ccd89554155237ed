"""The client's files: found, compressed, kept by browsers for as long as that is right, and fenced in."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from grotto.table.app import create_app
from grotto.table.edge import Edge
from grotto.table.metrics import Metrics
from grotto.table.pages import Client
from grotto.table.service import Service
from grotto.table.settings import Settings
from tests.table.databases import run

PAGE = "<!doctype html><title>Grotto</title>" + " " * 2000
SCRIPT = "console.log(1);" * 200


@pytest.fixture
def client_files(tmp_path: Path) -> Path:
    """A client as it is built."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "lantern.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "assets" / "font.woff2").write_bytes(b"\x00" * 5000)
    (tmp_path / "secret.html").write_text("secret")
    return folder


def asked(files: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """What a server with these files answers."""
    nothing = cast(Any, None)
    app = create_app(Service(Settings(), nothing, nothing, Metrics()), Client(files))

    async def scenario() -> httpx.Response:
        transport = httpx.ASGITransport(cast(Any, app))
        async with httpx.AsyncClient(transport=transport, base_url="http://grotto.example") as client:
            return await client.request(method, path, headers={"Accept-Encoding": "identity", **headers})

    return run(scenario())


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/t/abc/", "/rules/cave-troll", "/rules/cave-troll/CT06-001", "/learn/x"]
)
def test_the_page_stands_at_every_address_of_the_client(client_files: Path, path: str) -> None:
    answer = asked(client_files, path)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_files_with_a_hash_in_their_names_are_kept_for_ever(client_files: Path) -> None:
    answer = asked(client_files, "/assets/index-abc.js")
    assert answer.text == SCRIPT
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert asked(client_files, "/lantern.svg").headers["Cache-Control"] == "no-cache"


def test_what_a_browser_has_already_is_not_sent_again(client_files: Path) -> None:
    tag = asked(client_files, "/").headers["ETag"]
    again = asked(client_files, "/", **{"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""
    assert asked(client_files, "/", **{"If-None-Match": '"other"'}).status_code == 200


def test_files_are_sent_compressed_to_who_can_read_that(client_files: Path) -> None:
    for accepted in ("gzip", "deflate, gzip;q=0.5", "br, GZIP"):
        answer = asked(client_files, "/assets/index-abc.js", **{"Accept-Encoding": accepted})
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.text == SCRIPT
        assert int(answer.headers["Content-Length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    for accepted in ("identity", "br", "gzip;q=0", ""):
        assert "Content-Encoding" not in asked(client_files, "/", **{"Accept-Encoding": accepted}).headers
    assert "Content-Encoding" not in asked(client_files, "/assets/font.woff2", **{"Accept-Encoding": "gzip"}).headers


@pytest.mark.parametrize(
    "path",
    [
        "/nothing", "/assets/nothing.js", "/../secret.html", "/assets/../../secret.html", "/%2e%2e/secret.html",
        "/..%2fsecret.html", "//etc/passwd", "/index.html/x", "/api/nothing", "/assets", "/x\\..\\secret.html",
    ],
)  # fmt: skip
def test_nothing_else_is_found(client_files: Path, path: str) -> None:
    answer = asked(client_files, path)
    assert answer.status_code == 404
    assert answer.json() == {"words": {"key": "edge-not-found"}}


def test_a_head_is_answered_like_a_get(client_files: Path) -> None:
    assert asked(client_files, "/", "HEAD").status_code == 200
    assert asked(client_files, "/", "POST").status_code == 405


def test_without_a_built_client_there_is_a_sentence(tmp_path: Path) -> None:
    answer = asked(tmp_path / "none", "/")
    assert answer.status_code == 503
    assert answer.json() == {"words": {"key": "edge-no-client"}}
    assert asked(tmp_path / "none", "/nothing").status_code == 404


@pytest.mark.parametrize("path", ["/", "/nothing", "/assets/index-abc.js", "/api/nothing"])
def test_every_answer_is_fenced_in(client_files: Path, path: str) -> None:
    headers = asked(client_files, path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["Content-Security-Policy"]


def test_a_fault_tells_nothing_of_the_inside(client_files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(client_files, "/api/games")  # there is no house behind this server
    assert answer.status_code == 500
    assert answer.json() == {"words": {"key": "edge-fault"}}
    assert "AttributeError" in capsys.readouterr().out  # but whoever runs it can read about it


@pytest.mark.parametrize(
    ("headers", "foreign"),
    [
        ({}, False),
        ({"origin": "http://grotto.example"}, False),
        ({"origin": "http://GROTTO.example"}, False),
        ({"origin": "https://public.example"}, False),
        ({"origin": "http://evil.example"}, True),
        ({"origin": "http://grotto.example:81"}, True),
        ({"origin": "http://grotto.example.evil.example"}, True),
        ({"origin": "null"}, True),
        ({"origin": "http://["}, True),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"sec-fetch-site": "same-origin"}, False),
    ],
)
def test_pages_of_other_sites_are_known(headers: dict[str, str], foreign: bool) -> None:
    edge = Edge(cast(Any, None), "https://public.example", Metrics())
    scope = {"headers": [(k.encode(), v.encode()) for k, v in {"host": "grotto.example", **headers}.items()]}
    assert edge._is_foreign(scope) is foreign
