"""Expansion 2: event cards, as far as they go."""

from __future__ import annotations

from typing import Any, Final

import pytest

from grotto.kernel import FastDice
from tests.games.cutthroat_caverns.table import (
    GAME,
    Table,
    asked,
    fight,
    foes,
    hand,
    in_question,
    items,
    life,
    offered,
    refused,
    round_over,
    sets,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule

WITH: Final = {"relics-ruin": "on"}
ALL: Final = [event.name for event in GAME.setup(3).box.events if event.belongs == "relics-ruin"]
FOUR: Final = "attack-50 attack-50 attack-50 attack-50"
STRAIGHT: Final = [[0, 1, 2]]


def turned(event: str, encounter: str, *hands: str, number: int = 1, **fields: Any) -> Table:
    """An encounter beside which an event has just been turned up."""
    omens = [*[name for name in ALL if name != event], event]
    stage = ("Opening", (1,))
    given = {"orders": STRAIGHT * 3, **fields}
    return fight(encounter, list(hands), options=WITH, number=number, stage=stage, omens=omens, **given)


@rule("CC2-001")
def test_all_events_lie_in_a_deck_that_nobody_sees() -> None:
    state = GAME.setup(4, WITH).start(FastDice(3))
    zones = {zone.name: zone for zone in state.zones()}
    names = [name for zone in ("events", "past events", "event") for name in zones[zone].contents]
    assert sorted(names) == sorted(ALL)
    assert zones["events"].visible == 0


@pytest.mark.parametrize(("number", "happens"), [(1, True), (2, False), (4, True)])
@rule("CC2-002", "CC2-003")
def test_an_event_happens_if_the_number_is_on_its_track(number: int, happens: bool) -> None:
    table = turned("the-torches-gutter", "ripper", "feint", "feint", "feint", number=number)
    zones = {zone.name: zone.contents for zone in table.state.zones()}
    assert (zones["event"], zones["past events"]) == (
        (["the-torches-gutter"], []) if happens else ([], ["the-torches-gutter"])
    )


@rule("CC2-002", "CC-250")
def test_no_event_is_turned_up_beside_a_trap() -> None:
    table = turned("the-torches-gutter", "scything-blades", "feint", "feint", "feint")
    assert len(table.state.omens) == len(ALL)


@rule("CC2-005", "CC2-003")
def test_nothing_happens_in_a_tie_break() -> None:
    tracks = [event.track for event in GAME.setup(3).box.events]
    assert all(track < 1 << 10 for track in tracks)


@rule("CC2-006", "CC-097")
def test_an_event_lasts_for_its_encounter_and_the_deck_is_shuffled_anew() -> None:
    hands = ["attack-50", "feint", "feint"]
    fields: dict[str, Any] = {"omen": ["blood-frenzy"], "omens": [], "omen-pile": ALL[:-1]}
    table = fight("ripper", hands, options=WITH, foes=[5], **fields)
    sets(table, *hands)
    through(table, "set")
    assert len(told(table, "event-turned")) == 1
    assert len(table.state.omens) == len(ALL) - 1


@rule("CC2-050", "CC2-004", "CC-076")
def test_close_quarters_make_hands_smaller() -> None:
    hands = [f"{FOUR} attack-40 attack-40 attack-40", "feint", "feint"]
    table = turned("we-fight-in-too-close-a-quarters", "ripper", *hands, number=2)
    assert (asked(table), waiting(table)) == ("discard-down", (0,))
    take(table, 0, "attack-40")
    take(table, 0, "attack-40")
    assert len(hand(table, 0)) == 5
    assert asked(table) == "set"


@rule("CC2-050", "CC2-004")
def test_daylight_gives_everybody_a_card_and_room_for_it() -> None:
    table = turned("a-blessing-of-daylight", "ripper", f"{FOUR} attack-40 attack-40 attack-40", "feint", "feint")
    assert [len(hand(table, seat)) for seat in range(3)] == [8, 2, 2]
    assert asked(table) == "set"


@rule("CC2-050")
def test_a_mate_brings_life_or_a_token() -> None:
    assert foes(turned("it-has-a-mate", "ripper", "feint", "feint", "feint", number=5)) == [190]
    assert foes(turned("it-has-a-mate", "ghoul-pack", "feint", "feint", "feint", number=5)) == [40] * 4


@rule("CC2-050")
def test_without_light_no_action_card_is_played_in_the_first_round() -> None:
    table = turned("the-torches-gutter", "pit-lord", "attack-50 attack-5", "feint trip feint", "feint attack-20")
    sets(table, "attack-50", "feint", "feint")
    assert asked(table) == "before-first-reveal"
    through(table, "set")
    assert told(table, "hit") == [(0, 50, 50)]
    sets(table, "attack-5", "feint", "attack-20")
    through(table, "on-attack-revealed")
    assert 1 in in_question(table)
    assert "trip" in offered(table, 1)


@rule("CC2-050")
def test_an_action_card_is_refused_by_the_event_itself() -> None:
    table = turned("the-torches-gutter", "pit-lord", "attack-50 attack-5", "feint quick-step", "feint")
    sets(table, "attack-50", "feint", "feint")
    assert refused(table, 1, "quick-step") == "CC2-050"


@rule("CC2-050", "CC-199")
def test_gas_hurts_and_burns() -> None:
    owner = [{"items": ["alchemist-fire"]}]
    table = turned("cave-gas", "ripper", "feint", "feint", "feint", number=3, players=owner)
    assert life(table) == [95, 95, 95]
    through(table, "set")
    sets(table, "feint", "feint", "feint")
    through(table, "own-turn")
    take(table, 0, "alchemist-fire")
    assert (foes(table), life(table)) == ([90], [95, 65, 80])  # the Ripper has struck by now
    assert items(table, 0) == []


@rule("CC2-050", "CC2-080")
def test_venom_poisons_the_first_to_be_hurt_in_each_round() -> None:
    table = turned(
        "venom-in-the-blood", "ember-drake", "feint feint", "feint attack-5", "attack-10 attack-10", number=4
    )
    sets(table, "feint", "feint", "attack-10")
    round_over(table)
    assert table.state.poison == [1, 0, 0]
    sets(table, "feint", "attack-5", "attack-10")
    round_over(table)
    assert table.state.poison == [2, 0, 0]


@rule("CC2-050")
def test_hallowed_stones() -> None:
    assert foes(turned("hallowed-stones", "barrow-wraith", "feint", "feint", "feint")) == [115 - 30]
    assert foes(turned("hallowed-stones", "ghoul-pack", "feint", "feint", "feint")) == [30] * 3
    weak = [{"life": 50}, {"life": 98}, {}]
    assert life(turned("hallowed-stones", "ripper", "feint", "feint", "feint", players=weak)) == [55, 100, 100]


@rule("CC2-050", "CC-067")
def test_blood_frenzy_adds_to_attacks_that_do_damage() -> None:
    table = turned("blood-frenzy", "ember-drake", "feint", "feint", "feint", number=6)
    sets(table, "feint", "feint", "feint")
    round_over(table)
    assert life(table) == [80, 80, 80]
    table = turned("blood-frenzy", "plague-rats", "feint", "feint", "feint", number=6)
    sets(table, "feint", "feint", "feint")
    through(table, "set")
    assert life(table) == [95, 95, 100]  # the rats bite for nothing; 5 is the poison
