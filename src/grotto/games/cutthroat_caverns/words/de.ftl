# Cutthroat Caverns: seine Sätze. Namen von Karten, Kreaturen und Charakteren stehen in de.names.ftl.

## Die Lobby

game-title = Cutthroat Caverns
game-about = Tötet die Kreatur, aber sorge dafür, dass der letzte Schlag deiner ist. Ohne die anderen überlebst du nicht; ohne sie zu betrügen gewinnst du nicht.
game-players = 3 bis 6 Spieler
game-length = etwa 90 Minuten
ending-prestige = Die letzte Begegnung ist vorbei, und einer der Lebenden hat das meiste Prestige.
ending-shared = Die letzte Begegnung ist vorbei, und nichts ist mehr da, um den Gleichstand zu entscheiden.
ending-all-dead = Alle sind tot.

setting-encounters = Begegnungen
    .hint = Wie vielen Begegnungen man sich stellt, bevor das Spiel entschieden wird.
setting-encounters-1 = 1
setting-encounters-2 = 2
setting-encounters-3 = 3
setting-encounters-4 = 4
setting-encounters-5 = 5
setting-encounters-6 = 6
setting-encounters-7 = 7
setting-encounters-8 = 8
setting-encounters-9 = 9
setting-encounters-10 = 10
setting-encounters-11 = 11
setting-encounters-12 = 12
setting-encounters-13 = 13
setting-encounters-14 = 14
setting-encounters-15 = 15
setting-characters = Charaktere
    .hint = Wie jeder zu seinem Charakter kommt.
setting-characters-random = ausgelost
setting-bonus-7 = Zuschlag bei Begegnung 7
    .hint = Was bekommt, wer tötet, über das Prestige der Kreatur hinaus.
setting-bonus-7-0 = nichts
setting-bonus-7-1 = 1 Prestige
setting-bonus-7-2 = 2 Prestige
setting-bonus-7-3 = 3 Prestige
setting-bonus-7-4 = 4 Prestige
setting-bonus-7-5 = 5 Prestige
setting-bonus-8 = Zuschlag bei Begegnung 8
    .hint = Was bekommt, wer tötet, über das Prestige der Kreatur hinaus.
setting-bonus-8-0 = nichts
setting-bonus-8-1 = 1 Prestige
setting-bonus-8-2 = 2 Prestige
setting-bonus-8-3 = 3 Prestige
setting-bonus-8-4 = 4 Prestige
setting-bonus-8-5 = 5 Prestige
setting-bonus-9 = Zuschlag bei Begegnung 9
    .hint = Was bekommt, wer tötet, über das Prestige der Kreatur hinaus.
setting-bonus-9-0 = nichts
setting-bonus-9-1 = 1 Prestige
setting-bonus-9-2 = 2 Prestige
setting-bonus-9-3 = 3 Prestige
setting-bonus-9-4 = 4 Prestige
setting-bonus-9-5 = 5 Prestige

## Fragen

ask-set = Welche Karte setzt du verdeckt?
ask-set-second = Du darfst eine zweite Karte setzen.
ask-change = Welche Karte setzt du stattdessen?
ask-set-late = Du darfst eine Karte für das Ende der Runde setzen.
ask-stand-in = Welche Karte spielst du an seiner Stelle?
ask-special = Benutzt du den Spezialangriff von „{ $card }“?
ask-holy = Wirfst du Weihwasser?
ask-choose-foe = Welche Marke greifst du an?
ask-name-seat = Über wen wurde geredet?
ask-steal-from = Wem nimmst du einen Gegenstand?
ask-steal-what = Was nimmst du von { $seat }?
ask-aim = Worauf zielt „{ $card }“?
ask-consent = { $seat } bietet dir „{ $card }“ für deinen Angriff an. Nimmst du an?
ask-discard-down = Du hast zu viele Karten: Welche legst du ab?
ask-discard-one = Welche Karte legst du ab?
ask-discard-any = Legst du vor dem Ziehen eine Karte ab?
ask-lose-item = Welchen Gegenstand verlierst du?
ask-loot = Was nimmst du den Toten?
ask-heal-whom = Wer bekommt „{ $card }“?
ask-willing = { $seat } will dir „{ $card }“ geben. Nimmst du es?
ask-offer-to = Mit wem willst du tauschen?
ask-offer-given = Was gibst du an { $seat }?
ask-offer-wanted = Was willst du von { $seat }?
ask-accept = { $seat } bietet { $given } für { $wanted }. Nimmst du an?
no-cards = nichts
and-card = { $first } und { $card }

