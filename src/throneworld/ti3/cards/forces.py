"""Cards that are an action and place or destroy units."""

from __future__ import annotations

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlanet, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.units import SPACE_DOCK
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.consent import DockOutsideHomes, SystemOutsideHomes
from throneworld.ti3.effects.filters import takes
from throneworld.ti3.effects.free_units import PlaceFree, PlaceOnEach, PlaceShip, place_as_far_as_possible
from throneworld.ti3.effects.harming import destroy_structure
from throneworld.ti3.effects.naming import (
    FOR_TROOPS,
    ChooseKind,
    ChooseTargetShip,
    NamePlaces,
)
from throneworld.ti3.state import of
from throneworld.ti3.tables import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    GROUND_FORCE,
    MECHANIZED_UNIT,
    PDS,
    SHOCK_TROOP,
)

REINFORCEMENTS, MESSIAH, GHOST = "advanced_reinforcements", "rise_of_a_messiah", "ghost_ship"
SHOT, SABOTEUR, DEFENSE = "lucky_shot", "secret_industrial_agent", "civil_defense"

MINE_FOR_TROOPS = ChoosePlanet(filters=("mine", "takes_troops"))
MINE_FOR_PDS = ChoosePlanet(filters=("mine", "takes_pds"))
AT_WORMHOLE = SystemOutsideHomes(
    filters=("outside_homes", "with_wormhole", "without_enemy_ships", "takes_small_ship")
)
PREY = ChooseTargetShip(kinds=(DREADNOUGHT, CRUISER, DESTROYER), filters=("of_an_enemy", "beside_my_planet"))
DOCK = DockOutsideHomes(filters=("outside_homes",))


class PlaceReinforcements(Verb, frozen=True):
    """A Mechanized Unit, or a Shock Troop and a Ground Force."""

    def run(self, game: Game) -> None:
        planet, kind = str(self.targets[0]), str(self.targets[1])
        also = (GROUND_FORCE,) if kind == SHOCK_TROOP else ()
        for each in (kind, *also):
            place_as_far_as_possible(game, self.seat, planet, each, 1, self.reason)


def a_planet_takes_troops(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    found = [planet for planet in state.control if state.control[planet] == seat]
    fits = any(takes(state, seat, GROUND_FORCE, planet) for planet in found)
    return None if fits else Refusal("SA-7.3.8", "no_planet_for_it")


class DestroyChosenShip(Verb, frozen=True):
    """What is aboard goes with it; nothing sustains this."""

    def run(self, game: Game) -> None:
        owner, kind, place, damage, *load = self.targets
        destroy_doomed(game, int(owner), [(kind, place, damage, *load)], self.reason, self.seat)


class DestroyChosenDock(Verb, frozen=True):
    def run(self, game: Game) -> None:
        owner, place = int(self.targets[0]), str(self.targets[1])
        destroy_structure(game, owner, place, SPACE_DOCK, self.reason, self.seat)


LISTENERS: Declared = (
    *action_card(
        REINFORCEMENTS,
        ACTION,
        there_is(MINE_FOR_TROOPS),
        PlaceReinforcements(why=REINFORCEMENTS),
        aims=(MINE_FOR_TROOPS, ChooseKind(kinds=(MECHANIZED_UNIT, SHOCK_TROOP))),
    ),
    *action_card(
        DEFENSE, ACTION, there_is(MINE_FOR_PDS), PlaceFree(PDS, 2, why=DEFENSE), aims=(MINE_FOR_PDS,)
    ),
    *action_card(
        GHOST,
        ACTION,
        there_is(AT_WORMHOLE),
        PlaceShip(why=GHOST),
        aims=(AT_WORMHOLE, ChooseKind(kinds=(DESTROYER, CRUISER), filters=("fits_in_chosen",))),
    ),
    *action_card(SHOT, ACTION, there_is(PREY), DestroyChosenShip(why=SHOT), aims=(PREY,)),
    *action_card(
        MESSIAH,
        ACTION,
        a_planet_takes_troops,
        PlaceOnEach(GROUND_FORCE, why=MESSIAH, most_of_two=3),
        aims=(NamePlaces(FOR_TROOPS),),
    ),
    *action_card(SABOTEUR, ACTION, there_is(DOCK), DestroyChosenDock(why=SABOTEUR), aims=(DOCK,)),
)
