"""Bots: they choose an option, knowing the kernel and what their seat may know, and no game."""

from grotto.bots.bot import Bot, Estimate
from grotto.bots.judging import Moment, Turning, course, judge_options, judge_position, turning_points
from grotto.bots.levels import LEVELS, RANDOM, Maker, bot_maker, levels, make_bot
from grotto.bots.limit import Clock, Limit
from grotto.bots.search import Search
from grotto.bots.simple import Careless, Random, Simple

__all__ = [
    "LEVELS",
    "RANDOM",
    "Bot",
    "Careless",
    "Clock",
    "Estimate",
    "Limit",
    "Maker",
    "Moment",
    "Random",
    "Search",
    "Simple",
    "Turning",
    "bot_maker",
    "course",
    "judge_options",
    "judge_position",
    "levels",
    "make_bot",
    "turning_points",
]
