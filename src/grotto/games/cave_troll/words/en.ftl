# Cave Troll: its sentences. Names of pieces, artifacts and fields are in en.names.ftl.
# `$edition` is 2006 or 2015. A field can be asked for as -from, -to and -in.

## The lobby

game-title = Cave Troll
game-about = Lead your heroes through the lair of the Cave Troll and hold the rooms that pay gold. Your monsters keep the others from doing the same.
game-players = 2 to 4 players
game-length = about 45 minutes
edition-2006 = Cave Troll (2006)
edition-2015 = Cave Troll (2015)
ending-last-piece = { $edition ->
    [2006] Somebody has played the last counter of a pile.
   *[2015] Somebody has drawn the last card of a deck.
}
ending-stall = For eight rounds nobody has drawn.

setting-edition = Edition
    .hint = 2006 is played with counters that come into play as soon as they are drawn; 2015 with cards, a hand and figures.
setting-edition-2006 = 2006: counters
setting-edition-2015 = 2015: cards and figures
setting-board = Board
    .hint = The name of a board; left empty, it is the one that comes with the edition.
setting-characters = Characters
    .hint = The set of special characters in the 2015 edition.
setting-characters-choose = each player chooses
setting-characters-classic = classic for everybody
setting-characters-variant = variant for everybody
setting-first-player = First player
    .hint = Who has the first turn.
setting-first-player-random = drawn by lot
setting-first-player-1 = player 1
setting-first-player-2 = player 2
setting-first-player-3 = player 3
setting-first-player-4 = player 4
setting-stall-guard = Stall guard
    .hint = Ends the game when nobody has drawn for eight rounds.
setting-stall-guard-off = off
setting-stall-guard-on = on
setting-linked-stairs = Entrances joined
    .hint = Whether one step leads from any entrance to any other.
setting-linked-stairs-printed = as the edition has it
setting-linked-stairs-yes = joined
setting-linked-stairs-no = not joined
setting-push-on-entry = Wraith entering a room
    .hint = Whether it must push somebody out when it can.
setting-push-on-entry-printed = as the edition has it
setting-push-on-entry-must = it must push
setting-push-on-entry-may = it may push
setting-pit-return = Back into a pit
    .hint = Whether monsters may move into a pit again.
setting-pit-return-yes = allowed
setting-pit-return-no = not allowed
setting-turn-end = After the last action
    .hint = Whether your turn ends by itself, or you say so and can still take something back.
setting-turn-end-at-once = the turn ends by itself
setting-turn-end-ask = you end it yourself

## Questions

ask-turn = Your turn: what will you do?
ask-set = Which characters will you play with?
ask-entrance = { $edition ->
    [2006] At which entrance does it come into play?
   *[2015] On which stairs does the figure come into play?
}
ask-pit = In which pit does it come into play?
ask-troll-room = Into which room do you put the Cave Troll?
ask-escape = A Cave Troll is here: which of yours do you lead out of the room?
ask-treasure-room = { $edition ->
    [2006] Into which room do you put the Treasure?
   *[2015] Into which room do you put the Treasure Chest?
}
ask-card = Which card do you play?
ask-scored-room = Which room is scored?
ask-push-whom = Whom does the Wraith push out?
ask-push-where = Through which door?
ask-throw = Through which door?
ask-kill = { $edition ->
    [2006] Which adventurer does the Orc kill?
   *[2015] Which hero does the Orc remove?
}
ask-jump = Where does the Thief jump to?
ask-next-step = Where does the next step lead?
ask-banshee = Which Banshee does the Paladin banish?
ask-banish-to = Into which pit does the Banshee go?
ask-raging-troll = Which Raging Troll does the Giant Slayer take with him?
ask-strike = Whom does the Assassin strike down?
ask-rampage = Whom does the Raging Troll push out next?
ask-pull-from = From where does the Banshee pull somebody?
ask-pull-whom = Whom does the Banshee pull to her?
ask-helm-field = Where is the character that you want to lead with the Helm?
ask-helm-whom = Whom do you lead with the Helm?
ask-teleport-field = From where do your adventurers vanish?
ask-teleport-whom = Who goes next?
ask-teleport-to = Where to?
ask-revive = Which of your heroes comes back?
ask-idol-room = In which room do you place the Idol?
ask-cloak-field = Where is the one who gets the Cloak?
ask-cloak-whom = Who gets the Cloak?
ask-sword-room = In which room does the Sword strike?

