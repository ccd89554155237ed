"""Classic and variant characters on one board: what they do to each other (CT15-120, and the rules of both sets)."""

from __future__ import annotations

import pytest

from tests.games.cave_troll.table import asked, choices, gold, offered, on, refused, take, told, where
from tests.games.cave_troll.variants.den import (
    den,
    end_turns,
    go,
    happened,
    play,
    play_card,
    stay,
    to,
    told_by,
    turn_of,
    use,
    whom,
)
from tests.ruling import rule

CAVE_TROLL = {"pile": ["cave-troll", "..."], "hand": "treasure"}


# --- the Wraith -----------------------------------------------------------------------------------------------------


@rule("CT15-085", "CT15-122")
@pytest.mark.parametrize(
    "kind", ["paladin", "giant-slayer", "berserker", "assassin", "grunt", "banshee", "raging-troll"]
)
def test_a_wraith_that_enters_pushes_any_variant_character(kind: str) -> None:
    table = den("blue", {"nw1": "red wraith", "nw4": f"blue {kind}"})
    go(table, "red wraith", "nw1", "nw4")
    to(table, "nw5")
    assert on(table, "nw5") == [f"blue {kind}"]
    assert on(table, "nw4") == ["red wraith"]


@rule("CT15-088", "CT15-031")
@pytest.mark.parametrize("monster", ["grunt", "banshee", "raging-troll"])
def test_a_wraith_pushes_variant_monsters_into_pits(monster: str) -> None:
    table = den("blue", {"w": ["red wraith", f"blue {monster}"]})
    use(table, "red wraith", "w")
    to(table, "pit-w")
    assert on(table, "pit-w") == [f"blue {monster}"]


@rule("CT15-088", "CT15-031")
@pytest.mark.parametrize("hero", ["paladin", "giant-slayer", "berserker", "assassin"])
def test_a_wraith_pushes_no_variant_hero_into_a_pit(hero: str) -> None:
    table = den("blue", {"w": ["red wraith", f"blue {hero}"]})
    use(table, "red wraith", "w")
    assert choices(table) == ["nw5", "sw5"]
    assert refused(table, "choose-field", target="pit-w") == "CT15-031"


@rule("CT15-087", "CT15-145")
def test_a_wraith_in_a_room_of_six_pushes_one_out_and_leaves_five() -> None:
    table = den("blue", {"nw4": ["red wraith", "red explorer x4", "blue berserker"], "nw1": "red orc"})
    use(table, "red wraith", "nw4")
    whom(table, "red explorer")
    to(table, "nw5")
    assert len(on(table, "nw4")) == 5
    assert refused(table, "move", piece="red orc", source="nw1", target="nw4") == "CT15-032"


# --- the Cave Troll -------------------------------------------------------------------------------------------------


@rule("CT15-071", "CT15-072")
def test_a_cave_troll_drives_one_variant_character_of_each_player_out_and_removes_the_rest() -> None:
    board = {"nw4": ["blue raging-troll", "blue berserker", "green banshee", "green paladin"]}
    table = den("blue green", board, seats=3, red=CAVE_TROLL)
    play_card(table, "cave-troll+2")
    to(table, "nw4")
    assert asked(table) == ("blue", "escape")
    go(table, "blue raging-troll", "nw4", "nw1")
    go(table, "green banshee", "nw4", "nw6")
    assert on(table, "nw4") == ["red cave-troll"]
    assert happened(table, "crushed") == ["blue berserker nw4 red", "green paladin nw4 red"]
    assert (on(table, "nw1"), on(table, "nw6")) == (["blue raging-troll"], ["green banshee"])


@rule("CT15-071", "CT15-155")
def test_a_raging_troll_that_escaped_in_anothers_turn_moves_in_its_own() -> None:
    table = den("blue", {"nw4": "blue raging-troll"}, red=CAVE_TROLL)
    play_card(table, "cave-troll+2")
    to(table, "nw4")
    go(table, "blue raging-troll", "nw4", "nw1")
    end_turns(table, "blue")
    go(table, "blue raging-troll", "nw1", "nw2")
    assert refused(table, "move", piece="blue raging-troll", source="nw2", target="nw1") == "CT15-155"


@rule("CT15-071", "CT15-013")
def test_an_escape_is_a_step_and_no_character_action() -> None:
    board = {"nw4": ["blue raging-troll", "blue explorer"]}
    table = den("blue", board, red=CAVE_TROLL)
    play_card(table, "cave-troll+2")
    to(table, "nw4")
    assert asked(table) == ("blue", "escape")
    assert refused(table, "use", piece="blue raging-troll", source="nw4") == "CT15-071"
    stay(table)
    assert on(table, "nw4") == ["red cave-troll"]


