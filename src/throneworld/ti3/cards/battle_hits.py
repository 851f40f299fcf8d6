"""Cards that cancel or turn hits before they are assigned."""

from __future__ import annotations

from throneworld.imperium.combat.casualties import BOMBARDMENT
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlanet
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.state import AREAS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.cards.battle_conditions import hits_of_a_round
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import CancelHits
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import TRADE_STATIONS
from throneworld.ti3.tactical.bombardment import spend_shields
from throneworld.ti3.tactical.ground_hits import GroundHits
from throneworld.ti3.tactical.hits import Fight

STRAY = "stray_shot"


def there_is_a_planet(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In a Space Battle, what precedes its rounds included."""
    place, state = str(occasion["place"]), of(game)
    if place not in AREAS or not game.nearest(Fight):
        return Refusal("SA-4.7.1", "no_hits_of_a_battle")
    planets = [each for each in state.edition.planets[int(place)] if each not in TRADE_STATIONS]
    return None if planets else Refusal("SA-8.7.1", "no_planet_there", (int(place),))


def _beside_the_battle(state: Ti3State, aim: Aim, planet: str) -> bool:
    return SYSTEM[planet] == SYSTEM[str(aim.occasion["place"])] and planet not in TRADE_STATIONS


class HitPlanet(Verb, frozen=True):
    """By whoever has scored the hit; shields may cancel it, and nothing turns neutral (ruling 121)."""

    def run(self, game: Game) -> Step | None:
        planet, by, state = str(self.targets[0]), int(self.occasion["other"]), of(game)
        side = state.control.get(planet, NOBODY)
        side = NEUTRAL if side == NOBODY else side
        if not ground_forces(state, side, planet):
            return None
        hits = spend_shields(game, side, planet, 1)
        return GroundHits(seat=side, place=planet, hits=hits, by=by, how=BOMBARDMENT)


LISTENERS: Declared = (
    *action_card(
        "shields_holding", "hits_assign_when", both(it_concerns_me, hits_of_a_round), CancelHits(number=2)
    ),
    *action_card(
        STRAY,
        "hits_assign_when",
        both(it_concerns_me, there_is_a_planet),
        CancelHits(number=1),
        HitPlanet(why=STRAY),
        aims=(ChoosePlanet(filters=("beside_the_battle",)),),
    ),
)
FILTERS: Filters = {"planet": {"beside_the_battle": _beside_the_battle}}
