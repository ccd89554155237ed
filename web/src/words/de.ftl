# Die eigenen Wörter der Oberfläche. Schlüssel beginnen mit ui-, damit sie nie denen des Tisches oder eines Spiels begegnen.

## Überall

ui-home = Grotto: zum Eingang
ui-close = Schließen
ui-save = Speichern
ui-settings = Einstellungen
ui-skip-main = Zum Inhalt springen
ui-skip-choices = Zu den Möglichkeiten springen
ui-again = Noch einmal versuchen
ui-no-server = Der Server ist gerade nicht zu erreichen. Es wurde nichts geändert.
ui-server-trouble = Der Server konnte das nicht tun (Fehler { $status }). Es wurde nichts geändert.
ui-own-fault = Auf dieser Seite ist etwas schiefgegangen. Neu laden hilft; am Tisch ist nichts verloren.
ui-unsure = Die Verbindung ist zweimal abgerissen; ob das ausgeführt wurde, ist nicht bekannt. Sieh im Verlauf nach, bevor du es noch einmal versuchst.
ui-no-line = Im Augenblick besteht keine Verbindung zum Tisch.
ui-missing-title = Eine Sackgasse
ui-missing = Dieser Gang führt nirgendwohin. Vielleicht wurde die Adresse abgeschnitten.
ui-to-lobby = Zum Eingang
ui-name-first = Sag bitte zuerst, wie du heißen möchtest.
ui-rules = Regelbuch
ui-about = Grotto ist freie Software unter der Apache-Lizenz 2.0 und gehört zu keinem Verlag.
ui-licences = Lizenzen des hier Verwendeten

ui-span-seconds = { $n } s
ui-span-minutes = { $n } min
ui-span-hours = { $n } h
ui-span-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tagen
}

## Einstellungen

ui-language = Sprache
ui-theme = Licht
ui-theme-system = wie das Gerät
ui-theme-dark = dunkle Höhle
ui-theme-light = Tageslicht
ui-motion = Bewegung
ui-motion-speed = { $speed ->
    [0] keine
    [1] langsam
    [2] gewöhnlich
   *[other] schnell
}
ui-set-text = Das Brett als Text zeigen
ui-set-confirm = Nachfragen, bevor mein Zug endet
ui-set-curtain = Den Tisch verdecken, wenn der Bildschirm weitergegeben wird
ui-set-hints = Hinweise für das erste Spiel
ui-set-sound = Töne
ui-set-notify = Mich rufen, wenn ich an der Reihe bin und diese Seite nicht vorn ist

## Eingang

