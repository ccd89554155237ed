"""`grotto replay`, `grotto verify`, and what they and `grotto play` do with damaged files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grotto.games import find_game
from grotto.kernel import FastDice
from tests.cli.running import SOME_LINES, Here, one_sentence, run


def played(here: Here, *args: str, lines: list[str] | None = None) -> Path:
    """A game played to the end and saved, or as far as some lines go."""
    ran = here("play", "cave-troll", "--seats", "you,random", *args, lines=lines or SOME_LINES)
    assert ran.code == 0
    (saved,) = here.folder.iterdir()
    return saved


def change(path: Path, **values: Any) -> None:
    """Alter some values of a saved game."""
    data = json.loads(path.read_text(encoding="utf-8"))
    data.update(values)
    path.write_text(json.dumps(data), encoding="utf-8")


def test_a_game_is_told_in_words(here: Here) -> None:
    saved = played(here, "--edition", "2015")
    ran = here("replay", str(saved))
    assert (ran.code, ran.err) == (0, "")
    assert "Red draws a card: " in ran.out
    assert "CT15-020" in ran.out
    outcome = json.loads(saved.read_text())["outcome"]
    for score in outcome["scores"]:
        assert f" {score}" in ran.out[ran.out.rindex("CT15-") :]
    german = here("replay", str(saved), "--lang", "de")
    assert "Rot zieht" in german.out


def test_a_game_is_told_up_to_an_answer(here: Here) -> None:
    saved = played(here)
    entries = json.loads(saved.read_text())["entries"]
    whole, part = here("replay", str(saved)), here("replay", str(saved), "--until", "5")
    assert part.code == 0
    assert len(part.out.split("·")) < len(whole.out.split("·"))
    assert "The game is not over." in part.out
    assert "┃st-nw" in part.out
    assert here("replay", str(saved), "--until", str(len(entries))).out == whole.out
    for wrong in ("-1", str(len(entries) + 1)):
        assert here("replay", str(saved), f"--until={wrong}").code == 2


def test_a_part_of_a_game_tells_nothing_hidden(here: Here) -> None:
    saved = played(here, "--edition", "2015", lines=["1", "2", "1", "2", "2", "save x", "quit"])
    assert "draws a card." in here("replay", str(saved)).out
    assert "draws a card: " not in here("replay", str(saved)).out


def test_a_good_game_is_proved(here: Here) -> None:
    saved = played(here)
    ran = here("verify", str(saved))
    data = json.loads(saved.read_text())
    rolls = len(data["rolls"]) + sum(len(entry[2]) for entry in data["entries"] if len(entry) == 3)
    assert (ran.code, ran.err) == (0, "")
    assert f"All {rolls} chance results were proved" in " ".join(ran.out.split())


def test_altered_chance_is_not_proved(here: Here) -> None:
    saved = played(here)
    rolls = json.loads(saved.read_text())["rolls"]
    values = rolls[0][2]
    values[0], values[1] = values[1], values[0]
    change(saved, rolls=rolls)
    ran = here("verify", str(saved))
    assert ran.code == 1
    assert ran.out.startswith("Not proved: ")
    assert "The chance results of the setup are not those" in ran.out


def test_another_secret_or_other_options_are_not_proved(here: Here) -> None:
    saved = played(here)
    secret = json.loads(saved.read_text())["secret"]
    change(saved, secret="00" * 32)
    assert "not the one committed to" in here("verify", str(saved)).out
    assert here("verify", str(saved)).code == 1
    resumed = here("play", "cave-troll", "--from", str(saved))
    assert resumed.code == 1
    assert one_sentence(resumed)
    change(saved, secret=secret, table="another table")
    assert here("verify", str(saved)).code == 1
    change(saved, secret="rabbit")
    assert one_sentence(here("verify", str(saved)))
    change(saved, secret="")
    assert one_sentence(here("verify", str(saved)))


def test_a_seeded_game_has_nothing_to_prove(here: Here) -> None:
    ran = here("verify", str(played(here, "--seed", "1")))
    assert ran.code == 2
    assert one_sentence(ran)
    assert "not keyed" in ran.err


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "cave-troll", "--from"]], ids=" ".join)
def test_cut_off_and_altered_games_get_one_sentence(here: Here, command: list[str]) -> None:
    saved = played(here, lines=["2", "1", "2", "1", "save x", "quit"])
    good = saved.read_bytes()
    dice = FastDice(1)
    for _ in range(60):
        kind = dice.below(3, "kind")
        place = dice.below(len(good), "place")
        if kind == 0:
            data = good[:place]
        elif kind == 1:
            data = good[:place] + bytes([dice.below(256, "byte")]) + good[place + 1 :]
        else:
            data = good[:place] + good[place + 1 + dice.below(20, "gap") :]
        saved.write_bytes(data)
        ran = here(*command, str(saved))
        assert ran.code in (0, 1, 2)
        assert "Traceback" not in ran.out + ran.err
        assert one_sentence(ran) if ran.code == 2 else ran.err == "" or one_sentence(ran)
        assert saved.read_bytes() == data


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "cave-troll", "--from"]], ids=" ".join)
def test_random_bytes_get_one_sentence(here: Here, command: list[str]) -> None:
    dice = FastDice(2)
    for _ in range(50):
        data = bytes(dice.below(256, "byte") for _ in range(dice.below(200, "length")))
        (here.folder / "noise").write_bytes(data)
        ran = here(*command, "noise")
        assert ran.code == 2
        assert one_sentence(ran)


def test_odd_but_whole_json_gets_one_sentence(here: Here) -> None:
    saved = played(here, lines=["2", "1", "save x", "quit"])
    good = saved.read_text(encoding="utf-8")
    strange: list[Any] = [
        None,
        True,
        -1,
        10**400,
        1.5,
        "\ud800",
        "a\nb",
        [],
        {},
        [[]],
        [[0, 99999]],
        [[9, 0]],
        {"a": 1},
    ]
    for name in json.loads(good):
        for value in strange:
            change(saved, **{name: value})
            for command in (["replay"], ["verify"], ["play", "cave-troll", "--from"]):
                ran = here(*command, str(saved))
                assert ran.code in (0, 1, 2)
                assert "Traceback" not in ran.out + ran.err
                assert ran.err == "" or one_sentence(ran), (name, value, command, ran.err)
            saved.write_text(good, encoding="utf-8")


def position() -> str:
    """A position of a game in progress, as a file."""
    setup = find_game("cave-troll").setup(2, {"edition": "2015"})
    state = setup.start(FastDice(4))
    dice = FastDice(5)
    for _ in range(60):
        options = state.options(state.actor)
        state.take(state.actor, options[dice.below(len(options), "any")])
    return setup.as_position(state)


def test_a_game_begins_from_a_position_and_can_be_proved(here: Here) -> None:
    file = here.folder / "position.toml"
    file.write_text(position(), encoding="utf-8")
    args = ["play", "cave-troll", "--position", "position.toml", "--seats", "you,random", "--option"]
    assert one_sentence(here(*args, "edition=2015"))
    ran = here(*args[:-1], lines=[*SOME_LINES[:20], "save half", "quit"])
    assert (ran.code, ran.err) == (0, "")
    ran = here("play", "cave-troll", "--from", "half", lines=SOME_LINES)
    assert (ran.code, ran.err) == (0, "")
    ended = here.folder / "cave-troll-1.json"  # the lines were at an end before a name for it was given
    assert here("verify", str(ended)).code == 0
    assert "not committed" not in here("replay", str(ended)).out
    change(ended, position=position().replace("gold = 0", "gold = 7", 1))
    assert here("verify", str(ended)).code == 1


def test_damaged_positions_get_one_sentence(here: Here) -> None:
    good = position().encode()
    dice = FastDice(6)
    file = here.folder / "position.toml"
    refused = 0
    for number in range(80):
        place = dice.below(len(good), "place")
        data = good[:place] if number % 2 else good[:place] + bytes([dice.below(256, "byte")]) + good[place + 1 :]
        file.write_bytes(data)
        ran = here("play", "cave-troll", "--position", "position.toml", "--seats", "you,random")
        assert ran.code in (0, 2)
        assert "Traceback" not in ran.out + ran.err
        assert ran.code == 0 or one_sentence(ran)
        refused += ran.code == 2
    assert refused > 20


def test_no_traceback_in_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    for args in (["replay"], ["verify"], ["play", "cave-troll", "--from"], ["play", "cave-troll", "--position"]):
        ran = run(*args, "noise", cwd=tmp_path)
        assert ran.code == 2
        assert one_sentence(ran)
