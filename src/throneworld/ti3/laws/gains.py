"""Laws by which goods come to somebody, or go."""

from __future__ import annotations

from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import ME
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PLANET_VALUE
from throneworld.imperium.units import PDS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.gaining import GOODS, WINNER, Gain
from throneworld.ti3.effects.places import REFINERY, BuildOnElected, RemoveFromElected
from throneworld.ti3.effects.taking import MayTakeGoods
from throneworld.ti3.effects.wealth import PutWealth
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import GROUND_FORCE

MERCHANTS, DIG = "lord_of_the_merchants", "massive_dig"

TEXTS: tuple[Text, ...] = (
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


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PLANET_VALUE, DIG, window="planet_value_static", turns=without_influence),
)
LISTENERS: Declared = (
    *law(MERCHANTS, "strategy_phase_start", always, Gain(GOODS, 3, why=MERCHANTS), must=True),
    *law(
        MERCHANTS,
        "combat_end_after",
        beaten_by_a_player,
        MayTakeGoods(whom=WINNER, origin=ME, why=MERCHANTS),
        must=True,
    ),
)
