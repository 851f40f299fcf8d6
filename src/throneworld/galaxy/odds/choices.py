"""Which unit goes where no dice decide: what a side gives up, and what it picks out of the other's fleet."""

from __future__ import annotations

from throneworld.galaxy.odds.fleets import Fleet, changed, lost


def without_a_ship(fleet: Fleet, number: int) -> int:
    """Not hit but destroyed (RR 29): the first in the order that is no fighter, if there is one."""
    condition = fleet.conditions[number]
    for line in fleet.order:
        place = fleet.places[line.unit]
        following = None if line.sustain else lost(condition, place, line.keep)
        if following is not None and not fleet.units[place].fighter:
            return fleet.number(following)
    return number


def without(fleet: Fleet, number: int, place: int, many: int = 1) -> int:
    """Fewer units of a kind, damaged ones first."""
    whole, damaged = fleet.conditions[number][2 * place : 2 * place + 2]
    hurt = min(many, damaged)
    return fleet.number(changed(fleet.conditions[number], place, whole - (many - hurt), damaged - hurt))


def with_one_more(fleet: Fleet, number: int) -> int:
    """One more of the first kind that is no fighter."""
    place = next((at for at, unit in enumerate(fleet.units) if not unit.fighter), None)
    if place is None:
        return number
    whole, damaged = fleet.conditions[number][2 * place : 2 * place + 2]
    return fleet.number(changed(fleet.conditions[number], place, whole + 1, damaged))


def cheapest_light(fleet: Fleet, number: int) -> int | None:
    """The kind of ship that rams or is given up for a hit, if there is one."""
    counts = fleet.counts(number)
    kinds = [place for place, unit in enumerate(fleet.units) if unit.light and counts[place]]
    return min(kinds, key=lambda place: worth(fleet, place), default=None)


def worth(fleet: Fleet, place: int) -> tuple[float, int]:
    """What decides which of two kinds is dearer."""
    return fleet.units[place].cost, -fleet.units[place].combat


def dearest(fleet: Fleet, number: int, many: int) -> list[int]:
    """The kinds of so many of the dearest units that are there."""
    kinds = sorted(range(len(fleet.units)), key=lambda place: worth(fleet, place), reverse=True)
    return [place for place in kinds for _ in range(fleet.counts(number)[place])][:many]


def worn(fleet: Fleet, number: int, barred: bool) -> int | None:
    """The dearest kind with a unit that cannot sustain a hit."""
    condition = fleet.conditions[number]
    kinds = [
        place
        for place, unit in enumerate(fleet.units)
        if condition[2 * place + 1] or (condition[2 * place] and (barred or not unit.sustain))
    ]
    return max(kinds, key=lambda place: worth(fleet, place), default=None)


def with_hit_on(fleet: Fleet, number: int, barred: bool) -> int:
    """A hit on the dearest ship that it destroys; if all can sustain it, the dearest does."""
    place = worn(fleet, number, barred)
    if place is not None:
        return without(fleet, number, place)
    [place] = dearest(fleet, number, 1)
    whole, damaged = fleet.conditions[number][2 * place : 2 * place + 2]
    return fleet.number(changed(fleet.conditions[number], place, whole - 1, damaged + 1))


def without_wholes(fleet: Fleet, number: int, places: list[int]) -> int:
    """What an opponent picks out and destroys: of a kind the whole ones first."""
    for place in places:
        whole, damaged = fleet.conditions[number][2 * place : 2 * place + 2]
        left = (whole - 1, damaged) if whole else (0, damaged - 1)
        number = fleet.number(changed(fleet.conditions[number], place, *left))
    return number
