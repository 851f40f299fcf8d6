"""Laws about what is built, and about what ships take along."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ANY_CARGO, CARRIES, PRODUCTION
from throneworld.imperium.units import SPACE_DOCK
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HALF_CAPACITY, MAY_LOAD
from throneworld.ti3.state import Ti3State
from throneworld.ti3.steps.builders import FULL_CAPACITY

LABOR, LOGISTICS = "humane_labor", "extensive_logistics_redesign_initiative"
IDLE_DOCKS, NOTHING_LOADED = "idle_docks", "nothing_loaded"
"""Marks: docks of this player produce nothing; nobody comes aboard his ships but leaders."""

TEXTS: tuple[Text, ...] = (
    Text(LABOR, on_against=(Lasting(IDLE_DOCKS, ROUND, EACH),)),
    Text(LOGISTICS, on_against=(Lasting(NOTHING_LOADED, ROUND, EACH),)),
)


def is_halved(state: Ti3State, seat: int, *more: object) -> bool:
    """Not where a strategy card says how much is built."""
    return not is_marked(state, FULL_CAPACITY, seat)


def is_dock(state: Ti3State, seat: int, kind: str, place: Place) -> bool:
    return kind == SPACE_DOCK


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PRODUCTION, LABOR, window="production_static", halves=True, where=is_halved),
    modifies(HALF_CAPACITY, LABOR, window="production_static", grants=True, where=is_halved),
    modifies(PRODUCTION, LABOR, mark=IDLE_DOCKS, to=0, where=is_dock),
    modifies(ANY_CARGO, LOGISTICS, window="cargo_static", grants=True),
    modifies(CARRIES, LOGISTICS, window="cargo_static", grants=True),
    modifies(MAY_LOAD, LOGISTICS, window="cargo_static", mark=NOTHING_LOADED, bans=True),
)
