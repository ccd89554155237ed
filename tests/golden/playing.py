"""A game as text and back: the text holds every answer with its number, so it can be played from the text alone."""

from __future__ import annotations

import re

from grotto.games import find_game
from grotto.kernel import EVERYONE, FastDice, Match, state_digest
from grotto.kernel.words import Words

ANSWER = re.compile(r"^> seat (\d+) answers (\d+)\b")
HEAD = re.compile(r"^(game|seats|dice|option [\w-]+): (.*)$")


class Golden:
    """A game being played and written down at the same time."""

    def __init__(self, game_id: str, seats: int, options: dict[str, str], dice: int) -> None:
        game = find_game(game_id)
        self.words = Words("en", game.folder())
        self.match = Match(game.setup(seats, options), FastDice(dice))
        self.lines = [f"game: {game_id}", f"seats: {seats}", f"dice: {dice}"]
        self.lines += [f"option {name}: {value}" for name, value in options.items()]
        self.told = 0
        self._tell()

    def take(self, seat: int, option: int) -> None:
        """Answer, and write down the answer, its words and what came of it."""
        words = self.words.say(self.match.state.describe(seat, option).text)
        self.lines.append(f"> seat {seat} answers {option}: {words}")
        self.match.take(seat, option)
        self._tell()

    def text(self) -> str:
        """All of it, closed with the outcome and the state's fingerprint."""
        outcome = self.match.state.outcome
        end = [f"outcome: {outcome.plain() if outcome else None}", f"state: {state_digest(self.match.state)}"]
        return "\n".join([*self.lines, *end]) + "\n"

    def _tell(self) -> None:
        setup = self.match.setup
        for event in self.match.log[self.told :]:
            only = "" if event.audience == EVERYONE else f" (audience {event.audience})"
            rule = setup.event_kind(event).rule
            self.lines.append(f"    {self.words.say(setup.event_text(event))} [{rule}]{only}")
        self.told = len(self.match.log)


def played_again(text: str) -> Golden:
    """The game that a golden text tells, played from its head and its answers."""
    head: dict[str, str] = {}
    answers: list[tuple[int, int]] = []
    for line in text.splitlines():
        if found := HEAD.match(line):
            head[found[1]] = found[2]
        elif found := ANSWER.match(line):
            answers.append((int(found[1]), int(found[2])))
    options = {name.removeprefix("option "): value for name, value in head.items() if name.startswith("option ")}
    golden = Golden(head["game"], int(head["seats"]), options, int(head["dice"]))
    for seat, option in answers:
        golden.take(seat, option)
    return golden
