"""A system that prospers in peace."""

from __future__ import annotations

from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import ROUND, mark
from throneworld.kernel.game import Game
from throneworld.ti3.effects.places import COLONY
from throneworld.ti3.effects.wealth import put_wealth
from throneworld.ti3.state import NOBODY, SYSTEM, of
from throneworld.ti3.tables import PLANET
from throneworld.ti3.verbs.facilities import build_facility
from throneworld.ti3.verbs.radiation import refresh_planet

CLOSED = "closed_to_all"
"""Mark: nobody activates the system whose space is the subject."""


class ProsperElected(Verb, frozen=True):
    """Each planet of the system gains a Colony and so many goods, and is refreshed; no Colony stands on a
    Trade Station (ruling 134)."""

    goods: int = 0

    def run(self, game: Game) -> None:
        state = of(game)
        for planet in state.edition.planets[SYSTEM[str(self.targets[0])]]:
            if game.options["facilities"] and not PLANET[planet].trade_station:
                build_facility(game, state.control.get(planet, NOBODY), planet, COLONY)
            put_wealth(game, planet, self.goods)
            if planet in state.exhausted:
                refresh_planet(game, planet)


class CloseElected(Verb, frozen=True):
    """For the rest of the round."""

    def run(self, game: Game) -> None:
        mark(game, CLOSED, subject=str(self.targets[0]), until=ROUND)
        game.tell("system_closed", SYSTEM[str(self.targets[0])])


EVENTS: dict[str, tuple[str, ...]] = {"system_closed": ("system",)}
