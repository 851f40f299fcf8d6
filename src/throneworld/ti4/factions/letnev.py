"""The Barony of Letnev: Munitions Reserves, Arc Secundus."""

from __future__ import annotations

from throneworld.imperium.marks import COMBAT_ROUND
from throneworld.imperium.verbs.units import repair_unit
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.cards.costs import PayTradeGoods, has_trade_goods
from throneworld.ti4.cards.lasting import Lasting
from throneworld.ti4.declare import Clause, ability, both, flagship, i_fight
from throneworld.ti4.factions.sides import battlefield
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.state import of
from throneworld.ti4.tables import FLAGSHIP
from throneworld.ti4.tactical.dice import REROLLS
from throneworld.ti4.units import damaged_count

MUNITIONS_RESERVES, ARC_SECUNDUS = "munitions_reserves", "arc_secundus"
PRICE_OF_REROLLS = 2


def flagship_is_damaged(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, place = of(game), battlefield(occasion)
    if flagship_in(state, ARC_SECUNDUS, place) != seat:
        return Refusal("RR 1.23", "not_in_this_system")
    return None if damaged_count(state, seat, place, FLAGSHIP) else Refusal("RR 76.3", "not_damaged")


class RepairFlagship(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        repair_unit(game, self.seat, battlefield(self.occasion), FLAGSHIP)
        return None


LISTENERS: tuple[Clause, ...] = (
    *ability(
        MUNITIONS_RESERVES,
        "space_combat_round_start",
        both(i_fight, has_trade_goods(PRICE_OF_REROLLS)),
        Lasting(kind=REROLLS, about=MUNITIONS_RESERVES, until=COMBAT_ROUND),
        costs=(PayTradeGoods(amount=PRICE_OF_REROLLS, why=MUNITIONS_RESERVES),),
    ),
    *flagship(
        ARC_SECUNDUS,
        "space_combat_round_start",
        both(i_fight, flagship_is_damaged),
        RepairFlagship(),
        must=True,
    ),
)
