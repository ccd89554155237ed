# Cave Troll: the names of seats, pieces, artifacts and fields.
# A field has three forms for use in sentences: from, to and in; kinds and cards have one with an article: the.

seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
}
    .adj = { $seat ->
        [0] red
        [1] blue
        [2] green
       *[3] yellow
    }

piece = the { $seat-adj } { $kind }
cloaked = { $kind } (cloaked)
card = { $symbols ->
    [0] { $kind }
    [one] { $kind } (1 hourglass)
   *[other] { $kind } ({ $symbols } hourglasses)
}
    .the = { $symbols ->
        [0] { $kind-the }
        [one] { $kind-the } (1 hourglass)
       *[other] { $kind-the } ({ $symbols } hourglasses)
    }
set-classic = the classic characters
set-variant = the variant characters

kind-explorer = { $edition ->
    [2006] Explorer
   *[2015] Adventurer
}
    .the = { $edition ->
        [2006] the Explorer
       *[2015] the Adventurer
    }
kind-barbarian = Barbarian
    .the = the Barbarian
kind-dwarf = Dwarf
    .the = the Dwarf
kind-knight = Knight
    .the = the Knight
kind-thief = Thief
    .the = the Thief
kind-paladin = Paladin
    .the = the Paladin
kind-giant-slayer = Giant Slayer
    .the = the Giant Slayer
kind-berserker = Berserker
    .the = the Berserker
kind-assassin = Assassin
    .the = the Assassin
kind-orc = Orc
    .the = the Orc
kind-wraith = Wraith
    .the = the Wraith
kind-cave-troll = Cave Troll
    .the = the Cave Troll
kind-grunt = Grunt
    .the = the Grunt
kind-banshee = Banshee
    .the = the Banshee
kind-raging-troll = Raging Troll
    .the = the Raging Troll
kind-treasure = { $edition ->
    [2006] Treasure
   *[2015] Treasure Chest
}
    .the = { $edition ->
        [2006] the Treasure
       *[2015] the Treasure Chest
    }
kind-count-the-loot = “Count the Loot!”
    .the = “Count the Loot!”
kind-find-an-artifact = “Find an Artifact”
    .the = “Find an Artifact”
kind-score-a-room = “Score a Room”
    .the = “Score a Room”
kind-cloaked = cloaked hero

artifact-helm = Helm of Mind Control
artifact-chalice-of-teleportation = Chalice of Teleportation
artifact-chalice-of-life = Chalice of Life
artifact-idol = Idol of El'darr
artifact-wand = Wand of Speed
artifact-cloak = Cloak of Invisibility
artifact-sword = Sword of Slaying
artifact-named = “{ $name }”

field-st-nw = North-west stairs
    .from = from the north-west stairs
    .to = to the north-west stairs
    .in = on the north-west stairs
field-st-ne = North-east stairs
    .from = from the north-east stairs
    .to = to the north-east stairs
    .in = on the north-east stairs
field-st-sw = South-west stairs
    .from = from the south-west stairs
    .to = to the south-west stairs
    .in = on the south-west stairs
field-st-se = South-east stairs
    .from = from the south-east stairs
    .to = to the south-east stairs
    .in = on the south-east stairs
field-nw1 = Dripping Passage
    .from = from Dripping Passage
    .to = to Dripping Passage
    .in = in Dripping Passage
field-nw2 = Rusted Armory
    .from = from Rusted Armory
    .to = to Rusted Armory
    .in = in Rusted Armory
field-nw3 = Rat Larder
    .from = from Rat Larder
    .to = to Rat Larder
    .in = in Rat Larder
field-nw4 = Broken Shrine
    .from = from Broken Shrine
    .to = to Broken Shrine
    .in = in Broken Shrine
field-nw5 = Mushroom Bend
    .from = from Mushroom Bend
    .to = to Mushroom Bend
    .in = in Mushroom Bend
field-nw6 = Bone Gallery
    .from = from Bone Gallery
    .to = to Bone Gallery
    .in = in Bone Gallery
