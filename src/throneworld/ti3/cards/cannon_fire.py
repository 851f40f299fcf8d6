"""Cards of the step of PDS fire: better aim, and a pulse that silences what it meets."""

from __future__ import annotations

from throneworld.imperium.combat.purposes import COMBAT, SPACE_CANNON
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChooseSystem, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import COMBAT_ROUND, TACTICAL_ACTION, is_marked, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_DICE, COMBAT_ROLL
from throneworld.imperium.units import FIGHTER, PDS, big_ship_count, count, in_space
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.places import exhaust_docks
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.quantities import HIT_TARGETS
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tactical.cannons import PdsFire, guns_at
from throneworld.ti3.unsaid import UNSAID

TRIANGULATION, SHOCKWAVE = "super_triangulation", "emp_shockwave"
TRIANGULATED = "triangulated"
"""Mark for an action: what is added to the fire of this player's PDS is the subject."""
PULSE = "pulse"
"""Mark until a round of a battle is over: Fighters in the space area that is the subject take no part."""
MORE_FOR_EACH = 2


def planets_that_fire(game: Game, seat: int, occasion: Occasion) -> int:
    """On so many planets PDS of a player reach the fleet at which he has declared to fire."""
    fire, state = game.subject(occasion, PdsFire), of(game)
    targets = [each.target for each in fire.declared if each.seat == seat] if fire else []
    guns = guns_at(state, seat, targets[0], int(occasion["system"])) if targets else []
    return len({gun.place for gun in guns if gun.kind == PDS})


def my_pds_fire(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made the fire is not to be seen yet."""
    fine = game.subject(occasion, PdsFire) is None or planets_that_fire(game, seat, occasion)
    return None if fine else UNSAID


class Triangulate(Effect, frozen=True):
    """Fixed when it is played, for all PDS and the whole action (ruling 121)."""

    def run(self, game: Game) -> None:
        more = MORE_FOR_EACH * planets_that_fire(game, self.seat, self.occasion)
        mark(game, TRIANGULATED, seat=self.seat, subject=more, until=TACTICAL_ACTION)


def aimed_better(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> int:
    if (kind, purpose) != (PDS, SPACE_CANNON):
        return 0
    return sum([int(each.subject) for each in marks_of(state, TRIANGULATED) if each.seat == seat])


def with_my_big_ships(state: Ti3State, aim: Aim, system: int) -> bool:
    return big_ship_count(in_space(state, aim.seat, system)) > 0


class SendPulse(Verb, frozen=True):
    """Docks there are exhausted, then planets without PDS, whoever has them."""

    def run(self, game: Game) -> None:
        state, system = of(game), int(self.targets[0])
        planets = state.edition.planets[system]
        exhaust_docks(game, *planets, SPACE[system])
        for planet in planets:
            owner = state.control.get(planet)
            bare = owner is not None and not count(state, owner, planet, PDS)
            if bare and planet not in state.exhausted:
                exhaust_planet(game, planet, self.reason)
        mark(game, PULSE, seat=self.seat, subject=SPACE[system], until=COMBAT_ROUND)


def _out_of_order(state: Ti3State, seat: int, kind: str, other: int, place: str) -> int:
    """Their dice of the first round, of either side."""
    out = kind == FIGHTER and is_marked(state, PULSE, subject=place)
    return -state.edition.profile(state, seat, kind).dice if out else 0


def _not_fighters(
    state: Ti3State, targets: tuple[tuple[str, ...], ...], seat: int, place: str, how: str, by: int
) -> tuple[tuple[str, ...], ...]:
    if how != COMBAT or not is_marked(state, PULSE, subject=place):
        return targets
    return tuple([each for each in targets if each[0] != FIGHTER])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, TRIANGULATION, window="space_cannon_static", mark=TRIANGULATED, by=aimed_better),
    modifies(
        COMBAT_DICE,
        SHOCKWAVE,
        window="combat_roll_static",
        mark=PULSE,
        by=_out_of_order,
        whose=ANYBODY,
        for_nobody=True,
    ),
    modifies(
        HIT_TARGETS,
        SHOCKWAVE,
        window="hits_assign_when",
        mark=PULSE,
        turns=_not_fighters,
        whose=ANYBODY,
        for_nobody=True,
    ),
)
PULSED = ChooseSystem(filters=("with_my_big_ships",))
LISTENERS: Declared = (
    *action_card(TRIANGULATION, "space_cannon_before", my_pds_fire, Triangulate()),
    *action_card(SHOCKWAVE, "space_cannon_end", there_is(PULSED), SendPulse(why=SHOCKWAVE), aims=(PULSED,)),
)
FILTERS: Filters = {"system": {"with_my_big_ships": with_my_big_ships}}
