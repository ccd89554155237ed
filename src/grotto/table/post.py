"""Notices that it is somebody's turn: an e-mail by SMTP, a call to an address by HTTP."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Awaitable
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from pathlib import Path
from typing import Any, Final

import httpx
import structlog

from grotto.kernel import Text
from grotto.kernel.words import LANGUAGES, Words
from grotto.table.metrics import Metrics
from grotto.table.ports import Catalogue, Letter
from grotto.table.settings import Settings
from grotto.table.webhooks import call

FOLDER: Final = Path(__file__).parent
AT_ONCE: Final = 8
LIMIT: Final = 15.0  # seconds

log: Final = structlog.get_logger()


class Letters:
    """The post of a server. `origin`: where players find it, for the link."""

    def __init__(self, settings: Settings, origin: str, games: Catalogue, metrics: Metrics) -> None:
        self._settings = settings
        self._origin = origin
        self._games = games
        self._metrics = metrics
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._trusted = ssl.create_default_context()
        # Every call has a connection of its own: two names with one address are not to share what one has proved.
        limits = httpx.Limits(max_keepalive_connections=0)
        self._client = httpx.AsyncClient(trust_env=False, timeout=LIMIT, verify=self._trusted, limits=limits)

    async def send(self, letter: Letter) -> bool:
        """Whether it went out, by one way at least. Never raises."""
        async with self._at_once:
            ways: list[Awaitable[bool]] = []
            if letter.email and self._settings.smtp_host:
                ways.append(self._tried("e-mail", asyncio.to_thread(self._mail, letter)))
            if letter.webhook:
                ways.append(self._tried("webhook", self._call(letter)))
            return any(await asyncio.gather(*ways))

    async def close(self) -> None:
        """Let go of what is kept for calling."""
        await self._client.aclose()

    async def _tried(self, way: str, sending: Awaitable[None]) -> bool:
        try:
            await asyncio.wait_for(sending, 2 * LIMIT)
        except Exception as error:  # noqa: BLE001 - mail servers and addresses go wrong in every way; the house tries again
            self._metrics.letters.labels(way, "failed").inc()
            log.warning("notice-failed", way=way, why=type(error).__name__)  # not the text: it may name the address
            return False
        self._metrics.letters.labels(way, "sent").inc()
        return True

    # --- what is written ---------------------------------------------------------------------------------------------

    def _words(self, letter: Letter) -> dict[str, str]:
        """The sentences of a letter in its language, each on one line."""
        lang = letter.lang if letter.lang in LANGUAGES else "en"
        game = self._games.find(letter.game)
        words = Words(lang, FOLDER, game.folder())
        title = letter.title or words.say(Text("game-title"))
        args: dict[str, Any] = {"name": letter.name, "title": title, "link": self._link(letter)}
        said = {key: words.say(Text(f"post-{key}", **args)) for key in ("subject", "turn", "link", "why")}
        return {key: " ".join(sentence.split()) for key, sentence in said.items()}

    def _link(self, letter: Letter) -> str:
        return f"{self._origin}/t/{letter.table}"

    # --- by e-mail ---------------------------------------------------------------------------------------------------

    def _mail(self, letter: Letter) -> None:
        """Send an e-mail. Blocks; raises whatever goes wrong."""
        message = self._message(letter)
        settings = self._settings
        if settings.smtp_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.smtp_host, settings.smtp_port, timeout=LIMIT, context=self._trusted
            )
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=LIMIT)
        with server:
            if settings.smtp_security == "starttls":
                server.starttls(context=self._trusted)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)

    def _message(self, letter: Letter) -> EmailMessage:
        words = self._words(letter)
        message = EmailMessage()
        message["From"] = Address("Grotto", addr_spec=self._settings.smtp_from)
        message["To"] = Address(addr_spec=letter.email)
        message["Subject"] = words["subject"]
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self._settings.smtp_from.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"  # so that nobody's absence is answered to us
        message.set_content(f"{words['turn']}\n\n{words['link']}\n\n-- \n{words['why']}\n")
        return message

    # --- by a call ---------------------------------------------------------------------------------------------------

    async def _call(self, letter: Letter) -> None:
        """Call an address. `text` and `content` are what common chat services show."""
        said = f"{self._words(letter)['turn']} {self._link(letter)}"
        content: dict[str, Any] = {
            "event": "your-turn",
            "table": letter.table,
            "title": letter.title,
            "game": letter.game,
            "seat": letter.seat,
            "name": letter.name,
            "question": letter.question,
            "link": self._link(letter),
            "text": said,
            "content": said,
        }
        await call(self._client, letter.webhook, content, self._settings.private_webhooks)
