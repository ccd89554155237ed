"""Law 5: every random game ends within the stated bound, and everything there is in a game happens in some game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from grotto.games.cave_troll import asking, events
from grotto.games.cave_troll.kinds import FIRST_CARD
from grotto.games.cave_troll.lair import Lair
from grotto.kernel import FastDice, Game
from tests.laws.catalogue import CASES, GAMES
from tests.laws.playing import Case, Player
from tests.miniature.steps import QUESTIONS
from tests.miniature.tables import CARDS, EVENTS, ROCKFALL, SHELTER

GAMES_EACH: Final = 6  # of each setting, and more as long as something has not happened ...
MOST_GAMES: Final = 120  # ... but not more than these
UNBOUNDED: Final = 200_000  # answers, where no bound is stated
SHUNNED: Final = {"cave-troll": ("draw",)}
"""What a stubborn player never does, to see how a game ends then."""
THINGS: Final = ("kind", "card", "artifact", "set")
"""The data of events that say what a thing is."""


def play_and_watch(case: Case, seed: int, player: Player, seen: set[str]) -> None:
    """One game to its end, noting what happens in it."""
    setup = case.setup()
    state = setup.start(FastDice(seed), recording=True)
    bound = setup.longest_game or UNBOUNDED
    answers = 0
    while not state.over:
        assert answers < bound, "the game goes on for longer than it says"
        seat = player.seat(state)
        question = state.question(seat)
        assert question is not None
        seen.add(f"question:{question.text.key}")
        option = player.option(state, seat)
        state.take(seat, option)
        answers += 1
    assert state.outcome is not None
    seen.add(f"ending:{state.outcome.ending}")
    for event in state.events:
        kind = setup.event_kind(event)
        seen.add(f"event:{kind.name}")
        for name, value in zip(kind.fields, event.data, strict=True):
            if name in THINGS and case.pack is None:
                seen.add(f"{kind.name}:{name}:{value}")


def groups() -> Iterator[tuple[Game, str]]:
    """The games, and of one with editions each."""
    for game in GAMES:
        editions = [setting.choices for setting in game.settings() if setting.name == "edition"]
        yield from ((game, edition) for edition in (editions[0] if editions else ("",)))


@pytest.mark.parametrize(
    ("game", "edition"), list(groups()), ids=lambda part: part if isinstance(part, str) else part.id
)
def test_every_game_ends_and_everything_happens(game: Game, edition: str) -> None:
    cases = [case for case in CASES if case.game is game and case.options.get("edition", "") == edition]
    missing = set(wanted(game, edition))
    seen: set[str] = set()
    for case in cases:
        if case.setup().longest_game:
            play_and_watch(case, 1, Player(1, shuns=SHUNNED.get(game.id, ())), seen)
    for seed in range(MOST_GAMES):
        for case in cases:
            play_and_watch(case, seed, Player(seed, curious=seed % 4 != 0), seen)
        missing -= seen
        if seed >= GAMES_EACH and not missing:
            break
    assert sorted(missing) == []


def wanted(game: Game, edition: str) -> Iterator[str]:
    """Everything there is in a game."""
    if game.id == "cave-troll":
        setup = game.setup(4, {"edition": edition})
        assert isinstance(setup, Lair)
        yield from wanted_of_cave_troll(setup)
    elif game.id == "lantern-dice":
        yield from wanted_of_lantern_dice()


def wanted_of_lantern_dice() -> Iterator[str]:
    """All events, cards, tricks, questions and endings of the miniature."""
    yield from (f"event:{kind.name}" for kind in EVENTS)
    yield from (f"bid:card:{card}" for card in range(len(CARDS)))
    yield from (f"showed:card:{card}" for card in range(1, len(CARDS)))
    yield from (f"played:card:{card}" for card in range(SHELTER, ROCKFALL + 1))
    yield from (f"question:{question}" for question in QUESTIONS)
    yield from (f"ending:{ending}" for ending in ("dawn", "last-light", "darkness"))


def wanted_of_cave_troll(lair: Lair) -> Iterator[str]:
    """All events and questions of an edition, its pieces, cards and artifacts, and its endings."""
    second = lair.edition_2015
    yield from (f"event:{line[0]}" for line in events.TABLE if line[0] not in ABSENT[second])
    yield from (f"question:ask-{line[0]}" for line in asking.QUESTIONS if line[0] not in ABSENT[second])
    yield from ("ending:last-piece", "ending:stall")
    yield from (f"used:artifact:{number}" for number in range(lair.artifacts))
    kinds = {card.kind for card in lair.components.types}
    if second:
        yield from (f"played:card:{number}" for number in range(len(lair.components.types)))
        yield from ("chose-set:set:0", "chose-set:set:1")
    else:
        yield from (f"drew:kind:{kind}" for kind in kinds)
    yield from (f"placed:kind:{kind}" for kind in kinds if kind < FIRST_CARD)


ONLY_2006: Final = {"carried", "teleport-field", "teleport-whom", "teleport-to"}
ONLY_2015: Final = {
    *("chose-set", "drew-secretly", "played", "earned", "revived", "banished", "sacrificed", "struck", "rampaged"),
    *("trampled", "pulled", "shared", "pile-boxed", "put-on-pile", "cleared", "throw"),
    *("set", "card", "banshee", "banish-to", "raging-troll", "strike", "rampage", "pull-from", "pull-whom", "revive"),
}
ABSENT: Final = {False: ONLY_2015, True: ONLY_2006}
"""What does not exist in an edition: its characters, artifacts and cards are the other's."""


def test_a_bound_is_stated_where_there_is_one() -> None:
    bounds = {str(case): case.setup().longest_game for case in CASES}
    assert [case for case, most in bounds.items() if not most] == [
        "cave-troll-4-edition=2006-first-player=2-turn-end=ask"
    ]
