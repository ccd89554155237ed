"""Options by name and in words: describe and find are each other's way back, and why_not says what forbids the rest."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.cave_troll import kinds
from grotto.games.cave_troll.describing import describe, find, intent_of, option_names, why_not
from grotto.games.cave_troll.lair import DRAW, END_TURN
from grotto.games.cave_troll.movement import HELM, Walk
from grotto.games.cave_troll.naming import SEATS, card_name
from grotto.games.cave_troll.state import Cave
from grotto.games.cave_troll.troll import Escape
from grotto.kernel.dice import FastDice
from grotto.kernel.errors import Refused
from grotto.kernel.option import Intent
from grotto.kernel.text import Text
from tests.games.cave_troll.wandering import TABLES, lair_for, some_options, stand, started, wander
from tests.ruling import rule

EVERY_TABLE = pytest.mark.parametrize("table", range(len(TABLES)))


def refused(state: Cave, intent: Intent, seat: int = 0) -> str:
    """The key of the words and the rule with which an intent is refused."""
    refusal = why_not(state, seat, intent)
    assert refusal is not None
    return f"{refusal.text.key} {refusal.rule}"


# --- laws -----------------------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_what_is_described_is_found_again_and_not_refused(table: int) -> None:
    lair = lair_for(table)
    asked = 0
    for state, seat in wander(lair, 11 * table):
        for option in state.options(seat):
            described = describe(state, seat, option)
            assert described.number == option
            assert find(state, seat, described.intent) == option
            assert why_not(state, seat, described.intent) is None
            asked += 1
    assert asked > 500


@EVERY_TABLE
def test_two_options_on_a_list_differ_in_intent_and_in_words(table: int) -> None:
    lists = 0
    for state, seat in wander(lair_for(table), 23 * table, turns=40):
        described = [describe(state, seat, option) for option in state.options(seat)]
        assert len({option.intent for option in described}) == len(described)
        assert len({str(option.text) for option in described}) == len(described)
        lists += 1
    assert lists > 50


@EVERY_TABLE
@rule("CTX-018")
def test_an_intent_with_a_number_is_refused_as_its_number_is(table: int) -> None:
    lair = lair_for(table)
    chance = FastDice(table)
    refusals = 0
    for state, seat in wander(lair, 7 * table, turns=30):
        offered = set(state.options(seat))
        for option in some_options(lair, chance, 40):
            intent = intent_of(state, seat, option)
            number = find(state, seat, intent)
            if number not in offered:
                assert why_not(state, seat, intent) == state.refusal(seat, number)
                refusals += 1
            assert number == option or _means_cloaked(state, option, number)
    assert refusals > 1000


def _means_cloaked(state: Cave, option: int, number: int) -> bool:
    """Whether a plain name was understood as the cloaked hero, because he alone of his kind stands there."""
    lair = state.lair
    if option >= lair.first_move:
        return (number - lair.first_move) // lair.edges == lair.slots
    return option >= lair.first_ability and (number - lair.first_ability) // lair.fields == lair.slots


NAMES = [*SEATS, "", "purple"]
KINDS = [*kinds.NAMES, "cloaked", "", "dragon", "knight*", "thief*"]
PLACES = ["st-nw", "st-se", "nw1", "nw3", "nw5", "w", "s", "pit", "pit-w", "", "nowhere"]
PIECES = st.one_of(
    st.text(max_size=12),
    st.sampled_from(KINDS),
    st.builds(lambda colour, kind: f"{colour} {kind}", st.sampled_from(NAMES), st.sampled_from(KINDS)),
)
VERBS = ["end-turn", "draw", "stay", "choose-set", "choose-field", "choose-piece", "play-card", "play-artifact", "use"]
INTENTS = st.builds(
    Intent,
    st.one_of(st.sampled_from([*VERBS, "move", "move", "move"]), st.text(max_size=8)),
    PIECES,
    st.one_of(st.sampled_from(PLACES), st.text(max_size=8)),
    st.one_of(st.sampled_from(PLACES), st.text(max_size=8)),
    st.one_of(st.sampled_from(["classic", "idol", "helm", "knight", "explorer+1"]), st.text(max_size=8)),
)
SAMPLES = [
    [(state.copy(), seat) for at, (state, seat) in enumerate(wander(lair_for(table), 3, turns=60)) if at % 9 == 0]
    for table in range(len(TABLES))
]


@settings(deadline=None, max_examples=400)
@given(st.data(), INTENTS, st.integers(-1, 9))
def test_no_intent_is_too_strange(data: st.DataObject, intent: Intent, seat: int) -> None:
    state, asked = data.draw(st.sampled_from(data.draw(st.sampled_from(SAMPLES))))
    for speaker in (asked, seat):
        before = state.options(speaker)
        number = find(state, speaker, intent)
        refusal = why_not(state, speaker, intent)
        assert (refusal is None) == (number in before)
        assert refusal is None or (refusal.rule.startswith(("CTX-", "CT06-", "CT15-", "CTB-")) and refusal.text.key)
        assert state.options(speaker) == before


# --- names ----------------------------------------------------------------------------------------------------------


@EVERY_TABLE
def test_every_option_number_has_a_name_of_its_own(table: int) -> None:
    lair = lair_for(table)
    names = option_names(lair)
    assert len(names) == lair.size
    assert len(set(names)) == lair.size
    assert names[END_TURN] == "end-turn"
    assert names[DRAW] == "draw"
    assert names[lair.cloaked_whom] == "whom:cloaked"


def test_names_follow_the_numbering() -> None:
    lair = started("2006").lair
    names = option_names(lair)
    nw1, nw2 = lair.board.by_name["nw1"], lair.board.by_name["nw2"]
    knight = lair.slot_of_kind[kinds.KNIGHT]
    edge = next(edge for edge in lair.exits[nw1] if lair.edge_to[edge] == nw2)
    assert names[lair.first_move + knight * lair.edges + edge] == "move:knight@nw1>nw2"
    assert names[lair.first_move + lair.slots * lair.edges + edge] == "move:cloaked@nw1>nw2"
    assert names[lair.first_ability + lair.slot_of_kind[kinds.THIEF] * lair.fields + nw1] == "use:thief@nw1"
    assert names[lair.first_whom + lair.slots + knight] == "whom:blue knight"


def test_cards_of_one_kind_are_told_apart() -> None:
    lair = started("2015").lair
    names = [card_name(lair, card) for card in range(len(lair.kind_of_type))]
    assert {"explorer", "explorer+1", "find-an-artifact+1", "raging-troll+2"} <= set(names)
    assert len(set(names)) == len(names)


def test_only_what_is_offered_is_described() -> None:
    state = started("2006")
    with pytest.raises(Refused):
        describe(state, 0, state.lair.first_move)
    with pytest.raises(Refused):
        describe(state, 1, END_TURN)


def test_a_move_in_parts_and_in_words() -> None:
    state = started("2006")
    stand(state, 0, kinds.KNIGHT, "nw3")
    option = find(state, 0, Intent("move", piece="red knight", source="nw3", target="nw5"))
    described = describe(state, 0, option)
    assert described.intent.plain() == {"verb": "move", "piece": "red knight", "source": "nw3", "target": "nw5"}
    assert described.text == Text(
        "option-move",
        edition=2006,
        piece=Text("kind-knight", edition=2006),
        field=Text("field-nw3"),
        to=Text("field-nw5"),
    )
    assert find(state, 0, Intent("move", piece="knight", source="nw3", target="nw5")) == option


def test_the_cloaked_hero_has_a_name_of_his_own() -> None:
    state = started("2006")
    thief = stand(state, 0, kinds.THIEF, "nw1")
    state.cloaked = thief
    state.settle()
    starred = Intent("move", piece="red thief*", source="nw1", target="nw2")
    number = find(state, 0, starred)
    assert (number - state.lair.first_move) // state.lair.edges == state.lair.slots
    assert describe(state, 0, number).intent == starred
    for name in ("cloaked", "thief", "red thief"):  # no other Thief is meant
        assert find(state, 0, Intent("move", piece=name, source="nw1", target="nw2")) == number
    assert refused(state, Intent("move", piece="red knight*", source="nw1", target="nw2")) == (
        "why-no-such-character CTX-003"
    )


# --- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2006", "2015"])
@rule("CTX-002")
def test_without_a_door_there_is_no_way(edition: str) -> None:
    state = started(edition)
    stand(state, 0, kinds.EXPLORER, "nw3")
    for target in ("nw4", "se1", "nw3"):  # a wall; far away; where it stands
        step = Intent("move", piece="red explorer", source="nw3", target=target)
        assert refused(state, step) == "why-no-door CTX-002"
    assert why_not(state, 0, Intent("move", piece="red explorer", source="nw3", target="nw5")) is None


@rule("CT06-030", "CT06-033", "CT06-093")
def test_a_move_is_refused_by_the_rule_that_forbids_it() -> None:
    state = started("2006")
    stand(state, 0, kinds.EXPLORER, "nw3")
    stand(state, 0, kinds.CAVE_TROLL, "nw5")
    stand(state, 1, kinds.DWARF, "nw3")
    step = Intent("move", piece="red explorer", source="nw3", target="nw5")
    assert refused(state, step) == "why-troll-there CT06-033"
    step = Intent("move", piece="red cave-troll", source="nw5", target="nw3")
    assert refused(state, step) == "why-never-moves CT06-093"
    step = Intent("move", piece="red cave-troll", source="nw5", target="se1")
    assert refused(state, step) == "why-never-moves CT06-093"
    for target in ("nw5", "se1"):
        step = Intent("move", piece="red barbarian", source="nw3", target=target)
        assert refused(state, step) == "why-no-such-piece CT06-030"
    for verb in ("move", "use"):
        step = Intent(verb, piece="blue dwarf", source="nw3", target="st-nw")
        assert refused(state, step) == "why-not-yours CT06-030"


@pytest.mark.parametrize(
    ("intent", "words"),
    [
        (Intent("dance"), "why-no-such-verb CT15-010"),
        (Intent("move", piece="red explorer", source="nw3", target="nw99"), "why-no-such-field CTX-001"),
        (Intent("move", piece="red explorer", source="", target="nw5"), "why-no-such-field CTX-001"),
        (Intent("use", piece="red thief", source="attic"), "why-no-such-field CTX-001"),
        (Intent("choose-field", target="attic"), "why-no-such-field CTX-001"),
        (Intent("move", piece="red dragon", source="nw3", target="nw5"), "why-no-such-character CTX-003"),
        (Intent("use", piece="yellow thief", source="nw3"), "why-no-such-character CTX-003"),  # three play
        (Intent("choose-piece", piece="red treasure"), "why-no-such-character CTX-003"),
        (Intent("choose-set", card="third"), "why-no-such-set CT15-120"),
        (Intent("play-card", card="count-the-loot"), "why-no-such-card CT15-002"),  # it belongs to 2006
        (Intent("play-artifact", card="spoon"), "why-no-such-artifact CT15-002"),
        (Intent("choose-field", target="nw1"), "why-other-question CT15-010"),
        (Intent("play-artifact", card="idol"), "why-not-held CT15-025"),
    ],
)
def test_names_that_mean_nothing_here(intent: Intent, words: str) -> None:
    state = started("2015")
    stand(state, 0, kinds.EXPLORER, "nw3")
    assert refused(state, intent) == words


@pytest.mark.parametrize("seat", [-1, 1, 2, 7])
def test_who_is_not_asked_hears_that(seat: int) -> None:
    state = started("2006")
    for intent in (Intent("draw"), Intent("dance"), Intent("move", piece="blue knight", source="nw1", target="nw2")):
        assert refused(state, intent, seat) == "kernel-not-asked CT06-007"


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    *_, (state, _) = wander(lair_for(2), 1)
    assert state.over
    for intent in (Intent("draw"), Intent("dance"), Intent("move", piece="red knight", source="nw1", target="nw2")):
        assert refused(state, intent) == "kernel-game-over CT15-110"


@rule("CT06-091")
def test_who_escapes_leads_out_his_own_through_a_door() -> None:
    state = started("2006")
    room = state.lair.board.by_name["nw3"]
    stand(state, 1, kinds.DWARF, "nw3")
    stand(state, 1, kinds.KNIGHT, "s")
    troll = stand(state, 0, kinds.CAVE_TROLL, "nw3")
    state.push(Escape(1, troll, room))
    state.settle()
    assert why_not(state, 1, Intent("move", piece="blue dwarf", source="nw3", target="nw5")) is None
    assert refused(state, Intent("move", piece="blue dwarf", source="nw3", target="w"), 1) == "why-no-door CTX-002"
    for step in (
        Intent("move", piece="blue knight", source="s", target="w"),
        Intent("move", piece="red cave-troll", source="nw3", target="nw5"),
        Intent("use", piece="blue dwarf", source="nw3"),
    ):
        assert refused(state, step, 1) == "why-other-question CT06-091"


@rule("CT06-151")
def test_the_helm_leads_an_opponents_character() -> None:
    state = started("2006")
    orc = stand(state, 1, kinds.ORC, "nw1")
    stand(state, 0, kinds.ORC, "nw1")
    state.push(Walk(0, orc, 3, HELM))
    state.settle()
    step = Intent("move", piece="blue orc", source="nw1", target="nw2")
    number = find(state, 0, step)
    assert describe(state, 0, number).intent == step
    assert why_not(state, 0, step) is None
    assert refused(state, Intent("move", piece="blue orc", source="nw1", target="s")) == "why-no-door CTX-002"
    own = Intent("move", piece="red orc", source="nw1", target="nw2")
    assert refused(state, own).startswith("why-other-question")
    assert refused(state, Intent("stay")).startswith("why-must-choose")
