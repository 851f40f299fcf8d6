"""Drawing secret objectives, of which a player has three at most (RR 52.17, 52.21)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.quantities import COUNTS_AS_SECRET
from throneworld.imperium.verbs.cards import draw_secret, return_secret
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import OBJECTIVE, SECRET, SECRETS_MAX

LEAKED = "leaked"
"""Mark, for the rest of the game: this secret objective was made public and counts for nobody's three."""


def is_leaked(state: Ti4State, seat: int, objective: str) -> bool:
    """Whether a secret objective was made public, even if what did it is gone."""
    public = is_marked(state, LEAKED, subject=objective)
    return public or bool(banned_by(state, COUNTS_AS_SECRET, seat, objective))


def secret_count(state: Ti4State, seat: int) -> int:
    """A player's scored and unscored secret objectives (RR 52.21)."""
    scored = [each for each in state.scored[seat] if OBJECTIVE[each].deck == SECRET]
    return len(state.secrets[seat]) + sum([not is_leaked(state, seat, each) for each in scored])


class DrawSecret(Procedure, frozen=True):
    """Draw a secret objective; whoever has more than three then returns an unscored one (RR 52.21)."""

    stages: ClassVar[tuple[str, ...]] = ("draw", "keep_three")
    seat: int = NOBODY

    def draw(self, game: Game) -> None:
        draw_secret(game, self.seat)

    def keep_three(self, game: Game) -> None:
        if secret_count(of(game), self.seat) > SECRETS_MAX:
            game.do(ReturnSecret(seat=self.seat))


class ReturnSecret(Decision, frozen=True):
    rule: ClassVar[str] = "RR 52.21"
    prompt: ClassVar[str] = "return_secret"
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple([("return", secret) for secret in of(game).secrets[seat]])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        return Refusal(self.rule, "not_your_objective", (objective,))

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).secrets[seat]) > 1

    def answer(self, game: Game, seat: int, option: Option) -> None:
        return_secret(game, seat, str(option[1]))
