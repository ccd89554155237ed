"""Law 3: nothing is lost: at every question every piece and card is in exactly one zone."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.zones import components
from grotto.kernel import FastDice, State
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, Player, play_on
from tests.miniature.state import Cavern
from tests.miniature.tables import CARDS, COPIES

GAMES_EACH: Final = 3


def in_zones(state: State) -> Counter[str]:
    """How often each thing is in some zone, by name; marks that a thing bears for a while are taken off."""
    return Counter(bare(name) for zone in state.zones() for name in zone.contents)


def bare(name: str) -> str:
    """A thing without the Cloak's star and without its owner's name on a placed Idol."""
    return name.removesuffix("*").split(" of ")[0]


def what_there_is(state: State) -> Counter[str]:
    """All the things of a game, from its own lists; for a game not known here, what its first question shows."""
    if isinstance(state, Cave):
        return components(state.lair, state.sets)
    if isinstance(state, Cavern):
        return Counter(dict.fromkeys(CARDS[1:], COPIES))
    return in_zones(state.base.start(FastDice(1)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_is_in_one_zone_at_every_question(case: Case) -> None:
    setup = case.setup()
    for seed in range(GAMES_EACH):
        state = setup.start(FastDice(seed))
        player = Player(seed, curious=True)
        while True:
            assert in_zones(state) == what_there_is(state)
            if not play_on(state, player, 1):
                break
        assert state.over


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_lists_every_zone_and_counts_what_it_hides(case: Case) -> None:
    state = case.setup().start(FastDice(1))
    play_on(state, Player(1), 30)
    zones = state.zones()
    for seat in (None, *range(case.seats)):
        view = state.view(seat)["zones"]
        assert isinstance(view, list)
        assert [shown["zone"] for shown in view] == [zone.name for zone in zones]
        assert [shown["count"] for shown in view] == [len(zone.contents) for zone in zones]
