### The words that `grotto pack new cave-troll` writes into the files of a new pack: titles and comments.

pack-title = My Cave Troll
pack-author = who made this pack
pack-board-title = My lair
pack-about =
    A pack: a board and pieces of your own, to play Cave Troll with.
    See whether everything is right with: grotto pack check FOLDER
    Play with it: grotto play cave-troll --pack FOLDER
    You may delete boards.toml or pieces.toml: what a pack does not have, Grotto takes from its own.
    Everything from a # to the end of its line is a comment, as here, and is not read.
pack-boards-about =
    Your boards, one block "board" each. To have another board, copy the whole block and give the copy an id of its
    own. Nothing in the rules depends on how many fields there are, or on what they are called.

    id       for the program: letters a to z, digits and hyphens
    edition  "2006" or "2015": the rules for which the board is chosen if a table names none; both play on it.
             May be left out.
    grid     how many cells the board is wide and high, 60 at most. The cell [0, 0] is at the top left; x counts to
             the right, y downwards. Cells that no field covers are solid rock.
pack-fields =
    One line for each field, 200 at most:
    id     for the program; doors use it
    kind   "room", "entrance" (stairs) or "pit"; a board needs one of each at least
    name   for people; where it is left out, the id is shown
    gold   of a room: the number printed in it, 0 or more
    cells  the cells it covers, each [x, y]; they share edges, and no other field covers them
pack-doors =
    One line for each door. Two fields are neighbours only if a door joins them; without one there is a wall.
    between  the ids of the two fields
    at       the place of the door: [x, y, "E"] is the right edge of a cell, [x, y, "S"] its lower one. Without
             it Grotto draws the door on the first edge that the fields share.
    From each field there is a way to every other, and from an entrance one to every room that crosses no pit.
pack-pieces-about =
    Your pieces, one block "deck" for each edition. You may delete one: Grotto then takes its own for that edition.

    card      what every player has, all alike:
      kind      what it is: { $kinds }
      count     how many of them
      set       "classic" or "variant": only in the game of those who take this set of characters. Left out: always.
                Either set makes a deck of the same size, 40 at most.
      symbols   only for 2015: the hourglasses, from 0 to 5; one number for all, or a list with one for each card
    artifact  what lies in the common stack, 12 at most:
      id        for the program
      name      for people; where it is left out, Grotto's own name is shown, or the id if it has none
      gold      what it pays at the end of the game if it has not been played
      effect    do = one of { $effects };
                "move-opponent" has steps = 1 to 9, "slay" has kinds = the characters that it removes
pack-deck = The deck of the edition of { $edition }.
