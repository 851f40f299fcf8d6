# Die gezeichnete Galaxie von Twilight Imperium 4.

web-galaxy = Karte der Galaxie
web-galaxy-active = { PLAYER($seat) } handelt hier
web-galaxy-which = { $place }: was genau?
web-galaxy-empty = leerer Raum
web-galaxy-beside = Aufträge und Karten
web-galaxy-letter = { $kind ->
    [flagship] F
    [war_sun] K
    [dreadnought] D
    [carrier] T
    [cruiser] k
    [destroyer] z
    [fighter] j
    [infantry] i
    [space_dock] r
   *[pds] p
}
