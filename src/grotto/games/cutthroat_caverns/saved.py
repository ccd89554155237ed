"""A state as plain values, and back: saved exactly, or as a readable position in which most may be left out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from grotto.games.cutthroat_caverns.cavern import Cavern
from grotto.games.cutthroat_caverns.checking import check, rest_of_deck, rest_of_encounters
from grotto.games.cutthroat_caverns.closing import Fight, Journey
from grotto.games.cutthroat_caverns.pieces import TURNS, read_blow, read_play, read_strike
from grotto.games.cutthroat_caverns.records import NONE
from grotto.games.cutthroat_caverns.state import KNOWN, Cards, Delve, knowers, laid, laid_card
from grotto.games.cutthroat_caverns.steps import STEPS
from grotto.kernel.agenda import plain_agenda, read_agenda, read_outcome
from grotto.kernel.dice import Dice
from grotto.kernel.errors import BadInput
from grotto.kernel.position import HEAD, bad, head, known_keys, listed, section, whole, word

MOST: Final = 2**53 - 1
LONGEST_LINE: Final = 100  # a longer list has a line for each entry
MARKS: Final = ("web", "crowd", "strength")  # from TURNS on: what turns attacks and is no card
NUMBERS: Final = (
    *("iron", "skips", "barred", "undrawn", "changed", "offered", "number", "rounds", "first", "last", "first-ever"),
    *("killer", "tallied", "actions", "holy", "ugly", "ugly-foe", "struck", "matched", "died-before", "floor"),
    *(
        "spent",
        "fury",
        "hidden",
        "insight",
        "ticked",
        "named",
        "doll",
        "doll-giver",
        "appetite",
        "venom",
        "barrier",
        "fallen",
    ),
)
NOBODY: Final = (
    "first",
    "last",
    "first-ever",
    "killer",
    "ugly",
    "ugly-foe",
    "doll",
    "doll-giver",
)  # NONE where nobody is meant
PILES: Final = ("deck", "discard", "gone")
TABLE: Final = (
    "encounters",
    "aside",
    "foes",
    "foes-start",
    "settled",
    "late",
    "blow",
    "stack",
    "chain",
    "held",
    "omens",
    "omen-pile",
    "omen",
    "prizes",
    "strike",
)
FIELDS: Final = (*NUMBERS, *PILES, *TABLE, "players", "agenda", "outcome")
PLAYER: Final = (
    *("character", "life", "prestige", "initiative", "hand", "items", "tipped", "scored", "trophies", "laid"),
    *("pending", "sets-made", "poison", "strength", "haste", "dealt", "dealt-all", "hush"),
)


# --- writing --------------------------------------------------------------------------------------------------------


def dump(state: Delve) -> dict[str, object]:
    """All fields; cards and encounters by name, piles from the bottom."""
    box = state.cavern.box
    found: dict[str, object] = dict(zip(NUMBERS, numbers_of(state)))
    found["deck"] = card_names(state.cavern, state.deck[: state.top])
    found["discard"] = card_names(state.cavern, state.discard)
    found["gone"] = card_names(state.cavern, state.gone)
    found["encounters"] = [box.encounters[card].name for card in state.encounters]
    found["aside"] = [box.encounters[card].name for card in state.aside]
    found["omens"] = event_names(state.cavern, state.omens)
    found["omen-pile"] = event_names(state.cavern, state.omen_pile)
    found["omen"] = event_names(state.cavern, (state.omen,) if state.omen != NONE else ())
    found["foes"] = list(state.foes)
    found["foes-start"] = list(state.foes_start)
    found["settled"] = list(state.settled)
    found["late"] = list(state.late)
    found["blow"] = state.blow.data() if state.blow is not None else []
    found["stack"] = [blow.data() for blow in state.stack]
    found["chain"] = [play.data() for play in state.chain]
    found["prizes"] = [list(held_parts(code)) for code in state.prizes]
    found["held"] = [list(held_parts(code)) for code in state.held]
    found["strike"] = state.strike.data() if state.strike is not None else []
    found["players"] = [dump_player(state, seat) for seat in range(state.cavern.seats)]
    found["agenda"] = plain_agenda(state.agenda)
    found["outcome"] = state.outcome.plain() if state.outcome is not None else None
    return found


def numbers_of(state: Delve) -> list[int]:
    """The fields named in NUMBERS, in that order."""
    return [
        *(state.iron, state.skips, state.barred, state.undrawn, state.changed, state.offered, state.number),
        *(state.rounds, state.first, state.last, state.first_ever, state.killer, int(state.tallied), state.actions),
        *(state.holy, state.ugly, state.ugly_foe, state.struck, state.matched, state.died_before, state.floor),
        *(state.spent, state.fury, state.hidden, state.insight, int(state.ticked), state.named),
        *(state.doll, state.doll_giver, state.appetite, int(state.venom), state.barrier, int(state.fallen)),
    ]


def event_names(cavern: Cavern, cards: Cards) -> list[str]:
    """Event cards by name."""
    return [cavern.box.events[card].name for card in cards]


def held_parts(code: int) -> tuple[int, int]:
    """A card that is being looked at: its kind and its owner."""
    return laid_card(code), code >> KNOWN


def dump_player(state: Delve, seat: int) -> dict[str, object]:
    """All that a player has."""
    cavern = state.cavern
    return {
        "character": cavern.box.characters[state.character[seat]].name,
        "life": state.life[seat],
        "prestige": state.prestige[seat],
        "initiative": state.initiative[seat],
        "hand": card_names(cavern, state.hand[seat]),
        "items": card_names(cavern, state.items[seat]),
        "tipped": card_names(cavern, state.tipped[seat]),
        "scored": card_names(cavern, state.scored[seat]),
        "trophies": [cavern.box.encounters[card].name for card in state.trophies[seat]],
        "laid": [[cavern.cards[laid_card(code)].name, knowers(code)] for code in state.laid[seat]],
        "pending": [cavern.cards[code].name if code < TURNS else MARKS[code - TURNS] for code in state.pending[seat]],
        "sets-made": state.sets_made[seat],
        "poison": state.poison[seat],
        "strength": state.strength[seat],
        "haste": state.haste[seat],
        "dealt": state.dealt[seat],
        "dealt-all": state.dealt_all[seat],
        "hush": state.hush[seat],
    }


def card_names(cavern: Cavern, cards: Cards) -> list[str]:
    """Cards by name."""
    return [cavern.cards[card].name for card in cards]


def as_position(cavern: Cavern, state: Delve) -> str:
    """A position: the same fields as TOML, which has no word for "nothing"."""
    fields = dump(state)
    players: Any = fields.pop("players")
    lines = [f"{name} = {toml(value)}" for name, value in fields.items() if value is not None]
    for player in players:
        lines += ["", "[[players]]", *[f"{name} = {toml(value)}" for name, value in player.items()]]
    return "\n".join([*head(cavern.game_id, cavern.seats, cavern.options)[:3], *lines, "", *options_of(cavern), ""])


def options_of(cavern: Cavern) -> list[str]:
    """The options of the table, as a table of their own at the end."""
    return head(cavern.game_id, cavern.seats, cavern.options)[4:]


def toml(value: object) -> str:
    """A field as TOML writes it. Only the outcome has names within."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {json.dumps(inside)}" for name, inside in value.items()) + " }"
    text = json.dumps(value)
    if isinstance(value, list) and len(text) > LONGEST_LINE:
        return "[\n" + "".join(f"  {json.dumps(item)},\n" for item in value) + "]"
    return text


