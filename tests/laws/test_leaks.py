"""Law 4: what a seat cannot know may be anything: dealt anew, it shows the seat the same bytes, now and until a reveal.

From many positions of random games all that a seat (or a spectator) cannot know is dealt anew. Both worlds must then
show it the same: view, options, question, refusals. They are played on side by side, with the same open choices and
with secret choices of others that need not be the same. As long as the seat is shown nothing different, nothing may
tell the worlds apart: no event, and no difference in what can be taken back. The first difference must be a reveal:
a thing that has come to lie where the seat sees it, and that neither world can take back.
"""

from __future__ import annotations

from typing import Final

import pytest

from grotto.kernel import NOBODY, FastDice, Intent, Match, Setup, State
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, Player, Shown, dumped, match_at, plain, positions, refused, shown, told

POSITIONS: Final = 30  # for each setting; each is looked at by every seat and a spectator
FURTHER: Final = 10  # answers for which the worlds are played on
WISHES: Final = 40  # of the intents of the game, for refusals
NUMBERS: Final = 60  # of the option numbers, for refusals


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_is_shown_what_he_cannot_know(case: Case) -> None:
    setup = case.setup()
    wishes = all_wishes(setup)
    different = ended = 0
    for number, state in enumerate(positions(setup, 6, POSITIONS)):
        for seat in (None, *range(case.seats)):
            other = state.redeal(seat, FastDice(number))
            other.check()
            different += dumped(other) != dumped(state)
            ended += Worlds(state, other, seat, Player(number), wishes).are_alike(FURTHER)
    assert different > POSITIONS, "hardly anything was dealt anew"
    assert ended, "no reveal was met"


def all_wishes(setup: Setup) -> list[Intent]:
    """Everything that was on a list in some game."""
    found: dict[Intent, None] = {}
    for seed in range(3):
        state = setup.start(FastDice(seed))
        player = Player(seed, curious=True)
        while not state.over:
            seat = player.seat(state)
            for option in state.options(seat):
                found[state.describe(seat, option).intent] = None
            state.take(seat, player.option(state, seat))
    return list(found)


class Worlds:
    """Two worlds that a seat must not be able to tell apart."""

    def __init__(self, state: State, other: State, seat: int | None, player: Player, wishes: list[Intent]) -> None:
        self.one = match_at(state.copy())
        self.other = match_at(other)
        self.seat = seat
        self.player = player
        dice = player.dice
        self.alike = dice.below(4, "alike") > 0  # whether others choose the same in secret too
        size = state.base.size
        self.numbers = sorted({dice.below(size, "number") for _ in range(NUMBERS)} | {-1, 0, 1, 2, size})
        self.wishes = [wishes[dice.below(len(wishes), "wish")] for _ in range(WISHES)]

    def are_alike(self, answers: int) -> bool:
        """Look, and play the same game in both worlds up to the first reveal; whether there was one."""
        self.compare(self.seen(self.one), self.seen(self.other))
        for _ in range(answers):
            picks = self.picks() if not self.one.state.over else None
            if picks is None:
                return False
            alike = picks[0] == picks[1] and self.one.state.agenda[-1] == self.other.state.agenda[-1]
            revealed = [self.take(self.one, *picks[0]), self.take(self.other, *picks[1])]
            one, other = self.seen(self.one), self.seen(self.other)
            if one != other:
                self.excuse(one, other, revealed, alike and not shuffled_away(self.one, self.other))
                return True
            self.compare(one, other)
        return False

    def compare(self, one: Shown, other: Shown) -> None:
        """Both worlds show the seat the same bytes, and refuse it the same."""
        assert one == other
        if self.seat is not None:
            for match in (self.one, self.other):
                for seat in match.state.awaits:
                    match.state.options(seat)  # whoever else has looked at his options: no matter
            here = refused(self.one.state, self.seat, self.numbers, self.wishes)
            assert here == refused(self.other.state, self.seat, self.numbers, self.wishes)

    def excuse(self, one: Shown, other: Shown, revealed: list[bool], alike: bool) -> None:
        """A difference is right only if something has come to lie in the seat's sight that cannot be taken back.

        Where others chose differently in secret, it may also be their choice itself that was made known. And what was
        shown may be out of sight again because it was shuffled back into a pile within the same answer.
        """
        assert revealed == [True, True], "a difference that could be taken back"
        assert not alike or one["zones"] != other["zones"] or another_order(one, other), "more is told than is in sight"

    def take(self, match: Match, seat: int, option: int) -> bool:
        """Answer in one world; whether that counted as a reveal or rolled a die."""
        reveals = match.state.reveals
        match.take(seat, option)
        return match.state.reveals > reveals or bool(match.transcript.entries[-1].rolls)

    def seen(self, match: Match) -> Shown:
        """All that the seat is shown by one world, refusals apart."""
        seen = shown(match.state, self.seat)
        seen["zones"] = plain([zone.shown(self.seat) for zone in match.state.zones()])
        seen["heard"] = told(match.heard(self.seat))
        seen["undo"] = match.can_undo(self.seat) if self.seat is not None else 0
        return seen

    def picks(self) -> list[tuple[int, int]] | None:
        """Who answers what next in either world: the same, but for the secret choices of others."""
        one, other = self.one.state, self.other.state
        seat = self.player.seat(one)
        if seat != self.seat and one.actor == NOBODY and not self.alike:
            return [(seat, self.player.option(world, seat)) for world in (one, other)]
        common = [option for option in one.options(seat) if option in other.options(seat)]
        if not common:
            return None
        option = common[self.player.dice.below(len(common), "common")]
        return [(seat, option), (seat, option)]


def shuffled_away(one: Match, other: Match) -> bool:
    """Whether a pile was shuffled in both worlds by the last answer."""
    return all(any(len(roll.values) > 1 for roll in match.transcript.entries[-1].rolls) for match in (one, other))


def another_order(one: Shown, other: Shown) -> bool:
    """Whether a seat only heard the same in another order: it has drawn the same cards, say, one before the other."""
    here, there = one["heard"], other["heard"]
    assert isinstance(here, list)
    assert isinstance(there, list)
    return sorted(here) == sorted(there) and all(one[part] == other[part] for part in one if part != "heard")
