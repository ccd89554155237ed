# Cave Troll: die Sätze. Namen von Figuren, Artefakten und Feldern stehen in de.names.ftl.
# `$edition` ist 2006 oder 2015. Felder gibt es als -from, -to und -in, Figuren als -acc, -start und -no.

## Die Lobby

game-title = Cave Troll
game-about = Führe deine Helden durch die Höhle des Trolls und halte die Räume, die Gold bringen. Deine Monster hindern die anderen daran, dasselbe zu tun.
game-players = 2 bis 4 Spieler
game-length = etwa 45 Minuten
edition-2006 = Cave Troll (2006)
edition-2015 = Cave Troll (2015)
ending-last-piece = { $edition ->
    [2006] Jemand hat das letzte Plättchen eines Stapels gespielt.
   *[2015] Jemand hat die letzte Karte eines Decks gezogen.
}
ending-stall = Acht Runden lang hat niemand gezogen.

setting-edition = Ausgabe
    .hint = 2006 spielt man mit Plättchen, die sofort ins Spiel kommen, wenn sie gezogen werden; 2015 mit Handkarten und Figuren.
setting-edition-2006 = 2006: Plättchen
setting-edition-2015 = 2015: Karten und Figuren
setting-board = Spielbrett
    .hint = Der Name eines Spielbretts; ohne Angabe ist es das zur Ausgabe gehörende.
setting-characters = Charaktere
    .hint = Der Satz besonderer Charaktere in der Ausgabe von 2015.
setting-characters-choose = jeder wählt für sich
setting-characters-classic = klassisch für alle
setting-characters-variant = Variante für alle
setting-first-player = Startspieler
    .hint = Wer den ersten Spielzug hat.
setting-first-player-random = wird ausgelost
setting-first-player-1 = Spieler 1
setting-first-player-2 = Spieler 2
setting-first-player-3 = Spieler 3
setting-first-player-4 = Spieler 4
setting-stall-guard = Stillstandsschutz
    .hint = Beendet das Spiel, wenn acht Runden lang niemand gezogen hat.
setting-stall-guard-off = aus
setting-stall-guard-on = an
setting-linked-stairs = Verbundene Eingänge
    .hint = Ob ein Schritt von jedem Eingang in jeden anderen führt.
setting-linked-stairs-printed = wie in der Ausgabe
setting-linked-stairs-yes = verbunden
setting-linked-stairs-no = nicht verbunden
setting-push-on-entry = Geist betritt einen Raum
    .hint = Ob er jemanden hinausstoßen muss, wenn er es kann.
setting-push-on-entry-printed = wie in der Ausgabe
setting-push-on-entry-must = er muss stoßen
setting-push-on-entry-may = er darf stoßen
setting-pit-return = Zurück in eine Grube
    .hint = Ob Monster wieder in eine Grube gehen dürfen.
setting-pit-return-yes = erlaubt
setting-pit-return-no = nicht erlaubt
setting-turn-end = Nach der letzten Aktion
    .hint = Ob dein Spielzug von selbst endet oder du ihn beendest und noch etwas zurücknehmen kannst.
setting-turn-end-at-once = der Spielzug endet von selbst
setting-turn-end-ask = du beendest ihn selbst

## Fragen

