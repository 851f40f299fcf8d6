"""What texts do to one certain planet, whoever controls it."""

from __future__ import annotations

from throneworld.imperium.control import ground_forces
from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.game import Game
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.effects.unseating import neutralize
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.tables import GROUND_KINDS, MECATOL_REX
from throneworld.ti3.verbs.facilities import build_facility


class BuildFacilities(Verb, frozen=True):
    """Beyond the one that a planet may have (ruling 134); without the option, nothing."""

    facilities: tuple[str, ...] = ()
    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        for facility in self.facilities if game.options["facilities"] else ():
            build_facility(game, owner, self.planet, facility)


class WeakenGarrison(Verb, frozen=True):
    """One ground unit goes, as the controller chooses."""

    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        if owner != NOBODY:
            one = DestroyUnits(
                seat=owner, owner=owner, place=self.planet, why=self.reason, kinds=GROUND_KINDS
            )
            game.do(one)


class FreeWithoutGarrison(Verb, frozen=True):
    """Neutral, unless a ground unit of its controller is left there."""

    planet: str = MECATOL_REX

    def run(self, game: Game) -> None:
        owner = of(game).control.get(self.planet, NOBODY)
        if owner != NOBODY and not ground_forces(of(game), owner, self.planet):
            neutralize(game, self.planet)
