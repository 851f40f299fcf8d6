"""What a noun of a case may stand for: a system by its number or its space area, a player by his seat, a
leader by his name, a contract by whose it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.rules.ti3.casework.case import PLANET_PREFIX, SPACE_PREFIX, Names
from throneworld.imperium.units import SHIPS
from throneworld.kernel.asks import Noun
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.state import SPACE, SYSTEM
from throneworld.ti3.tables import KINDS, PDS

SHIP_PREFIX = "ship:"
POOLS = {"command": "tactic"}
Meanings = frozenset[Noun]
NONE: Meanings = frozenset()


def plain(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    noun = nouns[at]
    if not isinstance(noun, str):
        return frozenset([noun]) if isinstance(noun, int) else NONE
    if noun.startswith(SPACE_PREFIX):
        return frozenset([names.space(noun.removeprefix(SPACE_PREFIX))])
    noun = noun.removeprefix(PLANET_PREFIX)
    found: list[Noun] = [noun, POOLS.get(noun, noun)]
    if noun.startswith("racial_"):
        found.append(names.objective(names.scene.players[seat], noun))
    if names.knows_system(noun):
        system = names.system(noun)
        found += [system, SPACE[system]]
    if noun in names.scene.players:
        found.append(names.scene.seat(noun))
    return frozenset(found)


def load(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """What a ship has aboard, as the game names it."""
    aboard = nouns[at]
    if not isinstance(aboard, dict):
        return person(names, seat, nouns, at)
    units = [f"{kind}:{aboard[kind]}" for kind in KINDS if kind in aboard]
    return frozenset([",".join(units) or "empty"])


def person(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """A leader of the player who is asked."""
    return frozenset([f"{names.scene.players[seat]}_{nouns[at]}"]) & frozenset(PERSON)


def leader(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """A leader of the player named before him."""
    return frozenset([f"{nouns[at - 1]}_{nouns[at]}"])


def area(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """`ship:quann:carrier`: where the ship is."""
    noun = str(nouns[at])
    return frozenset([names.space(noun.split(":")[1])]) if noun.startswith(SHIP_PREFIX) else NONE


def kind(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """`ship:quann:carrier`: which ship it is."""
    noun = str(nouns[at])
    return frozenset([noun.split(":")[2]]) if noun.startswith(SHIP_PREFIX) else NONE


def own(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """A contract of the player who is asked."""
    return frozenset([f"{names.scene.players[seat]}:{nouns[at]}"])


def his(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """A contract of the player who is named first."""
    return frozenset([f"{nouns[0]}:{nouns[at]}"])


def partner(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """The contract that one holds for one's own: that of the partner, or one's own if there is none."""
    (mine,) = own(names, seat, nouns, at)
    for each in names.scene.state.agreements:
        if mine in (each.one, each.other):
            other = each.other if mine == each.one else each.one
            return frozenset([other or mine])
    return NONE


def guns(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """How many PDS he has on a planet."""
    many = names.scene.state.units[seat].get(str(nouns[at]), names.scene.state.edition.none)[KINDS.index(PDS)]
    return frozenset([many]) if many else NONE


def other(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """Of two Secret Objectives that which is kept."""
    held = names.scene.state.secrets[seat]
    return frozenset(held) - {nouns[at]} if nouns[at] in held else frozenset([nouns[at]])


def number(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    return frozenset([nouns[at]]) if isinstance(nouns[at], int) else NONE


def system(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """The system in which a planet lies."""
    noun = str(nouns[at])
    return frozenset([SYSTEM[noun]]) if noun in SYSTEM else NONE


def space(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """The space area of the system in which a planet lies."""
    noun = str(nouns[at])
    return frozenset([SPACE[SYSTEM[noun]]]) if noun in SYSTEM else NONE


def berth(names: Names, seat: int, nouns: Sequence[Any], at: int) -> Meanings:
    """Where a dock on a planet builds ships."""
    return space(names, seat, nouns, at) if nouns[0] in SHIPS else NONE


MEANINGS: dict[str, Callable[[Names, int, Sequence[Any], int], Meanings]] = {
    "load": load,
    "person": person,
    "leader": leader,
    "area": area,
    "kind": kind,
    "other": other,
    "number": number,
    "system": system,
    "space": space,
    "berth": berth,
    "guns": guns,
    "own": own,
    "his": his,
    "partner": partner,
}
