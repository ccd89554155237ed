"""Law 6: taking back and replaying gives the same; nothing past a reveal, a die or another's choice is taken back."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.kernel import FastDice, Match, Refused, State, Zone, sees
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, Player, dumped, match_at, matched, plain, positions, shown, told

POSITIONS: Final = 12  # for each setting
FURTHER: Final = 10  # answers from each of them
EXAMPLES: Final = 40

Moment = tuple[str, str]


def moment(match: Match) -> Moment:
    """The whole state with what it shows to everybody, and the log."""
    seats: list[int | None] = [None, *range(match.setup.seats)]
    views = plain([shown(match.state, seat) for seat in seats])
    return dumped(match.state) + views, repr([told(match.heard(seat)) for seat in seats])


def bare(zones: list[Zone]) -> Counter[str]:
    """What lies in some zones, without the marks that a thing bears for a while."""
    return Counter(name.removesuffix("*").split(" of ")[0] for zone in zones for name in zone.contents)


class Sight:
    """Which things lie in the sight of each seat and of a spectator, and which there are at all."""

    def __init__(self, state: State) -> None:
        zones = state.zones()
        self.all = bare(zones)
        everybody = (None, *range(state.base.seats))
        self.seen = [bare([zone for zone in zones if sees(zone.visible, seat)]) for seat in everybody]

    def grown_from(self, before: Sight) -> bool:
        """Whether somebody sees something now that was there before, but not in sight."""
        new = self.all - before.all
        return any(now - known - new for now, known in zip(self.seen, before.seen, strict=True))


class Stretch:
    """Counts by itself what can be taken back: the answers of one seat since the last reveal, roll or other choice."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seat = -1
        self.before: list[Moment] = []
        self.answers: list[int] = []

    def take(self, seat: int, option: int) -> None:
        """Answer, and note what the answer has brought to light."""
        match = self.match
        before, reveals, several = moment(match), match.state.reveals, len(match.state.asks) > 1
        sight = Sight(match.state)
        match.take(seat, option)
        new = Sight(match.state).grown_from(sight)
        assert not new or match.state.reveals > reveals, "something came to light and no reveal was counted"
        if new or several or match.transcript.entries[-1].rolls or match.state.reveals != reveals:
            self.forget()
            return
        if seat != self.seat:
            self.forget()
            self.seat = seat
        self.before.append(before)
        self.answers.append(option)

    def play(self, player: Player) -> None:
        """Any answer of a player's choice."""
        seat = player.seat(self.match.state)
        self.take(seat, player.option(self.match.state, seat))
        self.agrees()

    def forget(self) -> None:
        """Nothing can be taken back any more."""
        self.seat = -1
        self.before.clear()
        self.answers.clear()

    def undo(self) -> int:
        """Take the last answer back; which one it was."""
        self.match.undo(self.seat)
        assert moment(self.match) == self.before.pop()
        return self.answers.pop()

    def agrees(self) -> None:
        """The match offers to take back exactly this stretch, and refuses to take back more."""
        for seat in range(-1, self.match.setup.seats + 1):
            length = len(self.answers) if seat == self.seat >= 0 else 0
            assert self.match.can_undo(seat) == length
            if not length:
                with pytest.raises(Refused) as caught:
                    self.match.undo(seat)
                assert caught.value.refusal.rule == self.match.setup.rule_undo

    def back_and_forth(self) -> None:
        """All the way back, and the same answers again."""
        now, seat, answers = moment(self.match), self.seat, list(self.answers)
        while self.answers:
            self.undo()
            self.agrees()
        for option in answers:
            self.take(seat, option)
        assert moment(self.match) == now
        self.agrees()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_taking_back_gives_the_same_and_stops_where_it_must(case: Case) -> None:
    longest = 0
    setup = case.setup()
    beginnings = [setup.start(FastDice(7)), *[state.copy() for state in positions(setup, 7, POSITIONS)]]
    for number, state in enumerate(beginnings):
        stretch, player = Stretch(match_at(state)), Player(number)
        stretch.agrees()
        for _ in range(FURTHER):
            if stretch.match.state.over:
                break
            stretch.play(player)
            longest = max(longest, len(stretch.answers))
        stretch.back_and_forth()
    assert longest, "nothing could ever be taken back"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_game_is_final(case: Case) -> None:
    match = matched(case.setup(), 8)
    assert match.state.over
    assert [match.can_undo(seat) for seat in range(case.seats)] == [0] * case.seats


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.sampled_from(CASES), st.integers(0, 2**32), st.lists(st.integers(0, 5), max_size=30))
def test_any_mixture_of_taking_and_taking_back(case: Case, seed: int, steps: list[int]) -> None:
    stretch, player = Stretch(Match(case.setup(), FastDice(seed))), Player(seed)
    for step in steps:
        if step > 3 and stretch.answers:
            stretch.undo()
        elif not stretch.match.state.over:
            stretch.play(player)
