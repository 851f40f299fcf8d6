"""The Emirates of Hacan: agreements without approval, a free secondary of Trade, cards for cards, loyal
partners."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.dice import Combat, Die
from throneworld.imperium.combat.rerolls import ChangeDice, dice_now, shown
from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.paying import goods_refusal
from throneworld.imperium.quantities import SECONDARY_COST
from throneworld.imperium.state import AREAS
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import ability, flagship, technology
from throneworld.ti3.duel import is_duel
from throneworld.ti3.effects.aiming import ChooseOther
from throneworld.ti3.effects.gaining import GOODS, Lose
from throneworld.ti3.modifying import OTHERS, modifies
from throneworld.ti3.nouns import FACE, UNIT
from throneworld.ti3.owning import has_ability
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.quantities import EXTRA_GOODS, MAY_BREAK, TRADES_FREELY
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.technologies.once import has_strategy_counter, not_used, use_up
from throneworld.ti3.trade.cards import ChoosePartner
from throneworld.ti3.verbs.agreements import owner_of_contract

LOYALTY = "hacan.4"
NEXUS = "commerce_nexus"
RICH, OWN_SHARE = 6, 2


def is_trade(state: Ti3State, seat: int, card: str) -> bool:
    return card == "trade"


def breaks_with_them(state: Ti3State, seat: int, contract: str) -> Refusal | None:
    """The contract that one holds tells with whom the agreement is."""
    theirs = has_ability(state, owner_of_contract(state, contract), LOYALTY)
    return Refusal("SA-11.4.3", "not_with_them", (contract,)) if theirs else None


def there_are_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if any(of(game).hands) else Refusal("SA-1.5.6", "nobody_has_action_cards")


class TradeCards(Effect, frozen=True):
    """With any other player, as both agree."""

    def run(self, game: Game) -> Step | None:
        return ChoosePartner(seat=self.seat)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(TRADES_FREELY, "hacan.1", window="trade_static", grants=True),
    modifies(SECONDARY_COST, "hacan.2", window="secondary_static", add=-1, where=is_trade),
    modifies(EXTRA_GOODS, "hacan.2", window="tg_placed_when", add=1),
    modifies(MAY_BREAK, LOYALTY, window="trade_static", bans=True, by=breaks_with_them, whose=OTHERS),
)
# Commerce Nexus


def purse_is_light(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    light = of(game).trade_goods[seat] < RICH
    return None if light else Refusal("SA-11.1.1", "too_many_goods", (RICH,))


class ShareGoods(Effect, frozen=True):
    """Two for himself, one for each who was named; one player may be named twice, but of two players has only
    one (SA-18.4.4)."""

    def run(self, game: Game) -> None:
        gain_trade_goods(game, self.seat, OWN_SHARE, NEXUS)
        named = dict.fromkeys(self.targets) if is_duel(of(game)) else self.targets
        for other in map(int, named):
            gain_trade_goods(game, other, 1, NEXUS)


# Kenaran Sun


def it_can_raise(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In a Space Battle in which it takes part, if a die has missed; at first none lies on the table."""
    state, place = of(game), str(occasion["place"])
    if place not in AREAS or not has_flagship_in(state, seat, place):
        return Refusal("SA-13.23.1", "no_flagship_there")
    refusal = goods_refusal(state, seat)
    if refusal is not None:
        return refusal
    if game.subject(occasion, Combat) is None:
        return None
    misses = [die for die in dice_now(game, occasion, seat) if not die.hits]
    return None if misses else Refusal("SA-13.23.1", "no_such_die")


class RaiseDie(ChangeDice, frozen=True):
    """One more for one of his dice, for a trade good; of those alike the one that lacks least."""

    rule: ClassVar[str] = "SA-13.23.1"
    prompt: ClassVar[str] = "raise_die"
    verbs: ClassVar[tuple[str, ...]] = ("raise",)
    settled: ClassVar[str] = "has_hit_already"

    def may_change(self, die: Die) -> bool:
        return not die.hits

    def candidates(self, game: Game, seat: int) -> list[Option]:
        dice = dice_now(game, self.occasion, seat)
        faces = [shown(dice[number]) for number in self.changeable(game, seat)]
        return [("raise", *face) for face in dict.fromkeys(faces)]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        dice = dice_now(game, self.occasion, seat)
        alike = [number for number in self.changeable(game, seat) if shown(dice[number]) == option[1:]]
        at = min(alike, key=lambda number: dice[number].needs)
        self.change(game, {at: replace(dice[at], needs=dice[at].needs - 1, raised=True)})


LISTENERS: Declared = (
    *ability("hacan.3", "status_step2", there_are_cards, TradeCards()),
    *technology(
        NEXUS,
        "action",
        both(purse_is_light, has_strategy_counter, not_used(NEXUS)),
        UseAction(),
        ShareGoods(),
        aims=(ChooseOther(), ChooseOther()),
        costs=(Lose(STRATEGY, 1, why=NEXUS), use_up(NEXUS)),
        rule="SA-10.4.1",
    ),
    *[
        replace(each, once=False)
        for each in flagship(
            "hacan",
            "combat_dice_after",
            both(i_fight, it_can_raise),
            RaiseDie(),
            costs=(Lose(GOODS, 1, why="flagship:hacan"),),
        )
    ],
)
VERBS: Verbs = {"raise": (UNIT, FACE, NUMBER)}
