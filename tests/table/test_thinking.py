"""Bots in worker processes: they answer, within limits, and what they know is what their seat may know."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ClassVar

import pytest

from grotto.games import find_game
from grotto.kernel import Dice, FastDice, Game, Match, State, to_bytes
from grotto.table.metrics import Metrics
from grotto.table.pondering import LEVELS, Games, ponder
from grotto.table.ports import Thought
from grotto.table.thinking import Workers
from tests.table.bots import DEADLY, FAULTY, SLOW, find_bad_game
from tests.table.databases import run


def played(answers: int, seed: int = 7) -> Match:
    """A game of three after so many answers by lot."""
    setup = find_game("cave-troll").setup(3, {"stall-guard": "on"})
    match = Match(setup, FastDice(seed), "t1")
    dice = FastDice(seed)
    for _ in range(answers):
        seat = match.state.awaits[0]
        options = match.state.options(seat)
        match.take(seat, options[dice.below(len(options), "test")])
    return match


def thought(match: Match, level: str = "simple", table: str = "t1", limit: float = 30.0) -> Thought:
    """What a bot would be asked now."""
    return Thought(table, match.state.awaits[0], level, match.transcript.to_json(), b"\x01" * 16, limit)


def about(game: str, limit: float = 30.0) -> Thought:
    """A thought about another game."""
    plain = json.loads(played(0).transcript.to_json()) | {"game": game}
    return Thought("t2", 0, "simple", json.dumps(plain), b"\x01" * 16, limit)


@asynccontextmanager
async def workers(count: int, find: Callable[[str], Game] = find_game) -> AsyncIterator[Workers]:
    """Workers, ended afterwards."""
    pool = Workers(find, count, Metrics())
    try:
        yield pool
    finally:
        await pool.close()


def test_the_answer_is_one_of_the_options() -> None:
    async def scenario() -> None:
        async with workers(2) as pool:
            matches = [played(answers) for answers in (0, 5, 60)]
            asked = [thought(match, level, f"t{n}") for n, match in enumerate(matches) for level in LEVELS]
            answers = await asyncio.gather(*(pool.think(one) for one in asked))
            for one, answer in zip(asked, answers, strict=True):
                match = matches[int(one.table[1:])]
                assert answer in match.state.options(one.seat)

    run(scenario())


def test_one_that_takes_too_long_or_dies_or_has_a_fault_keeps_nobody_else_from_thinking() -> None:
    async def scenario() -> None:
        async with workers(1, find_bad_game) as pool:
            match = played(3)
            assert await pool.think(thought(match)) in match.state.options(match.state.awaits[0])
            for bad in (about(SLOW, limit=0.2), about(DEADLY), about(FAULTY)):
                assert await pool.think(bad) is None
                assert await pool.think(thought(match)) in match.state.options(match.state.awaits[0])

    run(scenario())


def test_whoever_no_longer_waits_does_not_take_a_worker_along() -> None:
    async def scenario() -> None:
        async with workers(1) as pool:
            match = played(3)
            impatient = [asyncio.create_task(pool.think(thought(match))) for _ in range(5)]
            await asyncio.sleep(0.01)
            for task in impatient:
                task.cancel()
            assert await pool.think(thought(match)) is not None

    run(scenario())


def test_closing_ends_even_those_who_are_thinking() -> None:
    async def scenario() -> None:
        async with workers(1, find_bad_game) as pool:
            await pool.think(thought(played(0)))
            late = asyncio.create_task(pool.think(about(SLOW, limit=500.0)))
            await asyncio.sleep(0.05)
        assert await late is None

    run(scenario())


def test_a_game_known_already_is_gone_on_with_and_comes_to_the_same() -> None:
    games = Games(find_game)
    match = played(0)
    dice = FastDice(3)
    for _ in range(80):
        text = match.transcript.to_json()
        assert games.match("t1", text).written() == read_and_played(text)
        seat = match.state.awaits[0]
        if match.can_undo(seat) and dice.below(3, "test") == 0:
            match.undo(seat)
        else:
            options = match.state.options(seat)
            match.take(seat, options[dice.below(len(options), "test")])


def read_and_played(text: str) -> str:
    """A transcript replayed from its beginning."""
    return Games(find_game).match("other", text).written()


def test_a_game_that_was_rewound_is_begun_again() -> None:
    games = Games(find_game)
    long, short, other = played(40), played(25), played(25, seed=8)
    for match in (long, short, other, long):
        text = match.transcript.to_json()
        assert games.match("t1", text).written() == match.written()


class Spy:
    """Keeps what a bot gets to see."""

    seen: ClassVar[list[State]] = []

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, state: State, seat: int) -> int:
        """Any option."""
        self.seen.append(state)
        return state.options(seat)[0]


def test_the_bot_sees_a_copy_in_which_what_its_seat_cannot_know_is_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "spy", Spy)
    match = played(30)
    seat = match.state.awaits[0]
    for seed in range(20):
        ponder(Games(find_game), dataclasses.replace(thought(match, "spy"), seed=bytes([seed] * 16)))
    assert all(state.view(seat) == match.state.view(seat) for state in Spy.seen)
    assert len({to_bytes(state) for state in Spy.seen}) == 20
    assert all(isinstance(state.dice, FastDice) for state in Spy.seen)


def test_only_so_many_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.table.pondering.KEPT", 3)
    games = Games(find_game)
    text = played(2).transcript.to_json()
    for number in range(6):
        games.match(f"t{number}", text)
    assert list(games._kept) == ["t3", "t4", "t5"]


def test_levels_are_listed_from_the_simplest() -> None:
    async def scenario() -> None:
        async with workers(1) as pool:
            assert pool.levels("cave-troll") == ["random", "simple"]

    run(scenario())
