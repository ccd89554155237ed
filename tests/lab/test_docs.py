"""The code in docs/research.md runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_code_of_the_page_runs(tmp_path: Path) -> None:
    reading, playing = re.findall(r"<!-- tested -->\n```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    said = []
    for name, code in (("playing.py", playing), ("reading.py", reading)):
        (tmp_path / name).write_text(code)
        done = subprocess.run([sys.executable, name], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        said.append(done.stdout)
    assert said[0].startswith("{'winners': [")
    assert re.fullmatch(r"the first seat has won [0-6] of 6 games alone\n", said[1])
