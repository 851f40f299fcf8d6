"""What systems do to combat rolls: Nebulae, Ion Storms, and a system on High Alert."""

from __future__ import annotations

from throneworld.imperium.combat.purposes import BARRAGE, COMBAT
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_DICE, COMBAT_ROLL
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FIGHTER
from throneworld.ti3.board import special_of
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import MAY_FIRE
from throneworld.ti3.state import NO_SYSTEM, SYSTEM, Ti3State
from throneworld.ti3.tables import ION_STORM, NEBULA
from throneworld.ti3.tactical.rolling import PRE_COMBAT

IN_SPACE_BATTLES = (COMBAT, BARRAGE, PRE_COMBAT)


def _everywhere(state: Ti3State, seat: int) -> bool:
    return True


def _is(state: Ti3State, place: Place, special: str) -> bool:
    return place in AREAS and special_of(state, SYSTEM[place]) == special


def _of_nebula(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> bool:
    """The fleet that defends there (SA-6.4.1); whoever moved is the active player (ruling 198)."""
    return seat != state.active and purpose in IN_SPACE_BATTLES and _is(state, place, NEBULA)


def _of_ion_storm(state: Ti3State, seat: int, kind: str, other: int, place: Place) -> bool:
    """Fighters roll nothing, and may be casualties all the same (SA-6.6.3)."""
    return kind == FIGHTER and _is(state, place, ION_STORM)


def _into_ion_storm(state: Ti3State, seat: int, system: int) -> bool:
    """No cannon fires at ships there (SA-6.6.2, ruling 204)."""
    return special_of(state, system) == ION_STORM


def _has_high_alert(state: Ti3State, seat: int) -> bool:
    return state.high_alert != NO_SYSTEM and state.high_alert_of == seat


def _on_high_alert(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> bool:
    """All units of its owner there, PDS that fire from it included (SA-15.6.1, ruling 101)."""
    return SYSTEM[place] == state.high_alert


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, NEBULA, holds=_everywhere, where=_of_nebula, add=1, for_nobody=True),
    modifies(COMBAT_DICE, ION_STORM, holds=_everywhere, where=_of_ion_storm, add=-1, for_nobody=True),
    modifies(MAY_FIRE, ION_STORM, holds=_everywhere, where=_into_ion_storm, bans=True),
    modifies(
        COMBAT_ROLL,
        "warfare",
        window="combat_roll_static",
        holds=_has_high_alert,
        where=_on_high_alert,
        add=1,
    ),
)
