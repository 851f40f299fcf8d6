"""What component actions place: units of a kind that is chosen, and infantry wherever there is room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.placing import placing_refusal
from throneworld.imperium.reasons import kind_refusal, no_target
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.cards.filters import takes
from throneworld.ti4.effects.placing import planets_with_room, put
from throneworld.ti4.effects.where import place_of
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.units import left


class ChooseKind(Choose, frozen=True):
    """("kind", kind): which of several kinds of units is placed where the first target says."""

    prompt: ClassVar[str] = "choose_kind"
    verb: ClassVar[str] = "kind"
    kinds: tuple[str, ...] = ()

    def targets_there(self, state: Ti4State) -> Iterable[tuple[Noun, ...]]:
        place = place_of(self.targets[0])
        return [(kind,) for kind in self.kinds if takes(state, self.seat, kind, place)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), place_of(self.targets[0])
        refusal = kind_refusal(kind, self.kinds, self.rule) or placing_refusal(of(game), seat, kind, place)
        system = SYSTEM[place]
        return refusal or Refusal("RR 34.1", "fleet_full", (fleet_limit(of(game), seat, system), system))


class PlaceKind(Effect, frozen=True):
    """Units of the kind that was chosen last, as many as it says for that kind."""

    counts: tuple[tuple[str, int], ...] = ()
    how: str = ""

    def run(self, game: Game) -> None:
        kind = str(self.targets[1])
        game.do(*put(self.seat, kind, dict(self.counts)[kind], place_of(self.targets[0]), self.how))


def gets_infantry_somewhere(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A condition: one infantry at least could be placed on a planet of his."""
    state = of(game)
    planets = planets_with_room(state, seat)
    fine = any(left(state, seat, INFANTRY, planet) > 0 for planet in planets)
    return None if fine else no_target("RR 21.3", "sought_planet", "mine", "takes_infantry")
