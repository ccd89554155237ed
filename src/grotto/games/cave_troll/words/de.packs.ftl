### Die Worte, die `grotto pack new cave-troll` in die Dateien eines neuen Pakets schreibt: Titel und Bemerkungen.

pack-title = Mein Cave Troll
pack-author = von wem dieses Paket ist
pack-board-title = Meine Höhle
pack-about =
    Ein Paket: ein eigenes Spielbrett und eigene Figuren für Cave Troll.
    Ob alles stimmt, sagt: grotto pack check ORDNER
    Damit spielen: grotto play cave-troll --pack ORDNER
    boards.toml oder pieces.toml darf fehlen: Was ein Paket nicht hat, nimmt Grotto von sich.
    Alles von einem # bis zum Ende der Zeile ist eine Bemerkung wie diese und wird nicht gelesen.
pack-boards-about =
    Deine Spielbretter, jedes ein Block "board". Für ein weiteres Brett kopierst du den ganzen Block und gibst der
    Kopie eine eigene id. Keine Regel hängt davon ab, wie viele Felder es gibt oder wie sie heißen.

    id       für das Programm: Buchstaben a bis z, Ziffern und Bindestriche
    edition  "2006" oder "2015": für welche Regeln das Brett genommen wird, wenn am Tisch keines genannt ist; beide
             lassen sich darauf spielen. Darf fehlen.
    grid     wie viele Zellen das Brett breit (width) und hoch (height) ist, höchstens 60. Die Zelle [0, 0] liegt
             oben links; x zählt nach rechts, y nach unten. Zellen ohne Feld sind Fels.
pack-fields =
    Je Feld eine Zeile, höchstens 200:
    id     für das Programm; die Türen nennen es so
    kind   "room" (Raum), "entrance" (Treppe) oder "pit" (Grube); ein Brett hat von jedem mindestens eines
    name   für Menschen; fehlt er, wird die id gezeigt
    gold   nur bei Räumen: die aufgedruckte Zahl, 0 oder mehr
    cells  die Zellen, die es bedeckt, jede [x, y]; sie hängen an Kanten zusammen, und kein anderes Feld bedeckt sie
pack-doors =
    Je Tür eine Zeile. Zwei Felder sind nur benachbart, wenn eine Tür sie verbindet; ohne Tür ist dort eine Wand.
    between  die id der beiden Felder
    at       der Ort der Tür: [x, y, "E"] ist die rechte Kante einer Zelle, [x, y, "S"] die untere. Darf fehlen:
             Dann steht die Tür auf der ersten gemeinsamen Kante.
    Von jedem Feld führt ein Weg zu jedem anderen, und von einer Treppe einer zu jedem Raum, ohne durch eine Grube.
pack-pieces-about =
    Deine Figuren und Karten, je Ausgabe ein Block "deck". Einer darf fehlen: Dann nimmt Grotto dafür seine eigenen.

    card      was jeder Spieler hat, alle dasselbe:
      kind      was es ist: { $kinds }
      count     wie viele davon
      set       "classic" oder "variant": nur im Spiel, wenn dieser Satz Charaktere gewählt ist. Fehlt es: immer.
                Beide Sätze ergeben einen gleich großen Stapel, höchstens 40.
      symbols   nur für 2015: die Sanduhren, von 0 bis 5; eine Zahl für alle oder eine Liste mit einer je Karte
    artifact  was im gemeinsamen Stapel liegt, höchstens 12:
      id        für das Programm
      name      für Menschen; fehlt er, wird der Name aus Grotto gezeigt, oder die id, wenn es dort keinen gibt
      gold      was es am Ende einbringt, wenn es nicht gespielt wurde
      effect    do = eines von { $effects };
                "move-opponent" hat steps = 1 bis 9, "slay" hat kinds = die Charaktere, die es entfernt
pack-deck = Der Stapel der Ausgabe von { $edition }.
