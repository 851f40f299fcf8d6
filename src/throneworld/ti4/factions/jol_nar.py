"""The Universities of Jol-Nar: Fragile, J.N.S. Hylarim."""

from __future__ import annotations

from throneworld.imperium.combat.dice import BURST_HITS
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BURSTS, COMBAT_ROLL
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Place, Ti4State
from throneworld.ti4.tables import FLAGSHIP


def of_the_flagship(state: Ti4State, seat: int, kind: str, place: Place) -> int:
    return BURST_HITS if kind == FLAGSHIP else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "fragile", window="combat_roll_static", add=-1),
    modifies(BURSTS, "jns_hylarim", window="combat_roll_when", by=of_the_flagship),
)
