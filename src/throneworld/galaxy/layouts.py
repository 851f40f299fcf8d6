"""What a game tells of the shapes that its galaxy may have, and of maps that are ready.

Places are numbers of the spiral (`hexes`). Homes are listed clockwise.
"""

from __future__ import annotations

from typing import NamedTuple


class Home(NamedTuple):
    place: int
    trade_goods: int = 0
    """What the player who sits there gets for the worse position."""


class Layout(NamedTuple):
    players: int
    centre: int
    """The tile in the middle."""
    radius: int
    """How many rings lie around it."""
    blue: int
    """Blue-backed tiles dealt to each player."""
    red: int
    """Red-backed tiles dealt to each player."""
    homes: tuple[Home, ...]
    unused: tuple[int, ...] = ()
    """Places of the outermost ring that stay empty."""
    random_red: int = 0
    """Red-backed tiles drawn at random and placed next to the centre before all others."""


class Preset(NamedTuple):
    id: str
    players: int
    map_string: str
    trade_goods: tuple[tuple[int, int], ...] = ()
    """Home place and what its player gets."""
    unsure: bool = False
    """Taken from a list of the community; the printed page was not seen."""
