"""What the questions inside an effect have in common: one seat is asked, and a single answer needs no asking."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.board import fields_of
from grotto.games.cave_troll.lair import FIRST_FIELD, STAY, Lair
from grotto.games.cave_troll.naming import field_text
from grotto.games.cave_troll.reasons import FREE, MUST_CHOOSE, NOT_A_TARGET, OTHER_QUESTION, refuse
from grotto.games.cave_troll.state import Cave
from grotto.kernel.option import Question
from grotto.kernel.step import Step
from grotto.kernel.text import Refusal, Text

# What can be asked, and the rule that asks it in either edition.
ASK_TURN: Final = 0
ASK_SET: Final = 1
ASK_ENTRANCE: Final = 2
ASK_PIT: Final = 3
ASK_TROLL_ROOM: Final = 4
ASK_ESCAPE: Final = 5
ASK_TREASURE_ROOM: Final = 6
ASK_CARD: Final = 7
ASK_SCORED_ROOM: Final = 8
ASK_PUSH_WHOM: Final = 9
ASK_PUSH_WHERE: Final = 10
ASK_KILL: Final = 11
ASK_JUMP: Final = 12
ASK_NEXT_STEP: Final = 13
ASK_BANSHEE: Final = 14
ASK_BANISH_TO: Final = 15
ASK_RAGING_TROLL: Final = 16
ASK_STRIKE: Final = 17
ASK_RAMPAGE: Final = 18
ASK_PULL_FROM: Final = 19
ASK_PULL_WHOM: Final = 20
ASK_HELM_FIELD: Final = 21
ASK_HELM_WHOM: Final = 22
ASK_TELEPORT_FIELD: Final = 23
ASK_TELEPORT_WHOM: Final = 24
ASK_TELEPORT_TO: Final = 25
ASK_REVIVE: Final = 26
ASK_IDOL_ROOM: Final = 27
ASK_CLOAK_FIELD: Final = 28
ASK_CLOAK_WHOM: Final = 29
ASK_SWORD_ROOM: Final = 30
ASK_THROW: Final = 31
ASK_CLOAKED_STEP: Final = 32
ASK_LED_STEP: Final = 33

QUESTIONS: Final = [
    ("turn", "CT06-010", "CT15-010"),
    ("set", "CT15-120", "CT15-120"),
    ("entrance", "CT06-021", "CT15-022"),
    ("pit", "CTB-003", "CT15-022"),
    ("troll-room", "CT06-090", "CT15-070"),
    ("escape", "CT06-091", "CT15-071"),
    ("treasure-room", "CT06-023", "CT15-095"),
    ("card", "CT15-020", "CT15-020"),
    ("scored-room", "CT06-154", "CT15-026"),
    ("push-whom", "CT06-080", "CT15-085"),
    ("push-where", "CT06-082", "CT15-088"),
    ("kill", "CT06-095", "CT15-080"),
    ("jump", "CT06-050", "CT15-060"),
    ("next-step", "CT15-165", "CT15-165"),
    ("banshee", "CT15-131", "CT15-131"),
    ("banish-to", "CT15-131", "CT15-131"),
    ("raging-troll", "CT15-136", "CT15-136"),
    ("strike", "CT15-150", "CT15-150"),
    ("rampage", "CT15-156", "CT15-156"),
    ("pull-from", "CT15-166", "CT15-166"),
    ("pull-whom", "CT15-166", "CT15-166"),
    ("helm-field", "CT06-151", "CT15-172"),
    ("helm-whom", "CT06-151", "CT15-172"),
    ("teleport-field", "CT06-152", "CT06-152"),
    ("teleport-whom", "CT06-152", "CT06-152"),
    ("teleport-to", "CT06-152", "CT06-152"),
    ("revive", "CT15-171", "CT15-171"),
    ("idol-room", "CT06-153", "CT15-172"),
    ("cloak-field", "CT06-155", "CT15-172"),
    ("cloak-whom", "CT06-155", "CT15-172"),
    ("sword-room", "CT06-156", "CT15-172"),
    ("throw", "CT15-156", "CT15-156"),
    ("next-step", "CT06-155", "CT15-172"),
    ("next-step", "CT06-151", "CT15-172"),
]


def topic_rule(lair: Lair, topic: int) -> str:
    """The rule behind a question."""
    _, rule_2006, rule_2015 = QUESTIONS[topic]
    return rule_2015 if lair.edition_2015 else rule_2006


def topic_question(lair: Lair, topic: int) -> Question:
    """A question in words."""
    return Question(Text(f"ask-{QUESTIONS[topic][0]}", edition=lair.edition), topic_rule(lair, topic))


class Ask(Step[Cave]):
    """A question to one seat in the middle of something: whoever uses an effect decides in it (CTX-007).

    One possible answer is taken without asking; with none the question goes away and `nothing` happens.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def topic(self, state: Cave) -> int:
        """Which question this is."""
        raise NotImplementedError

    def data(self) -> tuple[int, ...]:
        return (self.seat,)

    def asked(self, state: Cave) -> int:
        return 1 << self.seat

    def settle(self, state: Cave) -> bool:
        choices = self.options(state, self.seat)
        if len(choices) > 1:
            state.offer(self.seat, choices)
            return True
        if choices:
            self.take(state, self.seat, choices[0])
        else:
            state.agenda.pop()
            self.nothing(state)
        return False

    def nothing(self, state: Cave) -> None:
        """No answer is possible; the step has left the agenda."""

    def question(self, state: Cave, seat: int) -> Question:
        return topic_question(state.lair, self.topic(state))

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        reason = MUST_CHOOSE if option == STAY else OTHER_QUESTION
        return refuse(state.lair, reason, topic_rule(state.lair, self.topic(state)))


