### What the drawing of Cave Troll in a terminal needs: short marks, and the captions of its table.

place-on-map = { $place } ({ $name })
    .from = { $place-from } ({ $name })
    .to = { $place-to } ({ $name })
    .in = { $place-in } ({ $name })

mark-explorer = { $edition ->
    [2006] Ex
   *[2015] Ad
}
mark-barbarian = Ba
mark-dwarf = Dw
mark-knight = Kn
mark-thief = Th
mark-paladin = Pa
mark-giant-slayer = GS
mark-berserker = Be
mark-assassin = As
mark-orc = Or
mark-wraith = Wr
mark-cave-troll = CT
mark-grunt = Gr
mark-banshee = Bn
mark-raging-troll = RT
mark-treasure = Tr
mark-idol = Id

terminal-gold = gold
terminal-pile = { $edition ->
    [2006] pile
   *[2015] deck
}
terminal-artifacts = artif.
terminal-now = if scored
terminal-to-move = { $actions ->
    [0] { $seat }'s turn, no action left
    [one] { $seat }'s turn, one action left
   *[other] { $seat }'s turn, { $actions } actions left
}
terminal-actions = { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}
terminal-stack = { $count ->
    [0] No artifact is left to find.
    [one] One artifact is left to find.
   *[other] { $count } artifacts are left to find.
}
terminal-symbols = Scoring pile: { $symbols } of { $most } hourglasses
terminal-hand = Your hand: { $cards }
terminal-own-artifacts = Your artifacts: { $artifacts }
terminal-out = Out of play:
terminal-secret-door = Also joined: { $one } and { $other }
terminal-cloaked = cloaked
terminal-legend-room = (4)● a room's gold now, and who gets it
terminal-you = you

act-draw = draw
act-end-turn = end turn
act-stay = stay
act-use = use

option-use-thief-short = jump anywhere
option-use-orc-short = { $edition ->
    [2006] kill an adventurer
   *[2015] remove a hero
}
option-use-wraith-short = push somebody out
option-use-paladin-short = banish a Banshee
option-use-giant-slayer-short = sacrifice him against a Raging Troll
option-use-assassin-short = strike down somebody alone
option-use-raging-troll-short = rampage
option-use-grunt-short = remove opposing Adventurers
option-use-banshee-short = pull somebody to her
