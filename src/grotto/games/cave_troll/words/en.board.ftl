### What the drawn board of Cave Troll says: captions, the names of things for a screen reader, the board as text, hints.

## Captions

board-title = The cave
board-actions = { $left ->
    [one] One action left
   *[other] { $left } actions left
}
board-turn = { $name }'s turn
board-over = The game is over
board-gold = Gold
board-pile = { $edition ->
    [2006] Counters still to draw
   *[2015] Cards still to draw
}
board-fact-pile = { $edition ->
    [2006] Counters
   *[2015] Cards
}
board-fact-artifacts = Artifacts
board-fact-hand = Hand
board-stack = Artifacts still to find
board-hourglasses = Hourglasses on the scoring pile: { $now } of { $most }
board-preview = If scored now
board-preview-hint = Shows what every room would pay if the whole board were scored now
board-closer = Closer
board-farther = Farther away
board-draw = { $edition ->
    [2006] Draw a counter
   *[2015] Draw a card
}

## Places and pieces by name

board-room = { $place }, { $gold } gold
board-entrance = { $place }
board-piece = { $kind } of { $owner }, { $place }
board-thing = { $kind }, { $place }
board-cloaked = { $kind } under the Cloak
board-several = { $count } × { $what }
board-whose = { $kind } ({ $owner })
board-may-act = can act
board-may-be-chosen = can be chosen
board-picked = in hand
board-open = can be chosen
board-empty = nobody there
board-holds = { $count } of { $most } places taken
board-full = full
board-closed = closed by a Cave Troll
board-controlled = { $name } controls it
board-would-pay = pays { $list } if scored now
board-pay = { $name } { $gold }
board-tied = tied, so nobody would be paid

## The board as text

board-text-now = How it stands
board-text-rooms = Rooms
board-text-empty = Empty rooms
board-text-entrances = { $edition ->
    [2006] Entrances
   *[2015] Stairs
}
board-text-pits = Pits
board-text-own = What you hold
board-text-line = { $place }: { $facts }.
board-text-seat = { $edition ->
    [2006] { $name }: { $gold } gold; counters to draw: { $pile }; artifacts: { $artifacts }.
   *[2015] { $name }: { $gold } gold; cards to draw: { $pile }; artifacts: { $artifacts }.
}
board-text-turn = It is { $name }'s turn, with { $actions ->
    [one] one action
   *[other] { $actions } actions
} left.
board-text-nothing = Nothing.

## Hints for a first game

hint-draw = The more you draw, the more pieces you have to hold rooms with; but the game ends with the last of a pile.
hint-move = Most heroes in a room control it. Ties pay nobody, so one hero more or less decides.
hint-full = A room with five in it is closed. Filling a room with your own is a way to keep others out.
hint-knight = Your Knight keeps opponents out of his room: put him where the gold is.
hint-wraith = A Wraith clears a place: it pushes somebody out of the room that it walks into.
hint-thief = The Thief can jump anywhere for one action: keep one for the room that tips the scales.
hint-troll = The Cave Troll closes a room for good. Choose one in which others have more to lose.
hint-treasure = A treasure adds four gold at every scoring, and it stays where it is. Put it where you will stay.