# --- reading --------------------------------------------------------------------------------------------------------


def load(cavern: Cavern, data: Mapping[str, Any], dice: Dice) -> Delve:
    """A state from what `dump` gave, with nothing missing."""
    for name in FIELDS:
        if name not in data:
            raise bad(name, "is missing")
    return read(Delve(cavern, dice), data, False)


def position(cavern: Cavern, table: Mapping[str, Any], dice: Dice) -> Delve:
    """A state from a readable position: what is left out is as at the start, and cards not named are in the deck."""
    return read(Delve(cavern, dice), table, True)


def read(state: Delve, table: Mapping[str, Any], lenient: bool) -> Delve:
    """Fill an empty state from its fields, check it, and run it to its question."""
    known_keys("", table, FIELDS + HEAD)
    cavern = state.cavern
    read_numbers(state, table)
    players = listed("players", table.get("players", []))
    if len(players) != cavern.seats:
        raise bad("players", f"must be {cavern.seats}")
    for seat, player in enumerate(players):
        read_player(state, seat, section("players", player), lenient)
    read_table(state, table)
    state.discard = cards(cavern, "discard", table.get("discard", []))
    state.gone = cards(cavern, "gone", table.get("gone", []))
    if lenient and "omens" not in table:
        out = (*state.omen_pile, state.omen)
        state.omens = tuple([card for card in cavern.events if card not in out])
    if lenient and "aside" not in table:
        state.aside = rest_of_encounters(state)
    if "deck" in table:
        state.deck = cards(cavern, "deck", table["deck"])
    elif lenient:
        rest = rest_of_deck(state)
        state.deck = tuple([rest[place] for place in state.dice.shuffled(len(rest), "deck")])
    state.top = len(state.deck)
    state.outcome = read_outcome(table.get("outcome"), cavern.seats)
    if "agenda" in table:
        state.agenda = read_agenda(table["agenda"], STEPS)
    elif lenient and state.outcome is None:
        state.agenda = [Journey(), Fight()] if state.number else [Journey()]
    if lenient and "floor" not in table:
        state.floor = 1
    check(state)
    try:
        state.settle()
        for seat in state.asks:
            state.options(seat)
    except (IndexError, KeyError, ValueError, AssertionError) as error:
        raise BadInput(f"The agenda does not fit the rest of the position ({type(error).__name__}).") from None
    return state


