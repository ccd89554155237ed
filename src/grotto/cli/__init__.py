"""The one command, `grotto`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from grotto.cli.arguments import USAGE, parser
from grotto.kernel import Diverged, GrottoError

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 done, 1 checked and found wrong, 2 cannot be done."""
    try:
        code = run(argv)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever was reading has gone; nothing more is to be written, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def run(argv: Sequence[str] | None) -> int:
    """Parse, do it, and say what went wrong in one sentence."""
    args = parser().parse_args(argv)
    try:
        code: int = args.run(args)
    except Diverged as error:
        complain(error)
        return 1
    except GrottoError as error:
        complain(error)
        return USAGE
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    return code


def complain(error: GrottoError) -> None:
    """One line on the error stream, whatever has got into the sentence."""
    line = "".join(mark if mark.isprintable() else " " for mark in str(error))
    sys.stderr.write(f"grotto: {' '.join(line.split())}\n")
