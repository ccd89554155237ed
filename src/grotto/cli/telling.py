"""What has happened, and how it ended, as lines for the screen."""

from __future__ import annotations

from grotto.cli.language import Speech
from grotto.cli.screen import Row
from grotto.kernel import Event, Match, Setup, Text


def told(setup: Setup, event: Event, speech: Speech, numbered: bool) -> Row:
    """An event in words, with the number of its rule if that is wanted."""
    row: Row = [("· ", "dim"), (speech.say(setup.event_text(event)), "")]
    if numbered:
        row.append((f"  {setup.event_kind(event).rule}", "rule"))
    return row


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
