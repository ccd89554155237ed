"""The creature's attacks: line by line, each declared, answered, done and answered again (CC-061 to CC-074)."""

from __future__ import annotations

from typing import Final

from grotto.games.cutthroat_caverns import events
from grotto.games.cutthroat_caverns.asking import Ask
from grotto.games.cutthroat_caverns.attacks import DECLARE_SPECIAL, start_attack
from grotto.games.cutthroat_caverns.harm import FIXED, hit_foe, kill_check, lose_lives
from grotto.games.cutthroat_caverns.numbers import DONE, FIRST_CARD
from grotto.games.cutthroat_caverns.pieces import Strike
from grotto.games.cutthroat_caverns.reasons import NOT_AN_ATTACK
from grotto.games.cutthroat_caverns.records import NONE, Line
from grotto.games.cutthroat_caverns.state import Delve, without
from grotto.games.cutthroat_caverns.suffering import SUFFERED, drain
from grotto.games.cutthroat_caverns.victims import WHO, bit, damage_of, holds
from grotto.games.cutthroat_caverns.vocabulary import ATTACK_DAMAGED, ATTACK_DECLARED, DEATH, RANDOM, SPECIFIC, WINDOWS
from grotto.games.cutthroat_caverns.windows import open_window
from grotto.kernel.step import Step

CERTAIN: Final = 100
SWARM: Final = "5-per-swarm-token-max-25"  # CC3-030
STING: Final = 5
MOST_STUNG: Final = 25


def settle_comparisons(state: Delve) -> None:
    """CC-048, CC-062: whom the specific lines hit is settled now, and whether a line strikes at all."""
    state.tallied = True
    state.fallen = not state.barrier
    settled: list[int] = []
    for line in state.encounter.lines:
        if line.timing == DEATH or not holds(state, line):
            settled.append(0)
        elif line.timing == SPECIFIC:
            settled.append(WHO[line.who](state, line))
        else:
            settled.append(1)
    state.settled = tuple(settled)


def plan_specific(state: Delve) -> None:
    """CC-062, CC-065: the specific lines in the listed order."""
    lines = state.encounter.lines
    chosen = [number for number in range(len(lines)) if lines[number].timing == SPECIFIC and state.settled[number]]
    state.plan(*[Strikes(number, NONE, 0) for number in chosen])


def plan_random(state: Delve) -> None:
    """CC-072, CC-084: the lines against the new numbers; living tokens are numbered anew among themselves."""
    steps: list[Strikes] = []
    lines = state.encounter.lines
    for number in range(len(lines)):
        line = lines[number]
        if line.timing != RANDOM or not state.settled[number]:
            continue
        if line.damage_rule == SWARM:
            steps += plan_swarm(state, number)
        elif line.who != "each-token":
            steps.append(Strikes(number, NONE, target_number(state, line)))
        else:
            steps += plan_tokens(state, number, line)
    state.plan(*steps)


def plan_tokens(state: Delve, number: int, line: Line) -> list[Strikes]:
    """CC-084: each living token strikes a number; those beyond the number of players all strike 1."""
    alive, players = state.foes_alive(), len(state.order())
    chosen = alive[: line.max_hits or len(alive)]
    return [Strikes(number, foe, rank + 1 if rank < players else 1) for rank, foe in enumerate(chosen)]


def plan_swarm(state: Delve, number: int) -> list[Strikes]:
    """CC3-030 to 032: the swarm attacks together, but a token that was called ugly attacks whom it was shown."""
    steps = []
    if len(state.foes_alive()) > split_off(state):
        steps.append(Strikes(number, NONE, target_number(state, state.encounter.lines[number])))
    if split_off(state):
        steps.append(Strikes(number, state.ugly_foe, CERTAIN + state.ugly))
    return steps


def split_off(state: Delve) -> int:
    """How many tokens have split off from the swarm for this round: one, if it still lives."""
    named = state.ugly
    return 1 if named != NONE and state.is_alive(named) and state.foes[state.ugly_foe] else 0


