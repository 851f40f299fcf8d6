"""Events about Asteroids and Space Mines."""

from __future__ import annotations

from throneworld.imperium.council import FOR
from throneworld.imperium.effects.whom import EACH
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.ballots import NameMostVoter
from throneworld.ti3.effects.gaining import GOODS, Lose
from throneworld.ti3.effects.gas import HarvestGas, MayMineFromNebula
from throneworld.ti3.effects.mining import MineAsteroids, MineBordersOf, SellNeutralMines

TEXTS: tuple[Text, ...] = (
    Text(
        "centrillic_gas_harvest_enterprise",
        on_for=(HarvestGas(goods=5),),
        on_against=(MayMineFromNebula(),),
    ),
    Text(
        "mining_operations",
        on_for=(NameMostVoter(side=FOR), MineAsteroids(amount=3)),
        on_against=(Lose(GOODS, 2, EACH),),
    ),
    Text(
        "protect_the_heartland",
        on_for=(MineBordersOf(),),
        on_against=(SellNeutralMines(amount=2, price=2),),
    ),
)
