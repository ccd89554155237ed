"""A player over the network: takes a free seat at a table and plays options by lot. Needs only httpx.

python bot.py http://127.0.0.1:8000/t/TABLE
"""

from __future__ import annotations

import json
import random
import sys
import uuid
from typing import Any

import httpx


def play(link: str, name: str = "Example") -> Any:
    """Play a whole game at the table of a link; gives the outcome."""
    server, _, table = link.partition("/t/")
    with httpx.Client(base_url=f"{server}/api/tables/{table}", timeout=60) as api:
        taken = api.post("/seats", json={"name": name})
        if taken.is_error:
            sys.exit(f"No seat: {taken.text}")
        api.headers["Authorization"] = f"Bearer {taken.json()['token']}"
        seat: int = taken.json()["seat"]
        with api.stream("GET", "/stream", params={"look": seat}) as messages:
            for line in messages.iter_lines():
                message = json.loads(line) if line else {}  # an empty line only says that the stream is alive
                if message.get("type") == "broken":
                    sys.exit(f"The server has hung up: {message['words']}")
                game = message.get("game")  # in snapshots, and in changes that concern the game
                if game is not None and game["view"]["outcome"] is not None:
                    return game["view"]["outcome"]
                if game is not None and seat in game["awaits"]:
                    answer(api, seat, game["asked"])
    sys.exit("The stream has ended.")


def answer(api: httpx.Client, seat: int, asked: Any) -> None:
    """Choose an option. An answer that comes too late is refused, and the stream brings the next question."""
    option = random.SystemRandom().choice(asked["options"])["number"]
    order = {"type": "choose", "id": uuid.uuid4().hex, "seat": seat, "question": asked["number"], "option": option}
    came = api.post("/commands", json=order).json()
    sys.stderr.write(f"question {asked['number']}: {came.get('type', 'trouble')}\n")


if __name__ == "__main__":
    sys.stdout.write(f"{play(sys.argv[1])}\n")
