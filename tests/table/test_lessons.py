"""Lessons: games that begin at a position to learn them with."""

from __future__ import annotations

import pytest

from grotto.games import all_games, find_game
from grotto.kernel import FastDice
from grotto.kernel.position import load_position
from grotto.table.protocol import NewTable, Rematch, Resign, SeatPlan, Start
from tests.table.servers import BOT, ME, Running, made
from tests.table.sitting import Sitting, simulated, sit

LESSONS = [
    (name, path.stem, path.read_text(encoding="utf-8"))
    for name, game in all_games().items()
    for path in sorted((game.folder() / "lessons").glob("*.toml"))
]


@pytest.mark.parametrize(("game", "name", "text"), LESSONS, ids=[f"{game}-{name}" for game, name, _ in LESSONS])
def test_every_lesson_is_a_position_in_which_the_first_seat_begins(game: str, name: str, text: str) -> None:
    assert load_position(find_game, text, FastDice(1)).asks == (0,)


def test_a_lesson_is_opened_by_its_name_with_its_own_options(server: Running) -> None:
    with server.client() as client:
        assert "first" in client.get("/api/games/cave-troll").json()["lessons"]
    table, _ = made(server, ME, BOT, options={"edition": "2015"}, lesson="first")
    with server.client() as client:
        info = client.get(f"/api/tables/{table}").json()
    assert (info["lesson"], info["options"]["edition"], info["state"]) == ("first", "2006", "playing")


@pytest.mark.parametrize(
    ("lesson", "seats", "status", "key"),
    [
        ("second", 2, 404, "table-no-such-lesson"),
        ("../position", 2, 404, "table-no-such-lesson"),
        ("first", 3, 400, "table-seats-out-of-range"),
    ],
)
def test_what_is_no_lesson_is_refused(server: Running, lesson: str, seats: int, status: int, key: str) -> None:
    order = {"game": "cave-troll", "plan": [ME] * seats, "lesson": lesson}
    with server.client() as client:
        answer = client.post("/api/tables", json=order)
    assert (answer.status_code, answer.json()["words"]["key"]) == (status, key)


@simulated
async def test_after_a_lesson_a_whole_game_is_played() -> None:
    sitting = await sit(people=2)
    plan = [SeatPlan("me", "P0"), SeatPlan("me", "P1")]
    opened = await sitting.house.make(NewTable("cave-troll", plan, lesson="first"))
    learning = Sitting(sitting.town, sitting.house, opened.id)
    learning.tokens = {held.seat: held.token for held in opened.held}
    for seat in (0, 1):
        await learning.come(seat)
    await learning.done(1, Resign)
    await learning.done(0, Rematch)
    following = Sitting(sitting.town, sitting.house, learning.room.info().rematch)
    following.tokens = {1 - seat: token for seat, token in learning.tokens.items()}
    for seat in (0, 1):
        await following.come(seat)
    info = following.room.info()
    assert (info.lesson, info.options["edition"]) == ("", "2006")
    await following.done(1, Start)
    assert set(following.game(0).view["facts"]["piles"].values()) == {20}
