"""What players are asked in a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from skirmish.quantities import SENDING, amount
from skirmish.state import of
from skirmish.verbs import discard_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Simultaneous, Step

EVENTS = {"troops_sent": ("seat", "count")}


class SendTroops(Simultaneous, frozen=True):
    """All at once, behind a screen (2.2)."""

    rule: ClassVar[str] = "Skirmish 2.2"
    prompt: ClassVar[str] = "send_troops"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("send", count) for count in range(amount(of(game), SENDING, seat) + 1)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        troops = of(game).troops[seat]
        return None if int(option[1]) <= troops else Refusal(self.rule, "too_few_troops", (troops,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "sends_at_most", (amount(of(game), SENDING, seat),))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"wreck": of(game).wreck, "troops": of(game).troops[seat]}

    def reveal(self, game: Game) -> Step | None:
        of(game).sent = tuple(int(self.of(seat)[0][1]) for seat in self.who)
        for seat in self.who:
            game.tell("troops_sent", seat, of(game).sent[seat])
        return None


class DiscardOne(Decision, frozen=True):
    """Of what one holds most. That depends on a hand, so nobody may see whether there was a choice (2.7)."""

    rule: ClassVar[str] = "Skirmish 2.7"
    prompt: ClassVar[str] = "discard_one"
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("discard", card) for card in sorted(set(of(game).hands[seat]))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        hand = of(game).hands[seat]
        most = max(map(hand.count, hand))
        return None if hand.count(str(option[1])) == most else Refusal(self.rule, "more_of_another")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_in_hand", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        discard_card(game, seat, str(option[1]))
