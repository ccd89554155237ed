"""`grotto replay` tells a recorded game; `grotto verify` recomputes its chance from the revealed secret."""

from __future__ import annotations

import argparse
from pathlib import Path

from grotto.cli.files import read_record
from grotto.cli.language import Speech, chosen_language
from grotto.cli.screen import Screen
from grotto.cli.telling import outcome_rows, told
from grotto.games import find_game
from grotto.kernel import BadInput, Diverged, replay, verify


def replay_command(args: argparse.Namespace) -> int:
    """Tell a game from its transcript, to the end or up to one of its answers."""
    transcript = read_record(Path(args.file))
    if args.until is not None and not 0 <= args.until <= len(transcript.entries):
        raise BadInput(f"The game has {len(transcript.entries)} answers; --until cannot be {args.until}.")
    match = replay(transcript, find_game)
    if args.until is not None and args.until < len(transcript.entries):
        del transcript.entries[args.until :]
        transcript.digest, transcript.outcome = "", None
        match = replay(transcript, find_game)
    screen = Screen()
    speech = Speech(chosen_language(args.lang), find_game(transcript.game), match.setup)
    for event in match.log if match.state.outcome is not None else match.heard(None):
        screen.row(told(match.setup, event, speech, True))
    screen.say()
    if match.state.outcome is not None:
        screen.rows(outcome_rows(match, speech))
    else:
        screen.rows(match.setup.picture(match.state.view(None), speech.words, screen.width, 0))
        screen.say(speech.cli("not-over"))
    return 0


def verify_command(args: argparse.Namespace) -> int:
    """Whether every chance result of a game follows from the secret that was committed to."""
    transcript = read_record(Path(args.file))
    screen = Screen()
    speech = Speech(chosen_language(args.lang))
    try:
        proved = verify(transcript, find_game)
    except Diverged as diverged:
        screen.say(speech.cli("not-verified", reason=str(diverged)), "bad")
        return 1
    screen.say(speech.cli("verified", count=proved), "good")
    return 0
