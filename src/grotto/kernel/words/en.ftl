kernel-game-over = The game is over.
kernel-no-such-option = There is no option { $option }.
kernel-not-asked = You are not being asked now.
kernel-same-choice = That is already your choice.
kernel-no-undo = There is nothing you can take back: what was drawn, rolled or shown stands, and so does what came before another player's choice.
