"""The table's sentences: each is there in every language, says the same, and is used."""

from __future__ import annotations

import re
from pathlib import Path

from grotto.kernel.words import LANGUAGES, keys
from grotto.table import library

FOLDER = Path(library.__file__).parent
CODE = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))


def test_every_sentence_is_there_in_every_language_with_the_same_arguments() -> None:
    first, *others = [keys(lang, FOLDER) for lang in LANGUAGES]
    for other in others:
        assert other == first


def test_every_sentence_of_the_table_is_used_and_every_one_used_is_there() -> None:
    there = {key for key in keys("en", FOLDER) if key.startswith("table-")}
    used = set(re.findall(r'"(table-[a-z-]+)"', CODE))
    assert used == there


def test_arguments_are_given_where_a_sentence_needs_them() -> None:
    for key, needed in keys("en", FOLDER).items():
        if not key.startswith("table-"):
            continue
        for call in re.findall(rf'"{key}"([^\n]*)', CODE):
            for name in needed - {"record", "step", "then", "now", "game"}:
                assert name in call, f"{key} needs {name}"
