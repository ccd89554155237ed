"""Sentences on the wire, and what is typed there: names, numbers and texts with their bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=30)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Short = Annotated[str, Meta(max_length=64)]


class Words(Struct, omit_defaults=True):
    """A sentence for the client to say in its language: a Fluent key with arguments. No key: `args.words` as it is."""

    key: str
    args: dict[str, int | str | Words] = {}


class Refusal(Struct, tag="refused", tag_field="type", omit_defaults=True):
    """A command or query that was not carried out, and nothing has changed: why, and the rule that says so."""

    id: str
    words: Words
    rule: str = ""