@rule("CT15-073")
@pytest.mark.parametrize(
    "kind", ["paladin", "giant-slayer", "berserker", "assassin", "grunt", "banshee", "raging-troll"]
)
def test_no_variant_character_enters_a_cave_trolls_room(kind: str) -> None:
    table = den("red", {"nw1": f"red {kind}", "nw4": "blue cave-troll"})
    assert refused(table, "move", piece=f"red {kind}", source="nw1", target="nw4") == "CT15-073"


@rule("CT15-172", "CT15-144", "CT15-073")
def test_a_cloaked_berserker_in_a_cave_trolls_room_is_removed_at_the_end_of_the_turn() -> None:
    table = den("red", {"nw1": "red berserker", "nw4": "blue cave-troll"}, red={"artifacts": "cloak"})
    play(table, "cloak")
    go(table, "red berserker*", "nw1", "nw4")
    stay(table)
    assert on(table, "nw4") == ["blue cave-troll", "red berserker*"]
    take(table, "end-turn")
    assert where(table, "red berserker") == "gone"
    assert happened(table, "caught") == ["red berserker nw4"]


# --- Knights and Thieves --------------------------------------------------------------------------------------------


@rule("CT15-041")
@pytest.mark.parametrize(
    "kind", ["paladin", "giant-slayer", "berserker", "assassin", "grunt", "banshee", "raging-troll"]
)
def test_a_knight_bars_every_variant_character_of_his_opponents(kind: str) -> None:
    table = den("red", {"nw1": f"red {kind}", "nw4": "blue knight"})
    assert refused(table, "move", piece=f"red {kind}", source="nw1", target="nw4") == "CT15-041"


@rule("CT15-060", "CT15-122")
def test_a_paladin_does_not_keep_a_thief_out_as_a_knight_does() -> None:
    table = den("blue", {"nw6": "red thief", "nw1": "blue paladin", "nw2": "green knight"}, seats=3)
    use(table, "red thief", "nw6")
    assert refused(table, "choose-field", target="nw2") == "CT15-041"
    to(table, "nw1")
    assert on(table, "nw1") == ["blue paladin", "red thief"]


# --- the Orc and the Assassin ---------------------------------------------------------------------------------------


@rule("CT15-080")
@pytest.mark.parametrize("hero", ["paladin", "giant-slayer", "berserker", "assassin"])
def test_an_orc_removes_every_variant_hero(hero: str) -> None:
    table = den("blue", {"nw4": ["red orc", f"blue {hero}", "blue grunt"]})
    use(table, "red orc", "nw4")
    assert on(table, "nw4") == ["blue grunt", "red orc"]


@rule("CT15-150", "CT15-151", "CT15-041")
def test_an_assassin_whom_a_knight_has_joined_can_strike_him() -> None:
    table = den("blue", {"nw1": "red knight", "nw4": "blue assassin"})
    go(table, "red knight", "nw1", "nw4")
    end_turns(table, "blue")
    use(table, "blue assassin", "nw4")
    assert on(table, "nw4") == ["blue assassin"]
    assert where(table, "red knight") == "gone"


@rule("CT15-150", "CT15-041")
def test_a_struck_knight_no_longer_bars_his_room() -> None:
    table = den("red", {"nw4": ["red assassin", "blue knight"], "nw1": "red explorer"})
    assert refused(table, "move", piece="red explorer", source="nw1", target="nw4") == "CT15-041"
    use(table, "red assassin", "nw4")
    go(table, "red explorer", "nw1", "nw4")


# --- Banshees, Paladins, Grunts of several players ------------------------------------------------------------------


@rule("CT15-130", "CT15-131", "CT15-166")
def test_a_banshee_that_pulls_a_paladin_from_stairs_can_be_banished_by_him() -> None:
    table = den("red blue", {"nw1": "red banshee", "st-nw": "blue paladin"})
    use(table, "red banshee", "nw1")
    end_turns(table, "blue")
    use(table, "blue paladin", "nw1")
    to(table, "pit-e")
    assert on(table, "pit-e") == ["red banshee"]


@rule("CT15-160", "CT15-166")
def test_a_banshee_gathers_adventurers_for_her_players_grunt() -> None:
    table = den("red", {"nw1": ["red banshee", "red grunt"], "nw4": "blue explorer x2"})
    use(table, "red banshee", "nw1")
    use(table, "red banshee", "nw1")
    use(table, "red grunt", "nw1")
    assert on(table, "nw1") == ["red banshee", "red grunt"]