def target_number(state: Delve, line: Line) -> int:
    """The new initiative that a line strikes; CC-257: the last is the highest that anybody holds."""
    if line.who == "last-initiative":
        return max([state.initiative[seat] for seat in state.order()])
    return state.named if line.who == "named-initiative" else line.n


class Strikes(Step[Delve]):
    """CC-067 (1): a line finds its victims; a single one may be somebody who was called ugly (CC-129)."""

    def __init__(self, line: int, token: int, number: int) -> None:
        self.line = line
        self.token = token
        self.number = number  # the initiative struck, 0 for lines that strike otherwise, from CERTAIN on a seat

    def data(self) -> tuple[int, ...]:
        return (self.line, self.token, self.number)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        line = state.encounter.lines[self.line]
        if self.token != NONE and not state.foes[self.token]:  # a dead token strikes no more
            return False
        if self.holy_water(state):
            state.tell(events.ATTACK_CANCELLED, ())
            return False
        victims = self.victims(state, line)
        if not victims:
            if 0 < self.number < CERTAIN:
                state.tell(events.ATTACK_LOST, (self.number,))  # CC-073
            return False
        strike = self.called_ugly(
            state, Strike(self.line, self.token, victims, whole_damage(state, line, victims, self.token))
        )
        if not strike.victims & ~state.hidden:
            for seat in state.order():
                if strike.victims >> seat & 1:
                    state.tell(events.UNSEEN, (seat,))  # CC1-011: lost, and not redirected
            return False
        state.strike = strike
        for seat in state.order():
            if strike.victims >> seat & 1:
                state.tell(events.ATTACKED, (seat, strike.damage))
        state.push(Exchange(0))
        return False

    def victims(self, state: Delve, line: Line) -> int:
        """Those of them who still live, as a mask."""
        if self.number >= CERTAIN:
            return bit(self.number - CERTAIN) & state.living()
        if self.number:
            return bit(state.holder(self.number))
        found = state.settled[self.line] if line.timing == SPECIFIC else WHO[line.who](state, line)
        return found & state.living()

    def holy_water(self, state: Delve) -> bool:
        """CC-128: the attacks of the creature are cancelled; with tokens, those of one of them."""
        if not state.encounter.has_tokens:
            return state.holy != 0
        return self.token != NONE and state.holy >> self.token & 1 == 1

    def called_ugly(self, state: Delve, strike: Strike) -> Strike:
        """CC-129: an attack on exactly one player is turned on the one who was named, while he lives."""
        named = state.ugly
        if named == NONE or strike.alone() in (NONE, named) or not state.is_alive(named):
            return strike
        if not state.encounter.creature_based or (state.encounter.has_tokens and self.token != state.ugly_foe):
            return strike
        state.tell(events.TURNED_UGLY, (named,))
        return strike.moved(named, False)


RIPOSTE: Final = WINDOWS.index("riposte")
DECLARE: Final = 0
HURT: Final = 1
ANSWER: Final = 2
PART: Final = 3


