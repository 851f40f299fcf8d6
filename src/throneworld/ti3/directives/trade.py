"""Events about trade agreements."""

from __future__ import annotations

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, EACH
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.agreements import AddToAgreements, MustBreakOne, TakeOffAgreements
from throneworld.ti3.effects.gaining import GOODS, PER_WORMHOLE_SYSTEM, Gain
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import MAY_TRADE
from throneworld.ti3.state import Ti3State

EMBARGO, EMBARGOED = "trade_embargo", "embargoed"

TEXTS: tuple[Text, ...] = (
    Text(EMBARGO, on_elect=(MustBreakOne(whom=CHOSEN), Lasting(EMBARGOED, ROUND, CHOSEN))),
    Text(
        "intergalactic_commerce",
        on_for=(Gain(GOODS, PER_WORMHOLE_SYSTEM, EACH), AddToAgreements(amount=1)),
        on_against=(TakeOffAgreements(amount=3),),
    ),
)


def somebody_is_embargoed(state: Ti3State, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, EMBARGOED)


def embargoed(state: Ti3State, seat: int, other: int) -> Refusal | None:
    """Whoever of the two it is; with himself he trades no more than with others."""
    found = [each for each in (seat, other) if is_marked(state, EMBARGOED, each)]
    return Refusal("SA-9.2.3", EMBARGO, (found[0],)) if found else None


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_TRADE, EMBARGO, window="trade_static", holds=somebody_is_embargoed, bans=True, by=embargoed),
)
