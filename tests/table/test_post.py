"""Notices reach a real mail server and a real HTTP server, in the player's language, and nobody they must not."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from grotto.games import find_game
from grotto.table.metrics import Metrics
from grotto.table.ports import Catalogue, Letter
from grotto.table.post import Letters
from grotto.table.settings import Settings
from grotto.table.webhooks import is_public
from tests.table.databases import run
from tests.table.postgres import free_port

LETTER = Letter("ann@example.org", "", "en", "TABLEID", "Friday", "cave-troll", 1, "Ann", 12)


class Mailbox:
    """Keeps what a mail server is given; refuses who is called nobody."""

    def __init__(self) -> None:
        self.envelopes: list[Envelope] = []

    async def handle_RCPT(  # noqa: N802 - the name is aiosmtpd's
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if address.startswith("nobody"):
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.envelopes.append(envelope)
        return "250 OK"

    def letters(self) -> list[Any]:
        """What has come, read."""
        contents = [envelope.original_content or b"" for envelope in self.envelopes]
        return [message_from_bytes(content, policy=policy.default) for content in contents]


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, Settings]]:
    """A mail server, and the settings to send through it."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield (
            box,
            Settings(
                smtp_host="127.0.0.1",
                smtp_port=controller.port,
                smtp_security="none",
                smtp_from="grotto@example.org",
            ),
        )
    finally:
        controller.stop()


def sent(settings: Settings, *wanted: Letter) -> list[bool]:
    """Whether each letter went out from a server with these settings."""

    async def scenario() -> list[bool]:
        post = Letters(settings, "https://grotto.example", Catalogue(("cave-troll",), find_game), Metrics())
        try:
            return [await post.send(letter) for letter in wanted]
        finally:
            await post.close()

    return run(scenario())


def test_an_email_says_at_which_table_and_has_the_link_without_a_token() -> None:
    with mail_server() as (box, settings):
        assert sent(settings, LETTER) == [True]
    (message,) = box.letters()
    assert message["To"] == "ann@example.org"
    assert message["From"] == "Grotto <grotto@example.org>"
    assert message["Subject"] == "Friday: it is your turn"
    assert message["Auto-Submitted"] == "auto-generated"
    body = message.get_content()
    assert "https://grotto.example/t/TABLEID" in body.splitlines()[2]
    assert "Ann, the others" in body
    assert "seat=" not in body


def test_an_email_is_in_the_players_language_and_a_table_without_a_title_is_called_by_its_game() -> None:
    with mail_server() as (box, settings):
        sent(settings, replace(LETTER, lang="de", title="", name="Änne ☃"), replace(LETTER, lang="tlh"))
    german, unknown = box.letters()
    assert german["Subject"].endswith(": du bist am Zug")
    assert "Änne ☃" in german.get_content()
    assert unknown["Subject"] == "Friday: it is your turn"


def test_what_somebody_calls_himself_or_a_table_makes_no_headers() -> None:
    with mail_server() as (box, settings):
        sly = replace(LETTER, title="x\r\nBcc: all@example.org", name="y\r\n\r\nBcc: all@example.org")
        assert sent(settings, sly) == [True]
    (message,) = box.letters()
    assert message["Bcc"] is None
    assert box.envelopes[0].rcpt_tos == ["ann@example.org"]


@pytest.mark.parametrize("email", ["nobody@example.org", "a@b, c@d", "x\r\nBcc: y@z", "no address", "@", "a@b\x00"])
def test_an_address_that_does_not_work_is_told_and_nothing_else_happens(email: str) -> None:
    with mail_server() as (box, settings):
        assert sent(settings, replace(LETTER, email=email)) == [False]
    assert box.envelopes == []


def test_a_mail_server_that_is_not_there_is_told() -> None:
    settings = Settings(smtp_host="127.0.0.1", smtp_port=free_port(), smtp_from="grotto@example.org")
    assert sent(settings, LETTER) == [False]


def test_a_mail_server_without_encryption_is_not_trusted_unless_that_is_allowed() -> None:
    with mail_server() as (box, settings):
        for security in ("starttls", "tls"):
            assert sent(replace(settings, smtp_security=security), LETTER) == [False]
    assert box.envelopes == []


def test_where_there_is_no_mail_server_nothing_is_sent() -> None:
    assert sent(Settings(), LETTER) == [False]


# --- webhooks -------------------------------------------------------------------------------------------------------


class Called(BaseHTTPRequestHandler):
    """Notes each call; the path says how to answer."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append((self.path, self.headers["Host"], json.loads(body)))  # type: ignore[attr-defined]
        status = int(self.path.rpartition("/")[2])
        self.send_response(status)
        if status == 302:
            self.send_header("Location", "/200")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def web_server() -> Iterator[tuple[str, list[Any]]]:
    """A server to be called, and its calls."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Called)
    server.calls = []  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", server.calls  # type: ignore[attr-defined]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def to(webhook: str) -> Letter:
    """A letter to be called out."""
    return replace(LETTER, email="", webhook=webhook)


INSIDE = Settings(private_webhooks=True)


def test_a_webhook_is_told_whose_turn_it_is() -> None:
    with web_server() as (address, calls):
        assert sent(INSIDE, to(f"{address}/200")) == [True]
    ((path, host, content),) = calls
    assert (path, f"http://{host}") == ("/200", address)
    assert content["table"] == "TABLEID"
    assert content["seat"] == 1
    assert content["link"] == "https://grotto.example/t/TABLEID"
    assert content["text"].startswith("Ann, ")


def test_only_success_counts_and_nobody_is_sent_elsewhere() -> None:
    with web_server() as (address, calls):
        assert sent(INSIDE, *(to(f"{address}/{status}") for status in (302, 404, 500))) == [False] * 3
    assert [path for path, _, _ in calls] == ["/302", "/404", "/500"]


def test_the_servers_own_network_is_not_called() -> None:
    hosts = ("127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433", "127.1")
    with web_server() as (address, calls):
        port = address.rpartition(":")[2]
        assert sent(Settings(), *(to(f"http://{host}:{port}/200") for host in hosts)) == [False] * len(hosts)
    assert calls == []


@pytest.mark.parametrize(
    "webhook",
    [
        "",
        "nonsense",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "http://u:p@example.org/",
        "http://[",
        "//x",
    ],
)
def test_what_is_no_address_is_not_called(webhook: str) -> None:
    assert sent(INSIDE, to(webhook)) == [False]


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1",
        "2002:a00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.1",
    ],
)  # fmt: skip
def test_addresses_inside_are_known(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize(
    "number", ["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
)
def test_addresses_of_the_open_internet_are_known(number: str) -> None:
    assert is_public(number)
