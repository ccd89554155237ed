"""A match keeps state, log and record in step, whatever is answered, refused, taken back or goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from grotto.games import find_game
from grotto.kernel import (
    BadInput,
    Diverged,
    FastDice,
    GrottoError,
    KeyedDice,
    Match,
    Refused,
    Roll,
    read_transcript,
    replay,
)
from tests.games.cave_troll.table import cave
from tests.laws.catalogue import look_up
from tests.laws.playing import Case, Player, dumped, matched
from tests.miniature.game import GAME
from tests.miniature.state import Cavern
from tests.miniature.steps import Lead
from tests.miniature.tables import BLEW, DREW, DREW_CARD, KEEP_LEAD, LED, NOTHING, PASS_LEAD, SIZE

CASE: Final = Case(GAME, 3, {})


def a_match() -> Match:
    """A new game of three; the first is asked whether it leads."""
    return Match(CASE.setup(), FastDice(1), "a table")


def everything(match: Match) -> list[object]:
    """All of a match that anybody could notice a change of."""
    seats = range(match.setup.seats)
    return [match.written(), repr(match.log), dumped(match.state), [match.can_undo(seat) for seat in seats]]


def refused(match: Match, act: Callable[[], None]) -> str:
    """The rule with which something is refused, which must change nothing at all."""
    before = everything(match)
    with pytest.raises(Refused) as caught:
        act()
    assert everything(match) == before
    return caught.value.refusal.rule


# --- the record -----------------------------------------------------------------------------------------------------


def test_a_record_begins_with_the_deal() -> None:
    match = a_match()
    assert [roll.purpose for roll in match.transcript.rolls] == ["deck"]
    assert (match.transcript.table, match.transcript.options) == ("a table", {"lights": "2"})
    assert (match.transcript.entries, match.transcript.commitment) == ([], "")
    assert {event.kind for event in match.log} == {DREW, DREW_CARD}
    assert match.state.events == []


def test_every_answer_is_noted_with_its_rolls_and_told() -> None:
    match = a_match()
    match.take(0, PASS_LEAD)
    for seat in range(3):
        match.take(seat, NOTHING)
    entries = match.transcript.entries
    assert [(entry.seat, entry.option) for entry in entries] == [
        (0, PASS_LEAD),
        *[(seat, NOTHING) for seat in range(3)],
    ]
    assert [len(entry.rolls) for entry in entries[:3]] == [0, 0, 0]
    assert {(roll.purpose, roll.sides) for roll in entries[3].rolls} == {("draught", 6)}
    dice = [event.data[1] for event in match.log if event.kind == BLEW]
    assert entries[3].rolls == [Roll("draught", 6, (die - 1,)) for die in dice]
    assert [event.data for event in match.log if event.kind == LED] == [(1,)]


def test_everybody_hears_what_it_may() -> None:
    match = a_match()
    own = [[event.data[0] for event in match.heard(seat) if event.kind == DREW_CARD] for seat in range(3)]
    assert own == [[0, 0, 0], [1, 1, 1], [2, 2, 2]]
    assert [event for event in match.heard(None) if event.kind == DREW_CARD] == []
    assert [event.data for event in match.heard(None)] == [(0, 3), (1, 3), (2, 3)]


def test_keyed_dice_are_bound_before_the_deal() -> None:
    match = Match(CASE.setup(), KeyedDice(bytes(32)), "a table")
    assert len(match.transcript.commitment) == 64
    assert match.transcript.secret == ""


def test_what_is_written_ends_with_the_present_state() -> None:
    match = a_match()
    before = read_transcript(match.written())
    match.take(0, KEEP_LEAD)
    after = read_transcript(match.written())
    assert before.digest != after.digest
    assert (before.outcome, after.outcome) == (None, None)
    assert dumped(replay(before, look_up).state) == dumped(a_match().state)
    over = matched(CASE.setup(), 1)
    assert over.state.outcome is not None
    assert read_transcript(over.written()).outcome == over.state.outcome.plain()


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", [-1, SIZE, 2**31, NOTHING])
def test_an_unknown_option_is_refused(option: int) -> None:
    match = a_match()
    assert refused(match, lambda: match.take(0, option)) == "LD-014"


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 99])
def test_an_answer_for_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    match = a_match()
    assert refused(match, lambda: match.take(seat, KEEP_LEAD)) == "LD-014"


def test_an_answer_after_the_end_is_refused_and_so_is_taking_back() -> None:
    match = matched(CASE.setup(), 1)
    for seat in range(3):
        assert refused(match, lambda seat=seat: match.take(seat, NOTHING)) == "LD-013"  # type: ignore[misc]
        assert refused(match, lambda seat=seat: match.undo(seat)) == "LD-015"  # type: ignore[misc]


def test_a_game_with_refused_answers_in_it_is_the_same_game() -> None:
    plain = matched(CASE.setup(), 5)
    match, player = Match(CASE.setup(), FastDice(5), "table 5"), Player(5)
    while not match.state.over:
        seat = player.seat(match.state)
        option = player.option(match.state, seat)
        for wrong in set(range(-1, SIZE + 1)) - set(match.state.options(seat)):
            with pytest.raises(Refused):
                match.take(seat, wrong)
        with pytest.raises(Refused):
            match.take(3, option)
        match.take(seat, option)
    assert match.written() == plain.written()
    assert match.log == plain.log


# --- what goes wrong --------------------------------------------------------------------------------------------------


class Broken(Lead):
    """A rule that fails half-way: a card is gone, a die is cast, something is told."""

    failure: type[BaseException] = ZeroDivisionError

    def take(self, state: Cavern, seat: int, option: int) -> None:
        state.hands[seat].pop()
        state.dice.below(6, "draught")
        state.tell(LED, (seat,))
        state.agenda.pop()
        raise type(self).failure


class Stopped(Broken):
    """The same, but somebody stops the program."""

    failure = KeyboardInterrupt


@pytest.mark.parametrize("broken", [Broken, Stopped])
def test_what_fails_half_way_leaves_the_game_as_it_was(broken: type[Broken]) -> None:
    match, other = a_match(), a_match()
    match.state.agenda[-1] = broken(0)
    before = everything(match)
    with pytest.raises(broken.failure):
        match.take(0, KEEP_LEAD)
    assert everything(match) == before
    match.state.agenda[-1] = Lead(0)
    for seat, option in [(0, KEEP_LEAD), (0, NOTHING), (1, NOTHING), (2, NOTHING)]:
        match.take(seat, option)
        other.take(seat, option)
    assert everything(match) == everything(other), "the dice are those from before, and what happens is told"


# --- taking back ------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_and_the_record_says_so() -> None:
    match = a_match()
    state, log = dumped(match.state), list(match.log)
    match.take(0, PASS_LEAD)
    assert match.can_undo(0) == 1
    match.undo(0)
    assert (dumped(match.state), match.log) == (state, log)
    assert [entry.plain() for entry in match.transcript.entries] == [[0, PASS_LEAD], [0, "undo"]]
    match.take(0, KEEP_LEAD)
    assert dumped(replay(read_transcript(match.written()), look_up).state) == dumped(match.state)


def knight() -> Match:
    """Cave Troll from a position: red has a Knight on the board, and nothing can be drawn by accident."""
    table = cave(board={"nw1": ["red knight"], "s": ["blue knight"]})
    lair = table.state.lair
    return Match(lair, FastDice(1), position=lair.as_position(table.state))


def walk(match: Match, count: int) -> None:
    """So many answers that move the piece of whoever is asked."""
    names = match.setup.option_names()
    for _ in range(count):
        seat = match.state.actor
        match.take(seat, next(option for option in match.state.options(seat) if names[option].startswith("move")))


def test_several_answers_are_taken_back_one_by_one() -> None:
    match = knight()
    states: list[str] = []
    for _ in range(3):
        states.append(dumped(match.state))
        walk(match, 1)
    assert [match.can_undo(seat) for seat in range(2)] == [3, 0]
    while states:
        match.undo(0)
        assert dumped(match.state) == states.pop()
        assert match.can_undo(0) == len(states)
    assert refused(match, lambda: match.undo(0)) == "CTX-018"


def test_a_stale_wish_to_take_back_is_refused() -> None:
    match = a_match()
    assert refused(match, lambda: match.undo(0)) == "LD-015", "nothing has been answered yet"
    match.take(0, KEEP_LEAD)
    for seat in (-1, 1, 2, 3, 99):
        assert refused(match, lambda seat=seat: match.undo(seat)) == "LD-015"  # type: ignore[misc]
    match.take(1, NOTHING)
    assert refused(match, lambda: match.undo(0)) == "LD-015", "somebody else has chosen since"
    assert refused(match, lambda: match.undo(1)) == "LD-015", "a secret choice is changed, not taken back"


def test_nothing_is_taken_back_past_another_seat_or_a_draw() -> None:
    match = knight()
    walk(match, 4)
    assert match.state.actor == 1
    assert match.can_undo(0) == 4
    walk(match, 1)
    assert refused(match, lambda: match.undo(0)) == "CTX-018"
    match.undo(1)
    assert refused(match, lambda: match.undo(0)) == "CTX-018", "not even when the other has taken his back"
    walk(match, 2)
    match.take(1, match.setup.option_names().index("draw"))
    assert refused(match, lambda: match.undo(1)) == "CTX-018", "a drawn counter has been seen"


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_match_from_a_position_is_recorded_with_it_and_replays() -> None:
    match = knight()
    walk(match, 6)
    again = replay(read_transcript(match.written()), find_game)
    assert again.transcript.position == match.transcript.position
    assert everything(again)[:3] == everything(match)[:3]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("x", "The position is not proper TOML: line 1: "),
        ("a = 1", "This is not a position that Grotto can read: it must say"),
        ('format = "grotto-position/1"\nround = 0', "round: must be from 1 to 5."),
    ],
)
def test_a_position_that_is_none_is_refused(position: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        Match(CASE.setup(), FastDice(1), position=position)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")


# --- replaying --------------------------------------------------------------------------------------------------------


def test_a_replay_goes_on_where_the_record_ends_with_the_dice_it_is_given() -> None:
    match = Match(CASE.setup(), KeyedDice(bytes(32)), "a table")
    for seat, option in [(0, KEEP_LEAD), (0, NOTHING), (1, NOTHING)]:
        match.take(seat, option)
    again = replay(read_transcript(match.written()), look_up, KeyedDice(bytes(32)))
    for one in (match, again):
        one.take(2, NOTHING)
    assert everything(again) == everything(match)


def test_a_replay_with_other_dice_is_noticed() -> None:
    match = matched(CASE.setup(), 1, KeyedDice(bytes(32)))
    with pytest.raises(Diverged, match="chance results of the setup"):
        replay(match.transcript, look_up, KeyedDice(bytes([1]) * 32))


# --- trying out -----------------------------------------------------------------------------------------------------


def test_an_answer_is_tried_out_before_it_is_accepted() -> None:
    match, other = a_match(), a_match()
    player = Player(3)
    while not match.state.over:
        seat = player.seat(match.state)
        option = player.option(match.state, seat)
        before = everything(match)
        tried = match.try_out(seat, option)
        assert everything(match) == before
        match.accept(tried)
        other.take(seat, option)
        assert everything(match) == everything(other)
        assert match.transcript.entries[-1].rolls == tried.rolls


def test_what_was_tried_out_cannot_be_accepted_later() -> None:
    match = a_match()
    tried = match.try_out(0, PASS_LEAD)
    match.take(0, KEEP_LEAD)
    before = everything(match)
    with pytest.raises(GrottoError):
        match.accept(tried)
    assert everything(match) == before


def test_trying_out_is_refused_like_taking() -> None:
    match = a_match()
    assert refused(match, lambda: match.accept(match.try_out(1, PASS_LEAD))) == "LD-014"


def test_what_would_be_taken_back_is_told_in_words() -> None:
    match = a_match()
    assert match.undoable(0) is None
    words = match.state.describe(0, KEEP_LEAD)
    match.take(0, KEEP_LEAD)
    assert match.undoable(0) == words
    assert match.undoable(1) is None