ask-turn = Du bist am Zug: Was tust du?
ask-set = Mit welchen Charakteren spielst du?
ask-entrance = { $edition ->
    [2006] In welchem Eingang kommt das Plättchen ins Spiel?
   *[2015] Auf welches Treppenfeld kommt die Figur?
}
ask-pit = { $edition ->
    [2006] In welcher Grube kommt das Plättchen ins Spiel?
   *[2015] Auf welches Grubenfeld kommt die Figur?
}
ask-troll-room = In welchen Raum kommt der Höhlentroll?
ask-escape = Ein Höhlentroll ist da: Wen von dir führst du aus dem Raum?
ask-treasure-room = { $edition ->
    [2006] In welchen Raum kommt der Schatz?
   *[2015] In welchen Raum kommt die Schatztruhe?
}
ask-card = Welche Karte spielst du?
ask-scored-room = Welcher Raum wird gewertet?
ask-push-whom = Wen stößt der Geist hinaus?
ask-push-where = Durch welche Tür?
ask-throw = Durch welche Tür?
ask-kill = { $edition ->
    [2006] Welchen Helden tötet der Ork?
   *[2015] Welchen Helden entfernt der Ork?
}
ask-jump = Wohin springt die Diebin?
ask-next-step = Wohin führt der nächste Schritt?
ask-banshee = Welche Todesfee vertreibt der Paladin?
ask-banish-to = In welche Grube kommt die Todesfee?
ask-raging-troll = Welchen Tobenden Troll reißt der Riesenschlächter mit sich?
ask-strike = Wen streckt die Attentäterin nieder?
ask-rampage = Wen stößt der Tobende Troll als Nächsten hinaus?
ask-pull-from = Woher zieht die Todesfee jemanden zu sich?
ask-pull-whom = Wen zieht die Todesfee zu sich?
ask-helm-field = Von welchem Feld aus führst du jemanden mit dem Helm?
ask-helm-whom = Wen führst du mit dem Helm?
ask-teleport-field = Von wo verschwinden deine Helden?
ask-teleport-whom = Wer geht als Nächster?
ask-teleport-to = Wohin?
ask-revive = Welcher deiner Helden kehrt zurück?
ask-idol-room = In welchen Raum kommt der Götze?
ask-cloak-field = Auf welchem Feld steht der Held, der den Umhang bekommt?
ask-cloak-whom = Wer bekommt den Umhang?
ask-sword-room = In welchem Raum trifft das Schwert?

## Möglichkeiten

option-end-turn = Beende deinen Spielzug
option-draw = { $edition ->
    [2006] Ziehe ein Plättchen
   *[2015] Ziehe und spiele eine Karte
}
option-stay-escape = Führe niemanden hinaus
option-stay-next-step = Halte hier an
option-stay-push-whom = Stoße niemanden
option-set-classic = Spiele mit den klassischen Charakteren
option-set-variant = Spiele mit den Varianten-Charakteren
option-card = Spiele { $card-acc }
option-artifact = Spiele { $artifact-acc }
option-move = Bewege { $piece-acc } { $field-from } { $to-to }
option-escape = Führe { $piece-acc } hinaus { $field-to }
option-next-step = Bewege { $piece-acc } weiter { $field-to }
option-use-thief = Nutze { $piece-acc } { $field-in }: irgendwohin springen
option-use-orc = Nutze { $piece-acc } { $field-in }: { $edition ->
    [2006] einen Helden töten
   *[2015] einen Helden entfernen
}
option-use-wraith = Nutze { $piece-acc } { $field-in }: jemanden hinausstoßen
option-use-paladin = Nutze { $piece-acc } { $field-in }: eine Todesfee vertreiben
option-use-giant-slayer = Nutze { $piece-acc } { $field-in }: sich gegen einen Tobenden Troll opfern
option-use-assassin = Nutze { $piece-acc } { $field-in }: einen Einzelnen niederstrecken
option-use-raging-troll = Nutze { $piece-acc } { $field-in }: toben
option-use-grunt = Nutze { $piece-acc } { $field-in }: gegnerische Abenteurer entfernen
option-use-banshee = Nutze { $piece-acc } { $field-in }: jemanden heranziehen
option-entrance = Setze { $piece-acc } { $field-to }
option-pit = Setze { $piece-acc } { $field-to }
option-troll-room = Setze den Höhlentroll { $field-to }
option-treasure-room = { $edition ->
    [2006] Lege den Schatz { $field-to }
   *[2015] Stelle die Schatztruhe { $field-to }
}
option-scored-room = Werte: { $field }
option-push-where = Stoße { $piece-acc } { $field-to }
option-throw = Stoße { $piece-acc } { $field-to }
option-jump = Springe { $field-to }
option-banish-to = Vertreibe die Todesfee { $field-to }
option-pull-from = Ziehe jemanden { $field-from } heran
option-helm-field = Führe jemanden { $field-from }
option-teleport-field = Schicke alle deine Helden { $field-from } fort
option-teleport-to = Schicke { $piece-acc } { $field-to }
option-idol-room = Lege den Götzen { $field-to }
option-cloak-field = Tarne jemanden { $field-in }
option-sword-room = Schlage { $field-in } zu
option-push-whom = Stoße { $piece-acc } hinaus
option-kill = { $edition ->
    [2006] Töte { $piece-acc }
   *[2015] Entferne { $piece-acc }
}
option-banshee = Vertreibe { $piece-acc }
option-raging-troll = Reiße { $piece-acc } mit
option-strike = Strecke { $piece-acc } nieder
option-rampage = Stoße { $piece-acc } hinaus
option-pull-whom = Ziehe { $piece-acc } heran
option-helm-whom = Führe { $piece-acc }
option-teleport-whom = Schicke als Nächstes { $piece-acc }
option-revive = Hole { $piece-acc } zurück
option-cloak-whom = Tarne { $piece-acc }

