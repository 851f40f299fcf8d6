"""The Universities of Jol-Nar: weak in combat, but they reroll dice, and use all of Technology."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.dice import Combat, CombatRolls, Die
from throneworld.imperium.combat.rerolls import ChangeDice, dice_now, shown
from throneworld.imperium.conditions import When, both, i_fight, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import OTHER_ABILITY
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.strategic.both import PAID

REROLL = "jolnar.2"


def my_dice_lie_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """For a counter each, as often as he can pay; when the stop is made the roll is not on the table yet."""
    if not of(game).strategy[seat]:
        return Refusal("SA-8.4.1", "no_strategy_counter")
    rolled = game.subject(occasion, CombatRolls) or game.subject(occasion, Combat)
    missing = rolled is not None and not dice_now(game, occasion, seat)
    return Refusal("SA-1.5.6", "no_such_die") if missing else None


class RerollOneDie(ChangeDice, frozen=True):
    """One die of his is rolled again, be it for the second time; the new result stands (ruling 120)."""

    rule: ClassVar[str] = "SA-1.5.6"
    prompt: ClassVar[str] = "reroll_die"

    def may_change(self, die: Die) -> bool:
        return True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        dice = dice_now(game, self.occasion, seat)
        return [("reroll", *face) for face in dict.fromkeys([shown(die) for die in dice])]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        number = self.find(game, option)
        (face,) = roll_dice(game, seat, 1, REROLL)
        die = dice_now(game, self.occasion, seat)[number]
        self.change(game, {number: replace(die, face=face, rerolled=(*die.rerolled, REROLL))})


def repeatable(window: str, mine: When) -> Declared:
    price = Lose(STRATEGY, 1, why=REROLL)
    clauses = ability(REROLL, window, both(mine, my_dice_lie_there), RerollOneDie(), costs=(price,))
    return tuple([replace(each, once=False) for each in clauses])


def both_of_technology(state: Ti3State, terms: str, seat: int, card: str, executed: str) -> str:
    """Whichever he executes; a secondary costs its counter, the primary nothing (ruling 22)."""
    return PAID if card == "technology" else terms


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "jolnar.1", window="combat_roll_static", add=-1),
    modifies(OTHER_ABILITY, "jolnar.3", window="other_ability_same_card", turns=both_of_technology),
)
LISTENERS: Declared = (
    *repeatable("combat_dice_after", i_fight),
    *repeatable("special_dice_after", it_concerns_me),
)
