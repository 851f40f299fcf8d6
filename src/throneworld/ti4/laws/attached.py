"""Laws that are attached to a planet (RR 12): what happens as they come to lie there and to its holder.

What the planet is worth, its research teams and what may not be placed there are standing rules of the steps
that they alter.
"""

from __future__ import annotations

from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.cards.aftermath import Aftermath
from throneworld.ti4.declare import Clause, both, it_concerns_me, law, standing
from throneworld.ti4.laws.effects import shift_point
from throneworld.ti4.state import SYSTEM, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import KINDS, count, damaged_count
from throneworld.ti4.verbs.points import gain_points
from throneworld.ti4.voting.outcomes import AgendaText

HOLY_PLANET = "holy_planet_of_ixth"


class DestroyOneOnElected(Effect, frozen=True):
    """One unit of a kind that the controller has on the elected planet, if there is any."""

    kind: str = ""

    def run(self, game: Game) -> Step | None:
        planet = str(self.targets[0])
        seat = of(game).control[planet]
        many = min(1, count(of(game), seat, planet, self.kind))
        destroy_units(game, seat, planet, self.kind, many, str(self.occasion["agenda"]))
        return Aftermath(system=SYSTEM[planet])


class DestroyAllOnElected(Effect, frozen=True):
    """Every unit on the elected planet, all at once; its controller keeps it by a token (RR 24.4)."""

    def run(self, game: Game) -> Step | None:
        state, planet, why = of(game), str(self.targets[0]), str(self.occasion["agenda"])
        for seat, places in enumerate(state.units):
            group = places.get(planet)
            for kind in KINDS if group else ():
                hurt = damaged_count(state, seat, planet, kind)
                destroy_units(game, seat, planet, kind, count(state, seat, planet, kind), why, damaged=hurt)
        return Aftermath(system=SYSTEM[planet])


class PointForController(Effect, frozen=True):
    """Whoever controls the elected planet gains a victory point."""

    def run(self, game: Game) -> Step | None:
        controller = of(game).control[str(self.targets[0])]
        gain_points(game, controller, 1, str(self.occasion["agenda"]))
        return None


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
    AgendaText("core_mining", on_elect=(DestroyOneOnElected(kind=INFANTRY),)),
    AgendaText("demilitarized_zone", on_elect=(DestroyAllOnElected(),)),
    AgendaText(HOLY_PLANET, on_elect=(PointForController(),)),
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
