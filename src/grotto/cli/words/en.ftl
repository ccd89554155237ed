# The words of the command `grotto`.

cli-title = Grotto
cli-commitment = The dice are bound to a secret with this hash; it is revealed when the game is over: { $hash }
cli-seeded = The dice come from the seed { $seed }: the game can be repeated, and nothing is proved.
cli-goes-on = The game goes on after { $count ->
    [one] one answer
   *[other] { $count } answers
}.
cli-seat-you = you
cli-seat-bot = bot
cli-seat-easy = easy bot
cli-seat-normal = normal bot
cli-seat-hard = hard bot
cli-seat-random = takes anything
cli-thinks = { $seat } is thinking …
cli-press-enter = Press Enter to go on.{ " " }
cli-hand-over = It is { $seat }'s turn. Hand over the keyboard; nobody else should look now. (“undo” takes the last answer back.)
cli-hint = Type a number, or what you want (“orc pit”, “draw”). help lists the commands, why PIECE PLACE explains.
cli-help =
    1, 2, 3 …           choose from the list; Enter alone shows the list again
    orc nw4             do it by name; a part of a name is enough when it is clear
    hint                what a strong bot would do, with the chances to win it sees
    why PIECE PLACE     why that is not possible, with the rule (also: why draw)
    undo                take back your last answer, as long as nothing hidden was shown
    rules [NUMBER|WORDS] look up the rules
    log                 all that has happened
    board               the board and the question again
    save [FILE]         save the game; grotto play GAME --from FILE goes on with it
    quit                leave; asks whether to save
cli-command-hint = hint
cli-command-why = why
cli-command-undo = undo
cli-command-rules = rules
cli-command-log = log
cli-command-board = board
cli-command-save = save
cli-command-help = help ?
cli-command-quit = quit
cli-fillers = the a an to from in on at into with my
cli-no-such-number = There is no { $number } in the list; it goes from 1 to { $last }.
cli-unknown-name = Nothing here is called “{ $name }”; help lists what can be typed.
cli-unclear-name = “{ $name }” could be: { $names }.
cli-which = Choose one of these by its number.
cli-hint-comes = A strong bot thinks about your place, by what you know; the chances to win it sees:
cli-percent = { $percent } %
cli-possible = That is possible:
cli-why-how = Say what you would like to do: why PIECE PLACE, why draw, why ARTIFACT.
cli-undone = Taken back.
cli-undo-reach = undo: { $count }
cli-news = { $count ->
    [one] … one line of news: log
   *[other] … { $count } lines of news: log
}
cli-more-news = … { $count } more lines before these: log
cli-log-how = log shows everything, log NUMBER the last so many lines.
cli-closed = Enter: { $count ->
    [one] one answer
   *[other] { $count } answers
}
cli-save-how = Say under which name: save FILE.
cli-save-first = Save the game? A file name, or Enter for no:{ " " }
cli-save-again = Save the game? A file name (so far { $path }), or Enter for no:{ " " }
cli-no = no n
cli-yes = yes y
cli-saved = Saved: { $path }
cli-no-file-name = { $name } alone is rather a slip of the keyboard than the name of a file.
cli-kept = Kept in { $path }; grotto play { $game } --from { $path } goes on with it.
cli-left-unfinished = The game is not over; it ends here for now.
cli-not-over = The game is not over.
cli-secret = The secret of the dice was { $secret }: with the saved game, grotto verify proves every draw.
cli-winner = winner
cli-won-by = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-no-such-rule = There is no rule with the number { $words }.
cli-nothing-found = Nothing in the rules speaks of “{ $words }”.
cli-more-rules = … and { $count } more: { $numbers }
cli-rules-hint = rules NUMBER shows a rule, rules WORDS looks for words.
cli-verified = { $count ->
    [one] One chance result was proved: it follows from the secret that the game was bound to.
   *[other] All { $count } chance results were proved: they follow from the secret that the game was bound to.
}
cli-not-verified = Not proved: { $reason }
cli-analysing = { $count ->
    [one] One answer is being looked at …
   *[other] { $count } answers are being looked at …
}
cli-chances = chances to win
cli-answers = answers
cli-turns = { $count ->
    [0] No single answer turned the game.
    [one] The answer that turned the game:
   *[other] The { $count } answers that turned the game most:
}
cli-drawn = Drawn: { $path }
cli-pack-sound = The pack “{ $title }” is sound.
cli-pack-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}
cli-pack-new = A new pack is in { $folder }: { $files }
