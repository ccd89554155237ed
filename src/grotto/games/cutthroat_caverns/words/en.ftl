# Cutthroat Caverns: its sentences. Names of cards, creatures and characters are in en.names.ftl.

## The lobby

game-title = Cutthroat Caverns
game-about = Kill the creature, but take care that the last blow is yours. Without the others you will not survive; without cheating them you will not win.
game-players = 3 to 6 players
game-length = about 90 minutes
ending-prestige = The last encounter is over, and one of the living has the most prestige.
ending-shared = The last encounter is over, and nobody is left to break the tie.
ending-all-dead = Everybody is dead.

setting-encounters = Encounters
    .hint = How many encounters are faced before the game is decided.
setting-encounters-1 = 1
setting-encounters-2 = 2
setting-encounters-3 = 3
setting-encounters-4 = 4
setting-encounters-5 = 5
setting-encounters-6 = 6
setting-encounters-7 = 7
setting-encounters-8 = 8
setting-encounters-9 = 9
setting-encounters-10 = 10
setting-encounters-11 = 11
setting-encounters-12 = 12
setting-encounters-13 = 13
setting-encounters-14 = 14
setting-encounters-15 = 15
setting-characters = Characters
    .hint = How everybody gets a character.
setting-characters-random = dealt at random
setting-bonus-7 = Bonus at encounter 7
    .hint = What the killer gets beyond the prestige of the creature.
setting-bonus-7-0 = nothing
setting-bonus-7-1 = 1 prestige
setting-bonus-7-2 = 2 prestige
setting-bonus-7-3 = 3 prestige
setting-bonus-7-4 = 4 prestige
setting-bonus-7-5 = 5 prestige
setting-bonus-8 = Bonus at encounter 8
    .hint = What the killer gets beyond the prestige of the creature.
setting-bonus-8-0 = nothing
setting-bonus-8-1 = 1 prestige
setting-bonus-8-2 = 2 prestige
setting-bonus-8-3 = 3 prestige
setting-bonus-8-4 = 4 prestige
setting-bonus-8-5 = 5 prestige
setting-bonus-9 = Bonus at encounter 9
    .hint = What the killer gets beyond the prestige of the creature.
setting-bonus-9-0 = nothing
setting-bonus-9-1 = 1 prestige
setting-bonus-9-2 = 2 prestige
setting-bonus-9-3 = 3 prestige
setting-bonus-9-4 = 4 prestige
setting-bonus-9-5 = 5 prestige

## Questions

ask-set = Which card do you set face down?
ask-set-second = You may set a second card.
ask-change = Which card do you set instead?
ask-set-late = You may set a card for the end of the round.
ask-stand-in = Which card do you play in its place?
ask-special = Do you use the special attack of { $card }?
ask-holy = Do you throw Holy Water?
ask-choose-foe = Which token do you attack?
ask-name-seat = Whom has it been told about?
ask-steal-from = From whom do you take an item?
ask-steal-what = What do you take from { $seat }?
ask-aim = At what is { $card } aimed?
ask-consent = { $seat } offers { $card } for your attack. Do you accept?
ask-discard-down = You hold too many cards: which one do you discard?
ask-discard-one = Which card do you discard?
ask-discard-any = Do you discard a card before drawing?
ask-lose-item = Which item do you lose?
ask-loot = What do you take from the dead?
ask-heal-whom = Who gets { $card }?
ask-willing = { $seat } wants to give you { $card }. Do you take it?
ask-offer-to = With whom do you want to trade?
ask-offer-given = What do you give to { $seat }?
ask-offer-wanted = What do you want from { $seat }?
ask-accept = { $seat } offers { $given } for { $wanted }. Do you accept?
no-cards = nothing
and-card = { $first } and { $card }

ask-encounter-revealed = The encounter is revealed. Do you answer?
ask-encounter-start = Do you tip a potion?
ask-after-initiative-draw = The initiative has been drawn. Do you answer?
ask-before-first-reveal = All cards are set. Do you play or change one?
ask-before-reveal = { $seat } is about to reveal a card. Do you play one?
ask-own-turn = Your turn: do you use an item?
ask-on-attack-revealed = { $seat } attacks with { $card }. Do you answer?
ask-on-tactical-revealed = { $seat } has revealed { $card }. Do you answer?
ask-between-turns = Between two turns: do you play a card?
ask-creature-attack-declared = { $encounter } attacks you for { $damage }. Do you answer?
ask-creature-attack-damaged = { $encounter } has hurt you. Do you strike back?
ask-response-to-action = { $seat } has played { $card }. Do you cancel it?
ask-encounter-end = The encounter is over. Do you answer?

