"""The table that tests of rules play on: it must notice every mistake that it is there to notice."""

from __future__ import annotations

import pytest

from grotto.kernel.dice import Dice
from tests.games.cave_troll.table import (
    MODES,
    Table,
    asked,
    cave,
    choices,
    gold,
    offered,
    on,
    refused,
    take,
    told,
    told_of,
    where,
)


def a_fight() -> Table:
    """A Knight that kills an Orc, and a counter drawn after it."""
    table = cave(board={"nw1": "red knight", "nw2": ["blue orc", "blue explorer"]}, red={"pile": ["thief", "..."]})
    take(table, "move", piece="red knight", source="nw1", target="nw2")
    take(table, "draw")
    take(table, "choose-field", target="st-se")
    return table


@pytest.mark.parametrize("mode", MODES)
def test_play_is_the_same_in_every_mode(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROTTO_MODE", "plain")
    expected = a_fight()
    monkeypatch.setenv("GROTTO_MODE", mode)
    table = a_fight()
    assert table.state.dump() == expected.state.dump()
    assert table.log == expected.log
    assert told(table) == ["moved", "slain", "drew", "placed"]
    assert told_of(table, "slain")[0]["seat"] == 1
    assert (where(table, "blue orc"), where(table, "red thief")) == ("gone", "st-se")
    assert on(table, "nw2") == ["blue explorer", "red knight"]
    assert asked(table) == ("red", "turn")
    assert gold(table) == [0, 0]


def test_a_mode_that_there_is_not_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROTTO_MODE", "fast")
    with pytest.raises(AssertionError, match="GROTTO_MODE"):
        a_fight()


class SharedDice(Dice):
    """Dice whose copies use up the same chance."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def word(self, purpose: str) -> int:
        self.count += 1
        return self.count**3 * 1_103_515_245 % 2**30

    def copy(self) -> Dice:
        return self


def test_undo_mode_notices_what_an_answer_on_a_copy_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cave("2015", agenda=["Turn", "Deal", ("ChooseSet", ["blue"])], red={"set": "classic"})
    table.state.dice = SharedDice()
    monkeypatch.setenv("GROTTO_MODE", "undo")
    with pytest.raises(AssertionError):
        take(table, "choose-set", card="classic")


def test_what_is_not_on_offer_fails_and_what_is_offered_is_not_refused() -> None:
    table = cave(board={"nw1": "red knight"})
    assert offered(table, "move", piece="red knight", source="nw1", target="nw2")
    assert not offered(table, "move", piece="red knight", source="nw1", target="s")
    with pytest.raises(AssertionError, match="is not offered"):
        take(table, "move", piece="red knight", source="nw1", target="s")
    with pytest.raises(AssertionError, match="is not refused"):
        refused(table, "move", piece="red knight", source="nw1", target="nw2")
    assert refused(table, "move", piece="red knight", source="nw1", target="s") == "CTX-002"
    assert refused(table, "draw", seat="blue") == "CT06-007"


@pytest.mark.parametrize(
    ("verb", "parts"),
    [
        ("jump", {}),
        ("move", {"piece": "red knigt", "source": "nw1", "target": "nw2"}),
        ("move", {"piece": "red knight", "source": "nw1", "target": "nw9"}),
        ("play-artifact", {"card": "crown"}),
    ],
)
def test_a_name_that_means_nothing_is_a_mistake_and_never_a_refusal(verb: str, parts: dict[str, str]) -> None:
    table = cave(board={"nw1": "red knight"})
    for look in (take, offered, refused):
        with pytest.raises(AssertionError, match="no such"):
            look(table, verb, **parts)


def test_choices_are_told_by_what_they_name() -> None:
    table = cave(board={"nw1": "red knight"})
    assert choices(table) == [
        "draw",
        "end-turn",
        "red knight nw1 nw2",
        "red knight nw1 nw4",
        "red knight nw1 st-nw",
    ]
    take(table, "end-turn")
    assert asked(table) == ("blue", "turn")