ask-encounter-revealed = Die Begegnung ist aufgedeckt. Antwortest du?
ask-encounter-start = Tippst du einen Trank an?
ask-after-initiative-draw = Die Initiative ist gezogen. Antwortest du?
ask-before-first-reveal = Alle Karten sind gesetzt. Spielst oder änderst du eine?
ask-before-reveal = { $seat } deckt gleich eine Karte auf. Spielst du eine?
ask-own-turn = Dein Zug: Benutzt du einen Gegenstand?
ask-on-attack-revealed = { $seat } greift mit „{ $card }“ an. Antwortest du?
ask-on-tactical-revealed = { $seat } hat „{ $card }“ aufgedeckt. Antwortest du?
ask-between-turns = Zwischen zwei Zügen: Spielst du eine Karte?
ask-creature-attack-declared = { $encounter } greift dich mit { $damage } an. Antwortest du?
ask-creature-attack-damaged = { $encounter } hat dich verletzt. Schlägst du zurück?
ask-response-to-action = { $seat } hat „{ $card }“ gespielt. Hebst du es auf?
ask-encounter-end = Die Begegnung ist vorbei. Antwortest du?

## Möglichkeiten

option-pass = Passen
option-pass-kind = Bei Zeitpunkten dieser Art diese Runde passen
option-pass-round = Diese Runde bei allem passen, was nicht mich betrifft
option-yes = Ja
option-no = Nein
option-done = Nichts mehr
option-lose = Sie verliert Leben
option-gain = Sie bekommt Leben
option-ability = Fähigkeit benutzen
option-trade = Einen Tausch anbieten
option-change = Die gesetzte Karte ändern
option-first-place = Die erste Karte
option-second-place = Die zweite Karte
option-play = „{ $card }“ spielen
option-card = { $card }
option-seat = { $seat }
option-foe = { $foe }
option-amount = { $amount } Leben

## Warum nicht

why-other-question = Das ist jetzt nicht gefragt.
why-not-held = Diese Karte hast du nicht.
why-wrong-window = Diese Karte kann zu diesem Zeitpunkt nicht gespielt werden.
why-must-discard = Du musst eine Karte von der Hand ablegen.
why-no-target = Es gibt nichts, worauf das zielen könnte.
why-attack-in-hand = Solange du eine Angriffskarte hast, musst du eine setzen.
why-not-an-attack = Hier gehen nur Angriffskarten.
why-protected = Ein aufgedeckter Spezialangriff ist geschützt.
why-own-card = Das beantwortet keine eigene Karte.
why-not-alone = Der Angriff trifft nicht dich allein.
why-shielded = Diesen Angriff hat schon ein Menschlicher Schild weitergegeben.
why-not-damaged = Kein Kreaturenangriff hat dir Schaden gemacht.
why-potion-time = Dieser Gegenstand kann jetzt nicht benutzt werden.
why-full-life = Damit kann hier niemand geheilt werden.
why-not-living = Dieser Spieler lebt nicht.
why-no-trade = Jetzt kann nicht getauscht werden.
why-offered-already = Du hast schon etwas angeboten.
why-cannot-change = Deine gesetzte Karte kann jetzt nicht geändert werden.
why-no-life = Hier gibt es kein Leben zu verbrennen.
why-not-tradeable = Getauscht werden nur nicht angetippte, einmal benutzbare Gegenstände.
why-no-such = So etwas gibt es hier nicht.
why-nothing-set = Es liegt keine verdeckte Karte dafür da.
why-not-a-creature = Das wirkt nur auf Kreaturen.

## Was geschieht

