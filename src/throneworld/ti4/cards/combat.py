"""Action cards of space cannon fire, space combat and ground combat, in the order of the sequence."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS, is_fighting
from throneworld.imperium.combat.rerolls import RerollDice, dice_now
from throneworld.imperium.effects.aims import there_is
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import LOSER, ME
from throneworld.imperium.marks import COMBAT_ROUND
from throneworld.imperium.state import AREAS
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.combat_effects import (
    CancelHits,
    ChooseRefuge,
    DestroySustainer,
    Disengage,
    ForbidRetreat,
    RepairHere,
    RollForDestroyedShip,
    fell_as_ship,
    opponent_in,
    repairable,
    space_combat_of,
    system_of,
)
from throneworld.ti4.declare import Clause, action_card, both, i_fight, it_concerns_me
from throneworld.ti4.effects.gaining import COMMODITIES, Give
from throneworld.ti4.effects.which import ALL
from throneworld.ti4.state import SPACE, of
from throneworld.ti4.tables import FIGHTER
from throneworld.ti4.units import SHIPS, count, damaged_count, profile

# Conditions


def in_space(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The combat is a space combat."""
    ground = occasion.moment != "space_combat_round_start"
    return Refusal("RR 1.1", "not_a_space_combat") if ground else None


def first_round_with_fighters(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    system, number = int(occasion["system"]), occasion["number"]
    if number != 1:
        return Refusal("RR 67.3", "not_the_first_round")
    fighters = count(of(game), seat, SPACE[system], FIGHTER)
    return None if fighters else Refusal("RR 2.6", "no_fighters")


def something_is_damaged(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    for _ in repairable(of(game), seat, system_of(occasion)):
        return None
    return Refusal("RR 76.2", "nothing_to_repair")


def against_me(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The second fact of the occasion is this seat: the opponent of the one who acts."""
    return None if occasion["other"] == seat else Refusal("RR 53.1", "not_your_opponent")


def my_dice_lie_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    if game.subject(occasion, Step) is None:
        return None  # the combat is not back on the stack yet: the window will look again
    return None if dice_now(game, occasion, seat) else Refusal("RR 2.6", "no_dice")


def a_ship_sustained_my_hit(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The ship of another, still there, and none that is immune to it."""
    owner, kind, place = occasion["seat"], occasion["kind"], occasion["place"]
    if occasion["other"] != seat or owner == seat:
        return Refusal("RR 76.1", "not_your_hit")
    if kind not in SHIPS or place not in AREAS:
        return Refusal("RR 2.6", "no_ship", (kind,))
    state = of(game)
    if profile(state, int(owner), str(kind)).direct_hit_immune:
        return Refusal("RR 76.1", "immune", (kind,))
    there = damaged_count(state, int(owner), str(place), str(kind))
    return None if there else Refusal("RR 76.1", "no_damaged_ship", (kind,))


def a_ship_of_mine_fell(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In a space combat of this player, against somebody who has ships left to lose."""
    kind, place, how = str(occasion["kind"]), str(occasion["place"]), str(occasion["how"])
    if occasion["seat"] != seat or not fell_as_ship(kind, place, how):
        return Refusal("RR 1.1", "no_ship_of_yours")
    combat = space_combat_of(game, seat, place)
    if combat is None:
        return Refusal("RR 2.6", "not_a_space_combat")
    ships = is_fighting(of(game), opponent_in(combat, seat), combat.place)
    return None if ships else Refusal("RR 1.1", "no_opposing_ships")


def loser_has_commodities(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    some = of(game).commodities[int(occasion["loser"])]
    return None if some else Refusal("RR 1.1", "no_commodities")


REFUGE = ChooseRefuge()
REPAIRED = both(i_fight, something_is_damaged)

LISTENERS: tuple[Clause, ...] = (
    *action_card("maneuvering_jets", "space_cannon_hits_assign_before", it_concerns_me, CancelHits(number=1)),
    # A round begins
    *action_card("emergency_repairs", "combat_round_start", REPAIRED, RepairHere()),
    *action_card("morale_boost", "combat_round_start", i_fight, Lasting(COMBAT_BONUS, COMBAT_ROUND, about=1)),
    *action_card(
        "skilled_retreat",
        "combat_round_start",
        both(in_space, i_fight, there_is(REFUGE, "RR 49.9")),
        Disengage(),
        aims=(REFUGE,),
    ),
    *action_card(
        "fighter_prototype",
        "space_combat_first_round_start",
        both(i_fight, first_round_with_fighters),
        Lasting(COMBAT_BONUS, COMBAT_ROUND, about=f"{FIGHTER}:2"),
    ),
    # Retreats, dice and hits
    *action_card("intercept", "retreat_announced_after", against_me, ForbidRetreat()),
    *action_card(
        "fire_team",
        "ground_combat_rolls_after",
        both(i_fight, my_dice_lie_there),
        RerollDice(ability="fire_team"),
    ),
    *action_card("shields_holding", "space_combat_hits_assign_before", it_concerns_me, CancelHits(number=2)),
    *action_card(
        "direct_hit",
        "sustain_damage_other_after",
        a_ship_sustained_my_hit,
        DestroySustainer(why="direct_hit"),
    ),
    *action_card(
        "courageous_to_the_end",
        "own_ship_destroyed",
        a_ship_of_mine_fell,
        RollForDestroyedShip(dice=2, why="courageous_to_the_end"),
    ),
    # A round, or the combat, ends
    *action_card("emergency_repairs", "combat_round_end", REPAIRED, RepairHere()),
    *action_card(
        "salvage",
        "space_combat_end",
        both(it_concerns_me, loser_has_commodities),
        Give(COMMODITIES, ALL, LOSER, ME, why="salvage"),
    ),
)