## Options

option-end-turn = End your turn
option-draw = { $edition ->
    [2006] Draw a counter
   *[2015] Draw and play a card
}
option-stay-escape = Lead nobody out
option-stay-next-step = Stop here
option-stay-push-whom = Push nobody
option-set-classic = Play with the classic characters
option-set-variant = Play with the variant characters
option-card = Play { $card-the }
option-artifact = Play the { $artifact }
option-move = Move the { $piece } { $field-from } { $to-to }
option-escape = Lead the { $piece } out { $field-to }
option-next-step = On with { $piece } { $field-to }
option-use-thief = Use the { $piece } { $field-in }: jump anywhere
option-use-orc = Use the { $piece } { $field-in }: { $edition ->
    [2006] kill an adventurer
   *[2015] remove a hero
}
option-use-wraith = Use the { $piece } { $field-in }: push somebody out
option-use-paladin = Use the { $piece } { $field-in }: banish a Banshee
option-use-giant-slayer = Use the { $piece } { $field-in }: sacrifice him against a Raging Troll
option-use-assassin = Use the { $piece } { $field-in }: strike down somebody alone
option-use-raging-troll = Use the { $piece } { $field-in }: rampage
option-use-grunt = Use the { $piece } { $field-in }: remove opposing Adventurers
option-use-banshee = Use the { $piece } { $field-in }: pull somebody to her
option-entrance = Put the { $piece } { $field-in }
option-pit = Put the { $piece } { $field-in }
option-troll-room = Put the Cave Troll { $field-in }
option-treasure-room = { $edition ->
    [2006] Put the Treasure { $field-in }
   *[2015] Put the Treasure Chest { $field-in }
}
option-scored-room = Score { $field }
option-push-where = Push { $piece } through { $field-to }
option-throw = Push { $piece } through { $field-to }
option-jump = Jump { $field-to }
option-banish-to = Banish the Banshee { $field-to }
option-pull-from = Pull somebody { $field-from }
option-helm-field = Lead somebody { $field-from }
option-teleport-field = Send away all your adventurers { $field-from }
option-teleport-to = Send the { $piece } { $field-to }
option-idol-room = Place the Idol { $field-in }
option-cloak-field = Cloak somebody { $field-in }
option-sword-room = Strike { $field-in }
option-push-whom = Push { $piece }
option-kill = { $edition ->
    [2006] Kill { $piece }
   *[2015] Remove { $piece }
}
option-banshee = Banish { $piece }
option-raging-troll = Take { $piece } along
option-strike = Strike down { $piece }
option-rampage = Push { $piece } out
option-pull-whom = Pull { $piece }
option-helm-whom = Lead { $piece }
option-teleport-whom = Send { $piece } next
option-revive = Bring { $piece } back
option-cloak-whom = Give { $piece } the Cloak

## Why something is not allowed

