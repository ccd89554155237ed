"""Every step of the game by name, for reading agendas back."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns.abilities import GuardWhom, KeepCards, WallFoe
from grotto.games.cutthroat_caverns.aftermath import Sacrifice
from grotto.games.cutthroat_caverns.attacks import (
    Attack,
    ChooseFoe,
    Declare,
    NameSeat,
    StandIn,
    StealFrom,
    StealWhat,
    Tactical,
)
from grotto.games.cutthroat_caverns.closing import Closing, DiscardAny, Fight, Journey
from grotto.games.cutthroat_caverns.dealing import DiscardDown, DiscardOne
from grotto.games.cutthroat_caverns.encounter import Opening
from grotto.games.cutthroat_caverns.event_cards import Bargain
from grotto.games.cutthroat_caverns.items import HealWhom, Potions, Willing
from grotto.games.cutthroat_caverns.looting import Loot
from grotto.games.cutthroat_caverns.round import DrawMore, DrawOne, GiveDoll, Round
from grotto.games.cutthroat_caverns.setting import Change, SetAgain, SetCards, SetSecond, SetStage
from grotto.games.cutthroat_caverns.strikes import Exchange, Riposte, Strikes
from grotto.games.cutthroat_caverns.suffering import LoseItem
from grotto.games.cutthroat_caverns.trading import Accept, OfferItems, OfferTo
from grotto.games.cutthroat_caverns.turns import LateReveal, Turn, Turns
from grotto.games.cutthroat_caverns.windows import Aim, Consent, Reopen, Resolve, Window
from grotto.kernel.step import StepTable

STEPS: Final[StepTable] = {
    "Journey": Journey,
    "Fight": Fight,
    "Opening": Opening,
    "Bargain": Bargain,
    "Potions": Potions,
    "HealWhom": HealWhom,
    "Willing": Willing,
    "Round": Round,
    "SetStage": SetStage,
    "SetCards": SetCards,
    "SetAgain": SetAgain,
    "SetSecond": SetSecond,
    "Change": Change,
    "Turns": Turns,
    "Turn": Turn,
    "LateReveal": LateReveal,
    "Attack": Attack,
    "Declare": Declare,
    "ChooseFoe": ChooseFoe,
    "NameSeat": NameSeat,
    "StealFrom": StealFrom,
    "StealWhat": StealWhat,
    "Tactical": Tactical,
    "StandIn": StandIn,
    "Window": Window,
    "Reopen": Reopen,
    "Aim": Aim,
    "Resolve": Resolve,
    "Consent": Consent,
    "OfferTo": OfferTo,
    "OfferItems": OfferItems,
    "Accept": Accept,
    "Strikes": Strikes,
    "Exchange": Exchange,
    "Riposte": Riposte,
    "KeepCards": KeepCards,
    "WallFoe": WallFoe,
    "GuardWhom": GuardWhom,
    "Sacrifice": Sacrifice,
    "DiscardOne": DiscardOne,
    "LoseItem": LoseItem,
    "DrawOne": DrawOne,
    "DrawMore": DrawMore,
    "GiveDoll": GiveDoll,
    "DiscardDown": DiscardDown,
    "Closing": Closing,
    "Loot": Loot,
    "DiscardAny": DiscardAny,
}
