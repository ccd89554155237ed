"""What there is in the box, as records: cards, characters, encounters, events, relics, quests and modules."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns.vocabulary import ACTION, ITEM, PORTAL, SPECIFIC, STANDARD, TACTICAL, TRAP

NONE: Final = -1


class Deed:
    """An effect by name, with its numbers, lists of numbers and names."""

    def __init__(
        self, do: str, numbers: dict[str, int], values: tuple[int, ...] = (), names: tuple[str, ...] = ()
    ) -> None:
        self.do = do
        self.numbers = numbers
        self.values = values
        self.names = names

    def n(self, name: str = "n") -> int:
        """One of its numbers; 0 where it has none of that name."""
        return self.numbers.get(name, 0)

    def __repr__(self) -> str:
        return f"<Deed {self.do} {self.numbers}>"


class Ladder:
    """CC-112: the values on the edges of a card, rising, and the rung on which it starts."""

    def __init__(self, values: tuple[int, ...], base: int) -> None:
        self.values = values
        self.start = values.index(base)
        self.top = len(values) - 1


class Card:
    """A kind of card of the draw deck (CC-003)."""

    def __init__(self, name: str, kind: int, count: int, ladder: Ladder | None, windows: int, deed: Deed) -> None:
        self.name = name
        self.kind = kind
        self.count = count
        self.ladder = ladder
        self.windows = windows  # a mask
        self.deed = deed
        self.target = "none"
        self.rule = ""
        self.one_use = False
        self.potion = False
        self.special: Ladder | None = None  # CC-120: for one character only
        self.character = NONE
        self.is_attack = kind < ACTION  # CC-110: whatever bears the red icon
        self.hits = kind < TACTICAL  # CC-130: the others are maneuvers, or stand for other cards
        self.is_action = kind == ACTION
        self.is_item = kind == ITEM
        self.is_plain = kind == STANDARD

    def __repr__(self) -> str:
        return f"<Card {self.name}>"


class Character:
    """CC-006, CC1-001: a character with the one attack that is special to it, and its ability."""

    def __init__(
        self, name: str, special: str, ability: str, windows: int, linked: bool, rule: str, deed: Deed
    ) -> None:
        self.name = name
        self.special = special
        self.ability = ability
        self.windows = windows
        self.linked = linked  # CC1-005
        self.rule = rule
        self.deed = deed


class Line:
    """CC-061: one line of the matrix of an encounter's attacks."""

    def __init__(self, timing: int, who: str, damage: int) -> None:
        self.timing = timing
        self.who = who
        self.damage = damage
        self.n = 0
        self.when = "always"
        self.damage_rule = "none"
        self.max_hits = 0  # 0: no limit
        self.phase = 0  # 0: in all phases
        self.effects: tuple[Deed, ...] = ()

    @property
    def compares(self) -> bool:
        """Whether whom it hits is settled when the attacks begin (CC-048)."""
        return self.timing == SPECIFIC


class Phase:
    """CC3-021: one of the three phases of the Emperor Lich."""

    def __init__(self, kind: str, numbers: dict[str, int], bonus: bool) -> None:
        self.kind = kind
        self.numbers = numbers
        self.bonus = bonus


class Encounter:
    """A card of the encounter deck."""

    def __init__(self, name: str, number: str, belongs: str, sort: int) -> None:
        self.name = name
        self.number = number
        self.belongs = belongs
        self.sort = sort  # CC-256: its type
        self.life: tuple[int, ...] = (0, 0, 0, 0)
        self.prestige = 0
        self.has_tokens = False
        self.per_player = 0
        self.plus = 0
        self.last_prestige = 0
        self.specials: dict[str, Deed] = {}
        self.after: tuple[Deed, ...] = ()
        self.lines: tuple[Line, ...] = ()
        self.phases: tuple[Phase, ...] = ()
        self.is_trap = sort == TRAP
        self.creature_based = sort not in (TRAP, PORTAL)

    def special(self, name: str) -> int:
        """The number of a special rule; 0 where it has none."""
        deed = self.specials.get(name)
        return deed.n() if deed is not None else 0

    @property
    def has_life(self) -> bool:
        """Whether there is anything to use up: the life of a creature or portal, or the strength of a trap."""
        return self.life[0] > 0

    def __repr__(self) -> str:
        return f"<Encounter {self.number} {self.name}>"


class EventCard:
    """CC2-001: a card of the event deck."""

    def __init__(
        self, name: str, number: str, belongs: str, treasure: bool, star: bool, track: int, deed: Deed
    ) -> None:
        self.name = name
        self.number = number
        self.belongs = belongs
        self.treasure = treasure
        self.star = star
        self.track = track  # a mask of encounter numbers
        self.deed = deed


class Relic:
    """CC2-010: an item of the relic deck."""

    def __init__(self, name: str, number: str, belongs: str, once: bool, windows: int, deed: Deed) -> None:
        self.name = name
        self.number = number
        self.belongs = belongs
        self.once = once
        self.windows = windows
        self.deed = deed


class Quest:
    """CC3-015: a secret further way to win."""

    def __init__(self, name: str, number: str, belongs: str, prestige: int, deed: Deed) -> None:
        self.name = name
        self.number = number
        self.belongs = belongs
        self.prestige = prestige
        self.deed = deed


class PassageDeed:
    """CC3-005: something that a passage does: to whom ("": to those it names itself), and under which condition."""

    def __init__(self, do: str, n: int, name: str, to: str, condition: str) -> None:
        self.do = do
        self.n = n
        self.name = name
        self.to = to
        self.condition = condition


class Way:
    """One of the options of a passage."""

    def __init__(self, name: str, onward: str, deeds: tuple[PassageDeed, ...]) -> None:
        self.name = name
        self.onward = onward
        self.deeds = deeds


class Passage:
    """CC3-002: one passage of a module."""

    def __init__(self, name: str, number: str, decider: str) -> None:
        self.name = name
        self.number = number
        self.decider = decider
        self.ways: tuple[Way, ...] = ()
        self.deeds: tuple[PassageDeed, ...] = ()
        self.encounter = ""  # CC3-006: the id of a card, or ...
        self.encounter_type = ""  # ... a type, or ...
        self.any_encounter = False  # ... any creature
        self.checks: tuple[tuple[str, str], ...] = ()
        self.onward = ""
        self.ending = ""
        self.awards: tuple[tuple[str, int], ...] = ()

    def next_names(self) -> list[str]:
        """All passages that may follow."""
        found = [way.onward for way in self.ways] + [onward for _, onward in self.checks]
        return found + ([self.onward] if self.onward else [])


class Module:
    """CC3-001: a story in place of the encounter deck."""

    def __init__(self, name: str, npc: str, npc_life: int, start: str, lost: str) -> None:
        self.name = name
        self.npc = npc
        self.npc_life = npc_life
        self.start = start
        self.lost = lost
        self.bonus: dict[int, int] = {}
        self.passages: dict[str, Passage] = {}


class Box:
    """Everything that comes in the box, expansions included."""

    def __init__(self) -> None:
        self.hand = 0
        self.life = 0
        self.encounter_count = 0
        self.characters: list[Character] = []
        self.cards: list[Card] = []
        self.relics: list[Relic] = []
        self.quests: list[Quest] = []
        self.encounters: list[Encounter] = []
        self.events: list[EventCard] = []
        self.modules: list[Module] = []
