"""The Emirates of Hacan: Masters of Trade, Guild Ships, Arbiters, Production Biomes, Wrath of Kenara,
Trade Convoys."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.combat.rerolls import DONE, ChangeDice, dice_now, first_fresh, shown
from throneworld.imperium.effects.aims import ChoosePlayer, there_is
from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import is_restrained
from throneworld.imperium.quantities import SECONDARY_COST, TRADES_AFAR, TRADES_CARDS
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.conditions import has_strategy_token
from throneworld.ti4.cards.note_kinds import laid_out
from throneworld.ti4.declare import Clause, both, flagship, it_concerns_me, technology
from throneworld.ti4.effects.gaining import GOODS, Gain, Lose
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.state import Ti4State, of

WRATH = "wrath_of_kenara"


class RaiseDice(ChangeDice, frozen=True):
    """A trade good for +1 to a result, at most one for each die that would hit with it."""

    rule: ClassVar[str] = "RR 47.1"
    prompt: ClassVar[str] = "raise_dice"
    settled: ClassVar[str] = "lacks_not_one"

    def may_change(self, die: Die) -> bool:
        return may_raise(die)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        dice = dice_now(game, self.occasion, seat)
        named = dict.fromkeys(("raise", *shown(dice[number])) for number in self.changeable(game, seat))
        return [*named, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        broke = option != DONE and not of(game).trade_goods[seat]
        return Refusal("RR 82.4", "no_trade_goods") if broke else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        number = self.find(game, option)
        die = dice_now(game, self.occasion, seat)[number]
        lose_trade_goods(game, seat, 1, WRATH)
        self.change(game, {number: replace(die, needs=die.needs - 1, raised=True)})
        return self


def may_raise(die: Die) -> bool:
    """Whether one more would make a hit of it."""
    return not die.raised and die.face == die.needs - 1


def something_to_raise(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The flagship is in this space combat, a trade good is there, and a die that lacks just one."""
    state = of(game)
    if flagship_in(state, WRATH, str(occasion["place"])) != seat:
        return Refusal("RR 1.23", "not_in_this_system")
    if not state.trade_goods[seat]:
        return Refusal("RR 82.4", "no_trade_goods")
    if game.subject(occasion, Step) is None:
        return None  # the roll is not back on the stack yet: the window will look again
    dice = dice_now(game, occasion, seat)[first_fresh(game, occasion) :]
    return None if any(map(may_raise, dice)) else Refusal("RR 47.2", "no_die_to_raise")


CONVOYS = "trade_convoys"
FREE_CARD = "trade"
"""The strategy card."""


def less_for_trade(state: Ti4State, seat: int, card: str) -> int:
    return -1 if card == FREE_CARD else 0


def want_to(state: Ti4State, seat: int) -> bool:
    """A choice, so that some cards prevent it."""
    return not (state.marks and is_restrained(state, seat))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SECONDARY_COST, "masters_of_trade", window="strategic_secondary", by=less_for_trade),
    modifies(TRADES_AFAR, "guild_ships", window="transaction_static", add=1),
    modifies(TRADES_AFAR, CONVOYS, window="transaction_static", add=1),
    modifies(TRADES_CARDS, "arbiters", window="transaction_static", by=want_to),
)
_OTHER = ChoosePlayer(filters=("another",))

LISTENERS: tuple[Clause, ...] = (
    *flagship(WRATH, "combat_roll_when", both(it_concerns_me, something_to_raise), RaiseDice()),
    *technology(
        "production_biomes",
        "action",
        both(has_strategy_token, there_is(_OTHER)),
        UseAction(),
        Gain(GOODS, 4, why="production_biomes"),
        Gain(GOODS, 2, CHOSEN, why="production_biomes"),
        aims=(_OTHER,),
        costs=(Lose(STRATEGY, why="production_biomes"),),
        exhausts=True,
    ),
    *laid_out(CONVOYS),
)
