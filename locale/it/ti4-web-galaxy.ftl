# La galassia disegnata di Twilight Imperium 4.

web-galaxy = Mappa della galassia
web-galaxy-active = { PLAYER($seat) } agisce qui
web-galaxy-which = { $place }: quale?
web-galaxy-empty = spazio vuoto
web-galaxy-beside = Obiettivi e carte
web-galaxy-letter = { $kind ->
    [flagship] A
    [war_sun] S
    [dreadnought] C
    [carrier] T
    [cruiser] i
    [destroyer] t
    [fighter] c
    [infantry] f
    [space_dock] b
   *[pds] p
}
