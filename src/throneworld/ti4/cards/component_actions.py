"""Component actions of technologies, faction abilities, a flagship and promissory notes (RR 21)."""

from __future__ import annotations

from throneworld.imperium.effects.aims import ChoosePlanet, ChooseSystem, there_is
from throneworld.imperium.verbs.tokens import FLEET, STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.action_effects import DestroyOnPlanet
from throneworld.ti4.cards.action_placing import ChooseKind, PlaceKind
from throneworld.ti4.cards.conditions import has_strategy_token
from throneworld.ti4.cards.filters import takes
from throneworld.ti4.cards.notes_effects import ReturnNote
from throneworld.ti4.declare import Clause, ability, both, flagship, note, technology
from throneworld.ti4.effects.cards import Learn
from throneworld.ti4.effects.gaining import Lose
from throneworld.ti4.effects.placing import PlaceUnits
from throneworld.ti4.effects.where import ITSELF, flagship_place
from throneworld.ti4.effects.whom import OWNER, owner_of_note
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.steps.research import gain_refusal
from throneworld.ti4.tables import CRUISER, DESTROYER, FIGHTER, INFANTRY

ACTION = "action"
WAR_SUN_TECHNOLOGY = "war_sun"

# Conditions


def inferno_takes_cruiser(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    place = flagship_place(state, seat, "the_inferno")
    return (
        None if place and takes(state, seat, CRUISER, place) else Refusal("RR 58.5", "none_left", (CRUISER,))
    )


def muaat_has_fleet_token(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    owner = owner_of_note(state, "fires_of_the_gashlai")
    fine = owner != NOBODY and state.fleet[owner] > 0
    return None if fine else Refusal("RR 21.3", "empty_fleet_pool", (owner,))


def may_gain_war_sun(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return gain_refusal(of(game), seat, WAR_SUN_TECHNOLOGY)


# Technologies

_STRUCK = ChoosePlanet(filters=("below_my_bombardment", "with_infantry"))

TECHNOLOGIES: tuple[Clause, ...] = (
    *technology(
        "x89_bacterial_weapon",
        ACTION,
        there_is(_STRUCK),
        UseAction(),
        DestroyOnPlanet(kind=INFANTRY, why="x89_bacterial_weapon"),
        aims=(_STRUCK,),
        exhausts=True,
    ),
)

# Faction abilities and flagships

_FORGE = ChooseSystem(filters=("with_my_war_sun", "takes_fighter_or_destroyer"))
_DROP = ChoosePlanet(filters=("mine", "takes_infantry"))

ABILITIES: tuple[Clause, ...] = (
    *flagship(
        "the_inferno",
        ACTION,
        both(has_strategy_token, inferno_takes_cruiser),
        UseAction(),
        PlaceUnits(CRUISER, 1, ITSELF, why="the_inferno"),
        costs=(Lose(STRATEGY, why="the_inferno"),),
    ),
    *ability(
        "star_forge",
        ACTION,
        both(has_strategy_token, there_is(_FORGE)),
        UseAction(),
        PlaceKind(counts=((FIGHTER, 2), (DESTROYER, 1)), how="star_forge"),
        aims=(_FORGE, ChooseKind(kinds=(FIGHTER, DESTROYER))),
        costs=(Lose(STRATEGY, why="star_forge"),),
    ),
    *ability(
        "orbital_drop",
        ACTION,
        both(has_strategy_token, there_is(_DROP)),
        UseAction(),
        PlaceUnits(INFANTRY, 2, why="orbital_drop"),
        aims=(_DROP,),
        costs=(Lose(STRATEGY, why="orbital_drop"),),
    ),
)

# Promissory notes: three of them stay in the play area, until their holder activates a system of the owner

NOTES: tuple[Clause, ...] = (
    *note(
        "fires_of_the_gashlai",
        ACTION,
        both(muaat_has_fleet_token, may_gain_war_sun),
        UseAction(),
        Lose(FLEET, 1, OWNER, why="fires_of_the_gashlai"),
        Learn(WAR_SUN_TECHNOLOGY),
        ReturnNote(title="fires_of_the_gashlai"),
    ),
)

LISTENERS: tuple[Clause, ...] = (*TECHNOLOGIES, *ABILITIES, *NOTES)
