# Die Wörter von `grotto lab`.

cli-lab-missing = Für das Labor fehlt noch etwas: pip install "grotto[lab]" holt es.
cli-lab-playing = Es wird gespielt
cli-lab-played = { $count ->
    [one] Eine Partie liegt
   *[other] Alle { $count } Partien liegen
} in { $folder }.
cli-lab-stopped = Abgebrochen. Partien, die aufgehoben werden sollten, sind aufgehoben; derselbe Befehl spielt weiter.
cli-lab-not-repeatable = Ein Bot hatte Sekunden zum Nachdenken; noch einmal gespielt, werden es andere Partien.
cli-lab-decimal = { $whole },{ $part }
cli-lab-percent = { $value } % ({ $low } bis { $high } %)
cli-lab-match-counts = { $bot }: { $wins } gewonnen, { $shared } geteilt, { $losses } verloren, von { $games } Partien.
cli-lab-match-share = { $bot } hat { $share } von allem gewonnen, was es zu gewinnen gab; ausgeglichen wären { $even } %.
cli-lab-match-seat = auf Platz { $seat }: { $share }
cli-lab-match-stronger = { $bot } ist stärker als { $other }.
cli-lab-match-weaker = { $bot } ist schwächer als { $other }.
cli-lab-match-undecided = Keiner ist nachweislich stärker; mehr Partien würden es zeigen.
cli-lab-no-ray = Für einen Ray-Verbund fehlt noch etwas: pip install "grotto[lab,ray]" holt es.
cli-lab-ladder-bot = Bot
cli-lab-ladder-rating = Wertung
cli-lab-ladder-range = vielleicht
cli-lab-ladder-against = Vom Bot der Zeile gegen den Bot der Spalte gewonnen, in %:
cli-lab-ladder-scale = { $games } Partien. Der durchschnittliche Spieler hat 0; 400 Punkte mehr sind zehnfache Stärke.
cli-lab-playing-table = Gespielt wird an Tisch { $number } von { $count }
cli-lab-report = Der Bericht ist { $path }.
