"""Laws that are attached to a planet (RR 12): what happens as they come to lie there and to its holder.

What the planet is worth, its research teams and what may not be placed there are standing rules of the steps
that they alter.
"""

from __future__ import annotations

from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.whom import CHOSEN, CONTROLLER
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause, both, it_concerns_me, law, standing
from throneworld.ti4.effects.destroying import Destroy
from throneworld.ti4.effects.gaining import POINTS, Gain
from throneworld.ti4.laws.effects import shift_point
from throneworld.ti4.state import of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import KINDS

HOLY_PLANET = "holy_planet_of_ixth"


def it_is_the_holy_planet(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    here = of(game).laws.get(HOLY_PLANET) == occasion["planet"]
    return None if here else Refusal("RR 12.1", "not_attached_here", (HOLY_PLANET,))


class PointWithControl(Effect, frozen=True):
    """The new controller gains a point, then the old one loses one: a single stop for both clauses."""

    def run(self, game: Game) -> Step | None:
        shift_point(game, self.seat, int(self.occasion["other"]), HOLY_PLANET)
        return None


standing("lose_control_when", HOLY_PLANET)(PointWithControl)

TEXTS: tuple[AgendaText, ...] = (
    AgendaText("core_mining", on_elect=(Destroy((INFANTRY,), CHOSEN, CONTROLLER, most=1),)),
    AgendaText("demilitarized_zone", on_elect=(Destroy(KINDS, CHOSEN),)),
    AgendaText(HOLY_PLANET, on_elect=(Gain(POINTS, 1, CONTROLLER),)),
)
LISTENERS: tuple[Clause, ...] = (
    *law(
        HOLY_PLANET,
        "gain_control_when",
        both(it_concerns_me, it_is_the_holy_planet),
        PointWithControl(),
        must=True,
        owner_only=False,
    ),
)
