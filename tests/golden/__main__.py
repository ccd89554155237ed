"""`make golden`: play the golden games again and write them down. Read the differences before keeping them.

The same answers are given again, so only what the rules or the words make of them can differ. Games are looked for
anew, by bots and dice, where there is none, where its answers are no longer allowed or end otherwise, and with
ARGS=--anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from grotto.bots import Random, Simple
from grotto.kernel import FastDice, Refused, State
from tests.golden.playing import Golden, played_again

FOLDER = Path(__file__).parent / "games"
Choice = Callable[[State, int], int]


def sensible(dice: FastDice) -> Choice:
    """Answers as the simple bot gives them."""
    bot = Simple(dice)
    return lambda state, seat: bot.choose(state.redeal(seat, dice.copy()), seat)


def hasty(dice: FastDice) -> Choice:
    """Random answers, but mostly draws: short games with little gold, so that victories are shared soon."""
    bot = Random(dice)

    def choose(state: State, seat: int) -> int:
        draws = [number for number in state.options(seat) if state.describe(seat, number).intent.verb == "draw"]
        return draws[0] if draws and dice.below(4, "hasty") else bot.choose(state, seat)

    return choose


def idle_after(answers: int, dice: FastDice) -> Choice:
    """Sensible for some answers, then nothing but passing."""
    think = sensible(dice)
    left = [answers]

    def choose(state: State, seat: int) -> int:
        left[0] -= 1
        passes = [number for number in state.options(seat) if state.describe(seat, number).intent.verb == "end-turn"]
        return passes[0] if passes and left[0] < 0 else think(state, seat)

    return choose


def play(seats: int, options: dict[str, str], dice: int, choose: Choice) -> Golden:
    """A whole game of Cave Troll, written down."""
    golden = Golden("cave-troll", seats, options, dice)
    while (state := golden.match.state).outcome is None:
        golden.take(state.actor, choose(state, state.actor))
    return golden


def shared(options: dict[str, str], seats: int) -> Golden:
    """The first hasty game that two or more players win together with some gold."""
    dice = 0
    while True:
        golden = play(seats, options, dice, hasty(FastDice(dice)))
        if ends_as(golden, "shared"):
            return golden
        dice += 1


def ends_as(golden: Golden, name: str) -> bool:
    """Whether a game ends as its name says."""
    outcome = golden.match.state.outcome
    if outcome is None or name != "shared":
        return outcome is not None and outcome.ending == name
    return outcome.ending == "last-piece" and len(outcome.winners) > 1 and max(outcome.scores) > 0


def again(path: Path, name: str) -> Golden | None:
    """The game of a file with the answers it has; None where they no longer make such a game."""
    try:
        golden = played_again(path.read_text(encoding="utf-8"))
    except (OSError, Refused):
        return None
    return golden if ends_as(golden, name) else None


def anew(name: str, seats: int, options: dict[str, str]) -> Golden:
    """Another game with such an end."""
    if name == "stall":
        return play(seats, {**options, "stall-guard": "on"}, seats, idle_after(12, FastDice(seats)))
    return shared(options, seats) if name == "shared" else play(seats, options, seats, sensible(FastDice(seats)))


def main() -> None:
    """Write every golden game."""
    FOLDER.mkdir(exist_ok=True)
    for edition in ("2006", "2015"):
        for seats in (2, 3, 4):
            for name in ("last-piece", "stall", "shared"):
                path = FOLDER / f"cave-troll-{edition}-{seats}-{name}.txt"
                golden = again(path, name) if "--anew" not in sys.argv[1:] else None
                golden = golden or anew(name, seats, {"edition": edition})
                path.write_text(golden.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
