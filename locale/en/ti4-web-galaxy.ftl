# The drawn galaxy of Twilight Imperium 4.

web-galaxy = Map of the galaxy
web-galaxy-active = { PLAYER($seat) } acts here
web-galaxy-which = { $place }: which?
web-galaxy-empty = empty space
web-galaxy-beside = Objectives and cards
web-galaxy-letter = { $kind ->
    [flagship] F
    [war_sun] W
    [dreadnought] D
    [carrier] C
    [cruiser] c
    [destroyer] d
    [fighter] f
    [infantry] i
    [space_dock] s
   *[pds] p
}
