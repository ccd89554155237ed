"""The one command, `grotto`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from grotto.cli.arguments import USAGE, parser
from grotto.cli.screen import abandon_output
from grotto.kernel import BadInput, Diverged, GrottoError

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 done, 1 checked and found wrong, 2 cannot be done."""
    try:
        code = run(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        abandon_output()
        return 0
    except OSError as error:  # every file has its own sentence where it is read or written; this is the output
        abandon_output()
        complain(BadInput(f"What there is to say cannot be written: {error.strerror or 'no reason given'}."))
        return USAGE
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
