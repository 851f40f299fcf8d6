"""Texts that always hold: what they do to which quantity. Rules ask for a quantity, and know no crew."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from skirmish import crews
from skirmish.state import SkirmishState
from throneworld.kernel.gathering import modules_of

SENDING, RECOVERY, DRAWING = "sending", "recovery", "drawing"
PRINTED = {SENDING: 3, RECOVERY: 1, DRAWING: 2}
"""What holds for everybody (2.2, 2.6, 2.7)."""


class Modifier(Struct, frozen=True):
    quantity: str
    crew: str
    add: int


def amount(state: SkirmishState, quantity: str, seat: int) -> int:
    return PRINTED[quantity] + _table().get((quantity, state.crews[seat]), 0)


@cache
def _table() -> dict[tuple[str, str], int]:
    """What the files of the crews export as `MODIFIERS`."""
    found = [each for module in modules_of(crews) for each in getattr(module, "MODIFIERS", ())]
    return {(each.quantity, each.crew): each.add for each in found}