event-started = Die Gruppe betritt die Höhlen.
event-dealt-character = { $seat } ist { $character }.
event-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew-card = { $seat } zieht „{ $card }“.
event-found-item = { $seat } findet „{ $card }“.
event-gained-item = { $seat } bekommt „{ $card }“.
event-reshuffled = Der Ablagestapel wird zu einem neuen Stapel gemischt.
event-discarded = { $seat } legt „{ $card }“ ab.
event-lost-card = { $seat } verliert „{ $card }“ von der Hand.
event-appeared = Begegnung { $number }: { $encounter }{ $life ->
    [0] {""}
   *[other] {" "}mit { $life } Leben{ $tokens ->
        [1] {""}
       *[other] {" "}für jede von { $tokens } Marken
    }
}.
event-tipped = { $seat } benutzt „{ $card }“.
event-healed = { $seat } gewinnt { $life } Leben.
event-healed-other = { $seat } gibt „{ $card }“ an { $other }, für { $prestige } Prestige.
event-declined-healing = { $seat } lehnt „{ $card }“ von { $other } ab.
event-drew-initiative = { $seat } hat Initiative { $number }.
event-round-began = Runde { $number }.
event-set-card = { $seat } hat eine Karte gesetzt.
event-set-which = { $seat } hat „{ $card }“ gesetzt.
event-set-nothing = { $seat } setzt nichts.
event-changed-card = { $seat } ändert die gesetzte Karte.
event-turn-began = { $seat } ist am Zug.
event-revealed = { $seat } deckt „{ $card }“ auf.
event-bluffed = { $seat } hat mit „{ $card }“ geblufft.
event-declared-special = { $seat } benutzt „{ $card }“ als Spezialangriff.
event-aimed = { $seat } greift Marke { $foe } an.
event-blessed = { $seat } wirft Weihwasser.
event-named = { $seat } nennt { $other }.
event-stands-by = „{ $card }“ von { $seat } liegt bereit.
event-stands-in = „{ $card }“ von { $seat } wird ersetzt.
event-feinted = { $seat } macht eine Finte.
event-joined = „{ $card }“ von { $seat } geht mit dem Angriff.
event-hit = { $seat } trifft mit { $value } und macht { $dealt } Schaden.
event-hit-token = { $seat } trifft Marke { $foe } mit { $value } und macht { $dealt } Schaden.
event-burned = { $seat } verbrennt Marke { $foe } und macht { $dealt } Schaden.
event-slain = { $seat } hat den letzten Schlag geführt: { $encounter } ist tot.
event-token-slain = { $seat } tötet Marke { $foe }.
event-won-prestige = { $seat } bekommt { $prestige } Prestige.
event-used-up = { $encounter } ist überwunden.
event-crowded = { $seat } kommt { $other } in die Quere.
event-stole = { $seat } nimmt „{ $card }“ von { $other }.
event-played = { $seat } spielt „{ $card }“.
event-at-seat = { $seat } zielt auf { $other }.
event-at-foe = { $seat } zielt auf Marke { $foe }.
event-cancelled = { $seat } hebt „{ $card }“ von { $other } auf.
event-took-card = { $seat } hebt „{ $card }“ von { $other } auf und nimmt die Karte.
event-fizzled = „{ $card }“ von { $seat } hat kein Ziel mehr.
event-edged-out = { $seat } verdrängt { $other }: „{ $card }“ wird abgelegt.
event-swapped-set = { $seat } und { $other } tauschen ihre gesetzten Karten.
event-swapped-initiative = { $seat } und { $other } tauschen die Initiative.
event-missed = { $seat } verfehlt mit „{ $card }“.
event-tripped = { $seat } stolpert: „{ $card }“ ist verloren, und in der nächsten Runde wird nichts gesetzt.
event-rallied = { $seat } feuert { $other } an.
event-struck-back = { $seat } schlägt zurück und macht { $dealt } Schaden.
event-shifted = Die Kreatur (Marke { $foe }) hat jetzt { $life } Leben.
event-strike-replaced = { $seat } macht aus „{ $card }“ von { $other } einen Schlag.
event-consented = { $seat } nimmt die Hilfe von { $other } an.
event-refused-rally = { $seat } lehnt die Hilfe von { $other } ab.
event-redirected = { $seat } hält { $other } als Schild hoch.
event-turned-ugly = Die Kreatur wendet sich gegen { $seat }.
event-attacked = { $seat } wird mit { $damage } angegriffen.
event-hurt = { $seat } verliert { $life } Leben.
event-unhurt = { $seat } wird nicht verletzt.
event-attack-lost = Niemand hat die Zahl { $number }: Der Angriff verfällt.
event-attack-cancelled = Weihwasser hält einen Angriff auf.
event-died = { $seat } ist tot.
event-turned-to-stone = { $seat } ist eine Runde lang versteinert.
event-webbed = { $seat } ist eingesponnen.
event-no-draw = { $seat } zieht in dieser Runde nicht.
event-lost-item = { $seat } verliert „{ $card }“.
event-drained = Die Kreatur gewinnt { $life } Leben.
event-found-by-kill = { $seat } findet „{ $card }“ in den Überresten.
event-matched = Der Angriff von { $seat } passt: Die Tür öffnet sich.
event-round-ended = Runde { $number } ist vorbei.
event-encounter-over = { $encounter }: vorbei.
event-timed-out = { $encounter } bleibt zurück.
event-loot-initiative = { $seat } plündert als Nummer { $number }.
event-looted = { $seat } nimmt „{ $card }“ von der Leiche von { $other }.
event-loot-left = „{ $card }“ bleibt zurück.
event-offered = { $seat } bietet { $other } einen Tausch an.
event-traded = { $seat } gibt „{ $card }“ an { $other } für { $back }.
event-traded-away = { $seat } gibt „{ $card }“ an { $other }.
event-declined-trade = { $seat } lehnt den Tausch mit { $other } ab.
event-tied = Beim Prestige steht es gleich: Eine weitere Begegnung entscheidet.
event-ended = Das Spiel ist aus.
event-all-dead = Niemand lebt mehr.
event-showed = { $seat } hatte „{ $card }“.

