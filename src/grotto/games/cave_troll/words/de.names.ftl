# Cave Troll: die Namen von Farben, Figuren, Artefakten und Feldern.
# Figuren: acc (den …), start (Der …, am Satzanfang), no (keinen …). Felder: from, to, in.

seat = { $seat ->
    [0] Rot
    [1] Blau
    [2] Grün
   *[3] Gelb
}

piece = { $kind } von { $seat }
    .acc = { $kind-acc } von { $seat }
cloaked = { $kind } (getarnt)
    .acc = { $kind-acc } (getarnt)
card = { $symbols ->
    [0] { $kind }
    [one] { $kind } (1 Sanduhr)
   *[other] { $kind } ({ $symbols } Sanduhren)
}
    .acc = { $symbols ->
        [0] { $kind-acc }
        [one] { $kind-acc } (1 Sanduhr)
       *[other] { $kind-acc } ({ $symbols } Sanduhren)
    }
set-classic = die klassischen Charaktere
set-variant = die Varianten-Charaktere

kind-explorer = { $edition ->
    [2006] Kundschafter
   *[2015] Abenteurer
}
    .acc = { $edition ->
        [2006] den Kundschafter
       *[2015] den Abenteurer
    }
    .start = { $edition ->
        [2006] Der Kundschafter
       *[2015] Der Abenteurer
    }
    .no = { $edition ->
        [2006] keinen Kundschafter
       *[2015] keinen Abenteurer
    }
kind-barbarian = Barbar
    .acc = den Barbaren
    .start = Der Barbar
    .no = keinen Barbaren
kind-dwarf = Zwerg
    .acc = den Zwerg
    .start = Der Zwerg
    .no = keinen Zwerg
kind-knight = Ritter
    .acc = den Ritter
    .start = Der Ritter
    .no = keinen Ritter
kind-thief = Diebin
    .acc = die Diebin
    .start = Die Diebin
    .no = keine Diebin
kind-paladin = Paladin
    .acc = den Paladin
    .start = Der Paladin
    .no = keinen Paladin
kind-giant-slayer = Riesenschlächter
    .acc = den Riesenschlächter
    .start = Der Riesenschlächter
    .no = keinen Riesenschlächter
kind-berserker = Berserker
    .acc = den Berserker
    .start = Der Berserker
    .no = keinen Berserker
kind-assassin = Attentäterin
    .acc = die Attentäterin
    .start = Die Attentäterin
    .no = keine Attentäterin
kind-orc = Ork
    .acc = den Ork
    .start = Der Ork
    .no = keinen Ork
kind-wraith = Geist
    .acc = den Geist
    .start = Der Geist
    .no = keinen Geist
kind-cave-troll = Höhlentroll
    .acc = den Höhlentroll
    .start = Der Höhlentroll
    .no = keinen Höhlentroll
kind-grunt = Grunzer
    .acc = den Grunzer
    .start = Der Grunzer
    .no = keinen Grunzer
kind-banshee = Todesfee
    .acc = die Todesfee
    .start = Die Todesfee
    .no = keine Todesfee
kind-raging-troll = Tobender Troll
    .acc = den Tobenden Troll
    .start = Der Tobende Troll
    .no = keinen Tobenden Troll
kind-treasure = { $edition ->
    [2006] Schatz
   *[2015] Schatztruhe
}
    .acc = { $edition ->
        [2006] den Schatz
       *[2015] die Schatztruhe
    }
    .start = { $edition ->
        [2006] Der Schatz
       *[2015] Die Schatztruhe
    }
    .no = { $edition ->
        [2006] keinen Schatz
       *[2015] keine Schatztruhe
    }
kind-count-the-loot = „Zählt die Beute!“
    .acc = „Zählt die Beute!“
kind-find-an-artifact = „Finde ein Artefakt“
    .acc = „Finde ein Artefakt“
kind-score-a-room = „Werte einen Raum“
    .acc = „Werte einen Raum“
kind-cloaked = getarnter Held
    .no = keinen getarnten Helden

artifact-helm = Helm der Gedankenkontrolle
    .acc = den Helm der Gedankenkontrolle
artifact-chalice-of-teleportation = Kelch der Teleportation
    .acc = den Kelch der Teleportation
artifact-chalice-of-life = Kelch des Lebens
    .acc = den Kelch des Lebens
artifact-idol = Götze von El'darr
    .acc = den Götzen von El'darr
artifact-wand = Zauberstab der Schnelligkeit
    .acc = den Zauberstab der Schnelligkeit
artifact-cloak = Umhang der Unsichtbarkeit
    .acc = den Umhang der Unsichtbarkeit
artifact-sword = Schwert des Tötens
    .acc = das Schwert des Tötens
artifact-named = „{ $name }“
    .acc = das Artefakt „{ $name }“

field-st-nw = Nordwesttreppe
    .from = von der Nordwesttreppe
    .to = auf die Nordwesttreppe
    .in = auf der Nordwesttreppe
field-st-ne = Nordosttreppe
    .from = von der Nordosttreppe
    .to = auf die Nordosttreppe
    .in = auf der Nordosttreppe
field-st-sw = Südwesttreppe
    .from = von der Südwesttreppe
    .to = auf die Südwesttreppe
    .in = auf der Südwesttreppe
field-st-se = Südosttreppe
    .from = von der Südosttreppe
    .to = auf die Südosttreppe
    .in = auf der Südosttreppe
field-nw1 = Tropfender Gang
    .from = aus dem Tropfenden Gang
    .to = in den Tropfenden Gang
    .in = im Tropfenden Gang