def read_numbers(state: Delve, table: Mapping[str, Any]) -> None:
    """The fields that are one number each."""
    given = []
    for name in NUMBERS:
        least = NONE if name in NOBODY else 0
        given.append(whole(name, table.get(name, least), least, MOST))
    state.iron, state.skips, state.barred, state.undrawn, state.changed, state.offered, state.number = given[:7]
    state.rounds, state.first, state.last, state.first_ever, state.killer, tallied, state.actions = given[7:14]
    state.holy, state.ugly, state.ugly_foe, state.struck, state.matched, state.died_before, state.floor = given[14:21]
    state.spent, state.fury, state.hidden, state.insight, ticked, state.named = given[21:27]
    state.doll, state.doll_giver, state.appetite, venom, state.barrier, fallen = given[27:]
    state.venom = venom == 1
    state.fallen = fallen == 1
    state.ticked = ticked == 1
    state.tallied = tallied == 1


def read_table(state: Delve, table: Mapping[str, Any]) -> None:
    """The encounter, and what lies on the table."""
    cavern = state.cavern
    state.encounters = encounters(cavern, "encounters", table.get("encounters", []))
    state.aside = encounters(cavern, "aside", table.get("aside", []))
    if not 0 <= state.number <= len(state.encounters):
        raise bad("number", "must be among the encounters")
    if state.number:
        state.facing = state.encounters[state.number - 1]
    state.omens = event_cards(cavern, "omens", table.get("omens", []))
    state.omen_pile = event_cards(cavern, "omen-pile", table.get("omen-pile", []))
    omen = event_cards(cavern, "omen", table.get("omen", []))
    state.omen = omen[0] if omen else NONE
    state.foes = integers("foes", table.get("foes", []))
    state.foes_start = integers("foes-start", table.get("foes-start", table.get("foes", [])))
    state.settled = tuple(integers("settled", table.get("settled", [])))
    state.late = tuple(integers("late", table.get("late", [])))
    blow = pieces("blow", [table["blow"]], 9) if table.get("blow") else []
    state.blow = read_blow(blow[0]) if blow else None
    state.stack = [read_blow(item) for item in pieces("stack", table.get("stack", []), 9)]
    state.chain = [read_play(item) for item in pieces("chain", table.get("chain", []), 2)]
    prizes = pieces("prizes", table.get("prizes", []), 2)
    state.prizes = tuple([item[0] | item[1] << KNOWN for item in prizes])
    held = pieces("held", table.get("held", []), 2)
    state.held = tuple([item[0] | item[1] << KNOWN for item in held])
    strike = pieces("strike", [table["strike"]], 8) if table.get("strike") else []
    state.strike = read_strike(strike[0][:8]) if strike else None


