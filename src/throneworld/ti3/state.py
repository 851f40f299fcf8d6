"""The tables of a game of Twilight Imperium 3: what it has besides the common ones.

The Command Pool is `tactic`, Fleet Supply `fleet`, Strategy Allocation `strategy`; the Political deck is
`agenda_deck`. What the book calls a race is a faction here.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from throneworld.imperium.conditions import standing
from throneworld.imperium.edition import Edition, Group, Place
from throneworld.imperium.in_force import found
from throneworld.imperium.modifiers import Modifier, Quantity
from throneworld.imperium.state import (
    NO_SYSTEM,
    NOBODY,
    SPACE,
    ImperiumState,
    Load,
    Mark,
    empty_tables,
    seat_of,
)
from throneworld.imperium.tables import NEUTRAL
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.ti3.edition import EDITION

SYSTEM: dict[Place, int] = EDITION.system
"""The system in which a place is."""
SYSTEMS = len(EDITION.planets)
"""Tiles are numbered from 1."""


WORMHOLE_COUNTERS = ("wormhole_discovery", "space_wormhole_discovery")


SET_ASIDE = "set_aside"
"""Mark: a counter of this player lies beside his sheet; the area from which it came, or what it lies there
for, is the subject (ruling 189)."""


IN_GRID = "in_the_grid"
"""Mark: a system, the subject, belongs to the grid of this player besides the two that are named in the state
(SA-16.8)."""
SHIP_ASIDE = "ship_aside"
"""Mark: a ship of this player lies aside instead of among the reinforcements; its kind and, after a colon,
how many deeds there were when it was lost."""


class Leader(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where a leader is: on a planet, or aboard a ship, as a rider of its load (SA-14.1.3)."""

    place: Place = ""
    """The planet; nothing while he is aboard a ship."""
    captor: int = NOBODY
    """Who holds him captive, if anybody does (SA-14.2.4)."""
    displaced: bool = False
    """Whether he has lost the place that is named, and a roll decides over him when the action ends."""


class Border(Struct, frozen=True, gc=False):
    """A token between two systems (SA-6.9); a wave lets ships pass from the one to the other."""

    one: int
    other: int
    kind: str


class Mine(Struct, frozen=True, gc=False):
    """A space mine between two systems, the lower number first (SA-13.19); of a player or NEUTRAL."""

    one: int
    other: int
    owner: int


class Gate(Struct, frozen=True, gc=False):
    """A wormhole token: where it lies, its two letters, and whether the second is up (SA-6.10.8)."""

    system: int
    letters: tuple[str, str]
    turned: bool = False
    laid: bool = False
    """Whether it came during the game: such a one is never stable (ruling 191)."""
    owner: int = NOBODY
    """Whose token it is, if it is the one of a player, who may move it."""

    @property
    def letter(self) -> str:
        return self.letters[self.turned]

    @property
    def flips(self) -> bool:
        """Whether ships that go in turn it: it shows another letter then."""
        return self.letters[0] != self.letters[1]

    @property
    def is_stable(self) -> bool:
        """One letter on both sides, and there from the beginning."""
        return not self.flips and not self.laid


class Deed(Struct, frozen=True, gc=False):
    """Something that somebody did in this round and that objectives or laws look back at (ruling 107)."""

    kind: str
    seat: int
    about: tuple[Noun, ...] = ()


class Agreement(Struct, frozen=True, gc=False):
    """An active trade agreement: two contracts, each held by the owner of the other (SA-11.2.3)."""

    one: str
    other: str