ui-welcome = Komm herein, Vorsicht mit dem Kopf
ui-welcome-more = Brettspiele aus der Höhle, und auf die Regeln wird für euch geachtet: mit Freunden, mit Bots, an einem Bildschirm oder an vielen. Ohne Konto; dein Link ist dein Platz.
ui-your-name = Dein Name
ui-name-example = Name am Tisch
ui-games = Spiele
ui-choose-game = Dieses nehmen
ui-learn = Beim Spielen lernen
ui-new-table = Ein neuer Tisch: { $game }
ui-company = Mit wem?
ui-company-friends = Freunde, per Link
ui-company-friends-more = Du bekommst einen Link zum Weitergeben. Wer ihn öffnet, setzt sich dazu.
ui-company-bots = Bots
ui-company-bots-more = Es geht sofort los.
ui-company-screen = An diesem Bildschirm
ui-company-screen-more = Mehrere spielen abwechselnd an einem Gerät.
ui-open-friends = Tisch eröffnen
ui-open-bots = Jetzt spielen
ui-open-screen = Jetzt spielen
ui-seats = Plätze
ui-seat-number = Platz { $number }
ui-plan-me = Ich
ui-plan-here = Jemand an diesem Bildschirm
ui-plan-open = Frei, für wen mit dem Link
ui-plan-bot = Bot: { $level }
ui-name-of-seat = Name für Platz { $number }
ui-player-number = Spieler { $number }
ui-seat-more = Ein Platz mehr
ui-seat-less = Ein Platz weniger
ui-level-easy = leicht
ui-level-normal = mittel
ui-level-hard = schwer, denkt eine Weile nach
ui-level = Stärke des Bots
ui-game-options = So wird gespielt
ui-more-options = { $changed ->
    [0] Mehr Einstellungen
    [one] Mehr Einstellungen (eine geändert)
   *[other] Mehr Einstellungen ({ $changed } geändert)
}
ui-table-ways = Uhr, Zuschauer, Titel
ui-clock = Bedenkzeit
ui-clock-none = keine Uhr
ui-clock-quick = flott: 5 Minuten, dazu 10 Sekunden je Antwort
ui-clock-usual = gewöhnlich: 15 Minuten, dazu 20 Sekunden je Antwort
ui-clock-calm = ruhig: 40 Minuten, dazu 30 Sekunden je Antwort
ui-clock-day = über Tage: 1 Tag, dazu 12 Stunden je Antwort
ui-clock-week = über Wochen: 7 Tage, dazu 1 Tag je Antwort
ui-clock-own = anders eingestellt
ui-spectators = Zuschauer
ui-spectators-public = sehen, was alle sehen
ui-spectators-open = sehen alle Karten
ui-spectators-none = werden nicht eingelassen
ui-listed = Den Tisch am Eingang allen zeigen
ui-ways-advice = Tipps
ui-ways-advice-usual = wenn einer allein gegen Bots spielt
ui-ways-advice-all = für alle, die gefragt sind
ui-ways-advice-none = für niemanden
ui-allow-undo = Wer spielt, darf eigene Schritte zurücknehmen
ui-title = Titel (darf leer bleiben)
ui-own-tables = Deine Tische
ui-table = Tisch
ui-is-over = beendet ·
ui-seen-ago = vor { $span }
ui-forget = { $label } von dieser Liste nehmen
ui-listed-tables = Offene Tische
ui-filter = Welche Tische
ui-filter-free = mit freien Plätzen
ui-filter-playing = im Spiel
ui-filter-over = beendet
ui-filter-all = alle
ui-none-listed = Im Augenblick keine. Eröffne einen und lass ihn hier zeigen, dann finden ihn andere.
ui-free-seats = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
ui-state-playing = im Spiel
ui-state-over = beendet
ui-state-open = voll
ui-state-frozen = angehalten
ui-import = Aus einer Datei weiterspielen
ui-import-more = Ein Spiel, das an einem Tisch gespeichert wurde (.json)
ui-file-large = Diese Datei ist zu groß für ein Spiel.
ui-learn-game = { $game }: dein erstes Spiel
ui-learn-more = Eine Begleitung führt dich durch ein kurzes Spiel gegen einen Bot, der leicht zu schlagen ist: etwa fünf Minuten. Beim Ausprobieren geht nichts verloren: Jeder Schritt sagt, was er tut, und was nicht geht, sagt warum.
ui-learn-begin = Das begleitete Spiel beginnen
ui-learn-whole = Ein ganzes erstes Spiel, mit Hinweisen
ui-learner = Neuling
ui-first-game = Ein erstes Spiel

## Vor dem Spiel

ui-coming = Abstieg zum Tisch …
ui-lost = Hier steht kein Tisch
ui-missing-players = { $missing ->
    [one] Ein Platz ist noch frei.
   *[other] { $missing } Plätze sind noch frei.
}
ui-all-here = Alle sind da. Fang an, wann du willst.
ui-host-starts = Alle sind da; der Gastgeber beginnt das Spiel.
ui-sit = Platz nehmen
ui-sit-here = Hier hinsetzen
ui-seat-free = frei
ui-bot = Bot
ui-bot-level = Bot, { $level }
ui-is-host = Gastgeber
ui-is-you = du
ui-is-away = gerade nicht da
ui-rename = Umbenennen
ui-get-up = Aufstehen
ui-move-here = Hierher setzen
ui-seat-bot = Bot hinsetzen
ui-bot-away = Bot wegschicken
ui-dismiss = Aufstehen lassen
ui-start = Spiel beginnen
ui-start-not-yet = Jeder Platz braucht erst jemanden oder einen Bot, oder es gibt weniger Plätze.
ui-invite = Andere einladen
ui-invite-link = Wer diesen Link öffnet, kann mitspielen oder zuschauen
ui-copy = Link kopieren
ui-copied = Kopiert.
ui-share = Senden
ui-qr = Der Link als QR-Code

## Gespräch

ui-chat = Tischgespräch
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-hidden = { $hidden ->
    [one] Eine Zeile wird nicht gezeigt.
   *[other] { $hidden } Zeilen werden nicht gezeigt.
}
ui-say = Etwas sagen
ui-said = { $name } sagt: { $text }
ui-send = Senden
ui-phrases = Kurze Worte
ui-mute = Jemanden stummschalten
ui-mute-who = Von { $name } nichts zeigen
ui-phrase-hello = Hallo zusammen!
ui-phrase-good-luck = Viel Glück!
ui-phrase-well-played = Gut gespielt.
ui-phrase-nice-move = Schöner Zug!
ui-phrase-oops = Hoppla.
ui-phrase-sorry = Entschuldigung.
ui-phrase-thanks = Danke!
ui-phrase-moment = Einen Augenblick, bitte.
ui-phrase-back = Ich bin wieder da.
ui-phrase-your-turn = Du bist dran.
ui-phrase-one-more = Noch eine Runde?
ui-phrase-good-game = Das war ein gutes Spiel.

