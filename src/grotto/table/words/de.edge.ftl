# Was der Server sagt, bevor eine Anfrage an einen Tisch kommt.

edge-malformed = Diese Anfrage ist nicht zu lesen: { $what }
edge-not-json = Das ist keine Nachricht in JSON, die der Tisch kennt: { $what }
edge-too-large = Diese Anfrage ist zu groß; höchstens { $most } Bytes sind erlaubt.
edge-not-found = Unter dieser Adresse gibt es nichts.
edge-not-so = Diese Adresse nimmt eine solche Anfrage nicht an.
edge-foreign = Diese Anfrage kommt von der Seite eines anderen Anbieters und wird nicht ausgeführt.
edge-too-often = Das war etwas oft von einer Adresse aus. Versuche es in { $seconds } Sekunden noch einmal.
edge-too-many = Von einer Adresse aus sind zu viele Verbindungen offen; schließe erst welche.
edge-no-token = Das darf nur, wer einen Platz hat: Das Kennwort des Platzes fehlt.
edge-fault = Dem Server ist ein Fehler unterlaufen; er ist vermerkt, und nichts wurde geändert.
edge-storage = Der Server erreicht seine Aufzeichnungen gerade nicht. Nichts ist verloren; versuche es bald wieder.
edge-slow = Diese Verbindung nahm ihre Nachrichten zu langsam auf und wurde geschlossen; beim Wiederkommen ist alles da.
edge-no-client = Dieser Server hat keine Seite zu zeigen: Sein Web-Client wurde nicht gebaut.
