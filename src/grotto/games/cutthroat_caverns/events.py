"""What can happen: a number, a name, the meaning of its data and the rule, for each kind of event of the log."""

from __future__ import annotations

from typing import Final

from grotto.kernel.event import EventKind

STARTED: Final = 0
DEALT_CHARACTER: Final = 1
DREW: Final = 2
DREW_CARD: Final = 3
FOUND_ITEM: Final = 4
GAINED_ITEM: Final = 5
RESHUFFLED: Final = 6
DISCARDED: Final = 7
LOST_CARD: Final = 8
APPEARED: Final = 9
TIPPED: Final = 10
HEALED: Final = 11
HEALED_OTHER: Final = 12
DECLINED_HEALING: Final = 13
DREW_INITIATIVE: Final = 14
ROUND_BEGAN: Final = 15
SET_CARD: Final = 16
SET_WHICH: Final = 17
SET_NOTHING: Final = 18
CHANGED_CARD: Final = 19
TURN_BEGAN: Final = 20
REVEALED: Final = 21
BLUFFED: Final = 22
DECLARED_SPECIAL: Final = 23
AIMED: Final = 24
BLESSED: Final = 25
NAMED: Final = 26
STANDS_BY: Final = 27
STANDS_IN: Final = 28
FEINTED: Final = 29
JOINED: Final = 30
HIT: Final = 31
HIT_TOKEN: Final = 32
BURNED: Final = 33
SLAIN: Final = 34
TOKEN_SLAIN: Final = 35
WON_PRESTIGE: Final = 36
USED_UP: Final = 37
CROWDED: Final = 38
STOLE: Final = 39
PLAYED: Final = 40
AT_SEAT: Final = 41
AT_FOE: Final = 42
CANCELLED: Final = 43
TOOK_CARD: Final = 44
FIZZLED: Final = 45
EDGED_OUT: Final = 46
SWAPPED_SET: Final = 47
SWAPPED_INITIATIVE: Final = 48
MISSED: Final = 49
TRIPPED: Final = 50
RALLIED: Final = 51
STRUCK_BACK: Final = 52
SHIFTED: Final = 53
STRIKE_REPLACED: Final = 54
CONSENTED: Final = 55
REFUSED_RALLY: Final = 56
REDIRECTED: Final = 57
TURNED_UGLY: Final = 58
ATTACKED: Final = 59
HURT: Final = 60
UNHURT: Final = 61
ATTACK_LOST: Final = 62
ATTACK_CANCELLED: Final = 63
DIED: Final = 64
TURNED_TO_STONE: Final = 65
WEBBED: Final = 66
NO_DRAW: Final = 67
LOST_ITEM: Final = 68
DRAINED: Final = 69
FOUND_BY_KILL: Final = 70
MATCHED: Final = 71
ROUND_ENDED: Final = 72
ENCOUNTER_OVER: Final = 73
TIMED_OUT: Final = 74
LOOT_INITIATIVE: Final = 75
LOOTED: Final = 76
LOOT_LEFT: Final = 77
OFFERED: Final = 78
TRADED: Final = 79
TRADED_AWAY: Final = 80
DECLINED_TRADE: Final = 81
TIED: Final = 82
ENDED: Final = 83
ALL_DEAD: Final = 84
SHOWED: Final = 85
USED_ABILITY: Final = 86
TOOK_ONE: Final = 87
TOOK_WHICH: Final = 88
GAVE_BACK: Final = 89
GUARDED: Final = 90
STONEWALLED: Final = 91
UNSEEN: Final = 92
SACRIFICED: Final = 93
CREATURE_HEALED: Final = 94
POISONED: Final = 95
POISON_WORKS: Final = 96
ORACLE_NAMED: Final = 97
FED: Final = 98
GAVE_DOLL: Final = 99
REFLECTED: Final = 100
EVENT_TURNED: Final = 101
EVENT_PASSES: Final = 102
BARRIER_HIT: Final = 103
SWAPPED_SEATS: Final = 104

