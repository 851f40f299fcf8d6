"""What is in the box, as tables that a reader can check against it. No rules here.

`unsure` marks what no source settles, `errata` what was corrected after the first printing. All names of the
tables can be had from here, but for `listening` and `rules`, which are no part of the box.
"""

# ruff: noqa: F403

from throneworld.imperium.tables import Roll as Roll
from throneworld.ti4.tables.action_cards import *
from throneworld.ti4.tables.agendas import *
from throneworld.ti4.tables.faction_technologies import *
from throneworld.ti4.tables.faction_units import *
from throneworld.ti4.tables.factions import *
from throneworld.ti4.tables.layouts import *
from throneworld.ti4.tables.moments import *
from throneworld.ti4.tables.objectives import *
from throneworld.ti4.tables.promissory_notes import *
from throneworld.ti4.tables.strategy_cards import *
from throneworld.ti4.tables.technologies import *
from throneworld.ti4.tables.tiles import *
from throneworld.ti4.tables.units import *