## Warum etwas nicht geht

why-other-question = Das ist keine Antwort auf die Frage, die dir gerade gestellt ist.
why-no-such-piece = Du hast { $piece-no } { $field-in }.
why-no-door = Nur durch Türen geht es weiter, und von dort führt keine { $field-to }.
why-room-full = { $edition ->
    [2006] Ein Raum fasst fünf Helden und Monster, und { $field-in } ist kein Platz mehr.
   *[2015] Ein Raum fasst fünf Charaktere, und { $field-in } ist kein Platz mehr.
}
why-troll-there = Ein Höhlentroll ist { $field-in }, und seinen Raum darf niemand betreten.
why-knight-there = Ein gegnerischer Ritter { $field-in } versperrt den Weg.
why-idol-there = Ein Götze { $field-in } verschließt den Raum.
why-hero-in-pit = { $edition ->
    [2006] Helden dürfen nie in eine Grube.
   *[2015] Helden dürfen nie auf ein Grubenfeld.
}
why-pit-closed = An diesem Tisch geht niemand in eine Grube zurück.
why-never-moves = Ein Höhlentroll bewegt sich nie.
why-moved-already = Ein Tobender Troll darf sich nur einmal je Spielzug bewegen.
why-nobody-to-push = Es ist kein Platz mehr { $field-in }, und der Geist kann dort niemanden hinausstoßen.
why-six-there = Es sind schon sechs Charaktere { $field-in }, und zu ihnen darf niemand, auch kein Berserker oder Geist.
why-own-among-five = Ein Berserker darf zu fünf Charakteren nur, wenn sie alle Gegnern gehören, und { $field-in } gehört einer seinem eigenen Spieler.
why-no-actions = Du hast alle deine Aktionen verbraucht.
why-pile-empty = { $edition ->
    [2006] Dein Stapel ist leer.
   *[2015] Dein Deck ist leer.
}
why-no-ability = { $edition ->
    [2006] { $piece-start } hat keine Fähigkeit, die eine Aktion kostet.
   *[2015] { $piece-start } hat keine Charakteraktion.
}
why-no-victim = { $edition ->
    [2006] Ein Ork tötet einen Helden, der im selben Raum oder Eingang ist, und dort ist keiner.
   *[2015] Ein Ork entfernt einen Helden aus dem Raum, in dem er ist, und dort ist keiner.
}
why-no-push-here = { $edition ->
    [2006] Ein Geist stößt einen Helden aus dem Raum, in dem er ist, durch eine Tür, und bei niemandem ist das möglich.
   *[2015] Ein Geist stößt einen Charakter aus dem Raum, in dem er ist, durch eine Tür, und bei niemandem ist das möglich.
}
why-no-jump = { $edition ->
    [2006] Kein anderer Raum und kein anderer Eingang steht der Diebin offen.
   *[2015] Kein anderer Raum und keine andere Treppe steht der Diebin offen.
}
why-no-banshee = Ein Paladin vertreibt eine gegnerische Todesfee aus dem Raum, in dem er ist, und dort ist keine.
why-no-raging-troll = Ein Riesenschlächter opfert sich gegen einen Tobenden Troll in dem Raum, in dem er ist, und dort ist keiner.
why-nobody-lone = Eine Attentäterin streckt einen Grunzer oder einen Helden nieder, der keine Attentäterin ist und als Einziger seiner Farbe in ihrem Raum steht; dort ist keiner.
why-alone-here = Ein Tobender Troll tobt nur in einem Raum, in dem noch etwas anderes steht.
why-no-adventurers = Ein Grunzer entfernt gegnerische Abenteurer aus dem Raum, in dem er ist, und dort ist keiner, dem er etwas anhaben kann.
why-nobody-to-pull = Eine Todesfee zieht einen gegnerischen Charakter von einem Nachbarfeld heran, und dort ist keiner, der kommen könnte.
why-not-held = Du hast { $artifact-acc } nicht.
why-no-target-helm = { $edition ->
    [2006] Der Helm führt einen Helden oder ein Monster eines Gegners, und niemand von ihnen könnte einen Schritt tun.
   *[2015] Der Helm führt einen gegnerischen Charakter, und keiner davon könnte einen Schritt tun.
}
why-no-target-teleport = Der Kelch schickt deine Helden anderswohin, und keiner von ihnen könnte irgendwohin.
why-no-target-revive = Der Kelch holt einen entfernten Helden zurück, und du hast keinen verloren.
why-no-target-idol = Der Götze braucht einen Raum, in dem nichts ist, und es gibt keinen.
why-no-target-cloak = Der Umhang ist für einen deiner Helden, und keiner ist auf dem Spielbrett.
why-no-target-sword = { $edition ->
    [2006] Das Schwert trifft, wo einer deiner Helden und ein Ork in einem Raum sind, und einen solchen Raum gibt es nicht.
   *[2015] Das Schwert trifft, wo einer deiner Helden mit einem Ork oder Grunzer in einem Raum ist, und einen solchen Raum gibt es nicht.
}
why-not-an-entrance = { $edition ->
    [2006] Ein Held kommt in einem Eingang ins Spiel und nirgends sonst.
   *[2015] Ein Held kommt auf einer Treppe ins Spiel und nirgends sonst.
}
why-not-a-pit = Das Feld { $field } ist keine Grube, und es muss eine sein.
why-not-a-room = Das Feld { $field } ist kein Raum, und es muss einer sein.
why-same-field = Dort ist die Figur schon; sie muss anderswohin.
why-not-a-target = Das kann hier nicht gewählt werden.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-must-choose = Verzichten geht hier nicht; eine der Möglichkeiten muss gewählt werden.
why-no-such-set = Einen Charaktersatz „{ $name }“ gibt es nicht.
why-not-yours = Das gehört { $owner }; handeln kannst du nur mit dem, was deine eigene Farbe hat.
why-no-such-verb = Nichts, was man hier tun kann, heißt „{ $name }“.
why-no-such-field = Auf diesem Spielbrett gibt es kein Feld „{ $name }“.
why-no-such-character = In diesem Spiel gibt es keinen Charakter „{ $name }“.
why-no-such-card = In diesem Spiel gibt es keine Karte „{ $name }“.
why-no-such-artifact = In diesem Spiel gibt es kein Artefakt „{ $name }“.

