"""What objectives ask for, as records that a predicate can decide (SA ch. 12, rulings 94, 148, 227).

A word that is left out asks for nothing. In `kind` and `where` one of several is enough; `n` is the least number,
0 if there is none. Counted are own things only; `owners` says how many different opponents they concern.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Words = tuple[str, ...]
Amounts = tuple[tuple[str, int], ...]
"""Kinds of units, and at least how many of each."""

# Kinds of units, besides those that there are
UNIT_ANY, SHIP_ANY, NON_FIGHTER, GROUND = "unit", "ship", "non_fighter", "ground"
LEADER_OWN, WORTH = "leader", "worth"
"""An own Leader who is no captive; resources of a fleet (ruling 132)."""
# Places
AWAY, CLOSER_TO_OPPONENT = "away", "closer_to_opponent"
AT_MECATOL, NEAR_MECATOL, AT_NEXUS = "mecatol", "adjacent_mecatol", "nexus"
OPPONENT_HOME, NEAR_OPPONENT_HOME = "opponent_home", "adjacent_opponent_home"
NEAR_OWNER_HOME, NEAR_OPPONENT_SHIPS = "adjacent_owner_home", "adjacent_opponent_ships"
AT_SPECIAL, AT_ION_STORM, AT_NEBULA, AT_RIFT = "special", "ion_storm", "nebula", "gravity_rift"
AT_SUPERNOVA, NEAR_SUPERNOVA = "supernova", "adjacent_supernova"
STABLE_A, STABLE_B, STABLE, NEAR_STABLE = (
    "stable_a",
    "stable_b",
    "stable_wormhole",
    "adjacent_stable_wormhole",
)
# What lies outside of
OWN_HOME, ALL_HOMES = "home", "all_homes"
# Colours, besides those that there are: whichever it is; one and the same, in all records of the objective
ANY, ONE = "any", "one"
ACTION_PHASE_END = "action_phase_end"

Deed = Literal[
    "destroyed",
    "destroyed_or_captured",
    "took_planet",
    "lost_planet",
    "invaded",
    "won_space_battle",
    "fought_space_battle",
    "won_invasion_combat",
    "killed_leader",
    "voted_with_winner",
    "took_goods",
    "announced_retreat",
    "retreated_before_battle",
    "converted",
    "sacrificed",
    "played_action_card",
    "hostile_act",
]
Way = Literal["combat_rolls", "space_battle", "invasion_combat", "invasion", "bombardment", "saar_dock"]
Payment = Literal["resources", "influence", "resources_or_influence", "trade_goods", "command_counters"]
Office = Literal["minister", "voice_of_the_council", "speaker"]
Rivals = Literal["each_opponent", "each_neighbour", "sum_of_neighbours"]


class Planets(Struct, frozen=True, kw_only=True):
    """Planets controlled, no Trade Stations (ruling 209)."""

    n: int
    which: Words = ()
    """Only these count."""
    where: Words = ()
    distance: int = 0
    """What AWAY means: at least so many spaces from the own home."""
    outside: str = ""
    holding: Amounts = ()
    """Own units on each of them."""
    specialty: str = ""
    artifacts: bool = False
    """An Artifact counts like one more planet of its colour."""
    in_colours: int = 0
    """So many in each of so many colours."""
    apart: int = 0
    """Every two of them are at least so many spaces apart."""
    owners: int = 0
    systems: int = 0
    """In so many different systems."""


class Systems(Struct, frozen=True, kw_only=True):
    """Systems controlled (ruling 94)."""

    n: int = 0
    every: bool = False
    """All there are, and at least one."""
    where: Words = ()
    distance: int = 0
    outside: str = ""
    ship: str = ""
    """Control asks for a ship of this kind."""
    holding: Amounts = ()
    """Own units anywhere in each of them."""
    planetary: bool = False
    """With a planet; a Trade Station alone is none."""
    apart: int = 0


class Presence(Struct, frozen=True, kw_only=True):
    """Systems in which units of these kinds are, on planets, in space or aboard."""

    kind: Words
    n: int = 0
    every: bool = False
    each: int = 1
    """So many in each of the systems."""
    where: Words = ()
    distance: int = 0
    outside: str = ""
    holding: Amounts = ()
    planetary: bool = False
    owners: int = 0


class Units(Struct, frozen=True, kw_only=True):
    """Units on the board, aboard ones included."""

    kind: Words
    n: int
    where: Words = ()
    distance: int = 0
    outside: str = ""
    systems: int = 0


class Chain(Struct, frozen=True):
    """Units in systems that hang together by borders, two of them at least so many spaces apart."""

    kind: Words
    span: int


class Technologies(Struct, frozen=True, kw_only=True):
    """Technologies owned, neither racial nor borrowed ones."""

    n: int = 0
    every: bool = False
    colour: str = ""
    in_colours: int = 0


class Artifacts(Struct, frozen=True, kw_only=True):
    """Artifacts found and controlled."""

    n: int
    colour: str = ""


class Specialties(Struct, frozen=True, kw_only=True):
    """Whatever gives one: planets, Artifacts, Supernovas of Muaat."""

    n: int
    in_colours: int


class TradeStations(Struct, frozen=True, kw_only=True):
    n: int = 0
    every: bool = False
    or_all: bool = False
    """Or all there are if they are fewer, but at least one."""


class OpponentHomes(Struct, frozen=True, kw_only=True):
    """Opponents all of whose home planets are controlled."""

    n: int
    around: Amounts = ()
    """Own units in that home or next to it."""


class PlanetResources(Struct, frozen=True, kw_only=True):
    """The sum of the resources of planets controlled, exhausted ones too."""

    n: int
    outside: str = ""
    refineries: bool = True


class Number(Struct, frozen=True, kw_only=True):
    """So many of something that is simply counted."""

    of: str
    """Blockades, captives, agreements, copies of Racial Technologies, Action Cards in hand, points."""
    n: int = 0
    at: str = ""
    """When; now if nothing is said."""


BLOCKADES, CAPTIVES, AGREEMENTS = "blockades", "captives", "agreements"
RACIAL_COPIES, HAND, POINTS = "racial_copies", "hand", "points"


class Held(Struct, frozen=True):
    """Without a break since the Strategy Phase of this round began."""

    what: Planets | Artifacts | Units
    until: str = ""


class Did(Struct, frozen=True, kw_only=True):
    """It happened this round."""

    what: Deed
    n: int = 0
    kind: Words = ()
    which: Words = ()
    """Planets that count."""
    where: Words = ()
    by: tuple[Way, ...] = ()
    """Ways that count; without it every way."""
    owners: int = 0
    one_owner: bool = False
    """All concern one and the same opponent."""
    systems: int = 0
    one_system: bool = False
    race: str = ""
    from_opponent: bool = False
    """The planet was controlled by one."""
    refreshed: bool = False
    """The planet was not exhausted."""
    as_attacker: bool = False
    against: Amounts = ()
    """What the opponent had there at the beginning, at least."""
    hits: int = 0
    """Hits put on his units in that battle."""
    using: str = ""
    """An own unit of this kind took part from the beginning."""


class DidNot(Struct, frozen=True):
    """It never happened this round."""

    what: Deed


class Spend(Struct, frozen=True):
    """Paid with the claim. Half in some games."""

    what: Payment
    n: int


class More(Struct, frozen=True, kw_only=True):
    """The own number is greater than that of others."""

    of: str
    than: Rivals
    lead: int = 1
    """By how much; 0: a tie is enough."""
    outside: str = ""
    at: str = ""


class Fewer(Struct, frozen=True, kw_only=True):
    of: str
    than: Rivals
    outside: str = ""


class Is(Struct, frozen=True):
    """Who holds an office."""

    office: Office


class Bespoke(Struct, frozen=True):
    """A function of its own decides."""


class Replaced(Struct, frozen=True):
    """When it is revealed another card of that deck takes its place (rulings 206, 223)."""

    deck: str


class EndsGame(Struct, frozen=True):
    """The game ends when that happens (ruling 76)."""

    when: str


Simple = (
    Planets
    | Systems
    | Presence
    | Units
    | Chain
    | Technologies
    | Artifacts
    | Specialties
    | TradeStations
    | OpponentHomes
    | PlanetResources
    | Number
    | Held
    | Did
    | DidNot
    | Spend
    | More
    | Fewer
    | Is
)


class AnyOf(Struct, frozen=True):
    """One of them is enough."""

    needs: tuple[Simple, ...]


class SumOf(Struct, frozen=True):
    """Their numbers are added."""

    needs: tuple[Number | Did, ...]
    n: int


Need = Simple | AnyOf | SumOf | Bespoke | Replaced | EndsGame
