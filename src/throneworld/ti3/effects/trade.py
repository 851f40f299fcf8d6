"""What texts do to trade agreements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.modifiers import refused
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import MAY_GAIN_TECHNOLOGY
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.technology import goods_instead
from throneworld.ti3.tables import TECHNOLOGY
from throneworld.ti3.trade.placing import PlaceOnAgreements
from throneworld.ti3.verbs.agreements import (
    agreement_between,
    agreements_of,
    break_agreement,
    break_all,
    sides_of,
)
from throneworld.ti3.verbs.technologies import gain_technology

DECLINE: Option = ("decline",)


class PlaceGoods(Verb, frozen=True):
    """Trade goods on all agreements, as Trade places them."""

    def run(self, game: Game) -> Step | None:
        return PlaceOnAgreements()


class BreakAgreements(Verb, frozen=True):
    """All of them; half is collected, rounded down (ruling 133)."""

    def run(self, game: Game) -> None:
        break_all(game)


class BreakBetweenElected(Verb, frozen=True):
    """The agreement of the two players who were elected."""

    def run(self, game: Game) -> None:
        one, other = map(int, str(self.targets[0]).split(" "))
        agreement = agreement_between(of(game), one, other)
        if agreement is not None:
            break_agreement(game, agreement)


class LearnFromPartners(Verb, frozen=True):
    """Each may gain a technology that one of his partners has, whatever it needs."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        game.do(*[LearnFromPartner(seat=seat, why=self.reason) for seat in self.seats(game, self.whom)])


class LearnFromPartner(Decision, frozen=True):
    rule: ClassVar[str] = "SA-10.2.2"
    prompt: ClassVar[str] = "learn_from_partner"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)
    why: str = ""

    def run(self, game: Game) -> Step | None:
        some = len(self.options(game, self.seat)) > 1
        return Decision.run(self, game) if some and not goods_instead(game, self.seat, 1) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("gain", each) for each in TECHNOLOGY], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        state, technology = of(game), str(option[1])
        if owns_technology(state, seat, technology):
            return Refusal("SA-10.1.1", "technology_owned", (technology,))
        if not any(owns_technology(state, other, technology) for other in partners_of(state, seat)):
            return Refusal(self.rule, "no_partner_has_it", (technology,))
        return refused(state, MAY_GAIN_TECHNOLOGY, seat, technology)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        technology = option[1]
        return Refusal("SA-10.4.1", "racial_technology", (technology,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DECLINE:
            gain_technology(game, seat, str(option[1]), self.why)
            game.open("tech_gained_after", seat)


def partners_of(state: Ti3State, seat: int) -> list[int]:
    sides = [side for each in agreements_of(state, seat) for side, _ in sides_of(state, each)]
    return [side for side in sides if side != seat]
