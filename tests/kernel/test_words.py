"""Words: Fluent files said in a language, with the names inside a sentence in the form it asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from grotto.kernel.errors import BadInput, GrottoError
from grotto.kernel.text import Text, literal
from grotto.kernel.words import LANGUAGES, Words, keys, languages

ENGLISH = """
moved = { $who } moves { $count ->
    [one] one step
   *[other] { $count } steps
} { $place-to }.
place-hall = Hall
    .to = to the hall
place-cellar = Cellar
pair = { $one } and { $other-to }
hint-only = Edition
    .hint = A year.
"""


def folder(tmp_path: Path, **files: str) -> Path:
    """A folder with words."""
    (tmp_path / "words").mkdir()
    for name, text in files.items():
        (tmp_path / "words" / f"{name.replace('_', '.')}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_english_comes_first_and_german_is_there() -> None:
    assert LANGUAGES == ("en", "de")


def test_the_languages_of_a_folder_are_its_files(tmp_path: Path) -> None:
    where = folder(tmp_path, fr="a = b", en="a = b", en_names="c = d")
    assert languages(where) == ("en", "fr")


def test_the_kernel_says_the_same_in_every_language() -> None:
    assert {"kernel-game-over", "kernel-no-such-option", "kernel-not-asked", "kernel-same-choice"} <= set(keys("en"))
    for lang in LANGUAGES:
        assert keys(lang) == keys("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kernel_words_are_always_there(lang: str) -> None:
    words = Words(lang)
    assert "7" in words.say(Text("kernel-no-such-option", option="7"))
    for key in ("kernel-game-over", "kernel-not-asked", "kernel-same-choice"):
        assert words.say(Text(key)).endswith(".")


def test_arguments_are_said_first_in_the_form_asked_for(tmp_path: Path) -> None:
    words = Words("en", folder(tmp_path, en=ENGLISH))
    who = literal("Ada")
    said = words.say(Text("moved", who=who, count=1, place=Text("place-hall")))
    assert said == "Ada moves one step to the hall."
    assert "2 steps" in words.say(Text("moved", who=who, count=2, place=Text("place-hall")))


def test_texts_inside_texts(tmp_path: Path) -> None:
    words = Words("en", folder(tmp_path, en=ENGLISH))
    inner = Text("pair", one=Text("place-cellar"), other=Text("place-hall"))
    assert words.say(Text("pair", one=inner, other=Text("place-hall"))) == "Cellar and to the hall and to the hall"


def test_typed_words_are_said_as_they_are(tmp_path: Path) -> None:
    words = Words("en", folder(tmp_path, en=ENGLISH))
    assert words.say(literal("{ $who }")) == "{ $who }"
    assert words.say(Text("pair", one=literal("{ x }"), other=literal("Bo"))) == "{ x } and Bo"


def test_no_invisible_marks(tmp_path: Path) -> None:
    words = Words("de", folder(tmp_path, de="a = „{ $b }“"))
    assert words.say(Text("a", b=literal("x"))) == "„x“"


def test_attributes_have_keys(tmp_path: Path) -> None:
    words = Words("en", folder(tmp_path, en=ENGLISH))
    assert words.has("hint-only.hint")
    assert not words.has("hint-only.other")
    assert words.say(Text("hint-only.hint")) == "A year."


def test_what_is_missing_is_named_and_never_said(tmp_path: Path) -> None:
    words = Words("en", folder(tmp_path, en=ENGLISH))
    assert not words.has("nothing")
    with pytest.raises(GrottoError, match="no words in 'en' for 'nothing'"):
        words.say(Text("nothing"))
    with pytest.raises(GrottoError, match=r"no words in 'en' for 'place-cellar\.to'"):
        words.say(Text("pair", one=literal("a"), other=Text("place-cellar")))
    with pytest.raises(GrottoError, match="need 'other', which is not given"):
        words.say(Text("pair", one=literal("a")))
    with pytest.raises(GrottoError, match="ask for a form of 'other', which has none"):
        words.say(Text("pair", one="a", other="b"))


def test_a_sentence_that_cannot_be_said_is_an_error(tmp_path: Path) -> None:
    words = Words("en", folder(tmp_path, en="a = { -term-that-is-not-there }"))
    with pytest.raises(GrottoError, match="for 'a' cannot be said"):
        words.say(Text("a"))


def test_a_bad_file_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"en\.ftl is not good Fluent at: this is no message"):
        Words("en", folder(tmp_path, en="a = b\nthis is no message\n"))


def test_the_same_key_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="'a' in 'en' are there twice"):
        Words("en", folder(tmp_path, en="a = b", en_more="a = c"))


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(BadInput, match="no words in 'tlh'; there are: en, de"):
        Words("tlh")


def test_keys_come_with_the_arguments_they_need(tmp_path: Path) -> None:
    needs = keys("en", folder(tmp_path, en=ENGLISH))
    assert needs["moved"] == {"who", "count", "place"}
    assert needs["pair"] == {"one", "other"}
    assert needs["hint-only.hint"] == frozenset()
