"""What a text lets hold for a while: marks that the steps of the game look at."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.imperium.effects.whom import CHOSEN, ME, Verb
from throneworld.imperium.marks import mark
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game

THIS_SYSTEM, THIS_PLANET, WHERE_UNIT_IS = "this_system", "this_planet", "where_unit_is"
"""The system or the planet of the occasion; the place of the unit that was chosen."""


class Lasting(Verb, frozen=True):
    """Something holds for players, about what is always the same or what is found by a name."""

    kind: str = ""
    until: str = ""
    whom: str = ME
    about: Noun = ""
    on: str = ""

    def run(self, game: Game) -> None:
        subject = SUBJECTS[self.on](self) if self.on else self.about
        for seat in self.seats(game, self.whom):
            mark(game, self.kind, seat=seat, subject=subject, until=self.until)


SUBJECTS: dict[str, Callable[[Lasting], Noun]] = {
    THIS_SYSTEM: lambda effect: effect.occasion["system"],
    THIS_PLANET: lambda effect: effect.occasion["planet"],
    CHOSEN: lambda effect: effect.targets[0],
    WHERE_UNIT_IS: lambda effect: effect.targets[2],
}
