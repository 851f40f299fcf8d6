"""The Yin Brotherhood: ships that are sacrificed, enemies that are converted, planets seen otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.chosen_hits import chosen_hit
from throneworld.imperium.combat.combatants import is_fighting
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.naming import by_load, casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.targets import targets_of
from throneworld.imperium.conditions import both, i_fight, it_concerns_me, opponent
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.marks import COMBAT, PRODUCTION, ROUND, is_marked, mark, marks_of
from throneworld.imperium.modifiers import Modifier, total
from throneworld.imperium.quantities import PLANET_VALUE
from throneworld.imperium.reasons import kind_refusal
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SPACE_DOCK, count, has_ships
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.declare import ability, technology
from throneworld.ti3.deeds import CONVERTED, SACRIFICED, note
from throneworld.ti3.effects.aiming import ChooseOwnPlanet
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.quantities import REPEATS
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.production import Build
from throneworld.ti3.tables import CRUISER, DESTROYER, GROUND_FORCE, SHOCK_TROOP
from throneworld.ti3.tactical.sinking import sink
from throneworld.ti3.unsaid import UNSAID

SACRIFICE, REVERSAL, CONVERSION = "yin.1", "yin.2", "yin.3"
DEVOTED = (DESTROYER, CRUISER)
ROUND_OF_SACRIFICE = 2
CONVERTS_ON = 5
SPINNER = "yin_spinner"
TRIED = "tried"
"""Mark until the combat is over: this player has tried to convert."""
SPUN = "spun"
"""Mark for a build: the dock on the planet that is the subject has had its Ground Force, also if the build is
planned anew."""
REVERSED = "reversed"
"""Mark until the round is over: this player has swapped the values of the planet that is the subject."""


# Sacrifice


def battlefield(occasion: Occasion) -> str:
    return SPACE[int(occasion["system"])]


def may_sacrifice(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Before the second round, with a ship to give and one to hit."""
    state, place = of(game), battlefield(occasion)
    later = int(occasion["number"]) > ROUND_OF_SACRIFICE and total(state, REPEATS, seat, SACRIFICE)
    if occasion["number"] != ROUND_OF_SACRIFICE and not later:
        return Refusal("SA-1.5.6", "not_in_this_round", (ROUND_OF_SACRIFICE,))
    if not any(count(state, seat, place, kind) for kind in DEVOTED):
        return Refusal("SA-1.5.6", "no_such_ship_there", DEVOTED)
    other = opponent(seat, occasion)
    fine = other >= 0 and is_fighting(state, other, place)
    return None if fine else UNSAID


