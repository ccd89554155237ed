"""`grotto rules`, `grotto games`, packs, and the command line itself."""

from __future__ import annotations

import pytest

from grotto import __version__
from tests.cli.running import Here, one_sentence, run


def test_the_contents_name_every_section_with_its_numbers(here: Here) -> None:
    ran = here("rules")
    assert ran.code == 0
    assert "Cave Troll" in ran.out
    assert "CT15-130 – CT15-151" in ran.out
    assert here("rules", "cave-troll").out == ran.out


@pytest.mark.parametrize(("lang", "words"), [("en", "four actions"), ("de", "vier Aktionen")])
def test_a_number_shows_its_statement(here: Here, lang: str, words: str) -> None:
    ran = here("rules", "cave-troll", "ct06-010", "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith("CT06-010")
    assert words in ran.out
    assert "**" not in ran.out


def test_words_are_looked_for(here: Here) -> None:
    ran = here("rules", "banshee", "paladin")
    assert ran.code == 0
    assert "CT15-130" in ran.out
    assert "CT06-010" not in ran.out
    assert "CT06-03" in here("rules", "CT06-03").out
    assert here("rules", "xyzzy").code == 1
    assert here("rules", "CT06-999").code == 1


def test_the_language_comes_from_the_environment(here: Here) -> None:
    here.monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Gemeinsame Begriffe" in here("rules").out
    assert "Common terms" in here("rules", "--lang", "en").out
    here.monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Common terms" in here("rules").out
    here.monkeypatch.setenv("LC_ALL", "de")
    assert "Gemeinsame Begriffe" in here("rules").out


def test_the_games_are_listed_with_their_options(here: Here) -> None:
    ran = here("games")
    assert ran.code == 0
    assert "cave-troll" in ran.out
    assert "--option edition=2006|2015" in ran.out
    assert "CTX-014" in ran.out
    assert "Ausgabe" in here("games", "--lang", "de").out


def test_version_and_help(here: Here) -> None:
    assert here("--version").out == f"grotto {__version__}\n"
    ran = here("--help")
    assert ran.code == 0
    for command in ("play", "rules", "replay", "verify", "pack", "games"):
        assert f"    {command}" in ran.out
    assert "--seats" in here("play", "--help").out


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["dance"],
        ["play"],
        ["play", "chess"],
        ["play", "cave-troll", "--edition", "1999"],
        ["play", "cave-troll", "--option", "edition"],
        ["play", "cave-troll", "--option", "no=1"],
        ["play", "cave-troll", "--option", "edition=2006", "--edition", "2006"],
        ["play", "cave-troll", "--option", "board=nowhere"],
        ["play", "cave-troll", "--players", "5"],
        ["play", "cave-troll", "--players", "two"],
        ["play", "cave-troll", "--players", "2", "--seats", "you,bot,bot"],
        ["play", "cave-troll", "--seats", "you,me"],
        ["play", "cave-troll", "--seats", ""],
        ["play", "cave-troll", "--seed", "x"],
        ["play", "cave-troll", "--lang", "xx", "--seats", "you,random"],
        ["play", "cave-troll", "--pack", "nowhere"],
        ["play", "cave-troll", "--from", "nowhere"],
        ["play", "cave-troll", "--from", "."],
        ["play", "cave-troll", "--from", "nowhere", "--seed", "1"],
        ["play", "cave-troll", "--from", "nowhere", "--option", "a=b"],
        ["play", "cave-troll", "--position", "nowhere"],
        ["replay", "nowhere"],
        ["replay", "a\0b"],
        ["verify", "nowhere"],
        ["pack"],
        ["pack", "check", "nowhere"],
        ["pack", "new", "chess", "x"],
        ["rules", "--lang", "xx"],
    ],
    ids=" ".join,
)
def test_wrong_input_gets_one_sentence_and_the_code_2(here: Here, args: list[str]) -> None:
    ran = here(*args)
    assert ran.code == 2
    assert one_sentence(ran)
    assert list(here.folder.iterdir()) == []


def test_a_pack_is_made_checked_and_played(here: Here) -> None:
    assert here("pack", "new", "cave-troll", "mine").code == 0
    assert sorted(path.name for path in (here.folder / "mine").iterdir()) == ["boards.toml", "pack.toml", "pieces.toml"]
    sound = here("pack", "check", "mine")
    assert (sound.code, sound.err) == (0, "")
    assert "is sound" in sound.out
    played = here("play", "cave-troll", "--pack", "mine", "--seats", "you,random", lines=["save a.json", "quit"])
    assert (played.code, played.err) == (0, "")
    assert here("play", "cave-troll", "--from", "a.json", lines=["quit"]).code == 0


def test_a_pack_is_never_written_over(here: Here) -> None:
    (here.folder / "mine").mkdir()
    (here.folder / "mine" / "notes").write_text("keep")
    ran = here("pack", "new", "cave-troll", "mine")
    assert ran.code == 2
    assert one_sentence(ran)
    assert [path.name for path in (here.folder / "mine").iterdir()] == ["notes"]


def test_a_faulty_pack_is_told_line_by_line(here: Here) -> None:
    here("pack", "new", "cave-troll", "mine", "--lang", "de")
    boards = here.folder / "mine" / "boards.toml"
    boards.write_text(boards.read_text(encoding="utf-8").replace("gold = 1", "gold = -1", 2), encoding="utf-8")
    ran = here("pack", "check", "mine")
    assert ran.code == 1
    assert ran.out.count("boards.toml:") == 2
    assert "2 faults." in ran.out
    assert one_sentence(here("play", "cave-troll", "--pack", "mine", "--seats", "you,random"))


def test_wrong_usage_in_a_process_of_its_own() -> None:
    ran = run("play", "cave-troll", "--edition", "1999")
    assert ran.code == 2
    assert one_sentence(ran)
    assert "2006, 2015" in ran.err
