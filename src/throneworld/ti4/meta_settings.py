"""The options of a new game: how it is set up, how long it is, and rulings that were changed later."""

from __future__ import annotations

from throneworld.kernel.registry import Flag, Number, OneOf, Setting, Text
from throneworld.ti4.setup.galaxy import FAIR, GALAXIES, SUGGESTED
from throneworld.ti4.setup.strings import LONGEST
from throneworld.ti4.tables import PRESETS

SETTINGS: tuple[Setting, ...] = (
    OneOf("factions", "choose", ("choose", "random")),  # when the seats are given as a number
    OneOf("colours", "seats", ("seats", "choose", "random")),  # by the order of the seats, or step 4
    OneOf("galaxy", FAIR, GALAXIES),  # how the game board is made
    OneOf("preset", SUGGESTED, (SUGGESTED, *PRESETS)),  # with galaxy=preset
    Text("map_string", "", LONGEST),  # with galaxy=string
    Number("points", 10, 10, 14, step=4),  # the side of the victory point track (RR 87.2)
    Flag("fighters_block", False),  # fighters alone stop ships on their way, against RR 49.4
    Flag("rift_destroys", True),  # RR 37.2: a gravity rift destroys ships; else they are removed
    Flag("excess_is_destroyed", True),  # RR 16.3: units beyond the capacity are destroyed; else removed
    Flag("fleet_excess_is_destroyed", False),  # RR 34.3 to the letter: so are ships beyond the fleet pool
    Flag("blind_retreat", False),  # a retreat may be announced without a system to retreat to
    Flag("warfare_dock_only", False),  # the card against RR 88.3: its secondary uses a space dock only
)
