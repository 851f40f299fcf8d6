"""Which planets an effect means, and how much of anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from throneworld.imperium.board import held_planets, home_system
from throneworld.imperium.effects.whom import CHOSEN, LAST_CHOSEN, Verb
from throneworld.imperium.planets import resources
from throneworld.kernel.game import Game
from throneworld.ti4.board import held_in, neighbours_of, planets_in
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import PLANET

HELD, AT_HOME, OF_OTHERS_THERE = "held", "at_home", "of_others_there"
"""Those that a player controls, all or in his home system; those of others in the system that was chosen."""
SPECIALTY = "specialty"
"""In the place of a trait: whatever technology specialty a planet has."""


class Planets(Struct, frozen=True, omit_defaults=True):
    """Planets by where they are or whose, and by their trait."""

    which: str = HELD
    trait: str = ""

    def found(self, game: Game, effect: Verb, seat: int) -> list[str]:
        state = of(game)
        return [planet for planet in PLANETS[self.which](state, effect, seat) if self._fits(planet)]

    def _fits(self, planet: str) -> bool:
        if self.trait == SPECIALTY:
            return bool(PLANET[planet].specialty)
        return not self.trait or PLANET[planet].trait == self.trait


def _of_others_there(state: Ti4State, effect: Verb, seat: int) -> list[str]:
    there = planets_in(int(effect.targets[0]))
    return [planet for planet in there if state.control.get(planet, NOBODY) not in (NOBODY, seat)]


PLANETS: dict[str, Callable[[Ti4State, Verb, int], Sequence[str]]] = {
    HELD: lambda state, effect, seat: held_planets(state, seat),
    AT_HOME: lambda state, effect, seat: held_in(state, seat, home_system(state, seat)),
    OF_OTHERS_THERE: _of_others_there,
    CHOSEN: lambda state, effect, seat: (str(effect.targets[0]),),
    LAST_CHOSEN: lambda state, effect, seat: (str(effect.targets[-1]),),
}


# How many

ALL, AS_NAMED = "all", "as_named"
"""As many as there are; as many as the first target says."""
PER_NEIGHBOUR, ITS_RESOURCES = "per_neighbour", "its_resources"
"""One for each neighbour; the resources of the planet that was chosen."""
MORE_THAN_ANY = 1 << 16
Amount: TypeAlias = int | str | Planets
"""A number, a name, or one for each of some planets."""


def amount_of(game: Game, effect: Verb, seat: int, amount: Amount) -> int:
    if isinstance(amount, Planets):
        return len(amount.found(game, effect, seat))
    return AMOUNTS[amount](game, effect, seat) if isinstance(amount, str) else amount


AMOUNTS: dict[str, Callable[[Game, Verb, int], int]] = {
    ALL: lambda game, effect, seat: MORE_THAN_ANY,
    AS_NAMED: lambda game, effect, seat: int(effect.targets[0]),
    PER_NEIGHBOUR: lambda game, effect, seat: len(neighbours_of(of(game), seat)),
    ITS_RESOURCES: lambda game, effect, seat: resources(of(game), str(effect.targets[0])),
}