## Der Tisch

ui-menu = Menü
ui-board = Brett
ui-beside = Neben dem Brett
ui-panel-choices = Möglich
ui-panel-course = Analyse
ui-panel-log = Verlauf
ui-panel-chat = Gespräch
ui-panel-rules = Regeln
ui-prompt = Was gerade geschieht
ui-your-turn = Du bist an der Reihe
ui-waiting-for = Gewartet wird auf { $names }.
ui-asked-what = Die Frage dort: { $question }
ui-since = seit { $span }
ui-is-asked = an der Reihe
ui-looking-back = Der Tisch nach { $step } von { $last } Antworten
ui-to-present = Zurück zu jetzt
ui-game-over = Das Spiel ist zu Ende.
ui-frozen = Dieser Tisch wurde angehalten; auf ihm ändert sich nichts mehr. { $trouble }
ui-really-end = Deinen Zug jetzt beenden?
ui-yes-end = Ja, beenden
ui-not-yet = Noch nicht
ui-watching = { $watching ->
    [one] 1 Zuschauer
   *[other] { $watching } Zuschauer
}
ui-time-left = Verbleibende Zeit
ui-away-for = fort seit { $span }
ui-away-until = fort, { $seconds } s
ui-away-until-more = In { $seconds } Sekunden darf hier ein Bot einspringen.
ui-has-resigned = hat aufgegeben
ui-has-left = ist gegangen
ui-look-as = Diese Hand sehen
ui-play-myself = Wieder selbst spielen
ui-bot-instead = Inzwischen einen Bot spielen lassen
ui-no-choices = Im Augenblick gibt es nichts zu wählen.
ui-no-choices-past = Du blickst zurück. Um etwas zu wählen, geh wieder zu jetzt.
ui-no-choices-watching = Du schaust zu.
ui-understood = Verstanden
ui-hint = Hinweis
ui-guide = Die Begleitung
ui-guide-step = Schritt { $step } von { $steps }
ui-guide-away = Ohne Begleitung
ui-no-hints = Keine Hinweise mehr

ui-advice = Tipp
ui-advice-thinking = Ein starker Bot denkt sich an deinen Platz und weiß, was du weißt …
ui-advice-says = Er täte:
ui-advice-chance = Siegchance { $chance }
ui-advice-one = { $what }, Siegchance { $chance }
ui-advice-spoken = { $count ->
    [0] Der Tipp: { $best }.
   *[other] Der Tipp: { $best }. Danach kommen: { $others }.
}

ui-undo = Zurücknehmen
ui-undo-what = Zurücknehmen: { $what }
ui-undo-reach = { $count ->
    [one] Bis hierhin und nicht weiter: Was davor kam, gilt.
   *[other] { $count } deiner Schritte lassen sich zurücknehmen.
}
ui-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
ui-undo-off = An diesem Tisch wird nichts ungefragt zurückgenommen.
ui-ask-take-back = Die anderen um Rücknahme bitten
ui-ask-back-here = Die anderen bitten, hierher zurückzugehen
ui-take-back = Eine Rücknahme
ui-take-back-asked = { $steps ->
    [one] { $who } bittet darum, eine Antwort zurückzunehmen.
   *[other] { $who } bittet darum, { $steps } Antworten zurückzugehen.
}
ui-take-back-agreed = Schon einverstanden: { $names }.
ui-show-then = Diese Stellung zeigen
ui-agree = { $seats ->
    [one] Einverstanden
   *[other] { $name } ist einverstanden
}
ui-disagree = Ablehnen

ui-hand-over = Gib den Bildschirm an { $name }
ui-hand-over-more = Gerade ist nichts Geheimes zu sehen.
ui-i-am = Ich bin { $name }, zeig es mir

ui-reconnecting = Neue Verbindung, Versuch { $attempt } …
ui-reconnect-in = { $seconds ->
    [0] Die Verbindung ist weg. Versuch { $attempt } beginnt jetzt. Es geht nichts verloren.
   *[other] Die Verbindung ist weg. Versuch { $attempt } in { $seconds } s. Es geht nichts verloren.
}
ui-reconnect-now = Jetzt versuchen

