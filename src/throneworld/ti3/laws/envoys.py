"""Ministers of trade, of the frontier and of what is secret."""

from __future__ import annotations

from throneworld.imperium.board import Lifted, all_systems
from throneworld.imperium.conditions import both, it_concerns_another, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import TACTICAL_ACTION
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MOVE, TERRAIN
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Cancel, Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import CANCELLED_AT, law
from throneworld.ti3.effects.armies import ChooseHits, HitArmy, armies_on
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.effects.locations import another_plays_it
from throneworld.ti3.effects.spending import SpendInfluence, has_influence
from throneworld.ti3.effects.taking import MayTakeGoods
from throneworld.ti3.modifying import modifies
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.quantities import FULL_INFLUENCE_FOR_GOODS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import MECATOL_TILE, TILE
from throneworld.ti3.tables.tiles import MECATOL_REX
from throneworld.ti3.unsaid import UNSAID

COMMERCE, INTELLIGENCE = "minister_of_commerce", "minister_of_intelligence"
SURVEILLANCE = "smart_surveillance_and_prediction_network"
ENOUGH = 2
HINDRANCES = ("no_passage", "slow", "perils")
BRIBE, HACKING = 4, 5
"""Influence for which an action card is cancelled."""

EXPLORATION, EXPLORING = "minister_of_exploration", "exploring"
"""Mark: this player has activated a system in which nobody was; special systems hinder none of his ships."""
SECURITY = "minister_of_internal_security"

TEXTS: tuple[Text, ...] = (
    Text(COMMERCE),
    Text(INTELLIGENCE),
    Text(EXPLORATION),
    Text(SECURITY),
    Text(SURVEILLANCE),
)


def trade_is_done(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """And somebody has something."""
    if occasion["strategy_card"] != "trade":
        return UNSAID
    state = of(game)
    rich = any(state.trade_goods[other] for other in opponents_in_rotation(state, seat))
    return None if rich else Refusal("SA-9.2.3", "no_goods_there")


def mecatol_is_activated(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """And an army stands there."""
    if occasion["system"] != MECATOL_TILE:
        return Refusal("SA-9.2.3", "not_about_mecatol_rex")
    there = armies_on(of(game), MECATOL_REX)
    return None if there else Refusal("SA-9.2.3", "no_army_there", (MECATOL_REX,))


def nobody_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Neither ships nor planets of any player."""
    state, system = of(game), int(occasion["system"])
    held = any(planet in state.control for planet in state.edition.planets[system])
    busy = held or seats_with_ships(state, system)
    return Refusal("SA-9.2.3", "somebody_is_there", (system,)) if busy else None


def enough_explored(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Two special systems, or all that there are, have ships of whomever in them (ruling 143)."""
    state = of(game)
    special = [system for system in all_systems(state) if TILE[system].special]
    seen = [system for system in special if seats_with_ships(state, system)]
    enough = seen and len(seen) >= min(ENOUGH, len(special))
    return None if enough else UNSAID


def unhindered(state: Ti3State, lifted: Lifted, seat: int) -> Lifted:
    """What closes systems, slows ships down or holds them; what helps stays."""
    more = [(special, field) for special, does in state.edition.terrain.items() for field in does]
    return (*lifted, *[each for each in more if each[1] in HINDRANCES])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MOVE, EXPLORATION, window="movement_static", mark=EXPLORING, add=1),
    modifies(TERRAIN, EXPLORATION, window="movement_static", mark=EXPLORING, turns=unhindered),
    modifies(FULL_INFLUENCE_FOR_GOODS, COMMERCE, window="status_produce_tg", grants=True),
)
LISTENERS: Declared = (
    *law(
        EXPLORATION,
        "self_activated_after",
        both(it_concerns_me, nobody_is_there),
        Lasting(EXPLORING, TACTICAL_ACTION),
        must=True,
    ),
    *law(EXPLORATION, "round_end", enough_explored, Gain(GOODS, 1, why=EXPLORATION), must=True),
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
