"""Action cards of invasions, from their start until planets have changed hands."""

from __future__ import annotations

from throneworld.imperium.combat.bombarding import bombarding
from throneworld.imperium.effects.aims import there_is
from throneworld.imperium.effects.lasting import THIS_SYSTEM, Lasting
from throneworld.imperium.effects.whom import CHOSEN, LAST_CHOSEN
from throneworld.imperium.marks import INVASION, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BOMBARDMENT_ROLL_AGAINST, MAY_LAND, SWITCHED_OFF
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Occasion
from throneworld.ti4.board import planets_in
from throneworld.ti4.cards.invasion_effects import (
    PARLEYED,
    ChoosePlanetIfAny,
    ReplaceStructures,
    SendBack,
    is_parleyed,
    replaceable,
)
from throneworld.ti4.declare import Clause, When, action_card, both, it_concerns_another, it_concerns_me
from throneworld.ti4.effects.exhausting import Exhaust, Ready
from throneworld.ti4.effects.which import Planets
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import PDS
from throneworld.ti4.units import count

BUNKER = -4
BOMBARDMENT_PENALTY = "bombardment_penalty"
"""Mark: bombardment rolls against planets that this player controls are changed by the subject."""
PDS_DISABLED = "pds_disabled"
"""Mark: PDS of players other than this one, in the system that is its subject, have neither planetary shield
nor space cannon."""

FILTERS: Filters = {
    "planet": {
        "exhausted": lambda state, aim, planet: planet in state.exhausted,
        "of_the_new_controller": lambda state, aim, planet: state.control.get(planet) == aim.occasion["seat"],
    }
}


# Conditions


def my_planets_are_bombarded(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A planet of this player is there, and something that could bombard it."""
    state, invader, system = of(game), int(occasion["seat"]), int(occasion["system"])
    if all(state.control.get(planet) != seat for planet in planets_in(system)):
        return Refusal("RR 1.1", "no_planet_of_yours", (system,))
    return None if bombarding(state, invader, system) else Refusal("RR 15.1", "nothing_bombards")


def others_have_pds(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, planets = of(game), planets_in(int(occasion["system"]))
    others = [other for other in range(game.seats) if other != seat]
    there = any(count(state, other, planet, PDS) for other in others for planet in planets)
    return None if there else Refusal("RR 2.6", "no_pds_there")


def i_control_it(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The second fact of the occasion is a planet of this player."""
    mine = of(game).control.get(str(occasion["planet"])) == seat
    return None if mine else Refusal("RR 2.6", "not_your_planet", (occasion["planet"],))


def structures_to_replace(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = replaceable(of(game), seat, str(occasion["planet"]))
    return None if found else Refusal("RR 2.6", "nothing_to_replace")


def i_lost_it(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The third fact of the occasion, who controlled the planet before, is this seat."""
    return None if occasion["other"] == seat else Refusal("RR 2.6", "not_your_loss")


def either(one: When, other: When) -> When:
    """It is enough if one of two conditions holds."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        return one(game, seat, occasion) and other(game, seat, occasion)

    return when


TO_EXHAUST = ChoosePlanetIfAny(filters=("of_the_new_controller", "readied"))
TO_READY = ChoosePlanetIfAny(filters=("mine", "exhausted"))


def penalty(state: Ti4State, seat: int, planet: str) -> int:
    return sum([int(each.subject) for each in marks_of(state, BOMBARDMENT_PENALTY) if each.seat == seat])


def is_disabled(state: Ti4State, seat: int, kind: str, system: int) -> bool:
    """Whether the PDS of a player in a system are switched off during this invasion."""
    disabled = marks_of(state, PDS_DISABLED)
    return kind == PDS and any(each.seat != seat and each.subject == system for each in disabled)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(BOMBARDMENT_ROLL_AGAINST, "bunker", mark=BOMBARDMENT_PENALTY, by=penalty),
    modifies(SWITCHED_OFF, "disable", mark=PDS_DISABLED, bans=True, whose=ANYBODY, by=is_disabled),
    modifies(MAY_LAND, "parley", bans=True, by=is_parleyed, mark=PARLEYED),
)

LISTENERS: tuple[Clause, ...] = (
    *action_card(
        "bunker",
        "invasion_start",
        both(it_concerns_another, my_planets_are_bombarded),
        Lasting(BOMBARDMENT_PENALTY, INVASION, about=BUNKER),
    ),
    *action_card(
        "disable",
        "invasion_start",
        both(it_concerns_me, others_have_pds),
        Lasting(PDS_DISABLED, INVASION, on=THIS_SYSTEM),
    ),
    *action_card("parley", "other_committed_after", both(it_concerns_another, i_control_it), SendBack()),
    *action_card(
        "infiltrate", "gain_control_when", both(it_concerns_me, structures_to_replace), ReplaceStructures()
    ),
    *action_card(
        "reparations",
        "gain_control_after",
        both(i_lost_it, either(there_is(TO_EXHAUST, "RR 2.6"), there_is(TO_READY, "RR 2.6"))),
        Exhaust(Planets(CHOSEN), why="reparations"),
        Ready(Planets(LAST_CHOSEN)),
        aims=(TO_EXHAUST, TO_READY),
    ),
)
