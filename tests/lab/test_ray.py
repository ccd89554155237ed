"""Runs on a Ray cluster, a local one of two processes: the results are those of one process, whoever dies."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from grotto.lab.crew import LocalCrew
from tests.lab.runs import contents, planned, played
from tests.laws.catalogue import look_up

PLAN = ["fateful:Once", "random"]
SCRIPT = """
import sys
from pathlib import Path
from grotto.kernel import GrottoError
from grotto.lab.ray_crew import ray_crew
from tests.lab.runs import planned, played
from tests.laws.catalogue import look_up

said = []
sys.path.insert(0, sys.argv[2])
with ray_crew(look_up, "", 2) as crew:
    assert crew.workers == 2
    played(Path(sys.argv[1]) / "ray", planned(["fateful:Once", "random"]), 40, crew)
    for bot in ("Faulty", "Always"):
        try:
            played(Path(sys.argv[1]) / bot, planned([f"fateful:{bot}", "random"]), 1, crew)
        except GrottoError as error:
            said.append(str(error))
print("\\n".join(said))
"""


def test_a_cluster_gives_the_same_bytes_though_a_worker_is_killed(tmp_path: Path, fateful: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    command = [sys.executable, str(tmp_path / "script.py"), str(tmp_path), str(fateful.parent)]
    environment = {"PYTHONPATH": ":".join([str(Path.cwd()), *sys.path]), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert fateful.exists(), "no worker was killed"
    alone = played(tmp_path / "alone", planned(PLAN), 40, LocalCrew(look_up, 1))
    assert contents(tmp_path / "ray") == contents(alone)
    assert "127.0.0.1" in done.stderr, "Ray does not keep to this machine"
    faulty, always = done.stdout.splitlines()
    assert faulty == "Game 0 cannot be played: KeyError: 'oops'"
    assert always.startswith("The games 0 to 0 were lost 3 times on the cluster: ")
