# Die Wörter von `grotto serve`.

cli-serve-ready = Der Tisch ist gedeckt: { $address } (Strg-C beendet ihn)
cli-serve-for-all = Andere erreichen ihn unter der Adresse dieses Rechners in deinem Netz.
cli-serve-missing = Für den Tisch im Browser fehlt noch etwas: pip install "grotto[table]" holt es.
