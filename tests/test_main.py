"""The package can be run as a module."""

import subprocess
import sys


def test_python_m_grotto_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "grotto", "games"], capture_output=True, text=True, check=True)
    assert "cave-troll" in done.stdout
