"""A hint at the terminal: what a strong bot would do, and how likely it thinks the best answers win."""

from __future__ import annotations

from typing import Final

from grotto.bots import Limit, judge_options
from grotto.bots.levels import THOUGHT
from grotto.cli.language import Speech
from grotto.cli.menu import Menu
from grotto.cli.screen import Row
from grotto.kernel import FastDice, State

BEST: Final = 5  # answers that are shown


def hint_rows(state: State, seat: int, menu: Menu, speech: Speech, seed: int) -> list[Row]:
    """The best answers with their numbers in the menu, the recommended one first. By what the seat knows alone."""
    dice = FastDice(seed)
    found = judge_options(state.redeal(seat, dice), seat, dice, Limit(THOUGHT))
    numbers = {option: number for number, option in menu.by_number.items()}
    rows: list[Row] = []
    for place, estimate in enumerate(found[:BEST]):
        words = speech.say(state.describe(seat, estimate.option).text)
        chance = speech.cli("percent", percent=round(100 * estimate.chance))
        style = "bold" if place == 0 else ""
        rows.append([(f"{numbers[estimate.option]:>4}", "number"), (f"  {chance:>6}", "gold"), (f"  {words}", style)])
    return rows
