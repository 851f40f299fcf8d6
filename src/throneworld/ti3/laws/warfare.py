"""Laws about wars: what is gained by them, what they spare, and what they may cost."""

from __future__ import annotations

from throneworld.imperium.conditions import When
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import AGAINST_VOTERS, EACH
from throneworld.imperium.giving_up import BLOCKADE
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier, granted_by
from throneworld.imperium.owning import holders_of_law, law_owner
from throneworld.imperium.quantities import MAY_BOMBARD, MAY_LAND
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SPACE_DOCK, count
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.deeds import DESTROYED, FOUGHT, deeds_of_action
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.docks import ExhaustDocks
from throneworld.ti3.effects.gaining import GOODS, POINTS, Gain
from throneworld.ti3.effects.places import ClearMarkers, SettleLimits
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import GUARDS_YIELD
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.guards import guards_on
from throneworld.ti3.tables import MECATOL_TILE
from throneworld.ti3.tactical.landings import resists

GLORY, CONVENTIONS, PEACE, CORRUPT = (
    *("bellum_gloriosum", "conventions_of_war"),
    *("imperial_peace", "corrupt_empire"),
)
ONLY_THE_CAPITAL = "only_mecatol_rex"
"""Mark: this player invades no planet but Mecatol Rex."""

TEXTS: tuple[Text, ...] = (
    Text(GLORY, on_against=(ClearMarkers(),)),
    Text(CONVENTIONS, on_against=(ExhaustDocks(whom=AGAINST_VOTERS, outside_home=True),)),
    Text(PEACE, on_against=(Lasting(ONLY_THE_CAPITAL, ROUND, EACH),)),
    Text(CORRUPT),
)


def i_fought(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """On either side, whoever has won, if anybody has."""
    fought = seat in combatants(of(game), occasion)
    return None if fought else Refusal("SA-9.2.3", "not_about_you")


def combatants(state: Ti3State, occasion: Occasion) -> tuple[int, int]:
    """Both sides of a combat that is over; where nobody has won they are not all told. Nobody notes a battle
    with units of nobody."""
    winner, loser, place = int(occasion["winner"]), int(occasion["loser"]), str(occasion["place"])
    if winner != NOBODY:
        return winner, loser
    if place not in AREAS:
        return loser, state.control.get(place, NOBODY)
    fought = [each for each in deeds_of_action(state, FOUGHT) if each.about[2] == place]
    return (fought[0].seat, int(fought[0].about[1])) if fought else (state.active, NEUTRAL)


# Docks


def has_dock(state: Ti3State, seat: int, planet: str) -> bool:
    return any(count(state, each, planet, SPACE_DOCK) for each in range(len(state.units)))


def i_destroyed_a_dock(where: str) -> When:
    """In this fight, one of the player's whom the law is about."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        state, place = of(game), occasion[where]
        owner = law_owner(state, CORRUPT)
        done = [each.about for each in deeds_of_action(state, DESTROYED) if each.seat == seat]
        fine = any(
            kind == SPACE_DOCK and (whose, there) == (owner, place) and (fight or how == BLOCKADE)
            for kind, _, whose, there, how, fight in done
        )
        return None if fine else Refusal("SA-9.2.3", "not_about_you")

    return when


# The capital


def is_capital(state: Ti3State, seat: int, planet: str) -> bool:
    return SYSTEM[planet] == MECATOL_TILE


def at_peace(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """Where nobody resists there is no combat."""
    if SYSTEM[planet] != MECATOL_TILE or state.control.get(planet, NOBODY) == seat:
        return None
    guarded = guards_on(state, planet) and not granted_by(state, GUARDS_YIELD, seat, planet)
    fought = guarded or resists(state, seat, planet)
    return Refusal("SA-9.2.3", PEACE, (planet,)) if fought else None


def beside_the_capital(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """Nobody's planets neither; he may land on his own."""
    free = SYSTEM[planet] == MECATOL_TILE or state.control.get(planet, NOBODY) == seat
    return None if free else Refusal("SA-9.2.3", "only_the_capital_is_invaded", (planet, PEACE))


def is_bound(state: Ti3State, seat: int) -> bool:
    """What holds for each player holds for units of nobody, too."""
    return bool(state.marks) and is_marked(state, ONLY_THE_CAPITAL, None if seat == NEUTRAL else seat)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_BOMBARD, CONVENTIONS, window="bombardment_static", bans=True, where=has_dock),
    modifies(MAY_BOMBARD, PEACE, window="bombardment_static", bans=True, where=is_capital),
    modifies(MAY_LAND, PEACE, window="landing_static", bans=True, by=at_peace, for_nobody=True),
    modifies(MAY_LAND, PEACE, holds=is_bound, bans=True, by=beside_the_capital, for_nobody=True),
)
LISTENERS: Declared = (
    *law(
        GLORY,
        "combat_end_after",
        i_fought,
        Gain(GOODS, 1, why=GLORY),
        owner_only=False,
        must=True,
    ),
    *(
        clause
        for window, stop, where in (
            ("space_battle_end", "combat_end_after", "place"),
            ("invasion_won_after", "invasion_won_after", "planet"),
        )
        for clause in in_the_open(
            CORRUPT,
            window,
            (stop,),
            i_destroyed_a_dock(where),
            holders_of_law(CORRUPT, False),
            (Gain(POINTS, 1, why=CORRUPT), DiscardLaw(law=CORRUPT), SettleLimits()),
            rule="SA-9.2.3",
            must=True,
        )
    ),
)
