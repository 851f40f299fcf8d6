"""A player leaves the game who has passed: what it costs, and what goes at once (SA-8.10.1 to 8.10.3)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.board import held_planets, home_planets
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.order import playing
from throneworld.imperium.planets import readied, resources
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti3.covenants import one_player_is_left
from throneworld.ti3.ending import LAST, end_by_points
from throneworld.ti3.order import rotation
from throneworld.ti3.points import take_points
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.surrendered import SURRENDERED, has_surrendered
from throneworld.ti3.tables.windows import ACTION_PHASE

SURRENDER = "surrender"
PENALTY = 2


def surrender_refusal(game: Game, seat: int) -> Refusal | None:
    """Only who has passed, and has spent on units what he could."""
    state = of(game)
    if not game.options.get(SURRENDER, False):
        return Refusal("SA-1.5.9", "without_surrender")
    if seat in state.eliminated or has_surrendered(state, seat):
        return Refusal("SA-8.10.1", "has_surrendered")
    if state.phase != ACTION_PHASE or seat not in state.passed:
        return Refusal("SA-8.10.1", "pass_first")
    return Refusal("SA-8.10.1", "spend_first") if could_build(state, seat) else None


def could_build(state: Ti3State, seat: int) -> bool:
    """Whether he could have built more: counter, dock and resources were there."""
    docks = [place for place in state.units[seat] if count(state, seat, place, SPACE_DOCK)]
    ready = [place for place in docks if place not in state.exhausted_docks]
    free = [place for place in ready if not has_token_in(state, seat, SYSTEM[place])]
    means = any(resources(state, planet) for planet in readied(state, seat))
    return bool(free and means and state.tactic[seat])


class Surrender(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("call", "pay", "pass_on", "last")

    seat: int = NOBODY

    def call(self, game: Game) -> None:
        game.tell("player_surrenders", self.seat)
        mark(game, SURRENDERED, seat=self.seat, until=GAME)

    def pay(self, game: Game) -> None:
        """Two points, while he controls all planets of his home (SA-8.10.2)."""
        state = of(game)
        if set(home_planets(state, self.seat)) <= set(held_planets(state, self.seat)):
            take_points(game, self.seat, PENALTY, SURRENDER)

    def pass_on(self, game: Game) -> None:
        """The Speaker Token, if he has it (SA-8.10.3)."""
        state = of(game)
        left = [each for each in rotation(state, self.seat) if each in present(state)]
        if state.speaker == self.seat and left:
            take_speaker_token(game, left[0])

    def last(self, game: Game) -> None:
        """Who alone is left wins at once (ruling 181)."""
        if one_player_is_left(of(game), present(of(game))):
            end_by_points(game, LAST)


def present(state: Ti3State) -> list[int]:
    """Who is still in the game and has not surrendered."""
    return [seat for seat in playing(state) if not has_surrendered(state, seat)]


EVENTS: dict[str, tuple[str, ...]] = {"player_surrenders": ("seat",)}
