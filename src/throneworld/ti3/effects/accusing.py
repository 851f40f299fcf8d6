"""What texts make players lay open."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.council import voters_for
from throneworld.imperium.effects.whom import CHOSEN, LAST_CHOSEN, Verb
from throneworld.imperium.verbs.cards import learn, secret_name
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.ti3.effects.hands import DrawOrNot
from throneworld.ti3.state import of
from throneworld.ti3.verbs.politics import discard_political_card


class DiscardPolitics(Verb, frozen=True):
    """All political cards in hand."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            for card in of(game).politics[seat]:
                discard_political_card(game, seat, card, self.reason)


class RevealSecrets(Verb, frozen=True):
    """Everybody sees a secret objective of each of these players, which stays; who has two chooses."""

    whom: tuple[str, ...] = (CHOSEN, LAST_CHOSEN)

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in dict.fromkeys(seat for whom in self.whom for seat in self.seats(game, whom)):
            if state.secrets[seat]:
                game.do(RevealSecret(seat=seat))


class RevealSecret(Decision, frozen=True):
    rule: ClassVar[str] = "SA-12.3.3"
    prompt: ClassVar[str] = "reveal_secret"
    verbs: ClassVar[tuple[str, ...]] = ("secret",)
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("secret", objective) for objective in of(game).secrets[seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "card_not_in_hand", option[1:])

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).secrets[seat]) > 1

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, secret = of(game), str(option[1])
        game.fence()  # nobody unlearns it
        learn(state, secret_name(state, secret), *range(game.seats))
        game.tell("secret_laid_open", seat, secret)


class SupportersMayDraw(Verb, frozen=True):
    """Whoever voted for electing the player who was named last may draw so many action cards."""

    amount: int = 0

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in voters_for(state, self.targets[-1], state.edition.text_order(state)):
            game.do(DrawOrNot(seat=seat, count=self.amount, why=self.reason))


EVENTS: dict[str, tuple[str, ...]] = {"secret_laid_open": ("seat", "objective")}
