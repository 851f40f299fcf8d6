"""Step 12: secret objectives for everybody, public ones for all."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.verbs.cards import draw_secret, return_secret
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Simultaneous
from throneworld.ti4 import tables
from throneworld.ti4.order import speaker_order
from throneworld.ti4.state import of


def deal_secret_objectives(game: Game) -> None:
    order = speaker_order(of(game))
    for seat in order:
        for _ in range(tables.SECRETS_DEALT):
            draw_secret(game, seat)
    game.do(KeepSecret(who=order))


class KeepSecret(Simultaneous, frozen=True):
    """Everybody keeps one of two; the others go back unseen."""

    rule: ClassVar[str] = "RR Setup 12"
    prompt: ClassVar[str] = "keep_secret"
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("keep", secret) for secret in of(game).secrets[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        return Refusal(self.rule, "not_dealt_to_you", (objective,))

    def reveal(self, game: Game) -> None:
        for seat in self.who:
            kept = str(self.of(seat)[0][1])
            for secret in of(game).secrets[seat]:
                if secret != kept:
                    return_secret(game, seat, secret)


def deal_public_objectives(game: Game) -> None:
    """Five of stage I and five of stage II facedown, then the first two are turned over."""
    state = of(game)
    first = game.shuffle("stage_1", tables.STAGE_1_DECK)
    second = game.shuffle("stage_2", tables.STAGE_2_DECK)
    ones, twos = tables.IN_PLAY[tables.STAGE_1], tables.IN_PLAY[tables.STAGE_2]
    laid_out = (*first[:ones], *second[:twos])
    state.objective_box = (*first[ones:], *second[twos:])
    state.objectives, state.objective_deck = (
        laid_out[: tables.REVEALED_AT_START],
        laid_out[tables.REVEALED_AT_START :],
    )
    for objective in state.objectives:
        game.tell("objective_revealed", objective)