ui-catch-up = Während du fort warst
ui-catch-up-more = { $more ->
    [one] Eine weitere Zeile steht im Verlauf.
   *[other] { $more } weitere Zeilen stehen im Verlauf.
}

ui-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
ui-nobody-wins = Niemand gewinnt
ui-rematch = Noch einmal, in gleicher Runde
ui-next-game = Zum nächsten Spiel
ui-replay = Noch einmal ansehen
ui-pause = Anhalten
ui-replay-speed = Geschwindigkeit
ui-history = Zurückblicken
ui-history-step = Stelle im Spiel
ui-history-at = nach { $step } von { $last } Antworten
ui-to-start = Zum Anfang
ui-step-back = Eine Antwort zurück
ui-step-on = Eine Antwort vor
ui-branch = Von hier weiterspielen
ui-log-earlier = Frühere Zeilen zeigen
ui-log-empty = Noch ist nichts geschehen.

ui-course-title = Wie die Partie verlief
ui-course-about = Wie wahrscheinlich jeder gewann, nach dem Urteil von jemandem, der zusieht und nichts Verdecktes kennt.
ui-course-working = Die Partie wird ausgewertet …
ui-course-done = { $count ->
    [0] Die Analyse ist fertig. Keine einzelne Antwort hat die Partie gewendet.
    [one] Die Analyse ist fertig. Es gibt einen Wendepunkt.
   *[other] Die Analyse ist fertig. Es gibt { $count } Wendepunkte.
}
ui-course-plot = Siegchancen im Verlauf der Partie
ui-course-answers = Antworten
ui-course-at = nach { $step } von { $last } Antworten: { $chances }
ui-course-turns = Wendepunkte
ui-course-no-turns = Keine einzelne Antwort hat eine Chance stark verändert.
ui-course-change = { $name }: { $before } → { $after }
ui-course-answer = Antwort { $step }

ui-search-rules = In den Regeln suchen
ui-nothing-found = Keine Regel enthält alle diese Wörter.
ui-rules-now = Zur Frage des Augenblicks
ui-rules-back = Zur Frage des Augenblicks
ui-rules-whole = Das ganze Regelbuch
ui-rules-page = Das Regelbuch auf einer eigenen Seite
ui-chapters = Kapitel

ui-command = Was möchtest du tun? Nenne Figur und Ort.
ui-command-hint = tipp
ui-command-example = zum Beispiel: Ritter Speisekammer
ui-do-it = Tu es
ui-not-understood = Keines dieser Wörter benennt hier etwas.
ui-which = { $count ->
    [one] Das kann eines sein.
   *[other] Das kann { $count } Dinge heißen. Welches?
}

ui-text-view = Brett als Text
ui-export = Das Spiel als Datei speichern
ui-other-device = Mein Platz auf einem anderen Gerät
ui-other-device-more = Dieser Link ist dein Platz: Wer ihn öffnet, spielt für dich. Gib ihn nicht weiter.
ui-seat-link = Der Link zu deinem Platz
ui-notices = Mir schreiben, wenn ich an der Reihe bin
ui-notices-more = Solange der Tisch nirgends offen ist, geht eine Nachricht an diese Adresse. Bleiben beide Felder leer, geht keine.
ui-email = E-Mail-Adresse
ui-webhook = Adresse eines Webhooks
ui-resign = Aufgeben
ui-resign-two = Dein Gegner gewinnt, und das Spiel endet.
ui-resign-many = Ein Bot spielt für dich weiter, und du kannst nicht mehr gewinnen.
ui-resign-yes = Ja, aufgeben
ui-leave = Den Platz verlassen
ui-leave-more = Ein Bot spielt für dich weiter, bis jemand mit dem Link des Tisches den Platz nimmt. Dein eigener Link gilt dann nicht mehr.
ui-leave-yes = Ja, gehen

ui-fairness = Ist der Zufall ehrlich?
ui-fair-promise = Vor dem Spiel hat der Server ein Geheimnis gewählt, das jedes Mischen und jeden Wurf festlegt, und hier dessen Fingerabdruck gezeigt. Danach ließe es sich nicht austauschen, ohne dass der Fingerabdruck ein anderer würde.
ui-fair-commitment = Fingerabdruck, vor dem Spiel gezeigt
ui-fair-secret = Das Geheimnis
ui-fair-later = Ist das Spiel zu Ende, steht das Geheimnis hier, und alle können jedes Ziehen nachprüfen.
ui-fair-verify = Speichere das Spiel als Datei und gib diesen Befehl ein; er rechnet jedes Ziehen nach und vergleicht:
