"""Players for tests who do not give up: they come back after every break, and say again what was not acknowledged."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import WebSocketException

from tests.table.servers import PATIENCE, Picture, Reachable, Talk, new_id

AGAIN = ("table-storage-down", "table-storage-unsure", "table-too-fast")
GONE = (OSError, WebSocketException)


class Player(threading.Thread):
    """Plays a seat by its options in turn, over a WebSocket, and keeps which commands were acknowledged."""

    def __init__(self, server: Callable[[], Reachable], table: str, seat: int, token: str, answers: int) -> None:
        super().__init__()
        self.server = server
        self.table = table
        self.seat = seat
        self.token = token
        self.answers = answers  # of all seats together, after which everybody stops
        self.sent: dict[str, Any] | None = None  # not acknowledged yet
        self.acknowledged: list[str] = []
        self.view: Any = None
        self.picture = Picture()
        self.over = threading.Event()
        self.fault: BaseException | None = None

    def __str__(self) -> str:
        told = self.picture.game or {}
        return f"seat {self.seat} at step {told.get('step')}, waited for: {told.get('awaits')}, unanswered: {self.sent}"

    def run(self) -> None:
        """Play until enough answers have been given, or the game is over."""
        try:
            seen, until = -1, 0.0
            while not self.over.is_set():
                if self.picture.seq != seen:
                    seen, until = self.picture.seq, time.monotonic() + 2 * PATIENCE
                assert time.monotonic() < until, f"waited in vain: {self}"
                try:
                    self.connected()
                except GONE:
                    self.over.wait(0.05)
        except BaseException as fault:
            self.fault = fault
            raise

    def connected(self) -> None:
        """Play for as long as a connection lasts."""
        with self.server().socket(self.table) as socket:
            talk = Talk(socket, [self.token], self.seat, self.picture)
            while not self.over.is_set():
                game = talk.game
                assert game is not None
                self.view = game["view"]
                asked = game.get("asked")
                if game["view"]["outcome"] is not None or game["step"] >= self.answers:
                    self.over.set()
                elif self.sent is not None or (asked is not None and self.seat in game["awaits"]):
                    self.answer(talk, asked)
                else:
                    talk.hear()

    def answer(self, talk: Talk, asked: Any) -> None:
        """Choose something, or ask again what became of the last choice."""
        if self.sent is None:
            option = asked["options"][len(self.acknowledged) % len(asked["options"])]["number"]
            self.sent = {"type": "choose", "id": new_id(), "seat": self.seat}
            self.sent |= {"question": asked["number"], "option": option}
        told = talk.ask(self.sent)
        assert told["type"] in ("done", "refused"), told
        if told["type"] == "refused" and told["words"]["key"] in AGAIN:
            self.over.wait(0.1)
            return
        if told["type"] == "done":
            self.acknowledged.append(self.sent["id"])
        question, self.sent = self.sent["question"], None
        assert talk.game is not None
        if talk.game["question"] == question:  # what is new comes after the answer, also after one that was too late
            talk.wait_for(lambda told: told.get("game") is not None)
