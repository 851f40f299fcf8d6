"""Technologies of ground combat (RR 38), and the armour that both kinds of combat know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.combatants import combatants
from throneworld.imperium.conditions import opponent
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import OPPONENT
from throneworld.imperium.marks import COMBAT_ROUND, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.placing import placing_refusal
from throneworld.imperium.quantities import MAY_ROLL, REPAIRS
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.verbs.units import SUSTAINED, repair_unit
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti4.declare import Clause, both, i_fight, it_concerns_me, technology
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.effects.where import HERE
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import SYSTEM, Place, Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.planetary_shield import has_shields, is_shielded_by, shields_broken
from throneworld.ti4.units import damaged_count

NO_COMBAT_ROLLS = "no_combat_rolls"
"""Mark, until COMBAT_ROUND: this player makes no combat rolls."""

# The rounds


def my_shield_is_up(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A unit of his on the planet has planetary shield, and nothing takes it away."""
    state, planet = of(game), str(occasion["planet"])
    if is_shielded_by(state, seat, planet):
        return None
    broken = has_shields(state, seat, planet) and shields_broken(state, seat, SYSTEM[planet])
    return Refusal("RR 56.3" if broken else "RR 1.1", "no_planetary_shield", (planet,))


def the_opponent_has_hit(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Not known while the window is being opened: the combat is put back onto the stack under it."""
    combat = game.subject(occasion, GroundCombat)
    if combat is None or combat.hits_by(opponent(seat, occasion)):
        return None
    return Refusal("RR 38.1", "no_hits_produced")


class ProduceMoreHits(Effect, frozen=True):
    """Hits beyond those of the dice."""

    hits: int = 1

    def run(self, game: Game) -> None:
        combat = game.step_at(self.occasion.subject, GroundCombat)
        game.amend(GroundCombat, self.occasion.subject, **combat.with_more_hits(self.seat, self.hits))


# The end


def another_infantry_fits(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return placing_refusal(of(game), seat, INFANTRY, str(occasion["planet"]))


# Armour


def repairable(state: Ti4State, seat: int, place: Place) -> list[tuple[str, Place]]:
    """Kinds and places of damaged units in a combat that did not use sustain damage in this round."""
    used = [each.subject for each in marks_of(state, SUSTAINED) if each.seat == seat]
    return [
        (kind, where)
        for kind, where, _ in combatants(state, seat, place)
        if damaged_count(state, seat, where, kind) > used.count(kind)
    ]


def something_can_be_repaired(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    units = repairable(of(game), seat, str(occasion["place"]))
    return None if units else Refusal("RR 76.3", "nothing_to_repair")


class RepairInCombat(Aim, frozen=True):
    """One damaged unit that takes part in the combat is repaired."""

    rule: ClassVar[str] = "RR 76.3"
    prompt: ClassVar[str] = "repair_in_combat"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.occasion["place"]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        units = repairable(of(game), seat, str(self.occasion["place"]))
        return [("repair", kind, place) for kind, place in units]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), str(option[2])
        refusal = unit_refusal(of(game), seat, kind, place, self.rule, 1)
        return refusal or Refusal(self.rule, "takes_no_part", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        repair_unit(game, seat, str(option[2]), str(option[1]))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_ROLL, "magen_defense_grid", mark=NO_COMBAT_ROLLS, bans=True),
    modifies(REPAIRS, "duranium_armor", add=1),
)
LISTENERS: tuple[Clause, ...] = (
    *technology(
        "magen_defense_grid",
        "ground_combat_round_start",
        both(i_fight, my_shield_is_up),
        Lasting(NO_COMBAT_ROLLS, COMBAT_ROUND, OPPONENT),
        exhausts=True,
    ),
    *technology(
        "valkyrie_particle_weave",
        "ground_combat_rolls_after",
        both(i_fight, the_opponent_has_hit),
        ProduceMoreHits(),
        must=True,
    ),
    *technology(
        "dacxive_animators",
        "ground_combat_won_after",
        both(it_concerns_me, another_infantry_fits),
        PlaceAtChoice(INFANTRY, HERE, why="dacxive_animators"),
    ),
    *technology(
        "duranium_armor",
        "hits_assigned_after",
        both(i_fight, something_can_be_repaired),
        RepairInCombat(),
        must=True,
    ),
)
