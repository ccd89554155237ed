"""The files of the box read into records, and everything that they could get wrong named by file and record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from grotto.games.cutthroat_caverns import vocabulary as words
from grotto.games.cutthroat_caverns.reading_modules import read_modules
from grotto.games.cutthroat_caverns.records import (
    Box,
    Card,
    Character,
    Deed,
    Encounter,
    EventCard,
    Ladder,
    Line,
    Phase,
    Quest,
    Relic,
)
from grotto.kernel.position import bad, flag, known_keys, listed, section, whole, word
from grotto.kernel.toml import read_toml

FOLDER: Final = Path(__file__).parent / "data"
FILES: Final = ("cards", "encounters", "events", "modules")
MOST: Final = 1000
NUMBERS_OF_EVENTS: Final = 9  # CC2-003: an activation track ends with the ninth encounter


def read_box(folder: Path = FOLDER) -> Box:
    """The records of all files of a folder; BadInput says in which record something is wrong."""
    tables = {name: _read_file(folder, name) for name in FILES}
    box = Box()
    _read_cards(box, tables["cards"])
    known_keys("encounters", tables["encounters"], ("format", "encounter"))
    box.encounters = [read_encounter(*item) for item in records("encounters", tables["encounters"], "encounter")]
    known_keys("events", tables["events"], ("format", "event"))
    box.events = [_read_event(*item) for item in records("events", tables["events"], "event")]
    box.modules = read_modules(tables["modules"], [encounter.name for encounter in box.encounters])
    return box


def _read_file(folder: Path, name: str) -> dict[str, Any]:
    table, _ = read_toml((folder / f"{name}.toml").read_text(encoding="utf-8"))
    wanted = f"cutthroat-{name}/1"
    if table.get("format") != wanted:
        raise bad(f"{name}.toml", f'must say format = "{wanted}"')
    return table


def records(file: str, table: Mapping[str, Any], key: str) -> list[tuple[str, dict[str, Any]]]:
    """The tables of one kind, each with the place that complaints name; their ids must differ."""
    found: list[tuple[str, dict[str, Any]]] = []
    seen: set[str] = set()
    for item in listed(f"{file}.toml {key}", table.get(key)):
        record = section(f"{file}.toml {key}", item)
        name = word(f"{file}.toml {key}.id", record.get("id"))
        if name in seen:
            raise bad(f"{file}.toml {key} {name}", "is there twice")
        seen.add(name)
        found.append((f"{file}.toml {key} {name}", record))
    return found


def one_of(where: str, value: object, allowed: Sequence[str]) -> str:
    """One of some names."""
    name = word(where, value)
    if name not in allowed:
        raise bad(where, f"{name!r} means nothing here; there is: {', '.join(allowed)}")
    return name


def read_deed(where: str, value: object, effects: words.Params) -> Deed:
    """An effect with exactly the numbers that it takes."""
    table = section(where, value)
    do = one_of(f"{where}.do", table.get("do"), tuple(effects))
    needed = effects[do]
    optional = words.OPTIONAL.get(do, ())
    known_keys(where, table, ("do", *needed, *optional))
    numbers: dict[str, int] = {}
    values: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    for key, item in table.items():
        if isinstance(item, bool):
            numbers[key] = int(item)
        elif isinstance(item, list) and key == "types":
            names = tuple(one_of(f"{where}.{key}", entry, words.TYPES) for entry in item)
        elif isinstance(item, list):
            values = tuple(whole(f"{where}.{key}", entry, 0, MOST) for entry in item)
        elif key != "do":
            numbers[key] = whole(f"{where}.{key}", item, -MOST, MOST)
    for key in needed:
        if key not in numbers:
            raise bad(where, f"{do} needs {key}")
    return Deed(do, numbers, values, names)


def read_deeds(where: str, value: object, effects: words.Params) -> tuple[Deed, ...]:
    """A list of effects; none where the key is missing."""
    return tuple(read_deed(where, item, effects) for item in listed(where, value if value is not None else []))


def read_windows(where: str, value: object) -> int:
    """Windows as a mask."""
    mask = 0
    for item in listed(where, value):
        mask |= 1 << words.WINDOWS.index(one_of(where, item, words.WINDOWS))
    return mask


def read_ladder(where: str, values: object, base: object) -> Ladder:
    """Rising values and the one that a card starts at."""
    ladder = tuple(whole(f"{where}.ladder", value, 0, MOST) for value in listed(f"{where}.ladder", values))
    if not ladder or list(ladder) != sorted(set(ladder)):
        raise bad(f"{where}.ladder", "must rise")
    if base not in ladder:
        raise bad(f"{where}.base", "must be on the ladder")
    return Ladder(ladder, whole(f"{where}.base", base, 0, MOST))


def _read_cards(box: Box, table: Mapping[str, Any]) -> None:
    known_keys("cards", table, ("format", "deck", "character", "card", "relic", "quest"))
    deck = section("cards.toml deck", table.get("deck"))
    known_keys("cards.toml deck", deck, ("hand", "life", "encounters"))
    box.hand = whole("cards.toml deck.hand", deck.get("hand"), 1, 20)
    box.life = whole("cards.toml deck.life", deck.get("life"), 1, MOST)
    box.encounter_count = whole("cards.toml deck.encounters", deck.get("encounters"), 1, 20)
    box.characters = [_read_character(*item) for item in records("cards", table, "character")]
    names = [character.name for character in box.characters]
    box.cards = [_read_card(where, record, names) for where, record in records("cards", table, "card")]
    for number, character in enumerate(box.characters):
        if not any(card.name == character.special and card.character == number for card in box.cards):
            raise bad(f"cards.toml character {character.name}", f"there is no card {character.special} for it")
    box.relics = [_read_relic(*item) for item in records("cards", table, "relic")]
    box.quests = [_read_quest(*item) for item in records("cards", table, "quest")]


def _read_character(where: str, record: Mapping[str, Any]) -> Character:
    known_keys(where, record, ("id", "special", "ability", "effect"))
    ability = section(f"{where}.ability", record.get("ability"))
    known_keys(f"{where}.ability", ability, ("id", "windows", "linked", "rule"))
    return Character(
        record["id"],
        word(f"{where}.special", record.get("special")),
        word(f"{where}.ability.id", ability.get("id")),
        read_windows(f"{where}.ability.windows", ability.get("windows")),
        flag(f"{where}.ability.linked", ability.get("linked")),
        word(f"{where}.ability.rule", ability.get("rule")),
        read_deed(f"{where}.effect", record.get("effect"), words.ABILITY_EFFECTS),
    )


CARD_KEYS: Final = (
    *("id", "kind", "count", "ladder", "base", "special", "one-use", "potion", "windows", "target", "effect", "rule"),
)


def _read_card(where: str, record: Mapping[str, Any], characters: list[str]) -> Card:
    known_keys(where, record, CARD_KEYS)
    kind = words.CARD_KINDS.index(one_of(f"{where}.kind", record.get("kind"), words.CARD_KINDS))
    ladder = read_ladder(where, record["ladder"], record.get("base")) if "ladder" in record else None
    card = Card(
        record["id"],
        kind,
        whole(f"{where}.count", record.get("count"), 1, 20),
        ladder,
        read_windows(f"{where}.windows", record.get("windows")),
        read_deed(f"{where}.effect", record.get("effect"), words.CARD_EFFECTS),
    )
    if card.hits and ladder is None:
        raise bad(where, "an attack that hits needs a ladder")
    card.target = one_of(f"{where}.target", record.get("target"), words.TARGETS)
    card.rule = word(f"{where}.rule", record.get("rule"))
    card.one_use = flag(f"{where}.one-use", record.get("one-use", False))
    card.potion = flag(f"{where}.potion", record.get("potion", False))
    if "special" in record:
        special = section(f"{where}.special", record["special"])
        known_keys(f"{where}.special", special, ("character", "ladder", "base"))
        card.special = read_ladder(f"{where}.special", special.get("ladder"), special.get("base"))
        card.character = characters.index(one_of(f"{where}.special.character", special.get("character"), characters))
    return card


def _read_relic(where: str, record: Mapping[str, Any]) -> Relic:
    known_keys(where, record, ("id", "number", "set", "once", "windows", "effect", "rule"))
    return Relic(
        record["id"],
        word(f"{where}.number", record.get("number")),
        one_of(f"{where}.set", record.get("set"), words.SETS),
        flag(f"{where}.once", record.get("once", False)),
        read_windows(f"{where}.windows", record.get("windows")),
        read_deed(f"{where}.effect", record.get("effect"), words.RELIC_EFFECTS),
    )


def _read_quest(where: str, record: Mapping[str, Any]) -> Quest:
    known_keys(where, record, ("id", "number", "set", "prestige", "effect", "rule"))
    return Quest(
        record["id"],
        word(f"{where}.number", record.get("number")),
        one_of(f"{where}.set", record.get("set"), words.SETS),
        whole(f"{where}.prestige", record.get("prestige"), 1, 20),
        read_deed(f"{where}.effect", record.get("effect"), words.QUEST_EFFECTS),
    )


def _read_event(where: str, record: Mapping[str, Any]) -> EventCard:
    known_keys(where, record, ("id", "number", "set", "kind", "star", "track", "effect", "rule"))
    track = 0
    for item in listed(f"{where}.track", record.get("track")):
        track |= 1 << whole(f"{where}.track", item, 1, NUMBERS_OF_EVENTS)
    return EventCard(
        record["id"],
        word(f"{where}.number", record.get("number")),
        one_of(f"{where}.set", record.get("set"), words.SETS),
        one_of(f"{where}.kind", record.get("kind"), words.EVENT_KINDS) == "treasure",
        flag(f"{where}.star", record.get("star", False)),
        track,
        read_deed(f"{where}.effect", record.get("effect"), words.EVENT_EFFECTS),
    )


ENCOUNTER_KEYS: Final = (
    *("id", "number", "set", "type", "life", "prestige", "tokens", "special", "after", "phases", "attack"),
)


def read_encounter(where: str, record: Mapping[str, Any]) -> Encounter:
    """An encounter with its lines."""
    known_keys(where, record, ENCOUNTER_KEYS)
    encounter = Encounter(
        record["id"],
        word(f"{where}.number", record.get("number")),
        one_of(f"{where}.set", record.get("set"), (*words.SETS, *words.MODULE_SETS)),
        words.TYPES.index(one_of(f"{where}.type", record.get("type"), words.TYPES)),
    )
    if "life" in record:
        life = tuple(whole(f"{where}.life", value, 1, 500) for value in listed(f"{where}.life", record["life"]))
        if len(life) != 4:
            raise bad(f"{where}.life", "must be four numbers, for 3 to 6 players")
        encounter.life = life
    encounter.prestige = whole(f"{where}.prestige", record.get("prestige", 0), -10, 10)
    if "tokens" in record:
        tokens = section(f"{where}.tokens", record["tokens"])
        known_keys(f"{where}.tokens", tokens, ("per-player", "plus", "last-prestige"))
        encounter.has_tokens = True
        encounter.per_player = whole(f"{where}.tokens.per-player", tokens.get("per-player"), 0, 1)
        encounter.plus = whole(f"{where}.tokens.plus", tokens.get("plus"), 0, 2)
        encounter.last_prestige = whole(f"{where}.tokens.last-prestige", tokens.get("last-prestige"), 0, 10)
    specials = read_deeds(f"{where}.special", record.get("special"), words.SPECIALS)
    encounter.specials = {deed.do: deed for deed in specials}
    encounter.after = read_deeds(f"{where}.after", record.get("after"), words.AFTERS)
    encounter.lines = tuple(_read_line(f"{where}.attack", item) for item in record.get("attack", []))
    encounter.phases = tuple(_read_phase(f"{where}.phases", item) for item in record.get("phases", []))
    if not encounter.has_life and not encounter.is_trap:
        raise bad(where, "only a trap may be without life")
    return encounter


def _read_line(where: str, value: object) -> Line:
    record = section(where, value)
    known_keys(where, record, ("phase", "timing", "who", "n", "damage", "damage-rule", "when", "max-hits", "effects"))
    line = Line(
        words.TIMINGS.index(one_of(f"{where}.timing", record.get("timing"), words.TIMINGS)),
        one_of(f"{where}.who", record.get("who"), words.WHO),
        whole(f"{where}.damage", record.get("damage", 0), 0, 100),
    )
    if line.who in ("initiative", "current-initiative"):
        line.n = whole(f"{where}.n", record.get("n"), 1, 6)
    elif "n" in record:
        raise bad(f"{where}.n", f"means nothing with {line.who}")
    line.phase = whole(f"{where}.phase", record.get("phase", 0), 0, 3)
    line.when = one_of(f"{where}.when", record.get("when", "always"), words.WHEN)
    line.damage_rule = one_of(f"{where}.damage-rule", record.get("damage-rule", "none"), words.DAMAGE_RULES)
    line.max_hits = whole(f"{where}.max-hits", record.get("max-hits", 0), 0, 8)
    line.effects = read_deeds(f"{where}.effects", record.get("effects"), words.VICTIM_EFFECTS)
    return line


def _read_phase(where: str, value: object) -> Phase:
    record = section(where, value)
    kind = one_of(f"{where}.kind", record.get("kind"), ("tokens", "dead-players", "creature"))
    bonus = flag(f"{where}.bonus", record.get("bonus", False))
    numbers = {
        key: whole(f"{where}.{key}", item, 0, 100) for key, item in record.items() if key not in ("kind", "bonus")
    }
    return Phase(kind, numbers, bonus)
