"""Action cards that change hands by agreement: one player makes offers, the other answers with his own cards.

What is offered is shown to the partner alone; nothing changes hands before both have seen all of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.paying import goods_to_spend
from throneworld.imperium.verbs.cards import also_learn, both, take_action_card
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import ACTION_CARDS
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.steps.drawing import ACTION, respect_hand_limit

DONE: Option = ("done",)
DECLINE: Option = ("decline",)
OFFER: Option = ("offer",)
ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)
WANT: Option = ("want_card",)
PAY: Option = ("pay_good",)
CHARGE: Option = ("charge_good",)
CARD_TRADE = "card_trade"
MOST_OFFERS = 6
"""In one Status Phase, so that it ends."""


class ChoosePartner(Decision, frozen=True):
    """With whom; when an offer is answered, perhaps with another."""

    rule: ClassVar[str] = "SA-1.5.6"
    prompt: ClassVar[str] = "trade_cards_with"
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    left: int = MOST_OFFERS

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left and len(self.options(game, self.seat)) > 1 else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("player", other) for other in opponents_in_rotation(of(game), seat)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        hands = of(game).hands
        if option == DONE or hands[seat] or hands[int(option[1])]:
            return None
        return Refusal(self.rule, "no_cards_to_trade", option[1:])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        other = option[1]
        ours = of(game).ours(seat, int(other), "SA-16.5.7")
        return ours or Refusal(self.rule, "no_such_partner", (other,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        game.do(OfferCards(seat=seat, other=int(option[1])), replace(self, left=self.left - 1))
        return None


class CardDeal(Decision, frozen=True):
    """What has been said so far: cards and goods of the one, cards and goods of the other."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "SA-1.5.6"
    hidden: ClassVar[bool] = True

    other: int = NOBODY
    gives: tuple[str, ...] = ()
    """Cards of the player who made the offer."""
    wants: int = 0
    """Cards that he wants for it."""
    returns: tuple[str, ...] = ()
    """Cards of the other, as far as he has named them."""
    pays: int = 0
    charges: int = 0
    """Trade goods of the one and of the other."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {
            "other": self.other,
            "gives": " ".join(self.gives),
            "wants": self.wants,
            "returns": " ".join(self.returns),
            "pays": self.pays,
            "charges": self.charges,
        }

    def binds(self, seat: int) -> bool:
        return seat in (self.seat, self.other)

    def is_open(self, game: Game, seat: int) -> bool:
        return True

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[1]
        return Refusal(self.rule, "card_not_in_hand", (card,))

    def imagined(self, game: Game, seat: int) -> Step:
        """Third players know how many cards were offered, and not which; the other of none before that."""
        if seat in (self.seat, self.other):
            return self
        gives = some_cards(game, self.seat, len(self.gives))
        return replace(self, gives=gives, returns=some_cards(game, self.other, len(self.returns)))


class OfferCards(CardDeal, frozen=True):
    prompt: ClassVar[str] = "offer_cards"
    verbs: ClassVar[tuple[str, ...]] = ("hand_over",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        cards = [("hand_over", card) for card in of(game).hands[seat]]
        return [*cards, WANT, PAY, CHARGE, OFFER, DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option[0] == "hand_over" and option[1] in self.gives:
            return Refusal(self.rule, "offered_already", option[1:])
        if option == WANT and self.wants >= len(state.hands[self.other]):
            return Refusal(self.rule, "no_more_cards", (self.other,))
        if option == PAY and (self.charges or self.pays >= goods_to_spend(state, seat)):
            return Refusal(self.rule, "no_more_goods", (seat,))
        if option == CHARGE and (self.pays or self.charges >= goods_to_spend(state, self.other)):
            return Refusal(self.rule, "no_more_goods", (self.other,))
        empty = option == OFFER and not self.gives and not self.wants
        return Refusal(self.rule, "no_card_in_it") if empty else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        if option == OFFER:
            return self._made(game)
        if option[0] == "hand_over":
            return replace(self, gives=(*self.gives, str(option[1])))
        grown = {WANT: "wants", PAY: "pays", CHARGE: "charges"}[option]
        return replace(self, **{grown: getattr(self, grown) + 1})

    def _made(self, game: Game) -> Step:
        show(game, self.seat, self.other, self.gives)
        game.tell(
            "cards_offered", self.seat, self.other, len(self.gives), self.wants, self.pays, self.charges
        )
        return AnswerCards(self.other, self.seat, self.gives, self.wants, (), self.pays, self.charges)

    def imagined(self, game: Game, seat: int) -> Step:
        return self if seat == self.seat else replace(self, gives=())


class AnswerCards(CardDeal, frozen=True):
    """The other names as many cards as are wanted, or does not agree."""

    prompt: ClassVar[str] = "answer_cards"
    verbs: ClassVar[tuple[str, ...]] = ("hand_over",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("hand_over", card) for card in of(game).hands[seat]], ACCEPT, REFUSE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        missing = self.wants - len(self.returns)
        if option == ACCEPT and missing:
            return Refusal(self.rule, "cards_missing", (missing,))
        if option[0] != "hand_over":
            return None
        if option[1] in self.returns:
            return Refusal(self.rule, "offered_already", option[1:])
        return None if missing else Refusal(self.rule, "no_more_wanted", (self.wants,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[0] == "hand_over":
            return replace(self, returns=(*self.returns, str(option[1])))
        if option == REFUSE:
            game.tell("card_trade_refused", seat, self.other)
            return None
        if not self.returns:
            exchange(game, self.other, seat, self)
            return None
        show(game, seat, self.other, self.returns)
        return ConfirmCards(self.other, seat, self.gives, self.wants, self.returns, self.pays, self.charges)

    def imagined(self, game: Game, seat: int) -> Step:
        if seat == self.seat:
            return self
        known = seat == self.other
        gives = self.gives if known else some_cards(game, self.other, len(self.gives))
        return replace(self, returns=(), gives=gives)


class ConfirmCards(CardDeal, frozen=True):
    """Whoever made the offer sees what he would get."""

    prompt: ClassVar[str] = "confirm_cards"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [ACCEPT, REFUSE]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == ACCEPT:
            exchange(game, seat, self.other, self)
        else:
            game.tell("card_trade_refused", seat, self.other)


def some_cards(game: Game, seat: int, number: int) -> tuple[str, ...]:
    """Any of those that a player might hold in an imagined game."""
    return tuple(game.dice.shuffle("imagined", of(game).hands[seat])[:number]) if number else ()


def show(game: Game, seat: int, other: int, cards: tuple[str, ...]) -> None:
    """The other is told which cards they are."""
    for card in cards:
        also_learn(of(game), card, other)
    if cards:
        game.tell("cards_shown", seat, other, *cards, to=both(of(game), seat, other))


def exchange(game: Game, seat: int, other: int, deal: CardDeal) -> None:
    """All of it at once; hand limits hold for both."""
    game.tell("cards_traded", seat, other)
    for giver, taker, cards in ((seat, other, deal.gives), (other, seat, deal.returns)):
        for card in cards:
            take_action_card(game, taker, giver, card)
    give_trade_goods(game, seat, other, deal.pays, CARD_TRADE)
    give_trade_goods(game, other, seat, deal.charges, CARD_TRADE)
    for each in (seat, other):
        respect_hand_limit(game, each, ACTION)


VERBS: Verbs = {
    "hand_over": (ACTION_CARDS,),
    "want_card": (),
    "pay_good": (),
    "charge_good": (),
    "offer": (),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "cards_offered": ("seat", "other", "gives", "wants", "pays", "charges"),
    "cards_shown": ("seat", "other", "cards"),
    "card_trade_refused": ("seat", "other"),
    "cards_traded": ("seat", "other"),
}
