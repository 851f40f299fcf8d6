"""The leaders of all races by name: `sol_admiral`; of two alike the second is `xxcha_diplomat_2`."""

from __future__ import annotations

from typing import NamedTuple

from throneworld.ti3.tables import RACES, Race


class Person(NamedTuple):
    race: str
    type: str


def leaders_of(race: Race) -> tuple[str, ...]:
    """The names of a race's leaders, in the order of its sheet."""
    kinds = race.leaders
    again = [kinds[:place].count(kind) for place, kind in enumerate(kinds)]
    return tuple(
        f"{race.id}_{kind}{f'_{more + 1}' if more else ''}" for kind, more in zip(kinds, again, strict=True)
    )


PERSON: dict[str, Person] = {
    name: Person(race.id, kind)
    for race in RACES
    for name, kind in zip(leaders_of(race), race.leaders, strict=True)
}
OF_RACE: dict[tuple[str, str], tuple[str, ...]] = {
    (race.id, kind): tuple(name for name in leaders_of(race) if PERSON[name].type == kind)
    for race in RACES
    for kind in race.leaders
}
"""The leaders of a race that are of a type."""
