"""The box: what is in it, and that a mistake in a record is named."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest

from grotto.games.cutthroat_caverns import vocabulary
from grotto.games.cutthroat_caverns.aftermath import AFTERMATH
from grotto.games.cutthroat_caverns.bars import BARS
from grotto.games.cutthroat_caverns.effects import EFFECTS
from grotto.games.cutthroat_caverns.reading import FOLDER, read_box
from grotto.games.cutthroat_caverns.suffering import SUFFERED
from grotto.games.cutthroat_caverns.victims import WHO
from grotto.kernel.errors import BadInput
from tests.ruling import rule

BOX: Final = read_box()


@rule("CC-003", "CC-110")
def test_the_draw_deck_has_94_cards_of_three_sorts() -> None:
    assert sum(card.count for card in BOX.cards) == 94
    assert sum(card.count for card in BOX.cards if card.is_item) == 19
    assert sum(card.count for card in BOX.cards if card.is_action) == 24
    assert sum(card.count for card in BOX.cards if card.is_attack) == 51
    assert [card.name for card in BOX.cards if card.is_attack and not card.hits] == [
        *("feint", "focus-strength", "slip-behind", "double-strike", "opportunity-fire"),
    ]


@rule("CC-111", "CC-114")
def test_the_edges_of_the_attacks() -> None:
    ladders = {card.name: card.ladder.values for card in BOX.cards if card.ladder is not None}
    assert ladders["attack-100"] == (0, 50, 100, 200)
    assert ladders["attack-30"] == (0, 15, 30, 60)
    assert ladders["attack-5"] == (0, 5, 10)
    assert ladders["poke-with-stick"] == (0,)
    starts = {card.name: card.ladder.values[card.ladder.start] for card in BOX.cards if card.ladder is not None}
    assert starts["attack-100"] == 100
    assert starts["crowd"] == 20


def test_all_sets_are_there() -> None:
    count = dict.fromkeys((*vocabulary.SETS, *vocabulary.MODULE_SETS), 0)
    for encounter in BOX.encounters:
        count[encounter.belongs] += 1
    assert count == {"base": 25, "deeper-darker": 12, "relics-ruin": 12, "tombs-tomes": 12, "drowned-reliquary": 1}
    assert (len(BOX.events), len(BOX.relics), len(BOX.quests), len(BOX.characters)) == (18, 12, 8, 6)
    assert len(BOX.modules[0].passages) == 19


@rule("CC-021", "CC-080")
def test_life_goes_by_the_number_of_players() -> None:
    by_name = {encounter.name: encounter for encounter in BOX.encounters}
    assert by_name["ripper"].life == (150, 190, 240, 280)
    assert by_name["anti-paladin"].life == (95, 145, 195, 245)
    assert by_name["gloom-hydra"].life == (45, 60, 60, 60)


@rule("CC-256")
def test_traps_and_portals_are_not_creature_based() -> None:
    others = [encounter.name for encounter in BOX.encounters if not encounter.creature_based]
    assert others == [
        *("crushing-corridor", "scything-blades", "riddle-door", "obsidian-gate", "collapsing-bridge"),
        *("dart-gallery", "sealed-tomb"),
    ]


def test_every_name_of_what_is_built_has_its_function() -> None:
    for card in BOX.cards:
        assert card.deed.do in BARS
        assert not card.is_action or card.deed.do in EFFECTS
    for encounter in BOX.encounters:
        if encounter.belongs not in ("base", "deeper-darker"):
            continue
        for line in encounter.lines:
            assert line.who in WHO or line.who in ("initiative", "each-token", "last-initiative")
            assert all(deed.do in SUFFERED or deed.do == "drain" for deed in line.effects)
        assert all(deed.do in AFTERMATH for deed in encounter.after)


# --- faults ---------------------------------------------------------------------------------------------------------

FAULTS: Final = [
    ("cards", 'id = "crowd"', 'id = "feint"', "cards.toml card feint: is there twice"),
    ("cards", 'kind = "enhanced"', 'kind = "fancy"', "kind: 'fancy' means nothing here"),
    ("cards", "ladder = [0, 50, 100, 200]", "ladder = [0, 100, 50, 200]", "attack-100.ladder: must rise"),
    ("cards", "base = 100", "base = 60", "attack-100.base: must be on the ladder"),
    ("cards", '{ do = "edge-out" }', '{ do = "edge-in" }', "effect.do: 'edge-in' means nothing here"),
    ("cards", "players = 2, steps = 1", "steps = 1", "card crowd.effect: halve-next-two needs players"),
    ("cards", "players = 2, steps = 1", "players = 2, steps = 1, luck = 3", "effect.luck: means nothing here"),
    ("cards", 'windows = ["response-to-action"]', 'windows = ["never"]', "'never' means nothing here"),
    ("cards", 'special = "backstab"', 'special = "kick"', "character nyx: there is no card kick for it"),
    ("cards", "count = 2", "count = 0", "count: must be from 1 to 20"),
    ("cards", 'format = "cutthroat-cards/1"', 'format = "cards"', 'cards.toml: must say format = "cutthroat-cards/1"'),
    ("encounters", "life = [150, 190, 240, 280]", "life = [150, 190]", "ripper.life: must be four numbers"),
    ("encounters", "life = [150, 190, 240, 280]", "", "encounter ripper: only a trap may be without life"),
    ("encounters", 'who = "first-damager"', 'who = "the-first"', "attack.who: 'the-first' means nothing here"),
    ("encounters", 'who = "first-damager"', 'who = "all"\nn = 1', "attack.n: means nothing with all"),
    ("encounters", '{ do = "armor", n = 20 }', '{ do = "armor" }', "special: armor needs n"),
    ("events", "track = [2, 4, 6, 8]", "track = [0]", "track: must be from 1 to 9"),
    ("modules", 'start = "the-flooded-stair"', 'start = "nowhere"', "there is no passage called 'nowhere'"),
    ("modules", 'next = "the-warden"', 'next = "the-choir-loft"', "leads back to itself"),
    ("modules", 'next = "the-warden"', 'next = "the-end"', "leads to 'the-end', which is not there"),
    ("modules", '{ id = "spider-queen" }', '{ id = "spider" }', "there is no encounter called 'spider'"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), FAULTS, ids=[fault[3] for fault in FAULTS])
@rule("CC3-010")
def test_a_mistake_in_a_record_is_named(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "data")
    path = tmp_path / "data" / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_box(tmp_path / "data")
    assert complaint in str(caught.value)
