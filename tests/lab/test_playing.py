"""One game: it follows from the plan and its number alone, and what is counted in it adds up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grotto.bots import make_bot
from grotto.games import find_game
from grotto.kernel import EVERYONE, BadInput, Event, FastDice, GrottoError
from grotto.lab.counting import Meanings
from grotto.lab.plan import Plan, difference, read_plan
from grotto.lab.playing import UNFINISHED, Played, play_game
from tests.lab.runs import planned
from tests.laws.catalogue import look_up


def game(plan: Plan, number: int) -> Played:
    """A game of a plan."""
    return play_game(look_up(plan.game), plan.setup(look_up), plan, number)


def shown(played: Played) -> list[object]:
    """All there is to know of a game."""
    return [vars(played)[name] for name in vars(played) if name != "outcome"] + [played.outcome.plain()]


@pytest.mark.parametrize("name", ["lantern-dice", "cave-troll"])
def test_a_game_follows_from_the_plan_and_its_number(name: str) -> None:
    plan = planned(["random", "easy"], ["easy", "random"], game=name)
    once = [shown(game(plan, number)) for number in range(4)]
    assert [shown(game(plan, number)) for number in reversed(range(4))] == once[::-1]
    assert len({str(one) for one in once}) == 4
    assert shown(game(planned(["random", "easy"], ["easy", "random"], game=name, seed=6), 0)) != once[0]


def test_dice_are_different_for_every_run_game_and_purpose() -> None:
    seeds = [
        planned(seed=seed).seed_for(number, purpose)
        for seed in range(5)
        for number in range(5)
        for purpose in ("game", "bot 0", "bot 1", "deal 0")
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_bots_sit_where_the_plan_seats_them() -> None:
    plan = planned(["easy", "random"], ["random", "easy"])
    assert [game(plan, number).seating for number in (0, 1, 2)] == [["easy", "random"], ["random", "easy"]] * 1 + [
        ["easy", "random"]
    ]


def test_who_answers_by_lot_answers_as_if_it_were_shown_the_game() -> None:
    plan = planned(["random"] * 3, game="cave-troll")
    played = game(plan, 7)
    state = plan.setup(find_game).start(FastDice(plan.seed_for(7, "game")))
    bots = [make_bot("random", look_up("cave-troll"), FastDice(plan.seed_for(7, f"bot {seat}"))) for seat in range(3)]
    while state.outcome is None:
        state.take(state.actor, bots[state.actor].choose(state.redeal(state.actor, FastDice(1)), state.actor))
    assert state.outcome == played.outcome


def test_a_game_that_gets_too_long_is_given_up() -> None:
    played = game(planned(["random"] * 2, game="cave-troll", longest=25), 0)
    assert played.outcome.ending == UNFINISHED
    assert (played.outcome.winners, sum(played.answers)) == ((), 25)


def test_games_are_guarded_against_going_on_for_ever() -> None:
    assert planned(game="cave-troll").options["stall-guard"] == "on"
    assert planned(game="cave-troll", options={"stall-guard": "off"}).options["stall-guard"] == "off"


@pytest.mark.parametrize("edition", ["2006", "2015"])
def test_the_gold_of_all_events_is_the_score(edition: str) -> None:
    plan = planned(["random"] * 3, game="cave-troll", options={"edition": edition})
    meanings = Meanings(plan.setup(look_up))
    for number in range(3):
        played = game(plan, number)
        gold = [0, 0, 0]
        for event, _, seat, _, _, amount in meanings.counts(played.events):
            if event in ("paid", "shared", "bonus-paid", "artifact-paid", "earned"):
                gold[seat] += amount
        assert tuple(gold) == played.outcome.scores
        assert sum(gold) > 0


def test_events_are_counted_once_with_their_seat_and_their_piece() -> None:
    plan = planned(["random"] * 2, game="cave-troll")
    setup = plan.setup(look_up)
    state = setup.start(FastDice(plan.seed_for(3, "game")), recording=True)
    dice = [FastDice(plan.seed_for(3, f"bot {seat}")) for seat in range(2)]
    while state.outcome is None:
        state.answer_by_lot(dice[state.actor])
    told = [event for event in state.events if event.audience >= EVERYONE]
    assert len(told) < len(state.events), "nothing was told to all but one"
    counts = Meanings(setup).counts(game(plan, 3).events)
    assert sum(times for *_, times, _ in counts) == len(told)
    drew: Counter[tuple[int, Any]] = Counter()
    for event in told:
        if setup.event_kind(event).name == "drew":
            drew[event.data[0], setup.event_parts(event)["kind"]] += 1
    assert {(seat, thing): times for event, _, seat, thing, times, _ in counts if event == "drew"} == drew
    assert counts == sorted(counts)


def test_who_did_it_is_not_whom_an_event_is_about() -> None:
    setup = planned(["random"] * 2, game="cave-troll").setup(look_up)
    kinds = {setup.event_kind(Event(kind, (0,) * 6)).name: kind for kind in (10,)}
    field = next(iter(range(5)))
    counts = Meanings(setup).counts(Counter({(kinds["pushed"], (0, 10, 1, 0, field, field + 1)): 2}))
    assert counts == [("pushed", "CT06-080", 1, "explorer", 2, 0)]


def test_a_plan_written_and_read_is_the_same() -> None:
    plan = planned(["random", "hard@20"], game="cave-troll", options={"edition": "2015"}, rounds=7)
    assert difference(read_plan(plan.written()), plan) == ""
    assert difference(plan, planned(["random", "hard@20"], game="cave-troll", rounds=7)) == "options"


@pytest.mark.parametrize("data", [b"", b"{}", b"null", b"\xff", b'{"format": "x"}', b"[" * 100_000])
def test_what_is_no_plan_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match="not the plan of a run"):
        read_plan(data)


def test_only_rounds_make_a_run_repeatable() -> None:
    assert planned(["hard", "random"]).repeatable
    assert planned(["hard@9", "random"]).repeatable
    assert not planned(["hard@2s", "random"]).repeatable
    assert not planned(["hard", "random"], rounds=0, seconds=1.0).repeatable


def test_an_answer_that_is_not_offered_is_refused(fateful: object) -> None:
    with pytest.raises(GrottoError):
        game(planned(["fateful:Wrong"] * 2), 0)
