# What the table says when it does not do something, and why.

table-not-found = There is no table with this link.
table-no-such-lesson = There is no lesson called “{ $lesson }” for this game.
table-no-such-game = There is no game called “{ $game }” on this server.
table-no-such-language = There are no words in the language “{ $lang }”.
table-closing = The server is being restarted. Everything is kept; you will be back in a moment.
table-storage-down = The server cannot write anything down at the moment, so nothing has been changed. Try again in a little while.
table-storage-unsure = The server cannot say at the moment whether that was written down. Come back, and you will see how things stand.
table-too-many = { $most } connections to this table are open already; there is no room for more.
table-too-fast = That was too much at once. Wait a second, then try again.
table-hello-first = The first message of a connection has to be “hello”.
table-no-hello-here = A single request has nobody who goes on looking; “hello” is for streams and sockets.

table-not-your-seat = This seat is not yours.
table-token-unknown = Your right to this seat is no longer good: the seat was given up, or is somebody else's now.
table-no-such-seat = There is no seat number { $seat } at this table.
table-seat-taken = This seat is taken.
table-seat-empty = Nobody sits there.
table-no-free-seat = All seats are taken.
table-empty-name = A name needs at least one letter that can be seen.
table-host-only = Only the host of the table can do that.
table-not-yourself = Nobody dismisses himself; leave the seat instead.
table-no-such-bot = There is no bot called “{ $level }” for this game.
table-bot-has-to-stay = Nobody is there to take over from this bot, so it stays.
table-bot-plays-for-you = A bot is playing for you. Take the seat back first.
table-player-is-here = This player is connected and plays for himself.
table-player-away-longer = This player has only just gone. In { $seconds } seconds a bot may play for him.

table-not-begun = The game has not begun yet.
table-begun-already = The game has begun; that could only be done before.
table-over = The game is over.
table-not-over = That can be done once the game is over.
table-cannot-begin = The game cannot begin under these rules; the host could open another table.
table-seats-free = Some seats are still free. Wait for players, let bots sit there, or take seats away.
table-seats-in-use = Somebody sits on a seat that would be taken away.
table-seats-out-of-range = This game is for { $low } to { $high } players.
table-options-do-not-fit = The game does not allow these settings.
table-imported-as-it-is = A game that goes on from another keeps its seats and its settings.
table-plan-too-long = This game has { $seats } seats, and more were planned.
table-too-long = So much has happened at this table that nothing more can be written down. Open another one.

table-stale-question = The game had gone on before your answer came. Here is how it stands now.
table-has-resigned = You have given up this game.
table-no-undo-here = At this table nothing is taken back without the others' consent.
table-no-hints-here = There are no hints at this table: several people play, and the host has not allowed them.
table-hint-later = You have had many hints in the last minute. The next one comes in { $seconds } seconds at the earliest.
table-no-hint = No hint has come of it this time. You can ask again.
table-no-such-step = The game has no such moment ({ $step }) to go back to.
table-no-such-name = Nothing in this game is called “{ $name }”.
table-take-back-asked-already = Somebody has asked to go back already; that has to be answered first.
table-take-back-later = Your last wish to go back was declined. You can ask again in { $seconds } seconds.
table-take-back-gone = Nobody is asking for that any more.
table-take-back-own = You asked for this yourself; now it is up to the others.

table-say-what = Say something of your own, or one of the ready phrases.
table-say-slower = You have said a lot in the last minute. Give the others a moment.
table-bad-email = This does not look like an e-mail address.
table-bad-webhook = This is not an address that can be called; it has to begin with http:// or https://.
table-no-analysis = The game could not be analysed this time. Ask again.
table-rematch-already = The next game has a table already.

table-not-a-record = This is not a game that was exported, or it was damaged on the way.
table-foreign-seal = This running game was sealed by another server, or altered; only the server that sealed it can open it.
table-still-played = Several people are still playing this game at its own table. It can be taken elsewhere when it is over.
table-record-for-players = Only those who hold a seat can export this game.
table-other-version = The game was played under rules version { $then }; this server has version { $now }.
table-import-long = The game is too long to be brought here; { $most } answers are the most.
table-import-diverged = The record does not come to what it says; it has been altered or cut short.

table-frozen = This table is at a standstill; nothing can be done here any more. What is written down is kept.
table-frozen-rules = This table is at a standstill: record { $record }, written under rules version { $then } after { $step } answers, does not come to the same under version { $now }. Nothing was altered. A server with the older rules can go on with it.
table-frozen-chain = This table is at a standstill: record { $record }, after { $step } answers, does not fit the one before it. Somebody has altered the log.
