"""Every block of an observation says what the view says, which the observer sees in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from grotto.games.cave_troll.asking import QUESTIONS
from grotto.games.cave_troll.kinds import BY_NAME, FIRST_CARD
from grotto.games.cave_troll.naming import SEATS
from grotto.games.cave_troll.state import Cave
from grotto.kernel import FastDice
from tests.laws.catalogue import CASES
from tests.laws.playing import Case, positions

POSITIONS: Final = 12  # for each setting
TABLES: Final = [case for case in CASES if case.game.id == "cave-troll"]


class Seen:
    """An observation by block, with the seats named as they sit; what is 0 is left out."""

    def __init__(self, state: Cave, seat: int) -> None:
        layout = state.lair.layout()
        numbers = state.observe(seat)
        order = [SEATS[(seat + turn) % state.lair.seats] for turn in range(state.lair.seats)]
        self.names = {"own": order[0], **{f"+{turn}": name for turn, name in enumerate(order)}}
        self.blocks: dict[str, Counter[str]] = {}
        for block in layout.blocks:
            values = numbers[block.start : block.start + len(block.labels)]
            found = {self.named(label): value for label, value in zip(block.labels, values, strict=True) if value}
            self.blocks[block.name] = Counter(found)

    def named(self, label: str) -> str:
        """A label with the name of the seat in front instead of where it sits from the observer."""
        first, space, rest = label.partition(" ")
        return self.names[first] + space + rest if first in self.names else label

    def __getitem__(self, block: str) -> Counter[str]:
        return self.blocks.get(block, Counter())


class Shown:
    """A view, with its zones by name."""

    def __init__(self, state: Cave, seat: int | None) -> None:
        view: dict[str, Any] = dict(state.view(seat))
        self.facts: Mapping[str, Any] = view["facts"]
        self.zones: dict[str, Any] = {zone["zone"]: zone for zone in view["zones"]}

    def things(self, zone: str) -> list[str]:
        """What lies in a zone, as far as it is shown."""
        found: list[str] = self.zones.get(zone, {}).get("contents", [])
        return found


def caves(case: Case, seed: int) -> Iterator[Cave]:
    """Some positions of a table."""
    for state in positions(case.setup(), seed, POSITIONS):
        assert isinstance(state, Cave)
        yield state


def cards(names: list[str]) -> Counter[str]:
    """Cards and counters as observations name them."""
    return Counter(name.removesuffix(" card") for name in names)


def is_piece(name: str) -> bool:
    """Whether that stands on the board once it is played; the other counters only do something."""
    return BY_NAME[name.split(" ")[1]] < FIRST_CARD


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_the_board_and_the_turn(case: Case) -> None:
    for state in caves(case, 21):
        for seat in range(case.seats):
            seen, shown = Seen(state, seat), Shown(state, seat)
            fields = [field.name for field in state.lair.board.fields]
            figures, idols, cloaked = Counter[str](), Counter[str](), Counter[str]()
            for field in fields:
                for thing in shown.things(field):
                    if " of " in thing:
                        idols[f"{thing.split(' of ')[1]} {field}"] += 1
                    else:
                        figures[f"{thing.removesuffix('*')}@{field}"] += 1
                        cloaked[field] += thing.endswith("*")
            assert seen["board"] == figures
            assert seen["idols"] == idols
            assert seen["cloaked"] == +cloaked
            for block in ("moved", "earned"):
                assert seen[block] == Counter(figure["field"] for figure in shown.facts[block])
            facts = shown.facts
            assert seen["seat"] == {str(seat): 1}
            assert seen["turn"] == ({facts["turn"]: 1} if facts["turn"] else {})
            assert seen["first"] == {facts["first"]: 1}
            assert seen["asked"] == {SEATS[asked]: 1 for asked in state.asks}
            assert seen["actions"]["left"] == facts["actions"]
            assert seen["idle"]["turns"] == facts["idle"]
            assert seen["gold"] == +Counter(facts["gold"])
            assert seen["left"] == +Counter(facts["piles"])
            assert seen["symbols"]["hourglasses"] == facts.get("symbols", 0)
            flags = {"acted": state.acted, "drew": state.drew, "emptied": state.emptied}
            assert seen["flags"] == {name: 1 for name, flag in flags.items() if flag}
            (topic,) = seen["topic"]
            assert topic.startswith(facts["question"]["topic"])
            chosen = {f"{name} {taken}": 1 for name, taken in facts.get("sets", {}).items() if taken}
            assert seen["sets"] == chosen
            assert seen["concerns"][facts["question"].get("place", "")] == ("place" in facts["question"])


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_pieces_and_cards_elsewhere(case: Case) -> None:
    for state in caves(case, 22):
        if not state.kind:
            continue
        for seat in range(case.seats):
            seen, shown = Seen(state, seat), Shown(state, seat)
            truth = {zone.name: zone.contents for zone in state.zones()}
            own = SEATS[seat]
            unseen, holds, playing, gone = (Counter[str]() for _ in range(4))
            for name in SEATS[: case.seats]:
                unseen += cards(truth[f"{name} pile"])
                kept = [*truth.get(f"{name} hand", []), *truth.get(f"{name} drawn", [])]
                holds[name] = len(kept)
                if name != own:
                    unseen += cards(kept)
                playing += cards(shown.things(f"{name} playing"))
                gone += Counter(shown.things(f"{name} {'removed' if state.lair.edition_2015 else 'discards'}"))
            assert seen["unseen"] == unseen
            assert seen["playing"] == playing
            assert seen["holds"] == +holds
            assert seen["gone"] == Counter({name: count for name, count in gone.items() if is_piece(name)})
            for block, zone in (("hand", "hand"), ("drawn", "drawn")):
                held = cards(shown.things(f"{own} {zone}"))
                assert seen[block] == Counter({name.removeprefix(f"{own} "): count for name, count in held.items()})
            assert seen["scoring"] == cards(shown.things("scoring pile"))
            assert seen["boxed"] == cards(shown.things("box"))


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_artifacts(case: Case) -> None:
    for state in caves(case, 23):
        for seat in range(case.seats):
            seen, shown = Seen(state, seat), Shown(state, seat)
            own = SEATS[seat]
            assert seen["artifacts"] == Counter(f"{own} {name}" for name in shown.things(f"{own} artifacts"))
            counts = {name: shown.zones[f"{name} artifacts"]["count"] for name in SEATS[: case.seats]}
            assert seen["artifact-count"] == +Counter(counts)
            assert seen["spent"] == Counter(shown.things("spent artifacts"))
            assert seen["stack"]["artifacts"] == shown.zones["artifacts"]["count"]


def test_at_the_end_all_artifacts_are_seen() -> None:
    found = 0
    for case in TABLES[:4]:
        for number in range(4):
            state = case.setup().start(FastDice(number))
            assert isinstance(state, Cave)
            dice = FastDice(number)
            while not state.over:
                state.answer_by_lot(dice)
            seen, shown = Seen(state, 0), Shown(state, 0)
            held = [f"{name} {thing}" for name in SEATS[: case.seats] for thing in shown.things(f"{name} artifacts")]
            assert seen["artifacts"] == Counter(held)
            assert seen["flags"]["over"] == 1
            assert not seen["asked"]
            found += any(not label.startswith("red") for label in held)
    assert found


def test_every_question_has_a_label() -> None:
    layout = TABLES[0].setup().layout()
    topics = next(block for block in layout.blocks if block.name == "topic")
    assert len(topics.labels) == len(set(topics.labels)) == len(QUESTIONS)
