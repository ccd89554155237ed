"""One seat of a table: who sits there, who plays, and where to write to."""

from __future__ import annotations

import hashlib

from grotto.table.clocks import Account


class Chair:
    """A seat as the records leave it. With a key and a bot, the bot sits in for the player."""

    __slots__ = (
        "account",
        "bot",
        "declined",
        "declined_at",
        "email",
        "host",
        "key",
        "lang",
        "left",
        "level",
        "name",
        "resigned",
        "said",
        "webhook",
    )

    def __init__(self) -> None:
        self.key = ""  # hash of the token that is the right to it
        self.name = ""
        self.host = False
        self.bot = False
        self.level = ""
        self.resigned = False
        self.left = False
        self.email = ""
        self.webhook = ""
        self.lang = "en"
        self.declined = 0  # take-backs it asked for in vain, one after the other
        self.declined_at = 0.0
        self.said: list[float] = []  # when it last said something
        self.account: Account | None = None

    @property
    def by(self) -> str:
        """Who plays the seat, as the wire has it."""
        return "bot" if self.bot else "player" if self.key else "nobody"

    @property
    def free(self) -> bool:
        """Whether somebody can sit down before the game."""
        return not self.bot and not self.key

    def stand(self) -> None:
        """The player goes; who comes next inherits nothing of his."""
        self.key = self.name = self.email = self.webhook = ""
        self.host = False
        self.lang = "en"
        self.declined = 0


def key_of(token: str) -> str:
    """The hash that is kept instead of a token."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"grotto-seat-1").hexdigest()
