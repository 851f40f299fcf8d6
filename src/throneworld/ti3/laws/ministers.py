"""Ministers: laws whose holder may do something, each round or once."""

from __future__ import annotations

from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.order import playing
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.effects.hoarding import PutGoodsOnLaw, TakeGoodsOffLaw
from throneworld.ti3.effects.steering import (
    BorrowOrSilence,
    ChooseSide,
    ChooseTechnology,
    ForbidMovement,
    SupportSide,
    technologies_of_others,
)
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.technologies.once import not_used, use_up
from throneworld.ti3.unsaid import UNSAID

PEACE, WAR, INDUSTRY = "minister_of_peace", "minister_of_war", "minister_of_industry"
TECHNOLOGY, TREASURY = "minister_of_technology", "minister_of_treasury"

TEXTS: tuple[Text, ...] = (
    Text(INDUSTRY),
    Text(PEACE),
    Text(TECHNOLOGY),
    Text(TREASURY, on_elect=(PutGoodsOnLaw(amount=2, law=TREASURY, first=True),)),
    Text(WAR),
)


def is_production(state: Ti3State, seat: int, card: str) -> bool:
    return card == "production"


def a_third_fleet_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Somebody else moves to where the ships of neither of the two are."""
    mover, system = int(occasion["seat"]), int(occasion["system"])
    if mover == seat:
        return Refusal("SA-9.2.3", "about_yourself")
    third = set(seats_with_ships(of(game), system)) - {mover, seat}
    return None if third & set(playing(of(game))) else UNSAID


def somebody_has_technologies(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = technologies_of_others(of(game), seat)
    return None if found else Refusal("SA-9.2.3", "nobody_has_technologies")


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SECONDARY_COST, INDUSTRY, window="secondary_static", add=-1, where=is_production),
)
LISTENERS: Declared = (
    *law(INDUSTRY, "dock_built_after", always, Gain(GOODS, 1, why=INDUSTRY), must=True),
    *law(
        PEACE,
        "movement_when",
        a_third_fleet_is_there,
        ForbidMovement(),
        costs=(DiscardLaw(law=PEACE),),
    ),
    *law(
        TECHNOLOGY,
        "strategy_phase_start",
        somebody_has_technologies,
        BorrowOrSilence(),
        aims=(ChooseTechnology(),),
    ),
    *law(TREASURY, "status_receive", always, PutGoodsOnLaw(amount=3, law=TREASURY), must=True),
    *law(TREASURY, "action", always, TakeGoodsOffLaw(law=TREASURY), DiscardLaw(law=TREASURY)),
    *law(
        WAR,
        "space_battle_start",
        not_used(WAR),
        use_up(WAR),
        SupportSide(why=WAR),
        aims=(ChooseSide(),),
    ),
)
