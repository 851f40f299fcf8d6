"""What is in the box, as tables that a reader can check against it. No rules here.

`unsure` names the columns that no source settles: they may be replaced here without touching anything else. All
names of the tables can be had from here, but for `listening`, `needs` and `windows`, which are no part of the box.
"""

# ruff: noqa: F403, F405

from throneworld.imperium.tables import Roll as Roll
from throneworld.ti3.tables.absent import *
from throneworld.ti3.tables.action_cards import *
from throneworld.ti3.tables.domain_counters import *
from throneworld.ti3.tables.flagships import *
from throneworld.ti3.tables.layouts import *
from throneworld.ti3.tables.leaders import *
from throneworld.ti3.tables.limits import *
from throneworld.ti3.tables.maps import *
from throneworld.ti3.tables.objective import *
from throneworld.ti3.tables.objectives import *
from throneworld.ti3.tables.options import *
from throneworld.ti3.tables.political_cards import *
from throneworld.ti3.tables.private_objectives import *
from throneworld.ti3.tables.public_objectives import *
from throneworld.ti3.tables.races import *
from throneworld.ti3.tables.racial_objectives import *
from throneworld.ti3.tables.racial_technologies import *
from throneworld.ti3.tables.strategy_cards import *
from throneworld.ti3.tables.technologies import *
from throneworld.ti3.tables.tiles import *
from throneworld.ti3.tables.tokens import *
from throneworld.ti3.tables.units import *

COMPONENTS: dict[str, tuple[str, ...]] = {
    "action": tuple(ACTION_CARD),
    "political": tuple(AGENDA),
    "technology": (*TECHNOLOGY, *RACIAL_TECHNOLOGY),
    "race": tuple(RACE_ABILITIES),
}
"""What has a text, by what it is."""
