"""A card that takes everybody away from a planet on which enemies have landed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency
from throneworld.imperium.combat.combatants import batches, by_level
from throneworld.imperium.conditions import both, it_concerns_another
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark
from throneworld.imperium.modifiers import Modifier, turned
from throneworld.imperium.quantities import SHUT
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.units import PDS, SPACE_DOCK, count
from throneworld.imperium.verbs.units import destroy_units, move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, name_target
from throneworld.ti3.cards.battle_conditions import i_defend
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.aiming import planets_for_ground_units
from throneworld.ti3.modifying import OTHERS, modifies
from throneworld.ti3.nouns import PLANET
from throneworld.ti3.quantities import MAY_CAPTURE
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import GROUND_KINDS, PDS_PER_PLANET

EVACUATION = "pre_emptive_evac"
EVACUATED = "evacuated"
"""Mark for an action: the planet of this player that is the subject was left before it could be taken."""
NO_ROOM = "no_room"


def threatened(state: Ti3State, seat: int, occasion: Occasion) -> list[str]:
    """Planets of a player on which the active player stands, and from which somebody could go."""
    if "planet" in occasion.moment.places:
        planets: tuple[str, ...] = (str(occasion["planet"]),)
        enemy = int(occasion["attacker"])
    else:
        planets, enemy = state.edition.planets[int(occasion["system"])], int(occasion["seat"])
    mine = [each for each in planets if state.control.get(each, NOBODY) == seat]
    attacked = [each for each in mine if ground_forces(state, enemy, each)]
    return [each for each in attacked if any(count(state, seat, each, kind) for kind in (*GROUND_KINDS, PDS))]


def shelters(state: Ti3State, seat: int, planet: str) -> list[str]:
    """Other planets of his in the same system or next to it; nothing enters or leaves what is shut."""
    here, shut = SYSTEM[planet], turned(state, SHUT, 0, seat)
    beside = 0 if shut >> here & 1 else adjacency(state, seat)[here] & ~shut
    near = {here, *members(beside)}
    return [each for each in planets_for_ground_units(state, seat) if each != planet and SYSTEM[each] in near]


def can_evacuate(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    planets = threatened(state, seat, occasion)
    if not planets:
        return Refusal("SA-8.7.1", "no_planet_under_attack")
    fine = any(shelters(state, seat, planet) for planet in planets)
    return None if fine else Refusal("SA-8.7.1", "no_shelter")


class ChooseWayToSafety(Aim, frozen=True):
    """From which planet, and to which."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "choose_shelter"
    verbs: ClassVar[tuple[str, ...]] = ("evacuate",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"card": EVACUATION}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        planets = threatened(state, seat, self.occasion)
        return [("evacuate", planet, each) for planet in planets for each in shelters(state, seat, planet)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, planet, target = of(game), str(option[1]), str(option[2])
        if planet not in threatened(state, seat, self.occasion):
            return Refusal(self.rule, "not_under_attack", (planet,))
        refusal = control_refusal(state, seat, target, self.rule)
        return refusal or Refusal(self.rule, "too_far_to_go", (target,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        name_target(game, option[1], option[2])


class Evacuate(Effect, frozen=True):
    """All ground units and PDS; what finds no place is lost (ruling 123). Leaders stay."""

    def run(self, game: Game) -> None:
        planet, target = map(str, self.targets[-2:])
        game.tell("planet_evacuated", self.seat, planet, target)
        for kind in GROUND_KINDS:
            self._go(game, kind, planet, target)
        self._take_pds(game, planet, target)
        mark(game, EVACUATED, seat=self.seat, subject=planet, until=TACTICAL_ACTION)

    def _go(self, game: Game, kind: str, planet: str, target: str) -> None:
        state = of(game)
        levels = by_level(state, self.seat, (kind, planet, count(state, self.seat, planet, kind)))
        for many, damaged, level in batches(levels):
            move_units(game, self.seat, planet, target, kind, many, EVACUATED, damaged, level)

    def _take_pds(self, game: Game, planet: str, target: str) -> None:
        state = of(game)
        there = count(state, self.seat, planet, PDS)
        room = PDS_PER_PLANET - count(state, self.seat, target, PDS)
        gone = min(there, room)
        move_units(game, self.seat, planet, target, PDS, gone, EVACUATED)
        destroy_units(game, self.seat, planet, PDS, there - gone, NO_ROOM)


def left_behind(state: Ti3State, seat: int, planet: str, piece: str) -> bool:
    """Docks that are left cannot be captured."""
    return piece == SPACE_DOCK and is_marked(state, EVACUATED, subject=planet)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_CAPTURE,
        EVACUATION,
        window="landed_after",
        mark=EVACUATED,
        bans=True,
        where=left_behind,
        whose=OTHERS,
    ),
)
LISTENERS: Declared = (
    *action_card(
        EVACUATION,
        "landed_after",
        both(it_concerns_another, can_evacuate),
        Evacuate(),
        aims=(ChooseWayToSafety(),),
    ),
    *action_card(
        EVACUATION,
        "invasion_start",
        both(i_defend, can_evacuate),
        Evacuate(),
        aims=(ChooseWayToSafety(),),
    ),
)
VERBS = {"evacuate": (PLANET, PLANET)}
EVENTS: dict[str, tuple[str, ...]] = {"planet_evacuated": ("seat", "planet", "target")}
