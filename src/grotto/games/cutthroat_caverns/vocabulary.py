"""The names that records may use: sets, kinds, windows, targets, victims, effects, each with the numbers it takes."""

from __future__ import annotations

from typing import Final

SETS: Final = ("base", "deeper-darker", "relics-ruin", "tombs-tomes")
MODULE_SETS: Final = ("drowned-reliquary",)

# CC-110: red combat icon for all but the last two
CARD_KINDS: Final = (
    "standard",
    "enhanced",
    "tactical",
    "rider-additive",
    "rider-multiplicative",
    "standin",
    "action",
    "item",
)
STANDARD: Final = 0
ENHANCED: Final = 1
TACTICAL: Final = 2
RIDER_ADDITIVE: Final = 3
RIDER_MULTIPLICATIVE: Final = 4
STANDIN: Final = 5
ACTION: Final = 6
ITEM: Final = 7

# CC-102, in the order of its table
WINDOWS: Final = (
    "encounter-revealed",
    "encounter-start",
    "after-initiative-draw",
    "set",
    "before-first-reveal",
    "before-reveal",
    "own-turn",
    "on-attack-revealed",
    "on-tactical-revealed",
    "between-turns",
    "creature-attack-declared",
    "creature-attack-damaged",
    "response-to-action",
    "after-own-action",
    "encounter-end",
    "replacement",
    "riposte",
    "gained",
    "lasting",
    "game-end",
    "idle",
)
ENCOUNTER_REVEALED: Final = 0
ENCOUNTER_START: Final = 1
AFTER_INITIATIVE: Final = 2
SET: Final = 3
BEFORE_FIRST_REVEAL: Final = 4
BEFORE_REVEAL: Final = 5
OWN_TURN: Final = 6
ATTACK_REVEALED: Final = 7
TACTICAL_REVEALED: Final = 8
BETWEEN_TURNS: Final = 9
ATTACK_DECLARED: Final = 10
ATTACK_DAMAGED: Final = 11
RESPONSE: Final = 12
AFTER_OWN_ACTION: Final = 13
ENCOUNTER_END: Final = 14
IDLE_WINDOWS: Final = (0, 1, 2, 3, 4, 9, 14)  # nothing is being resolved: CC-102

TARGETS: Final = (
    "none",
    "self",
    "encounter",
    "creature",
    "attacking-creature",
    "all-creatures-and-others",
    "own-next-attack",
    "own-and-other-set-card",
    "other-set-card",
    "other-attack",
    "other-tactical-card",
    "other-action-card",
    "other-living-player",
    "self-or-willing-player",
)

TYPES: Final = (  # CC-256; the last two are not creature-based
    "beast",
    "giant",
    "dragon",
    "humanoid",
    "construct",
    "ooze",
    "plant",
    "aberration",
    "undead",
    "fiend",
    "demon",
    "trap",
    "portal",
)
TRAP: Final = TYPES.index("trap")
PORTAL: Final = TYPES.index("portal")

TIMINGS: Final = ("specific", "random", "death")
SPECIFIC: Final = 0
RANDOM: Final = 1
DEATH: Final = 2

WHO: Final = (  # CC-260
    "initiative",
    "each-token",
    "last-initiative",
    "named-initiative",
    "current-initiative",
    "all",
    "first-damager",
    "last-damager",
    "top-damager",
    "low-damager",
    "all-but-top-damager",
    "non-damagers",
    "others",
    "top-prestige",
    "most-items",
    "most-cards",
    "high-life",
    "low-life",
    "lowest-set",
    "lowest-set-latest",
    "doll",
    "killer",
    "bearer",
)

WHEN: Final = (  # CC-261
    "always",
    "no-damage",
    "any-damage",
    "any-action",
    "no-items",
    "round1",
    "round2plus",
    "no-match",
    "odd-total",
    "even-total",
    "barrier-up",
    "npc-dead",
)

DAMAGE_RULES: Final = (  # CC-255
    "none",
    "half-of-their-damage-max-30",
    "plus-5-per-action-over-2",
    "5-times-round",
    "10-if-token-left-15-if-three",
    "5-per-swarm-token-max-25",
    "plus-appetite",
)

Params = dict[str, tuple[str, ...]]
"""Effects by name, with the numbers that each must be given."""

VICTIM_EFFECTS: Final[Params] = {  # CC-252
    "drain": (),
    "skip-next-set": (),
    "next-attack-halved": (),
    "discard-random": ("n",),
    "discard-random-if-damaged": ("n",),
    "discard-choice": ("n",),
    "lose-item": (),
    "token-takes-item": (),
    "no-draw-next": (),
    "poison": ("n",),
    "vampire-token": (),
    "bite-token": (),
}