@rule("CT15-130", "CT15-160")
def test_a_paladin_pulled_out_of_reach_no_longer_matters_but_where_he_comes_he_protects() -> None:
    board = {"st-nw": ["blue paladin"], "nw1": ["red banshee", "red grunt", "blue explorer"]}
    table = den("red blue", board)
    assert offered(table, "use", piece="red grunt", source="nw1")
    use(table, "red banshee", "nw1")
    assert refused(table, "use", piece="red grunt", source="nw1") == "CT15-160"


@rule("CT15-135", "CT15-136", "CT15-156")
def test_a_giant_slayer_who_comes_to_a_raging_troll_earns_and_goes_with_it() -> None:
    table = den("red", {"nw1": "red giant-slayer", "nw4": ["blue raging-troll"]}, blue={"set": "variant"})
    go(table, "red giant-slayer", "nw1", "nw4")
    use(table, "red giant-slayer", "nw4")
    assert on(table, "nw4") == []
    assert gold(table) == [1, 0]


# --- the Chalice of Life --------------------------------------------------------------------------------------------


@rule("CT15-171")
def test_the_chalice_brings_variant_heroes_back_and_no_monsters() -> None:
    gone = {"gone": ["paladin", "berserker", "grunt", "raging-troll"], "artifacts": "chalice-of-life"}
    table = den("red", red=gone)
    play(table, "chalice-of-life")
    assert choices(table) == ["red berserker", "red paladin"]
    whom(table, "red berserker")
    to(table, "st-se")
    assert on(table, "st-se") == ["red berserker"]


# --- the Helm -------------------------------------------------------------------------------------------------------


@rule("CT15-172", "CT15-041")
def test_the_helm_leads_a_variant_character_as_its_owner_would() -> None:
    # red's own Knight stops the Grunt of blue; stairs are not linked
    table = den("blue", {"nw1": "blue grunt", "nw4": "red knight"}, red={"artifacts": "helm"})
    play(table, "helm")
    assert refused(table, "move", piece="blue grunt", source="nw1", target="nw4") == "CT15-041"
    go(table, "blue grunt", "nw1", "st-nw")
    assert refused(table, "move", piece="blue grunt", source="st-nw", target="st-ne") == "CTX-002"
    go(table, "blue grunt", "st-nw", "nw3")
    stay(table)
    assert on(table, "nw3") == ["blue grunt"]


# --- what the events refer to ---------------------------------------------------------------------------------------


@rule("CT15-131", "CT15-136", "CT15-150", "CT15-160")
@pytest.mark.parametrize(
    ("actor", "other", "event", "number"),
    [
        ("paladin", "banshee", "banished", "CT15-131"),
        ("giant-slayer", "raging-troll", "sacrificed", "CT15-136"),
        ("assassin", "grunt", "struck", "CT15-150"),
        ("grunt", "explorer", "trampled", "CT15-160"),
    ],
)
def test_the_event_of_an_action_refers_to_its_rule(actor: str, other: str, event: str, number: str) -> None:
    table = den("red blue", {"nw4": [f"red {actor}", f"blue {other}"]})
    use(table, f"red {actor}", "nw4")
    if event == "banished":
        to(table, "pit-c")
    assert told_by(table, event) == [number]
    assert told(table) == [event]


@rule("CT15-135", "CT15-156", "CT15-166")
def test_the_events_of_a_rampage_a_pull_and_the_slayers_gold_refer_to_their_rules() -> None:
    table = den("red blue", {"nw4": ["red raging-troll", "blue giant-slayer", "blue treasure"]})
    use(table, "red raging-troll", "nw4")
    to(table, "nw1")
    events = [told_by(table, event) for event in ("rampaged", "pushed", "earned", "cleared")]
    assert events == [["CT15-156"], ["CT15-156"], ["CT15-135"], ["CT15-156"]]
    table = den("red blue", {"nw4": "red banshee", "nw1": "blue explorer"}, turn=turn_of("red"))
    use(table, "red banshee", "nw4")
    assert told_by(table, "pulled") == ["CT15-166"]


@rule("CT15-140")
def test_the_event_of_shared_gold_refers_to_its_rule() -> None:
    table = den("red", {"w": ["red berserker", "blue explorer x2"]}, red={"artifacts": "wand"})
    play(table, "wand")
    to(table, "w")
    assert told_by(table, "shared") == ["CT15-140", "CT15-140"]
