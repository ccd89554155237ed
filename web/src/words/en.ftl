# The client's own words. Keys begin with ui-, so that they never meet those of the table or of a game.

## Everywhere

ui-home = Grotto: to the lobby
ui-close = Close
ui-save = Save
ui-settings = Settings
ui-skip-main = Skip to the content
ui-skip-choices = Skip to the choices
ui-again = Try again
ui-no-server = The server cannot be reached just now. Nothing was changed.
ui-server-trouble = The server could not do that (error { $status }). Nothing was changed.
ui-own-fault = Something went wrong on this page. Loading it again helps; the table has lost nothing.
ui-unsure = The connection broke twice, so it is not known whether that was carried out. Look at the log before trying again.
ui-no-line = There is no connection to the table at the moment.
ui-missing-title = A dead end
ui-missing = This passage leads nowhere. The address may have been cut short.
ui-to-lobby = To the lobby
ui-name-first = Please say first what you want to be called.
ui-rules = Rulebook
ui-about = Grotto is free software under the Apache License 2.0 and belongs to no publisher.
ui-licences = Licences of what is used here

ui-span-seconds = { $n } s
ui-span-minutes = { $n } min
ui-span-hours = { $n } h
ui-span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

## Settings

ui-language = Language
ui-theme = Light
ui-theme-system = as the device has it
ui-theme-dark = dark cave
ui-theme-light = daylight
ui-motion = Movement
ui-motion-speed = { $speed ->
    [0] none
    [1] slow
    [2] usual
   *[other] quick
}
ui-set-text = Show the board as text
ui-set-confirm = Ask before my turn ends
ui-set-curtain = Hide the table when the screen changes hands
ui-set-hints = Hints for the first game
ui-set-sound = Sounds
ui-set-notify = Call me when it is my turn and this page is not in front

## Lobby

ui-welcome = Come in, mind your head
ui-welcome-more = Cave board games with their rules kept for you: with friends, with bots, at one screen or many. No account; your link is your seat.
ui-your-name = Your name
ui-name-example = Name at the table
ui-games = Games
ui-choose-game = Choose this one
ui-learn = Learn it by playing
ui-new-table = A new table of { $game }
ui-company = With whom?
ui-company-friends = Friends, by link
ui-company-friends-more = You get a link to send. Whoever opens it takes a seat.
ui-company-bots = Bots
ui-company-bots-more = Starts straight away.
ui-company-screen = Around this screen
ui-company-screen-more = Several people take turns on one device.
ui-open-friends = Open the table
ui-open-bots = Play now
ui-open-screen = Play now
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-plan-me = Me
ui-plan-here = Somebody at this screen
ui-plan-open = Free, for whoever has the link
ui-plan-bot = Bot: { $level }
ui-name-of-seat = Name for seat { $number }
ui-player-number = Player { $number }
ui-seat-more = One seat more
ui-seat-less = One seat less
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard, thinks for a while
ui-level = Level of the bot
ui-game-options = How we play
ui-more-options = { $changed ->
    [0] More options
    [one] More options (one changed)
   *[other] More options ({ $changed } changed)
}
ui-table-ways = Clock, spectators, title
ui-clock = Time to think
ui-clock-none = no clock
ui-clock-quick = quick: 5 minutes, and 10 seconds for each answer
ui-clock-usual = usual: 15 minutes, and 20 seconds for each answer
ui-clock-calm = calm: 40 minutes, and 30 seconds for each answer
ui-clock-day = over days: 1 day, and 12 hours for each answer
ui-clock-week = over weeks: 7 days, and 1 day for each answer
ui-clock-own = set otherwise
ui-spectators = Spectators
ui-spectators-public = see what everybody sees
ui-spectators-open = see all hands
ui-spectators-none = are not let in
ui-listed = Show the table in the lobby to everybody
ui-ways-advice = Hints
ui-ways-advice-usual = for one who plays against bots alone
ui-ways-advice-all = for everybody who is asked
ui-ways-advice-none = for nobody
ui-allow-undo = Players may take back their own steps
ui-title = Title (may stay empty)
ui-own-tables = Your tables
ui-table = Table
ui-is-over = over ·
ui-seen-ago = { $span } ago
ui-forget = Take { $label } off this list
ui-listed-tables = Open tables
ui-filter = Which tables
ui-filter-free = with free seats
ui-filter-playing = being played
ui-filter-over = finished
ui-filter-all = all
ui-none-listed = None at the moment. Open one and list it, and others will find it here.
ui-free-seats = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
ui-state-playing = being played
ui-state-over = finished
ui-state-open = full
ui-state-frozen = stopped
ui-import = Go on from a file
ui-import-more = A game that was saved from a table (.json)
ui-file-large = That file is too large to be a game.
ui-learn-game = { $game }: your first game
ui-learn-more = A guide leads you through a short game against a bot that is easy to beat: about five minutes. Nothing is lost if you try things out: every step says what it does, and whatever is not possible says why.
ui-learn-begin = Begin the guided game
ui-learn-whole = A whole first game, with hints
ui-learner = Newcomer
ui-first-game = A first game

