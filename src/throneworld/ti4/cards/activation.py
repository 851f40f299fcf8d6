"""Action cards that are played as a system is activated, or as ships arrive in it."""

from __future__ import annotations

from throneworld.imperium.board import adjacency, joining
from throneworld.imperium.combat.cannons import Cannon
from throneworld.imperium.effects.aims import ChooseSystem, there_is
from throneworld.imperium.effects.lasting import WHERE_UNIT_IS, Lasting
from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.placing import PutUnit, placing_refusal
from throneworld.imperium.quantities import ADJACENCY, BLOCKS, CANNONS, MOVE
from throneworld.imperium.verbs.units import remove_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti4.cards.aims import ChooseUnit
from throneworld.ti4.cards.filters import UnitThere
from throneworld.ti4.declare import Clause, action_card, both, it_concerns_another, it_concerns_me
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.state import SPACE, SYSTEM, Ti4State, of
from throneworld.ti4.tables import ALPHA, BETA, CRUISER, DREADNOUGHT, SPACE_DOCK
from throneworld.ti4.units import count


def is_near(state: Ti4State, aim: Aim, unit: UnitThere) -> bool:
    """Whether a unit is in the system that the occasion names after the player, or next to it."""
    system = int(aim.occasion["system"])
    return bool((adjacency(state, aim.seat)[system] | 1 << system) >> SYSTEM[unit.place] & 1)


ARMED_DOCK = "armed_dock"
"""Mark, until the tactical action is over: the space dock of this player in the place that is its subject has
space cannon against ships in the active system."""
DOCK_CANNON: Cannon = (5, 3)


def with_armed_docks(
    state: Ti4State, cannons: tuple[Cannon, ...], seat: int, system: int
) -> tuple[Cannon, ...]:
    docks = [
        DOCK_CANNON
        for each in marks_of(state, ARMED_DOCK)
        if each.seat == seat and count(state, seat, str(each.subject), SPACE_DOCK)
    ]
    return (*cannons, *docks)


FILTERS: Filters = {
    "unit": {"mine": lambda state, aim, unit: unit.owner == aim.seat, "in_or_next_to_this_system": is_near}
}


class ReplaceShip(Effect, frozen=True):
    """A ship in the active system makes way for another kind out of the reinforcements.

    Ships of the kinds concerned are never damaged before, so it does not matter which of them it is.
    """

    old: str = ""
    new: str = ""

    def run(self, game: Game) -> Step | None:
        place = SPACE[int(self.occasion["system"])]
        remove_units(game, self.seat, place, self.old, 1, "replaced")
        return PutUnit(seat=self.seat, kind=self.new, place=place, how="replaced")


def a_cruiser_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """And there is a dreadnought to put in its place."""
    state, place = of(game), SPACE[int(occasion["system"])]
    if not count(state, seat, place, CRUISER):
        return Refusal("RR 2.6", "no_cruiser_there", (place,))
    return placing_refusal(state, seat, DREADNOUGHT, place)


FLANK_SPEED = "flank_speed"
"""Mark, until the tactical action is over: all ships of this player have +1 to their move value."""
SILENCE_OF_SPACE = "in_the_silence_of_space"
"""Mark, until the tactical action is over: ships that start in the system (its subject) pass other ships."""
LINKED_WORMHOLES = "linked_wormholes"
"""Mark: alpha and beta wormholes are adjacent (Lost Star Chart)."""
MY_FLEET = ChooseSystem(filters=("with_my_ships",))
MY_DOCK = ChooseUnit(kinds=(SPACE_DOCK,), filters=("mine", "in_or_next_to_this_system"))

MODIFIERS: tuple[Modifier, ...] = (
    modifies(CANNONS, "experimental_battlestation", mark=ARMED_DOCK, turns=with_armed_docks),
    modifies(MOVE, "flank_speed", mark=FLANK_SPEED, add=1),
    modifies(
        BLOCKS,
        "in_the_silence_of_space",
        mark=SILENCE_OF_SPACE,
        bans=True,
        where=lambda state, seat, kind, origin: is_marked(state, SILENCE_OF_SPACE, seat, origin),
    ),
    modifies(ADJACENCY, "lost_star_chart", mark=LINKED_WORMHOLES, turns=joining(ALPHA, BETA), whose=ANYBODY),
)

LISTENERS: tuple[Clause, ...] = (
    *action_card(
        "flank_speed", "self_activates_system", it_concerns_me, Lasting(FLANK_SPEED, TACTICAL_ACTION)
    ),
    *action_card(
        "in_the_silence_of_space",
        "self_activates_system",
        both(it_concerns_me, there_is(MY_FLEET, "RR 2.6")),
        Lasting(SILENCE_OF_SPACE, TACTICAL_ACTION, on=CHOSEN),
        aims=(MY_FLEET,),
    ),
    *action_card(
        "lost_star_chart", "self_activates_system", it_concerns_me, Lasting(LINKED_WORMHOLES, TACTICAL_ACTION)
    ),
    *action_card(
        "upgrade",
        "self_activates_system",
        both(it_concerns_me, a_cruiser_is_there),
        ReplaceShip(old=CRUISER, new=DREADNOUGHT),
    ),
    *action_card(
        "experimental_battlestation",
        "other_moved_ships_in_after",
        both(it_concerns_another, there_is(MY_DOCK, "RR 2.6")),
        Lasting(ARMED_DOCK, TACTICAL_ACTION, on=WHERE_UNIT_IS),
        aims=(MY_DOCK,),
    ),
)
