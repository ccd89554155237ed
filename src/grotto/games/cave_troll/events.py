"""What can happen in Cave Troll: a number, a name, the meaning of its data and the rule, for each kind of event."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_troll.kinds import CAVE_TROLL, RAGING_TROLL, TREASURE, is_hero
from grotto.games.cave_troll.lair import Lair
from grotto.kernel.event import Event, EventKind

STARTED: Final = 0
CHOSE_SET: Final = 1
TURN_BEGAN: Final = 2
TURN_ENDED: Final = 3
DREW: Final = 4
DREW_SECRETLY: Final = 5
PLAYED: Final = 6
PLACED_ON: Final = 7
MOVED: Final = 8
JUMPED: Final = 9
PUSHED: Final = 10
SLAIN: Final = 11
KILLED: Final = 12
EARNED: Final = 13
CRUSHED: Final = 14
STAYED: Final = 15
FOUND: Final = 16
FOUND_SECRETLY: Final = 17
NOTHING_FOUND: Final = 18
USED: Final = 19
CARRIED: Final = 20
REVIVED: Final = 21
CLAIMED: Final = 22
CLOAKED_ON: Final = 23
CAUGHT: Final = 24
BANISHED: Final = 25
SACRIFICED: Final = 26
STRUCK: Final = 27
RAMPAGED: Final = 28
TRAMPLED: Final = 29
PULLED: Final = 30
COUNTED: Final = 31
PAID: Final = 32
SHARED: Final = 33
SCORED: Final = 34
PILE_BOXED: Final = 35
BONUS_PAID: Final = 36
ARTIFACT_PAID: Final = 37
STALLED: Final = 38
ENDED: Final = 39
WASTED: Final = 40
IDOL_BROKEN: Final = 41
PUT_ON_PILE: Final = 42
LED: Final = 43
CUT_DOWN: Final = 44
CLEARED: Final = 45

# name, data, rule of 2006, rule of 2015
TABLE: Final = [
    ("started", ("seat",), "CT06-007", "CT15-008"),
    ("chose-set", ("seat", "set"), "CT15-120", "CT15-120"),
    ("turn-began", ("seat", "actions"), "CT06-010", "CT15-010"),
    ("turn-ended", ("seat",), "CTX-009", "CTX-009"),
    ("drew", ("seat", "kind"), "CT06-020", "CT15-020"),
    ("drew-secretly", ("seat",), "CT06-020", "CT15-020"),
    ("played", ("seat", "card"), "CT06-020", "CT15-020"),
    ("placed", ("seat", "kind", "field"), "CT06-021", "CT15-022"),
    ("moved", ("seat", "kind", "field", "to"), "CT06-030", "CT15-030"),
    ("jumped", ("seat", "kind", "field", "to"), "CT06-050", "CT15-060"),
    ("pushed", ("by", "by-kind", "seat", "kind", "field", "to"), "CT06-080", "CT15-085"),
    ("slain", ("seat", "kind", "field", "by", "by-kind"), "CT06-062", "CT15-042"),
    ("killed", ("seat", "kind", "field", "by"), "CT06-095", "CT15-080"),
    ("earned", ("seat", "field", "gold"), "CT15-135", "CT15-135"),
    ("crushed", ("seat", "kind", "field", "by"), "CT06-092", "CT15-072"),
    ("stayed", ("seat", "field"), "CT06-091", "CT15-071"),
    ("found", ("seat",), "CT06-102", "CT15-024"),
    ("found-secretly", ("seat", "artifact"), "CT06-102", "CT15-024"),
    ("nothing-found", ("seat",), "CT06-102", "CT15-024"),
    ("used", ("seat", "artifact"), "CT06-150", "CT15-025"),
    ("carried", ("seat", "kind", "field", "to"), "CT06-152", "CT06-152"),
    ("revived", ("seat", "kind", "field"), "CT15-171", "CT15-171"),
    ("claimed", ("seat", "field"), "CT06-153", "CT15-172"),
    ("cloaked", ("seat", "kind", "field"), "CT06-155", "CT15-172"),
    ("caught", ("seat", "kind", "field"), "CT06-155", "CT15-172"),
    ("banished", ("by", "seat", "field", "to"), "CT15-131", "CT15-131"),
    ("sacrificed", ("by", "seat", "field"), "CT15-136", "CT15-136"),
    ("struck", ("by", "seat", "kind", "field"), "CT15-150", "CT15-150"),
    ("rampaged", ("seat", "field"), "CT15-156", "CT15-156"),
    ("trampled", ("seat", "kind", "field", "by"), "CT15-160", "CT15-160"),
    ("pulled", ("by", "seat", "kind", "field", "to"), "CT15-166", "CT15-166"),
    ("counted", (), "CT06-101", "CT15-100"),
    ("paid", ("seat", "field", "gold"), "CT06-110", "CT15-102"),
    ("shared", ("seat", "field", "gold"), "CT15-140", "CT15-140"),
    ("scored", ("seat", "field"), "CT06-154", "CT15-026"),
    ("pile-boxed", (), "CT15-101", "CT15-101"),
    ("bonus-paid", ("seat", "gold"), "CT06-121", "CT15-111"),
    ("artifact-paid", ("seat", "artifact", "gold"), "CT06-122", "CT15-111"),
    ("stalled", (), "CTX-014", "CTX-014"),
    ("ended", (), "CT06-120", "CT15-110"),
    ("wasted", ("seat", "kind"), "CTX-019", "CTX-019"),
    ("idol-broken", ("seat", "field", "by"), "CT06-092", "CT15-073"),
    ("put-on-pile", ("seat", "card", "symbols"), "CT15-021", "CT15-021"),
    ("led", ("by", "seat", "kind", "field", "to"), "CT06-151", "CT15-172"),
    ("cut-down", ("seat", "kind", "field", "by"), "CT06-156", "CT15-172"),
    ("cleared", ("seat", "kind", "field", "by"), "CT15-156", "CT15-156"),
]


def event_kind(lair: Lair, event: Event) -> EventKind:
    """The line of the table that an event belongs to, with the rule of the edition played."""
    name, fields, rule_2006, rule_2015 = TABLE[event.kind]
    if event.kind == PLACED_ON:
        rule_2006, rule_2015 = _placing_rules(event.data[1])
    elif event.kind == PUSHED and event.data[1] == RAGING_TROLL:
        rule_2006 = rule_2015 = "CT15-156"
    return EventKind(name, fields, rule_2015 if lair.edition_2015 else rule_2006)


def _placing_rules(kind: int) -> tuple[str, str]:
    """The rules that say where a piece comes into play."""
    if kind == CAVE_TROLL:
        return "CT06-090", "CT15-070"
    if kind == TREASURE:
        return "CT06-023", "CT15-095"
    return ("CT06-021" if is_hero(kind) else "CT06-022"), "CT15-022"
