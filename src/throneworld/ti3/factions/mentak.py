"""The Mentak Coalition: raiders that shoot first, and goods that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.marks import COMBAT, GAME, is_marked, mark, marks_of, unmark
from throneworld.imperium.modifiers import Modifier, banned_by
from throneworld.imperium.owning import has_flagship_in, holders_of_flagship
from throneworld.imperium.paying import INFLUENCE, RESOURCES, TRADE_GOOD, Pay, can_pay
from throneworld.imperium.production.supply import unit_cost
from throneworld.imperium.quantities import GOOD_WORTH, MAY_SUSTAIN
from throneworld.imperium.reasons import kind_refusal, player_refusal, unit_refusal
from throneworld.imperium.units import CRUISER, DESTROYER, FLAGSHIP, SHIPS, WAR_SUN, count
from throneworld.imperium.verbs.goods import gain_trade_goods, give_trade_goods
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti3.declare import ability, technology
from throneworld.ti3.deeds import TOOK_GOODS, note
from throneworld.ti3.duel import is_duel
from throneworld.ti3.effects.gaining import GOODS, Gain, Lose
from throneworld.ti3.effects.joining import joining_refusal
from throneworld.ti3.effects.spoils import ships_lost
from throneworld.ti3.modifying import OTHERS, modifies
from throneworld.ti3.nouns import UNIT
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.owning import has_technology
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.quantities import MAY_SHOOT_FIRST
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tactical.pre_combat import add_shots
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.unsaid import UNSAID

AMBUSH, PILLAGE = "mentak.2", "mentak.3"
SALVAGE, MOON = "salvage_operations", "flagship:mentak"
PILLAGED = "pillaged"
"""Mark: of two players this one has taken goods an odd number of times."""
MOONLIT = "moonlit"
"""Mark until the battle is over: the Flagship of this player may be in the place that is the subject."""
RAIDERS: tuple[str, ...] = (CRUISER, DESTROYER)
MOST_RAIDERS = 2
MOST_VICTIMS = 2
DONE: Option = ("done",)

# Pre-combat shots


def raiders_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Cruisers or Destroyers, unless something keeps a side from shooting first."""
    state, place = of(game), SPACE[int(occasion["system"])]
    banned = banned_by(state, MAY_SHOOT_FIRST, seat, place)
    there = any(count(state, seat, place, kind) for kind in RAIDERS)
    return None if there and not banned else UNSAID