class SacrificeShip(Aim, frozen=True):
    """Which ship is given up, with all that it carries."""

    rule: ClassVar[str] = "SA-1.5.6"
    prompt: ClassVar[str] = "destroy_own_ship"
    verbs: ClassVar[Verbs] = {"destroy": SHIP}

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": SACRIFICE}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, place = of(game), battlefield(self.occasion)
        targets = [each for each in targets_of(state, seat, place, SACRIFICE) if each[0] in DEVOTED]
        return by_load(state, seat, destroy_options(targets, place), place)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        place = battlefield(self.occasion)
        refusal = kind_refusal(str(option[1]), DEVOTED, self.rule)
        return refusal or casualty_refusal(of(game), seat, option, place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> None:
        place = battlefield(self.occasion)
        sink(game, seat, place, (unit_named(option, place),), SACRIFICE, seat)
        note(game, SACRIFICED, seat, 1, place)


class HitChosenShip(Effect, frozen=True):
    """One hit against an enemy ship that its player chooses; it may sustain it."""

    def run(self, game: Game) -> Step | None:
        return chosen_hit(opponent(self.seat, self.occasion), self.seat, battlefield(self.occasion))


# Planets seen otherwise


def has_not_swapped(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    if is_marked(state, REVERSED, seat):
        return Refusal("SA-1.5.6", "once_a_round")
    return None if seat in state.control.values() else Refusal("SA-1.5.6", "no_planet")


def swapped(state: Ti3State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
    """Until the round is over, whoever controls the planet then."""
    return value[::-1] if state.marks and is_marked(state, REVERSED, subject=planet) else value


# Conversion


def convertible(state: Ti3State, side: int, planet: str) -> str:
    """A Ground Force, or a Shock Troop where there is no other."""
    return next((kind for kind in (GROUND_FORCE, SHOCK_TROOP) if count(state, side, planet, kind)), "")


def may_convert(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The attacker, with ships in the system, as often as he may in this combat."""
    state, planet = of(game), str(occasion["planet"])
    tried = [each for each in marks_of(state, TRIED) if each.seat == seat]
    if len(tried) > total(state, REPEATS, seat, CONVERSION):
        return Refusal("SA-1.5.6", "once_only", (CONVERSION,))
    if not has_ships(state, seat, SYSTEM[planet]):
        return Refusal("SA-1.5.6", "no_ships_there", (SYSTEM[planet],))
    other = opponent(seat, occasion)
    fine = other >= 0 and convertible(state, other, planet)
    return None if fine else Refusal("SA-1.5.6", "nobody_to_convert", (planet,))


class Convert(Effect, frozen=True):
    """The die is no combat roll (ruling 84), and who is converted counts as destroyed (ruling 227)."""

    def run(self, game: Game) -> None:
        state, planet, other = of(game), str(self.occasion["planet"]), opponent(self.seat, self.occasion)
        mark(game, TRIED, seat=self.seat, until=COMBAT)
        (face,) = roll_dice(game, self.seat, 1, CONVERSION, CONVERTS_ON)
        if face < CONVERTS_ON:
            return
        kind = convertible(state, other, planet)
        destroy_doomed(game, other, ((kind, planet, 0),), CONVERSION, self.seat)
        place_units(game, self.seat, planet, kind, 1, CONVERSION)
        note(game, CONVERTED, self.seat, 1, other, planet)


# Racial technologies


def is_sacrifice(state: Ti3State, seat: int, ability: str) -> bool:
    return ability == SACRIFICE


def is_conversion(state: Ti3State, seat: int, ability: str) -> bool:
    return ability == CONVERSION


def built_at_docks(game: Game, occasion: Occasion) -> list[str]:
    """The planets whose docks build something now; a dock in space has none."""
    build = game.subject(occasion, Build)
    if build is None:
        return []
    docked = [each for each in build.worked if each not in AREAS]
    return [each for each in docked if count(of(game), build.seat, each, SPACE_DOCK)]


def a_dock_builds(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """When the stop is made the build is not on the table yet."""
    fine = game.subject(occasion, Build) is None or built_at_docks(game, occasion)
    return None if fine else Refusal("SA-13.7.1", "no_dock_builds")


class SpinForces(Effect, frozen=True):
    def run(self, game: Game) -> None:
        for planet in built_at_docks(game, self.occasion):
            if not is_marked(of(game), SPUN, self.seat, planet):
                mark(game, SPUN, seat=self.seat, subject=planet, until=PRODUCTION)
                place_units(game, self.seat, planet, GROUND_FORCE, 1, SPINNER)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(REPEATS, "blade_of_zeal", window="space_round_start", add=1, where=is_sacrifice),
    modifies(REPEATS, "subliminal_command", window="invasion_start", add=1, where=is_conversion),
    modifies(PLANET_VALUE, REVERSAL, window="planet_value_static", turns=swapped, whose=ANYBODY),
)
LISTENERS: Declared = (
    *ability(
        SACRIFICE,
        "space_round_start",
        both(i_fight, may_sacrifice),
        HitChosenShip(),
        costs=(SacrificeShip(),),
    ),
    *ability(
        REVERSAL,
        "action",
        both(it_concerns_me, has_not_swapped),
        UseAction(),
        Lasting(kind=REVERSED, until=ROUND, on=CHOSEN, why=REVERSAL),
        aims=(ChooseOwnPlanet(),),
    ),
    *[
        replace(each, once=False)
        for each in ability(CONVERSION, "invasion_start", both(it_concerns_me, may_convert), Convert())
    ],
    *technology(
        SPINNER,
        "production_before",
        both(it_concerns_me, a_dock_builds),
        SpinForces(),
        must=True,
        rule="SA-10.4.1",
    ),
)
