"""`grotto lab` at the command line: what it says, what it refuses, and that nothing is lost when it is stopped."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from grotto.cli.language import FOLDER
from grotto.kernel.words import LANGUAGES, keys
from tests.cli.running import COMMAND, Here, environment, in_a_terminal, one_sentence, run

PLAY = ["lab", "play", "cave-troll", "--seats", "random,random", "--workers", "1", "--out", "kept"]
LAZY = """
import time
from pathlib import Path
from grotto.bots import Random

class Lazy(Random):
    def __init__(self, game, dice, limit):
        super().__init__(dice)

    def choose(self, state, seat):
        Path("asked").touch()
        time.sleep(3600)
"""


def results(folder: Path) -> list[str]:
    """The names of all files of results."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.parquet"))


def test_games_are_kept_and_a_run_can_grow(here: Here) -> None:
    ran = here(*PLAY, "--games", "3", "--set", "edition=2015")
    assert (ran.code, ran.err, ran.out) == (0, "", "All 3 games are in kept.\n")
    assert results(here.folder) == ["kept/games-000000000.parquet"]
    assert here(*PLAY, "--games", "4", "--set", "edition=2015").out == "All 4 games are in kept.\n"
    ran = here(*PLAY, "--games", "4")
    assert ran.code == 2
    assert ran.err == "grotto: kept holds the results of another run: its options is different.\n"


def test_a_terminal_shows_how_far_it_is(tmp_path: Path) -> None:
    code, shown = in_a_terminal(tmp_path, [*PLAY, "--games", "3"], [])
    assert code == 0
    assert "Playing" in shown
    assert "3/3" in shown
    assert "All 3 games are in kept." in shown


def test_a_match_for_a_person_and_for_a_program(here: Here) -> None:
    match = ["lab", "match", "cave-troll", "easy", "random", "--games", "5", "--seed", "3", "--workers", "1"]
    said = here(*match).out
    assert "easy: 6 won, 0 shared, 0 lost of 6 games." in said
    assert "easy is stronger than random." in said
    ran = here(*match, "--json")
    told = json.loads(ran.out)
    assert (told["games"], told["wins"], told["verdict"]) == (6, 6, "stronger")
    assert told["share"] == {"value": 1.0, "low": 0.609666, "high": 1.0}
    assert "easy ist stärker als random." in here(*match, "--lang", "de").out


def test_a_match_stops_as_soon_as_it_is_clear(here: Here) -> None:
    match = ["lab", "match", "cave-troll", "easy", "random", "--games", "200", "--until-sure", "--json"]
    told = [json.loads(here(*match, "--workers", workers, "--out", workers).out) for workers in ("1", "2")]
    assert told[0] == told[1]
    assert told[0]["games"] < 40
    assert here(*match, "--workers", "1", "--out", "2").out == json.dumps(told[0], indent=2) + "\n"


def test_a_match_at_a_table_of_three(here: Here) -> None:
    match = ["lab", "match", "cave-troll", "random", "random", "--players", "3", "--games", "3", "--workers", "1"]
    told = json.loads(here(*match, "--json").out)
    assert (told["games"], told["even"], len(told["by_seat"])) == (3, 0.333333, 3)


