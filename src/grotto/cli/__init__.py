"""The one command, `grotto`."""

import argparse

from grotto import __version__


def main() -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="grotto", description="A table for the cave board games.")
    parser.add_argument("--version", action="version", version=f"grotto {__version__}")
    parser.parse_args()
    return 0
