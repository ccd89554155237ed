# Was der Tisch sagt, wenn er etwas nicht tut, und warum.

table-not-found = Zu diesem Link gibt es keinen Tisch.
table-no-such-lesson = Eine Lektion namens „{ $lesson }“ gibt es für dieses Spiel nicht.
table-no-such-game = Ein Spiel namens „{ $game }“ gibt es auf diesem Server nicht.
table-no-such-language = In der Sprache „{ $lang }“ gibt es keine Texte.
table-closing = Der Server wird neu gestartet. Alles bleibt erhalten; gleich bist du wieder da.
table-storage-down = Der Server kann gerade nichts aufschreiben, deshalb wurde nichts geändert. Versuche es in einer kleinen Weile noch einmal.
table-storage-unsure = Der Server kann gerade nicht sagen, ob das noch aufgeschrieben wurde. Komm wieder, dann siehst du, wie es steht.
table-too-many = Zu diesem Tisch sind schon { $most } Verbindungen offen; mehr passen nicht hin.
table-too-fast = Das war zu viel auf einmal. Warte eine Sekunde und versuche es dann wieder.
table-hello-first = Die erste Nachricht einer Verbindung muss „hello“ sein.
table-no-hello-here = Bei einer einzelnen Anfrage schaut niemand weiter zu; „hello“ ist für dauernde Verbindungen da.

table-not-your-seat = Das ist nicht dein Platz.
table-token-unknown = Dein Recht auf diesen Platz gilt nicht mehr: Der Platz wurde aufgegeben oder gehört jetzt jemand anderem.
table-no-such-seat = Einen Platz { $seat } hat dieser Tisch nicht.
table-seat-taken = Dieser Platz ist besetzt.
table-seat-empty = Dort sitzt niemand.
table-no-free-seat = Alle Plätze sind besetzt.
table-empty-name = Ein Name braucht mindestens ein Zeichen, das man sehen kann.
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-not-yourself = Sich selbst entlässt niemand; gib den Platz einfach auf.
table-no-such-bot = Einen Bot „{ $level }“ gibt es für dieses Spiel nicht.
table-bot-has-to-stay = Niemand ist da, der für diesen Bot weiterspielen könnte; darum bleibt er.
table-bot-plays-for-you = Für dich spielt gerade ein Bot. Übernimm erst deinen Platz wieder.
table-player-is-here = Diese Person ist verbunden und spielt selbst.
table-player-away-longer = Diese Person ist eben erst gegangen. In { $seconds } Sekunden kann ein Bot für sie spielen.

table-not-begun = Das Spiel hat noch nicht begonnen.
table-begun-already = Das Spiel hat begonnen; das ging nur vorher.
table-over = Das Spiel ist zu Ende.
table-not-over = Das geht erst, wenn das Spiel zu Ende ist.
table-cannot-begin = Nach diesen Regeln kann das Spiel nicht beginnen; ein anderer Tisch ließe sich eröffnen.
table-seats-free = Noch sind Plätze frei. Warte auf Mitspieler, setze Bots dorthin oder nimm Plätze weg.
table-seats-in-use = Auf einem Platz, der wegfiele, sitzt jemand.
table-seats-out-of-range = Dieses Spiel ist für { $low } bis { $high } Personen.
table-options-do-not-fit = Diese Einstellungen lässt das Spiel nicht zu.
table-imported-as-it-is = Ein Spiel, das ein anderes fortsetzt, behält dessen Plätze und Einstellungen.
table-plan-too-long = Dieses Spiel hat { $seats } Plätze, geplant waren mehr.
table-too-long = An diesem Tisch ist so viel geschehen, dass nichts mehr aufgeschrieben werden kann. Eröffne einen neuen.

table-stale-question = Das Spiel war schon weiter, als deine Antwort kam. So steht es jetzt.
table-has-resigned = Du hast dieses Spiel aufgegeben.
table-no-undo-here = An diesem Tisch wird nur zurückgenommen, wenn die anderen einverstanden sind.
table-no-hints-here = An diesem Tisch gibt es keine Tipps: Mehrere Menschen spielen, und wer den Tisch eröffnet hat, hat sie nicht erlaubt.
table-hint-later = Du hast in der letzten Minute viele Tipps bekommen. Den nächsten gibt es frühestens in { $seconds } Sekunden.
table-no-hint = Diesmal ist kein Tipp zustande gekommen. Du kannst noch einmal fragen.
table-no-such-step = Einen solchen Zeitpunkt ({ $step }) hat das Spiel nicht, zu dem es zurückgehen könnte.
table-no-such-name = Nichts in diesem Spiel heißt „{ $name }“.
table-take-back-asked-already = Jemand hat schon gefragt, ob ihr zurückgeht; das muss erst beantwortet sein.
table-take-back-later = Dein letzter Wunsch zurückzugehen wurde abgelehnt. In { $seconds } Sekunden kannst du wieder fragen.
table-take-back-gone = Danach fragt niemand mehr.
table-take-back-own = Du hast selbst gefragt; jetzt sind die anderen an der Reihe.

table-say-what = Sag etwas Eigenes oder eine der fertigen Wendungen.
table-say-slower = Du hast in der letzten Minute viel gesagt. Lass den anderen einen Augenblick.
table-bad-email = Das sieht nicht wie eine E-Mail-Adresse aus.
table-bad-webhook = Das ist keine Adresse, die sich aufrufen lässt; sie muss mit http:// oder https:// beginnen.
table-no-analysis = Die Partie ließ sich diesmal nicht auswerten. Frag noch einmal.
table-rematch-already = Das nächste Spiel hat schon einen Tisch.

table-not-a-record = Das ist kein exportiertes Spiel, oder es wurde unterwegs beschädigt.
table-foreign-seal = Dieses laufende Spiel hat ein anderer Server versiegelt, oder es wurde verändert; öffnen kann es nur der Server, der es versiegelt hat.
table-still-played = Mehrere Menschen spielen dieses Spiel noch an seinem eigenen Tisch. Woandershin kann es, wenn es zu Ende ist.
table-record-for-players = Nur wer einen Platz hat, kann dieses Spiel exportieren.
table-other-version = Das Spiel wurde nach der Regelfassung { $then } gespielt; dieser Server hat die Fassung { $now }.
table-import-long = Das Spiel ist zu lang, um hierher geholt zu werden; höchstens { $most } Antworten sind erlaubt.
table-import-diverged = Die Aufzeichnung führt nicht zu dem, was sie sagt; sie wurde verändert oder abgeschnitten.

table-frozen = Dieser Tisch steht still; hier lässt sich nichts mehr tun. Was aufgeschrieben ist, bleibt erhalten.
table-frozen-rules = Dieser Tisch steht still: Eintrag { $record }, geschrieben nach Regelfassung { $then } im Anschluss an { $step } Antworten, führt unter Fassung { $now } nicht mehr zum selben. Verändert wurde nichts. Ein Server mit den älteren Regeln kann weiterspielen.
table-frozen-chain = Dieser Tisch steht still: Eintrag { $record }, nach { $step } Antworten, passt nicht zu dem davor. Jemand hat die Aufzeichnung verändert.