class AskField(Ask):
    """A question answered with a field."""

    def targets(self, state: Cave) -> int:
        """The fields to choose from, as a mask."""
        raise NotImplementedError

    def chosen(self, state: Cave, field: int) -> None:
        """What the answer does; the step has left the agenda."""
        raise NotImplementedError

    def bar(self, state: Cave, field: int) -> int:
        """The reason why a field that is not a target is none, or FREE where the question's own rule says it all."""
        return FREE

    def options(self, state: Cave, seat: int) -> list[int]:
        return [FIRST_FIELD + field for field in fields_of(self.targets(state))]

    def take(self, state: Cave, seat: int, option: int) -> None:
        state.agenda.pop()
        self.chosen(state, option - FIRST_FIELD)

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        lair = state.lair
        if not FIRST_FIELD <= option < lair.first_whom:
            return super().why_not(state, seat, option)
        field = option - FIRST_FIELD
        reason = self.bar(state, field)
        if reason == FREE:
            return refuse(lair, NOT_A_TARGET, topic_rule(lair, self.topic(state)), field=field_text(lair, field))
        return refuse(lair, reason, field=field_text(lair, field))


class AskFieldFor(AskField):
    """A question answered with a field, about one piece: mostly where it goes."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.piece)


class AskWhom(Ask):
    """A question answered with a piece, named by its owner and kind: pieces of one kind in one place are alike."""

    def targets(self, state: Cave) -> list[int]:
        """The pieces to choose from."""
        raise NotImplementedError

    def chosen(self, state: Cave, piece: int) -> None:
        """What the answer does; the step has left the agenda."""
        raise NotImplementedError

    def may_stay(self, state: Cave) -> bool:
        """Whether nobody may be chosen."""
        return False

    def options(self, state: Cave, seat: int) -> list[int]:
        choices: list[int] = []
        for piece in self.targets(state):
            number = whom_option(state, piece)
            if number not in choices:
                choices.append(number)
        if choices and self.may_stay(state):
            choices.append(STAY)
        return choices

    def take(self, state: Cave, seat: int, option: int) -> None:
        targets = self.targets(state)
        state.agenda.pop()
        for piece in targets:
            if whom_option(state, piece) == option:
                self.chosen(state, piece)
                return

    def why_not(self, state: Cave, seat: int, option: int) -> Refusal:
        lair = state.lair
        if lair.first_whom <= option < lair.first_card:
            return refuse(lair, NOT_A_TARGET, topic_rule(lair, self.topic(state)))
        return super().why_not(state, seat, option)


class AskWhomBy(AskWhom):
    """A question answered with a piece, about another: the one that acts."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def data(self) -> tuple[int, ...]:
        return (self.seat, self.piece)


def whom_option(state: Cave, piece: int) -> int:
    """The option number that names a piece."""
    lair = state.lair
    if piece == state.cloaked:
        return lair.cloaked_whom
    return lair.first_whom + state.owner(piece) * lair.slots + lair.slot_of_kind[state.kind[piece]]
