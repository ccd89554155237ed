### Was die Zeichnung von Cave Troll im Terminal braucht: kurze Zeichen und die Überschriften ihrer Tafel.

place-on-map = { $place } ({ $name })
    .from = { $place-from } ({ $name })
    .to = { $place-to } ({ $name })
    .in = { $place-in } ({ $name })

mark-explorer = { $edition ->
    [2006] Ku
   *[2015] Ab
}
mark-barbarian = Ba
mark-dwarf = Zw
mark-knight = Ri
mark-thief = Di
mark-paladin = Pa
mark-giant-slayer = RS
mark-berserker = Be
mark-assassin = At
mark-orc = Or
mark-wraith = Ge
mark-cave-troll = HT
mark-grunt = Gr
mark-banshee = TF
mark-raging-troll = TT
mark-treasure = { $edition ->
    [2006] Sz
   *[2015] ST
}
mark-idol = Gö

terminal-gold = Gold
terminal-pile = { $edition ->
    [2006] Stapel
   *[2015] Deck
}
terminal-artifacts = Artef.
terminal-now = Wertung
terminal-to-move = { $actions ->
    [0] { $seat } ist am Zug, keine Aktion mehr
    [one] { $seat } ist am Zug, noch eine Aktion
   *[other] { $seat } ist am Zug, noch { $actions } Aktionen
}
terminal-actions = { $actions ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}
terminal-stack = { $count ->
    [0] Es ist kein Artefakt mehr zu finden.
    [one] Noch ein Artefakt ist zu finden.
   *[other] Noch { $count } Artefakte sind zu finden.
}
terminal-symbols = Wertungsstapel: { $symbols } von { $most } Sanduhren
terminal-hand = Deine Hand: { $cards }
terminal-own-artifacts = Deine Artefakte: { $artifacts }
terminal-out = Aus dem Spiel:
terminal-secret-door = Auch verbunden: { $one } und { $other }
terminal-cloaked = getarnt
terminal-legend-room = (4)● so viel Gold bringt ein Raum jetzt, und wem
terminal-you = du

act-draw = ziehen
act-end-turn = Zug beenden
act-stay = bleiben
act-use = nutzen

option-use-thief-short = irgendwohin springen
option-use-orc-short = { $edition ->
    [2006] einen Helden töten
   *[2015] einen Helden entfernen
}
option-use-wraith-short = jemanden hinausstoßen
option-use-paladin-short = eine Todesfee vertreiben
option-use-giant-slayer-short = sich gegen einen Tobenden Troll opfern
option-use-assassin-short = einen Einzelnen niederstrecken
option-use-raging-troll-short = toben
option-use-grunt-short = gegnerische Abenteurer entfernen
option-use-banshee-short = jemanden heranziehen
