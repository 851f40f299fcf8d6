"""The Mentak Coalition: raiders that shoot first, and goods that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.reasons import kind_refusal, player_refusal, unit_refusal
from throneworld.imperium.units import CRUISER, DESTROYER, count
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti3.declare import ability
from throneworld.ti3.deeds import TOOK_GOODS, note
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.nouns import UNIT
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.quantities import MAY_SHOOT_FIRST
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tactical.pre_combat import add_shots

AMBUSH, PILLAGE = "mentak.2", "mentak.3"
RAIDERS: tuple[str, ...] = (CRUISER, DESTROYER)
MOST_RAIDERS = 2
MOST_VICTIMS = 2
DONE: Option = ("done",)

# Pre-combat shots


def raiders_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Cruisers or Destroyers, unless something keeps a side from shooting first."""
    state, place = of(game), SPACE[int(occasion["system"])]
    banned = banned_by(state, MAY_SHOOT_FIRST, seat, place)
    if banned:
        return Refusal("SA-4.2.1", "no_shots_before", (banned,))
    there = any(count(state, seat, place, kind) for kind in RAIDERS)
    return None if there else Refusal("SA-4.2.1", "no_raiders_there")


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
        return refusal or unit_refusal(of(game), seat, kind, self._place, self.rule)

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
    return [other for other in others_in_rotation(state, seat) if state.trade_goods[other]]


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
    """One of each who was chosen and still has one."""

    def run(self, game: Game) -> None:
        for victim in map(int, self.targets):
            if of(game).trade_goods[victim]:
                give_trade_goods(game, victim, self.seat, 1, PILLAGE)
                note(game, TOOK_GOODS, self.seat, 1, victim)


LISTENERS: Declared = (
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
