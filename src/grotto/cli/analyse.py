"""`grotto analyse`: how likely everybody was to win through a recorded game, where it turned, and a drawing of it."""

from __future__ import annotations

import argparse
from pathlib import Path

from grotto.bots import Moment, Turning, course, turning_points
from grotto.cli.course_plot import drawn
from grotto.cli.files import named_path, read_record, write_text
from grotto.cli.language import Speech, chosen_language
from grotto.cli.screen import Screen
from grotto.cli.telling import told
from grotto.games import find_game
from grotto.kernel import Event, FastDice, Match, ScriptedDice, Text, Transcript, replay

MOST_TURNS = 12  # the greatest
MOST_EVENTS = 5  # told of one answer
SEED = 0  # of the copies dealt anew, so that the same game always comes to the same


def analyse_command(args: argparse.Namespace) -> int:
    """Tell the turning points of a recorded game and, if that is wanted, draw the chances through it."""
    transcript = read_record(Path(args.file))
    target = named_path(args.output) if args.output is not None else None
    match = replay(transcript, find_game)
    screen = Screen()
    speech = Speech(chosen_language(args.lang), find_game(transcript.game), match.setup)
    if screen.live:
        screen.say(speech.cli("analysing", count=len(transcript.entries)), "dim")
    moments = course(transcript, find_game, FastDice(SEED))
    turns = sorted(turning_points(moments)[:MOST_TURNS], key=lambda turning: turning.entry)
    names = [speech.words.say(Text("seat", seat=seat)) for seat in range(transcript.seats)]
    if target is not None:
        title = f"{speech.words.say(Text('game-title'))}: {speech.cli('chances')}"
        write_text(target, drawn(title, names, moments, turns, speech.cli("answers")), replace=False)
    screen.say(speech.cli("turns", count=len(turns)), "bold")
    happened = _happened(transcript)
    for turning in turns:
        _tell(screen, speech, match, moments, turning, happened[turning.entry - 1])
    if target is not None:
        screen.say(speech.cli("drawn", path=str(target)), "good")
    return 0


def _happened(transcript: Transcript) -> list[list[Event]]:
    """What was told after each entry."""
    setup = find_game(transcript.game).setup(transcript.seats, transcript.options, transcript.pack)
    match = Match(setup, ScriptedDice(transcript.every_roll()), transcript.table, transcript.position)
    found: list[list[Event]] = []
    for entry in transcript.entries:
        before = len(match.log)
        if entry.undo:
            match.undo(entry.seat)
        else:
            match.take(entry.seat, entry.option)
        found.append(match.log[before:])
    return found


def _tell(
    screen: Screen, speech: Speech, match: Match, moments: list[Moment], turning: Turning, events: list[Event]
) -> None:
    seat = turning.seat
    chances = [moments[entry].chances[seat] for entry in (turning.entry - 1, turning.entry)]
    before, after = (speech.cli("percent", percent=round(100 * chance)) for chance in chances)
    screen.row(
        [
            (f"{turning.entry:>5}  ", "number"),
            (speech.words.say(Text("seat", seat=seat)), f"seat{seat}"),
            (f": {before} → {after}", "good" if turning.change > 0 else "bad"),
        ]
    )
    for event in events[:MOST_EVENTS]:
        screen.row([("       ", ""), *told(match.setup, event, speech, False)])
