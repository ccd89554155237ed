"""Expansion 2: Gluttony and the Voodoo Doctor."""

from __future__ import annotations

from typing import Any, Final

from tests.games.cutthroat_caverns.table import (
    asked,
    fight,
    foes,
    hand,
    life,
    offered,
    prestige,
    refused,
    sets,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule

WITH: Final = {"relics-ruin": "on"}
FIVE: Final = "attack-50 attack-50 attack-50 attack-50 attack-50"
SIX: Final = f"feint {FIVE} attack-100"
STRAIGHT: Final = [[0, 1, 2]]


@rule("CC2-040", "CC2-041", "CC-076", "CC-255")
def test_gluttony_grows_with_every_card_above_the_maximum() -> None:
    table = fight("gluttony", [SIX, "feint", "feint"], options=WITH, orders=STRAIGHT * 2)
    sets(table, "feint", "feint", "feint")
    through(table, "draw-more")
    assert (waiting(table), len(hand(table, 0))) == ((0,), 7)
    assert life(table) == [75, 100, 100]  # 10 for most cards, 15 for number 1
    for count in range(7):
        assert foes(table) == [150 + 5 * count]
        take(table, 0, "yes")
    assert (len(hand(table, 0)), waiting(table)) == (14, (1,))
    assert table.state.appetite == 7
    through(table, "set")
    assert told(table, "discarded") == []
    sets(table, "attack-100", hand(table, 1)[0], hand(table, 2)[0])
    through(table, "draw-more")
    assert life(table)[0] == 75 - 10 - 15 - 5 * 2


@rule("CC2-042", "CC-198")
def test_an_amulet_makes_the_eighth_card_free() -> None:
    players = [{"items": ["amulet-of-mentalism"]}]
    table = fight("gluttony", [SIX, "feint", "feint"], options=WITH, orders=STRAIGHT, players=players)
    sets(table, "feint", "feint", "feint")
    through(table, "draw-more")
    for _ in range(7):
        take(table, 0, "yes")
    assert (len(hand(table, 0)), table.state.appetite) == (14, 6)


@rule("CC2-045", "CC-094")
def test_after_gluttony_hands_go_back_to_what_they_may_be() -> None:
    table = fight("gluttony", [f"{SIX} attack-40 attack-40 attack-40", "feint", "feint"], options=WITH, foes=[5])
    sets(table, "attack-50", "feint", "feint")
    through(table, "discard-down")
    assert (waiting(table), len(hand(table, 0))) == ((0,), 9)
    assert prestige(table) == [4, 0, 0]


@rule("CC2-090", "CC2-091")
def test_the_doll_is_given_and_reflects_up_to_20() -> None:
    table = fight("voodoo-doctor", ["attack-10 trip", "attack-50 trip", "feint"], options=WITH)
    assert (asked(table), waiting(table), offered(table, 0)) == ("give-doll", (0,), ["@1", "@2"])
    assert refused(table, 0, "@0") == "CC2-091"
    take(table, 0, "@1")
    facts: Any = table.state.facts()
    assert facts["doll"] == [1, 0]
    sets(table, "attack-10", "attack-50", "feint")
    through(table, "give-doll")
    assert told(table, "reflected") == [(0, 20)]
    assert life(table) == [80, 85, 100]


@rule("CC2-091", "CC-068")
def test_doctor_and_giver_may_die_of_the_same_blow() -> None:
    table = fight("voodoo-doctor", ["feint", "attack-50", "feint"], options=WITH, foes=[50], players=[{"life": 20}])
    take(table, 0, "@1")
    sets(table, "feint", "attack-50", "feint")
    through(table, "set")
    assert life(table) == [0, 100, 100]
    assert prestige(table) == [0, 4, 0]


@rule("CC2-091")
def test_a_survivor_holds_the_doll_without_reflection() -> None:
    dead = {"life": 0}
    table = fight("voodoo-doctor", ["attack-50 attack-20", "", ""], options=WITH, players=[{}, dead, dead])
    sets(table, "attack-50")
    through(table, "set")
    assert life(table) == [85, 0, 0]
