"""The L1Z1X Mindnet: Assimilate, Harrow, 0.0.1, Inheritance Systems, Cybernetic Enhancements."""

from __future__ import annotations

from throneworld.imperium.combat.bombarding import bombarding
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PREREQUISITES, SPARED_KINDS
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.cards.conditions import owner_has_strategy_token
from throneworld.ti4.cards.invasion_effects import ReplaceStructures, replaceable
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.effects.gaining import Gain, Lose
from throneworld.ti4.effects.whom import OWNER
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import is_readied
from throneworld.ti4.state import SYSTEM, Place, Ti4State, of
from throneworld.ti4.steps.prerequisites import Waiver, waives
from throneworld.ti4.tables import DREADNOUGHT, FIGHTER, FLAGSHIP
from throneworld.ti4.tactical.bombardment import BombardPlanet, bombardment_refusal
from throneworld.ti4.units import count

ENHANCEMENTS = "cybernetic_enhancements"
ASSIMILATE, HARROW, INHERITANCE = "assimilate", "harrow", "inheritance_systems"


# Assimilate


def a_structure_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """One of another player, for which there is an own one in the reinforcements."""
    planet = str(occasion["planet"])
    found = replaceable(of(game), seat, planet)
    return None if found else Refusal("RR 1.1", "nothing_to_replace", (planet,))


# Harrow


def can_harrow(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Bombardment is for the active player, and all that forbids it does so here too (RR 15, 56)."""
    state, planet = of(game), str(occasion["planet"])
    if not bombarding(state, seat, SYSTEM[planet]):
        return Refusal("RR 15.1", "nothing_to_bombard_with")
    return bombardment_refusal(state, seat, planet)


class BombardAgain(Effect, frozen=True):
    """All ships in the system fire at the planet of the ground combat."""

    def run(self, game: Game) -> Step | None:
        planet = str(self.occasion["planet"])
        return BombardPlanet(seat=self.seat, system=SYSTEM[planet], planet=planet)


# 0.0.1


def spare_fighters_beside_the_flagship(
    state: Ti4State, spared: tuple[str, ...], seat: int, kind: str, place: Place
) -> tuple[str, ...]:
    """Hits of the flagship and of the dreadnoughts beside it are not for fighters while others remain."""
    aims = kind in (FLAGSHIP, DREADNOUGHT) and count(state, seat, place, FLAGSHIP)
    return (*spared, FIGHTER) if aims else spared


# Inheritance Systems


def is_at_hand(state: Ti4State, seat: int, technology: str) -> bool:
    return is_readied(state, seat, INHERITANCE)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        SPARED_KINDS, "flagship_0_0_1", window="hits_assign_static", turns=spare_fighters_beside_the_flagship
    ),
    modifies(
        PREREQUISITES,
        INHERITANCE,
        window="research_when",
        turns=waives(Waiver(INHERITANCE, cost=2), is_at_hand),
    ),
)
LISTENERS: tuple[Clause, ...] = (
    *ability(
        ASSIMILATE,
        "gain_control_when",
        both(it_concerns_me, a_structure_is_there),
        ReplaceStructures(),
        must=True,
    ),
    *ability(HARROW, "ground_combat_round_end", both(it_concerns_me, can_harrow), BombardAgain()),
    *from_hand(
        ENHANCEMENTS,
        "turn_start",
        both(it_concerns_me, owner_has_strategy_token(ENHANCEMENTS)),
        Lose(STRATEGY, 1, OWNER, why=ENHANCEMENTS),
        Gain(STRATEGY),
    ),
)
