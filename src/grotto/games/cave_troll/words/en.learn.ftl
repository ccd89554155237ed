### What somebody reads before the first game of Cave Troll.

learn-1 = The cave has rooms that pay gold, stairs at its four corners where heroes come in, and a pit out of which monsters climb. Numbers on the rooms say what they pay.
learn-2 = In your turn you have four actions. One action draws a counter from your pile, and it comes into play at once; or it takes a piece of yours one step through a door. From one stairway to any other is one step too.
learn-3 = Most heroes in a room hold it. A Barbarian counts for two, a Dwarf doubles what the room pays, and on a tie for the most nobody gets anything. Monsters hold nothing.
learn-4 = Gold is paid when somebody draws “Count the Loot!”: every room then pays whoever holds it. Nobody knows when that comes, so hold good rooms early and often.
learn-5 = Monsters and special heroes spoil plans: an Orc kills, a Wraith pushes somebody out through a door, a Knight keeps opponents out of his room, and the Cave Troll shuts a room for good.
learn-6 = Whoever plays the last counter of a pile ends the game and gets three gold for it; all rooms pay once more, and the most gold wins.

## The guide through the first lesson, step by step

lesson-first-tie = You are red. Both of your Explorers stand in the Flooded Gallery, and next door a blue one holds the Ogre Pantry. Tap an Explorer, then the Ogre Pantry, which is lit; or drag him there.
lesson-first-control = One red and one blue Explorer: a tie, and nobody is paid. Send your second Explorer after the first.
lesson-first-draw = Two against one: the Ogre Pantry is yours, as its red glow says, and would pay you four gold. You have two actions left, the flames above the board. Use one to draw a counter.
lesson-first-place = What you draw comes into play at once. Heroes come in by the stairs, and you choose which; monsters climb out of the pit. Some counters only do something.
lesson-first-end = You still have an action: draw again, or move somebody. Then end your turn. Until then you may take back your steps, as far as nothing new was revealed.
lesson-first-watch = Now blue plays. The log tells what happens; a click on a line shows the table as it was then.
lesson-first-orc = Your Orc waits in the pit, next to the North Vault, where blue's Barbarian would be paid five gold. Send the Orc in.
lesson-first-kill = In the same room your Orc can kill for one action. Tap him and choose to kill, or tap “Choices”.
lesson-first-score = When somebody draws “Count the Loot!” every room pays. “If scored now” below the board shows what each would pay, and to whom. Try it.
lesson-first-why = Whatever you cannot do is explained: pick up a piece and tap a room that is not lit, and the table names the rule. The rulebook opens at it with one more tap.
lesson-first-finish = The piles are short today. Whoever plays the last counter of his pile ends the game and gets three gold; all rooms pay once more, and the most gold wins. From here on you know enough: good luck!
