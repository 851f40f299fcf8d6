# Twilight Imperium 4: the options of a new game.
#
# setting-<id>              what it does, for the command line (`throneworld games`)
# web-before-setting-<id>   its label in the form, and with .what where the form has other words for what it does
# web-before-choice-<id>    what may be chosen; `choose` and `random` have their words in web-before.ftl

web-before-game-ti4 = Twilight Imperium 4
    .what = A galaxy to conquer, seventeen factions, trade, votes and war for ten victory points. A long game.
    .short = Twilight Imperium
    .picture = A galaxy of tiles with the old capital in the middle.

setting-factions = How factions are dealt when the seats do not name them: choose lets the players pick from the speaker clockwise, random draws them.
setting-colours = How the colours are given out: seats by the order of the seats, choose lets the players pick from the speaker clockwise, random draws them.
setting-galaxy = How the galaxy is made: fair deals balanced surroundings, build lets the players place the tiles, preset takes a printed map, random shuffles the tiles, string reads map_string.
setting-preset = Which printed map is laid out with galaxy=preset; suggested takes the one for a first game with this number of players.
setting-map_string = The tiles of the map from the centre outwards, as map builders write them, with galaxy=string.
setting-points = How many victory points win the game: 10 or 14 (RR 87.2).
setting-fighters_block = Fighters alone stop the ships of others on their way; without it only other ships do (RR 49.4).
setting-rift_destroys = Ships lost in a gravity rift are destroyed (RR 37.2); without it they are removed, so nothing answers their destruction.
setting-excess_is_destroyed = Fighters and ground forces without room aboard are destroyed (RR 16.3); without it they are removed.
setting-fleet_excess_is_destroyed = Ships beyond the fleet pool are destroyed, as RR 34.3 says to the letter; without it they are removed.
setting-blind_retreat = A retreat may be announced even if there is no system to retreat to yet.
setting-warfare_dock_only = The secondary ability of Warfare uses a space dock only, as the card says; without it any unit with production (RR 88.3).

web-before-setting-factions = How factions are given out
    .what = Only if no seat names a faction: the players choose from the speaker clockwise, or the factions are drawn.
web-before-setting-colours = How colours are given out
    .what = By the order of the seats, by the players from the speaker clockwise, or drawn. A colour has no effect on the game.
web-before-setting-galaxy = Galaxy
    .what = Dealt fairly: equally good surroundings for everybody. Built by the players: each places tiles in turn, as in the rules. A printed map: one that others have played on. By lot: the tiles are shuffled. From a map string: as map builders on the web write it.
web-before-setting-preset = Printed map
    .what = Takes as many players as it says; the suggested one is there for any number.
web-before-setting-map_string = Map string
    .what = The numbers of the tiles from the centre outwards, with spaces between them.
web-before-setting-points = Victory points
web-before-setting-fighters_block = Fighters block the way
web-before-setting-rift_destroys = Gravity rifts destroy
web-before-setting-excess_is_destroyed = Units without room are destroyed
web-before-setting-fleet_excess_is_destroyed = Ships beyond the fleet pool are destroyed
web-before-setting-blind_retreat = Retreat into the unknown
web-before-setting-warfare_dock_only = Warfare: space docks only

web-before-choice-seats = By the order of the seats
web-before-choice-fair = Dealt fairly
web-before-choice-build = Built by the players
web-before-choice-preset = A printed map
web-before-choice-string = From a map string
web-before-choice-suggested = Suggested for a first game
web-before-choice-learn_to_play_3p = First game, 3 players
web-before-choice-learn_to_play_4p = First game, 4 players
web-before-choice-learn_to_play_5p = First game, 5 players
web-before-choice-learn_to_play_6p = First game, 6 players
web-before-choice-scpt_2019_preliminary_6p = SCPT 2019, preliminary, 6 players
web-before-choice-scpt_2020_final_6p = SCPT 2020, final, 6 players
web-before-choice-clear_skies_6p = Clear Skies, 6 players
