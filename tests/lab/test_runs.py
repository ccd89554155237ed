"""Runs: the same whoever plays them in however many processes, resumable at any moment, no game counted twice."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from grotto.kernel import BadInput, GrottoError
from grotto.lab.crew import LocalCrew
from grotto.lab.folder import Folder
from grotto.lab.schema import from_bytes
from grotto.lab.shares import Handout, ranges
from grotto.lab.work import Done, Share, play_share
from tests.lab.runs import contents, planned, played, rows
from tests.laws.catalogue import look_up

PLAN = planned()
GAMES = 150


def part(first: int, count: int) -> Done:
    """Some games of the plan."""
    return play_share(look_up, PLAN.written(), Share(first, count))


def test_results_are_the_same_bytes_for_any_number_of_workers(tmp_path: Path) -> None:
    found = [contents(played(tmp_path / str(workers), PLAN, GAMES, LocalCrew(look_up, workers))) for workers in (1, 3)]
    assert found[0] == found[1]
    assert list(found[0]) == ["games-000000000.parquet"]
    assert [row["number"] for row in rows(tmp_path / "3")] == list(range(GAMES))


def test_only_missing_games_are_played_and_none_counts_twice(tmp_path: Path) -> None:
    whole = contents(played(tmp_path / "whole", PLAN, 30))
    with Folder(tmp_path / "pieces", PLAN) as folder:
        for first, count in ((7, 5), (0, 3), (20, 9), (8, 4)):  # some twice, as if a worker had come back from the dead
            folder.add(part(first, count))
        assert folder.missing(30) == [range(3, 7), range(12, 20), range(29, 30)]
    assert contents(played(tmp_path / "pieces", PLAN, 30)) == whole


def test_a_run_killed_while_it_puts_games_in_order_counts_none_twice(tmp_path: Path) -> None:
    whole = contents(played(tmp_path / "whole", PLAN, 12))
    path = played(tmp_path / "killed", PLAN, 12)
    with Folder(path, PLAN) as folder:
        folder.add(part(0, 6))  # as if the parts had not been removed yet
        assert folder.missing(12) == []
        assert folder.table(12).num_rows == 12
    assert contents(played(path, PLAN, 12)) == whole


def test_a_run_can_grow(tmp_path: Path) -> None:
    played(tmp_path / "run", PLAN, 11)
    assert contents(played(tmp_path / "run", PLAN, 25)) == contents(played(tmp_path / "at once", PLAN, 25))
    kept = contents(tmp_path / "run")
    assert contents(played(tmp_path / "run", PLAN, 5)) == kept


def test_a_finished_run_plays_nothing(tmp_path: Path) -> None:
    class Nobody:
        workers = 1

        def play(self, *_: object) -> None:
            raise AssertionError("there was nothing to play")

    path = played(tmp_path, PLAN, 5)
    played(path, PLAN, 5, Nobody())  # type: ignore[arg-type]  # a crew that is never asked


def test_games_fill_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.lab.folder.BLOCK", 8)
    found = contents(played(tmp_path, PLAN, 20))
    assert list(found) == ["games-000000000.parquet", "games-000000008.parquet", "games-000000016.parquet"]
    assert [row["number"] for row in rows(tmp_path)] == list(range(20))


def test_a_dead_worker_is_replaced_and_its_games_are_played_again(tmp_path: Path, fateful: Path) -> None:
    plan = planned(["fateful:Once", "random"])
    whole = contents(played(tmp_path / "died", plan, 20))
    assert fateful.exists()
    assert contents(played(tmp_path / "calm", plan, 20)) == whole


def test_a_game_that_kills_every_worker_is_given_up(tmp_path: Path, fateful: Path) -> None:
    with pytest.raises(GrottoError, match="The games 0 to 0 cannot be played: 3 workers have died over them"):
        played(tmp_path / "run", planned(["fateful:Always", "random"]), 4, LocalCrew(look_up, 1))


@pytest.mark.parametrize(("bot", "why"), [("Faulty", "KeyError: 'oops'"), ("Wrong", "refused"), ("not_a_bot", "str")])
def test_a_bot_with_a_fault_is_named_with_the_game(tmp_path: Path, fateful: Path, bot: str, why: str) -> None:
    with pytest.raises(BadInput, match=re.compile(f"Game [0-9]+ cannot be played: .*{why}")):
        played(tmp_path / "run", planned([f"fateful:{bot}", "random"]), 4)


def test_a_folder_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = played(tmp_path, PLAN, 3)
    before = contents(path)
    for other, what in (
        (planned(seed=6), "seed"),
        (planned(["random"] * 2), "seatings"),
        (planned(rounds=3), "rounds"),
    ):
        with pytest.raises(BadInput, match=f"another run: its {what} is different"):
            played(path, other, 3)
    assert contents(path) == before


def test_a_folder_of_anything_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadInput, match="has other things in it"):
        played(tmp_path, PLAN, 3)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(BadInput, match="cannot be read: Not a directory"):
        played(tmp_path / "letter.txt", PLAN, 3)


def test_results_of_another_run_among_the_parts_are_refused(tmp_path: Path) -> None:
    strange = played(tmp_path / "other", planned(seed=9), 4) / "games-000000000.parquet"
    path = played(tmp_path / "run", PLAN, 4)
    strange.rename(path / "parts" / "000000004-4.parquet")
    with pytest.raises(BadInput, match="belongs to another run"):
        played(path, PLAN, 8)


def test_a_folder_belongs_to_one_run_at_a_time(tmp_path: Path) -> None:
    with Folder(tmp_path, PLAN), pytest.raises(BadInput, match="Another run is writing into"):
        played(tmp_path, PLAN, 3)
    played(tmp_path, PLAN, 3)


@pytest.mark.parametrize("keep", [0.0, 0.3, 0.99])
def test_a_file_that_was_cut_off_is_named(tmp_path: Path, keep: float) -> None:
    path = played(tmp_path, PLAN, 40) / "games-000000000.parquet"
    good = path.read_bytes()
    bad = good[: int(keep * len(good))]
    path.write_bytes(bad)
    hint = "Remove it, and the same command plays its games again."
    with pytest.raises(BadInput, match=f"^{re.escape(str(path))} is damaged: .* {re.escape(hint)}$"):
        played(tmp_path, PLAN, 40)
    assert path.read_bytes() == bad
    path.unlink()
    played(tmp_path, PLAN, 40)
    assert path.read_bytes() == good


def test_a_changed_byte_is_noticed_or_changes_no_game() -> None:
    good = part(0, 6).data
    games = from_bytes(good, PLAN)
    noticed = 0
    for place in range(0, len(good), 7):
        bad = good[:place] + bytes([good[place] ^ 0x55]) + good[place + 1 :]
        try:
            assert from_bytes(bad, PLAN).equals(games)
        except BadInput:
            noticed += 1
    assert noticed > len(good) / 7 / 2


KILLED = """
import sys
from pathlib import Path
from tests.lab.runs import planned, played
if __name__ == "__main__":
    sys.path.insert(0, sys.argv[2])
    played(Path(sys.argv[1]), planned(["fateful:Waiting", "random"]), 60)
