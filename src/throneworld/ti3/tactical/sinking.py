"""Ships that go down in a Space Battle otherwise than with the casualties of dice (ruling 117)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.combat.targets import Doomed
from throneworld.imperium.edition import Place
from throneworld.imperium.state import AREAS
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti3.state import NOBODY


class Sinking(Procedure, frozen=True):
    """A stop for each kind of ship before they are removed; anywhere else they are simply destroyed."""

    stages: ClassVar[tuple[str, ...]] = ("fall", "destroy")
    opens: ClassVar[tuple[str, ...]] = ("ship_destroyed_when", "units_destroyed")

    owner: int = NOBODY
    by: int = NOBODY
    place: Place = ""
    how: str = ""
    doomed: tuple[Doomed, ...] = ()

    def fall(self, game: Game) -> None:
        fight = game.nearest(Combat)
        if self.place not in AREAS or fight is None or self.owner not in (fight.attacker, fight.defender):
            return
        for kind in dict.fromkeys([unit[0] for unit in self.doomed]):
            game.open("ship_destroyed_when", self.owner, kind, self.place, self.by)

    def destroy(self, game: Game) -> None:
        destroy_doomed(game, self.owner, self.doomed, self.how, self.by)


def sink(game: Game, owner: int, place: Place, doomed: Sequence[Doomed], how: str, by: int) -> None:
    """All of these together, before whatever comes next."""
    if doomed:
        game.do(Sinking(owner=owner, by=by, place=place, how=how, doomed=tuple(doomed)))
