"""The options of a new game: how it is set up, how long it is, and which parts of it are left out."""

from __future__ import annotations

from throneworld.kernel.registry import Flag, Number, OneOf, Past, Setting, Text
from throneworld.ti3.duel import DUELLISTS
from throneworld.ti3.setup.charts import PRESETS as PRESET_MAPS
from throneworld.ti3.setup.charts import SUGGESTED
from throneworld.ti3.setup.charts import WAYS as GALAXIES
from throneworld.ti3.setup.races import CHOOSE
from throneworld.ti3.setup.races import WAYS as RACES
from throneworld.ti3.setup.strings import LONGEST
from throneworld.ti3.tables import PRESETS, SWITCHES, TWO_PLAYER_VP_GOAL, VP_GOAL
from throneworld.ti3.tables.first_decks import COUNTERS, DECKS, MET, WHOLE

OFFERED: tuple[str, ...] = (
    *("leaders", "artifacts", "shock_troops", "lone_shock_troops", "mechanized_units", "space_mines"),
    *("facilities", "flagships", "custodians", "surrender", "worldgates", "border_tokens"),
    *("racial_objectives", "distant_suns", "final_frontier", "ascendancy", "simultaneous_action"),
    *("remove_sabotage", "sa_tiles"),
)
"""Of the switches those that are carried out, and go together with each other and any number of seats."""

OF_TWO = (DUELLISTS, TWO_PLAYER_VP_GOAL.least, TWO_PLAYER_VP_GOAL.most)

SETTINGS: tuple[Setting, ...] = (
    OneOf("races", CHOOSE, RACES),  # when the seats are given as a number
    OneOf("galaxy", PRESET_MAPS, GALAXIES),  # how the map is made
    OneOf("preset", SUGGESTED, (SUGGESTED, *(each.id for each in PRESETS))),
    Text("map_string", "", LONGEST),  # with galaxy=string
    OneOf("strewn_tokens", "no", ("no", "yes")),  # no flag: it goes with galaxy=fair only
    OneOf("crimson_suns", "no", ("no", "yes")),  # with three seats or more only
    OneOf("covenants", "no", ("no", "yes")),  # with six or eight seats only, two for each player
    OneOf("dimension_rifts", "no", ("no", "yes")),  # with artifacts only
    OneOf("two_player_keep_marked", "no", ("no", "yes")),  # with two seats only
    Flag("bids", True),  # for home locations, if the map is ready, and for the Speaker Token; else by lot
    *[Flag(switch.id, switch.on) for switch in SWITCHES if switch.id in OFFERED],
    Number("vp_goal", VP_GOAL.default, VP_GOAL.least, VP_GOAL.most, by_seats=(OF_TWO,)),
    Number("last_round", 0, 0, 20),
    Past("decks", WHOLE, DECKS),
    Past("open_counters", MET, COUNTERS),
)
