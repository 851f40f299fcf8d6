"""The tables of a game of Rex: who has what, and where it lies."""

from __future__ import annotations

from functools import cache
from operator import methodcaller
from typing import TypeAlias

from msgspec import Struct

from throneworld.kernel.game import Game

Force: TypeAlias = tuple[int, int, int]
"""Units, mechanized units (Lazax only), facedown units (Xxcha only) of one race in one place."""

NOBODY = -1
NOTHING: Force = (0, 0, 0)
RESERVE, CASUALTIES = "reserve", "casualties"
"""Places of units besides the spaces of the board."""


class RexState(Struct):
    races: list[str]
    """The race of each seat; empty until it is chosen."""
    forces: list[dict[str, Force]]
    """Per seat: what stands in which place. Empty places are left out."""
    influence: list[int]
    pool: int
    ground: dict[str, int]
    """Influence lying on the board."""

    hands: list[tuple[str, ...]]
    strategy_deck: tuple[str, ...]
    strategy_discards: tuple[str, ...]
    row: tuple[str, ...]
    """The cards on offer in the Bidding Phase, the next one first."""
    removed: tuple[str, ...]
    """Strategy and Influence cards that have left the game."""
    influence_deck: tuple[str, ...]
    influence_discards: tuple[str, ...]
    set_aside: tuple[str, ...]
    """Influence cards that go back into the deck when the first Influence Phase ends."""
    bombardment_deck: tuple[str, ...]
    traitors: list[tuple[str, ...]]
    traitor_deck: tuple[str, ...]
    betrayals: list[str]
    betrayal_deck: tuple[str, ...]
    prediction: tuple[str, int]
    known: dict[str, int]
    """Strategy and Traitor cards: a bit for each seat that knows where the card is."""

    first: int = NOBODY
    round: int = 0
    phase: str = "setup"
    fleet: int = 0
    """The sector under bombardment."""
    destroyed_shield: str = ""
    dead: tuple[str, ...] = ()
    """Leaders in the casualty pool."""
    fought: dict[str, str] = {}
    """Leaders and the space to which a battle of this round ties them."""

    allies: list[tuple[int, ...]] = []
    withheld: list[tuple[int, ...]] = []
    """Per seat: the allies to whom it denies its ally advantage."""

    offensive_resolved: bool = False
    ceasefire_resolved: bool = False
    alliance_ban: tuple[int, ...] = ()
    bid_ban: tuple[int, ...] = ()
    lent: tuple[int, ...] = ()
    """Seats that have had the Lazax ally advantage this round."""
    ports: tuple[int, ...] = ()
    """Seats that controlled a spaceport when the Maneuvering Phase began."""
    observed: tuple[int, ...] = ()
    """Seats whose deployment the Xxcha have answered this round."""
    fleet_order: int = -1
    """How far a card sends the fleet instead of a Bombardment card; -1 when none does."""
    fleet_seen: bool = False
    """Whether Sol knows the top Bombardment card."""
    fleet_look_barred: bool = False
    """Whether Sol may not look before the next Bombardment Phase."""
    influence_seen: bool = False
    """Whether Jol-Nar knows the top Influence card."""

    def copy(self) -> RexState:
        """Each table is copied; the values in them cannot change and are shared."""
        other: RexState = _as_it_is(self)
        other.races = self.races.copy()
        other.forces = [*map(dict.copy, self.forces)]
        other.influence = self.influence.copy()
        other.ground = self.ground.copy()
        other.hands = self.hands.copy()
        other.traitors = self.traitors.copy()
        other.betrayals = self.betrayals.copy()
        other.known = self.known.copy()
        other.fought = self.fought.copy()
        other.allies = self.allies.copy()
        other.withheld = self.withheld.copy()
        return other


_as_it_is = methodcaller("__copy__")
"""A record with the same values."""


def of(game: Game) -> RexState:
    """The state of a game of Rex, with its type."""
    state: RexState = game.state
    return state


def seat_of(state: RexState, race: str) -> int:
    """Who plays a race, or NOBODY."""
    return state.races.index(race) if race in state.races else NOBODY


def order_of_play(state: RexState) -> tuple[int, ...]:
    """From the first player clockwise (Rex p.5)."""
    return _clockwise(state.first, len(state.races))


@cache
def _clockwise(first: int, count: int) -> tuple[int, ...]:
    return tuple((first + step) % count for step in range(count))