## Options

option-pass = Pass
option-pass-kind = Pass moments of this kind for the rest of the round
option-pass-round = Pass everything this round that is not about me
option-yes = Yes
option-no = No
option-done = No more
option-lose = It loses life
option-gain = It gains life
option-ability = Use the ability
option-trade = Offer a trade
option-change = Change the set card
option-first-place = The first card
option-second-place = The second card
option-play = Play { $card }
option-card = { $card }
option-seat = { $seat }
option-foe = { $foe }
option-amount = { $amount } life

## Why not

why-other-question = That is not what is being asked.
why-not-held = You do not have that card.
why-wrong-window = That card cannot be played at this moment.
why-must-discard = You have to discard a card from your hand.
why-no-target = There is nothing that this could be aimed at.
why-attack-in-hand = While you hold an Attack card you have to set one.
why-not-an-attack = Only Attack cards can be used here.
why-protected = A special attack is protected once it is revealed.
why-own-card = That does not answer a card of your own.
why-not-alone = The attack is not on you alone.
why-shielded = A Human Shield has moved this attack already.
why-not-damaged = No creature attack has damaged you.
why-potion-time = This is not the moment to use that item.
why-full-life = Nobody here can be healed by it.
why-not-living = That player is not alive.
why-no-trade = There can be no trade now.
why-offered-already = You have offered already.
why-cannot-change = Your set card cannot be changed now.
why-no-life = There is no life here to burn.
why-not-tradeable = Only untipped items that can be used once are traded.
why-no-such = There is no such thing here.
why-nothing-set = There is no face-down card for it.
why-not-a-creature = It works on creatures only.

## What happens

event-started = The party enters the caverns.
event-dealt-character = { $seat } is { $character }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-card = { $seat } draws { $card }.
event-found-item = { $seat } finds { $card }.
event-gained-item = { $seat } gets { $card }.
event-reshuffled = The discard pile is shuffled into a new deck.
event-discarded = { $seat } discards { $card }.
event-lost-card = { $seat } loses { $card } from the hand.
event-appeared = Encounter { $number }: { $encounter }{ $life ->
    [0] {""}
   *[other] {" "}with { $life } life{ $tokens ->
        [1] {""}
       *[other] {" "}for each of { $tokens } tokens
    }
}.
event-tipped = { $seat } uses { $card }.
event-healed = { $seat } gains { $life } life.
event-healed-other = { $seat } gives { $card } to { $other }, for { $prestige } prestige.
event-declined-healing = { $seat } declines { $card } from { $other }.
event-drew-initiative = { $seat } has initiative { $number }.
event-round-began = Round { $number }.
event-set-card = { $seat } has set a card.
event-set-which = { $seat } has set { $card }.
event-set-nothing = { $seat } sets nothing.
event-changed-card = { $seat } changes the set card.
event-turn-began = The turn of { $seat }.
event-revealed = { $seat } reveals { $card }.
event-bluffed = { $seat } has bluffed with { $card }.
event-declared-special = { $seat } uses { $card } as a special attack.
event-aimed = { $seat } attacks token { $foe }.
event-blessed = { $seat } throws Holy Water.
event-named = { $seat } names { $other }.
event-stands-by = { $card } of { $seat } stands by.
event-stands-in = { $card } of { $seat } is replaced.
event-feinted = { $seat } makes a feint.
event-joined = { $card } of { $seat } goes with the attack.
event-hit = { $seat } hits with { $value } for { $dealt } damage.
event-hit-token = { $seat } hits token { $foe } with { $value } for { $dealt } damage.
event-burned = { $seat } burns token { $foe } for { $dealt } damage.
event-slain = { $seat } has landed the killing blow on { $encounter }.
event-token-slain = { $seat } kills token { $foe }.
event-won-prestige = { $seat } gets { $prestige } prestige.
event-used-up = { $encounter } is overcome.
event-crowded = { $seat } gets in the way of { $other }.
event-stole = { $seat } takes { $card } from { $other }.
event-played = { $seat } plays { $card }.
event-at-seat = { $seat } aims at { $other }.
event-at-foe = { $seat } aims at token { $foe }.
event-cancelled = { $seat } cancels { $card } of { $other }.
event-took-card = { $seat } cancels { $card } of { $other } and takes it.
event-fizzled = { $card } of { $seat } has no target any more.
event-edged-out = { $seat } edges out { $other }: { $card } is discarded.
event-swapped-set = { $seat } and { $other } swap their set cards.
event-swapped-initiative = { $seat } and { $other } swap initiative.
event-missed = { $seat } misses with { $card }.
event-tripped = { $seat } is tripped: { $card } is lost, and nothing is set next round.
event-rallied = { $seat } rallies { $other }.
event-struck-back = { $seat } strikes back for { $dealt } damage.
event-shifted = The creature (token { $foe }) now has { $life } life.
event-strike-replaced = { $seat } turns { $card } of { $other } into a strike.
event-consented = { $seat } accepts the help of { $other }.
event-refused-rally = { $seat } declines the help of { $other }.
event-redirected = { $seat } holds up { $other } as a shield.
event-turned-ugly = The creature turns on { $seat }.
event-attacked = { $seat } is attacked for { $damage }.
event-hurt = { $seat } loses { $life } life.
event-unhurt = { $seat } is not hurt.
event-attack-lost = Nobody holds number { $number }: the attack is lost.
event-attack-cancelled = Holy Water stops an attack.
event-died = { $seat } is dead.
event-turned-to-stone = { $seat } is turned to stone for a round.
event-webbed = { $seat } is caught in a web.
event-no-draw = { $seat } will not draw this round.
event-lost-item = { $seat } loses { $card }.
event-drained = The creature gains { $life } life.
event-found-by-kill = { $seat } finds { $card } in the remains.
event-matched = The attack of { $seat } matches: the door opens.
event-round-ended = Round { $number } is over.
event-encounter-over = { $encounter } is over.
event-timed-out = { $encounter } is left behind.
event-loot-initiative = { $seat } is number { $number } for the loot.
event-looted = { $seat } takes { $card } from the body of { $other }.
event-loot-left = { $card } is left behind.
event-offered = { $seat } offers { $other } a trade.
event-traded = { $seat } gives { $card } to { $other } for { $back }.
event-traded-away = { $seat } gives { $card } to { $other }.
event-declined-trade = { $seat } declines the trade with { $other }.
event-tied = There is a tie for the most prestige: another encounter decides.
event-ended = The game is over.
event-all-dead = Nobody is left alive.
event-showed = { $seat } had { $card }.

