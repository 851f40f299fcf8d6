"""What texts do with technologies that players have gained or are to gain."""

from __future__ import annotations

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.modifiers import refused
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti3.deeds import LEARNED, deeds_of
from throneworld.ti3.edition import BANNED
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import MAY_GAIN_TECHNOLOGY
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.technology import goods_instead, tell_gained
from throneworld.ti3.verbs.technologies import gain_technology


def rest(game: Game, seat: int, technology: str) -> None:
    """Its owner cannot use it for the rest of the round."""
    mark(game, BANNED, seat=seat, subject=technology, until=ROUND)
    game.tell("technology_rests", seat, technology)


class RestLearned(Verb, frozen=True):
    """All that players have gained in this round; limits that it carried hold again at once."""

    whom: str = EACH

    def run(self, game: Game) -> Step | None:
        for seat in self.seats(game, self.whom):
            for deed in deeds_of(of(game), LEARNED, seat):
                if owns_technology(of(game), seat, str(deed.about[0])):
                    rest(game, seat, str(deed.about[0]))
        return Settle()


class GainNamed(Verb, frozen=True):
    """A certain technology, whatever it needs; who never gains technologies has what he gets instead."""

    technology: str = ""
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            if learnable(of(game), seat, self.technology) and not goods_instead(game, seat, 1):
                gain_technology(game, seat, self.technology, self.reason)
                tell_gained(game, seat)


def learnable(state: Ti3State, seat: int, technology: str) -> bool:
    owned = owns_technology(state, seat, technology)
    return not owned and refused(state, MAY_GAIN_TECHNOLOGY, seat, technology) is None


class Rest(Effect, frozen=True):
    """The one that was acquired just now."""

    def run(self, game: Game) -> None:
        rest(game, self.seat, str(self.occasion["technology"]))


EVENTS: dict[str, tuple[str, ...]] = {"technology_rests": ("seat", "technology")}
