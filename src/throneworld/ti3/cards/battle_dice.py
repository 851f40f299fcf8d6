"""Cards about single dice, and about which hits they are."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Dice, Die
from throneworld.imperium.conditions import both, i_fight, sides
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import OPPONENT
from throneworld.imperium.marks import COMBAT_ROUND
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.units import FIGHTER
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.battle_conditions import against_a_player
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.dice import ChangeChosenDie, ChooseDie, dice_lie_there
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HIT_AIM, HITS_SCORED, SELF_HITS
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tactical.aims import NO_FIGHTER

RECHECK, SUPPORT = "recheck", "covert_intelligence_support"
FRIENDLY, GAP = "friendly_fire", "fighter_screen_gap"
CONFUSED, EXPOSED = "confused", "exposed_ships"
"""Marks for a round: Fighters of this player hit their own side; larger ships of this one hit no Fighters."""
ASTRAY = 4
"""Up to this result a Fighter's die goes astray."""


def i_do_not_fight(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return Refusal("SA-8.7.1", "you_fight_yourself") if seat in sides(occasion) else None


def past_fighters(
    state: Ti3State, aim: str, seat: int, other: int, place: str, die: Die, purpose: str
) -> str:
    return aim or (aim if die.kind == FIGHTER else NO_FIGHTER)


def _strays(dice: Dice) -> list[Die]:
    """Natural results decide, whatever is added (ruling 175)."""
    return [die for die in dice if die.kind == FIGHTER and die.face <= ASTRAY]


def without_strays(state: Ti3State, hits: int, seat: int, other: int, place: str, dice: Dice) -> int:
    return hits - sum([die.hits for die in _strays(dice)])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(HIT_AIM, GAP, window="hits_assign_when", mark=EXPOSED, turns=past_fighters),
    modifies(HITS_SCORED, FRIENDLY, window="combat_dice_after", mark=CONFUSED, turns=without_strays),
    modifies(
        SELF_HITS,
        FRIENDLY,
        window="combat_dice_after",
        mark=CONFUSED,
        by=lambda state, seat, place, dice: len(_strays(dice)),
    ),
)
LISTENERS: Declared = (
    *action_card(
        RECHECK,
        "combat_dice_after",
        dice_lie_there,
        ChangeChosenDie(rerolls=True, why=RECHECK),
        aims=(ChooseDie(),),
    ),
    *action_card(
        RECHECK,
        "special_dice_after",
        dice_lie_there,
        ChangeChosenDie(rerolls=True, why=RECHECK),
        aims=(ChooseDie(),),
    ),
    *action_card(
        SUPPORT,
        "combat_dice_after",
        both(i_do_not_fight, dice_lie_there),
        ChangeChosenDie(more=2, why=SUPPORT),
        aims=(ChooseDie(),),
    ),
    *action_card(
        FRIENDLY,
        "space_round_start",
        both(i_fight, against_a_player),
        Lasting(CONFUSED, COMBAT_ROUND, OPPONENT),
    ),
    *action_card(GAP, "space_round_start", i_fight, Lasting(EXPOSED, COMBAT_ROUND)),
)