why-other-question = That does not answer the question you are asked now.
why-no-such-piece = You have no { $piece } { $field-in }.
why-no-door = Only doors lead from place to place, and none leads from there { $field-to }.
why-room-full = { $edition ->
    [2006] A room holds five adventurers and monsters, and there is no place left { $field-in }.
   *[2015] A room holds five characters, and there is no place left { $field-in }.
}
why-troll-there = There is a Cave Troll { $field-in }, and nobody may enter its room.
why-knight-there = An opponent's Knight { $field-in } bars the way.
why-idol-there = There is an Idol { $field-in }, and it closes the room.
why-hero-in-pit = { $edition ->
    [2006] Adventurers never enter a pit.
   *[2015] Heroes never enter a pit.
}
why-pit-closed = At this table nobody moves back into a pit.
why-never-moves = A Cave Troll never moves.
why-moved-already = A Raging Troll may move only once a turn.
why-nobody-to-push = There is no place left { $field-in }, and nobody there can be pushed out by the Wraith.
why-six-there = There are six characters { $field-in }, and not even a Berserker may join them.
why-own-among-five = A Berserker may join five characters only if all are opponents', and { $field-in } one is his own player's.
why-no-actions = You have used all your actions.
why-pile-empty = { $edition ->
    [2006] Your pile is empty.
   *[2015] Your deck is empty.
}
why-no-ability = { $edition ->
    [2006] The { $piece } has no ability to spend an action on.
   *[2015] The { $piece } has no character action.
}
why-no-victim = { $edition ->
    [2006] An Orc kills an adventurer who is in the same room or entrance, and there is none.
   *[2015] An Orc removes a hero from the room it is in, and there is none.
}
why-no-push-here = { $edition ->
    [2006] A Wraith pushes an adventurer out of the room it is in through a door, and there is nobody for whom that is possible.
   *[2015] A Wraith pushes a character out of the room it is in through a door, and there is nobody for whom that is possible.
}
why-no-jump = { $edition ->
    [2006] No other room or entrance is open to the Thief.
   *[2015] No other room and no other stairs are open to the Thief.
}
why-no-banshee = A Paladin banishes an opponent's Banshee from the room he is in, and there is none.
why-no-raging-troll = A Giant Slayer sacrifices himself against a Raging Troll in the room he is in, and there is none.
why-nobody-lone = An Assassin strikes down a Grunt, or a hero who is no Assassin, if he is the only one of his colour in her room; there is none.
why-alone-here = A Raging Troll rampages only in a room where something else is standing.
why-no-adventurers = A Grunt removes opposing Adventurers from the room it is in, and there is none it can reach.
why-nobody-to-pull = A Banshee pulls an opponent's character from a neighbouring field, and there is none who could come.
why-not-held = You do not hold the { $artifact }.
why-no-target-helm = { $edition ->
    [2006] The Helm leads an opponent's adventurer or monster, and none of them could take a step.
   *[2015] The Helm leads an opponent's character, and none of them could take a step.
}
why-no-target-teleport = The Chalice sends your adventurers somewhere else, and none of them could go anywhere.
why-no-target-revive = The Chalice brings back a hero who was removed, and you have lost none.
why-no-target-idol = The Idol needs a room with nothing in it, and there is none.
why-no-target-cloak = { $edition ->
    [2006] The Cloak is for an adventurer of yours, and none is on the board.
   *[2015] The Cloak is for a hero of yours, and none is on the board.
}
why-no-target-sword = { $edition ->
    [2006] The Sword strikes where an adventurer of yours and an Orc are in one room, and there is no such room.
   *[2015] The Sword strikes where a hero of yours is in one room with an Orc or a Grunt, and there is no such room.
}
why-not-an-entrance = { $edition ->
    [2006] An adventurer comes into play at an entrance and nowhere else.
   *[2015] A hero comes into play on stairs and nowhere else.
}
why-not-a-pit = { $field } is not a pit, and only a pit will do.
why-not-a-room = { $field } is not a room, and only a room will do.
why-same-field = That is where it is now; it has to go somewhere else.
why-not-a-target = That is not among the possible choices here.
why-not-in-hand = You do not have that card in your hand.
why-must-choose = You cannot pass here; one of the choices has to be made.
why-no-such-set = There is no set of characters called “{ $name }”.
why-not-yours = That belongs to { $owner }; you can act only with your own.
why-no-such-verb = Nothing that can be done here is called “{ $name }”.
why-no-such-field = There is no field called “{ $name }” on this board.
why-no-such-character = There is no character called “{ $name }” in this game.
why-no-such-card = There is no card called “{ $name }” in this game.
why-no-such-artifact = There is no artifact called “{ $name }” in this game.

