"""Running games under seal: only the installation that wrote one can read it, for it holds what nobody may see yet."""

from __future__ import annotations

import base64
import hashlib
import zlib
from typing import Final

from cryptography.fernet import Fernet, InvalidToken
from msgspec import MsgspecError, Struct, json

HEAD: Final = "grotto-sealed/1\n"
LONGEST: Final = 16_000_000  # characters of what is inside


class Sealed(Struct):
    """A running game: which table it is, who played its seats, and its transcript with the secret."""

    table: str
    plan: list[tuple[str, str, str]]  # by, name, level
    transcript: str


def seal(key: str, sealed: Sealed) -> str:
    """The game as text that nobody can read or alter."""
    return HEAD + _fernet(key).encrypt(zlib.compress(json.encode(sealed))).decode()


def is_sealed(text: str) -> bool:
    """Whether a text is meant to be a sealed game."""
    return text.startswith(HEAD)


def unseal(key: str, text: str) -> Sealed | None:
    """The game inside; None where it was not sealed with this key, or altered."""
    try:
        packed = _fernet(key).decrypt(text.removeprefix(HEAD).strip())
        opener = zlib.decompressobj()
        inside = opener.decompress(packed, LONGEST)
        return None if opener.unconsumed_tail else json.decode(inside, type=Sealed)
    except (InvalidToken, zlib.error, MsgspecError, UnicodeEncodeError):
        return None


def _fernet(key: str) -> Fernet:
    return Fernet(base64.urlsafe_b64encode(hashlib.blake2b(key.encode(), digest_size=32).digest()))
