"""Laws by which goods come to somebody, or go."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems
from throneworld.imperium.board import Lifted, anomalies
from throneworld.imperium.conditions import always, both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH, FOR_VOTERS, ME
from throneworld.imperium.marks import ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PLANET_VALUE, TERRAIN
from throneworld.imperium.units import PDS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.crossing import GainForCrossing, has_crossed
from throneworld.ti3.effects.gaining import GOODS, WINNER, Gain, Lose
from throneworld.ti3.effects.places import REFINERY, BuildOnElected, RemoveFromElected
from throneworld.ti3.effects.taking import MayTakeGoods
from throneworld.ti3.effects.wealth import PutWealth
from throneworld.ti3.modifying import CARDS, modifies
from throneworld.ti3.quantities import WORTH_PASSING
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import ASTEROID_FIELD, GROUND_FORCE

EXTRACTION, UNCROSSED = "new_extraction_methods", "asteroids_uncrossed"
"""Mark: ships of this player do not pass Asteroid Fields in this round."""
MERCHANTS, DIG = "lord_of_the_merchants", "massive_dig"

AFTER_CARDS = CARDS + 1

TEXTS: tuple[Text, ...] = (
    Text(EXTRACTION, on_against=(Lasting(UNCROSSED, ROUND, EACH), Lose(GOODS, 1, FOR_VOTERS))),
    Text(MERCHANTS),
    Text(
        DIG,
        on_elect=(
            BuildOnElected(facility=REFINERY),
            PutWealth(amount=10),
            RemoveFromElected(units=((GROUND_FORCE, 3), (PDS, 1))),
        ),
    ),
)


def without_influence(state: Ti3State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
    return (value[0], 0) if planet == state.laws[DIG] else value


def beaten_by_a_player(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    lost = occasion["loser"] == seat and int(occasion["winner"]) >= 0
    return None if lost else Refusal("SA-9.2.3", "not_about_you")


def asteroids(state: Ti3State, systems: Systems, seat: int) -> Systems:
    return systems | anomalies(state, ASTEROID_FIELD)


def barring_asteroids(state: Ti3State, lifted: Lifted, seat: int) -> Lifted:
    """Whatever lets ships through."""
    return tuple([each for each in lifted if each != (ASTEROID_FIELD, "no_passage")])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(WORTH_PASSING, EXTRACTION, window="movement_static", turns=asteroids),
    modifies(
        TERRAIN,
        EXTRACTION,
        window="movement_static",
        mark=UNCROSSED,
        turns=barring_asteroids,
        layer=AFTER_CARDS,
    ),
    modifies(PLANET_VALUE, DIG, window="planet_value_static", turns=without_influence),
)
LISTENERS: Declared = (
    *law(
        EXTRACTION,
        "moved_in_after",
        both(it_concerns_me, has_crossed(ASTEROID_FIELD)),
        GainForCrossing(special=ASTEROID_FIELD, why=EXTRACTION),
        owner_only=False,
        must=True,
    ),
    *law(MERCHANTS, "strategy_phase_start", always, Gain(GOODS, 3, why=MERCHANTS), must=True),
    *law(
        MERCHANTS,
        "combat_end_after",
        beaten_by_a_player,
        MayTakeGoods(whom=WINNER, origin=ME, why=MERCHANTS),
        must=True,
    ),
)
