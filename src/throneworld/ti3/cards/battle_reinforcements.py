"""Cards that bring units into a battle that goes on; capacity is looked at when it is over."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import COMBAT_ROLL
from throneworld.imperium.units import count
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.battle_conditions import nobody_has_left, round_is
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import PlaceInFight, place_of_fight
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import TURNS_SUCCESS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import FIGHTER

CALLBACK, WING = "fighter_patrol_callback", "wing_commander"
LED = "led"
"""Mark while the battle lasts: Fighters of this player follow an ace."""
FEW = 2
MORE = 2


def few_fighters(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = count(of(game), seat, place_of_fight(occasion), FIGHTER) <= FEW
    return None if fine else Refusal("SA-8.7.1", "too_many_fighters", (FEW,))


def of_fighters(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> bool:
    return kind == FIGHTER


def by_fighters(state: Ti3State, seat: int, place: Place, die: Die) -> bool:
    return die.kind == FIGHTER


LISTENERS: Declared = (
    *action_card(
        CALLBACK,
        "space_round_end",
        both(i_fight, round_is(2), nobody_has_left),
        PlaceInFight(kind=FIGHTER, number=2, why=CALLBACK),
    ),
    *action_card(
        WING,
        "space_round_end",
        both(i_fight, nobody_has_left, few_fighters),
        PlaceInFight(kind=FIGHTER, number=1, why=WING),
        Lasting(LED, COMBAT),
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, WING, window="combat_roll_static", mark=LED, add=MORE, where=of_fighters),
    modifies(TURNS_SUCCESS, WING, window="combat_dice_after", mark=LED, grants=True, by=by_fighters),
)