## Deeper & Darker

setting-deeper-darker = Deeper & Darker
    .hint = Die erste Erweiterung: eine Fähigkeit für jeden Charakter und zwölf weitere Begegnungen.
setting-deeper-darker-off = ohne
setting-deeper-darker-on = damit

ask-keep-cards = Welche dieser Karten behältst du?
ask-guard-whom = Wen schützt du?
ask-riposte = Schlägst du mit einem Angriff zurück?
ask-sacrifice = { $encounter } wird { $heal } Leben heilen. Gibst du { $life } Leben, um es zu verhindern?
option-keep = „{ $card }“ von { $seat }
why-no-ability = Hier wird ohne Fähigkeiten gespielt.
why-ability-spent = Die Fähigkeit ist verbraucht.
why-not-in-attack = Es gibt keinen Angriff, den das beantworten könnte.
event-used-ability = { $seat } benutzt die Fähigkeit von { $character }.
event-took-one = { $seat } nimmt { $other } eine zufällige Karte.
event-took-which = { $seat } nimmt „{ $card }“ von { $other }.
event-gave-back = { $seat } gibt die Karte an { $other } zurück.
event-guarded = { $seat } tritt für { $other } ein.
event-stonewalled = Der Angriff fällt auf die Kreatur zurück: { $seat } macht { $dealt } Schaden.
event-unseen = { $seat } ist nicht zu finden: Der Angriff verfällt.
event-sacrificed = { $seat } gibt { $life } Leben.
event-creature-healed = Die Kreatur heilt { $life } Leben.

## Relics & Ruin

setting-relics-ruin = Relics & Ruin
    .hint = Die zweite Erweiterung.
setting-relics-ruin-off = ohne
setting-relics-ruin-on = damit
event-poisoned = { $seat } bekommt { $count ->
    [one] eine Giftmarke
   *[other] { $count } Giftmarken
}.
event-poison-works = Das Gift wirkt in { $seat }.
event-oracle-named = Das Orakel nennt die Zahl { $number }.
ask-draw-more = Ziehst du noch eine Karte?
ask-give-doll = Wem gibst du die Puppe?
event-fed = { $seat } füttert die Völlerei: Ihr Hunger ist { $count }.
event-gave-doll = { $seat } gibt die Puppe an { $other }.
event-reflected = Die Puppe verletzt { $seat } um { $life }.
why-no-actions = In dieser Runde kann keine Aktionskarte gespielt werden.
event-event-turned = Ereignis: { $event }.
event-event-passes = { $event }: geht vorüber.

## Tombs & Tomes

setting-tombs-tomes = Tombs & Tomes
    .hint = Die dritte Erweiterung.
setting-tombs-tomes-off = ohne
setting-tombs-tomes-on = damit
event-barrier-hit = { $seat } trifft die Barriere: { $life } davon { $life ->
    [one] ist
   *[other] sind
} übrig.
event-swapped-seats = { $seat } und { $other } tauschen die Plätze.
ask-bargain = Gibst du Prestige für zwei Karten?