class Exchange(Step[Delve]):
    """CC-067 (2) to (5): answers, damage with what else the attack does, answers of the damaged."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def data(self) -> tuple[int, ...]:
        return (self.stage,)

    def settle(self, state: Delve) -> bool:
        state.agenda.pop()
        strike = state.strike
        if strike is None:
            return False
        if self.stage == PART:
            state.strike = None
            state.struck = 0
            return False
        state.push(Exchange(self.stage + 1))
        answered = state.encounter.creature_based  # CC-250: nothing answers a trap or a portal
        if self.stage == DECLARE and answered:
            open_window(state, ATTACK_DECLARED, strike.alone())
        elif self.stage == HURT and strike.wall != NONE:
            fall_back(state, strike)
        elif self.stage == HURT:
            hurt(state, strike)
        elif self.stage == ANSWER and answered and state.struck:
            open_window(state, ATTACK_DAMAGED)
        return False


def whole_damage(state: Delve, line: Line, victims: int, token: int) -> int:
    """CC-067 (3): what a line does, and what an event adds to each attack that does any damage (EV12)."""
    if line.damage_rule == SWARM:
        damage = STING if token != NONE else min(STING * (len(state.foes_alive()) - split_off(state)), MOST_STUNG)
    else:
        damage = damage_of(state, line, victims)
    frenzy = state.event("attack-bonus")
    return damage + frenzy.n("damage") if frenzy is not None and damage else damage


def those_hit(state: Delve, strike: Strike) -> list[int]:
    """The victims and whoever guards one of them, but not those in the shadows (CC1-011), closest to 1 first."""
    mask = strike.victims | bit(strike.guard)
    return [seat for seat in state.order() if mask >> seat & 1 and not state.hidden >> seat & 1]


def fall_back(state: Delve, strike: Strike) -> None:
    """CC1-008: the attack does nothing, and twice its damage hits the creature, before any further line."""
    character = state.cavern.box.characters[state.character[strike.wall]]
    damage = sum(strike.damage_to(seat) for seat in those_hit(state, strike) if not state.iron >> seat & 1)
    damage = min(damage * character.deed.n("factor"), character.deed.n("max"))
    if state.foes[strike.wall_foe]:
        done = hit_foe(state, strike.wall, strike.wall_foe, damage, FIXED)
        state.tell(events.STONEWALLED, (strike.wall, done))
    state.struck = 0
    kill_check(state)


def hurt(state: Delve, strike: Strike) -> None:
    """CC-066, CC-067 (4): all victims lose life together, then the further effects hit the survivors."""
    victims = those_hit(state, strike)
    done = lose_lives(state, victims, [strike.damage_to(seat) for seat in victims])
    line = state.encounter.lines[strike.line]
    state.struck = 0
    for place, seat in enumerate(victims):
        if done[place] and state.is_alive(seat):
            state.struck |= 1 << seat
    if state.outcome is not None:
        return
    venom(state, victims)
    for deed in line.effects:
        if deed.do == "drain":
            drain(state, sum(done))
            continue
        for place, seat in enumerate(victims):
            if state.is_alive(seat):
                SUFFERED[deed.do](state, seat, deed, done[place])
    if strike.guard != NONE and state.is_alive(strike.guard):
        state.push(Riposte(strike.guard))


def venom(state: Delve, victims: list[int]) -> None:
    """EV07: in each round the first player damaged by a creature attack is poisoned too."""
    deed = state.event("poison-first-hit")
    if deed is None or state.venom:
        return
    for seat in victims:
        if state.struck >> seat & 1:
            state.venom = True
            state.poison[seat] += deed.n("tokens")
            state.tell(events.POISONED, (seat, deed.n("tokens")))
            return


class Riposte(Ask):
    """CC1-014: the guard may at once play a standard or enhanced Attack card."""

    topic = "riposte"
    rule = "CC1-014"
    reason = NOT_AN_ATTACK

    def settle(self, state: Delve) -> bool:
        if state.is_alive(self.seat) and state.hand[self.seat] and state.foes_alive():
            return True
        state.agenda.pop()
        return False

    def options(self, state: Delve, seat: int) -> list[int]:
        cards = state.cavern.cards
        return [DONE] + [
            FIRST_CARD + card for card in sorted(set(state.hand[seat])) if cards[card].windows >> RIPOSTE & 1
        ]

    def take(self, state: Delve, seat: int, option: int) -> None:
        state.agenda.pop()
        if option != DONE:
            card = option - FIRST_CARD
            state.hand[seat] = without(state.hand[seat], card)
            state.tell(events.REVEALED, (seat, card))
            state.reveal()
            start_attack(state, seat, card, DECLARE_SPECIAL, True)
