# Lantern Dice auf Deutsch.

game-title = Laternenwürfel
game-about = Halte deine Lichter am Brennen. Wer das wenigste Öl bietet, spürt den Luftzug, und jeder kann eine List haben.
setting-lights = Lichter
    .hint = Mit wie vielen Lichtern jeder beginnt.
setting-lights-1 = eins
setting-lights-2 = zwei
setting-lights-3 = drei

seat = { $seat ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
   *[3] Spieler 4
}
card-none = nichts
card-oil-1 = Öl 1
card-oil-2 = Öl 2
card-oil-3 = Öl 3
card-shelter = Windschutz
card-bend = Umlenken
card-rockfall = Steinschlag

ask-lead = Beginnst du diese Runde?
ask-bid = Was bietest du?
ask-tricks = Ein Luftzug bedroht { $victim }. Spielst du eine List aus?

option-keep-lead = beginnen
option-pass-lead = den Nächsten beginnen lassen
option-nothing = nichts
option-card = { $card }

picture-round = Runde { $round } von { $rounds }, { $leader } beginnt
picture-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
picture-deck = Stapel: { $count }
picture-discard = Gespielt: { $cards }

why-not-held = { $card } hast du nicht auf der Hand.
why-no-trick = { $card } ist keine List.
why-other = Danach bist du nicht gefragt.

event-led = { $seat } beginnt.
event-bid = { $seat } hat { $card } geboten.
event-blew = Ein Luftzug bei { $seat }: Der Würfel zeigt { $die }.
event-played = { $seat } spielt { $card }.
event-lost = Bei { $seat } geht ein Licht aus; { $lights ->
    [0] keines bleibt
    [one] eines bleibt
   *[other] { $lights } bleiben
}.
event-went-out = { $seat } scheidet aus.
event-showed = { $seat } legt { $card } ab.
event-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew-card = { $seat } zieht { $card }.
event-ended = Das Spiel ist zu Ende.

ending-dawn = Der Tag bricht an.
ending-last-light = Nur einer hat noch Licht.
ending-darkness = Überall ist es dunkel.
