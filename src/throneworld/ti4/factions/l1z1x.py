"""The L1Z1X Mindnet: Assimilate, Harrow."""

from __future__ import annotations

from collections.abc import Iterator

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.steps.placing import may_hold_structure
from throneworld.ti4.tactical.bombardment import BombardPlanet, bombarding, bombardment_refusal
from throneworld.ti4.units import STRUCTURES, count, left
from throneworld.ti4.verbs.units import place_units, remove_units

ASSIMILATE, HARROW = "assimilate", "harrow"


# Assimilate


def structures_of_others(state: Ti4State, seat: int, planet: str) -> Iterator[tuple[int, str]]:
    """Every single one of them: whose it is, and its kind."""
    for other in range(len(state.factions)):
        if other != seat and planet in state.units[other]:
            for kind in STRUCTURES:
                yield from [(other, kind)] * count(state, other, planet, kind)


def replacing_refusal(state: Ti4State, seat: int, planet: str, kind: str) -> Refusal | None:
    """What replaces a structure comes out of the reinforcements and keeps to the limits of a planet."""
    if left(state, seat, kind, planet) <= 0:
        return Refusal("RR 62", "none_left", (kind,))
    return may_hold_structure(state, seat, planet, kind)


def a_structure_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, planet = of(game), str(occasion.facts[1])
    found = structures_of_others(state, seat, planet)
    if any(replacing_refusal(state, seat, planet, kind) is None for _, kind in found):
        return None
    return Refusal("RR 62", "nothing_to_replace", (planet,))


class ReplaceStructures(Effect, frozen=True):
    """Structures of others on the planet become the player's own; the rest perishes as usual (RR 44.5).

    What is replaced is not destroyed, and what replaces it is not placed.
    """

    def run(self, game: Game) -> Step | None:
        state, planet = of(game), str(self.occasion.facts[1])
        for other, kind in tuple(structures_of_others(state, self.seat, planet)):
            if replacing_refusal(state, self.seat, planet, kind) is None:
                remove_units(game, other, planet, kind, 1, ASSIMILATE)
                place_units(game, self.seat, planet, kind, 1, ASSIMILATE)
        return None


# Harrow


def can_harrow(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Bombardment is for the active player, and all that forbids it does so here too (RR 15, 56)."""
    state, planet = of(game), str(occasion.facts[2])
    if not bombarding(state, seat, SYSTEM[planet]):
        return Refusal("RR 15", "nothing_to_bombard_with")
    return bombardment_refusal(state, seat, planet)


class BombardAgain(Effect, frozen=True):
    """All ships in the system fire at the planet of the ground combat."""

    def run(self, game: Game) -> Step | None:
        planet = str(self.occasion.facts[2])
        return BombardPlanet(seat=self.seat, system=SYSTEM[planet], planet=planet)


LISTENERS: tuple[Clause, ...] = (
    *ability(
        ASSIMILATE,
        "gain_control_when",
        both(it_concerns_me, a_structure_is_there),
        ReplaceStructures(),
        must=True,
    ),
    *ability(HARROW, "ground_combat_round_end", both(it_concerns_me, can_harrow), BombardAgain()),
)
STEPS: tuple[type[Step], ...] = (ReplaceStructures, BombardAgain)
