"""Draw, discard and take cards; technologies and laws that are gained or discarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.drawing import DiscardCards, DrawActionCards, respect_hand_limit, titles_in_hand
from throneworld.imperium.effects.whom import CHOSEN, ME, Verb
from throneworld.imperium.verbs.cards import discard_action_card, discard_hand, look_at_hand, take_action_card
from throneworld.imperium.verbs.strategy_cards import exchange_strategy_cards
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.effects.which import ALL, Amount, amount_of
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.steps.research import GainTechnology, Research
from throneworld.ti4.steps.secrets import DrawSecret
from throneworld.ti4.tables import TITLE
from throneworld.ti4.verbs.agendas import discard_agenda

ACTION_CARDS, SECRETS = "action_cards", "secrets"
SELF, CHANCE = "self", "chance"
"""Who chooses a card: whoever loses or takes it, or nobody."""
RANDOM_CARD, RANDOM_DISCARDS = "random_card", "random_discards"
"""The streams of chance that pick a card out of a hand."""


class Draw(Verb, frozen=True):
    """One instruction for each player, who draw one after the other."""

    what: str = ACTION_CARDS
    count: int = 1
    whom: str = ME

    def run(self, game: Game) -> None:
        game.do(*[self._drawn_by(seat) for seat in self.seats(game, self.whom)])

    def _drawn_by(self, seat: int) -> Step:
        return DrawSecret(seat=seat) if self.what == SECRETS else DrawActionCards(seat=seat, count=self.count)


class Discard(Verb, frozen=True):
    """Action cards out of hands, without effect."""

    count: Amount = ALL
    whom: str = ME
    chooser: str = SELF

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            if self.count == ALL:
                discard_hand(game, seat, self.reason)
                continue
            count = amount_of(game, self, seat, self.count)
            if self.chooser == CHANCE:
                self._discard_any(game, seat, count)
            else:
                game.do(DiscardCards(seat=seat, count=count, why=self.reason))

    def _discard_any(self, game: Game, seat: int, count: int) -> None:
        for _ in range(min(count, len(of(game).hands[seat]))):
            hand = of(game).hands[seat]
            card = hand[game.roll(RANDOM_DISCARDS, len(hand))]
            discard_action_card(game, seat, TITLE[card], self.reason)


class Take(Verb, frozen=True):
    """An action card of another player, whose hand is seen by whoever chooses; that is not a draw."""

    whom: str = CHOSEN
    chooser: str = SELF

    def run(self, game: Game) -> None:
        for other in self.seats(game, self.whom):
            if self.chooser == CHANCE:
                hand = of(game).hands[other]
                take_action_card(game, self.seat, other, TITLE[hand[game.roll(RANDOM_CARD, len(hand))]])
                respect_hand_limit(game, self.seat)
            else:
                look_at_hand(game, self.seat, other)
                game.do(TakeCard(seat=self.seat, other=other))


class TakeCard(Decision, frozen=True):
    rule: ClassVar[str] = "RR 21.2"
    prompt: ClassVar[str] = "take_action_card"
    hidden: ClassVar[bool] = True
    other: int = NOBODY

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take", title) for title in titles_in_hand(of(game), self.other)]

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).hands[self.other]) > 1

    def binds(self, seat: int) -> bool:
        return seat in (self.seat, self.other)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card, other = option[1], self.other
        return Refusal(self.rule, "not_in_that_hand", (card, other))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_action_card(game, seat, self.other, str(option[1]))
        respect_hand_limit(game, seat)


class ResearchTechnology(Verb, frozen=True):
    """One technology each, with its prerequisites."""

    whom: str = ME
    optional: bool = False

    def run(self, game: Game) -> None:
        game.do(*[Research(seat=seat, optional=self.optional) for seat in self.seats(game, self.whom)])


class Learn(Verb, frozen=True):
    """A technology, or that of which the occasion tells, whatever its prerequisites."""

    technology: str = ""

    def run(self, game: Game) -> Step | None:
        return GainTechnology(seat=self.seat, technology=self.technology or str(self.occasion["technology"]))


class DiscardLaw(Verb, frozen=True):
    """The law that was chosen, one by its name, or all; what it has given to anybody stays."""

    law: str = CHOSEN

    def run(self, game: Game) -> None:
        chosen = str(self.targets[0]) if self.law == CHOSEN else self.law
        for law in tuple(of(game).laws) if self.law == ALL else (chosen,):
            discard_agenda(game, law)


class ExchangeStrategyCards(Verb, frozen=True):
    """With the player who was chosen first, one's own card that was chosen then for his that was last."""

    def run(self, game: Game) -> None:
        other, mine, theirs = self.targets
        exchange_strategy_cards(game, self.seat, str(mine), int(other), str(theirs))
