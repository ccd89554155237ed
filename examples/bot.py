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


def play(link: str, name: str = "Example") -> dict[str, Any]:
    """Play a whole game at the table of a link; gives the outcome."""
    server, _, table = link.partition("/t/")
    api = httpx.Client(base_url=f"{server}/api/tables/{table}", timeout=30)
    taken = api.post("/seats", json={"name": name})
    if taken.is_error:
        sys.exit(f"No seat: {taken.text}")
    seat, token = taken.json()["seat"], taken.json()["token"]
    api.headers["Authorization"] = f"Bearer {token}"
    answered = -1
    with api, api.stream("GET", "/stream", params={"look": seat}, timeout=60) as messages:
        for line in messages.iter_lines():
            message = json.loads(line) if line else {}  # an empty line only says that the stream is alive
            if message.get("type") == "broken":
                sys.exit(f"The server has hung up: {message['words']}")
            game = message.get("game")  # in snapshots, and in changes that concern the game
            if game is None:
                continue
            if game["view"]["outcome"] is not None:
                outcome: dict[str, Any] = game["view"]["outcome"]
                return outcome
            asked = game.get("asked")
            if asked is None or seat not in game["awaits"] or asked["number"] == answered:
                continue
            answered = asked["number"]
            option = random.SystemRandom().choice(asked["options"])["number"]
            order = {"type": "choose", "id": uuid.uuid4().hex, "seat": seat, "question": answered, "option": option}
            answer = api.post("/commands", json=order).json()  # refused if something came in between: news follow
            sys.stderr.write(f"question {answered}: {answer.get('type', 'trouble')}\n")
    sys.exit("The stream has ended.")


if __name__ == "__main__":
    sys.stdout.write(f"{play(sys.argv[1])}\n")