## Deeper & Darker

setting-deeper-darker = Deeper & Darker
    .hint = The first expansion: an ability for each character, and twelve more encounters.
setting-deeper-darker-off = without
setting-deeper-darker-on = with it

ask-keep-cards = Which of these cards do you keep?
ask-guard-whom = Whom do you protect?
ask-riposte = Do you strike back with an attack?
ask-sacrifice = { $encounter } will heal { $heal } life. Do you give { $life } life to stop it?
option-keep = { $card } of { $seat }
why-no-ability = This game is played without abilities.
why-ability-spent = The ability has been used.
why-not-in-attack = There is no attack that this could answer.
event-used-ability = { $seat } uses the ability of { $character }.
event-took-one = { $seat } takes a random card from { $other }.
event-took-which = { $seat } takes { $card } from { $other }.
event-gave-back = { $seat } gives the card back to { $other }.
event-guarded = { $seat } steps in for { $other }.
event-stonewalled = The attack falls back on the creature: { $seat } does { $dealt } damage.
event-unseen = { $seat } cannot be found: the attack is lost.
event-sacrificed = { $seat } gives { $life } life.
event-creature-healed = The creature heals { $life } life.

## Relics & Ruin

setting-relics-ruin = Relics & Ruin
    .hint = The second expansion.
setting-relics-ruin-off = without
setting-relics-ruin-on = with it
event-poisoned = { $seat } gets { $count ->
    [one] a poison token
   *[other] { $count } poison tokens
}.
event-poison-works = The poison works in { $seat }.
event-oracle-named = The Oracle names number { $number }.
ask-draw-more = Do you draw another card?
ask-give-doll = To whom do you give the doll?
event-fed = { $seat } feeds Gluttony: its appetite is { $count }.
event-gave-doll = { $seat } gives the doll to { $other }.
event-reflected = The doll hurts { $seat } for { $life }.
why-no-actions = No Action card can be played in this round.
event-event-turned = Event: { $event }.
event-event-passes = { $event } passes by.

## Tombs & Tomes

setting-tombs-tomes = Tombs & Tomes
    .hint = The third expansion.
setting-tombs-tomes-off = without
setting-tombs-tomes-on = with it
event-barrier-hit = { $seat } hits the barrier: { $life } of it { $life ->
    [one] is
   *[other] are
} left.
event-swapped-seats = { $seat } and { $other } change seats.
ask-bargain = Do you give prestige for two cards?
