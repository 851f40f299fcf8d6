"""The Krotoan Virus: half of its votes, and a contract that it trades with itself."""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HALF_VOTES, SELF_TRADES

MODIFIERS: tuple[Modifier, ...] = (
    modifies(HALF_VOTES, "krotoan.1", window="votes_static", grants=True),
    modifies(SELF_TRADES, "krotoan.2", window="trade_static", add=1),
)
