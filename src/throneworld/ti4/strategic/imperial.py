"""Imperial (RR 40): victory points and secret objectives."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.strategic import Primary, Secondary
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Step
from throneworld.ti4.objectives import Score, objective_refusal, public_objectives
from throneworld.ti4.state import of
from throneworld.ti4.steps.secrets import DrawSecret
from throneworld.ti4.tables import MECATOL_REX, STRATEGY_CARD
from throneworld.ti4.verbs.points import gain_points

IMPERIAL = "imperial"
DRAW: Option = ("draw",)


class PrimaryImperial(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("score", "mecatol_rex")

    def score(self, game: Game) -> None:
        game.do(ScorePublicObjective(seat=self.seat))

    def mecatol_rex(self, game: Game) -> None:
        state = of(game)
        if state.control.get(MECATOL_REX) == self.seat:
            gain_points(game, self.seat, STRATEGY_CARD[IMPERIAL].points, IMPERIAL)
        elif state.secret_deck:  # who has three draws all the same, and returns one (RR 40.4)
            game.do(OfferSecret(seat=self.seat))


class ScorePublicObjective(Decision, frozen=True):
    """One of his choice, if he meets its requirement now."""

    rule: ClassVar[str] = "RR 40.2"
    prompt: ClassVar[str] = "score_public_objective"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("score", objective) for objective in public_objectives(of(game))), PASS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == PASS else objective_refusal(game, seat, str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = str(option[1])
        if objective in of(game).secrets[seat]:
            return Refusal(self.rule, "public_only", (objective,))
        return objective_refusal(game, seat, objective)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != PASS:
            game.do(Score(seat=seat, objective=str(option[1])))


class OfferSecret(Decision, frozen=True):
    rule: ClassVar[str] = "RR 40.2"
    prompt: ClassVar[str] = "draw_secret_objective"

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (DRAW, PASS)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return DrawSecret(seat=seat) if option == DRAW else None


class SecondaryImperial(Secondary, frozen=True):
    card: ClassVar[str] = IMPERIAL
    stages: ClassVar[tuple[str, ...]] = ("spend", "draw")

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        return bool(of(game).secret_deck) and super().is_offered(game, seat)

    def draw(self, game: Game) -> None:
        game.do(DrawSecret(seat=self.seat))
