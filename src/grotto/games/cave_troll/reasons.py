"""Why something is not allowed: a number for each reason, with the rule of either edition and the words."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.lair import Lair
from grotto.kernel.text import Arg, Refusal, Text

FREE: Final = 0  # nothing forbids it
OTHER_QUESTION: Final = 1
NO_SUCH_PIECE: Final = 2
NO_DOOR: Final = 3
ROOM_FULL: Final = 4
TROLL_THERE: Final = 5
KNIGHT_THERE: Final = 6
IDOL_THERE: Final = 7
HERO_IN_PIT: Final = 8
PIT_CLOSED: Final = 9
NEVER_MOVES: Final = 10
MOVED_ALREADY: Final = 11
NOBODY_TO_PUSH: Final = 12
SIX_THERE: Final = 13
OWN_AMONG_FIVE: Final = 14
PILE_EMPTY: Final = 15
NO_ABILITY: Final = 16
NO_VICTIM: Final = 17
NO_PUSH_HERE: Final = 18
NO_JUMP: Final = 19
NO_BANSHEE: Final = 20
NO_RAGING_TROLL: Final = 21
NOBODY_LONE: Final = 22
ALONE_HERE: Final = 23
NO_ADVENTURERS: Final = 24
NOBODY_TO_PULL: Final = 25
NOT_HELD: Final = 26
NO_TARGET_HELM: Final = 27
NO_TARGET_TELEPORT: Final = 28
NO_TARGET_REVIVE: Final = 29
NO_TARGET_IDOL: Final = 30
NO_TARGET_CLOAK: Final = 31
NO_TARGET_SWORD: Final = 32
NOT_AN_ENTRANCE: Final = 33
NOT_A_PIT: Final = 34
NOT_A_ROOM: Final = 35
SAME_FIELD: Final = 36
NOT_A_TARGET: Final = 37
NOT_IN_HAND: Final = 38
MUST_CHOOSE: Final = 39
NO_SUCH_SET: Final = 40
NOT_YOURS: Final = 41
NO_SUCH_VERB: Final = 42
NO_SUCH_FIELD: Final = 43
NO_SUCH_CHARACTER: Final = 44
NO_SUCH_CARD: Final = 45
NO_SUCH_ARTIFACT: Final = 46
KNIGHT_ANYWHERE: Final = 47  # said in the words of KNIGHT_THERE, but it holds on entrances too
NO_ACTIONS: Final = 48

TABLE: Final = [
    ("free", "", ""),
    ("other-question", "CT06-010", "CT15-010"),
    ("no-such-piece", "CT06-030", "CT15-030"),
    ("no-door", "CTX-002", "CTX-002"),
    ("room-full", "CT06-032", "CT15-032"),
    ("troll-there", "CT06-033", "CT15-073"),
    ("knight-there", "CT06-034", "CT15-041"),
    ("idol-there", "CT06-153", "CT15-172"),
    ("hero-in-pit", "CT06-035", "CT15-031"),
    ("pit-closed", "CT06-035", "CT06-035"),
    ("never-moves", "CT06-093", "CT15-073"),
    ("moved-already", "CT15-155", "CT15-155"),
    ("nobody-to-push", "CT06-083", "CT15-087"),
    ("six-there", "CT15-145", "CT15-145"),
    ("own-among-five", "CT15-144", "CT15-144"),
    ("pile-empty", "CT06-024", "CT15-027"),
    ("no-ability", "CT06-010", "CT15-013"),
    ("no-victim", "CT06-095", "CT15-080"),
    ("no-push-here", "CT06-081", "CT15-086"),
    ("no-jump", "CT06-050", "CT15-060"),
    ("no-banshee", "CT15-131", "CT15-131"),
    ("no-raging-troll", "CT15-136", "CT15-136"),
    ("nobody-lone", "CT15-150", "CT15-150"),
    ("alone-here", "CT15-156", "CT15-156"),
    ("no-adventurers", "CT15-160", "CT15-160"),
    ("nobody-to-pull", "CT15-166", "CT15-166"),
    ("not-held", "CT06-150", "CT15-025"),
    ("no-target-helm", "CT06-151", "CT15-172"),
    ("no-target-teleport", "CT06-152", "CT06-152"),
    ("no-target-revive", "CT15-171", "CT15-171"),
    ("no-target-idol", "CT06-153", "CT15-172"),
    ("no-target-cloak", "CT06-155", "CT15-172"),
    ("no-target-sword", "CT06-156", "CT15-172"),
    ("not-an-entrance", "CT06-021", "CT15-022"),
    ("not-a-pit", "CT06-022", "CT15-022"),
    ("not-a-room", "CTX-001", "CTX-001"),
    ("same-field", "CTX-004", "CTX-004"),
    ("not-a-target", "CTX-008", "CTX-008"),
    ("not-in-hand", "CT06-020", "CT15-020"),
    ("must-choose", "CTX-009", "CTX-009"),
    ("no-such-set", "CT15-120", "CT15-120"),
    ("not-yours", "CT06-030", "CT15-030"),
    ("no-such-verb", "CT06-010", "CT15-010"),
    ("no-such-field", "CTX-001", "CTX-001"),
    ("no-such-character", "CTX-003", "CTX-003"),
    ("no-such-card", "CT06-003", "CT15-002"),
    ("no-such-artifact", "CT06-003", "CT15-002"),
    ("knight-there", "CT06-152", "CT15-060"),
    ("no-actions", "CT06-010", "CT15-010"),
]


def rule_of(lair: Lair, reason: int) -> str:
    """The number of the rule behind a reason."""
    _, rule_2006, rule_2015 = TABLE[reason]
    return rule_2015 if lair.edition_2015 else rule_2006


def refuse(lair: Lair, reason: int, rule: str = "", **args: Arg) -> Refusal:
    """A refusal in words. A caller that knows a more precise rule names it."""
    key, _, _ = TABLE[reason]
    return Refusal(rule or rule_of(lair, reason), Text(f"why-{key}", edition=lair.edition, **args))
