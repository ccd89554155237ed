"""The laws themselves: the miniature broken on purpose, in one way after the other, is caught each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from grotto.kernel import EVERYONE, NO_PICK, GrottoError, Refusal, Text, Zone
from tests.laws.playing import Case
from tests.laws.test_conservation import test_everything_is_in_one_zone_at_every_question as conservation
from tests.laws.test_copies import test_a_copy_is_independent as copies
from tests.laws.test_leaks import test_nobody_is_shown_what_he_cannot_know as leaks
from tests.laws.test_options import test_what_is_offered_can_be_taken_and_nothing_else as options
from tests.laws.test_reach import test_every_game_ends_and_everything_happens as reach
from tests.laws.test_undo import test_taking_back_gives_the_same_and_stops_where_it_must as undo
from tests.laws.test_words import test_everything_said_has_words_and_rules as words
from tests.miniature import state as rules_of_state
from tests.miniature import steps, tables
from tests.miniature.game import GAME
from tests.miniature.state import Cavern
from tests.miniature.steps import Bid, Lead, Threat, Tricks

CASE: Final = Case(GAME, 3, {})
Patch = pytest.MonkeyPatch


def open_hands(patch: Patch) -> None:
    whole = Cavern.zones

    def zones(state: Cavern) -> list[Zone]:
        return [Zone(zone.name, zone.contents, EVERYONE, zone.owner) for zone in whole(state)]

    patch.setattr(Cavern, "zones", zones)


def a_pick_is_told(patch: Patch) -> None:
    choose = Bid.take

    def take(step: Bid, state: Cavern, seat: int, option: int) -> None:
        state.tell(tables.BID, (seat, option))
        choose(step, state, seat, option)

    patch.setattr(Bid, "take", take)


def a_draw_is_told_to_all(patch: Patch) -> None:
    patch.setattr(steps, "only", lambda seat: EVERYONE)


def only_those_with_tricks_are_asked(patch: Patch) -> None:
    def settle(step: Threat, state: Cavern) -> bool:
        state.agenda.pop()
        if not steps.dark(state) and state.lights[step.seat]:
            quiet = [bool(hand) and max(hand) < tables.SHELTER for hand in state.hands]
            picks = [tables.NOTHING if out else NO_PICK for out in quiet]
            state.push(Tricks(step.seat, state.living(), *picks))
        return False

    patch.setattr(Threat, "settle", settle)


def a_refusal_knows_the_deck(patch: Patch) -> None:
    def why_not(step: Lead, state: Cavern, seat: int, option: int) -> Refusal:
        return Refusal("LD-014", Text("why-other", deck=len(state.deck) and state.deck[-1]))

    patch.setattr(Lead, "why_not", why_not)


def options_know_the_deck(patch: Patch) -> None:
    def choices(step: Lead, state: Cavern, seat: int) -> list[int]:
        return [tables.KEEP_LEAD, tables.PASS_LEAD][: 1 + len(state.deck) and 1 + state.deck[0] % 2]

    patch.setattr(Lead, "options", choices)


def a_reveal_is_not_counted(patch: Patch) -> None:
    def take(step: Lead, state: Cavern, seat: int, option: int) -> None:
        state.agenda.pop()
        state.hands[seat].append(state.deck.pop())
        state.push(Bid(state.living(), *[NO_PICK] * state.base.seats))

    patch.setattr(Lead, "take", take)


def a_card_is_lost(patch: Patch) -> None:
    def spend(state: Cavern, seat: int, card: int) -> None:
        if card:
            state.hands[seat].remove(card)

    patch.setattr(Cavern, "spend", spend)


def a_copy_shares_its_hands(patch: Patch) -> None:
    copy = Cavern.copy

    def shallow(state: Cavern) -> Cavern:
        twin = copy(state)
        twin.hands = state.hands
        return twin

    patch.setattr(Cavern, "copy", shallow)


def refusing_changes_something(patch: Patch) -> None:
    def why_not(step: Bid, state: Cavern, seat: int, option: int) -> Refusal:
        state.leader = (state.leader + 1) % state.base.seats
        return Refusal("LD-004", Text("why-other"))

    patch.setattr(Bid, "why_not", why_not)


def a_rule_does_not_exist(patch: Patch) -> None:
    patch.setattr(tables, "WHY_OTHER", ("other", "LD-099"))


def a_trick_never_works(patch: Patch) -> None:
    def choices(step: Tricks, state: Cavern, seat: int) -> list[int]:
        return [tables.NOTHING, *sorted({card for card in state.hands[seat] if card == tables.SHELTER})]

    patch.setattr(Tricks, "open_to", choices)


def a_game_is_longer_than_it_says(patch: Patch) -> None:
    patch.setattr(type(CASE.setup()), "longest_game", property(lambda setup: 4))


def a_word_is_missing(patch: Patch) -> None:
    patch.setattr(rules_of_state, "card_text", lambda card: Text("card-nobody-has-named"))


def reached(case: Case) -> None:
    """The law of reach for a game rather than for a case."""
    reach(case.game, "")


BROKEN: Final[list[tuple[Callable[[Patch], None], Callable[[Case], None]]]] = [
    (open_hands, leaks),
    (a_pick_is_told, leaks),
    (a_draw_is_told_to_all, leaks),
    (only_those_with_tricks_are_asked, leaks),
    (a_refusal_knows_the_deck, leaks),
    (options_know_the_deck, leaks),
    (a_reveal_is_not_counted, undo),
    (a_card_is_lost, conservation),
    (a_copy_shares_its_hands, copies),
    (refusing_changes_something, options),
    (a_rule_does_not_exist, options),
    (a_rule_does_not_exist, words),
    (a_trick_never_works, reached),
    (a_game_is_longer_than_it_says, reached),
    (a_word_is_missing, words),
]


def name_of(part: Callable[..., None]) -> str:
    """The name of a way to break a game, or of a law."""
    return part.__name__.removeprefix("test_")


@pytest.mark.parametrize(("breaking", "law"), BROKEN, ids=name_of)
def test_a_broken_game_is_caught(
    breaking: Callable[[Patch], None], law: Callable[[Case], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    law(CASE)
    breaking(monkeypatch)
    with pytest.raises((AssertionError, GrottoError)):
        law(CASE)
