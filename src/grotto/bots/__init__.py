"""Bots: they choose an option, knowing the kernel and what their seat may know, and no game."""

from grotto.bots.simple import Random, Simple

__all__ = ["Random", "Simple"]