field-nw2 = Rostige Waffenkammer
    .from = aus der Rostigen Waffenkammer
    .to = in die Rostige Waffenkammer
    .in = in der Rostigen Waffenkammer
field-nw3 = Rattenspeicher
    .from = aus dem Rattenspeicher
    .to = in den Rattenspeicher
    .in = im Rattenspeicher
field-nw4 = Zerbrochener Schrein
    .from = aus dem Zerbrochenen Schrein
    .to = in den Zerbrochenen Schrein
    .in = im Zerbrochenen Schrein
field-nw5 = Pilzwinkel
    .from = aus dem Pilzwinkel
    .to = in den Pilzwinkel
    .in = im Pilzwinkel
field-nw6 = Knochengalerie
    .from = aus der Knochengalerie
    .to = in die Knochengalerie
    .in = in der Knochengalerie
field-nw7 = Kettensaal
    .from = aus dem Kettensaal
    .to = in den Kettensaal
    .in = im Kettensaal
field-ne1 = Fackellager
    .from = aus dem Fackellager
    .to = in das Fackellager
    .in = im Fackellager
field-ne2 = Verschüttete Studierstube
    .from = aus der Verschütteten Studierstube
    .to = in die Verschüttete Studierstube
    .in = in der Verschütteten Studierstube
field-ne3 = Koboldnest
    .from = aus dem Koboldnest
    .to = in das Koboldnest
    .in = im Koboldnest
field-ne4 = Rußige Küche
    .from = aus der Rußigen Küche
    .to = in die Rußige Küche
    .in = in der Rußigen Küche
field-ne5 = Kristallwinkel
    .from = aus dem Kristallwinkel
    .to = in den Kristallwinkel
    .in = im Kristallwinkel
field-ne6 = Echogalerie
    .from = aus der Echogalerie
    .to = in die Echogalerie
    .in = in der Echogalerie
field-ne7 = Hängende Zellen
    .from = aus den Hängenden Zellen
    .to = in die Hängenden Zellen
    .in = in den Hängenden Zellen
field-sw1 = Schlammabsatz
    .from = vom Schlammabsatz
    .to = auf den Schlammabsatz
    .in = auf dem Schlammabsatz
field-sw2 = Versunkene Kapelle
    .from = aus der Versunkenen Kapelle
    .to = in die Versunkene Kapelle
    .in = in der Versunkenen Kapelle
field-sw3 = Fledermaushöhle
    .from = aus der Fledermaushöhle
    .to = in die Fledermaushöhle
    .in = in der Fledermaushöhle
field-sw4 = Alte Wachstube
    .from = aus der Alten Wachstube
    .to = in die Alte Wachstube
    .in = in der Alten Wachstube
field-sw5 = Spinnenwinkel
    .from = aus dem Spinnenwinkel
    .to = in den Spinnenwinkel
    .in = im Spinnenwinkel
field-sw6 = Überflutete Galerie
    .from = aus der Überfluteten Galerie
    .to = in die Überflutete Galerie
    .in = in der Überfluteten Galerie
field-sw7 = Speisekammer des Ogers
    .from = aus der Speisekammer des Ogers
    .to = in die Speisekammer des Ogers
    .in = in der Speisekammer des Ogers
field-se1 = Geröllabsatz
    .from = vom Geröllabsatz
    .to = auf den Geröllabsatz
    .in = auf dem Geröllabsatz
field-se2 = Vergessene Bibliothek
    .from = aus der Vergessenen Bibliothek
    .to = in die Vergessene Bibliothek
    .in = in der Vergessenen Bibliothek
field-se3 = Wolfsbau
    .from = aus dem Wolfsbau
    .to = in den Wolfsbau
    .in = im Wolfsbau
field-se4 = Kesselflickerei
    .from = aus der Kesselflickerei
    .to = in die Kesselflickerei
    .in = in der Kesselflickerei
field-se5 = Dornwurzelwinkel
    .from = aus dem Dornwurzelwinkel
    .to = in den Dornwurzelwinkel
    .in = im Dornwurzelwinkel
field-se6 = Glutgalerie
    .from = aus der Glutgalerie
    .to = in die Glutgalerie
    .in = in der Glutgalerie
field-se7 = Trophäensaal
    .from = aus dem Trophäensaal
    .to = in den Trophäensaal
    .in = im Trophäensaal
field-w = Westgewölbe
    .from = aus dem Westgewölbe
    .to = in das Westgewölbe
    .in = im Westgewölbe
field-e = Ostgewölbe
    .from = aus dem Ostgewölbe
    .to = in das Ostgewölbe
    .in = im Ostgewölbe
field-n1 = Zollstube
    .from = aus der Zollstube
    .to = in die Zollstube
    .in = in der Zollstube
field-n2 = Nordgewölbe
    .from = aus dem Nordgewölbe
    .to = in das Nordgewölbe
    .in = im Nordgewölbe
field-s = Südgewölbe
    .from = aus dem Südgewölbe
    .to = in das Südgewölbe
    .in = im Südgewölbe
field-pit = Grube
    .from = aus der Grube
    .to = in die Grube
    .in = in der Grube
field-pit-w = Westgrube
    .from = aus der Westgrube
    .to = in die Westgrube
    .in = in der Westgrube
field-pit-c = Mittlere Grube
    .from = aus der Mittleren Grube
    .to = in die Mittlere Grube
    .in = in der Mittleren Grube
field-pit-e = Ostgrube
    .from = aus der Ostgrube
    .to = in die Ostgrube
    .in = in der Ostgrube
field-named = { $name }
    .from = aus „{ $name }“
    .to = nach „{ $name }“
    .in = in „{ $name }“