## Events

event-started = { $seat } goes first.
event-chose-set = { $seat } plays with { $set }.
event-turn-began = { $actions ->
    [one] { $seat }'s turn begins, with one action.
   *[other] { $seat }'s turn begins, with { $actions } actions.
}
event-turn-ended = { $seat }'s turn ends.
event-drew = { $edition ->
    [2006] { $seat } draws a counter: { $kind }.
   *[2015] { $seat } draws a card: { $kind }.
}
event-drew-secretly = { $seat } draws a card.
event-played = { $seat } plays { $card-the }.
event-placed = { $seat } puts the { $kind } { $field-in }.
event-moved = { $seat }'s { $kind } moves { $field-from } { $to-to }.
event-jumped = { $seat }'s { $kind } jumps { $field-from } { $to-to }.
event-pushed = { $by }'s { $by_kind } pushes { $seat }'s { $kind } { $field-from } { $to-to }.
event-slain = { $by }'s { $by_kind } slays { $seat }'s { $kind } { $field-in }.
event-killed = { $by } kills { $seat }'s { $kind } { $field-in }.
event-earned = { $seat }'s Giant Slayer earns { $gold } gold { $field-in }.
event-crushed = { $by }'s Cave Troll crushes { $seat }'s { $kind } { $field-in }.
event-stayed = { $seat } leads nobody away { $field-from }.
event-found = { $seat } finds an artifact.
event-found-secretly = { $seat } finds the { $artifact }.
event-nothing-found = { $seat } finds nothing, as no artifacts are left.
event-used = { $seat } plays the { $artifact }.
event-carried = { $seat }'s { $kind } is carried { $field-from } { $to-to }.
event-revived = { $seat }'s { $kind } comes back { $field-in }.
event-claimed = { $seat } places an Idol { $field-in }.
event-cloaked = { $seat }'s { $kind } puts on the Cloak { $field-in }.
event-caught = { $seat }'s { $kind } is caught by the Cave Troll { $field-in }.
event-banished = { $by }'s Paladin banishes { $seat }'s Banshee { $field-from } { $to-to }.
event-sacrificed = { $by }'s Giant Slayer sacrifices himself { $field-in } and takes { $seat }'s Raging Troll with him.
event-struck = { $by }'s Assassin strikes down { $seat }'s { $kind } { $field-in }.
event-rampaged = { $seat }'s Raging Troll rampages { $field-in }.
event-trampled = { $by } tramples { $seat }'s { $kind } { $field-in }.
event-pulled = { $by }'s Banshee pulls { $seat }'s { $kind } { $field-from } { $to-to }.
event-led = { $by }'s Helm leads { $seat }'s { $kind } { $field-from } { $to-to }.
event-cut-down = { $by }'s Sword cuts down { $seat }'s { $kind } { $field-in }.
event-cleared = { $by }'s Raging Troll sweeps away { $seat }'s { $kind } { $field-in }.
event-counted = The whole board is scored.
event-paid = { $seat } gets { $gold } gold { $field-from }.
event-shared = { $seat } gets a share of { $gold } gold { $field-from }.
event-scored = { $seat } has one room scored: { $field }.
event-pile-boxed = The scoring pile goes back to the box.
event-bonus-paid = { $seat } has ended the game and gets { $gold } gold.
event-artifact-paid = { $seat } gets { $gold } gold for the { $artifact }.
event-stalled = For eight rounds nobody has drawn, so the game ends.
event-ended = The game is over.
event-wasted = { $seat }'s { $kind } finds no room and is discarded.
event-idol-broken = { $by }'s Cave Troll breaks { $seat }'s Idol { $field-in }.
event-put-on-pile = { $symbols ->
    [one] { $seat } lays { $card-the } on the scoring pile, which now shows one hourglass.
   *[other] { $seat } lays { $card-the } on the scoring pile, which now shows { $symbols } hourglasses.
}
