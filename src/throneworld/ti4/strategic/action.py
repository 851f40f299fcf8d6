"""The strategic action: primary ability, secondary abilities, and the card is exhausted (RR 71)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.order import clockwise
from throneworld.imperium.strategic import Primary, Secondary
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Procedure, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.strategic.construction import PrimaryConstruction, SecondaryConstruction
from throneworld.ti4.strategic.diplomacy import PrimaryDiplomacy, SecondaryDiplomacy
from throneworld.ti4.strategic.imperial import PrimaryImperial, SecondaryImperial
from throneworld.ti4.strategic.leadership import PrimaryLeadership, SecondaryLeadership
from throneworld.ti4.strategic.politics import PrimaryPolitics, SecondaryPolitics
from throneworld.ti4.strategic.technology import PrimaryTechnology, SecondaryTechnology
from throneworld.ti4.strategic.trade import PrimaryTrade, SecondaryTrade
from throneworld.ti4.strategic.warfare import PrimaryWarfare, SecondaryWarfare
from throneworld.ti4.tables import PRIMARY_MOMENT, SECONDARY_MOMENT

PRIMARY: dict[str, type[Primary]] = {
    "leadership": PrimaryLeadership,
    "diplomacy": PrimaryDiplomacy,
    "politics": PrimaryPolitics,
    "construction": PrimaryConstruction,
    "trade": PrimaryTrade,
    "warfare": PrimaryWarfare,
    "technology": PrimaryTechnology,
    "imperial": PrimaryImperial,
}
SECONDARY: dict[str, type[Secondary]] = {
    "leadership": SecondaryLeadership,
    "diplomacy": SecondaryDiplomacy,
    "politics": SecondaryPolitics,
    "construction": SecondaryConstruction,
    "trade": SecondaryTrade,
    "warfare": SecondaryWarfare,
    "technology": SecondaryTechnology,
    "imperial": SecondaryImperial,
}

for _card in PRIMARY:
    standing(PRIMARY_MOMENT, _card)(PRIMARY[_card])
    standing(SECONDARY_MOMENT, _card)(SECONDARY[_card])


def exhaust_strategy_card(game: Game, seat: int, card: str) -> None:
    """Facedown: it cannot be used again this round (RR 71.2)."""
    state = of(game)
    state.exhausted_cards = (*state.exhausted_cards, card)
    game.tell("strategy_card_exhausted", seat, card)


class StrategicAction(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("primary", "secondary", "exhaust")
    seat: int = NOBODY
    card: str = ""
    turn: int = 0
    """How many of the others have had their opportunity."""
    granted: tuple[int, ...] = ()
    """Players who have to use the secondary ability and spend nothing for it (RR 81.4)."""

    def primary(self, game: Game) -> None:
        game.tell("strategic_action", self.seat, self.card)
        game.do(PRIMARY[self.card](seat=self.seat))

    def secondary(self, game: Game) -> Step | None:
        """Each other player, from the left of the active player (RR 71.1)."""
        turn = self.turn + 1
        if turn >= game.seats:
            return None
        other = clockwise(self.seat, game.seats)[turn]
        if other not in of(game).eliminated:
            self._offer(game, other)
        return self.to("secondary", turn=turn)

    def _offer(self, game: Game, other: int) -> None:
        secondary = SECONDARY[self.card]
        if other in self.granted:
            game.do(secondary(seat=other, granted=True))
        elif secondary.is_offered(game, other):
            game.do(secondary(seat=other) if secondary.asks else OfferSecondary(seat=other, card=self.card))

    def exhaust(self, game: Game) -> None:
        exhaust_strategy_card(game, self.seat, self.card)


class OfferSecondary(Decision, frozen=True):
    """Nobody has to resolve a secondary ability (RR 71.1)."""

    rule: ClassVar[str] = "RR 71.1"
    prompt: ClassVar[str] = "secondary_ability"
    card: str = ""

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (("secondary", self.card), PASS)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": self.card}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = self.card
        return Refusal(self.rule, "another_card_is_used", (card,)) if option[0] == "secondary" else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return None if option == PASS else SECONDARY[self.card](seat=seat)


EVENTS: dict[str, tuple[str, ...]] = {
    "strategic_action": ("seat", "strategy_card"),
    "strategy_card_exhausted": ("seat", "strategy_card"),
}
