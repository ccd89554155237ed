"""Cave Troll in its editions of 2006 and 2015."""

from grotto.games.cave_troll.game import CaveTroll

GAME = CaveTroll()
