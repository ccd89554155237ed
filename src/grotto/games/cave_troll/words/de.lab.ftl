# Wie Berichte nennen, auf welche Weise jemand zu etwas kommt.

gain-drew = Gezogen
gain-played = Ausgespielt
gain-found-secretly = Gefunden
gain-used = Eingesetzt
