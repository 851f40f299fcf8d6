"""Laws about trade, technologies and what things cost."""

from __future__ import annotations

from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import UNITS_PER_COST
from throneworld.imperium.units import FIGHTER
from throneworld.kernel.asks import Refusal
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.gaining import GOODS, Lose
from throneworld.ti3.effects.places import ScuttleDownTo
from throneworld.ti3.effects.trade import BreakBetweenElected
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import (
    CONTRACT_VALUE,
    MAY_GAIN_TECHNOLOGY,
    MAY_TRADE,
    PICK_PRICE,
    TAKES_A_GOOD,
    TECHNOLOGY_PRICE,
)
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import TECHNOLOGY

INDEPENDENCE, FORBIDDEN = "forced_economic_independence", "forbidden_research"
STUDIES, SHUNNED = "subsidized_studies", "shunned_methods"
CHEAPER, DEARER = -3, 2
"""What technologies of the elected colour, and all others, cost more."""

TEXTS: tuple[Text, ...] = (
    Text("class_struggle", on_against=(Lose(GOODS, 2, EACH),)),
    Text("fighter_tax", on_against=(ScuttleDownTo(kind=FIGHTER, most=10),)),
    Text(FORBIDDEN),
    Text(INDEPENDENCE, on_elect=(BreakBetweenElected(),)),
    Text(SHUNNED),
    Text(STUDIES),
    Text("trade_war", on_against=(Lose(GOODS, 1, EACH),)),
)


def is_fighter(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == FIGHTER


def is_forbidden(state: Ti3State, seat: int, technology: str) -> Refusal | None:
    colour = TECHNOLOGY[technology].colour
    return Refusal("SA-9.2.3", FORBIDDEN, (technology,)) if colour == state.laws[FORBIDDEN] else None


def studied(state: Ti3State, seat: int, technology: str) -> int:
    return CHEAPER if TECHNOLOGY[technology].colour == state.laws[STUDIES] else DEARER


def are_independent(state: Ti3State, seat: int, other: int) -> Refusal | None:
    pair = f"{min(seat, other)} {max(seat, other)}"
    return Refusal("SA-9.2.3", INDEPENDENCE, (other,)) if state.laws[INDEPENDENCE] == pair else None


def is_shunned(state: Ti3State, seat: int, card: str) -> bool:
    return state.laws[SHUNNED] == card


MODIFIERS: tuple[Modifier, ...] = (
    modifies(CONTRACT_VALUE, "class_struggle", window="tg_placed_when", to=2),
    modifies(UNITS_PER_COST, "fighter_tax", window="production_static", add=-1, where=is_fighter),
    modifies(MAY_GAIN_TECHNOLOGY, FORBIDDEN, window="tech_gain_static", bans=True, by=is_forbidden),
    modifies(MAY_TRADE, INDEPENDENCE, window="trade_static", bans=True, by=are_independent),
    modifies(PICK_PRICE, SHUNNED, window="sc_pick_static", add=5, where=is_shunned),
    modifies(TECHNOLOGY_PRICE, STUDIES, window="tech_gain_static", by=studied),
    modifies(TAKES_A_GOOD, "trade_war", window="secondary_resolve", grants=True),
)
