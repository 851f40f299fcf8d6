"""The tables that the games among the stars have in common: who has what, and where it lies.

A system is the number of its tile. A place is where units stand: a planet by its id, or the space area of a
system by the number of its tile as text (`SPACE[18]`). A game extends the record by tables of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import methodcaller
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from throneworld.imperium.edition import Edition, Group, Place
from throneworld.imperium.in_force import BEARINGS, Kept
from throneworld.imperium.modifiers import Modifier, Quantity
from throneworld.imperium.tables import NEUTRAL, NOBODY
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game

S = TypeVar("S", bound="ImperiumState")

NO_SYSTEM = 0
"""Tiles are numbered from 1."""
SPACE: tuple[Place, ...] = tuple(str(system) for system in range(128))
"""The space area of each system."""
AREAS: frozenset[Place] = frozenset(SPACE)
"""The space areas among the places."""


class Mark(Struct, frozen=True, gc=False):
    """Something that holds for a while: an effect of a card, a thing that may be done once."""

    kind: str
    seat: int = NOBODY
    subject: Noun = ""
    until: str = ""
    """What ends it; see `marks`."""


class Load(Struct, frozen=True, order=True, gc=False, omit_defaults=True):
    """A ship that is not like every other: its kind, its level of damage, what it carries, and who or what
    else goes where it goes."""

    kind: str
    damage: int
    cargo: Group
    riders: tuple[str, ...] = ()
    """Leaders aboard, and marks of cards on this one ship."""


class ImperiumState(Kept, Struct):
    edition: ClassVar[Edition]
    ordered: ClassVar[tuple[str, ...]] = ("laws",)
    """Tables whose order is kept in saves: the age of laws counts."""

    factions: list[str]
    """The faction of each seat; empty until it is chosen."""
    colours: tuple[str, ...]
    """The colour of each seat's plastic, likewise."""
    map: tuple[int, ...]
    """The tile at each place of the spiral, the centre first, home systems included."""
    units: list[dict[Place, Group]]
    """Per seat: what stands where. Empty places are left out."""
    damaged: list[dict[Place, Group]]
    """Per seat: how many of these have sustained damage, once or more."""

    control: dict[str, int]
    """Who has the card of each planet; planets of nobody are left out."""
    exhausted: tuple[str, ...]
    """Planets whose cards lie facedown."""
    technologies: list[tuple[str, ...]]

    tactic: list[int]
    fleet: list[int]
    strategy: list[int]
    on_board: list[int]
    """Per seat: the set of systems that hold one of its command tokens, a bit for each."""
    trade_goods: list[int]
    points: list[int]

    strategy_cards: list[tuple[str, ...]]
    exhausted_cards: tuple[str, ...]
    """Strategy cards that were used this round."""
    bonus: dict[str, int]
    """What lies on strategy cards that nobody chose."""

    hands: list[tuple[str, ...]]
    action_deck: tuple[str, ...]
    """The next card first, as in every deck."""
    action_discards: tuple[str, ...]
    secrets: list[tuple[str, ...]]
    """Per seat: secret objectives that are not scored yet."""
    secret_deck: tuple[str, ...]
    agenda_deck: tuple[str, ...]
    agenda_discards: tuple[str, ...]
    objective_deck: tuple[str, ...]
    """Public objectives that lie facedown."""
    objective_box: tuple[str, ...]
    """Public objectives that are not laid out."""
    objectives: tuple[str, ...]
    """Public objectives that are revealed, in that order."""
    scored: list[tuple[str, ...]]
    """Per seat: objectives that it has scored, secret ones too."""
    laws: dict[str, Noun]
    """Laws in play, the oldest first: whose they are, what they are attached to, or nothing if common."""
    known: dict[str, int]
    """Hidden cards: a bit for each seat that knows where the card is."""

    round: int = 0
    phase: str = "setup"
    speaker: int = NOBODY
    active: int = NOBODY
    """Whose turn it is in the action phase."""
    active_system: int = NO_SYSTEM
    """The system that is activated, or 0."""
    passed: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()
    wormhole_tokens: dict[str, int] = {}
    """Where wormhole tokens lie."""
    marks: tuple[Mark, ...] = ()

    def __post_init__(self) -> None:
        self.bearings, self.orderly, self.in_hands = BEARINGS, {}, ([], {})
        self.researched, self.weighty = ([], [], {}), ((), (), ())
        self.settled, self.shared = None, False

    def in_force(self, quantity: Quantity, seat: int) -> tuple[Modifier, ...]:
        """What may alter a quantity for a seat, layer by layer; what is not steady is still to be asked."""
        return (self.edition.modifiers if self.laws else self.edition.lawless)[quantity]

    def sheet(self, seat: int) -> Any:
        """What else decides which components a seat has, of an edition's own tables: immutable values."""
        return ()

    def active_systems(self) -> tuple[int, ...]:
        """The systems that are activated; an edition may have actions that activate several at once."""
        return (self.active_system,) if self.active_system else ()

    def gateways(self) -> tuple[tuple[str, int], ...]:
        """Wormholes that tokens add: their letters and where they are."""
        return tuple(self.wormhole_tokens.items()) if self.wormhole_tokens else ()

    def allied(self, seat: int, other: int) -> bool:
        """Whether both are the same player's; an edition may give a player several seats."""
        return seat == other

    def ours(self, seat: int, other: int, rule: str = "") -> Refusal | None:
        """Why a text about others does not mean another seat of the same player."""
        return None

    def pair(self, seat: int) -> tuple[int, ...]:
        """All seats of a player, this one first."""
        return (seat,)

    def loads(self, side: int) -> dict[Place, tuple[Load, ...]]:
        """What each ship of a side has aboard, by space area, in editions that bind cargo to ships."""
        raise AssertionError("in this edition cargo is not aboard certain ships")

    def set_aside(self, seat: int) -> int:
        """Command tokens of a player that cards keep for a while beside his sheet."""
        return 0

    def lies_aside(self, seat: int, kind: str) -> int:
        """Units of a player that are neither on the board nor among his reinforcements."""
        return 0

    def forces(self, side: int) -> dict[Place, Group]:
        """What a side has where. A side is a seat, or NEUTRAL in editions that have units of nobody."""
        return self.units[side]

    def damage(self, side: int, level: int) -> dict[Place, Group]:
        """How many units of a side have this level of damage or more; further levels are an edition's own."""
        assert level == 1, "this edition knows one level of damage"
        return self.damaged[side]

    def deeper_of(self, side: int) -> Sequence[dict[Place, Group]]:
        """The tables of damage beyond the first level."""
        return [self.damage(side, level) for level in range(2, self.edition.damage_levels + 1)]

    def copy(self: S) -> S:
        """Each table is copied; the values in them cannot change and are shared."""
        other: S = _as_it_is(self)
        other.bearings = self.bearings
        other.orderly = self.orderly
        other.in_hands = self.in_hands
        other.researched = self.researched
        other.settled = self.settled
        other.weighty = self.weighty
        other.factions = self.factions.copy()
        other.units = [*map(dict.copy, self.units)]
        other.damaged = [*map(dict.copy, self.damaged)]
        other.control = self.control.copy()
        other.technologies = self.technologies.copy()
        other.tactic = self.tactic.copy()
        other.fleet = self.fleet.copy()
        other.strategy = self.strategy.copy()
        other.on_board = self.on_board.copy()
        other.trade_goods = self.trade_goods.copy()
        other.points = self.points.copy()
        other.strategy_cards = self.strategy_cards.copy()
        other.bonus = self.bonus.copy()
        other.hands = self.hands.copy()
        other.secrets = self.secrets.copy()
        other.scored = self.scored.copy()
        other.laws = self.laws.copy()
        other.known = self.known.copy()
        other.wormhole_tokens = self.wormhole_tokens.copy()
        return other


