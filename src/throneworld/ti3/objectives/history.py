"""What a player did in this round, as objectives look back at it (rulings 67, 84, 107, 227)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from throneworld.galaxy.sets import Systems
from throneworld.imperium.combat.purposes import BOMBARDMENT
from throneworld.imperium.state import AREAS
from throneworld.ti3 import deeds as done
from throneworld.ti3.control import CAPTURED, LANDED, OVERRUN
from throneworld.ti3.objectives.counting import kinds_of
from throneworld.ti3.objectives.places import near_home_of, scope
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SYSTEM, Deed, Ti3State
from throneworld.ti3.tables import SPACE_DOCK, STATIONS
from throneworld.ti3.tables.needs import GROUND, NEAR_OWNER_HOME, SHIP_ANY, WORTH, Did

BY_LANDING = (CAPTURED, LANDED)


class Feat(NamedTuple):
    """Something that counts: how often, of which opponent, where."""

    number: int = 1
    other: int = NOBODY
    system: int = NO_SYSTEM


Feats = list[Feat]


# Units that were destroyed


def _destroyed(state: Ti3State, seat: int, need: Did) -> Feats:
    kinds = kinds_of(need.kind)
    return [
        Feat(int(number), int(owner), SYSTEM[str(place)])
        for deed in done.deeds_of(state, done.DESTROYED, seat)
        for kind, number, owner, place, how, fight in [_loss(deed)]
        if kind in kinds and owner >= 0 and _in_way(state, need, kind, place, how, fight)
    ]


def _loss(deed: Deed) -> tuple[str, int, int, str, str, str]:
    kind, number, owner, place, how, *fight = deed.about
    return str(kind), int(number), int(owner), str(place), str(how), str(fight[0]) if fight else ""


def _in_way(state: Ti3State, need: Did, kind: str, place: str, how: str, fight: str) -> bool:
    """Whether it was destroyed in one of the ways that count."""
    ways = {
        "combat_rolls": how in state.edition.combat_roll_purposes,
        "space_battle": fight == done.SPACE_BATTLE,
        "invasion_combat": fight == done.INVASION_COMBAT,
        "invasion": how == OVERRUN or fight == done.INVASION_COMBAT,
        "bombardment": how == BOMBARDMENT,
        "saar_dock": kind == SPACE_DOCK and place in AREAS,
    }
    return not need.by or any(ways[way] for way in need.by)


def _destroyed_or_captured(state: Ti3State, seat: int, need: Did) -> Feats:
    seized = [
        Feat(1, int(deed.about[1]), SYSTEM[str(deed.about[2])])
        for deed in done.deeds_of(state, done.SEIZED, seat)
        if deed.about[0] in kinds_of(need.kind)
    ]
    return _destroyed(state, seat, need) + seized


# Planets


def _took_planet(state: Ti3State, seat: int, need: Did) -> Feats:
    """Every planet once (ruling 227)."""
    return _each_once([deed for deed in _taken(state, seat, need) if _took_so(deed, need)])


def _taken(state: Ti3State, seat: int, need: Did) -> list[Deed]:
    return [
        deed
        for deed in done.deeds_of(state, done.TOOK, seat)
        if deed.about[0] not in STATIONS and (not need.which or deed.about[0] in need.which)
    ]


def _took_so(deed: Deed, need: Did) -> bool:
    refreshed = len(deed.about) > 3 and bool(deed.about[3])
    return (int(deed.about[1]) >= 0 or not need.from_opponent) and (refreshed or not need.refreshed)


def _each_once(found: Iterable[Deed]) -> Feats:
    by_planet = {str(deed.about[0]): int(deed.about[1]) for deed in found}
    return [Feat(1, other, SYSTEM[planet]) for planet, other in by_planet.items()]


def _invaded(state: Ti3State, seat: int, need: Did) -> Feats:
    """Taken from an opponent by landing, also without a fight."""
    garrisons = dict(need.against).get(GROUND, 0)
    manned = _garrisoned(state, seat, garrisons)
    return _each_once(
        [
            deed
            for deed in _taken(state, seat, need)
            if int(deed.about[1]) >= 0
            and (len(deed.about) < 3 or deed.about[2] in BY_LANDING)
            and (not garrisons or deed.about[0] in manned)
        ]
    )


def _garrisoned(state: Ti3State, seat: int, least: int) -> set[str]:
    """Planets on which so many ground units of an opponent stood when he landed there."""
    return {
        str(deed.about[2])
        for deed in done.deeds_of(state, done.WON, seat)
        if deed.about[2] not in AREAS and deed.about[0] == done.ATTACKER and int(deed.about[3]) >= least
    }


def _lost_planet(state: Ti3State, seat: int, need: Did) -> Feats:
    return [
        Feat(1, int(deed.about[1]), SYSTEM[str(deed.about[0])])
        for deed in done.deeds_of(state, done.LOST, seat)
    ]


# Battles


def _won_space_battle(state: Ti3State, seat: int, need: Did) -> Feats:
    ships = dict(need.against).get(SHIP_ANY, 0)
    return [
        Feat(1, int(deed.about[1]), SYSTEM[str(deed.about[2])])
        for deed in done.deeds_of(state, done.WON, seat)
        if deed.about[2] in AREAS
        and _as_asked(deed, need)
        and int(deed.about[3]) >= ships
        and (not need.using or need.using in str(deed.about[4]).split(","))
    ]


def _fought_space_battle(state: Ti3State, seat: int, need: Did) -> Feats:
    """What fleets are worth is noted twice, so that Fighters count."""
    worth = 2 * dict(need.against).get(WORTH, 0)
    return [
        Feat(1, int(deed.about[1]), SYSTEM[str(deed.about[2])])
        for deed in done.deeds_of(state, done.FOUGHT, seat)
        if _as_asked(deed, need) and int(deed.about[4]) >= worth and int(deed.about[5]) >= need.hits
    ]


def _won_invasion_combat(state: Ti3State, seat: int, need: Did) -> Feats:
    return [
        Feat(1, int(deed.about[1]), SYSTEM[str(deed.about[2])])
        for deed in done.deeds_of(state, done.WON, seat)
        if deed.about[2] not in AREAS and _as_asked(deed, need)
    ]


def _as_asked(deed: Deed, need: Did) -> bool:
    """Against an opponent, and as the side that is asked for."""
    return int(deed.about[1]) >= 0 and (deed.about[0] == done.ATTACKER or not need.as_attacker)


# What is simply counted


def _counted(kind: str) -> Callable[[Ti3State, int, Did], Feats]:
    return lambda state, seat, need: [Feat() for _ in done.deeds_of(state, kind, seat)]


def _added(kind: str) -> Callable[[Ti3State, int, Did], Feats]:
    """The number comes first, then the opponent if there is one."""
    return lambda state, seat, need: [
        Feat(int(deed.about[0]), _other(deed)) for deed in done.deeds_of(state, kind, seat)
    ]


def _other(deed: Deed) -> int:
    return deed.about[1] if isinstance(deed.about[1], int) else NOBODY


FEATS: dict[str, Callable[[Ti3State, int, Did], Feats]] = {
    "destroyed": _destroyed,
    "destroyed_or_captured": _destroyed_or_captured,
    "took_planet": _took_planet,
    "lost_planet": _lost_planet,
    "invaded": _invaded,
    "won_space_battle": _won_space_battle,
    "fought_space_battle": _fought_space_battle,
    "won_invasion_combat": _won_invasion_combat,
    "killed_leader": _counted(done.KILLED_LEADER),
    "voted_with_winner": _counted(done.VOTED),
    "took_goods": _added(done.TOOK_GOODS),
    "announced_retreat": _counted(done.ANNOUNCED_RETREAT),
    "retreated_before_battle": _counted(done.AVOIDED_BATTLE),
    "converted": _added(done.CONVERTED),
    "sacrificed": _added(done.SACRIFICED),
    "played_action_card": _counted(done.PLAYED),
    "hostile_act": _counted(done.ACT_OF_WAR),
}


# Whether it is enough


def feats(state: Ti3State, seat: int, need: Did) -> Feats:
    """What a player did that counts, where it counts."""
    found = FEATS[need.what](state, seat, need)
    if need.race:
        found = [each for each in found if state.factions[each.other] == need.race]
    return [each for each in found if _where(state, seat, need, each) >> each.system & 1]


def _where(state: Ti3State, seat: int, need: Did, feat: Feat) -> Systems:
    if not need.where:
        return ~0
    if need.where == (NEAR_OWNER_HOME,):
        return near_home_of(state, seat, feat.other)
    return scope(state, seat, need.where, 0, "")


def number_done(state: Ti3State, seat: int, need: Did) -> int:
    return sum([each.number for each in feats(state, seat, need)])


def did(state: Ti3State, seat: int, need: Did) -> bool:
    found = feats(state, seat, need)
    if need.one_owner or need.one_system:
        return any(_total(part) >= need.n for part in _parts(found, need.one_owner))
    owners, systems = {each.other for each in found}, {each.system for each in found}
    return _total(found) >= need.n and len(owners) >= need.owners and len(systems) >= need.systems


def _parts(found: Feats, by_owner: bool) -> list[Feats]:
    """What belongs together: of one opponent, or in one system."""
    keys = {each.other if by_owner else each.system for each in found}
    return [[each for each in found if (each.other if by_owner else each.system) == key] for key in keys]


def _total(found: Feats) -> int:
    return sum([each.number for each in found])
