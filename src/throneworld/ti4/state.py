"""The tables of a game of Twilight Imperium 4: who has what, and where it lies.

A system is the number of its tile. A place is where units stand: a planet by its id, or the space area of a
system by the number of its tile as text (`SPACE[18]`).
"""

from __future__ import annotations

from copy import copy as shallow
from typing import TypeAlias

from msgspec import Struct

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4.tables import TILE_OF, TILES

Place: TypeAlias = str
Group: TypeAlias = tuple[int, ...]
"""How many units of each kind, in the order of `units.KINDS`."""

NOBODY = -1
NO_SYSTEM = 0
SYSTEMS = len(TILES) + 1
"""Tiles are numbered from 1."""
SPACE: tuple[Place, ...] = tuple(str(system) for system in range(SYSTEMS))
"""The space area of each system."""
SYSTEM: dict[Place, int] = {**{place: int(place) for place in SPACE}, **TILE_OF}
"""The system in which a place is."""


class Mark(Struct, frozen=True, gc=False):
    """Something that holds for a while: an effect of a card, a thing that may be done once."""

    kind: str
    seat: int = NOBODY
    subject: Noun = ""
    until: str = ""
    """What ends it; see `marks`."""


class Ti4State(Struct):
    factions: list[str]
    """The faction of each seat; empty until it is chosen."""
    colours: tuple[str, ...]
    """The colour of each seat's plastic, likewise."""
    map: tuple[int, ...]
    """The tile at each place of the spiral, the centre first, home systems included."""
    units: list[dict[Place, Group]]
    """Per seat: what stands where. Empty places are left out."""
    damaged: list[dict[Place, Group]]
    """Per seat: how many of these have sustained damage (RR 76)."""
    sheets: list[tuple[str, ...]]
    """Per seat: the row that counts for each kind of unit, upgraded or not (RR 86.4)."""
    resting: list[int]
    """Per seat: infantry that wait on their card to come home."""

    control: dict[str, int]
    """Who has the card of each planet (RR 24); planets of nobody are left out."""
    exhausted: tuple[str, ...]
    """Planets whose cards lie facedown (RR 32)."""
    technologies: list[tuple[str, ...]]
    exhausted_technologies: list[tuple[str, ...]]

    tactic: list[int]
    fleet: list[int]
    strategy: list[int]
    on_board: list[int]
    """Per seat: the set of systems that hold one of its command tokens, a bit for each."""
    trade_goods: list[int]
    commodities: list[int]
    points: list[int]

    strategy_cards: list[tuple[str, ...]]
    exhausted_cards: tuple[str, ...]
    """Strategy cards that were used this round."""
    bonus: dict[str, int]
    """Trade goods on strategy cards that nobody chose."""

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
    """Public objectives that lie facedown, stage I before stage II."""
    objective_box: tuple[str, ...]
    """Public objectives that are not laid out."""
    objectives: tuple[str, ...]
    """Public objectives that are revealed, in that order."""
    scored: list[tuple[str, ...]]
    """Per seat: objectives that it has scored, secret ones too."""
    notes: list[tuple[str, ...]]
    """Per seat: promissory notes in hand, as `title:owner`."""
    notes_in_play: list[tuple[str, ...]]
    """Per seat: promissory notes in its play area."""
    laws: dict[str, Noun]
    """Laws in play: whose they are, what they are attached to, or nothing if they are common."""
    exhausted_laws: tuple[str, ...]
    known: dict[str, int]
    """Hidden cards: a bit for each seat that knows where the card is."""

    round: int = 0
    phase: str = "setup"
    speaker: int = NOBODY
    active: int = NOBODY
    """Whose turn it is in the action phase (RR 4)."""
    active_system: int = NO_SYSTEM
    """The system that is activated (RR 5), or 0."""
    passed: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()
    custodians: bool = True
    """Whether the custodians token still lies on Mecatol Rex (RR 26)."""
    zero: int = NOBODY
    """Who has the 0 token of the Naalu on a strategy card."""
    wormhole_tokens: dict[str, int] = {}
    """Where the wormhole tokens of the Ghosts lie."""
    assimilated: dict[str, str] = {}
    """Which faction technology each Valefar Assimilator copies."""
    marks: tuple[Mark, ...] = ()

    def copy(self) -> Ti4State:
        """Each table is copied; the values in them cannot change and are shared."""
        other = shallow(self)
        other.factions = self.factions.copy()
        other.units = [places.copy() for places in self.units]
        other.damaged = [places.copy() for places in self.damaged]
        other.sheets = self.sheets.copy()
        other.resting = self.resting.copy()
        other.control = self.control.copy()
        other.technologies = self.technologies.copy()
        other.exhausted_technologies = self.exhausted_technologies.copy()
        other.tactic = self.tactic.copy()
        other.fleet = self.fleet.copy()
        other.strategy = self.strategy.copy()
        other.on_board = self.on_board.copy()
        other.trade_goods = self.trade_goods.copy()
        other.commodities = self.commodities.copy()
        other.points = self.points.copy()
        other.strategy_cards = self.strategy_cards.copy()
        other.bonus = self.bonus.copy()
        other.hands = self.hands.copy()
        other.secrets = self.secrets.copy()
        other.scored = self.scored.copy()
        other.notes = self.notes.copy()
        other.notes_in_play = self.notes_in_play.copy()
        other.laws = self.laws.copy()
        other.known = self.known.copy()
        other.wormhole_tokens = self.wormhole_tokens.copy()
        other.assimilated = self.assimilated.copy()
        return other


def of(game: Game) -> Ti4State:
    """The state of a game of Twilight Imperium 4, with its type."""
    state: Ti4State = game.state
    return state


def seat_of(state: Ti4State, faction: str) -> int:
    """Who plays a faction, or NOBODY."""
    return state.factions.index(faction) if faction in state.factions else NOBODY


def empty(seats: int) -> Ti4State:
    """The state before anything is set up."""
    return Ti4State(
        factions=[""] * seats,
        colours=("",) * seats,
        map=(),
        units=[{} for _ in range(seats)],
        damaged=[{} for _ in range(seats)],
        sheets=[()] * seats,
        resting=[0] * seats,
        control={},
        exhausted=(),
        technologies=[()] * seats,
        exhausted_technologies=[()] * seats,
        tactic=[0] * seats,
        fleet=[0] * seats,
        strategy=[0] * seats,
        on_board=[0] * seats,
        trade_goods=[0] * seats,
        commodities=[0] * seats,
        points=[0] * seats,
        strategy_cards=[()] * seats,
        exhausted_cards=(),
        bonus={},
        hands=[()] * seats,
        action_deck=(),
        action_discards=(),
        secrets=[()] * seats,
        secret_deck=(),
        agenda_deck=(),
        agenda_discards=(),
        objective_deck=(),
        objective_box=(),
        objectives=(),
        scored=[()] * seats,
        notes=[()] * seats,
        notes_in_play=[()] * seats,
        laws={},
        exhausted_laws=(),
        known={},
    )
