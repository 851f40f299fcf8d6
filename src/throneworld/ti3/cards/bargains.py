"""Cards about trade agreements: what they yield is shared, new ones are opened outside Trade."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.conditions import both, it_concerns_another, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import ACTOR, Verb
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.effects.taking import TakeGoodsFrom
from throneworld.ti3.state import NOBODY, Agreement, of
from throneworld.ti3.trade.negotiating import Negotiation
from throneworld.ti3.trade.placing import place_value
from throneworld.ti3.verbs.agreements import agreement_between, sides_of

TARIFFS, MASTER = "ruinous_tariffs", "master_of_trade"


def he_is_a_partner(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    other = int(occasion["seat"])
    found = agreement_between(of(game), seat, other)
    return None if found else Refusal("SA-11.2.3", "no_agreement_with", (other,))


class MasterOpening(Procedure, frozen=True):
    """Agreements are opened as with Trade, but each needs leave; goods lie on those alone (ruling 126)."""

    stages: ClassVar[tuple[str, ...]] = ("negotiate", "place")

    seat: int = NOBODY
    before: tuple[Agreement, ...] = ()

    def negotiate(self, game: Game) -> Step:
        game.do(Negotiation(seat=self.seat, strict=True))
        return self.to("place", before=of(game).agreements)

    def place(self, game: Game) -> None:
        state = of(game)
        for agreement in [each for each in state.agreements if each not in self.before]:
            for holder, contract in sides_of(state, agreement):
                place_value(game, holder, contract)


class OpenAsMaster(Verb, frozen=True):
    """The player of the card stands for the Trade Master."""

    def run(self, game: Game) -> Step:
        return MasterOpening(seat=self.seat)


LISTENERS: Declared = (
    *action_card(
        TARIFFS,
        "tg_collected_after",
        both(it_concerns_another, he_is_a_partner),
        TakeGoodsFrom(whom=ACTOR, why=TARIFFS),
    ),
    *action_card(MASTER, "own_turn_end", it_concerns_me, OpenAsMaster(), Gain(GOODS, 1, why=MASTER)),
)