SPECIALS: Final[Params] = {  # CC-252, CC-258
    "armor": ("n",),
    "cap": ("n",),
    "first-attack-halved": (),
    "barrier": ("n",),
    "backlash": ("n",),
    "death-burst": (),
    "kill-item": (),
    "fixed-rounds": ("n",),
    "max-rounds": ("n",),
    "no-set": (),
    "strength": (),
    "match-values": (),
    "match-draw": ("n",),
    "top-digger-draws": ("n",),
    "named-number": (),
    "vampire": ("bite-damage", "bite-life", "bite-prestige", "last-unturned-damage"),
    "wereboar": ("life-per-other", "damage", "prestige"),
    "gluttony": ("hand-max", "life-per-card", "appetite-step", "damage-per-step"),
    "doll": ("reflect-max",),
    "emperor-lich": (),
    "hivemind": (),
    "ragnarok": ("return-life", "return-hand"),
}

AFTERS: Final[Params] = {  # CC-258
    "heal-unless-sacrifice": ("heal", "sacrifice"),
    "heal-per-action": ("n",),
    "swap-seats": (),
}

CARD_EFFECTS: Final[Params] = {
    "attack": (),
    "halve-next-two": ("players", "steps"),
    "holy-water": ("bonus",),
    "redirect-named": (),
    "steal-item": ("items",),
    "feint": (),
    "rider-add": (),
    "rider-double": ("steps",),
    "standin-two-now": ("cards",),
    "standin-now-and-set": ("now", "set"),
    "edge-out": (),
    "swap-set": (),
    "cancel-action": ("take",),
    "cancel-attack": ("damage", "skip-next-set"),
    "counter-strike": ("damage",),
    "life-shift": ("amount", "min-life"),
    "redirect-to-other": (),
    "replace-with-strike": ("base",),
    "double-attack": ("steps",),
    "swap-initiative": (),
    "heal": ("life", "prestige-if-other"),
    "no-damage": (),
    "set-two": ("cards", "rounds"),
    "double-attacks": ("steps", "rounds"),
    "burn-all": ("damage", "friendly"),
    "hand-size": ("hand-size", "draw"),
}

ABILITY_EFFECTS: Final[Params] = {
    "steal-cards": ("take-each", "keep"),
    "return-damage": ("factor", "max"),
    "set-two": ("cards",),
    "take-half-and-riposte": (),
    "hidden": (),
    "draw-to": ("hand", "hand-size"),
}

RELIC_EFFECTS: Final[Params] = {
    "swap-initiative": (),
    "attack-bonus": ("bonus",),
    "creature-damage-less": ("amount",),
    "heal": ("life",),
    "see-hand": (),
    "poison-immune": (),
    "double-attack": ("steps",),
    "end-prestige": ("prestige",),
    "strike-player": ("damage", "prestige-if-killed"),
    "store-action": ("cards",),
    "punish-action": ("damage",),
    "recover-attack": ("cards",),
}

QUEST_EFFECTS: Final[Params] = {
    "kills-worth": ("prestige", "count"),
    "healed-others": ("count",),
    "killed-final-encounter": (),
    "life-at-end": ("life",),
    "untipped-items-and-relics": ("count",),
    "other-players-dead": ("count",),
    "actions-against-players": ("count",),
    "creature-types-killed": ("count",),
}

EVENT_KINDS: Final = ("event", "treasure")

EVENT_EFFECTS: Final[Params] = {
    "hand-size": ("delta",),
    "chest-riddle": ("lock-cards", "passes"),
    "more-life": ("life", "tokens"),
    "no-actions": (),
    "gas": ("damage-all", "fire-damage", "fire-friendly"),
    "poison-first-hit": ("tokens",),
    "hallowed": ("life", "token-life", "min-life", "gain-all"),
    "relic-to-killer": (),
    "relic-to-first-damager": (),
    "relic-to-least-damage": (),
    "attack-bonus": ("damage",),
    "fog-of-war": ("liar", "wrong-challenger"),
    "hand-size-shrinks": ("delta", "min"),
    "relics-attack": ("relics", "life", "rounds", "damage"),
    "relic-for-life": ("life",),
    "bargain": ("prestige", "draw"),
    "dead-strike": ("damage", "else-life"),
}

OPTIONAL: Final[Params] = {  # lists or numbers that some records give beside those above
    "holy-water": ("types", "cancel-attacks"),
    "hallowed": ("types",),
    "no-actions": ("rounds",),
    "attack-bonus": ("values", "bonus", "damage"),
    "hand-size": ("draw", "hand-size", "delta"),
    "replace-with-strike": ("ladder",),
}

DECIDERS: Final = (  # CC3-003
    "none",
    "vote",
    "initiative-1",
    "volunteer",
    "each-secret",
    "marching-order",
    "auction-life",
)

PASSAGE_EFFECTS: Final[Params] = {  # CC3-005; those with a name instead of a number take none
    "damage-all": ("n",),
    "damage-chosen": ("n",),
    "prestige-chosen": ("n",),
    "npc-damage": ("n",),
    "poison-random": ("n",),
    "discard-random-all": ("n",),
    "draw-self": ("n",),
    "damage": ("n",),
    "draw": ("n",),
    "npc-guard": (),
    "flag": (),
    "count": (),
    "winner-flag": (),
}

PASSAGE_TESTS: Final = ("npc-alive", "bearer-alive", "any-alive")
AWARDED: Final = ("truth", "bearer")
ENDINGS: Final = ("win", "loss")
