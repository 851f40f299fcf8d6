"""Cards of bombardment: more dice, none at all, and what no shield stops."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import THIS_PLANET, Lasting
from throneworld.imperium.marks import INVASION, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.units import FIGHTER
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.cards.battle_conditions import i_defend
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import HitEach
from throneworld.ti3.effects.ground_losses import HALF_UP, LoseGroundUnits
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import BOMBS, SHIELDS, STRIKES_INSTALLATIONS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, MECHANIZED_UNIT, SHOCK_TROOP
from throneworld.ti3.tactical.bombardment import left_to_fire

BOMBS_CARD, CHEMICALS, DUG_IN = "anti_matter_smart_bombs", "chemical_warfare", "dug_in"
PRECISION = "strategic_bombardment"
PRECISE = "precise"
"""Mark: hits of this player on the planet that is the subject may take installations."""
SMART = "smart_bombs"
"""Mark: ships of this player roll more at the planet that is the subject."""
SHELTERED = "sheltered"
"""Mark: ground units of this player are bombarded in vain."""
MORE_THAN_ANY = 99


def big_ships_bombard(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    planet = str(occasion["planet"])
    kinds = [kind for kind, _ in left_to_fire(of(game), seat, planet)]
    fine = any(kind != FIGHTER for kind in kinds)
    return None if fine else Refusal("SA-5.2.4", "no_ship_bombards", (planet,))


def somebody_defends(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Ground units of the other side are there."""
    state, planet = of(game), str(occasion["planet"])
    there = ground_forces(state, int(occasion["defender"]), planet)
    return None if there else Refusal("SA-5.2.6", "no_ground_units_there", (planet,))


def one_more(state: Ti3State, seat: int, kind: str, planet: str) -> bool:
    return kind != FIGHTER and is_marked(state, SMART, seat, planet)


def shelter(state: Ti3State, seat: int, planet: str) -> int:
    """Without ground units there is nothing that it could save."""
    return MORE_THAN_ANY if ground_forces(state, seat, planet) else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(BOMBS, BOMBS_CARD, window="bombardment_static", mark=SMART, add=1, where=one_more),
    modifies(
        STRIKES_INSTALLATIONS,
        PRECISION,
        window="bombardment_before",
        mark=PRECISE,
        grants=True,
        by=lambda state, seat, planet: is_marked(state, PRECISE, seat, planet),
    ),
    modifies(SHIELDS, DUG_IN, window="bombardment_static", mark=SHELTERED, by=shelter),
)
LISTENERS: Declared = (
    *action_card(
        BOMBS_CARD,
        "bombardment_before",
        both(it_concerns_me, big_ships_bombard),
        Lasting(SMART, INVASION, on=THIS_PLANET),
    ),
    *action_card(
        CHEMICALS,
        "bombardment_before",
        both(it_concerns_me, somebody_defends),
        LoseGroundUnits(kinds=(GROUND_FORCE, SHOCK_TROOP), number=HALF_UP, why=CHEMICALS),
        HitEach(kind=MECHANIZED_UNIT, why=CHEMICALS),
    ),
    *action_card(PRECISION, "bombardment_before", it_concerns_me, Lasting(PRECISE, INVASION, on=THIS_PLANET)),
    *action_card(
        DUG_IN, "bombardment_before", both(i_defend, somebody_defends), Lasting(SHELTERED, INVASION)
    ),
)
