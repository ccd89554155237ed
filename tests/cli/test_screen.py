"""Text on the terminal: paragraphs are broken between words, and a second column stays one."""

from __future__ import annotations

import pytest

from grotto.cli.screen import Screen


def said(text: str, width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines of a text on a screen of a width."""
    monkeypatch.setenv("COLUMNS", str(width))
    Screen().say(text)
    return capsys.readouterr().out.splitlines()


def test_a_paragraph_is_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said("one two three four five six", 20, monkeypatch, capsys) == ["one two three four", "five six"]


def test_a_second_column_goes_on_below_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said("go on   one two three four five\nstay    one", 22, monkeypatch, capsys)
    assert lines == ["go on   one two three", "        four five", "stay    one"]


def test_a_first_column_that_leaves_no_room_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said("a long beginning   one two", 22, monkeypatch, capsys) == ["a long beginning   one", "two"]
