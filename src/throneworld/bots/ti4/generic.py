"""Questions that no judgement is made for: a card or an ability that is new to this player."""

from __future__ import annotations

from throneworld.bots.ti4.position import Position
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.tables import PLANET, TECHNOLOGY, UNIT_TYPES

FOR_ME: Option = ("for_me",)
STOP: tuple[Option, ...] = (("done",), ("pass",), ("decline",))


def sensible(position: Position, ask: Ask) -> Option:
    """What the rules would choose for us, else what is best of its kind, the same each time."""
    if FOR_ME in ask.options:
        return FOR_ME
    named = [option for option in ask.options if option not in STOP]
    if not named:
        return ask.options[0]
    return max(named, key=lambda option: (_rank(position, option), str(option)))


def _rank(position: Position, option: Option) -> float:
    return sum(_noun(position, noun) for noun in option[1:])


def _noun(position: Position, noun: object) -> float:
    """Planets of ours by what they pay, others' by what they lose, technologies before nothing."""
    if isinstance(noun, str) and noun in PLANET:
        worth = float(sum(values(position.state, noun)))
        return worth if position.owner(noun) != position.me else worth * 0.5
    if isinstance(noun, str) and noun in TECHNOLOGY:
        return 3.0
    if isinstance(noun, str) and noun in UNIT_TYPES:
        return 1.0
    return 0.0