def read_player(state: Delve, seat: int, player: Mapping[str, Any], lenient: bool) -> None:
    """One player."""
    where = f"players.{seat + 1}"
    known_keys(where, player, PLAYER)
    cavern = state.cavern
    if not lenient:
        for name in PLAYER:
            if name not in player:
                raise bad(f"{where}.{name}", "is missing")
    names = list(cavern.character_number)
    character = word(f"{where}.character", player.get("character", names[seat]))
    if character not in names:
        raise bad(f"{where}.character", f"there is no character called {character!r}")
    state.character[seat] = cavern.character_number[character]
    state.life[seat] = whole(f"{where}.life", player.get("life", cavern.box.life), 0, 1000)
    state.prestige[seat] = whole(f"{where}.prestige", player.get("prestige", 0), -1000, 1000)
    state.initiative[seat] = whole(f"{where}.initiative", player.get("initiative", 0), 0, cavern.seats)
    state.hand[seat] = tuple(sorted(cards(cavern, f"{where}.hand", player.get("hand", []))))
    state.items[seat] = tuple(sorted(cards(cavern, f"{where}.items", player.get("items", []))))
    state.tipped[seat] = tuple(sorted(cards(cavern, f"{where}.tipped", player.get("tipped", []))))
    state.scored[seat] = tuple(sorted(cards(cavern, f"{where}.scored", player.get("scored", []))))
    state.trophies[seat] = encounters(cavern, f"{where}.trophies", player.get("trophies", []))
    state.laid[seat] = tuple([read_laid(cavern, f"{where}.laid", seat, item) for item in player.get("laid", [])])
    state.pending[seat] = tuple([read_pending(cavern, f"{where}.pending", item) for item in player.get("pending", [])])
    state.sets_made[seat] = whole(f"{where}.sets-made", player.get("sets-made", len(state.laid[seat])), 0, 10)
    state.poison[seat] = whole(f"{where}.poison", player.get("poison", 0), 0, 1000)
    state.strength[seat] = whole(f"{where}.strength", player.get("strength", 0), 0, 10)
    state.haste[seat] = whole(f"{where}.haste", player.get("haste", 0), 0, 10)
    state.dealt[seat] = whole(f"{where}.dealt", player.get("dealt", 0), 0, MOST)
    state.dealt_all[seat] = whole(f"{where}.dealt-all", player.get("dealt-all", 0), 0, MOST)
    state.hush[seat] = whole(f"{where}.hush", player.get("hush", 0), 0, MOST)


def read_laid(cavern: Cavern, where: str, seat: int, item: object) -> int:
    """A set card: its name, and who knows it; its owner alone, if nothing is said about that."""
    if isinstance(item, str):
        return laid(card(cavern, where, item), seat)
    name, known = [*listed(where, item), NONE, NONE][:2]
    return card(cavern, where, name) | whole(where, known, 0, (1 << cavern.seats) - 1) << KNOWN


def read_pending(cavern: Cavern, where: str, item: object) -> int:
    """A rider that stands by, or something else that turns attacks."""
    name = word(where, item)
    return TURNS + MARKS.index(name) if name in MARKS else card(cavern, where, name)


def card(cavern: Cavern, where: str, value: object) -> int:
    """A kind of card by name."""
    name = word(where, value)
    if name not in cavern.card_number:
        raise bad(where, f"there is no card called {name!r}")
    return cavern.card_number[name]


def cards(cavern: Cavern, where: str, value: object) -> Cards:
    """A pile of cards by name."""
    return tuple([card(cavern, where, item) for item in listed(where, value)])


def encounters(cavern: Cavern, where: str, value: object) -> Cards:
    """Encounters by name."""
    found = []
    for item in listed(where, value):
        name = word(where, item)
        if name not in cavern.encounter_number or cavern.encounter_number[name] not in cavern.rivals:
            raise bad(where, f"there is no encounter called {name!r} in this game")
        found.append(cavern.encounter_number[name])
    return tuple(found)


def event_cards(cavern: Cavern, where: str, value: object) -> Cards:
    """Event cards by name."""
    names = [cavern.box.events[card].name for card in cavern.events]
    found = []
    for item in listed(where, value):
        if item not in names:
            raise bad(where, f"there is no event called {item!r} in this game")
        found.append(cavern.events[names.index(item)])
    return tuple(found)


def integers(where: str, value: object) -> list[int]:
    """A list of numbers."""
    return [whole(where, item, 0, MOST) for item in listed(where, value)]


def pieces(where: str, value: object, least: int) -> list[list[int]]:
    """A list of lists of numbers, each at least so long."""
    found = [[whole(where, number, NONE, MOST) for number in listed(where, item)] for item in listed(where, value)]
    if any(len(item) < least for item in found):
        raise bad(where, f"must be of at least {least} numbers")
    return found