TABLE: Final = (
    EventKind("started", (), "CC-002"),
    EventKind("dealt-character", ("seat", "character"), "CC-006"),
    EventKind("drew", ("seat", "count"), "CC-004"),
    EventKind("drew-card", ("seat", "card"), "CC-004"),
    EventKind("found-item", ("seat", "card"), "CC-190"),
    EventKind("gained-item", ("seat", "card"), "CC-190"),
    EventKind("reshuffled", (), "CC-008"),
    EventKind("discarded", ("seat", "card"), "CC-076"),
    EventKind("lost-card", ("seat", "card"), "CC-252"),
    EventKind("appeared", ("encounter", "number", "life", "tokens"), "CC-020"),
    EventKind("tipped", ("seat", "card"), "CC-192"),
    EventKind("healed", ("seat", "life"), "CC-193"),
    EventKind("healed-other", ("seat", "other", "card", "prestige"), "CC-193"),
    EventKind("declined-healing", ("seat", "other", "card"), "CC-193"),
    EventKind("drew-initiative", ("seat", "number"), "CC-024"),
    EventKind("round-began", ("number",), "CC-030"),
    EventKind("set-card", ("seat",), "CC-036"),
    EventKind("set-which", ("seat", "card"), "CC-030"),
    EventKind("set-nothing", ("seat",), "CC-034"),
    EventKind("changed-card", ("seat",), "CC-031"),
    EventKind("turn-began", ("seat",), "CC-040"),
    EventKind("revealed", ("seat", "card"), "CC-041"),
    EventKind("bluffed", ("seat", "card"), "CC-033"),
    EventKind("declared-special", ("seat", "card"), "CC-121"),
    EventKind("aimed", ("seat", "foe"), "CC-081"),
    EventKind("blessed", ("seat",), "CC-128"),
    EventKind("named", ("seat", "other"), "CC-129"),
    EventKind("stands-by", ("seat", "card"), "CC-151"),
    EventKind("stands-in", ("seat", "card"), "CC-135"),
    EventKind("feinted", ("seat", "card"), "CC-132"),
    EventKind("joined", ("seat", "card"), "CC-157"),
    EventKind("hit", ("seat", "value", "dealt"), "CC-042"),
    EventKind("hit-token", ("seat", "foe", "value", "dealt"), "CC-080"),
    EventKind("burned", ("seat", "foe", "dealt"), "CC-199"),
    EventKind("slain", ("seat", "encounter"), "CC-090"),
    EventKind("token-slain", ("seat", "foe"), "CC-082"),
    EventKind("won-prestige", ("seat", "prestige"), "CC-090"),
    EventKind("used-up", ("encounter",), "CC-252"),
    EventKind("crowded", ("seat", "other"), "CC-127"),
    EventKind("stole", ("seat", "other", "card"), "CC-125"),
    EventKind("played", ("seat", "card"), "CC-170"),
    EventKind("at-seat", ("seat", "other"), "CC-107"),
    EventKind("at-foe", ("seat", "foe"), "CC-107"),
    EventKind("cancelled", ("seat", "other", "card"), "CC-103"),
    EventKind("took-card", ("seat", "other", "card"), "CC-173"),
    EventKind("fizzled", ("seat", "card"), "CC-103"),
    EventKind("edged-out", ("seat", "other", "card"), "CC-140"),
    EventKind("swapped-set", ("seat", "other"), "CC-172"),
    EventKind("swapped-initiative", ("seat", "other"), "CC-178"),
    EventKind("missed", ("seat", "card"), "CC-174"),
    EventKind("tripped", ("seat", "card"), "CC-174"),
    EventKind("rallied", ("seat", "other"), "CC-177"),
    EventKind("struck-back", ("seat", "dealt"), "CC-175"),
    EventKind("shifted", ("foe", "life"), "CC-171"),
    EventKind("strike-replaced", ("seat", "card", "other"), "CC-133"),
    EventKind("consented", ("seat", "other"), "CC-122"),
    EventKind("refused-rally", ("seat", "other"), "CC-122"),
    EventKind("redirected", ("seat", "other"), "CC-176"),
    EventKind("turned-ugly", ("seat",), "CC-129"),
    EventKind("attacked", ("seat", "damage"), "CC-061"),
    EventKind("hurt", ("seat", "life"), "CC-061"),
    EventKind("unhurt", ("seat",), "CC-194"),
    EventKind("attack-lost", ("number",), "CC-073"),
    EventKind("attack-cancelled", (), "CC-128"),
    EventKind("died", ("seat",), "CC-220"),
    EventKind("turned-to-stone", ("seat",), "CC-252"),
    EventKind("webbed", ("seat",), "CC-252"),
    EventKind("no-draw", ("seat",), "CC-252"),
    EventKind("lost-item", ("seat", "card"), "CC-252"),
    EventKind("drained", ("life",), "CC-252"),
    EventKind("found-by-kill", ("seat", "card"), "CC-252"),
    EventKind("matched", ("seat",), "CC-258"),
    EventKind("round-ended", ("number",), "CC-077"),
    EventKind("encounter-over", ("encounter",), "CC-093"),
    EventKind("timed-out", ("encounter",), "CC-254"),
    EventKind("loot-initiative", ("seat", "number"), "CC-224"),
    EventKind("looted", ("seat", "other", "card"), "CC-224"),
    EventKind("loot-left", ("card",), "CC-224"),
    EventKind("offered", ("seat", "other"), "CC-241"),
    EventKind("traded", ("seat", "other", "card", "back"), "CC-241"),
    EventKind("traded-away", ("seat", "other", "card"), "CC-241"),
    EventKind("declined-trade", ("seat", "other"), "CC-241"),
    EventKind("tied", (), "CC-214"),
    EventKind("ended", (), "CC-213"),
    EventKind("all-dead", (), "CC-216"),
    EventKind("showed", ("seat", "card"), "CC-221"),
    EventKind("used-ability", ("seat", "character"), "CC1-001"),
    EventKind("took-one", ("seat", "other"), "CC1-010"),
    EventKind("took-which", ("seat", "other", "card"), "CC1-010"),
    EventKind("gave-back", ("seat", "other"), "CC1-010"),
    EventKind("guarded", ("seat", "other"), "CC1-014"),
    EventKind("stonewalled", ("seat", "dealt"), "CC1-008"),
    EventKind("unseen", ("seat",), "CC1-011"),
    EventKind("sacrificed", ("seat", "life"), "CC-258"),
    EventKind("creature-healed", ("life",), "CC-258"),
    EventKind("poisoned", ("seat", "count"), "CC2-080"),
    EventKind("poison-works", ("seat", "count"), "CC2-081"),
    EventKind("oracle-named", ("number",), "CC-258"),
    EventKind("fed", ("seat", "count"), "CC2-041"),
    EventKind("gave-doll", ("seat", "other"), "CC2-091"),
    EventKind("reflected", ("seat", "life"), "CC2-090"),
    EventKind("event-turned", ("event",), "CC2-002"),
    EventKind("event-passes", ("event",), "CC2-003"),
    EventKind("barrier-hit", ("seat", "life"), "CC3-060"),
    EventKind("swapped-seats", ("seat", "other"), "CC3-040"),
)
