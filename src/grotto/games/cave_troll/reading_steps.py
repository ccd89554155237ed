"""Agendas from outside: whether a step's numbers make sense, and steps as a readable position writes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.allotting import find_one, name_one, read_field, read_seat
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.state import GONE, OFF, Cave
from grotto.games.cave_troll.steps import (
    ARTIFACT,
    FIELD,
    FIGURE,
    MEANINGS,
    NEWCOMER,
    NUMBER,
    PIECES,
    SEAT,
    STEPS,
    make_step,
    step_name,
)
from grotto.kernel.errors import BadInput
from grotto.kernel.option import Outcome
from grotto.kernel.position import bad, known_keys, listed, section, whole, word
from grotto.kernel.step import Step

LARGEST_NUMBER: Final = 99
ENDINGS: Final = ("last-piece", "stall")
ON_FIELD: Final = ("Escape", "Crush", "PushWhom")
"""Steps whose field is the one on which their piece stands."""


def read_agenda(cave: Cave, value: object) -> list[Step[Any]]:
    """The agenda of a position, from the bottom: names, or tables with `step` and `data`, or pairs of both."""
    steps: list[Step[Any]] = []
    for number, item in enumerate(listed("agenda", value)):
        where = f"agenda.{number}"
        name, data = step_parts(where, item)
        if name not in STEPS:
            raise bad(where, f"there is no step called {name!r}")
        meanings = MEANINGS[name]
        if len(data) != len(meanings):
            raise bad(where, f"{name} is made of {len(meanings)} values ({', '.join(meanings)}), not {len(data)}")
        steps.append(make_step(name, [read_number(cave, where, one, given) for one, given in zip(meanings, data)]))
    return steps


def step_parts(where: str, item: object) -> tuple[str, list[Any]]:
    """The name and the data of one entry of an agenda."""
    if isinstance(item, str):
        return item, []
    if isinstance(item, Mapping):
        table = section(where, item)
        known_keys(where, table, ("step", "data"))
        return word(f"{where}.step", table.get("step")), listed(f"{where}.data", table.get("data", []))
    parts = listed(where, item)
    if not 1 <= len(parts) <= 2:
        raise bad(where, "must be a step and its data")
    return word(where, parts[0]), listed(where, parts[1] if len(parts) == 2 else [])


def read_number(cave: Cave, where: str, meaning: str, value: object) -> int:
    """One value of a step, by name or as a number."""
    if isinstance(value, str):
        if meaning == SEAT:
            return read_seat(where, value, cave.lair.seats)
        if meaning == FIELD:
            return read_field(cave.lair, where, value)
        if meaning == ARTIFACT:
            return read_artifact(cave, where, value)
        if meaning in PIECES:
            if not cave.kind:
                raise bad(where, "there are no pieces before the deal")
            return find_one(cave, where, value)
    return whole(where, value, 0, limit(cave, meaning))


def read_artifact(cave: Cave, where: str, value: object) -> int:
    """The artifact of a name."""
    names = [artifact.name for artifact in cave.lair.components.artifacts]
    text = word(where, value)
    if text not in names:
        raise bad(where, f"there is no artifact called {text!r}; there is: {', '.join(names)}")
    return names.index(text)


def limit(cave: Cave, meaning: str) -> int:
    """The largest number that a value can be."""
    if meaning == SEAT:
        return cave.lair.seats - 1
    if meaning == FIELD:
        return cave.lair.fields - 1
    if meaning == ARTIFACT:
        return cave.lair.artifacts - 1
    return len(cave.kind) - 1 if meaning in PIECES else LARGEST_NUMBER


def written_step(cave: Cave, step: Step[Any]) -> tuple[str, list[str | int]]:
    """A step as a position writes it: its name, and its values by name where they have one."""
    name = step_name(step)
    values: list[str | int] = []
    for meaning, number in zip(MEANINGS[name], step.data()):
        if meaning == SEAT:
            values.append(SEATS[number])
        elif meaning == FIELD:
            values.append(cave.lair.board.fields[number].name)
        elif meaning == ARTIFACT:
            values.append(cave.lair.components.artifacts[number].name)
        elif meaning == NUMBER:
            values.append(number)
        else:
            values.append(name_one(cave, number))
    return name, values


def check_agenda(cave: Cave) -> None:
    """Raise BadInput where an agenda could not have come about. Finished games have none."""
    if cave.outcome is not None:
        check_outcome(cave, cave.outcome)
        return
    names = [step_name(step) for step in cave.agenda]
    if names[:1] != ["Turn"] or names.count("Turn") != 1:
        raise BadInput("The agenda must begin with Turn, and have it only once.")
    undealt = names[1:2] == ["Deal"]
    if names[2 if undealt else 1 :].count("Deal") or names.count("ChooseSet") != int(undealt):
        raise BadInput("Before the deal, and only then, the agenda is Turn, Deal, ChooseSet.")
    if undealt and names != ["Turn", "Deal", "ChooseSet"]:
        raise BadInput("Before the deal, and only then, the agenda is Turn, Deal, ChooseSet.")
    for step in cave.agenda:
        check_step(cave, step_name(step), step.data())


def check_outcome(cave: Cave, outcome: Outcome) -> None:
    """Nothing is left to do, the most gold has won, and the scores are the gold (CT06-123, CT15-111)."""
    if cave.agenda:
        raise BadInput("A finished game has nothing left to do.")
    most = max(cave.gold)
    winners = tuple(seat for seat, gold in enumerate(cave.gold) if gold == most)
    if outcome.scores != tuple(cave.gold) or outcome.winners != winners or outcome.ending not in ENDINGS:
        raise BadInput("The outcome of the game does not follow from the gold.")


def check_step(cave: Cave, name: str, data: tuple[int, ...]) -> None:
    """Raise BadInput where a step takes something for granted that is not so."""
    for meaning, number in zip(MEANINGS[name], data):
        if not 0 <= number <= limit(cave, meaning):
            raise BadInput(f"The agenda's {name} is about a {meaning} that there is not.")
        if meaning == FIGURE and (cave.at[number] < 0 or not kinds.is_character(cave.kind[number])):
            raise BadInput(
                f"The agenda's {name} is about a character on the board, not about {name_one(cave, number)}."
            )
        if meaning == NEWCOMER and not fits_newcomer(cave, name, number):
            raise BadInput(f"The agenda's {name} cannot put {name_one(cave, number)} into play.")
    if name == "Walk" and not kinds.is_character(cave.kind[data[1]]):
        raise BadInput("The agenda's Walk is about a character.")
    if name == "Walk" and data[3] > 2:
        raise BadInput("The agenda's Walk has no such mode.")
    if name in ON_FIELD:
        figure, field = data[-2:] if name == "Crush" else data[1:3]
        if cave.at[figure] != field:
            raise BadInput(f"The agenda's {name} is about the field on which {name_one(cave, figure)} stands.")


def fits_newcomer(cave: Cave, step: str, piece: int) -> bool:
    """Whether a piece is one that a step can put onto the board."""
    kind = cave.kind[piece]
    if step == "PlaceTroll":
        return kind == kinds.CAVE_TROLL and cave.at[piece] == OFF
    if step == "PlaceTreasure":
        return kind == kinds.TREASURE and cave.at[piece] == OFF
    if cave.at[piece] == GONE:
        return kinds.is_hero(kind)
    return cave.at[piece] == OFF and kinds.is_character(kind) and kind != kinds.CAVE_TROLL
