"""Bots in worker processes: they answer, within limits, and what they know is what their seat may know."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ctypes import c_longlong

import pytest

from grotto.bots import LEVELS, Bot, Limit, Search, make_bot
from grotto.bots.limit import Budget
from grotto.games import find_game
from grotto.kernel import FastDice, Game, Match, State, to_bytes
from grotto.table.metrics import Metrics
from grotto.table.pondering import Games, Minds, Patience, Pondering, advised
from grotto.table.ports import Advice, Study, Thought
from grotto.table.thinking import Workers
from tests.table.bots import DEADLY, FAULTY, SLOW, find_bad_game
from tests.table.databases import run

ROUNDS = 60
FEW = Limit(rounds=8)
MANY = Limit(rounds=400)


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


def thought(match: Match, level: str = "normal", table: str = "t1", limit: float = 30.0) -> Thought:
    """What a bot would be asked now."""
    return Thought(table, match.state.awaits[0], level, match.transcript.to_json(), b"\x01" * 16, limit)


def about(game: str, limit: float = 30.0) -> Thought:
    """A thought about another game."""
    plain = json.loads(played(0).transcript.to_json()) | {"game": game}
    return Thought("t2", 0, "normal", json.dumps(plain), b"\x01" * 16, limit)


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


class Spy(Bot):
    """Keeps what a bot gets to see."""

    def __init__(self, seen: list[State]) -> None:
        super().__init__()
        self.seen = seen

    def choose(self, state: State, seat: int) -> int:
        """Any option."""
        self.seen.append(state)
        return state.options(seat)[0]


def test_the_bot_sees_a_copy_in_which_what_its_seat_cannot_know_is_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[State] = []
    monkeypatch.setattr("grotto.table.pondering.make_bot", lambda *_: Spy(seen))
    match = played(30)
    seat = match.state.awaits[0]
    for seed in range(20):
        Pondering(find_game).ponder(dataclasses.replace(thought(match), seed=bytes([seed] * 16)), FEW)
    assert all(state.view(seat) == match.state.view(seat) for state in seen)
    assert len({to_bytes(state) for state in seen}) == 20
    assert all(isinstance(state.dice, FastDice) for state in seen)


@pytest.mark.parametrize("world", range(3))
def test_the_same_knowledge_brings_the_same_advice(world: int) -> None:
    state = played(40).state
    seat = state.awaits[0]
    other = state.redeal(seat, FastDice(world))
    assert to_bytes(other) != to_bytes(state)
    assert other.view(seat) == state.view(seat)
    assert advised(other, seat, b"\x05" * 16, FEW) == advised(state, seat, b"\x05" * 16, FEW)


# --- what a bot remembers -------------------------------------------------------------------------------------------


def test_a_bot_goes_on_with_its_tree_as_long_as_the_game_goes_on_from_its_answer() -> None:
    minds, games, match = Minds(), Games(find_game), played(43)
    seat = match.state.awaits[0]

    def moves() -> list[int]:
        options = match.state.options(seat)
        return [option for option in options if match.state.describe(seat, option).intent.verb == "move"]

    def asked(follow: bool = True) -> Search:
        while match.state.awaits[0] != seat:
            match.take(match.state.awaits[0], match.state.options(match.state.awaits[0])[0])
        known = games.match("t1", match.transcript.to_json())
        chosen = minds.choose(thought(match, "hard"), known, find_game("cave-troll"), FastDice(1), MANY)
        match.take(seat, chosen if follow else next(move for move in moves() if move != chosen))
        return minds._kept["t1", seat].search

    def asked_about_moves() -> Search:
        """Answers otherwise than the bot would, by a move that can be taken back."""
        while len(moves()) < 2:
            asked()
        return asked(follow=False)

    first = asked()
    assert asked_about_moves() is first
    assert first.reused > 0
    other = asked_about_moves()
    assert other is not first, "it was answered otherwise than the bot had chosen"
    match.undo(seat)
    match.take(seat, minds._kept["t1", seat].option)
    assert asked() is not other, "something was taken back"


def test_trees_that_are_too_large_together_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.table.pondering.MOST_VISITS", 2 * ROUNDS)
    minds, match = Minds(), played(3)
    for table in ("t1", "t2", "t3", "t4"):
        one = dataclasses.replace(thought(match, "hard"), table=table)
        minds.choose(one, match, find_game("cave-troll"), FastDice(1), Limit(rounds=ROUNDS))
    assert [table for table, _ in minds._kept] == ["t3", "t4"]


def test_a_plain_bot_is_not_kept() -> None:
    minds, match = Minds(), played(3)
    for level in ("easy", "random"):
        minds.choose(thought(match, level), match, find_game("cave-troll"), FastDice(1), FEW)
    assert not minds._kept


# --- a finished game ------------------------------------------------------------------------------------------------


def test_a_study_in_pieces_comes_to_the_same_as_in_one() -> None:
    match = played(24)
    counts = tuple(range(0, 25, 2))
    whole = Study("t1", match.transcript.to_json(), counts, 0, 5, 30.0)
    chances = Pondering(find_game).study(whole, Limit(30.0))
    assert len(chances) == len(counts)
    assert all(sum(step) == pytest.approx(1) for step in chances)
    student = Pondering(find_game)
    pieces: list[list[float]] = []
    while len(pieces) < len(counts):
        piece = student.study(dataclasses.replace(whole, first=len(pieces)), Limit(1e-9))
        assert len(piece) == 1, "one step at least, and no more when the time is up"
        pieces += piece
    assert pieces == chances
    assert student.study(dataclasses.replace(whole, first=3), Limit(1e-9)) == chances[3:4]


# --- advice, and who waits for it -----------------------------------------------------------------------------------


def test_advice_has_a_chance_for_every_option() -> None:
    async def scenario() -> None:
        async with workers(1) as pool:
            match = played(9)
            seat = match.state.awaits[0]
            chances = await pool.advise(Advice("t1", seat, match.transcript.to_json(), b"\x01" * 16, 1.0))
            assert chances is not None
            assert sorted(option for option, _, _ in chances) == sorted(match.state.options(seat))
            assert all(0 <= chance <= 1 for _, chance, _ in chances)

    run(scenario())


def test_a_thought_that_was_stopped_is_over_at_once() -> None:
    stopped = c_longlong(4)
    match = played(9)
    seat = match.state.awaits[0]
    bot = make_bot("hard", find_game("cave-troll"), FastDice(1), Limit(1e6, 500, Patience(stopped, 4)))
    assert isinstance(bot, Search)
    assert bot.choose(match.state.redeal(seat, FastDice(1)), seat) in match.state.options(seat)
    assert bot.rounds == 0
    assert not Budget(Limit(1e6, 500, Patience(stopped, 4))).round()
    assert Budget(Limit(1e6, 500, Patience(stopped, 5))).round(), "the next one is not stopped"


def test_nobody_waiting_ends_the_thinking() -> None:
    async def scenario() -> None:
        async with workers(1) as pool:
            match = played(9)
            await pool.think(thought(match))
            advice = Advice("t1", match.state.awaits[0], match.transcript.to_json(), b"\x01" * 16, 1e6)
            pool._seconds = lambda job, rank: 1e5  # type: ignore[method-assign]
            asked = asyncio.create_task(pool.advise(advice))
            while pool._idle:
                await asyncio.sleep(0)
            asked.cancel()
            assert await pool.think(thought(match)) in match.state.options(match.state.awaits[0])

    run(scenario())


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
            assert pool.levels("cave-troll") == ["easy", "normal", "hard"]

    run(scenario())
