"""Expansion 3, as far as it goes: the encounters that need neither phases, nor the dead, nor fog."""

from __future__ import annotations

from typing import Any, Final

from grotto.games.cutthroat_caverns.dealing import hand_size
from tests.games.cutthroat_caverns.table import (
    GAME,
    STRAIGHT,
    Loaded,
    Table,
    asked,
    fight,
    first_round,
    foes,
    hand,
    items,
    life,
    prestige,
    round_over,
    sets,
    take,
    through,
    told,
    waiting,
)
from tests.ruling import rule

WITH: Final = {"tombs-tomes": "on"}


def deep(encounter: str, *hands: str, **fields: Any) -> Table:
    """The first round, with this expansion."""
    return first_round(encounter, hands, WITH, **fields)


def turned(event: str, *hands: str, number: int) -> Table:
    """The Pit Lord, beside whom an event has just been turned up."""
    names = [card.name for card in GAME.setup(3).box.events if card.belongs == "tombs-tomes" and card.name != event]
    stage = ("Opening", (1,))
    return fight("pit-lord", list(hands), options=WITH, number=number, stage=stage, omens=[*names, event])


@rule("CC2-050", "CC-076")
def test_the_walls_close_in_on_every_hand() -> None:
    hands = ["attack-50 attack-50 attack-50 attack-50 attack-50 attack-40 attack-40", "feint", "feint"]
    table = turned("the-walls-close-in", *hands, number=3)
    sets(table, "attack-50", "feint", "feint")
    through(table, "discard-down")
    assert (len(hand(table, 0)), table.state.rounds) == (7, 2)
    take(table, 0, "attack-40")
    assert (asked(table), len(hand(table, 0))) == ("set", 6)
    assert [hand_size(table.state, seat) for seat in range(3)] == [6, 6, 6]
    table.state.rounds = 20
    assert hand_size(table.state, 0) == 3


@rule("CC2-050", "CC-009")
def test_a_bargain_is_chosen_in_secret_and_shown_together() -> None:
    table = turned("a-whispered-bargain", "feint", "feint", "feint", number=2)
    assert (asked(table), waiting(table)) == ("bargain", (0, 1, 2))
    take(table, 0, "yes")
    take(table, 1, "no")
    assert prestige(table) == [0, 0, 0]
    take(table, 2, "yes")
    assert prestige(table) == [-1, 0, -1]
    assert [len(hand(table, seat)) for seat in range(3)] == [3, 1, 3]


@rule("CC3-030", "CC-084")
def test_the_swarm_attacks_together() -> None:
    table = deep("hivemind", "feint", "feint", "feint")
    assert life(table) == [75, 100, 100]
    assert life(deep("hivemind", "feint", "feint", "feint", foes=[0, 0, 25, 25, 0])) == [90, 100, 100]


@rule("CC3-031", "CC3-032", "CC-129")
def test_a_token_that_was_called_ugly_splits_off() -> None:
    for life_left, expected in ((25, [80, 100, 95]), (10, [80, 100, 100])):
        hands = ["called-you-ugly-too", "feint", "feint"]
        table = fight("hivemind", hands, options=WITH, orders=STRAIGHT, foes=[life_left, 25, 25, 25, 25])
        sets(table, *hands)
        through(table, "choose-foe")
        take(table, 0, "#0")
        take(table, 0, "@2")
        round_over(table)
        assert life(table) == expected


@rule("CC3-031", "CC-175")
def test_each_of_the_two_attacks_can_be_answered() -> None:
    hands = ["called-you-ugly-too counter-strike", "feint", "feint human-shield"]
    table = fight("hivemind", hands, options=WITH, orders=STRAIGHT)
    sets(table, "called-you-ugly-too", "feint", "feint")
    through(table, "choose-foe")
    take(table, 0, "#0")
    take(table, 0, "@2")
    through(table, "creature-attack-damaged")
    take(table, 0, "counter-strike")
    take(table, 0, "#4")
    through(table, "creature-attack-declared")
    take(table, 2, "human-shield")
    take(table, 2, "@1")
    round_over(table)
    assert life(table) == [80, 95, 100]
    assert foes(table) == [15, 25, 25, 25, 0]