field-nw7 = Chained Hall
    .from = from Chained Hall
    .to = to Chained Hall
    .in = in Chained Hall
field-ne1 = Torch Store
    .from = from Torch Store
    .to = to Torch Store
    .in = in Torch Store
field-ne2 = Collapsed Study
    .from = from Collapsed Study
    .to = to Collapsed Study
    .in = in Collapsed Study
field-ne3 = Kobold Nest
    .from = from Kobold Nest
    .to = to Kobold Nest
    .in = in Kobold Nest
field-ne4 = Sooty Kitchen
    .from = from Sooty Kitchen
    .to = to Sooty Kitchen
    .in = in Sooty Kitchen
field-ne5 = Crystal Bend
    .from = from Crystal Bend
    .to = to Crystal Bend
    .in = in Crystal Bend
field-ne6 = Echo Gallery
    .from = from Echo Gallery
    .to = to Echo Gallery
    .in = in Echo Gallery
field-ne7 = Hanging Cells
    .from = from Hanging Cells
    .to = to Hanging Cells
    .in = in Hanging Cells
field-sw1 = Muddy Landing
    .from = from Muddy Landing
    .to = to Muddy Landing
    .in = in Muddy Landing
field-sw2 = Sunken Chapel
    .from = from Sunken Chapel
    .to = to Sunken Chapel
    .in = in Sunken Chapel
field-sw3 = Bat Roost
    .from = from Bat Roost
    .to = to Bat Roost
    .in = in Bat Roost
field-sw4 = Old Guardroom
    .from = from Old Guardroom
    .to = to Old Guardroom
    .in = in Old Guardroom
field-sw5 = Spider Bend
    .from = from Spider Bend
    .to = to Spider Bend
    .in = in Spider Bend
field-sw6 = Flooded Gallery
    .from = from Flooded Gallery
    .to = to Flooded Gallery
    .in = in Flooded Gallery
field-sw7 = Ogre Pantry
    .from = from Ogre Pantry
    .to = to Ogre Pantry
    .in = in Ogre Pantry
field-se1 = Gravel Landing
    .from = from Gravel Landing
    .to = to Gravel Landing
    .in = in Gravel Landing
field-se2 = Lost Library
    .from = from Lost Library
    .to = to Lost Library
    .in = in Lost Library
field-se3 = Wolf Den
    .from = from Wolf Den
    .to = to Wolf Den
    .in = in Wolf Den
field-se4 = Tinker's Shop
    .from = from Tinker's Shop
    .to = to Tinker's Shop
    .in = in Tinker's Shop
field-se5 = Thornroot Bend
    .from = from Thornroot Bend
    .to = to Thornroot Bend
    .in = in Thornroot Bend
field-se6 = Ember Gallery
    .from = from Ember Gallery
    .to = to Ember Gallery
    .in = in Ember Gallery
field-se7 = Trophy Hall
    .from = from Trophy Hall
    .to = to Trophy Hall
    .in = in Trophy Hall
field-w = West Vault
    .from = from West Vault
    .to = to West Vault
    .in = in West Vault
field-e = East Vault
    .from = from East Vault
    .to = to East Vault
    .in = in East Vault
field-n1 = Toll Room
    .from = from Toll Room
    .to = to Toll Room
    .in = in Toll Room
field-n2 = North Vault
    .from = from North Vault
    .to = to North Vault
    .in = in North Vault
field-s = South Vault
    .from = from South Vault
    .to = to South Vault
    .in = in South Vault
field-pit = The Pit
    .from = from the Pit
    .to = to the Pit
    .in = in the Pit
field-pit-w = West Pit
    .from = from the West Pit
    .to = to the West Pit
    .in = in the West Pit
field-pit-c = Middle Pit
    .from = from the Middle Pit
    .to = to the Middle Pit
    .in = in the Middle Pit
field-pit-e = East Pit
    .from = from the East Pit
    .to = to the East Pit
    .in = in the East Pit
field-named = { $name }
    .from = from { $name }
    .to = to { $name }
    .in = in { $name }