_as_it_is = methodcaller("__copy__")
"""A record with the same values; what lies beside them is not copied."""


def of(game: Game) -> ImperiumState:
    """The state of a game among the stars, with its type."""
    state: ImperiumState = game.state
    return state


def seat_of(state: ImperiumState, faction: str) -> int:
    """Who plays a faction, or NOBODY."""
    return state.factions.index(faction) if faction in state.factions else NOBODY


def empty_tables(seats: int) -> dict[str, Any]:
    """The common tables before anything is set up, by their names."""
    return {
        "factions": [""] * seats,
        "colours": ("",) * seats,
        "units": [{} for _ in range(seats)],
        "damaged": [{} for _ in range(seats)],
        **{name: [()] * seats for name in _CARDS_OF_SEATS},
        **{name: [0] * seats for name in _NUMBERS_OF_SEATS},
        **{name: {} for name in ("control", "bonus", "laws", "known")},
        **dict.fromkeys(_TUPLES, ()),
    }


_CARDS_OF_SEATS = ("technologies", "strategy_cards", "hands", "secrets", "scored")
_NUMBERS_OF_SEATS = ("tactic", "fleet", "strategy", "on_board", "trade_goods", "points")
_TUPLES = (
    *("map", "exhausted", "exhausted_cards", "action_deck", "action_discards", "secret_deck"),
    *("agenda_deck", "agenda_discards", "objective_deck", "objective_box", "objectives"),
)