@rule("CC3-040", "CC3-041", "CC3-042")
def test_the_thantigist_swaps_seats() -> None:
    players: list[dict[str, Any]] = [
        {"prestige": 4, "poison": 1, "items": ["cure-wounds"]},
        {},
        {"pending": ["slip-behind"]},
    ]
    table = deep("thantigist", "feint trip", "feint", "feint rally", players=players, deck="edge-out edge-out edge-out")
    assert life(table) == [90, 100, 95]  # 10 for the highest, then the swap, then 5 by the poison
    assert (prestige(table), table.state.poison) == ([0, 0, 4], [0, 0, 1])
    assert (hand(table, 0), hand(table, 2)) == (["edge-out", "rally"], ["edge-out", "trip"])
    assert items(table, 2) == ["cure-wounds"]
    assert table.state.pending == [(table.state.cavern.card("slip-behind"),), (), ()]
    assert table.state.character == [2, 1, 0]
    assert table.state.initiative == [3, 2, 1]
    assert told(table, "swapped-seats") == [(0, 2)]


@rule("CC3-041")
def test_a_single_survivor_keeps_his_seat() -> None:
    dead = {"life": 0}
    table = deep("thantigist", "feint feint", "", "", players=[{}, dead, dead])
    assert told(table, "swapped-seats") == []


@rule("CC3-060", "CC3-061", "CC3-064")
def test_the_magus_attacks_while_his_barrier_stands() -> None:
    table = deep("barrier-magus", "attack-20", "feint", "feint", barrier=40)
    assert (table.state.barrier, foes(table), life(table)) == (20, [120], [75, 85, 100])
    assert told(table, "hit") == [(0, 20, 20)]


@rule("CC3-060", "CC3-061", "CC3-062", "CC3-063", "CC-175")
def test_a_barrier_that_falls_strikes_back_and_is_raised_again() -> None:
    table = deep("barrier-magus", "attack-50 counter-strike", "attack-30", "feint", barrier=40)
    assert told(table, "hit") == [(0, 50, 40), (1, 30, 30)]
    assert life(table) == [90, 100, 100]
    assert (table.state.barrier, foes(table)) == (40, [90])
    assert "counter-strike" in hand(table, 0)


@rule("CC-260", "CC-065")
def test_tomb_guardian() -> None:
    table = deep("tomb-guardian", "feint", "feint", "feint", players=[{"prestige": 2}, {}, {"prestige": 2}])
    assert life(table) == [85, 85, 85]


@rule("CC-252", "CC-072")
def test_sand_mummy() -> None:
    table = deep("sand-mummy", "feint attack-50", "feint attack-20", "feint attack-40", orders=STRAIGHT * 2)
    assert life(table) == [85, 100, 85]
    sets(table, "attack-50", "attack-20", "attack-40")
    round_over(table)
    assert told(table, "hit") == [(0, 25, 25), (1, 20, 20), (2, 20, 20)]


@rule("CC-258", "CC-109")
def test_tome_golem() -> None:
    table = fight("tome-golem", ["attack-20", "feint quick-step rally", "feint"], options=WITH)
    sets(table, "attack-20", "feint", "feint")
    take(table, 1, "quick-step")
    take(table, 1, "@2")
    round_over(table)
    assert life(table) == [100, 75, 100]
    assert foes(table) == [175 - 20 + 5]


@rule("CC-252", "CC-084")
def test_page_wraiths() -> None:
    table = deep("page-wraiths", "feint rally", "feint trip", "feint", dice=Loaded(STRAIGHT, picks=[0, 0]))
    assert life(table) == [95, 95, 95]
    assert len(told(table, "lost-card")) == 2


@rule("CC-260", "CC-048")
def test_hollow_knight_errant() -> None:
    table = deep("hollow-knight-errant", "feint", "feint", "feint", players=[{"life": 50}, {"life": 60}, {"life": 60}])
    assert life(table) == [35, 45, 45]


@rule("CC-261", "CC-086")
def test_twin_sphinx() -> None:
    for card, expected in (("attack-25", [85, 85, 85]), ("attack-10", [75, 100, 100]), ("feint", [75, 100, 100])):
        table = fight("twin-sphinx", [card, "feint", "poke-with-stick"], options=WITH, orders=STRAIGHT, foes=[70, 0])
        sets(table, card, "feint", "poke-with-stick")
        round_over(table)
        assert life(table) == expected


@rule("CC-258", "CC-257", "CC-250")
def test_sealed_tomb() -> None:
    table = deep("sealed-tomb", "attack-30 attack-50", "feint feint", "attack-10 attack-10")
    assert life(table) == [100, 90, 85]
    sets(table, "attack-50", "feint", "attack-10")
    through(table, "discard-any")
    assert told(table, "used-up") == [(table.state.encounters[0],)]
    assert prestige(table) == [0, 0, 0]
    assert len(hand(table, 0)) == 2
