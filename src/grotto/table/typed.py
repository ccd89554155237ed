"""What people type: names, talk and addresses, made fit to be kept and shown, or recognised as unfit."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

JOINER: Final = "\u200d"  # holds many pictures of people together
EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
PHRASE: Final = re.compile(r"[a-z][a-z0-9-]*")


def clean(text: str) -> str:
    """A text on one line without anything that cannot be seen, or that would turn what stands around it."""
    spaced = " ".join(text.split())
    return "".join(mark for mark in spaced if mark.isprintable() or mark == JOINER).strip(f" {JOINER}")


def is_email(text: str) -> bool:
    """Whether a text looks like an e-mail address."""
    return EMAIL.fullmatch(text) is not None


def is_phrase(text: str) -> bool:
    """Whether a text can be the name of a phrase."""
    return PHRASE.fullmatch(text) is not None


def is_table(text: str) -> bool:
    """Whether a text can be the id of a table."""
    return TABLE.fullmatch(text) is not None


def is_webhook(text: str) -> bool:
    """Whether a text is an address that can be called."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and text.isascii() and port != 0
