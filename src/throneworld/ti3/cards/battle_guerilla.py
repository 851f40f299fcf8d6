"""A card of the weaker side: the other one may not make use of all that it has."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import combatants
from throneworld.imperium.combat.dice import Dice, Die
from throneworld.imperium.conditions import both, i_fight, opponent
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import OPPONENT
from throneworld.imperium.marks import COMBAT, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import DICE_AT_REST
from throneworld.imperium.units import FIGHTER
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.battle_dice import CONFUSED
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import DICE_CAP, HITS_SCORED, MAY_SHOOT_FIRST, SELF_HITS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.invasion_combat import InvasionCombat
from throneworld.ti3.tactical.resting_dice import RESTS, at_rest, dice_of_side

GUERILLA = "guerilla_warfare"
HARRIED = "harried"
"""Mark while the combat lasts: this side rolls no more dice than the other, and its 1s hit itself."""


def dice_here(game: Game, occasion: Occasion, side: int, other: int) -> int:
    """Those of the first round, with all modifiers; Commandos roll none."""
    state, place = of(game), place_of_fight(occasion)
    fight = game.subject(occasion, InvasionCombat)
    squads = fight.squads(state, side) if fight is not None else combatants(state, side, place)
    return len(dice_of_side(state, side, other, place, squads))


def i_have_fewer_dice(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    other = opponent(seat, occasion)
    fewer = dice_here(game, occasion, seat, other) < dice_here(game, occasion, other, seat)
    return None if fewer else Refusal("SA-8.7.1", "not_fewest_dice")


def _own_goals(state: Ti3State, seat: int, dice: Dice) -> list[Die]:
    """Natural results decide; what another card turns against its own side already is not turned again."""
    confused = is_marked(state, CONFUSED, seat)
    return [die for die in dice if die.face == 1 and not (confused and die.kind == FIGHTER)]


def without_own_goals(state: Ti3State, hits: int, seat: int, other: int, place: str, dice: Dice) -> int:
    return hits - sum([die.hits for die in _own_goals(state, seat, dice)])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_SHOOT_FIRST, GUERILLA, window="pre_combat_when", mark=HARRIED, bans=True, for_nobody=True),
    modifies(
        DICE_CAP,
        GUERILLA,
        window="combat_roll_static",
        mark=HARRIED,
        turns=lambda state, dice, seat, other, place, theirs: min(dice, theirs),
        for_nobody=True,
    ),
    modifies(DICE_AT_REST, GUERILLA, window="combat_roll_static", mark=RESTS, turns=at_rest, for_nobody=True),
    modifies(
        HITS_SCORED,
        GUERILLA,
        window="combat_dice_after",
        mark=HARRIED,
        turns=without_own_goals,
        for_nobody=True,
    ),
    modifies(
        SELF_HITS,
        GUERILLA,
        window="combat_dice_after",
        mark=HARRIED,
        by=lambda state, seat, place, dice: len(_own_goals(state, seat, dice)),
        for_nobody=True,
    ),
)
LISTENERS: Declared = tuple(
    clause
    for stop in ("space_battle_start", "invasion_start")
    for clause in action_card(
        GUERILLA, stop, both(i_fight, i_have_fewer_dice), Lasting(HARRIED, COMBAT, OPPONENT)
    )
)
