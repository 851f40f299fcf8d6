# Twilight Imperium 3: the options of a new game.
#
# setting-<id>              what it does, for the command line (`throneworld games`)
# web-before-setting-<id>   its label in the form, and with .what where the form has other words for what it does
# web-before-choice-<id>    what may be chosen; `choose` and `random` have their words in web-before.ftl

web-before-game-ti3 = Twilight Imperium 3
    .what = A galaxy to conquer with the rules of Shattered Ascension: seventeen races, leaders, trade contracts, a council and war. A very long game.
    .short = Shattered Ascension
    .picture = A galaxy of tiles with the old capital in the middle.

setting-races = How races are given out when the seats do not name them: choose lets the players take one or leave it to chance, from the highest roller on; random deals them openly.
setting-galaxy = How the galaxy is made: preset takes the map of this number of players, fair deals balanced surroundings, build lets the players lay the tiles, string reads map_string.
setting-preset = Which map is laid out with galaxy=preset; suggested takes the one for this number of players.
setting-map_string = The tiles and tokens of the map with galaxy=string; docs/map-strings-ti3.md tells how they are written.
setting-bids = Players bid trade goods for home locations, if the map is ready, and for the Speaker Token; without it homes go by seats and the Speaker is drawn.
setting-leaders = Each race has three leaders (SA-14).
setting-artifacts = Artifacts are hidden on the map (SA-6.11).
setting-shock_troops = Shock Troops are used (SA-13.13).
setting-lone_shock_troops = A Shock Troop may stand without a Ground Force.
setting-mechanized_units = Mechanized Units are used (SA-13.14).
setting-space_mines = Cruisers lay space mines (SA-13.19).
setting-facilities = Colonies and refineries are built (SA-7.6).
setting-flagships = Each race has a Flagship (SA-13.23).
setting-custodians = Units of nobody guard Mecatol Rex.
setting-surrender = Whoever has passed may leave the game; what he has is sold for influence (SA-8.10).
setting-worldgates = Worldgates are used where a map has them.
setting-border_tokens = Asteroid Belts and other tokens lie on borders where a map has them.
setting-distant_suns = Counters lie face down on planets, for whoever lands first (SA-16.2).
setting-final_frontier = Counters lie face down in voids, for whoever flies there first (SA-16.3).
setting-ascendancy = The goal is doubled; public objectives can be claimed again in every round, any number in each Status Phase (SA-16.7).
setting-simultaneous_action = As an action any number of systems may be activated at once, and ships move between them (SA-16.8).
setting-remove_sabotage = The action card Sabotage is left out.
setting-sa_tiles = The ten later tiles are among those of fair maps and of galaxies that players build.
setting-strewn_tokens = Belts, waves, anomalies, wormhole tokens, worldgates and a rift are strewn over a fair map.
setting-racial_objectives = Each race has three objectives of its own, of which one may be scored (SA-3.26.14).
setting-crimson_suns = Players declare war on each other and are paid for ships lost in it (SA-16.4); with three players or more.
setting-covenants = Each player leads two races, a seat each, and wins with both together (SA-16.5): seats 1 and 4, 2 and 5, 3 and 6 belong together, of eight seats 1 and 5 and so on; with six or eight seats only.
setting-dimension_rifts = A dummy artifact that is found leaves a double-sided wormhole token in its system (SA-16.6); with artifacts only.
setting-two_player_keep_marked = Cards that are marked as not for two players stay in the decks, with the changes of the rulebook (SA-18.5); with two players only.
setting-vp_goal = How many victory points win the game: 8 to 14, with two players 6 to 10.
setting-last_round = After so many rounds most points win; 0 for no end but the goal, otherwise from 4 on.

web-before-setting-races = How races are given out
    .what = Only if no seat names a race: the players take one or leave it to chance, or the races are dealt.
web-before-setting-galaxy = Galaxy
    .what = A ready map, one that is dealt fairly, one that the players build, or one from a map string.
web-before-setting-preset = Ready map
web-before-setting-map_string = Map string
web-before-setting-bids = Bids for homes and Speaker
web-before-setting-leaders = Leaders
web-before-setting-artifacts = Artifacts
web-before-setting-shock_troops = Shock Troops
web-before-setting-lone_shock_troops = Shock Troops may stand alone
web-before-setting-mechanized_units = Mechanized Units
web-before-setting-space_mines = Space mines
web-before-setting-facilities = Facilities
web-before-setting-flagships = Flagships
web-before-setting-custodians = Custodians of Mecatol Rex
web-before-setting-surrender = Surrender
web-before-setting-worldgates = Worldgates
web-before-setting-border_tokens = Tokens on borders
web-before-setting-distant_suns = Distant Suns
    .what = Something waits on every planet outside the homes: riches, natives, or an ambush.
web-before-setting-final_frontier = Final Frontier
    .what = Voids are not empty: wrecks, pirates, a Gyre that takes fleets away.
web-before-setting-ascendancy = Ascendancy
    .what = Points come steadily: the goal is doubled, and objectives can be claimed in every round.
web-before-setting-simultaneous_action = Simultaneous actions
    .what = A further kind of action: a grid of systems, between which ships move at once.
web-before-setting-remove_sabotage = Without Sabotage
web-before-setting-sa_tiles = Later tiles
web-before-setting-strewn_tokens = Strewn tokens
web-before-setting-racial_objectives = Racial Objectives
web-before-setting-crimson_suns = Crimson Suns
    .what = With three players or more: they declare war on each other and are paid for ships lost in it.
web-before-setting-covenants = Covenants
    .what = Three or four players lead two races each, in seats that lie opposite each other. Six or eight seats are needed.
web-before-setting-dimension_rifts = Dimension Rifts
    .what = A dummy artifact that is found leaves a wormhole in its system. Artifacts have to be in play.
web-before-setting-two_player_keep_marked = Cards not meant for two
    .what = With two players only: they stay in the decks, some of them changed.
web-before-setting-vp_goal = Victory points
web-before-setting-last_round = Last round

web-before-choice-preset = A ready map
web-before-choice-fair = Dealt fairly
web-before-choice-build = Built by the players
web-before-choice-string = From a map string
web-before-choice-suggested = The one for this number of players
web-before-choice-duel = Duel, 2 players
web-before-choice-triad = Triad, 3 players
web-before-choice-four_corners = Four Corners, 4 players
web-before-choice-pentarchy = Pentarchy, 5 players
web-before-choice-hexarchy = Hexarchy, 6 players
web-before-choice-prophecy = Prophecy, 7 players
web-before-choice-octagon = Octagon, 8 players
web-before-choice-yes = Yes
web-before-choice-no = No
