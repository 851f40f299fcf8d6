"""Technologies that speak up when a system is activated (RR 78.1)."""

from __future__ import annotations

from throneworld.galaxy.sets import members
from throneworld.imperium.activation import active_systems
from throneworld.imperium.board import Passages
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import ACTOR
from throneworld.imperium.marks import TACTICAL_ACTION, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY, ONE_SHIPS_MOVE
from throneworld.imperium.verbs.tokens import FLEET, STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.cards.conditions import has_strategy_token, my_ships_are_there
from throneworld.ti4.declare import Clause, both, it_concerns_another, it_concerns_me, technology
from throneworld.ti4.effects.gaining import GOODS, Gain, Lose
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tactical.action import EndTurn
from throneworld.ti4.units import presence

GRAVITY_DRIVE = "gravity_drive"
"""Mark, until the tactical action is over: one ship of this player may have +1; taken away when it has."""
CONDUIT = "conduit"
"""Mark: the active system is adjacent to the system that is the subject (Spacial Conduit Cylinder)."""


def my_units_are_there_and_elsewhere(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In the active system, and in another that could become adjacent to it."""
    mine, here = presence(of(game), seat), 1 << int(occasion["system"])
    return None if mine & here and mine & ~here else Refusal("RR 1.1", "no_units_to_connect")


def his_fleet_pool_holds_tokens(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    other = int(occasion["seat"])
    return None if of(game).fleet[other] else Refusal("RR 34.1", "empty_fleet_pool", (other,))


class ConnectOwnSystems(Effect, frozen=True):
    """The active system is adjacent to every other in which he has units now, wherever they go then."""

    def run(self, game: Game) -> None:
        for system in members(presence(of(game), self.seat) & ~(1 << int(self.occasion["system"]))):
            mark(game, CONDUIT, seat=self.seat, subject=system, until=TACTICAL_ACTION)


def conduits(state: Ti4State, found: Passages, *context: object) -> Passages:
    links = [
        (active, int(each.subject)) for active in active_systems(state) for each in marks_of(state, CONDUIT)
    ]
    return found._replace(links=(*found.links, *links))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ONE_SHIPS_MOVE, GRAVITY_DRIVE, mark=GRAVITY_DRIVE, add=1),
    modifies(ADJACENCY, "spacial_conduit_cylinder", mark=CONDUIT, turns=conduits, whose=ANYBODY),
)

LISTENERS: tuple[Clause, ...] = (
    *technology(
        "gravity_drive",
        "self_activates_system",
        it_concerns_me,
        Lasting(GRAVITY_DRIVE, TACTICAL_ACTION),
        must=True,
    ),
    *technology(
        "spacial_conduit_cylinder",
        "self_activates_system",
        both(it_concerns_me, my_units_are_there_and_elsewhere),
        ConnectOwnSystems(),
        exhausts=True,
    ),
    *technology(
        "eres_siphons",
        "other_activates_system",
        both(it_concerns_another, my_ships_are_there),
        Gain(GOODS, 4, why="eres_siphons"),
        must=True,
    ),
    *technology(
        "neuroglaive",
        "other_activates_system",
        both(it_concerns_another, my_ships_are_there, his_fleet_pool_holds_tokens),
        Lose(FLEET, 1, ACTOR, why="neuroglaive"),
        must=True,
    ),
    *technology(
        "nullification_field",
        "other_activates_system",
        both(it_concerns_another, my_ships_are_there, has_strategy_token),
        EndTurn(),
        costs=(Lose(STRATEGY, why="nullification_field"),),
        exhausts=True,
    ),
)
