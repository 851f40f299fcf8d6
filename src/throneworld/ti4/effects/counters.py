"""Command tokens that are put onto the game board, or taken off it."""

from __future__ import annotations

from throneworld.imperium.effects.whom import CHOSEN, ME, Verb
from throneworld.imperium.tokens import PlaceTokenOn
from throneworld.imperium.verbs import tokens
from throneworld.kernel.game import Game
from throneworld.ti4.effects.where import places
from throneworld.ti4.state import SYSTEM, of

REINFORCEMENTS = "reinforcements"


class PlaceToken(Verb, frozen=True):
    """Onto systems, as far as none of that player is there."""

    where: str = CHOSEN
    whose: str = ME
    source: str = ""
    """A pool, or the reinforcements if one is left there; not said, a pool of his choice if none is."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whose):
            for place in places(of(game), self, seat, self.where):
                self._place(game, seat, SYSTEM[place])

    def _place(self, game: Game, seat: int, system: int) -> None:
        state = of(game)
        if not self.source:
            game.do(PlaceTokenOn(seat=seat, system=system))
        elif self.source != REINFORCEMENTS:
            tokens.place_token_from_pool(game, seat, self.source, system)
        elif tokens.reinforcements(state, seat) and not tokens.has_token_in(state, seat, system):
            tokens.place_token_from_reinforcements(game, seat, system)


class TakeTokenOff(Verb, frozen=True):
    """One's own, from the system that was chosen into the reinforcements."""

    def run(self, game: Game) -> None:
        tokens.take_token_off(game, self.seat, int(self.targets[0]))
