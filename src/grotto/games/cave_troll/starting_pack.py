"""The pack to start from: Grotto's own board and pieces written out, with comments that explain the format."""

from __future__ import annotations

import textwrap
from typing import Any

from grotto.games.cave_troll import checking_board, checking_pieces, kinds
from grotto.games.cave_troll.components import EFFECT_NAMES
from grotto.games.cave_troll.packing import BOARDS, GAME, PIECES, built_in
from grotto.kernel import manifest
from grotto.kernel.pack import MANIFEST
from grotto.kernel.position import quoted
from grotto.kernel.text import Text
from grotto.kernel.words import Words

LINE = 118  # of a comment, without its mark


def new_pack(words: Words) -> dict[str, str]:
    """The files of a new pack by name, which an owner then changes into what his copy has."""
    return {
        MANIFEST: _written(_manifest(words)),
        BOARDS: _written(_boards(words)),
        PIECES: _written(_pieces(words)),
    }


def _written(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _manifest(words: Words) -> list[str]:
    return [
        *comment(words.say(Text("pack-about"))),
        "",
        f"format = {toml(manifest.FORMAT)}",
        f"game = {toml(GAME)}",
        'id = "my-cave-troll"',
        f"title = {toml(words.say(Text('pack-title')))}",
        f"# author = {toml(words.say(Text('pack-author')))}",
    ]


def _boards(words: Words) -> list[str]:
    board = built_in(BOARDS)["board"][0]
    fields = [_named(words, field) for field in board["field"]]
    return [
        *comment(words.say(Text("pack-boards-about"))),
        "",
        f"format = {toml(checking_board.FORMAT)}",
        "",
        "[[board]]",
        'id = "my-lair"',
        f"edition = {toml(board['edition'])}",
        f"title = {toml(words.say(Text('pack-board-title')))}",
        f"grid = {toml(board['grid'])}",
        "",
        *comment(words.say(Text("pack-fields"))),
        *listing("field", fields),
        "",
        *comment(words.say(Text("pack-doors"))),
        *listing("door", board["door"]),
    ]


def _named(words: Words, field: dict[str, Any]) -> dict[str, Any]:
    """A field with the name that Grotto has for it in this language, in the order in which people read it."""
    key = f"field-{field['id']}"
    named: dict[str, Any] = {"id": field["id"], "kind": field["kind"]}
    if words.has(key):
        named["name"] = words.say(Text(key))
    named.update(field)
    return named


def _pieces(words: Words) -> list[str]:
    about = Text("pack-pieces-about", kinds=", ".join(kinds.NAMES), effects=", ".join(EFFECT_NAMES))
    lines = [*comment(words.say(about)), "", f"format = {toml(checking_pieces.FORMAT)}"]
    for deck in built_in(PIECES)["deck"]:
        lines += [
            "",
            *comment(words.say(Text("pack-deck", edition=deck["edition"]))),
            "[[deck]]",
            f"edition = {toml(deck['edition'])}",
            *listing("card", deck["card"]),
            *listing("artifact", deck["artifact"]),
        ]
    return lines


def comment(text: str) -> list[str]:
    """Words as comment lines; a line that is too long goes on below its own beginning."""
    lines: list[str] = []
    for line in text.split("\n"):
        inner = line.lstrip()
        column = len(line) - len(inner)
        name, gap, rest = inner.partition("  ")
        if gap and name.strip():  # "name   what it is"
            column += len(inner) - len(rest.lstrip())
        lines += textwrap.wrap(line, LINE, subsequent_indent=" " * column) or [""]
    return [f"# {line}".rstrip() for line in lines]


def listing(key: str, records: list[dict[str, Any]]) -> list[str]:
    """A list of records, one to a line."""
    return [f"{key} = [", *(f"  {toml(record)}," for record in records), "]"]


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(item)}' for key, item in value.items())} }}"
    return str(value)
