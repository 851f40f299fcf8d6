"""What texts do to trade agreements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.effects.whom import CHOSEN, EACH, LOSER, Verb
from throneworld.imperium.modifiers import banned_by, refused
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.deeds import TOOK_GOODS, note
from throneworld.ti3.duel import is_duel
from throneworld.ti3.order import opponents_in_rotation, others_in_rotation
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import MAY_GAIN_TECHNOLOGY, MAY_PLACE_GOODS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.technology import goods_instead, tell_gained
from throneworld.ti3.tables import TECHNOLOGY
from throneworld.ti3.trade.placing import PlaceOnAgreements
from throneworld.ti3.verbs.agreements import (
    agreement_between,
    agreements_of,
    break_agreement,
    break_all,
    contracts_held,
    place_on_contract,
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


class TakeOneOfEach(Verb, frozen=True):
    """A trade good out of the area of each opponent who has any."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, self.whom):
            for other in [each for each in opponents_in_rotation(state, seat) if state.trade_goods[each]]:
                note(game, TOOK_GOODS, seat, 1, other)
                give_trade_goods(game, other, seat, 1, self.reason)


class MayPlaceOneEach(Verb, frozen=True):
    """A trade good of the supply on each of his agreements, if he likes."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            banned = banned_by(of(game), MAY_PLACE_GOODS, seat)
            if contracts_held(of(game), seat) and not banned:
                game.do(PlaceOrNot(seat=seat, why=self.reason))


class PlaceOrNot(Decision, frozen=True):
    rule: ClassVar[str] = "SA-11.3.1"
    prompt: ClassVar[str] = "place_or_not"
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("yes",), ("no",)]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        for contract in contracts_held(of(game), seat) if option == ("yes",) else ():
            place_on_contract(game, seat, contract, 1)


class LearnFromPartners(Verb, frozen=True):
    """Each may gain a technology that one of his partners has, whatever it needs; of two players one of the
    other's (SA-18.5.8)."""

    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            state = of(game)
            teachers = others_in_rotation(state, seat) if is_duel(state) else tuple(partners_of(state, seat))
            game.do(LearnFromOthers(seat=seat, teachers=teachers, why=self.reason))


class LearnFrom(Verb, frozen=True):
    """A technology that one of these players has, whatever it needs."""

    whom: str = LOSER

    def run(self, game: Game) -> None:
        teachers = tuple(self.seats(game, self.whom))
        game.do(LearnFromOthers(seat=self.seat, teachers=teachers, why=self.reason))


def learnable(state: Ti3State, seat: int, teachers: Sequence[int]) -> list[str]:
    """What a player could gain of what these have, whatever it needs."""
    known = dict.fromkeys(each for other in teachers for each in state.technologies[other])
    new = [each for each in known if not owns_technology(state, seat, each)]
    return [each for each in new if refused(state, MAY_GAIN_TECHNOLOGY, seat, each) is None]


class LearnFromOthers(Decision, frozen=True):
    rule: ClassVar[str] = "SA-10.2.2"
    prompt: ClassVar[str] = "learn_from_partner"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)
    teachers: tuple[int, ...] = ()
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
        if not any(owns_technology(state, other, technology) for other in self.teachers):
            return Refusal(self.rule, "nobody_teaches_it", (technology,))
        return refused(state, MAY_GAIN_TECHNOLOGY, seat, technology)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        technology = option[1]
        return Refusal("SA-10.4.1", "racial_technology", (technology,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DECLINE:
            gain_technology(game, seat, str(option[1]), self.why)
            tell_gained(game, seat)


def partners_of(state: Ti3State, seat: int) -> list[int]:
    sides = [side for each in agreements_of(state, seat) for side, _ in sides_of(state, each)]
    return [side for side in sides if side != seat]