## Waiting room

ui-coming = Climbing down to the table …
ui-lost = No table here
ui-missing-players = { $missing ->
    [one] One seat is still free.
   *[other] { $missing } seats are still free.
}
ui-all-here = Everybody is here. Begin when you like.
ui-host-starts = Everybody is here; the host begins the game.
ui-sit = Take a seat
ui-sit-here = Sit down here
ui-seat-free = free
ui-bot = Bot
ui-bot-level = Bot, { $level }
ui-is-host = host
ui-is-you = you
ui-is-away = not here at the moment
ui-rename = Rename
ui-get-up = Get up
ui-move-here = Move here
ui-seat-bot = Seat a bot
ui-bot-away = Send the bot away
ui-dismiss = Ask to get up
ui-start = Begin the game
ui-start-not-yet = Every seat needs a player or a bot first, or fewer seats.
ui-invite = Invite others
ui-invite-link = Whoever opens this link can sit down or watch
ui-copy = Copy the link
ui-copied = Copied.
ui-share = Send
ui-qr = The link as a QR code

## Chat

ui-chat = Table talk
ui-chat-empty = Nobody has said anything yet.
ui-chat-hidden = { $hidden ->
    [one] One line is not shown.
   *[other] { $hidden } lines are not shown.
}
ui-say = Say something
ui-said = { $name } says: { $text }
ui-send = Send
ui-phrases = Quick phrases
ui-mute = Mute somebody
ui-mute-who = Show nothing from { $name }
ui-phrase-hello = Hello everybody!
ui-phrase-good-luck = Good luck!
ui-phrase-well-played = Well played.
ui-phrase-nice-move = Nice move!
ui-phrase-oops = Oops.
ui-phrase-sorry = Sorry.
ui-phrase-thanks = Thank you!
ui-phrase-moment = One moment, please.
ui-phrase-back = I am back.
ui-phrase-your-turn = It is your turn.
ui-phrase-one-more = One more game?
ui-phrase-good-game = That was a good game.

## The table

ui-menu = Menu
ui-board = Board
ui-beside = Beside the board
ui-panel-choices = Choices
ui-panel-course = Analysis
ui-panel-log = Log
ui-panel-chat = Talk
ui-panel-rules = Rules
ui-prompt = What is going on
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $names }.
ui-asked-what = They are asked: { $question }
ui-since = since { $span }
ui-is-asked = to act
ui-looking-back = The table after { $step } of { $last } answers
ui-to-present = Back to now
ui-game-over = The game is over.
ui-frozen = This table has been stopped, and nothing on it changes any more. { $trouble }
ui-really-end = End your turn now?
ui-yes-end = Yes, end it
ui-not-yet = Not yet
ui-watching = { $watching ->
    [one] 1 spectator
   *[other] { $watching } spectators
}
ui-time-left = Time left
ui-away-for = away for { $span }
ui-away-until = away, { $seconds } s
ui-away-until-more = In { $seconds } seconds a bot may be asked to play here meanwhile.
ui-has-resigned = has resigned
ui-has-left = has left
ui-look-as = See this hand
ui-play-myself = Play for myself again
ui-bot-instead = Let a bot play here meanwhile
ui-no-choices = Nothing to choose at the moment.
ui-no-choices-past = You are looking back. Return to now to choose something.
ui-no-choices-watching = You are watching.
ui-understood = Got it
ui-hint = Hint
ui-guide = The guide
ui-guide-step = Step { $step } of { $steps }
ui-guide-away = Without the guide
ui-no-hints = No more hints

ui-advice = Hint
ui-advice-thinking = A strong bot thinks about your place, knowing what you know …
ui-advice-says = It would:
ui-advice-chance = { $chance } to win
ui-advice-one = { $what }, { $chance } to win
ui-advice-spoken = { $count ->
    [0] The hint is: { $best }.
   *[other] The hint is: { $best }. Next to it: { $others }.
}

