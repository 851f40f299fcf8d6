"""When cards of battles may be played: small predicates that say why not."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import is_fighting
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.conditions import When, both, i_fight, opponent
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import count
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.state import NEUTRAL, of
from throneworld.ti3.tactical.space_battle import SpaceBattle


def i_defend(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Of a fight: attacker and defender are its first facts."""
    return None if occasion["defender"] == seat else Refusal("SA-5.1.1", "not_defending")


def round_is(number: int) -> When:
    """Only in this round of the fight."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        fine = occasion["number"] == number
        return None if fine else Refusal("SA-8.7.1", "not_in_this_round", (number,))

    return when


def hits_of_a_round(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Of dice of a combat round, in space."""
    fine = occasion["purpose"] == COMBAT and occasion["place"] in AREAS
    return None if fine else Refusal("SA-4.7.1", "no_hits_of_a_battle_round")


def has_here(*kinds: str) -> When:
    """This seat has a unit of one of these kinds where it is fought."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        place = place_of_fight(occasion)
        there = any(count(of(game), seat, place, kind) for kind in kinds)
        return None if there else Refusal("SA-8.7.1", "no_such_ship_there", kinds[:2])

    return when


def they_fight(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Both sides have something left that fights."""
    place, state = place_of_fight(occasion), of(game)
    fine = all(is_fighting(state, side, place) for side in (seat, opponent(seat, occasion)))
    return None if fine else Refusal("SA-4.9.1", "battle_is_over")


def against_a_player(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = opponent(seat, occasion) != NEUTRAL
    return None if fine else Refusal("SA-8.7.1", "no_player_against_you")


def nobody_has_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A fleet that retreats is in the battle no more."""
    battle = game.subject(occasion, SpaceBattle)
    gone = battle is not None and battle.left >= 0
    return Refusal("SA-4.8.1", "battle_is_over") if gone else None


i_fight_on = both(i_fight, they_fight)
