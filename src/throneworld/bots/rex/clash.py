"""How two sets of committed cards meet (Rex p.17, p.21)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from throneworld.rex.tables import STRATEGY

Cards = tuple[str, str]
"""An attack card and a defense card; an empty title is none."""

SLOTS = {(False, False): "none", (True, False): "attack", (False, True): "defense", (True, True): "both"}


class Clash(NamedTuple):
    retreat: bool = False
    enemy_retreats: bool = False
    explodes: bool = False
    leader_dies: bool = False
    enemy_leader_dies: bool = False
    bonus: int = 0
    enemy_bonus: int = 0


@cache
def clash(mine: Cards, theirs: Cards) -> Clash:
    """A retreat voids all else; then an explosion; then weapons and reinforcements."""
    if _retreat(mine) or _retreat(theirs):
        return Clash(retreat=_retreat(mine), enemy_retreats=_retreat(theirs))
    if _explode((*mine, *theirs)):
        return Clash(explodes=True, leader_dies=True, enemy_leader_dies=True)
    return Clash(
        leader_dies=_kills(theirs, mine),
        enemy_leader_dies=_kills(mine, theirs),
        bonus=_bonus(mine),
        enemy_bonus=_bonus(theirs),
    )


def slot_of(cards: Cards) -> str:
    return SLOTS[bool(cards[0]), bool(cards[1])]


def _retreat(cards: Cards) -> bool:
    return any(STRATEGY[card].retreats for card in cards if card)


def _explode(cards: tuple[str, ...]) -> bool:
    fuses = [STRATEGY[card].explodes_with for card in cards if card]
    return any(fuse and fuse in cards for fuse in fuses)


def _kills(cards: Cards, others: Cards) -> bool:
    weapons = [STRATEGY[card] for card in cards if card and STRATEGY[card].kills_leader]
    return any(not set(weapon.stopped_by) & set(others) for weapon in weapons)


def _bonus(cards: Cards) -> int:
    return sum(STRATEGY[card].strength for card in cards if card)
