# Die Worte des Befehls `grotto`.

cli-title = Grotto
cli-commitment = Die Würfel sind an ein Geheimnis mit dieser Prüfsumme gebunden; es wird offengelegt, wenn das Spiel zu Ende ist: { $hash }
cli-seeded = Der Zufall kommt aus der Zahl { $seed }: Das Spiel lässt sich wiederholen, bewiesen wird nichts.
cli-goes-on = Das Spiel geht weiter, nach { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
}.
cli-seat-you = du
cli-seat-bot = Bot
cli-seat-easy = leichter Bot
cli-seat-normal = mittlerer Bot
cli-seat-hard = schwerer Bot
cli-seat-random = nimmt irgendetwas
cli-thinks = { $seat } denkt nach …
cli-press-enter = Weiter mit der Eingabetaste.{ " " }
cli-hand-over = Jetzt ist { $seat } an der Reihe. Gib die Tastatur weiter; sonst sollte jetzt niemand hinsehen. („zurück“ nimmt die letzte Antwort zurück.)
cli-hint = Tippe eine Nummer oder was du tun willst („ork grube“, „ziehen“). hilfe nennt die Befehle, warum FIGUR ORT erklärt.
cli-help =
    1, 2, 3 …           aus der Liste wählen; die Eingabetaste allein zeigt die Liste noch einmal
    ork nw4             dasselbe mit Namen; ein Teil des Namens reicht, wenn er eindeutig ist
    tipp                was ein starker Bot täte, mit den Siegchancen, die er sieht
    warum FIGUR ORT     warum etwas nicht geht, mit der Regel (auch: warum ziehen)
    zurück              nimmt deine letzte Antwort zurück, solange nichts Verdecktes gezeigt wurde
    regeln [NUMMER|WORTE] schlägt die Regeln nach
    protokoll           alles, was geschehen ist
    brett               das Brett und die Frage noch einmal
    sichern [DATEI]     sichert das Spiel; grotto play SPIEL --from DATEI setzt es fort
    ende                aufhören; fragt, ob gesichert werden soll
cli-command-hint = tipp
cli-command-why = warum
cli-command-undo = zurück zurueck
cli-command-rules = regeln
cli-command-log = protokoll
cli-command-board = brett
cli-command-save = sichern speichern
cli-command-help = hilfe ?
cli-command-quit = ende beenden
cli-fillers = der die das den dem des zu zum zur nach von vom aus in im ins auf mit mein meine meinen
cli-no-such-number = Eine { $number } gibt es in der Liste nicht; sie geht von 1 bis { $last }.
cli-unknown-name = „{ $name }“ heißt hier nichts; hilfe nennt, was man tippen kann.
cli-unclear-name = „{ $name }“ könnte sein: { $names }.
cli-which = Wähle eines davon mit seiner Nummer.
cli-hint-comes = Ein starker Bot denkt sich an deinen Platz, mit dem, was du weißt; die Siegchancen, die er sieht:
cli-percent = { $percent } %
cli-possible = Das geht:
cli-why-how = Sag, was du tun möchtest: warum FIGUR ORT, warum ziehen, warum ARTEFAKT.
cli-undone = Zurückgenommen.
cli-undo-reach = zurück: { $count }
cli-news = { $count ->
    [one] … eine Zeile Neues: protokoll
   *[other] … { $count } Zeilen Neues: protokoll
}
cli-more-news = … davor noch { $count } Zeilen: protokoll
cli-log-how = protokoll zeigt alles, protokoll NUMMER so viele letzte Zeilen.
cli-closed = Eingabe: { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}
cli-save-how = Sag, unter welchem Namen: sichern DATEI.
cli-save-first = Das Spiel sichern? Ein Dateiname, oder nur die Eingabetaste für nein:{ " " }
cli-save-again = Das Spiel sichern? Ein Dateiname (bisher { $path }), oder nur die Eingabetaste für nein:{ " " }
cli-no = nein n no
cli-yes = ja j
cli-saved = Gesichert: { $path }
cli-no-file-name = { $name } allein ist eher ein Vertipper als ein Dateiname.
cli-kept = Aufgehoben in { $path }; grotto play { $game } --from { $path } setzt es fort.
cli-left-unfinished = Das Spiel ist nicht zu Ende; hier hört es vorerst auf.
cli-not-over = Das Spiel ist nicht zu Ende.
cli-secret = Das Geheimnis der Würfel war { $secret }: Mit dem gesicherten Spiel beweist grotto verify jedes Ziehen.
cli-winner = gewinnt
cli-won-by = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
cli-no-such-rule = Eine Regel mit der Nummer { $words } gibt es nicht.
cli-nothing-found = Von „{ $words }“ ist in den Regeln nirgends die Rede.
cli-more-rules = … und { $count } weitere: { $numbers }
cli-rules-hint = regeln NUMMER zeigt eine Regel, regeln WORTE sucht nach Worten.
cli-verified = { $count ->
    [one] Ein Zufallsergebnis ist bewiesen: Es folgt aus dem Geheimnis, an das das Spiel gebunden war.
   *[other] Alle { $count } Zufallsergebnisse sind bewiesen: Sie folgen aus dem Geheimnis, an das das Spiel gebunden war.
}
cli-not-verified = Nicht bewiesen: { $reason }
cli-analysing = { $count ->
    [one] Eine Antwort wird angesehen …
   *[other] { $count } Antworten werden angesehen …
}
cli-chances = Siegchancen
cli-answers = Antworten
cli-turns = { $count ->
    [0] Keine einzelne Antwort hat die Partie gewendet.
    [one] Die Antwort, die die Partie gewendet hat:
   *[other] Die { $count } Antworten, die die Partie am stärksten gewendet haben:
}
cli-drawn = Gezeichnet: { $path }
cli-pack-sound = Das Paket „{ $title }“ ist in Ordnung.
cli-pack-faults = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
}
cli-pack-new = In { $folder } liegt ein neues Paket: { $files }
