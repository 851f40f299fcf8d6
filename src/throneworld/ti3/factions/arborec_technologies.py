"""What the Arborec Ecosystem grows into: spores on planets nearby, and rich ones."""

from __future__ import annotations

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import Systems, set_of
from throneworld.imperium.board import adjacency, held_planets
from throneworld.imperium.conditions import both, standing
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlanet, there_is
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.state import Load
from throneworld.imperium.units import FLAGSHIP, count
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.control import PLACED, GainPlanet
from throneworld.ti3.declare import technology
from throneworld.ti3.effects.filters import is_empty
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.effects.wealth import PutWealth
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.quantities import SHIP_PRODUCTION
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.guards import guards_on
from throneworld.ti3.tables import GROUND_FORCE, SHOCK_TROOP
from throneworld.ti3.technologies.once import has_strategy_counter, not_used, use_up
from throneworld.ti3.war import act_of_war

PLASMOSIS = "bioplasmosis"
PHASING = "ecosphere_phasing"
WEALTH_OF_PLANET, ENRICHED = 4, 2


# Bioplasmosis


def near_troops(state: Ti3State, seat: int) -> Systems:
    """Systems with Ground Forces or Shock Troops of a player, and those next to them."""
    troops = (GROUND_FORCE, SHOCK_TROOP)
    there = [place for place in state.units[seat] if any(count(state, seat, place, kind) for kind in troops)]
    home = set_of(SYSTEM[place] for place in there)
    return home | around(adjacency(state, seat), home)


def is_near_troops(state: Ti3State, aim: Aim, planet: str) -> bool:
    return bool(near_troops(state, aim.seat) >> SYSTEM[planet] & 1)


def is_mine_or_empty(state: Ti3State, aim: Aim, planet: str) -> bool:
    """No units of whomever, no leaders, no counters of such as would resist."""
    owner = state.control.get(planet, NOBODY)
    if state.allied(aim.seat, owner):
        return owner == aim.seat
    return is_empty(state, planet) and not guards_on(state, planet)


class InvadeEmptyPlanet(Effect, frozen=True):
    """A hostile act, if somebody controls the planet."""

    @standing("hostile_act_when", PLASMOSIS)
    def run(self, game: Game) -> None:
        planet = str(self.targets[0])
        owner = of(game).control.get(planet, NOBODY)
        if owner != self.seat:
            act_of_war(game, self.seat, owner, SYSTEM[planet])


class Spread(Effect, frozen=True):
    """A Ground Force is there; what was another's or nobody's is gained."""

    def run(self, game: Game) -> None:
        planet = str(self.targets[0])
        place_units(game, self.seat, planet, GROUND_FORCE, 1, PLASMOSIS)
        game.do(GainPlanet(seat=self.seat, planet=planet, how=PLACED))


SPORES = ChoosePlanet(filters=("near_my_troops", "mine_or_empty", "takes_troops"))

# Ecosphere Phasing


def has_two_planets(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    enough = len(held_planets(of(game), seat)) >= ENRICHED
    return None if enough else Refusal("SA-10.4.1", "too_few_planets", (ENRICHED,))


def not_chosen_yet(state: Ti3State, aim: Aim, planet: str) -> bool:
    return planet not in aim.targets


# Duha Menaimon


def forces_aboard(state: Ti3State, seat: int, ship: Load) -> int:
    troops = [ship.cargo[state.edition.index[kind]] for kind in (GROUND_FORCE, SHOCK_TROOP)]
    return sum(troops) if ship.kind == FLAGSHIP else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SHIP_PRODUCTION, "flagship:arborec", window="production_static", by=forces_aboard),
)
LISTENERS: Declared = (
    *technology(
        PLASMOSIS,
        "strategy_phase_start",
        there_is(SPORES),
        InvadeEmptyPlanet(),
        Spread(),
        aims=(SPORES,),
        rule="SA-10.4.1",
    ),
    *technology(
        PHASING,
        "action",
        both(has_two_planets, has_strategy_counter, not_used(PHASING)),
        UseAction(),
        PutWealth(WEALTH_OF_PLANET, why=PHASING),
        aims=(ChoosePlanet(filters=("mine",)), ChoosePlanet(filters=("mine", "not_chosen_yet"))),
        costs=(Lose(STRATEGY, 1, why=PHASING), use_up(PHASING)),
        rule="SA-10.4.1",
    ),
)
FILTERS: Filters = {
    "planet": {
        "near_my_troops": is_near_troops,
        "mine_or_empty": is_mine_or_empty,
        "not_chosen_yet": not_chosen_yet,
    }
}
