"""What may be answered: options in words, questions, and what somebody would like to do."""

from __future__ import annotations

from grotto.kernel.text import Text


class Intent:
    """Something a person would like to do, whether or not it is allowed: a verb and what it concerns, all by name."""

    def __init__(self, verb: str, piece: str = "", source: str = "", target: str = "", card: str = "") -> None:
        self.verb = verb
        self.piece = piece
        self.source = source
        self.target = target
        self.card = card

    def plain(self) -> dict[str, str]:
        """The named parts that are there."""
        parts = {
            "verb": self.verb,
            "piece": self.piece,
            "source": self.source,
            "target": self.target,
            "card": self.card,
        }
        return {name: value for name, value in parts.items() if value}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Intent) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(tuple(self.plain().items()))

    def __repr__(self) -> str:
        return f"<Intent {self.plain()}>"


class Noun:
    """Something that intents name: what part it plays there (piece, place, card or act), its name, and its words."""

    def __init__(self, part: str, name: str, text: Text) -> None:
        self.part = part
        self.name = name
        self.text = text

    def __repr__(self) -> str:
        return f"<Noun {self.part}: {self.name}>"


class Option:
    """One answer on the list: its number, what it does to what, and the words for it."""

    def __init__(self, number: int, intent: Intent, text: Text) -> None:
        self.number = number
        self.intent = intent
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.number == other.number and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.number, self.text))

    def __repr__(self) -> str:
        return f"<Option {self.number}: {self.text}>"


class Question:
    """What a seat is being asked, in words, and the rule that asks it."""

    def __init__(self, text: Text, rule: str) -> None:
        self.text = text
        self.rule = rule

    def __repr__(self) -> str:
        return f"<Question {self.rule}: {self.text}>"


class Outcome:
    """How a game ended: who won (several may share it, nobody may have), why it ended, and the scores."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], ending: str) -> None:
        self.winners = winners
        self.scores = scores
        self.ending = ending

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.ending))

    def __repr__(self) -> str:
        return f"<Outcome {self.ending}: winners {self.winners}, scores {self.scores}>"

    def plain(self) -> dict[str, object]:
        """The outcome as it stands in a view or a transcript."""
        return {"winners": list(self.winners), "scores": list(self.scores), "ending": self.ending}
