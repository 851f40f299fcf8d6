"""Secret objectives: two are dealt, one is kept (SA-2.3.4, 2.3.15, 2.3.16)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.verbs.cards import draw_secret, without
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Simultaneous
from throneworld.ti3.state import of
from throneworld.ti3.tables import SECRETS_DEALT


def deal_secrets(game: Game) -> None:
    for seat in range(game.seats):
        for _ in range(SECRETS_DEALT):
            draw_secret(game, seat)


class KeepSecret(Simultaneous, frozen=True):
    """Everybody throws one of two away, which leaves the game unseen (SA-2.3.16)."""

    rule: ClassVar[str] = "SA-2.3.15"
    prompt: ClassVar[str] = "keep_secret"
    hidden: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ("keep", "done")

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("keep", secret) for secret in of(game).secrets[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) < 2:
            return Refusal(self.rule, "one_is_kept")
        objective = option[1]
        return Refusal(self.rule, "not_dealt_to_you", (objective,))

    def reveal(self, game: Game) -> None:
        for seat in self.who:
            kept = str(self.of(seat)[0][1])
            for secret in of(game).secrets[seat]:
                if secret != kept:
                    throw_away(game, seat, secret)


def throw_away(game: Game, seat: int, secret: str) -> None:
    """Out of the game; whoever threw it knows that nobody has it."""
    state = of(game)
    state.secrets[seat] = without(state.secrets[seat], secret)
    state.secret_box = (*state.secret_box, secret)
    game.tell("secret_thrown_away", seat)
    game.tell("secret_out_of_game", seat, secret, to=(seat,))


EVENTS: dict[str, tuple[str, ...]] = {
    "secret_thrown_away": ("seat",),
    "secret_out_of_game": ("seat", "objective"),
}