ui-undo = Take back
ui-undo-what = Take back: { $what }
ui-undo-reach = { $count ->
    [one] This far and no further: what comes before it stands.
   *[other] { $count } of your steps can be taken back.
}
ui-undo-nothing = You have done nothing yet that could be taken back.
ui-undo-off = At this table nothing is taken back without asking.
ui-ask-take-back = Ask the others for a take-back
ui-ask-back-here = Ask the others to go back to here
ui-take-back = A take-back
ui-take-back-asked = { $steps ->
    [one] { $who } asks to take back one answer.
   *[other] { $who } asks to go back { $steps } answers.
}
ui-take-back-agreed = Agreed so far: { $names }.
ui-show-then = Show me that position
ui-agree = { $seats ->
    [one] Agree
   *[other] { $name } agrees
}
ui-disagree = Refuse

ui-hand-over = Pass the screen to { $name }
ui-hand-over-more = Nobody's secrets are on the screen now.
ui-i-am = I am { $name }, show me

ui-reconnecting = Connecting again, attempt { $attempt } …
ui-reconnect-in = { $seconds ->
    [0] The connection is gone. Attempt { $attempt } begins now. Nothing is lost.
   *[other] The connection is gone. Attempt { $attempt } in { $seconds } s. Nothing is lost.
}
ui-reconnect-now = Try now

ui-catch-up = While you were away
ui-catch-up-more = { $more ->
    [one] One more line is in the log.
   *[other] { $more } more lines are in the log.
}

ui-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ui-nobody-wins = Nobody wins
ui-rematch = Play again, same people
ui-next-game = To the next game
ui-replay = Play it again
ui-pause = Pause
ui-replay-speed = Speed
ui-history = Look back
ui-history-step = Position in the game
ui-history-at = after { $step } of { $last } answers
ui-to-start = To the beginning
ui-step-back = One answer back
ui-step-on = One answer on
ui-branch = Play on from here
ui-log-earlier = Show earlier lines
ui-log-empty = Nothing has happened yet.

ui-course-title = How the game went
ui-course-about = How likely each player was to win, as somebody looking on would judge who sees no hidden things.
ui-course-working = The game is being looked at …
ui-course-done = { $count ->
    [0] The analysis is done. No single answer turned the game.
    [one] The analysis is done. There is one turning point.
   *[other] The analysis is done. There are { $count } turning points.
}
ui-course-plot = Chances to win through the game
ui-course-answers = answers
ui-course-at = after { $step } of { $last } answers: { $chances }
ui-course-turns = Turning points
ui-course-no-turns = No single answer changed a chance by much.
ui-course-change = { $name }: { $before } → { $after }
ui-course-answer = answer { $step }

ui-search-rules = Search the rules
ui-nothing-found = No rule has all of these words.
ui-rules-now = About the present question
ui-rules-back = To the present question
ui-rules-whole = The whole rulebook
ui-rules-page = The rulebook on a page of its own
ui-chapters = Chapters

ui-command = What do you want to do? Name the piece and the place.
ui-command-hint = hint
ui-command-example = for example: knight pantry
ui-do-it = Do it
ui-not-understood = None of these words names anything here.
ui-which = { $count ->
    [one] That can be one thing.
   *[other] That can be { $count } things. Which one?
}

ui-text-view = Board as text
ui-export = Save the game as a file
ui-other-device = My seat on another device
ui-other-device-more = This link is your seat: whoever opens it plays for you. Do not pass it on.
ui-seat-link = The link of your seat
ui-notices = Write to me when it is my turn
ui-notices-more = While the table is not open anywhere, a message goes to this address. Leave both fields empty for none.
ui-email = E-mail address
ui-webhook = Address of a web hook
ui-resign = Resign
ui-resign-two = Your opponent wins, and the game ends.
ui-resign-many = A bot plays on for you, and you cannot win any more.
ui-resign-yes = Yes, resign
ui-leave = Leave the seat
ui-leave-more = A bot plays on for you until somebody with the table's link takes the seat. Your own link stops working.
ui-leave-yes = Yes, leave

ui-fairness = Are the dice fair?
ui-fair-promise = Before the game the server chose a secret that fixes every shuffle and every roll, and published its fingerprint here. It could not be exchanged afterwards without the fingerprint changing.
ui-fair-commitment = Fingerprint, published before the game
ui-fair-secret = The secret
ui-fair-later = When the game is over the secret is shown here, and everybody can check every draw.
ui-fair-verify = Save the game as a file and run this command; it works out every draw again and compares:
