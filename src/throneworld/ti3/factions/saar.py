"""The Clan of Saar: no home to lose, docks in space, and a trade good for every planet."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import FLAGSHIP_ANYWHERE, HOME_PENALTY
from throneworld.ti3.state import of
from throneworld.ti3.tables.windows import ACTION_PHASE

NOMADS, SCAVENGERS = "saar.1", "saar.3"


def in_the_action_phase(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    now = of(game).phase
    return None if now == ACTION_PHASE else Refusal("SA-3.10.1", "only_in_the_action_phase")


MODIFIERS: tuple[Modifier, ...] = (
    modifies(HOME_PENALTY, NOMADS, window="vp_static", bans=True),
    modifies(FLAGSHIP_ANYWHERE, NOMADS, window="production_static", grants=True),
)
LISTENERS: Declared = ability(
    SCAVENGERS,
    "planet_gained_after",
    both(it_concerns_me, in_the_action_phase),
    Gain(GOODS, 1, why=SCAVENGERS),
    must=True,
)