class Ti3State(ImperiumState, kw_only=True):
    edition: ClassVar[Edition] = EDITION

    # Units
    deeper: list[list[dict[Place, Group]]]
    """Damage beyond the first level: by level, then by seat. It is changed through `damage` alone, and so is
    that of units of nobody."""
    aboard: list[dict[Place, tuple[Load, ...]]]
    """Per seat: the ships that carry something, and what."""
    neutral: dict[Place, Group]
    """Units of nobody."""
    neutral_damage: list[dict[Place, Group]]
    leaders: dict[str, Leader]
    """Every leader who is in the game, by `race:type`; who was killed is left out (SA-14.1.1)."""
    exhausted_docks: tuple[Place, ...]
    """Docks that have built this round or are new, a place for each."""

    # The board
    borders: tuple[Border, ...]
    mines: tuple[Mine, ...]
    gates: tuple[Gate, ...]
    """Wormhole tokens."""
    worldgates: tuple[Place, ...]
    facilities: dict[str, tuple[str, ...]]
    """By planet: colonies and refineries."""
    counters: dict[Place, tuple[str, ...]]
    """Domain counters that lie face up, by place; the guards of Mecatol Rex are some of them."""
    meets_counters: bool = False
    """Whether those are met by whoever lands; games that were begun before go on without that."""
    domain_places: tuple[Place, ...] = ()
    """Where domain counters lie face down ..."""
    domain_tokens: tuple[str, ...] = ()
    """... and which, in the same order."""
    domain_box: tuple[str, ...] = ()
    """Domain counters that have left the game unseen."""
    domains_shown: tuple[str, ...] = ()
    """Those that have been turned up, in this order."""
    burials: tuple[Place, ...]
    """Where artifact tokens lie face down ..."""
    buried: tuple[str, ...]
    """... and which, in the same order."""
    artifacts: dict[str, Place]
    """Artifacts that have been found, and where they are."""
    artifact_holders: dict[str, int]
    """Who holds those that lie in space (SA-6.11.6)."""
    goods_on: dict[str, int]
    """Trade goods that lie on something: contracts, planets, laws."""
    high_alert: int = NO_SYSTEM
    """The system on High Alert, and whose it is (SA-15.6.1)."""
    high_alert_of: int = NOBODY
    second_system: int = NO_SYSTEM
    """The other system of a Transfer Action, or the second one of a grid."""

    # Players
    racial_technologies: list[tuple[str, ...]]
    contracts_home: list[tuple[str, ...]]
    """Per seat: trade contracts that it has not given to anybody."""
    agreements: tuple[Agreement, ...]
    politics: list[tuple[str, ...]]
    """Per seat: political cards in hand."""
    revealed: list[str]
    """Per seat: the agenda that it has laid open, or nothing (SA-3.3.1)."""
    docket: tuple[str, ...]
    """Agendas that the deck has added to those of the players (SA-9.3.2)."""
    private_objectives: list[tuple[str, ...]]
    """Per seat: Stage I objectives that only it may claim (SA-15.9.2)."""
    specials: list[tuple[str, ...]]
    """Per seat: special objectives that it holds."""
    penalties: list[int]
    """Per seat: points that were taken for a home planet lost (SA-6.2.5); -1 if none is lost."""
    home_places: tuple[int, ...] = ()
    """Per seat: the place of the map where its home lies, or the gate that leads there."""
    secret_box: tuple[str, ...] = ()
    """Secret objectives that have left the game unseen (SA-2.3.16)."""

    # Cards
    objective_deck_2: tuple[str, ...]
    """Stage II objectives that lie face down; those of Stage I are in `objective_deck`."""
    objectives_2: tuple[str, ...]
    """Stage II objectives that lie face up."""
    preliminary: str = ""
    """The preliminary objective, until it has been claimed (SA-3.26.13)."""
    voice: int = NOBODY
    """Who is Voice of the Council."""
    clockwise: bool = True
    """The side of the rotation cycler (SA-3.5.1)."""
    play_order: tuple[int, ...] = ()
    """The order of play, fixed when the Strategy Phase is over (ruling 163)."""
    deeds: tuple[Deed, ...]
    """What was done in this round."""
    covenants: bool = False
    """Whether each player leads two races: the seats that lie opposite each other (SA-16.5)."""

    def in_force(self, quantity: Quantity, seat: int) -> tuple[Modifier, ...]:
        bearing = self.bearings[seat]
        if (
            bearing.marks is self.marks
            and bearing.technologies is self.technologies[seat]
            and bearing.sheet is self.racial_technologies[seat]
            and bearing.factions == self.factions
            and bearing.laws == self.laws
        ):
            return bearing.found.get(quantity, ())
        return found(self, quantity, seat)

    def allied(self, seat: int, other: int) -> bool:
        if seat == other or not self.covenants or seat < 0 or other < 0:
            return seat == other
        return 2 * abs(seat - other) == len(self.points)

    def ours(self, seat: int, other: int, rule: str = "SA-16.5.9") -> Refusal | None:
        same = self.covenants and seat != other and self.allied(seat, other)
        return Refusal(rule, "own_second_race", (other,)) if same else None

    def pair(self, seat: int) -> tuple[int, ...]:
        if not self.covenants or seat < 0:
            return (seat,)
        seats = len(self.points)
        return seat, (seat + seats // 2) % seats

    def sheet(self, seat: int) -> tuple[str, ...]:
        return self.racial_technologies[seat]

    def active_systems(self) -> tuple[int, ...]:
        active = super().active_systems()
        if not self.second_system:
            return active
        further = [int(each.subject) for each in self.marks if each.kind == IN_GRID]
        return (*active, self.second_system, *further)

    def gateways(self) -> tuple[tuple[str, int], ...]:
        laid = tuple([(gate.letter, gate.system) for gate in self.gates]) if self.gates else ()
        return (*laid, *self._discovered()) if self.counters else laid

    @standing("adjacency_static", *WORMHOLE_COUNTERS)
    def _discovered(self) -> list[tuple[str, int]]:
        """Wormholes of counters that lie open: they never turn and are not stable (rulings 178, 191)."""
        return [
            (each.partition(":")[2], SYSTEM[place])
            for place, counters in self.counters.items()
            for each in counters
            if each.partition(":")[0] in WORMHOLE_COUNTERS
        ]

    def set_aside(self, seat: int) -> int:
        aside = [each for each in self.marks if each.kind == SET_ASIDE] if self.marks else ()
        return len([each for each in aside if each.seat == seat])

    def lies_aside(self, seat: int, kind: str) -> int:
        kept = [each for each in self.marks if each.kind == SHIP_ASIDE] if self.marks else ()
        return len([each for each in kept if each.seat == seat and str(each.subject).startswith(f"{kind}:")])

    def forces(self, side: int) -> dict[Place, Group]:
        return self.neutral if side == NEUTRAL else self.units[side]

    def damage(self, side: int, level: int) -> dict[Place, Group]:
        """Deeper damage is rare: a copy has its tables in common with its origin until either looks here."""
        if level == 1 and side != NEUTRAL:
            return self.damaged[side]
        if self.shared:
            self.deeper = [list(map(dict.copy, each)) for each in self.deeper]
            self.neutral_damage = list(map(dict.copy, self.neutral_damage))
            self.shared = False
        return self.neutral_damage[level - 1] if side == NEUTRAL else self.deeper[level - 2][side]

    def loads(self, side: int) -> dict[Place, tuple[Load, ...]]:
        return {} if side == NEUTRAL else self.aboard[side]

    def copy(self) -> Ti3State:
        other = super().copy()
        other.shared = self.shared = True
        other.aboard = list(map(dict.copy, self.aboard))
        other.neutral = self.neutral.copy()
        other.leaders = self.leaders.copy()
        other.facilities = self.facilities.copy()
        other.counters = self.counters.copy()
        other.artifacts = self.artifacts.copy()
        other.artifact_holders = self.artifact_holders.copy()
        other.goods_on = self.goods_on.copy()
        other.racial_technologies = self.racial_technologies.copy()
        other.contracts_home = self.contracts_home.copy()
        other.politics = self.politics.copy()
        other.revealed = self.revealed.copy()
        other.private_objectives = self.private_objectives.copy()
        other.specials = self.specials.copy()
        other.penalties = self.penalties.copy()
        return other


def of(game: Game) -> Ti3State:
    """The state of a game of Twilight Imperium 3, with its type."""
    state: Ti3State = game.state
    return state


def empty(seats: int) -> Ti3State:
    """The state before anything is set up."""
    levels = EDITION.damage_levels
    tables: dict[str, Any] = {
        **empty_tables(seats),
        **{name: {} for name in _TABLES},
        **{name: [()] * seats for name in _CARDS_OF_SEATS},
        **dict.fromkeys(_TUPLES, ()),
    }
    return Ti3State(
        **tables,
        deeper=[[{} for _ in range(seats)] for _ in range(levels - 1)],
        aboard=[{} for _ in range(seats)],
        neutral_damage=[{} for _ in range(levels)],
        meets_counters=True,
        revealed=[""] * seats,
        penalties=[-1] * seats,
    )


_TABLES = ("neutral", "leaders", "facilities", "counters", "artifacts", "artifact_holders", "goods_on")
_CARDS_OF_SEATS = ("racial_technologies", "contracts_home", "politics", "private_objectives", "specials")
_TUPLES = (
    *("exhausted_docks", "borders", "mines", "gates", "worldgates", "burials", "buried", "agreements"),
    *("docket", "objective_deck_2", "objectives_2", "deeds"),
)

__all__ = [
    "NEUTRAL",
    "NOBODY",
    "NO_SYSTEM",
    "SPACE",
    "SYSTEM",
    "SYSTEMS",
    "Agreement",
    "Border",
    "Deed",
    "Gate",
    "Leader",
    "Mark",
    "Mine",
    "Ti3State",
    "empty",
    "of",
    "seat_of",
]
