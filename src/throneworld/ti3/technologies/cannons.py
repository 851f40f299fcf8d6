"""Technologies of PDS: range, one shot more, better aim, shields in Invasion Combat."""

from __future__ import annotations

from throneworld.imperium.combat.hits import Hits, cancel_hits
from throneworld.imperium.combat.purposes import COMBAT, SPACE_CANNON
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.marks import TACTICAL_ACTION, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CANNON_DICE, COMBAT_ROLL
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import PDS, count
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.board import FIRE, lifting_border, tokens_between
from throneworld.ti3.declare import technology
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import BORDERS, CANNON_ROLL, REACHES_FAR
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_KINDS
from throneworld.ti3.tactical.bombardment import SHIELD_SPENT, shields_on
from throneworld.ti3.tactical.rolling import INVASION_DEFENCE, RETURN_FIRE

BELT = "asteroid_belt"
LASERS, MAGEN = "graviton_laser_system", "magen_defense_grid"


def is_pds(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == PDS


def through_asteroids(state: Ti3State, seat: int, origin: int, system: int) -> bool:
    return BELT in tokens_between(state, origin, system)


def pds_fires(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == PDS and purpose in (SPACE_CANNON, RETURN_FIRE)


def pds_defends(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == PDS and purpose == INVASION_DEFENCE


def is_covered(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    """A ground unit that defends a planet on which a PDS of its owner stands."""
    if kind not in GROUND_KINDS or place in AREAS or state.control.get(place) != seat:
        return False
    return count(state, seat, place, PDS) > 0


# Shields that bombardment has left


def shields_left(state: Ti3State, seat: int, planet: str) -> int:
    spent = [each for each in marks_of(state, SHIELD_SPENT) if (each.seat, each.subject) == (seat, planet)]
    return shields_on(state, seat, planet) - len(spent)


def a_shield_is_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Against hits of a round of Invasion Combat alone, on a planet that is his."""
    state, place = of(game), str(occasion["place"])
    if place in AREAS or occasion["purpose"] != COMBAT or state.control.get(place) != seat:
        return Refusal("SA-5.5.3", "not_in_this_combat")
    return None if shields_left(state, seat, place) > 0 else Refusal("SA-5.2.7", "no_shield_left", (place,))


class CancelByShields(Effect, frozen=True):
    """Each shield cancels one hit, and is spent."""

    def run(self, game: Game) -> None:
        planet = str(self.occasion["place"])
        hits = game.step_at(self.occasion.subject, Hits).hits
        number = min(hits, shields_left(of(game), self.seat, planet))
        for _ in range(number):
            mark(game, SHIELD_SPENT, seat=self.seat, subject=planet, until=TACTICAL_ACTION)
        cancel_hits(game, self.occasion, number)
        game.tell("hits_shielded", self.seat, planet, number)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(REACHES_FAR, "deep_space_cannon", window="space_cannon_static", grants=True, by=is_pds),
    modifies(CANNON_DICE, LASERS, window="space_cannon_static", add=1),
    modifies(BORDERS, LASERS, window="space_cannon_static", turns=lifting_border(BELT, FIRE)),
    modifies(CANNON_ROLL, LASERS, window="space_cannon_static", add=-1, where=through_asteroids),
    modifies(COMBAT_ROLL, MAGEN, window="space_cannon_static", add=1, where=pds_fires),
    modifies(COMBAT_ROLL, MAGEN, window="invasion_defence_static", add=1, where=pds_defends),
    modifies(COMBAT_ROLL, MAGEN, window="combat_roll_static", add=1, where=is_covered),
)
LISTENERS: Declared = technology(
    MAGEN, "hits_assign_when", both(it_concerns_me, a_shield_is_left), CancelByShields()
)
