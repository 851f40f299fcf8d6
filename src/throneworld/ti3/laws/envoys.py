"""Ministers of trade, of the frontier and of what is secret."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_another, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Cancel, Occasion
from throneworld.ti3.cards.cancelling import another_plays_it
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import CANCELLED_AT, law
from throneworld.ti3.effects.armies import ChooseHits, HitArmy, armies_on
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.spending import SpendInfluence, has_influence
from throneworld.ti3.effects.taking import MayTakeGoods
from throneworld.ti3.modifying import modifies
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.quantities import FULL_INFLUENCE_FOR_GOODS
from throneworld.ti3.state import of
from throneworld.ti3.tables import MECATOL_TILE
from throneworld.ti3.tables.tiles import MECATOL_REX

COMMERCE, INTELLIGENCE = "minister_of_commerce", "minister_of_intelligence"
SURVEILLANCE = "smart_surveillance_and_prediction_network"
BRIBE, HACKING = 4, 5
"""Influence for which an action card is cancelled."""

SECURITY = "minister_of_internal_security"

TEXTS: tuple[Text, ...] = (
    Text(COMMERCE),
    Text(INTELLIGENCE),
    Text(SECURITY),
    Text(SURVEILLANCE),
)


def trade_is_done(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """And somebody has something."""
    if occasion["strategy_card"] != "trade":
        return Refusal("SA-9.2.3", "not_about_trade")
    state = of(game)
    rich = any(state.trade_goods[other] for other in others_in_rotation(state, seat))
    return None if rich else Refusal("SA-9.2.3", "no_goods_there")


def mecatol_is_activated(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """And an army stands there."""
    if occasion["system"] != MECATOL_TILE:
        return Refusal("SA-9.2.3", "not_about_mecatol_rex")
    there = armies_on(of(game), MECATOL_REX)
    return None if there else Refusal("SA-9.2.3", "no_army_there", (MECATOL_REX,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(FULL_INFLUENCE_FOR_GOODS, COMMERCE, window="status_produce_tg", grants=True),
)
LISTENERS: Declared = (
    *(
        clause
        for stop, concerned in (
            ("self_activated_after", it_concerns_me),
            ("other_activated_after", it_concerns_another),
        )
        for clause in law(
            SECURITY,
            stop,
            both(concerned, mecatol_is_activated),
            HitArmy(planet=MECATOL_REX, why=SECURITY),
            aims=(ChooseHits(planet=MECATOL_REX, most=4),),
            costs=(DiscardLaw(law=SECURITY),),
        )
    ),
    *law(COMMERCE, "after_secondaries", trade_is_done, MayTakeGoods(most=2, why=COMMERCE), must=True),
    *law(
        INTELLIGENCE,
        CANCELLED_AT,
        both(another_plays_it, has_influence(BRIBE)),
        Cancel(),
        costs=(SpendInfluence(amount=BRIBE, why=INTELLIGENCE),),
    ),
    *law(
        SURVEILLANCE,
        CANCELLED_AT,
        both(another_plays_it, has_influence(HACKING)),
        Cancel(),
        owner_only=False,
        costs=(SpendInfluence(amount=HACKING, why=SURVEILLANCE),),
    ),
)
