"""Laws that are attached to a planet (RR 12): what happens as they come to lie there and to its holder.

Research teams are standing rules of the steps that they alter.
"""

from __future__ import annotations

from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.whom import CHOSEN, CONTROLLER
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_LAND, MAY_PLACE, PLANET_VALUE, PRODUCTION
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause, both, it_concerns_me, law, standing
from throneworld.ti4.effects.devastation import Destroy
from throneworld.ti4.effects.gaining import POINTS, Gain
from throneworld.ti4.laws.effects import shift_point
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Place, Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import KINDS

HOLY_PLANET, DEMILITARIZED = "holy_planet_of_ixth", "demilitarized_zone"


def it_is_the_holy_planet(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    here = of(game).laws.get(HOLY_PLANET) == occasion["planet"]
    return None if here else Refusal("RR 12.1", "not_attached_here", (HOLY_PLANET,))


class PointWithControl(Effect, frozen=True):
    """The new controller gains a point, then the old one loses one: a single stop for both clauses."""

    def run(self, game: Game) -> None:
        shift_point(game, self.seat, int(self.occasion["other"]), HOLY_PLANET)


standing("lose_control_when", HOLY_PLANET)(PointWithControl)

TEXTS: tuple[AgendaText, ...] = (
    AgendaText("core_mining", on_elect=(Destroy((INFANTRY,), CHOSEN, CONTROLLER, most=1),)),
    AgendaText("demilitarized_zone", on_elect=(Destroy(KINDS, CHOSEN),)),
    AgendaText(HOLY_PLANET, on_elect=(Gain(POINTS, 1, CONTROLLER),)),
)


def worth_more(law: str, resources: int, influence: int) -> Modifier:
    """The planet to which the law is attached is worth more."""

    def turns(state: Ti4State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
        here = state.laws[law] == planet
        return (value[0] + resources, value[1] + influence) if here else value

    return modifies(PLANET_VALUE, law, window="planet_value_static", turns=turns)


def on_the_holy_planet(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    return state.laws[HOLY_PLANET] == place


def is_demilitarized(state: Ti4State, seat: int, *where: str) -> Refusal | None:
    """No unit may land, be produced or be placed there."""
    planet = where[-1]
    here = state.laws[DEMILITARIZED] == planet
    return Refusal("RR 7.2", "demilitarized", (planet,)) if here else None


MODIFIERS: tuple[Modifier, ...] = (
    worth_more("core_mining", 2, 0),
    worth_more("senate_sanctuary", 0, 2),
    worth_more("terraforming_initiative", 1, 1),
    modifies(PRODUCTION, HOLY_PLANET, window="produce_static", bans=True, by=on_the_holy_planet),
    modifies(MAY_PLACE, DEMILITARIZED, window="produce_static", bans=True, by=is_demilitarized),
    modifies(MAY_LAND, DEMILITARIZED, window="produce_static", bans=True, by=is_demilitarized),
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
