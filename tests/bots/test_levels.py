"""Every level plays every game to its end; what it is called is said once, and nothing else can be asked for."""

from __future__ import annotations

import pytest

from grotto.bots import LEVELS, RANDOM, Bot, Careless, Limit, Random, Search, Simple, bot_maker, levels, make_bot
from grotto.bots.levels import EASY, HARD, NORMAL, ROUNDS
from grotto.games import find_game
from grotto.kernel import BadInput, Dice, FastDice, Game, GrottoError, State
from tests.laws.playing import Case
from tests.miniature.game import GAME as MINIATURE

LONG = 3000
CAVE_TROLL = find_game("cave-troll")
WHOLE = [
    Case(MINIATURE, 2, {}),
    Case(MINIATURE, 3, {"lights": "1"}),
    Case(CAVE_TROLL, 2, {"edition": "2006", "stall-guard": "on"}),
    Case(CAVE_TROLL, 2, {"edition": "2015", "stall-guard": "on", "characters": "variant"}),
]


@pytest.mark.parametrize("level", [RANDOM, *LEVELS])
@pytest.mark.parametrize("case", WHOLE, ids=str)
def test_a_whole_game_with_every_level(case: Case, level: str) -> None:
    """The miniature has secret choices made together and windows to respond in."""
    state = case.setup().start(FastDice(1))
    bots = [make_bot(level, case.game, FastDice(seat), Limit(rounds=2)) for seat in range(case.seats)]
    answers = 0
    while not state.over:
        seat = state.awaits[0]
        state.take(seat, bots[seat].choose(state.redeal(seat, FastDice(3)), seat))
        answers += 1
        assert answers < LONG, "nobody comes to an end"
    assert state.outcome is not None


def test_an_easy_bot_slips_but_gives_no_turn_away() -> None:
    state = CAVE_TROLL.setup(4, {"turn-end": "ask"}).start(FastDice(1))
    seat = state.actor
    ending = [option for option in state.options(seat) if state.describe(seat, option).intent.verb == "end-turn"]
    assert len(ending) == 1
    chosen = {
        level: {make_bot(level, CAVE_TROLL, FastDice(number)).choose(state, seat) for number in range(100)}
        for level in (RANDOM, EASY)
    }
    assert ending[0] in chosen[RANDOM]
    assert ending[0] not in chosen[EASY]


def test_the_levels_of_a_game() -> None:
    game = find_game("cave-troll")
    assert levels(game) == ("easy", "normal", "hard")
    made = [type(make_bot(level, game, FastDice(1))) for level in (RANDOM, *LEVELS)]
    assert made == [Random, Careless, Simple, Search]


def test_a_hard_bot_has_three_seconds_and_its_rounds_unless_told_otherwise() -> None:
    game = find_game("cave-troll")
    bot = make_bot(HARD, game, FastDice(1))
    assert isinstance(bot, Search)
    assert (bot.limit.seconds, bot.most) == (3.0, ROUNDS)
    short = make_bot(HARD, game, FastDice(1), Limit(seconds=0.5))
    assert isinstance(short, Search)
    assert short.limit.seconds == 0.5


def test_a_level_that_there_is_not() -> None:
    with pytest.raises(BadInput, match="no bot called 'genius'; there is: easy, normal, hard, random"):
        make_bot("genius", find_game("cave-troll"), FastDice(1))


@pytest.mark.parametrize("level", [RANDOM, *LEVELS])
def test_a_seat_with_nothing_to_choose(level: str) -> None:
    game = find_game("cave-troll")
    state = game.setup(2, {"first-player": "1"}).start(FastDice(1))
    with pytest.raises(GrottoError, match="nothing to choose"):
        make_bot(level, game, FastDice(1)).choose(state, 1)


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_a_normal_bot_beats_a_random_one(edition: str) -> None:
    game = find_game("cave-troll")
    setup = game.setup(2, {"edition": edition, "stall-guard": "on"})
    wins = 0
    for seed in range(3):
        state = setup.start(FastDice(seed))
        bots = [make_bot(NORMAL, game, FastDice(seed)), make_bot(RANDOM, game, FastDice(seed))]
        while not state.over:
            seat = state.actor
            state.take(seat, bots[seat].choose(state.redeal(seat, FastDice(seed)), seat))
        assert state.outcome is not None
        wins += state.outcome.winners == (0,)
    assert wins == 3


class Last(Bot):
    """Always takes the last option: a bot of somebody's own."""

    def __init__(self, game: Game, dice: Dice, limit: Limit | None) -> None:
        super().__init__()
        self.game = game

    def choose(self, state: State, seat: int) -> int:
        return self.open_to(state, seat)[-1]


def no_bot(game: Game, dice: Dice, limit: Limit | None) -> str:
    """What a careless author might write."""
    return "a bot"


@pytest.mark.parametrize("name", [RANDOM, *LEVELS])
def test_a_maker_of_each_level(name: str) -> None:
    game = find_game("cave-troll")
    assert type(bot_maker(name)(game, FastDice(1), None)) is type(make_bot(name, game, FastDice(1)))


def test_a_maker_of_a_bot_of_ones_own() -> None:
    game = find_game("cave-troll")
    bot = bot_maker("tests.bots.test_levels:Last")(game, FastDice(1), None)
    assert isinstance(bot, Last)
    assert bot.game is game
    state = game.setup(2).start(FastDice(1))
    assert bot.choose(state, state.actor) == state.options(state.actor)[-1]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("genius", "no bot called 'genius'; there is: easy, normal, hard, random, MODULE:NAME"),
        ("tests.bots.nowhere:Last", "cannot be imported: No module named"),
        (":Last", "cannot be imported"),
        ("tests.bots.test_levels:First", "nothing called 'First' that makes a bot"),
        ("tests.bots.test_levels:BOUNDED", "nothing called 'BOUNDED' that makes a bot"),
        ("tests.bots.test_levels:", "nothing called '' that makes a bot"),
    ],
)
def test_a_name_that_makes_nothing(name: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        bot_maker(name)


def test_a_maker_that_makes_no_bot() -> None:
    with pytest.raises(BadInput, match=r"no_bot makes str, which is not a grotto.bots.Bot"):
        bot_maker("tests.bots.test_levels:no_bot")(find_game("cave-troll"), FastDice(1), None)
