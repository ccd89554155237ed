"""Teaches a small network to play Cave Troll by playing against itself, and measures it against random play.

    python -m venv venv && venv/bin/pip install 'grotto[env,train]' && venv/bin/python examples/train_cave_troll.py

Plain PyTorch on the CPU: proximal policy optimisation over 128 games stepped at once. It stops when the policy wins 97
of 100 games twice in a row, or when the minutes are up, and writes the network, a learning curve and its figures.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Final

import matplotlib as mpl
import numpy as np
import torch
from matplotlib import pyplot as plt
from torch import nn

from grotto.env.batch import ENDED, RUNNING, BatchEnv
from grotto.kernel.observing import Layout

OPTIONS: Final = {"edition": "2006", "stall-guard": "on"}
SEATS: Final = 2
GAMES: Final = 128
STEPS: Final = 64  # of every game between two lessons
EPOCHS: Final = 2  # times that a lesson is gone over
PIECE: Final = 512  # decisions of a lesson that are learned from at once
SCALE: Final = 1 / 20  # of a difference in gold
TRACE: Final = 0.97  # how far back an outcome is felt
CLIP: Final = 0.2
CURIOSITY: Final = 0.01
RATE: Final = 7e-4
ENOUGH: Final = 0.97  # won, twice in a row
EVERY: Final = 4  # lessons between two measurements


class Policy(nn.Module):
    """Two layers, and from them how much each option is liked, and how the game will come out."""

    def __init__(self, layout: Layout, options: int, width: int = 128) -> None:
        super().__init__()
        highest = np.frombuffer(layout.highest(), np.uint8).copy()
        self.register_buffer("scale", 1.0 / torch.from_numpy(highest).clamp(max=4).float())
        self.body = nn.Sequential(nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.likes = nn.Linear(width, options)
        self.worth = nn.Linear(width, 1)
        nn.init.normal_(self.likes.weight, std=0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of how likely each option is taken, and the expected outcome."""
        thought = self.body(seen.float() * self.scale)
        likes = self.likes(thought).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(likes, 1), self.worth(thought).squeeze(1)


class Lesson:
    """What was seen, done and paid in so many steps of all games."""

    def __init__(self, size: int, options: int) -> None:
        self.seen = torch.zeros((STEPS, GAMES, size), dtype=torch.uint8)
        self.masks = torch.zeros((STEPS, GAMES, options), dtype=torch.int8)
        self.movers = np.zeros((STEPS, GAMES), np.int64)
        self.actions = torch.zeros((STEPS, GAMES), dtype=torch.int64)
        self.likely = torch.zeros((STEPS, GAMES))
        self.worth = np.zeros((STEPS, GAMES), np.float32)
        self.rewards = np.zeros((STEPS, GAMES, SEATS), np.float32)
        self.ended = np.zeros((STEPS, GAMES), bool)

    def play(self, env: BatchEnv, policy: Policy) -> None:
        """Let the policy play for all seats."""
        rows = env.rows
        for step in range(STEPS):
            self.seen[step] = torch.from_numpy(rows.observations)
            self.masks[step] = torch.from_numpy(rows.masks)
            self.movers[step] = rows.movers
            with torch.no_grad():
                likely, worth = policy(self.seen[step], self.masks[step])
            self.actions[step] = drawn(likely)
            self.likely[step] = likely.gather(1, self.actions[step][:, None]).squeeze(1)
            self.worth[step] = worth.numpy()
            rows = env.step(self.actions[step].numpy())
            self.rewards[step] = rows.rewards * SCALE
            self.ended[step] = rows.ends != RUNNING

    def advantages(self) -> np.ndarray:
        """How much better each decision came out than expected, felt back along the decisions of its own seat.

        What comes after a seat's last decision here is what it expected then.
        """
        games = np.arange(GAMES)
        better = np.zeros((STEPS, GAMES), np.float32)
        later = np.zeros((GAMES, SEATS), np.float32)  # the advantage of the seat's next decision
        expected = np.zeros((GAMES, SEATS), np.float32)  # what the seat expects there
        known = np.zeros((GAMES, SEATS), bool)
        for step in reversed(range(STEPS)):
            ended = self.ended[step]
            later[ended] = 0
            expected[ended] = self.rewards[step][ended]
            known[ended] = True
            seat = self.movers[step]
            follows = known[games, seat]
            gain = np.where(follows, expected[games, seat] - self.worth[step], 0)
            better[step] = gain + np.where(follows, TRACE * later[games, seat], 0)
            later[games, seat] = better[step]
            expected[games, seat] = self.worth[step]
            known[games, seat] = True
        return better


