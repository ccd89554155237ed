"""Adventure modules read into records, with every way through them followed to an ending (CC3-010)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cutthroat_caverns import vocabulary as words
from grotto.games.cutthroat_caverns.records import Module, Passage, PassageDeed, Way
from grotto.kernel.position import bad, flag, known_keys, listed, section, whole, word

MOST: Final = 1000
PASSAGE_KEYS: Final = (
    *("id", "number", "decider", "option", "effects", "encounter", "check", "next", "ending", "awards"),
)


def read_modules(table: Mapping[str, Any], encounters: list[str]) -> list[Module]:
    """All modules of a file; `encounters` are the ids of the cards that they may name."""
    known_keys("modules.toml", table, ("format", "module"))
    return [
        _read_module(section("modules.toml module", item), encounters) for item in listed("module", table["module"])
    ]


def _read_module(record: dict[str, Any], encounters: list[str]) -> Module:
    name = word("modules.toml module.id", record.get("id"))
    where = f"modules.toml module {name}"
    known_keys(where, record, ("id", "number", "set", "npc", "start", "lost", "bonus", "passage"))
    npc = section(f"{where}.npc", record.get("npc"))
    module = Module(
        name,
        word(f"{where}.npc.id", npc.get("id")),
        whole(f"{where}.npc.life", npc.get("life"), 1, 100),
        word(f"{where}.start", record.get("start")),
        word(f"{where}.lost", record.get("lost")),
    )
    for item in listed(f"{where}.bonus", record.get("bonus")):
        bonus = section(f"{where}.bonus", item)
        module.bonus[whole(f"{where}.bonus.encounter", bonus.get("encounter"), 1, 20)] = whole(
            f"{where}.bonus.prestige", bonus.get("prestige"), 0, 10
        )
    for item in listed(f"{where}.passage", record.get("passage")):
        passage = _read_passage(where, section(f"{where}.passage", item), encounters)
        if passage.name in module.passages:
            raise bad(f"{where} passage {passage.name}", "is there twice")
        module.passages[passage.name] = passage
    check_ways(where, module)
    return module


def _read_passage(module: str, record: dict[str, Any], encounters: list[str]) -> Passage:
    name = word(f"{module} passage.id", record.get("id"))
    where = f"{module} passage {name}"
    known_keys(where, record, PASSAGE_KEYS)
    decider = word(f"{where}.decider", record.get("decider", "none"))
    if decider not in words.DECIDERS:
        raise bad(f"{where}.decider", f"{decider!r} means nothing here; there is: {', '.join(words.DECIDERS)}")
    passage = Passage(name, word(f"{where}.number", record.get("number")), decider)
    passage.ways = tuple(_read_way(f"{where}.option", item) for item in record.get("option", []))
    passage.deeds = _read_deeds(f"{where}.effects", record.get("effects", []))
    if "encounter" in record:
        _read_wanted(where, passage, section(f"{where}.encounter", record["encounter"]), encounters)
    for item in record.get("check", []):
        test = section(f"{where}.check", item)
        condition = word(f"{where}.check.if", test.get("if"))
        if condition not in words.PASSAGE_TESTS:
            raise bad(f"{where}.check.if", f"{condition!r} means nothing here")
        passage.checks += ((condition, word(f"{where}.check.next", test.get("next"))),)
    passage.onward = word(f"{where}.next", record.get("next", ""))
    passage.ending = word(f"{where}.ending", record.get("ending", ""))
    if passage.ending and passage.ending not in words.ENDINGS:
        raise bad(f"{where}.ending", "must be win or loss")
    for item in record.get("awards", []):
        award = section(f"{where}.awards", item)
        to = word(f"{where}.awards.to", award.get("to"))
        if to not in words.AWARDED:
            raise bad(f"{where}.awards.to", f"{to!r} means nothing here")
        passage.awards += ((to, whole(f"{where}.awards.prestige", award.get("prestige"), -20, 20)),)
    return passage


def _read_wanted(where: str, passage: Passage, wanted: dict[str, Any], encounters: list[str]) -> None:
    """CC3-006: which encounter a passage brings."""
    known_keys(f"{where}.encounter", wanted, ("id", "type", "any"))
    if len(wanted) != 1:
        raise bad(f"{where}.encounter", "must be one of id, type and any")
    passage.encounter = word(f"{where}.encounter.id", wanted.get("id", ""))
    passage.encounter_type = word(f"{where}.encounter.type", wanted.get("type", ""))
    passage.any_encounter = flag(f"{where}.encounter.any", wanted.get("any", False))
    if passage.encounter and passage.encounter not in encounters:
        raise bad(f"{where}.encounter", f"there is no encounter called {passage.encounter!r}")
    if passage.encounter_type and passage.encounter_type not in words.TYPES:
        raise bad(f"{where}.encounter", f"there is no type called {passage.encounter_type!r}")


def _read_way(where: str, value: object) -> Way:
    record = section(where, value)
    known_keys(where, record, ("id", "next", "effects"))
    return Way(
        word(f"{where}.id", record.get("id")),
        word(f"{where}.next", record.get("next")),
        _read_deeds(f"{where}.effects", record.get("effects", [])),
    )


def _read_deeds(where: str, value: object) -> tuple[PassageDeed, ...]:
    found = []
    for item in listed(where, value):
        record = section(where, item)
        known_keys(where, record, ("do", "n", "name", "to", "if"))
        do = word(f"{where}.do", record.get("do"))
        if do not in words.PASSAGE_EFFECTS:
            raise bad(f"{where}.do", f"{do!r} means nothing here; there is: {', '.join(words.PASSAGE_EFFECTS)}")
        if ("n" in record) != bool(words.PASSAGE_EFFECTS[do]):
            raise bad(where, f"{do} takes {'a' if words.PASSAGE_EFFECTS[do] else 'no'} number")
        found.append(
            PassageDeed(
                do,
                whole(f"{where}.n", record.get("n", 0), 0, MOST),
                word(f"{where}.name", record.get("name", "")),
                word(f"{where}.to", record.get("to", "")),
                word(f"{where}.if", record.get("if", "")),
            )
        )
    return tuple(found)


def check_ways(where: str, module: Module) -> None:
    """CC3-010: every passage named is there, every one is reached, and every way leads to an ending."""
    for name, passage in module.passages.items():
        for onward in passage.next_names():
            if onward not in module.passages:
                raise bad(f"{where} passage {name}", f"leads to {onward!r}, which is not there")
        if bool(passage.next_names()) == bool(passage.ending):
            raise bad(f"{where} passage {name}", "must either lead on or be an ending")
    for name in (module.start, module.lost):
        if name not in module.passages:
            raise bad(where, f"there is no passage called {name!r}")
    reached = {module.start, module.lost}
    waiting = [module.start]
    while waiting:
        for onward in module.passages[waiting.pop()].next_names():
            if onward not in reached:
                reached.add(onward)
                waiting.append(onward)
    for name in module.passages:
        if name not in reached:
            raise bad(f"{where} passage {name}", "is never reached")
        if _returns(module, name):
            raise bad(f"{where} passage {name}", "leads back to itself, so that a way need not end")


def _returns(module: Module, name: str) -> bool:
    """Whether a passage can be reached from itself."""
    seen: set[str] = set()
    waiting = module.passages[name].next_names()
    while waiting:
        onward = waiting.pop()
        if onward == name:
            return True
        if onward not in seen:
            seen.add(onward)
            waiting += module.passages[onward].next_names()
    return False
