"""Units that are destroyed together by a text, nobody's doing: no hits, nothing is sustained."""

from __future__ import annotations

from throneworld.imperium.effects.whom import CHOSEN, CONTROLLER, EACH, Verb
from throneworld.kernel.game import Game
from throneworld.ti4.effects.devastation import Devastation, Loss, all_units
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.effects.where import places
from throneworld.ti4.state import of
from throneworld.ti4.units import KINDS


class Destroy(Verb, frozen=True):
    """Units of some kinds in some places, all of them or of each kind so many."""

    kinds: tuple[str, ...] = KINDS
    where: str = CHOSEN
    whose: str = EACH
    most: int = 0
    """How many of a kind in a place, or 0 for all."""
    worth: int = 0
    """Trade goods for each of them, to whoever controls the planet that was chosen."""

    def run(self, game: Game) -> None:
        lost = [loss for seat in sorted(self.seats(game, self.whose)) for loss in self._losses(game, seat)]
        game.do(Devastation(why=self.reason, lost=tuple(lost)))
        for seat in self.seats(game, CONTROLLER) if self.worth else ():
            goods = self.worth * sum([many for _, _, _, many, _ in lost])
            game.do(Gain(GOODS, goods, seat=seat, why=self.reason))

    def _losses(self, game: Game, seat: int) -> list[Loss]:
        found = all_units(of(game), seat, places(of(game), self, seat, self.where), self.kinds)
        return [_at_most(self.most, loss) for loss in found] if self.most else found


def _at_most(most: int, loss: Loss) -> Loss:
    """Damaged ones only if the others are too few."""
    seat, kind, place, many, damaged = loss
    lost = min(most, many)
    return seat, kind, place, lost, max(0, lost - (many - damaged))