def drawn(likely: torch.Tensor) -> torch.Tensor:
    """An option for every row, as likely as the policy says."""
    noise = -torch.empty_like(likely).exponential_().log()
    return (likely + noise).argmax(1)


def learn(policy: Policy, optimizer: torch.optim.Optimizer, lesson: Lesson) -> None:
    """Go over a lesson, a shuffled piece at a time."""
    better = torch.from_numpy(lesson.advantages()).flatten()
    goal = better + torch.from_numpy(lesson.worth).flatten()
    better = (better - better.mean()) / (better.std() + 1e-6)
    seen, masks = lesson.seen.flatten(0, 1), lesson.masks.flatten(0, 1)
    actions, before = lesson.actions.flatten(), lesson.likely.flatten()
    for _ in range(EPOCHS):
        for piece in torch.randperm(len(actions)).split(PIECE):
            likely, worth = policy(seen[piece], masks[piece])
            ratio = (likely.gather(1, actions[piece][:, None]).squeeze(1) - before[piece]).exp()
            gain = torch.min(ratio * better[piece], ratio.clamp(1 - CLIP, 1 + CLIP) * better[piece]).mean()
            doubt = -(likely.exp() * likely.clamp(min=-50)).sum(1).mean()
            loss = -gain + 0.5 * (worth - goal[piece]).square().mean() - CURIOSITY * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def won(policy: Policy, games: int, seed: int) -> float:
    """Which part of so many games the policy wins against random play, sitting in either seat; a shared win is half."""
    env = BatchEnv("cave-troll", SEATS, OPTIONS, games=games, seed=seed)
    own = np.arange(games) % SEATS
    result = np.full(games, -1.0)
    rows = env.rows
    while (result < 0).any():
        actions = env.any_actions()
        mine = np.flatnonzero(rows.movers == own)
        with torch.no_grad():
            likely, _ = policy(torch.from_numpy(rows.observations[mine]), torch.from_numpy(rows.masks[mine]))
        actions[mine] = drawn(likely).numpy()
        rows = env.step(actions)
        for game in np.flatnonzero((rows.ends != RUNNING) & (result < 0)):  # only the first game of each row counts
            paid = rows.rewards[game, own[game]]
            result[game] = (1 + np.sign(paid)) / 2 if rows.ends[game] == ENDED else 0.5
    return float(result.mean())


def draw(curve: list[tuple[float, float]], file: Path) -> None:
    """The learning curve: decisions played against games won."""
    mpl.rcParams["svg.hashsalt"] = "grotto"
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.plot([millions for millions, _ in curve], [100 * part for _, part in curve], color="#b5651d", marker="o")
    axes.axhline(90, color="#5b6770", linestyle="--", linewidth=1)
    axes.set(xlabel="million decisions of self-play", ylabel="games won against random play, %", ylim=(0, 102))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    plt.close(figure)


def main() -> None:
    """Train, and write what came of it."""
    parser = argparse.ArgumentParser(description="Train a small policy for two-player Cave Troll.")
    parser.add_argument("--minutes", type=float, default=8.0, help="train for so long at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"))
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(arguments.seed)
    env = BatchEnv("cave-troll", SEATS, OPTIONS, games=GAMES, seed=arguments.seed, rewards="score")
    policy = Policy(env.table.layout, env.table.setup.size)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    lesson = Lesson(env.table.size, env.table.setup.size)
    start, lessons = time.monotonic(), 0
    curve = [(0.0, won(policy, 200, 1_000_000))]
    while time.monotonic() - start < 60 * arguments.minutes and min(part for _, part in curve[-2:]) < ENOUGH:
        for _ in range(EVERY):
            lesson.play(env, policy)
            learn(policy, optimizer, lesson)
        lessons += EVERY
        curve.append((lessons * STEPS * GAMES / 1e6, won(policy, 200, 1_000_000 + lessons)))
        spent = time.monotonic() - start
        print(f"{curve[-1][0]:5.2f} million decisions, {spent / 60:4.1f} minutes: {curve[-1][1]:.1%} won", flush=True)
    spent = time.monotonic() - start
    figures = {
        "won": won(policy, 1000, 2_000_000),
        "games": 1000,
        "minutes": round(spent / 60, 2),
        "minutes_of_one_core": round(time.process_time() / 60, 2),
        "decisions": lessons * STEPS * GAMES,
        "layout": env.table.layout.fingerprint(),
    }
    torch.save(policy.state_dict(), arguments.out / "policy.pt")
    (arguments.out / "figures.json").write_text(json.dumps(figures, indent=2) + "\n")
    draw(curve, arguments.out / "learning-curve.svg")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