"""


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path, fateful: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(KILLED)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path])}
    command = [sys.executable, str(script), str(tmp_path / "run"), str(fateful.parent)]
    with subprocess.Popen(command, env=environment) as process:
        while len(list((tmp_path / "run").glob("parts/*.parquet"))) < 2:
            signal.sigtimedwait([], 0.02)
            assert process.poll() is None
        workers = children(process.pid)
        assert workers
        process.kill()
    while any(alive(worker) for worker in workers):  # they notice that nobody waits for them, and do not go on
        signal.sigtimedwait([], 0.02)
    kept = contents(tmp_path / "run")
    assert all(name.startswith("parts/") for name in kept)
    fateful.touch()
    plan = planned(["fateful:Waiting", "random"])
    with Folder(tmp_path / "run", plan) as folder:
        assert 0 < sum(len(numbers) for numbers in folder.missing(60)) < 60
    assert contents(played(tmp_path / "run", plan, 60)) == contents(played(tmp_path / "whole", plan, 60))


def children(process: int) -> list[int]:
    """The processes that a process has started, and those that these have."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and parent(int(entry.name)) == process:
            found += [int(entry.name), *children(int(entry.name))]
    return found


def parent(process: int) -> int:
    """Who has started a process; 0 where there is none any more, or only its remains."""
    try:
        state, started_by = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return 0
    return 0 if state == "Z" else int(started_by)


def alive(process: int) -> bool:
    """Whether a process is still there."""
    return parent(process) != 0


def test_shares_grow_with_speed_and_shrink_towards_the_end() -> None:
    handout = Handout([range(3), range(10, 2000)], 2)
    sizes = []
    while (share := handout.next()) is not None:
        sizes.append(share.count)
        handout.took(Done(share, b"", share.count * 0.01))
    assert sum(sizes) == 3 + 1990
    assert max(sizes) == 200  # two seconds' worth
    assert sizes[0] == 1
    assert sizes[-1] == 1


def test_numbers_as_ranges() -> None:
    assert ranges([]) == []
    assert ranges([0, 1, 2, 5, 7, 8]) == [range(3), range(5, 6), range(7, 9)]
