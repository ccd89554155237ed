"""Agendas and outcomes as plain values and back, for games whose steps need no more care than this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grotto.kernel.option import Outcome
from grotto.kernel.position import bad, known_keys, listed, section, whole, word
from grotto.kernel.step import Step, StepTable

DEEPEST: Final = 1000  # steps
LARGEST: Final = 2**53 - 1  # the largest whole number that every reader of plain values keeps exactly


def plain_agenda(agenda: Sequence[Step[Any]]) -> list[object]:
    """The steps from the bottom, each as its name and its data."""
    return [[type(step).__name__, list(step.data())] for step in agenda]


def read_agenda(value: object, steps: StepTable) -> list[Step[Any]]:
    """The steps that `plain_agenda` wrote. Whether their numbers make sense is for the game to check."""
    items = listed("agenda", value)
    if len(items) > DEEPEST:
        raise bad("agenda", f"has {len(items)} steps; {DEEPEST} are the most")
    return [_read_step(f"agenda.{number}", item, steps) for number, item in enumerate(items)]


def _read_step(where: str, item: object, steps: StepTable) -> Step[Any]:
    parts = listed(where, item)
    if len(parts) != 2:
        raise bad(where, "must be the name of a step and its data")
    name = word(where, parts[0])
    if name not in steps:
        raise bad(where, f"there is no step called {name!r}; there is: {', '.join(steps)}")
    data = [whole(where, number, -LARGEST, LARGEST) for number in listed(where, parts[1])]
    unfit = bad(where, f"{name} is not made of {len(data)} numbers")
    try:
        step: Step[Any] = steps[name](*data)
    except TypeError:
        raise unfit from None
    if list(step.data()) != data:  # a compiled step without fields takes numbers and forgets them
        raise unfit
    return step


def read_outcome(value: object, seats: int) -> Outcome | None:
    """How a finished game ended, as `Outcome.plain` wrote it; None where the game goes on."""
    if value is None:
        return None
    table = section("outcome", value)
    known_keys("outcome", table, ("winners", "scores", "ending"))
    winners = [whole("outcome.winners", seat, 0, seats - 1) for seat in listed("outcome.winners", table.get("winners"))]
    if winners != sorted(set(winners)):
        raise bad("outcome.winners", "must be in order, each once")
    scores = [
        whole("outcome.scores", score, -LARGEST, LARGEST) for score in listed("outcome.scores", table.get("scores"))
    ]
    if len(scores) != seats:
        raise bad("outcome.scores", f"must be {seats} numbers")
    return Outcome(tuple(winners), tuple(scores), word("outcome.ending", table.get("ending")))
