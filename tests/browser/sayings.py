"""What stands on the screen, by its key in the Fluent files, so that better words break no test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from grotto.kernel import Text
from grotto.kernel.text import Arg
from grotto.kernel.words import Words

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "src" / "grotto" / "games" / "cave_troll", ROOT / "src" / "grotto" / "table", ROOT / "web" / "src")


@cache
def _words(lang: str) -> Words:
    return Words(lang, *FOLDERS)


def said(key: str, lang: str = "en", **args: Arg) -> str:
    """The words for a key."""
    return _words(lang).say(Text(key, **args))


def beginning(key: str, lang: str = "en", **args: Arg) -> re.Pattern[str]:
    """A pattern for words that may go on with something, a count for one."""
    return re.compile("^" + re.escape(said(key, lang, **args)))
