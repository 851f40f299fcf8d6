"""Step 2 of the Status Phase: scuttling, breaking agreements, freeing captives (SA-3.29.3, ruling 81)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.conditions import standing
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import refused
from throneworld.imperium.movement.cargo import loads_named, lose_cargo, ship_named, unbound
from throneworld.imperium.paying import INFLUENCE, Pay
from throneworld.imperium.reasons import player_refusal
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SPACE_DOCK, damage_of
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.declarations import PRICE, crimson_suns, declare_war, declaring_refusal
from throneworld.ti3.leaders.escaping import ChooseRefuge
from throneworld.ti3.nouns import CONTRACT, DAMAGE, LEADERS, LOAD, PLACE, UNIT
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.quantities import MAY_BREAK
from throneworld.ti3.reasons import piece_refusal
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.losses import rest_no_longer
from throneworld.ti3.verbs.agreements import (
    agreement_between,
    agreements_of,
    close_agreement,
    collect,
    sides_of,
)
from throneworld.ti3.verbs.agreements import break_agreement as end_agreement

DONE: Option = ("done",)
SCUTTLE: Option = ("scuttle",)
SCUTTLED = "scuttled"
DECLARE = "declare_war"


class Housekeeping(Decision, frozen=True):
    """One thing after the other, in the order of play, until a player is content."""

    rule: ClassVar[str] = "SA-3.29.3"
    prompt: ClassVar[str] = "housekeeping"
    verbs: ClassVar[tuple[str, ...]] = ("break", "free", DECLARE)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        sides = [side for each in agreements_of(state, seat) for side in sides_of(state, each)]
        others = opponents_in_rotation(state, seat) if crimson_suns(game) else ()
        captives = [name for name, leader in state.leaders.items() if leader.captor == seat]
        return [
            DONE,
            SCUTTLE,
            *[("break", contract) for who, contract in sides if who == seat],
            *[("free", name) for name in captives],
            *[(DECLARE, other) for other in others],
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == SCUTTLE and not state.units[seat]:
            return Refusal(self.rule, "no_units")
        if option[0] == DECLARE:
            return declaring_refusal(state, seat, int(option[1]))
        if option[0] == "break":
            return break_refusal(state, seat, str(option[1]))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        thing = option[1]
        if option[0] == DECLARE:
            return self._no_war(game, seat, option)
        if option[0] == "break":
            return Refusal("SA-11.4.1", "no_agreement_of_yours", (thing,))
        return Refusal("SA-14.2.6", "no_captive_of_yours", (thing,))

    def _no_war(self, game: Game, seat: int, option: Option) -> Refusal:
        if not crimson_suns(game):
            return Refusal("SA-16.4.1", "without_crimson_suns")
        return player_refusal(of(game), seat, option[1], "SA-16.4.1") or Refusal("SA-16.4.1", "an_opponent")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        if option[0] == DECLARE:
            pay = Pay(seat=seat, amount=PRICE, currency=INFLUENCE, why=DECLARE)
            game.do(pay, DeclareWar(seat=seat, other=int(option[1])))
            return Housekeeping(seat=seat)
        if option == SCUTTLE:
            game.do(Scuttle(seat=seat))
        elif option[0] == "break":
            break_agreement(game, seat, str(option[1]))
        else:
            game.do(ChooseRefuge(leader=str(option[1])))
        return Housekeeping(seat=seat)


class DeclareWar(Step, frozen=True):
    """It breaks the agreement of the two as any break in this step, that of Hacan, too (ruling 216)."""

    seat: int = NOBODY
    other: int = NOBODY

    def run(self, game: Game) -> None:
        declare_war(game, self.seat, self.other)
        broken = agreement_between(of(game), self.seat, self.other)
        if broken is not None:
            end_agreement(game, broken)


class Scuttle(Decision, frozen=True):
    """A unit of his own that a player destroys; it can be built again (SA-3.29.3)."""

    rule: ClassVar[str] = "SA-3.29.3"
    prompt: ClassVar[str] = "scuttle"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found = [option for place in state.units[seat] for option in units_in(state, seat, place)]
        return [DONE, *found]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return scuttle_refusal(of(game), seat, option, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == DONE:
            return
        scuttle_unit(game, seat, option, SCUTTLED)


def scuttle_refusal(state: Ti3State, seat: int, option: Option, rule: str) -> Refusal:
    """Why none of his units is meant by an option that is not offered."""
    if len(option) == 1:
        return Refusal(rule, "say_which_unit")
    named = option[3:] if all(isinstance(each, int) for each in option[3:4]) else ()
    return piece_refusal(state, seat, str(option[2]), str(option[1]), rule, named)


def scuttle_unit(game: Game, seat: int, option: Option, why: str) -> None:
    """The unit that an option of `units_in` names."""
    kind, place, damage = str(option[1]), str(option[2]), int(option[3])
    if place in AREAS:
        ship = ship_named(of(game), seat, place, kind, damage, *map(str, option[4:]))
        lose_cargo(game, seat, place, ship, why)
    destroy_units(game, seat, place, kind, 1, why, damaged=int(damage > 0), level=max(1, damage))
    if kind == SPACE_DOCK:
        rest_no_longer(of(game), place)


def units_in(state: Ti3State, seat: int, place: Place) -> list[Option]:
    """Ships, and docks in space, by damage and load; what is aboard goes with them or lands first."""
    group = state.units[seat][place]
    loose = unbound(state, seat, place, group) if place in AREAS else group
    found: list[Option] = []
    for kind, number in state.edition.index.items():
        if loose[number]:
            levels = damage_of(state, seat, place, kind)
            found += [
                ("scuttle", kind, place, level, *load)
                for level in levels
                for load in (loads_named(state, seat, place, kind, level) if place in AREAS else [()])
            ]
    return found


@standing("status_step2", "hacan.4")
def break_refusal(state: Ti3State, seat: int, contract: str) -> Refusal | None:
    """Some agreements cannot be broken in this way (SA-11.4.3)."""
    return refused(state, MAY_BREAK, seat, contract)


def break_agreement(game: Game, seat: int, contract: str) -> None:
    """Both collect half of what lies on their contract, rounded down (SA-11.4.2)."""
    state = of(game)
    broken = next(each for each in agreements_of(state, seat) if contract in (each.one, each.other))
    for holder, held in sides_of(state, broken):
        collect(game, holder, held, state.goods_on.get(held, 0) // 2)
    close_agreement(game, broken)


VERBS: Verbs = {
    "scuttle": ((), (UNIT, PLACE, DAMAGE), (UNIT, PLACE, DAMAGE, LOAD)),
    "break": (CONTRACT,),
    "free": (LEADERS,),
    DECLARE: (SEAT,),
}
