"""Technologies of the space cannon and of space combat, before it and after it (RR 66, 67)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.casualties import ABILITY, AssignHits, destroy_doomed
from throneworld.imperium.combat.chosen_hits import chosen_hit
from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.combat.naming import casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.targets import targets_of
from throneworld.imperium.conditions import opponent
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BOMBARDMENT_DICE, CANNON_DICE
from throneworld.imperium.reasons import kind_refusal, unit_refusal
from throneworld.imperium.state import AREAS
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti4.declare import Clause, both, i_fight, it_concerns_me, technology
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.effects.whom import wormhole_systems
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import NOBODY, SPACE, Place, of
from throneworld.ti4.steps.production import ProduceUnits
from throneworld.ti4.tables import CRUISER, DESTROYER, FIGHTER
from throneworld.ti4.tactical.space_cannon import spare_fighters
from throneworld.ti4.tactical.space_combat import ships_lost
from throneworld.ti4.units import count, has_ships

BROADSIDE = 3
"""Ships other than fighters that an Assault Cannon needs."""
RAMS: tuple[str, ...] = (CRUISER, DESTROYER)
"""What an Impulse Core can be built into."""


# Before a space cannon roll


def fighters_could_take_it(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Another player's fighters are there: else no hit could be kept from them."""
    state, place = of(game), str(occasion["place"])
    others = [other for other in range(game.seats) if other != seat]
    if place in AREAS and any(count(state, other, place, FIGHTER) for other in others):
        return None
    return Refusal("RR 66.3", "no_fighters_there", (place,))


class SpareFighters(Effect, frozen=True):
    """The hits of this roll go to other ships if possible."""

    def run(self, game: Game) -> None:
        spare_fighters(game, self.occasion)


# Before space combat


def my_broadside_finds_a_ship(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Looked at again when it is resolved: earlier losses count."""
    state, place = of(game), SPACE[int(occasion["system"])]
    if big_ships(state, seat, place) < BROADSIDE:
        return Refusal("RR 67.2", "too_few_ships", (BROADSIDE,))
    fine = big_ships(state, opponent(seat, occasion), place)
    return None if fine else Refusal("RR 67.2", "no_opposing_big_ships")


class OpponentLosesShip(Effect, frozen=True):
    """The opponent chooses and destroys a ship other than a fighter: no hit, nothing sustains it."""

    def run(self, game: Game) -> Step | None:
        place = SPACE[int(self.occasion["system"])]
        return ChooseShipToLose(seat=opponent(self.seat, self.occasion), place=place, by=self.seat)


class ChooseShipToLose(Decision, frozen=True):
    rule: ClassVar[str] = "RR 1.1"
    prompt: ClassVar[str] = "choose_ship_to_lose"

    place: Place = ""
    by: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        targets = targets_of(of(game), self.seat, self.place, ABILITY)
        return destroy_options([each for each in targets if each[0] != FIGHTER], self.place)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        if kind == FIGHTER:
            return Refusal(self.rule, "other_kind", (kind,))
        return casualty_refusal(of(game), seat, option, self.place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> None:
        destroy_doomed(game, self.seat, (unit_named(option, self.place),), ABILITY, self.by)


def my_ships_are_at_a_wormhole(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """And there is a ship to hit; any wormhole will do, printed or added."""
    state, system = of(game), int(occasion["system"])
    if not wormhole_systems(state) >> system & 1:
        return Refusal("RR 89.1", "no_wormhole", (system,))
    if not has_ships(state, seat, system):
        return Refusal("RR 1.1", "no_ships_there", (system,))
    targets = targets_of(state, opponent(seat, occasion), SPACE[system], ABILITY)
    return None if targets else Refusal("RR 67.2", "no_opposing_ships")


class HitChosenShip(Effect, frozen=True):
    """One hit, assigned by its producer to an opposing ship, which may sustain it."""

    def run(self, game: Game) -> Step | None:
        place = SPACE[int(self.occasion["system"])]
        return chosen_hit(opponent(self.seat, self.occasion), self.seat, place)


def a_ram_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A cruiser or destroyer of the player, and something that it could hit."""
    state, place = of(game), SPACE[int(occasion["system"])]
    if not any(count(state, seat, place, kind) for kind in RAMS):
        return Refusal("RR 67.2", "no_cruiser_or_destroyer", (place,))
    targets = targets_of(state, opponent(seat, occasion), place, ABILITY)
    return None if targets else Refusal("RR 67.2", "no_opposing_ships")


class ChooseRam(Aim, frozen=True):
    """Which ship is given up; ships of these kinds are never damaged."""

    rule: ClassVar[str] = "RR 67.2"
    prompt: ClassVar[str] = "choose_ram"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        place = SPACE[int(self.occasion["system"])]
        return [("destroy", kind) for kind in RAMS if count(of(game), seat, place, kind)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), SPACE[int(self.occasion["system"])]
        refusal = kind_refusal(kind, RAMS, self.rule)
        return refusal or unit_refusal(of(game), seat, kind, place, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class DestroyRam(Effect, frozen=True):
    """The ship that was chosen is destroyed as a cost."""

    why: str = ""

    def run(self, game: Game) -> None:
        place = SPACE[int(self.occasion["system"])]
        destroy_units(game, self.seat, place, str(self.targets[0]), 1, self.why, by=self.seat)


class HitBigShip(Effect, frozen=True):
    """One hit, which the opponent assigns to a ship other than a fighter if he can."""

    def run(self, game: Game) -> Step | None:
        other, place = opponent(self.seat, self.occasion), SPACE[int(self.occasion["system"])]
        return AssignHits(seat=other, place=place, hits=1, heavy=1, by=self.seat, how=ABILITY)


# After space combat


class ProduceLostShip(Effect, frozen=True):
    """The winner may produce, and pay for, one ship of a kind that either side has lost."""

    def run(self, game: Game) -> Step | None:
        system, lost = int(self.occasion["system"]), ships_lost(game, self.occasion)
        if self.occasion["winner"] != self.seat or not lost:
            return None
        return ProduceUnits(seat=self.seat, system=system, most=1, kinds=lost)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(CANNON_DICE, "plasma_scoring", window="space_cannon_roll", add=1),
    modifies(BOMBARDMENT_DICE, "plasma_scoring", window="bombardment_roll", add=1),
)
LISTENERS: tuple[Clause, ...] = (
    *technology(
        "graviton_laser_system",
        "space_cannon_before",
        both(it_concerns_me, fighters_could_take_it),
        SpareFighters(),
        exhausts=True,
    ),
    *technology(
        "assault_cannon", "space_combat_start", both(i_fight, my_broadside_finds_a_ship), OpponentLosesShip()
    ),
    *technology(
        "dimensional_splicer",
        "space_combat_start",
        both(i_fight, my_ships_are_at_a_wormhole),
        HitChosenShip(),
    ),
    *technology(
        "impulse_core",
        "space_combat_start",
        both(i_fight, a_ram_is_there),
        HitBigShip(),
        aims=(ChooseRam(),),
        costs=(DestroyRam(why="impulse_core"),),
    ),
    *technology(
        "salvage_operations",
        "space_combat_end",
        i_fight,
        Gain(GOODS, 1, why="salvage_operations"),
        ProduceLostShip(),
        must=True,
    ),
)
