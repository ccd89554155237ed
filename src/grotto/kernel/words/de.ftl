kernel-game-over = Das Spiel ist zu Ende.
kernel-no-such-option = Eine Möglichkeit { $option } gibt es nicht.
kernel-not-asked = Du bist gerade nicht gefragt.
kernel-same-choice = Das hast du schon gewählt.
kernel-no-undo = Hier lässt sich nichts zurücknehmen: Was gezogen, gewürfelt oder gezeigt wurde, gilt, und ebenso alles vor der Wahl eines anderen.
