"""Cards that change who may shoot first, or what may be shot before the first round."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.units import FIGHTER, count
from throneworld.ti3.cards.battle_conditions import has_here
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import OTHERS, modifies
from throneworld.ti3.quantities import EXTRA_SHOTS, HIT_AIM, MAY_SHOOT_FIRST, STRIKES_FIRST
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tactical.aims import NO_FIGHTER
from throneworld.ti3.tactical.pre_combat import Shots
from throneworld.ti3.tactical.rolling import PRE_COMBAT

SURPRISE, STEALTH = "surprise_assault", "stealth_run"
SURPRISING = "surprising"
"""Mark while the battle lasts: this player has come as a surprise."""
STEALTHY = "stealthy"
"""Mark while the battle lasts: Fighters of this player shoot before the first round."""
FIRST_ROUND = 1
MOST_RUNNERS = 5


def runners(state: Ti3State, shots: Shots, seat: int, place: str) -> Shots:
    """Up to five of those that the barrage has left, one die each."""
    units = min(MOST_RUNNERS, count(state, seat, place, FIGHTER))
    return (*shots, (FIGHTER, 1, units)) if units else shots


def at_larger_ships(
    state: Ti3State, aim: str, seat: int, other: int, place: str, die: Die, purpose: str
) -> str:
    """Ships that are no Fighters have to take these hits first."""
    return NO_FIGHTER if purpose == PRE_COMBAT and die.kind == FIGHTER else aim


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_SHOOT_FIRST,
        SURPRISE,
        window="pre_combat_when",
        mark=SURPRISING,
        bans=True,
        whose=OTHERS,
        for_nobody=True,
    ),
    modifies(
        STRIKES_FIRST,
        SURPRISE,
        window="combat_roll_static",
        mark=SURPRISING,
        grants=True,
        where=lambda state, seat, system, number: number == FIRST_ROUND,
    ),
    modifies(EXTRA_SHOTS, STEALTH, window="pre_combat_when", mark=STEALTHY, turns=runners),
    modifies(HIT_AIM, STEALTH, window="pre_combat_when", mark=STEALTHY, turns=at_larger_ships),
)
LISTENERS: Declared = (
    *action_card(SURPRISE, "space_battle_start", it_concerns_me, Lasting(SURPRISING, COMBAT)),
    *action_card(
        STEALTH,
        "space_battle_start",
        both(it_concerns_me, has_here(FIGHTER)),
        Lasting(STEALTHY, COMBAT),
    ),
)
