# How reports call the ways in which a player comes to something.

gain-drew = Drawn
gain-played = Played
gain-found-secretly = Found
gain-used = Used
