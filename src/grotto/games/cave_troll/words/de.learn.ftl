### Was jemand vor dem ersten Spiel Cave Troll liest.

learn-1 = Die Höhle hat Räume, die Gold zahlen, in ihren vier Ecken Treppen, über die Helden hereinkommen, und eine Grube, aus der Monster klettern. Die Zahlen an den Räumen sagen, wie viel sie zahlen.
learn-2 = In deinem Zug hast du vier Aktionen. Mit einer ziehst du ein Plättchen von deinem Stapel, das sofort ins Spiel kommt, oder eine deiner Figuren geht einen Schritt durch eine Tür. Auch von einer Treppe zu jeder anderen ist es nur ein Schritt.
learn-3 = Wer in einem Raum die meisten Helden hat, beherrscht ihn. Ein Barbar zählt doppelt, ein Zwerg verdoppelt, was der Raum zahlt, und bei Gleichstand an der Spitze bekommt niemand etwas. Monster beherrschen nichts.
learn-4 = Gold gibt es, wenn jemand „Zählt die Beute!“ zieht: Dann zahlt jeder Raum dem, der ihn beherrscht. Wann das kommt, weiß niemand; halte also früh und oft gute Räume.
learn-5 = Monster und besondere Helden durchkreuzen Pläne: Ein Ork tötet, ein Geist drängt jemanden durch eine Tür hinaus, ein Ritter hält Gegner aus seinem Raum fern, und der Höhlentroll schließt einen Raum für immer.
learn-6 = Wer das letzte Plättchen eines Stapels ausspielt, beendet das Spiel und bekommt dafür drei Gold; alle Räume zahlen noch einmal, und wer am meisten Gold hat, gewinnt.
