### What somebody reads before the first game of Cave Troll.

learn-1 = The cave has rooms that pay gold, stairs at its four corners where heroes come in, and a pit out of which monsters climb. Numbers on the rooms say what they pay.
learn-2 = In your turn you have four actions. One action draws a counter from your pile, and it comes into play at once; or it takes a piece of yours one step through a door. From one stairway to any other is one step too.
learn-3 = Most heroes in a room hold it. A Barbarian counts for two, a Dwarf doubles what the room pays, and on a tie for the most nobody gets anything. Monsters hold nothing.
learn-4 = Gold is paid when somebody draws “Count the Loot!”: every room then pays whoever holds it. Nobody knows when that comes, so hold good rooms early and often.
learn-5 = Monsters and special heroes spoil plans: an Orc kills, a Wraith pushes somebody out through a door, a Knight keeps opponents out of his room, and the Cave Troll shuts a room for good.
learn-6 = Whoever plays the last counter of a pile ends the game and gets three gold for it; all rooms pay once more, and the most gold wins.
