# Lantern Dice in English.

game-title = Lantern Dice
game-about = Keep your lights burning. Whoever bids the least oil feels the draught, and everybody may have a trick.
setting-lights = Lights
    .hint = How many lights everybody begins with.
setting-lights-1 = one
setting-lights-2 = two
setting-lights-3 = three

seat = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[3] Player 4
}
card-none = nothing
card-oil-1 = Oil 1
card-oil-2 = Oil 2
card-oil-3 = Oil 3
card-shelter = Shelter
card-bend = Bend
card-rockfall = Rockfall

ask-lead = Do you lead this round?
ask-bid = What do you bid?
ask-tricks = A draught threatens { $victim }. Do you play a trick?

option-keep-lead = lead
option-pass-lead = let the next player lead
option-nothing = nothing
option-card = { $card }

picture-round = Round { $round } of { $rounds }, led by { $leader }
picture-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
picture-deck = Deck: { $count }
picture-discard = Played: { $cards }

why-not-held = You do not hold { $card }.
why-no-trick = { $card } is no trick.
why-other = That is not what you are being asked.

event-led = { $seat } leads.
event-bid = { $seat } bid { $card }.
event-blew = A draught at { $seat }: the die shows { $die }.
event-played = { $seat } plays { $card }.
event-lost = A light of { $seat } goes out; { $lights ->
    [0] none is
    [one] one is
   *[other] { $lights } are
} left.
event-went-out = { $seat } is out.
event-showed = { $seat } lays aside { $card }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-card = { $seat } draws { $card }.
event-ended = The game is over.

ending-dawn = Day breaks.
ending-last-light = Only one still has a light.
ending-darkness = It is dark everywhere.
