"""What texts make players lay open."""

from __future__ import annotations

from throneworld.imperium.council import voters_for
from throneworld.imperium.effects.whom import CHOSEN, LAST_CHOSEN, Verb
from throneworld.imperium.verbs.cards import learn, secret_name
from throneworld.kernel.game import Game
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
    """Everybody sees the secret objectives of these players, which stay in effect."""

    whom: tuple[str, ...] = (CHOSEN, LAST_CHOSEN)

    def run(self, game: Game) -> None:
        state = of(game)
        game.fence()  # nobody unlearns them
        for seat in dict.fromkeys(seat for whom in self.whom for seat in self.seats(game, whom)):
            for secret in state.secrets[seat]:
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
