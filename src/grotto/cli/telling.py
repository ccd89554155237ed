"""What has happened, and how it ended, as lines for the screen."""

from __future__ import annotations

import re
from typing import Final

from grotto.cli.language import Speech
from grotto.cli.screen import Row
from grotto.kernel import Event, Match, Setup, Text

HEADING: Final = "turn-began"  # an event of this name opens a new paragraph, in every game
SILENT: Final = "turn-ended"  # and one of this name is told in the log only: the next heading says as much
BULLET: Final = "· "


def told(setup: Setup, event: Event, speech: Speech, numbered: bool) -> Row:
    """An event in words with the seats in their colours, and the number of its rule if that is wanted."""
    kind = setup.event_kind(event)
    row: Row = [("", "")] if kind.name == HEADING else [(BULLET, "dim")]
    row += coloured(speech.say(setup.event_text(event)), setup.seats, speech, "bold" if kind.name == HEADING else "")
    if numbered:
        row.append((f"  {kind.rule}", "rule"))
    return row


def coloured(text: str, seats: int, speech: Speech, style: str) -> Row:
    """A sentence as spans, with the names of seats in their colours."""
    names = {speech.words.say(Text("seat", seat=seat)): f"seat{seat}" for seat in range(seats)}
    parts = re.split(rf"\b({'|'.join(re.escape(name) for name in names)})(?=s?\b)", text)
    return [(part, names.get(part, style)) for part in parts if part]


def wrapped(row: Row, width: int) -> list[Row]:
    """A row broken between words where it is too long; what follows is indented like the text of a list."""
    rows: list[Row] = [[]]
    column = 0
    for text, style in row:
        for piece in re.findall(r"\s*\S+\s*$|\s*\S+|\s+$", text):
            breaks = column + len(piece.rstrip()) > width and column > len(BULLET)
            word = piece.lstrip() if breaks else piece
            if breaks:
                rows.append([(" " * len(BULLET), "")])
                column = len(BULLET)
            rows[-1].append((word, style))
            column += len(word)
    return rows


def news_rows(setup: Setup, events: list[Event], speech: Speech, width: int, most: int) -> list[Row]:
    """Events on so many rows at most (0: all of them), the latest if not all, and then a word about the others."""
    events = [event for event in events if setup.event_kind(event).name != SILENT]
    lines = [wrapped(told(setup, event, speech, False), width) for event in events]
    rows = sum(len(line) for line in lines)
    if not most or rows <= most:
        return [row for line in lines for row in line]
    while lines and rows > most - 1:
        rows -= len(lines.pop(0))
    more: Row = [(speech.cli("more-news" if lines else "news", count=len(events) - len(lines)), "dim")]
    return [more, *[row for line in lines for row in line]]


def outcome_rows(match: Match, speech: Speech) -> list[Row]:
    """Why the game ended, the scores from the highest down, and who has won."""
    outcome = match.state.outcome
    assert outcome is not None
    options = {name: int(value) if value.isdigit() else value for name, value in match.setup.options.items()}
    rows: list[Row] = [[(speech.words.say(Text(f"ending-{outcome.ending}", **options)), "bold")]]
    for seat in sorted(range(match.setup.seats), key=lambda seat: -outcome.scores[seat]):
        name = speech.words.say(Text("seat", seat=seat))
        won = f"  {speech.cli('winner')}" if seat in outcome.winners else ""
        rows.append([(f"  {name:<10}", f"seat{seat}"), (f"{outcome.scores[seat]:>4}", "gold"), (won, "good")])
    names = ", ".join(speech.words.say(Text("seat", seat=seat)) for seat in outcome.winners)
    rows.append([(speech.cli("won-by", count=len(outcome.winners), names=names), "bold")])
    return rows