class ShootFirst(Aim, frozen=True):
    """Up to two of them, one die each at their combat value; the dice are rolled with all other shots."""

    rule: ClassVar[str] = "SA-4.2.1"
    prompt: ClassVar[str] = "shoot_first"
    verbs: ClassVar[tuple[str, ...]] = ("shoot",)

    shooting: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.occasion["system"], "left": MOST_RAIDERS - len(self.shooting)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, place = of(game), self._place
        ready = [kind for kind in RAIDERS if count(state, seat, place, kind) > self.shooting.count(kind)]
        return [*[("shoot", kind) for kind in ready], *([DONE] if self.shooting else [])]

    @property
    def _place(self) -> str:
        return SPACE[int(self.occasion["system"])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        refusal = kind_refusal(kind, RAIDERS, self.rule)
        refusal = refusal or unit_refusal(of(game), seat, kind, self._place, self.rule)
        return refusal or Refusal(self.rule, "all_chosen", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        shooting = self.shooting if option == DONE else (*self.shooting, str(option[1]))
        if option != DONE and len(shooting) < MOST_RAIDERS:
            return replace(self, shooting=shooting)
        for kind in dict.fromkeys(shooting):
            add_shots(game, self.occasion, seat, kind, 1, shooting.count(kind))
        return None


# Trade goods of others


def rich(state: Ti3State, seat: int) -> list[int]:
    """The others who have a trade good in their area."""
    return [other for other in opponents_in_rotation(state, seat) if state.trade_goods[other]]


def somebody_is_rich(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if not of(game).strategy[seat]:
        return Refusal("SA-8.4.1", "no_strategy_counter")
    return None if rich(of(game), seat) else Refusal("SA-11.1.1", "nothing_to_take")


class ChooseVictims(Aim, frozen=True):
    """One or two opponents who have a trade good."""

    rule: ClassVar[str] = "SA-11.1.1"
    prompt: ClassVar[str] = "choose_victims"

    victims: tuple[int, ...] = ()

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": MOST_VICTIMS - len(self.victims)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        others = [other for other in rich(of(game), seat) if other not in self.victims]
        return [*[("player", other) for other in others], *([DONE] if self.victims else [])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        other = option[1]
        if other in self.victims:
            return Refusal(self.rule, "chosen_already", (other,))
        return player_refusal(of(game), seat, other, self.rule) or Refusal(self.rule, "no_goods_there")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        take_aim(game, option[1])
        victims = (*self.victims, int(option[1]))
        more = len(victims) < MOST_VICTIMS and any(each not in victims for each in rich(of(game), seat))
        return replace(self, victims=victims) if more else None


class TakeGoods(Effect, frozen=True):
    """One of each who was chosen and still has one; of two players every other time one of the supply, too
    (SA-18.4.1)."""

    def run(self, game: Game) -> None:
        for victim in map(int, self.targets):
            if of(game).trade_goods[victim]:
                give_trade_goods(game, victim, self.seat, 1, PILLAGE)
                note(game, TOOK_GOODS, self.seat, 1, victim)
        if is_duel(of(game)):
            self._every_other_time(game)

    def _every_other_time(self, game: Game) -> None:
        if is_marked(of(game), PILLAGED, self.seat):
            unmark(game, PILLAGED, self.seat)
            game.do(TakeOfSupply(seat=self.seat))
        else:
            mark(game, PILLAGED, seat=self.seat, until=GAME)


class TakeOfSupply(Decision, frozen=True):
    """Whether he takes another good that nobody loses."""

    rule: ClassVar[str] = "SA-18.4.1"
    prompt: ClassVar[str] = "take_of_supply"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [TRADE_GOOD, DONE]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == TRADE_GOOD:
            gain_trade_goods(game, seat, 1, PILLAGE)


# Salvage Operations


def a_battle_with_somebody(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    sides = (occasion["winner"], occasion["loser"])
    fought = game.subject(occasion, SpaceBattle)
    sides = sides if fought is None else (fought.attacker, fought.defender)
    fine = seat in sides and min(map(int, sides)) >= 0
    return None if fine else Refusal("SA-4.9.1", "not_against_a_player")


class BuyWreck(Aim, frozen=True):
    """A ship of a type that the loser lost, at its cost; no Flagship, a War Sun only with its technology."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "buy_wreck"
    verbs: ClassVar[tuple[str, ...]] = ("kind",)

    def run(self, game: Game) -> Step | None:
        won = self.occasion["winner"] == self.seat
        return Decision.run(self, game) if won and len(self.options(game, self.seat)) > 1 else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        lost = ships_lost(game, self.occasion, int(self.occasion["loser"]))
        return [*[("kind", kind) for kind in lost if kind != FLAGSHIP], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, kind = of(game), str(option[1])
        if kind == WAR_SUN and not has_technology(state, seat, WAR_SUN):
            return Refusal("SA-13.22.2", "needs_technology", (kind, WAR_SUN))
        refusal = joining_refusal(state, seat, int(self.occasion["system"]), kind)
        price = unit_cost(state, seat, kind)
        poor = Refusal("SA-8.3.4", "not_enough_resources", (price,))
        return refusal or (None if can_pay(state, seat, price, RESOURCES) else poor)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_lost_there", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == DONE:
            return
        kind, place = str(option[1]), SPACE[int(self.occasion["system"])]
        price = unit_cost(of(game), seat, kind)
        game.do(Pay(seat=seat, amount=price, currency=RESOURCES, why=SALVAGE))
        place_units(game, seat, place, kind, 1, SALVAGE)


# Mirror Computing


def as_resources(state: Ti3State, seat: int, currency: str) -> int:
    """As influence a trade good is worth as much as ever."""
    return 0 if currency == INFLUENCE else 1


# Fourth Moon


class NoteBattle(Effect, frozen=True):
    def run(self, game: Game) -> None:
        mark(game, MOONLIT, seat=self.seat, subject=SPACE[int(self.occasion["system"])], until=COMBAT)


def under_the_moon(state: Ti3State, seat: int, kind: str, place: str) -> bool:
    """In a battle in which it takes part, for as long as it is there."""
    for each in marks_of(state, MOONLIT):
        foreign = each.subject == place and not state.allied(seat, each.seat)
        if foreign and has_flagship_in(state, each.seat, place):
            return kind in SHIPS
    return False


MODIFIERS: tuple[Modifier, ...] = (
    modifies(GOOD_WORTH, "mirror_computing", window="spending_static", by=as_resources),
    modifies(MAY_SUSTAIN, MOON, window="sustain_damage_static", bans=True, by=under_the_moon, whose=OTHERS),
)
LISTENERS: Declared = (
    *technology(
        SALVAGE,
        "space_battle_end",
        a_battle_with_somebody,
        Gain(GOODS, 2, why=SALVAGE),
        BuyWreck(),
        must=True,
        rule="SA-10.4.1",
    ),
    *in_the_open(
        MOON,
        "sustain_damage_static",
        ("space_battle_start",),
        i_fight,
        holders_of_flagship("mentak"),
        (NoteBattle(),),
        rule="SA-13.23.1",
        must=True,
    ),
    *ability(AMBUSH, "pre_combat_when", both(i_fight, raiders_are_there), ShootFirst()),
    *ability(
        PILLAGE,
        "action",
        somebody_is_rich,
        UseAction(),
        TakeGoods(),
        aims=(ChooseVictims(),),
        costs=(Lose(STRATEGY, 1, why=PILLAGE),),
    ),
)
VERBS: Verbs = {"shoot": (UNIT,)}
