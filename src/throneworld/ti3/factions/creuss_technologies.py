"""What the Ghosts know of wormholes: they tear space with them, and make one of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import System, Systems, members, set_of
from throneworld.imperium.board import Passages, adding, all_systems, wormholes
from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.conditions import always, both, i_fight, opponent
from throneworld.imperium.declare import Declared
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import Modifier, banned_by
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.quantities import ADJACENCY, BEARS_WORMHOLE
from throneworld.imperium.units import FLAGSHIP
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.board import counts_as_home, home_owner
from throneworld.ti3.declare import technology
from throneworld.ti3.edition import EDITION
from throneworld.ti3.modifying import modifies
from throneworld.ti3.nouns import SYSTEM as A_SYSTEM
from throneworld.ti3.nouns import WORMHOLE
from throneworld.ti3.owning import USED
from throneworld.ti3.quantities import MAY_SHOOT_FIRST, RETREATS_FAR
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, SPACE, Gate, Ti3State, of
from throneworld.ti3.tactical.aims import BIG_SHIP
from throneworld.ti3.tactical.pre_combat import add_hit
from throneworld.ti3.unsaid import UNSAID

SPLICER, GENERATOR = "dimensional_splicer", "slave_wormhole_generator"
ANCHORS = "phase_anchors"
SIDES = ("A", "B")


# Dimensional Splicer


def space_can_be_torn(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In a system with a wormhole, against a fleet that is more than Fighters."""
    state, system = of(game), int(occasion["system"])
    banned = banned_by(state, MAY_SHOOT_FIRST, seat, SPACE[system])
    if banned:
        return UNSAID
    if not wormholes(state, *EDITION.letters, seat=seat) >> system & 1:
        return Refusal("SA-10.4.1", "no_wormhole_there", (system,))
    enemy = big_ships(state, opponent(seat, occasion), SPACE[system])
    return None if enemy else Refusal("SA-10.4.1", "fighters_alone")


class TearSpace(Effect, frozen=True):
    """One hit, which a ship has to take that is no Fighter."""

    def run(self, game: Game) -> None:
        add_hit(game, self.occasion, self.seat, BIG_SHIP)
        game.tell("space_torn", self.seat, opponent(self.seat, self.occasion))


# Slave Wormhole Generator


def nobody_elses(state: Ti3State, seat: int, system: int) -> bool:
    """Its planets and units all belong to a player, if there are any (glossary)."""
    places, edition = state.edition.places[system], state.edition
    others = (NEUTRAL, *[other for other in range(len(state.factions)) if other != seat])
    held = all(state.control.get(planet) == seat for planet in edition.planets[system])
    return held and not any(place in state.forces(other) for other in others for place in places)


class PlaceGate(Aim, frozen=True):
    """Where the token lies from now on, and which side is up; it may stay where it is."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "place_gate"
    verbs: ClassVar[tuple[str, ...]] = ("wormhole",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        mine = [gate.system for gate in of(game).gates if gate.owner == seat]
        return {"system": mine[0]} if mine else {}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("wormhole", system, side) for system in all_systems(of(game)) for side in SIDES]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, system = of(game), int(option[1])
        if counts_as_home(state, system):
            return Refusal(self.rule, "home_system", (system,))
        fine = nobody_elses(state, seat, system)
        return None if fine else Refusal(self.rule, "neither_empty_nor_friendly", (system,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "two_sides_only", option[2:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, system, side = of(game), int(option[1]), str(option[2])
        others = [gate for gate in state.gates if gate.owner != seat]
        state.gates = (*others, Gate(system, (side, side), laid=True, owner=seat))
        game.tell("gate_placed", seat, system, side)


# Phase Anchors


def to_wormholes(state: Ti3State, found: Systems, seat: int) -> Systems:
    """Any but those in homes of others, once a round."""
    if is_marked(state, USED, seat, ANCHORS):
        return found
    there = members(wormholes(state, *EDITION.letters, seat=seat))
    foreign = [each for each in there if counts_as_home(state, each) and home_owner(state, each) != seat]
    return found | set_of(each for each in there if each not in foreign)


# Hil Colish


def is_flagship(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == FLAGSHIP


def bears_wormhole(state: Ti3State, found: Passages, seat: int, purpose: str, gate: System) -> Passages:
    """Where it is; while ships move, where it was when they began."""
    places = [place for place in state.units[seat] if has_flagship_in(state, seat, place)]
    at = gate or next(map(int, places), NO_SYSTEM)
    return adding(EDITION, found, "D", 1 << at)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ADJACENCY, "flagship:creuss", window="adjacency_static", turns=bears_wormhole),
    modifies(BEARS_WORMHOLE, "flagship:creuss", window="adjacency_static", grants=True, by=is_flagship),
    modifies(RETREATS_FAR, ANCHORS, window="retreat_static", turns=to_wormholes),
)
LISTENERS: Declared = (
    *technology(
        SPLICER,
        "pre_combat_when",
        both(i_fight, space_can_be_torn),
        TearSpace(),
        must=True,
        rule="SA-10.4.1",
    ),
    *technology(GENERATOR, "status_start", always, PlaceGate(), rule="SA-10.4.1"),
)
VERBS: Verbs = {"wormhole": (A_SYSTEM, WORMHOLE)}
EVENTS: dict[str, tuple[str, ...]] = {
    "space_torn": ("seat", "other"),
    "gate_placed": ("seat", "system", "wormhole"),
}
