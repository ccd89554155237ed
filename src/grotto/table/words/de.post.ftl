# Nachrichten per E-Mail und Webhook.

post-subject = { $title }: du bist am Zug
post-turn = { $name }, am Tisch „{ $title }“ wird auf dich gewartet.
post-link = Zurück zum Tisch: { $link }
post-why = Du hast am Tisch um diese Nachricht gebeten und kannst sie dort abstellen.
