"""The window for tricks: all with a light are asked, whatever they hold; of those who want to, the nearest plays."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from grotto.kernel import FastDice, Match, Refused
from tests.miniature.table import TRICKS, answer, answers, asked, at, cited, lights, offered, pile, said, sight
from tests.ruling import rule

BLIND: Final = ("", "oil-1 oil-2", "oil-3")
"""Hands without any trick."""
ARMED: Final = ("shelter", "bend shelter", "rockfall bend oil-1")
"""Hands with which everybody can play one."""


@pytest.mark.parametrize("hands", [BLIND, ARMED, ("", "shelter", ""), ("oil-1", "", "bend bend")])
@pytest.mark.parametrize("threatened", [0, 1, 2])
@rule("LD-007")
def test_all_with_a_light_are_asked_whatever_they_hold(hands: tuple[str, ...], threatened: int) -> None:
    table = at(*hands, step=TRICKS, seat=threatened)
    assert table.state.asks == table.state.awaits == (0, 1, 2)
    for seat in range(3):
        assert asked(table, seat) == f"A draught threatens Player {threatened + 1}. Do you play a trick?"
        held = [card for card in ("shelter", "bend", "rockfall") if card in hands[seat].split()]
        assert offered(table, seat) == ["nothing", *held]


@rule("LD-007", "LD-011")
def test_whoever_has_no_light_is_not_asked() -> None:
    table = at("oil-1", "", "shelter", lights=(1, 0, 2), step=TRICKS)
    assert (table.state.asks, offered(table, 1)) == ((0, 2), [])


@rule("LD-007")
def test_only_tricks_in_hand_can_be_played() -> None:
    table = at("oil-1 bend", "shelter", step=TRICKS)
    for card, number in (("oil-1", "LD-007"), ("oil-2", "LD-007"), ("shelter", "LD-002"), ("pass-lead", "LD-014")):
        with pytest.raises(Refused, match=number):
            answer(table, 0, card)
    answer(table, 0, "bend")
    with pytest.raises(Refused, match="kernel-same-choice"):
        answer(table, 0, "bend")


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("seat", [0, 1, 2])
@rule("LD-002", "LD-007")
def test_nobody_can_tell_who_holds_a_trick(seat: int, answered: bool) -> None:
    """Deal anew what one cannot know, again and again: others hold tricks or none, and one is shown the same."""
    table = at(*ARMED, step=TRICKS, deck="oil-1 oil-1 oil-2 oil-2 oil-3 oil-3")
    others = [other for other in range(3) if other != seat]
    if answered:
        answer(table, others[0], "nothing")
    before = sight(table, seat)
    dealt = set()
    for number in range(40):
        table.state = table.state.redeal(seat, FastDice(number))
        assert sight(table, seat) == before
        dealt.add(tuple(holds_a_trick(table, other) for other in others))
    assert dealt == {(False, False), (False, True), (True, False), (True, True)}


def holds_a_trick(table: Match, seat: int) -> bool:
    """Whether there is a trick in a hand."""
    return any(not card.startswith("oil") for card in pile(table, "hand", seat))


@pytest.mark.parametrize("observer", [None, 1, 2])
@rule("LD-007")
def test_an_answer_tells_the_others_only_that_it_was_given(observer: int | None) -> None:
    table = at("shelter bend oil-1", "shelter", "", step=TRICKS)
    given = sight(table, observer) | {"awaits": [1, 2]}
    for choice in ("bend", "nothing", "shelter", "bend", "nothing"):
        answer(table, 0, choice)
        assert sight(table, observer) == given


@pytest.mark.parametrize(
    ("threatened", "willing", "plays"),
    [
        *((0, (0, 1, 2, 3), 0), (2, (0, 1, 2, 3), 2)),
        *((1, (0, 2, 3), 2), (3, (1, 2), 1), (2, (0, 1), 0), (3, (0, 2), 0)),
        *((2, (1,), 1), (0, (3,), 3), (1, (0,), 0)),
    ],
)
@rule("LD-007", "LD-008")
def test_of_those_who_want_to_the_nearest_to_the_threatened_plays(
    threatened: int, willing: tuple[int, ...], plays: int
) -> None:
    table = at("shelter", "shelter", "shelter", "shelter", step=TRICKS, seat=threatened)
    answers(table, *["shelter" if seat in willing else "nothing" for seat in range(4)])
    assert said(table)[0] == f"Player {plays + 1} plays Shelter."
    assert [seat for seat in range(4) if not pile(table, "hand", seat)] == [plays]
    assert pile(table, "discard").count("shelter") == 1
    assert lights(table) == [2, 2, 2, 2]


@pytest.mark.parametrize("order", list(permutations(range(3))))
@rule("LD-007")
def test_who_answers_first_makes_no_difference(order: tuple[int, ...]) -> None:
    table = at("rockfall", "oil-1 bend", "shelter", step=TRICKS, seat=1)
    for seat in order:
        answer(table, seat, ("rockfall", "nothing", "shelter")[seat])
    assert said(table)[0] == "Player 3 plays Shelter."
    assert (lights(table), pile(table, "hand", 0)) == ([2, 2, 2], ["rockfall"])


@rule("LD-007")
def test_whoever_changes_his_mind_lets_the_next_in_line_play() -> None:
    table = at("shelter", "shelter", "oil-1", step=TRICKS)
    answer(table, 0, "shelter")
    answer(table, 1, "shelter")
    answer(table, 0, "nothing")
    answer(table, 2, "nothing")
    assert said(table)[0] == "Player 2 plays Shelter."
    assert pile(table, "hand", 0) == ["shelter"]


@pytest.mark.parametrize("observer", [None, 0, 1])
@rule("LD-007")
def test_what_those_behind_wanted_is_never_told(observer: int | None) -> None:
    """Whatever the third wanted to play, the others are shown the same before and after."""
    sights = []
    for wanted in ("nothing", "bend", "shelter"):
        table = at("oil-1", "shelter", "bend shelter", step=TRICKS)
        answer(table, 2, wanted)
        before = sight(table, observer)
        answers(table, "nothing", "shelter")
        sights.append((before, sight(table, observer)))
    assert sights[0] == sights[1] == sights[2]


@rule("LD-008")
def test_where_nobody_plays_a_light_goes_out() -> None:
    table = at("shelter", "bend", step=TRICKS, seat=1)
    answers(table, "nothing", "nothing")
    assert (lights(table), cited(table)[0]) == ([2, 1], "LD-008")
    assert said(table)[0] == "A light of Player 2 goes out; one is left."


@rule("LD-007", "LD-009")
def test_a_bent_draught_threatens_the_next_who_has_a_light_and_all_are_asked_again() -> None:
    table = at("bend", "", "oil-1", lights=(2, 0, 2), step=TRICKS)
    answers(table, "bend", "nothing")
    assert asked(table, 0) == "A draught threatens Player 3. Do you play a trick?"
    assert table.state.awaits == (0, 2)
    answers(table, "nothing", "nothing")
    assert lights(table) == [2, 0, 1]


@rule("LD-007", "LD-010")
def test_a_rockfall_costs_everybody_a_light_and_the_draught_goes_on() -> None:
    table = at("oil-1", "rockfall", "bend", step=TRICKS, seat=2)
    answers(table, "nothing", "rockfall", "nothing")
    out = [f"A light of Player {number} goes out; one is left." for number in (2, 3, 1)]
    assert said(table) == ["Player 2 plays Rockfall.", *out]
    assert asked(table, 0) == "A draught threatens Player 3. Do you play a trick?"
    assert table.state.awaits == (0, 1, 2)


@rule("LD-010")
def test_the_draught_is_over_where_the_rockfall_took_the_last_light() -> None:
    table = at("oil-1", "rockfall", "bend", lights=(2, 2, 1), step=TRICKS, seat=2)
    answers(table, "nothing", "rockfall", "nothing")
    assert lights(table) == [1, 1, 0]
    assert asked(table, 1) == "Do you lead this round?"
