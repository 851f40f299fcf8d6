"""Ships that a side gives up at the end of a round of space combat, for ships of the other side.

Players take turns, the attacker first, until neither gives up anything more. No dice decide.
"""

from __future__ import annotations

from throneworld.galaxy.odds.choices import cheapest_light, dearest, without, without_wholes, worn
from throneworld.galaxy.odds.fleets import Fleet

Pair = tuple[int, int]


class Sacrifices:
    def __init__(self, fleets: tuple[Fleet, Fleet]) -> None:
        self.fleets = fleets
        self.gone: Pair = (fleets[0].gone, fleets[1].gone)
        sides = [fleet.side for fleet in fleets]
        self.wanted = any(
            wish is not None for side in sides for wish in (side.gives_up_for, side.spends_light_for)
        )
        self._known: dict[Pair, Pair] = {}

    def after(self, pair: Pair) -> Pair:
        """What both sides have left when the round is over."""
        if not self.wanted:
            return pair
        found = self._known.get(pair)
        if found is None:
            found = self._known[pair] = self._take_turns(pair)
        return found

    def _take_turns(self, pair: Pair) -> Pair:
        spent: set[int] = set()
        place = idle = 0
        while idle < 2 and pair[0] != self.gone[0] and pair[1] != self.gone[1]:
            following = self._given_up(pair, place) or self._spent(pair, place, spent)
            idle = 0 if following else idle + 1
            pair, place = following or pair, 1 - place
        return pair

    def _given_up(self, pair: Pair, place: int) -> Pair | None:
        """Each unit of such a kind, as often as there are ships that are worth it."""
        own, other = self.fleets[place], self.fleets[1 - place]
        if own.side.gives_up_for is None:
            return None
        for kind, unit in enumerate(own.units):
            if unit.takes_along and own.counts(pair[place])[kind]:
                prey = dearest(other, pair[1 - place], unit.takes_along)
                if sum(other.units[each].cost for each in prey) >= own.side.gives_up_for:
                    return self._exchanged(pair, place, kind, prey, wholes=True)
        return None

    def _spent(self, pair: Pair, place: int, spent: set[int]) -> Pair | None:
        """Once in a round."""
        own, other = self.fleets[place], self.fleets[1 - place]
        barred = own.forbids and own.has(pair[place], "forbids_sustain")
        kind, prey = cheapest_light(own, pair[place]), worn(other, pair[1 - place], barred)
        if own.side.spends_light_for is None or place in spent or kind is None or prey is None:
            return None
        if other.units[prey].cost < own.side.spends_light_for:
            return None
        spent.add(place)
        return self._exchanged(pair, place, kind, [prey], wholes=False)

    def _exchanged(self, pair: Pair, place: int, kind: int, prey: list[int], wholes: bool) -> Pair:
        own, other = self.fleets[place], self.fleets[1 - place]
        left = without(own, pair[place], kind)
        hit = pair[1 - place]
        taken = without_wholes(other, hit, prey) if wholes else without(other, hit, prey[0])
        if own.loses_all_along(pair[place], left) or other.loses_all_along(hit, taken):
            return self.gone
        return (left, taken) if place == 0 else (taken, left)
