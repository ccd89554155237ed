### Was jemand vor dem ersten Spiel Cave Troll liest.

learn-1 = Die Höhle hat Räume, die Gold zahlen, in ihren vier Ecken Treppen, über die Helden hereinkommen, und eine Grube, aus der Monster klettern. Die Zahlen an den Räumen sagen, wie viel sie zahlen.
learn-2 = In deinem Zug hast du vier Aktionen. Mit einer ziehst du ein Plättchen von deinem Stapel, das sofort ins Spiel kommt, oder eine deiner Figuren geht einen Schritt durch eine Tür. Auch von einer Treppe zu jeder anderen ist es nur ein Schritt.
learn-3 = Wer in einem Raum die meisten Helden hat, beherrscht ihn. Ein Barbar zählt doppelt, ein Zwerg verdoppelt, was der Raum zahlt, und bei Gleichstand an der Spitze bekommt niemand etwas. Monster beherrschen nichts.
learn-4 = Gold gibt es, wenn jemand „Zählt die Beute!“ zieht: Dann zahlt jeder Raum dem, der ihn beherrscht. Wann das kommt, weiß niemand; halte also früh und oft gute Räume.
learn-5 = Monster und besondere Helden durchkreuzen Pläne: Ein Ork tötet, ein Geist drängt jemanden durch eine Tür hinaus, ein Ritter hält Gegner aus seinem Raum fern, und der Höhlentroll schließt einen Raum für immer.
learn-6 = Wer das letzte Plättchen eines Stapels ausspielt, beendet das Spiel und bekommt dafür drei Gold; alle Räume zahlen noch einmal, und wer am meisten Gold hat, gewinnt.

## Die Begleitung durch die erste Lektion, Schritt für Schritt

lesson-first-tie = Du bist Rot. Deine beiden Kundschafter stehen in der Überfluteten Galerie, und nebenan hält ein blauer die Speisekammer des Ogers. Tippe auf einen Kundschafter und dann auf die erleuchtete Speisekammer; oder zieh ihn hinein.
lesson-first-control = Ein roter und ein blauer Kundschafter: Gleichstand, niemand bekommt etwas. Schick deinen zweiten Kundschafter hinterher.
lesson-first-draw = Zwei gegen einen: Die Speisekammer gehört dir, das zeigt der rote Schein, und brächte dir vier Gold. Du hast noch zwei Aktionen, die Flammen über dem Brett. Zieh mit einer davon ein Plättchen.
lesson-first-place = Was du ziehst, kommt sofort ins Spiel. Helden kommen über eine Treppe herein, die du dir aussuchst; Monster klettern aus der Grube. Manche Plättchen bewirken nur etwas.
lesson-first-end = Du hast noch eine Aktion: Zieh noch einmal oder beweg jemanden. Dann beende deinen Spielzug. Bis dahin darfst du Schritte zurücknehmen, solange sie nichts aufgedeckt haben.
lesson-first-watch = Jetzt spielt Blau. Der Verlauf erzählt, was geschieht; ein Klick auf eine Zeile zeigt den Tisch, wie er da war.
lesson-first-orc = Dein Ork lauert in der Grube, gleich neben dem Nordgewölbe, das dem blauen Barbaren fünf Gold einbrächte. Schick den Ork hinein.
lesson-first-kill = Im selben Raum kann dein Ork für eine Aktion töten. Tippe auf ihn und wähle das Töten, oder nimm es aus „Möglich“.
lesson-first-score = Zieht jemand „Zählt die Beute!“, dann zahlt jeder Raum. „Jetzt gewertet“ unter dem Brett zeigt, was jeder brächte und wem. Probier es aus.
lesson-first-why = Was nicht geht, wird dir erklärt: Nimm eine Figur und tippe auf einen Raum, der nicht erleuchtet ist, und der Tisch nennt die Regel. Ein weiterer Tipp öffnet das Regelbuch an der Stelle.
lesson-first-finish = Heute sind die Vorräte klein. Wer das letzte Plättchen seines Vorrats spielt, beendet das Spiel und bekommt drei Gold; alle Räume zahlen noch einmal, und das meiste Gold gewinnt. Mehr musst du nicht wissen: viel Glück!
