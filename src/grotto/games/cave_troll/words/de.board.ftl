### Was das gezeichnete Brett von Cave Troll sagt: Beschriftungen, Namen für Bildschirmleser, das Brett als Text, Hinweise.

## Beschriftungen

board-title = Die Höhle
board-actions = { $left ->
    [one] Noch eine Aktion
   *[other] Noch { $left } Aktionen
}
board-turn = { $name } ist am Zug
board-over = Das Spiel ist zu Ende
board-gold = Gold
board-pile = { $edition ->
    [2006] Noch nicht gezogene Plättchen
   *[2015] Noch nicht gezogene Karten
}
board-fact-pile = { $edition ->
    [2006] Plättchen
   *[2015] Karten
}
board-fact-artifacts = Artefakte
board-fact-hand = Hand
board-stack = Artefakte im Stapel
board-hourglasses = Sanduhren auf dem Wertungsstapel: { $now } von { $most }
board-preview = Jetzt gewertet
board-preview-hint = Zeigt, was jeder Raum einbrächte, wenn das ganze Brett jetzt gewertet würde
board-closer = Näher heran
board-farther = Weiter weg
board-draw = { $edition ->
    [2006] Plättchen ziehen
   *[2015] Karte ziehen
}

## Orte und Figuren mit Namen

board-room = { $place }, { $gold } Gold
board-entrance = { $place }
board-piece = { $kind } von { $owner }, { $place }
board-thing = { $kind }, { $place }
board-cloaked = { $kind } unter dem Umhang
board-several = { $count } × { $what }
board-whose = { $kind } ({ $owner })
board-may-act = kann handeln
board-may-be-chosen = kann gewählt werden
board-picked = in der Hand
board-open = kann gewählt werden
board-empty = niemand da
board-holds = { $count } von { $most } Plätzen belegt
board-full = voll
board-closed = von einem Höhlentroll versperrt
board-controlled = { $name } beherrscht ihn
board-would-pay = zahlt jetzt gewertet { $list }
board-pay = { $name } { $gold }
board-tied = Gleichstand, niemand bekäme etwas

## Das Brett als Text

board-text-now = Wie es steht
board-text-rooms = Räume
board-text-empty = Leere Räume
board-text-entrances = { $edition ->
    [2006] Eingänge
   *[2015] Treppen
}
board-text-pits = Gruben
board-text-own = Was du hast
board-text-line = { $place }: { $facts }.
board-text-seat = { $edition ->
    [2006] { $name }: { $gold } Gold; noch zu ziehen: { $pile } Plättchen; Artefakte: { $artifacts }.
   *[2015] { $name }: { $gold } Gold; noch zu ziehen: { $pile } Karten; Artefakte: { $artifacts }.
}
board-text-turn = { $name } ist am Zug und hat { $actions ->
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}.
board-text-nothing = Nichts.

## Hinweise für das erste Spiel

hint-draw = Wer zieht, hat mehr Figuren, um Räume zu halten; doch mit dem Letzten aus einem Vorrat endet das Spiel.
hint-move = Wer in einem Raum die meisten Helden hat, beherrscht ihn. Bei Gleichstand bekommt niemand etwas.
hint-full = Ein Raum mit fünf Figuren ist zu. Wer ihn mit eigenen füllt, hält die anderen fern.
hint-knight = Dein Ritter hält Gegner von seinem Raum fern: Stell ihn dahin, wo das Gold liegt.
hint-wraith = Ein Geist schafft Platz: Er schiebt jemanden aus dem Raum, in den er geht.
hint-thief = Die Diebin springt für eine Aktion überallhin: Heb dir eine für den Raum auf, auf den es ankommt.
hint-troll = Der Höhlentroll schließt einen Raum für immer. Nimm einen, in dem die anderen mehr verlieren.
hint-treasure = Ein Schatz bringt bei jeder Wertung vier Gold mehr und bleibt liegen. Leg ihn dahin, wo du bleibst.
