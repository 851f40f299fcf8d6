"""Events about what may be done on the turns that follow."""

from __future__ import annotations

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.gaining import COUNTERS, Gain
from throneworld.ti3.effects.redistribution import FEWEST_COLONIES, with_most_colonies
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import SURCHARGE
from throneworld.ti3.state import Ti3State

CONTAINMENT, CONTAINED = "imperial_containment", "contained"
"""The mark: whoever is the largest pays more for his Tactical Actions."""

TEXTS: tuple[Text, ...] = (
    Text(
        CONTAINMENT,
        on_for=(Lasting(CONTAINED, ROUND, EACH),),
        on_against=(Gain(COUNTERS, 1, FEWEST_COLONIES),),
    ),
)


def of_largest(state: Ti3State, seat: int) -> int:
    """As the planets are held at the time of the action."""
    return int(seat in with_most_colonies(state))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SURCHARGE, CONTAINMENT, window="activation_static", mark=CONTAINED, by=of_largest),
)