## Ereignisse

event-started = { $seat } beginnt.
event-chose-set = { $seat } nimmt { $set }.
event-turn-began = { $actions ->
    [one] { $seat } ist am Zug und hat eine Aktion.
   *[other] { $seat } ist am Zug und hat { $actions } Aktionen.
}
event-turn-ended = Der Spielzug von { $seat } ist zu Ende.
event-drew = { $edition ->
    [2006] { $seat } zieht ein Plättchen: { $kind }.
   *[2015] { $seat } zieht eine Karte: { $kind }.
}
event-drew-secretly = { $seat } zieht eine Karte.
event-played = { $seat } spielt { $card-acc }.
event-placed = { $seat } setzt { $kind-acc } { $field-to }.
event-moved = { $kind-start } von { $seat } geht { $field-from } { $to-to }.
event-jumped = { $kind-start } von { $seat } springt { $field-from } { $to-to }.
event-pushed = { $by_kind-start } von { $by } stößt { $kind-acc } von { $seat } { $field-from } { $to-to }.
event-slain = { $by_kind-start } von { $by } erschlägt { $kind-acc } von { $seat } { $field-in }.
event-killed = Der Ork von { $by } tötet { $kind-acc } von { $seat } { $field-in }.
event-earned = Der Riesenschlächter von { $seat } bringt { $field-in } { $gold } Gold ein.
event-crushed = Der Höhlentroll von { $by } zermalmt { $kind-acc } von { $seat } { $field-in }.
event-stayed = { $seat } führt niemanden { $field-from } fort.
event-found = { $seat } findet ein Artefakt.
event-found-secretly = { $seat } findet { $artifact-acc }.
event-nothing-found = { $seat } findet nichts, denn es ist kein Artefakt mehr da.
event-used = { $seat } spielt { $artifact-acc }.
event-carried = { $kind-start } von { $seat } gelangt { $field-from } { $to-to }.
event-revived = { $kind-start } von { $seat } kehrt { $field-to } zurück.
event-claimed = { $seat } legt einen Götzen { $field-to }.
event-cloaked = { $kind-start } von { $seat } legt { $field-in } den Umhang an.
event-caught = { $kind-start } von { $seat } fällt { $field-in } dem Höhlentroll zum Opfer.
event-banished = Der Paladin von { $by } vertreibt die Todesfee von { $seat } { $field-from } { $to-to }.
event-sacrificed = Der Riesenschlächter von { $by } opfert sich { $field-in } und reißt den Tobenden Troll von { $seat } mit sich.
event-struck = Die Attentäterin von { $by } streckt { $kind-acc } von { $seat } { $field-in } nieder.
event-rampaged = Der Tobende Troll von { $seat } tobt { $field-in }.
event-trampled = Der Grunzer von { $by } trampelt { $kind-acc } von { $seat } { $field-in } nieder.
event-pulled = Die Todesfee von { $by } zieht { $kind-acc } von { $seat } { $field-from } { $to-to }.
event-led = Der Helm von { $by } führt { $kind-acc } von { $seat } { $field-from } { $to-to }.
event-cut-down = Das Schwert von { $by } streckt { $kind-acc } von { $seat } { $field-in } nieder.
event-cleared = Der Tobende Troll von { $by } fegt { $kind-acc } von { $seat } { $field-in } fort.
event-counted = Das ganze Spielbrett wird gewertet.
event-paid = { $seat } bekommt { $gold } Gold { $field-from }.
event-shared = { $seat } bekommt einen Anteil von { $gold } Gold { $field-from }.
event-scored = { $seat } lässt einen Raum werten: { $field }.
event-pile-boxed = Der Wertungsstapel kommt in die Schachtel.
event-bonus-paid = { $seat } hat das Spiel beendet und bekommt { $gold } Gold.
event-artifact-paid = { $seat } bekommt { $gold } Gold für { $artifact-acc }.
event-stalled = Acht Runden lang hat niemand gezogen, darum endet das Spiel.
event-ended = Das Spiel ist zu Ende.
event-wasted = { $edition ->
    [2006] { $kind-start } von { $seat } findet keinen Raum und wird abgelegt.
   *[2015] { $kind-start } von { $seat } findet keinen Raum und wird entfernt.
}
event-idol-broken = Der Höhlentroll von { $by } zerbricht den Götzen von { $seat } { $field-in }.
event-put-on-pile = { $symbols ->
    [one] { $seat } legt { $card-acc } auf den Wertungsstapel, der nun eine Sanduhr zeigt.
   *[other] { $seat } legt { $card-acc } auf den Wertungsstapel, der nun { $symbols } Sanduhren zeigt.
}
