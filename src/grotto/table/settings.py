"""What whoever runs a server can set, by a flag of `grotto serve` or in the environment as GROTTO_NAME."""

from __future__ import annotations

import dataclasses
import ipaddress
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from grotto.kernel.errors import BadInput

PREFIX: Final = "GROTTO_"
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("0", "no", "false", "off")


def _text(given: str) -> str:
    return given


def _one_of(*allowed: str) -> Callable[[str], str]:
    def read(given: str) -> str:
        if given not in allowed:
            raise ValueError(f"one of: {', '.join(allowed)}")
        return given

    return read


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(given: str) -> int:
        if not given.isascii() or not given.isdigit() or len(given) > 9 or not low <= int(given) <= high:
            raise ValueError(f"a whole number from {low} to {high}")
        return int(given)

    return read


def _seconds(low: float, high: float) -> Callable[[str], float]:
    def read(given: str) -> float:
        try:
            value = float(given)
        except ValueError:
            value = -1.0
        if not low <= value <= high:
            raise ValueError(f"a number of seconds from {low:g} to {high:g}")
        return value

    return read


def _yes_or_no(given: str) -> bool:
    if given.lower() not in YES + NO:
        raise ValueError("yes or no")
    return given.lower() in YES


def _origin(given: str) -> str:
    parts = urlsplit(given)
    plain = parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment)
    if given and (not plain or parts.path not in ("", "/")):
        raise ValueError("an address like https://grotto.example, without a path")
    return given.rstrip("/")


def _networks(given: str) -> str:
    try:
        for part in given.split(",") if given else []:
            ipaddress.ip_network(part.strip())
    except ValueError:
        raise ValueError("addresses or networks with commas between, like 127.0.0.1,10.0.0.0/8") from None
    return ",".join(part.strip() for part in given.split(","))


def _setting(default: Any, read: Callable[[str], Any], shown: str, about: str) -> Any:
    """A field with what it takes to read it and to tell about it."""
    return field(default=default, metadata={"read": read, "shown": shown, "about": about})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a server; the defaults are for somebody who plays at home."""

    host: str = _setting("127.0.0.1", _text, "ADDRESS", "listen on this address; 0.0.0.0 lets other machines in")
    port: int = _setting(8000, _whole(0, 65535), "N", "listen on this port; 0 takes any that is free")
    public_url: str = _setting("", _origin, "URL", "how players reach the server, for links in e-mails")
    data: str = _setting("", _text, "DIR", "where tables are kept (default: the user's folder for data)")
    database_url: str = _setting("", _text, "URL", "keep tables in PostgreSQL, which several servers can share")
    trusted_proxies: str = _setting("", _networks, "NETS", "believe these proxies what a player's address is")
    bots: int = _setting(0, _whole(0, 64), "N", "processes in which bots think (default: half the cores, two at least)")
    bot_limit: float = _setting(5.0, _seconds(0.1, 300), "S", "seconds until a bot has to have answered")
    bot_pause: float = _setting(0.6, _seconds(0, 60), "S", "seconds before a bot's answer is shown")
    away_after: float = _setting(
        60.0, _seconds(0, 86400), "S", "seconds before others may have a bot play for a player who is away"
    )
    notice_after: float = _setting(20.0, _seconds(0, 86400), "S", "seconds before a player who is away is written to")
    smtp_host: str = _setting("", _text, "HOST", "send e-mail through this server (default: no e-mail)")
    smtp_port: int = _setting(587, _whole(1, 65535), "N", "the port of the mail server")
    smtp_security: str = _setting(
        "starttls", _one_of("starttls", "tls", "none"), "HOW", "to the mail server: starttls, tls or none"
    )
    smtp_user: str = _setting("", _text, "NAME", "the name for the mail server")
    smtp_password: str = _setting("", _text, "WORD", "the password for the mail server")
    smtp_from: str = _setting("", _text, "ADDRESS", "the address that e-mails come from")
    private_webhooks: bool = _setting(False, _yes_or_no, "YES|NO", "call webhooks inside the server's own network too")
    tables_per_hour: int = _setting(60, _whole(1, 1_000_000), "N", "new tables from one address in an hour")
    seats_per_hour: int = _setting(240, _whole(1, 1_000_000), "N", "seats taken from one address in an hour")
    connections: int = _setting(100, _whole(1, 1_000_000), "N", "connections from one address at a time")
    pace: int = _setting(20, _whole(1, 1_000_000), "N", "messages from one connection in a second, in the long run")
    metrics: bool = _setting(True, _yes_or_no, "YES|NO", "answer /metrics")
    log: str = _setting("console", _one_of("console", "json"), "FORM", "how the log is written: console or json")
    log_level: str = _setting(
        "info", _one_of("debug", "info", "warning", "error"), "LEVEL", "what the log has: debug, info, warning or error"
    )

    def database(self) -> str:
        """The address of the database."""
        if self.database_url:
            return self.database_url
        folder = Path(self.data) if self.data else user_data_path("grotto", appauthor=False)
        return f"sqlite:///{folder / 'tables.db'}"

    def origin(self, port: int) -> str:
        """How players reach the server, as far as it can know."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return self.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"


FIELDS: Final = dataclasses.fields(Settings)


def read_settings(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """The settings: a flag goes before the environment. Raises BadInput for what makes no sense."""
    values: dict[str, Any] = {}
    for one in FIELDS:
        variable = PREFIX + one.name.upper()
        given, where = flags.get(one.name), f"--{one.name.replace('_', '-')}"
        if given is None:
            given, where = _from_environment(environment, variable), variable
        if given is None:
            continue
        try:
            values[one.name] = one.metadata["read"](given.strip())
        except ValueError as error:
            shown = "" if "password" in one.name else f" {given[:60]!r}"
            raise BadInput(f"{where} cannot be{shown}; it has to be {error}.") from None
    settings = Settings(**values)
    if settings.smtp_host and not settings.smtp_from:
        raise BadInput("GROTTO_SMTP_HOST needs GROTTO_SMTP_FROM: the address that e-mails come from.")
    return settings


def _from_environment(environment: Mapping[str, str], variable: str) -> str | None:
    """The value of a variable, or the contents of the file that VARIABLE_FILE names: some keep secrets so."""
    path = environment.get(f"{variable}_FILE")
    if path is None:
        return environment.get(variable)
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        raise BadInput(f"{variable}_FILE names a file that cannot be read: {path[:200]!r}.") from None