def test_a_ladder(here: Here) -> None:
    ladder = ["lab", "ladder", "cave-troll", "random", "easy", "--games", "4", "--workers", "1"]
    said = here(*ladder).out
    assert said.index("easy") < said.index("random")
    assert "4 games. The average player has 0; 400 points more are ten times the strength." in " ".join(said.split())
    told = json.loads(here(*ladder, "--json").out)
    assert [line["bot"] for line in told["ladder"]] == ["easy", "random"]
    assert told["against"]["easy"]["random"]["value"] == 1.0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess", "--seats", "random,random", "--out", "x"], "There is no game called 'chess'"),
        (["play", "cave-troll", "--seats", "random,genius", "--out", "x"], "There is no bot called 'genius'"),
        (["play", "cave-troll", "--seats", "random", "--out", "x"], "is for 2 to 4 players, not 1"),
        (["play", "cave-troll", "--seats", "random,,easy", "--out", "x"], "names a bot less"),
        (["play", "cave-troll", "--seats", "hard@0,easy", "--out", "x"], "no time to think"),
        (["play", "cave-troll", "--seats", "hard@x,easy", "--out", "x"], "should be a bot, @, and rounds"),
        (["play", "cave-troll", "--seats", "nowhere:Bot,easy", "--out", "x"], "cannot be imported"),
        (["play", "cave-troll", "--seats", "json:dumps,easy", "--out", "x"], "cannot be made"),
        ([*PLAY[1:], "--games", "0"], "A run has 1 to 100000000 games, not 0"),
        ([*PLAY[1:], "--seed", "-1"], "a seed is a whole number of up to 18 digits"),
        ([*PLAY[1:], "--seed", "9" * 19], "a seed is a whole number of up to 18 digits"),
        ([*PLAY[1:], "--workers", "0"], "There can be 1 to 4096 workers, not 0"),
        ([*PLAY[1:], "--rounds", "0"], "needs one round"),
        ([*PLAY[1:], "--seconds", "-1"], "can take up to"),
        ([*PLAY[1:], "--longest", "0"], "A game can last 1 answer or more"),
        ([*PLAY[1:], "--set", "edition"], "--set needs NAME=VALUE"),
        ([*PLAY[1:], "--set", "edition=1999"], "cannot be '1999'"),
        ([*PLAY[1:], "--pack", "nowhere"], "There is no folder nowhere"),
        ([*PLAY[1:], "--on", "moon"], "can be played on: here, ray, ray:ADDRESS; not on 'moon'"),
        ([*PLAY[1:], "--lang", "fr"], "There are no words in 'fr'"),
        (["match", "cave-troll", "random", "random", "--players", "1"], "needs 2 players or more"),
        (["match", "cave-troll", "random", "random", "--players", "9"], "is for 2 to 4 players, not 9"),
        (["ladder", "cave-troll", "random", "random"], "stands twice"),
        (["ladder", "cave-troll", "random"], "needs 2 to 40 bots"),
        (["balance", "cave-troll", "--out", "x", "--compare", "luck"], "--compare can be: nothing, edition"),
        (["balance", "cave-troll", "--out", "x", "--players", "two"], "needs numbers between commas"),
        (["balance", "cave-troll", "--out", "x", "--bot", "genius"], "There is no bot called 'genius'"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_bad_input_gets_one_sentence_and_changes_nothing(here: Here, args: Sequence[str], sentence: str) -> None:
    ran = here("lab", *args)
    assert ran.code == 2
    assert sentence in ran.err
    assert one_sentence(ran)
    assert list(here.folder.iterdir()) == []


def test_where_nothing_can_be_written_one_sentence_says_so(here: Here) -> None:
    (here.folder / "file").write_text("mine")
    for place in ("file", "file/below", "a\0b", "x" * 300):
        ran = here(*PLAY[:-1], place, "--games", "2")
        assert ran.code == 2
        assert one_sentence(ran)
    assert [path.name for path in here.folder.iterdir()] == ["file"]


def test_a_full_disk_gets_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    assert run(*PLAY, "--games", "2", cwd=tmp_path).code == 0
    limited = ["bash", "-c", 'ulimit -f 4; exec "$@"', "bash", *COMMAND, *PLAY, "--games", "40"]
    done = subprocess.run(limited, cwd=tmp_path, env=environment(), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("grotto: kept/")
    assert done.stderr.endswith("cannot be written: File too large.\n")
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.rglob("*.tmp"))
    assert run(*PLAY, "--games", "40", cwd=tmp_path).out == "All 40 games are in kept.\n"
    assert results(tmp_path) == ["kept/games-000000000.parquet"]


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_whoever_stops_a_run_loses_nothing_and_leaves_nobody_behind(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    (tmp_path / "lazy.py").write_text(LAZY)
    command = [*COMMAND, "lab", "play", "cave-troll", "--seats", "lazy:Lazy,random", "--out", "kept", "--workers", "1"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(), stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True
    ) as process:
        while not (tmp_path / "asked").exists():
            signal.sigtimedwait([], 0.02)
            assert process.poll() is None
        process.send_signal(number)
        _, said = process.communicate()  # until nobody holds the stream any more, no worker either
        assert process.returncode == code
    stopped = "grotto: Stopped. The games that were to be kept are kept; the same command goes on with them.\n"
    assert said == (stopped if number == signal.SIGINT else "")
    assert (tmp_path / "kept" / "run.json").exists()


def test_a_game_without_settings_to_compare_can_be_measured(here: Here) -> None:
    args = ["lab", "balance", "cave-troll", "--bot", "random", "--games", "4", "--players", "2", "--workers", "1"]
    ran = here(*args, "--compare", "nothing", "--out", "report", "--longest", "30")
    assert (ran.code, ran.err) == (0, "")
    page = (here.folder / "report" / "report.html").read_text(encoding="utf-8")
    assert "Given up" in page
    assert results(here.folder) == ["report/2/games-000000000.parquet"]


def test_the_words_are_the_same_in_all_languages() -> None:
    for folder in (FOLDER, FOLDER.parent / "lab"):
        first, *others = [keys(lang, folder) for lang in LANGUAGES]
        assert first
        assert [other == first for other in others] == [True] * len(others)
