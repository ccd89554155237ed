"""What questions to one player have in common."""

from __future__ import annotations

from typing import ClassVar

from grotto.games.cutthroat_caverns.naming import card_text, seat_text
from grotto.games.cutthroat_caverns.numbers import NO, YES
from grotto.games.cutthroat_caverns.reasons import OTHER_QUESTION, refuse
from grotto.games.cutthroat_caverns.state import Delve
from grotto.kernel.option import Question
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal, Text


class Ask(Step[Delve]):
    """A question to one player. Subclasses name its topic (for the words `ask-TOPIC`), its rule, a reason to refuse."""

    topic: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    reason: ClassVar[int] = OTHER_QUESTION

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[int, ...]:
        return (self.seat,)

    def asked(self, state: Delve) -> int:
        return 1 << self.seat

    def question(self, state: Delve, seat: int) -> Question:
        return Question(Text(f"ask-{self.topic}", seat=seat_text(self.seat)), self.rule)

    def why_not(self, state: Delve, seat: int, option: int) -> Refusal:
        return refuse(self.reason, self.rule)


class Agree(Ask):
    """A question to one player whether another may do something with a card of his."""

    def __init__(self, seat: int, by: int, card: int) -> None:
        super().__init__(seat)
        self.by = by
        self.card = card

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.by, self.card)

    def options(self, state: Delve, seat: int) -> list[int]:
        return [YES, NO]

    def question(self, state: Delve, seat: int) -> Question:
        words = Text(f"ask-{self.topic}", seat=seat_text(self.by), card=card_text(state.cavern, self.card))
        return Question(words, self.rule)


def alone_or_ask(step: Ask, state: Delve) -> bool:
    """For a question whose single answer need not be given by hand: take it, or wait for one of several."""
    choices = step.options(state, step.seat)
    if len(choices) > 1:
        return True
    step.take(state, step.seat, choices[0])
    return False
