"""A position for every question of Cave Troll, in the middle of whatever asks it."""

from __future__ import annotations

from typing import Any

VARIANT = {"set": "variant"}


def asking(step: str, data: list[object], *below: object, **parts: Any) -> dict[str, Any]:
    """A position whose agenda is the turn, perhaps more, and a step on top."""
    return {**parts, "agenda": ["Turn", *below, (step, data)]}


def in_2015(step: str, data: list[object], *below: object, **parts: Any) -> dict[str, Any]:
    """The same with the pieces of 2015: red has the variant characters."""
    return asking(step, data, *below, **{"edition": "2015", "red": VARIANT, **parts})


def artifact(step: str, data: list[object], **parts: Any) -> dict[str, Any]:
    """The same in 2006, for the effect of an artifact that has just been played."""
    return asking(step, data, common={"spent": [data[1]]}, **parts)


POSITIONS: dict[str, dict[str, Any]] = {
    "Turn": {"board": {"nw1": ["red explorer x3", "blue knight"]}},
    "ChooseSet": {"edition": "2015", "agenda": ["Turn", "Deal", ("ChooseSet", ["red"])]},
    "PlaceFigure": asking("PlaceFigure", ["red", "red knight"], red={"playing": "knight"}),
    "PlaceTreasure": asking("PlaceTreasure", ["red", "red treasure"], red={"playing": "treasure"}),
    "PlaceTroll": in_2015(
        "PlaceTroll", ["red", "red cave-troll"], ("LayAway", ["red", "red cave-troll"]), red={"playing": "cave-troll"}
    ),
    "ScoreOneRoom": asking("ScoreOneRoom", ["blue"], turn={"seat": "blue"}),
    "ChooseCard": in_2015("ChooseCard", ["red"], red={"drawn": "orc", "hand": "explorer+1"}),
    "Escape": asking(
        "Escape",
        ["blue", "red cave-troll", "nw2"],
        board={"nw2": ["red cave-troll", "blue explorer x2", "blue treasure", "red explorer x3"]},
    ),
    "Walk": asking("Walk", ["red", "red explorer nw1 #2", 1, 0], board={"nw1": "red explorer x3"}),
    "JumpWhere": asking("JumpWhere", ["red", "red thief"], board={"nw1": "red thief"}),
    "KillWhom": asking("KillWhom", ["red", "red orc"], board={"s": ["red orc", "blue thief", "red explorer"]}),
    "PushWhom": asking(
        "PushWhom", ["red", "red wraith", "nw2", 1], board={"nw2": ["red wraith", "blue explorer x4", "blue thief"]}
    ),
    "PushWhere": asking(
        "PushWhere", ["red", "red wraith", "blue thief"], board={"nw2": ["red wraith", "blue thief", "red orc"]}
    ),
    "BanishWhom": in_2015(
        "BanishWhom",
        ["red", "red paladin"],
        seats=3,
        board={"s": ["red paladin", "blue banshee", "green banshee"]},
        blue=VARIANT,
        green=VARIANT,
    ),
    "BanishTo": in_2015(
        "BanishTo", ["red", "blue banshee"], board={"s": ["red paladin", "blue banshee"]}, blue=VARIANT
    ),
    "SacrificeFor": in_2015(
        "SacrificeFor",
        ["red", "red giant-slayer"],
        board={"s": ["red giant-slayer", "red raging-troll", "blue raging-troll"]},
        blue=VARIANT,
        turn={"moved": ["red raging-troll"], "earned": ["red giant-slayer"]},
    ),
    "StrikeWhom": in_2015(
        "StrikeWhom", ["red", "red assassin"], seats=3, board={"s": ["red assassin", "blue knight", "green thief"]}
    ),
    "RampageWhom": in_2015(
        "RampageWhom", ["red", "red raging-troll", 2], board={"nw2": ["red raging-troll", "blue knight", "red paladin"]}
    ),
    "ThrowWhere": in_2015(
        "ThrowWhere",
        ["red", "red raging-troll", "blue knight"],
        ("RampageWhom", ["red", "red raging-troll", 1]),
        board={"nw2": ["red raging-troll", "blue knight", "red paladin"]},
    ),
    "PullFrom": in_2015(
        "PullFrom", ["red", "red banshee"], board={"nw4": "red banshee", "nw1": "blue knight", "nw6": "blue thief"}
    ),
    "PullWhom": in_2015(
        "PullWhom", ["red", "red banshee", "nw1"], board={"nw4": "red banshee", "nw1": ["blue knight", "blue thief"]}
    ),
    "HelmField": artifact("HelmField", ["red", "helm"], board={"nw1": "blue orc", "s": "blue explorer"}),
    "HelmWhom": artifact("HelmWhom", ["red", "helm", "nw1"], board={"nw1": ["blue orc", "blue explorer"]}),
    "TeleportField": artifact(
        "TeleportField", ["red", "chalice-of-teleportation"], board={"nw1": "red explorer", "st-nw": "red thief"}
    ),
    "TeleportWhom": artifact(
        "TeleportWhom", ["red", "chalice-of-teleportation", "nw1"], board={"nw1": ["red explorer", "red thief"]}
    ),
    "TeleportTo": asking(
        "TeleportTo",
        ["red", "red explorer nw1"],
        ("TeleportWhom", ["red", "chalice-of-teleportation", "nw1"]),
        board={"nw1": ["red explorer x2", "red thief"]},
        common={"spent": "chalice-of-teleportation"},
    ),
    "ReviveWhom": in_2015(
        "ReviveWhom", ["red"], red={"gone": ["explorer x2", "thief", "orc"]}, common={"spent": "chalice-of-life"}
    ),
    "IdolRoom": artifact("IdolRoom", ["red", "idol"]),
    "CloakField": artifact("CloakField", ["red", "cloak"], board={"nw1": "red explorer", "nw2": "red explorer"}),
    "CloakWhom": artifact("CloakWhom", ["red", "cloak", "nw1"], board={"nw1": ["red explorer", "red dwarf"]}),
    "SwordRoom": artifact(
        "SwordRoom",
        ["red", "sword"],
        board={"nw1": ["red explorer", "blue orc"], "nw2": ["red explorer", "red orc"]},
    ),
}
"""By the name of the step that asks, what `table.cave` needs."""
