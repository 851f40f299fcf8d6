# Rex: the options of a new game, and what is said of it before it begins.

web-before-game-rex = Rex: Final Days of an Empire
    .what = A besieged capital, six races, and the fleet that burns whatever it passes over. At most eight rounds.
    .short = Rex
    .picture = The city seen from orbit at night, under its shields, with the fleet above it.
    .learn = Learn Rex in ten short lessons

web-before-setting-races = How races are given out
    .what = Only if no seat names a race: the players choose in order of play, or the races are drawn.
web-before-setting-recommended = Suggested races only
web-before-setting-betrayal = Betrayal cards
web-before-setting-facedown_coexist = Hidden Xxcha beside allies
web-before-setting-written_memory = Written memory
web-before-setting-negotiation_limit = Actions in a ceasefire
