"""Action cards with an "Action" header (RR 2, 21).

An action is used only if the card is not cancelled (RR 21.4): `UseAction` is the first effect of each.
"""

from __future__ import annotations

from throneworld.imperium.effects.aims import (
    Choose,
    ChooseLaw,
    ChoosePlanet,
    ChoosePlayer,
    ChooseSystem,
    there_is,
)
from throneworld.imperium.effects.whom import CHOSEN, LAST_CHOSEN
from throneworld.imperium.units import CRUISER, DESTROYER, DREADNOUGHT, PDS, SPACE_DOCK
from throneworld.imperium.verbs.tokens import TACTIC
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.action_effects import DestroyOnPlanet, DestroyUnit, exhausted_of, planets_of_trait
from throneworld.ti4.cards.action_placing import gets_infantry_somewhere
from throneworld.ti4.cards.aims import ChooseUnit
from throneworld.ti4.cards.conditions import has_trade_goods
from throneworld.ti4.declare import Clause, Declared, Does, action_card, both
from throneworld.ti4.effects.cards import CHANCE, DiscardLaw, ResearchTechnology, Take
from throneworld.ti4.effects.counters import PlaceToken, TakeTokenOff
from throneworld.ti4.effects.exhausting import Exhaust, Ready
from throneworld.ti4.effects.gaining import GOODS, Gain, Lose
from throneworld.ti4.effects.placing import PlaceOnEachPlanet, PlaceUnits
from throneworld.ti4.effects.which import ITS_RESOURCES, OF_OTHERS_THERE, Planets
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.state import of
from throneworld.ti4.steps.research import can_research
from throneworld.ti4.tables import CULTURAL, INDUSTRIAL, INFANTRY

ACTION = "action"
FOCUSED_RESEARCH_PRICE = 4

# Conditions


def has_exhausted_cultural(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if exhausted_of(of(game), seat, CULTURAL) else Refusal("RR 21.3", "nothing_to_ready")


def has_industrial(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if planets_of_trait(of(game), seat, INDUSTRIAL) else Refusal("RR 21.3", "no_such_planet")


def may_research(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if can_research(of(game), seat) else Refusal("RR 21.3", "nothing_to_research")


# Action cards


def aimed(title: str, aim: Choose, *effects: Does, then: tuple[Choose, ...] = ()) -> Declared:
    """An action card that needs a target, and whose target allows all the rest."""
    return action_card(title, ACTION, there_is(aim), UseAction(), *effects, aims=(aim, *then))


LISTENERS: tuple[Clause, ...] = (
    *aimed(
        "cripple_defenses",
        ChoosePlanet(filters=("with_pds",)),
        DestroyOnPlanet(kind=PDS, why="cripple_defenses"),
    ),
    *action_card(
        "economic_initiative", ACTION, has_exhausted_cultural, UseAction(), Ready(Planets(trait=CULTURAL))
    ),
    *action_card(
        "focused_research",
        ACTION,
        both(has_trade_goods(FOCUSED_RESEARCH_PRICE), may_research),
        UseAction(),
        ResearchTechnology(),
        costs=(Lose(GOODS, FOCUSED_RESEARCH_PRICE, why="focused_research"),),
    ),
    *aimed(
        "frontline_deployment",
        ChoosePlanet(filters=("mine", "takes_infantry")),
        PlaceUnits(INFANTRY, 3, why="frontline_deployment"),
    ),
    *aimed(
        "ghost_ship",
        ChooseSystem(filters=("not_home", "with_wormhole", "without_ships_of_others", "takes_destroyer")),
        PlaceUnits(DESTROYER, why="ghost_ship"),
    ),
    *action_card(
        "industrial_initiative",
        ACTION,
        has_industrial,
        UseAction(),
        Gain(GOODS, Planets(trait=INDUSTRIAL), why="industrial_initiative"),
    ),
    *aimed(
        "insubordination",
        ChoosePlayer(filters=("another", "with_tactic_tokens")),
        Lose(TACTIC, 1, CHOSEN, why="insubordination"),
    ),
    *aimed(
        "lucky_shot",
        ChooseUnit(kinds=(DREADNOUGHT, CRUISER, DESTROYER), filters=("of_another", "beside_my_planet")),
        DestroyUnit(why="lucky_shot"),
    ),
    *aimed(
        "mining_initiative",
        ChoosePlanet(filters=("mine",)),
        Gain(GOODS, ITS_RESOURCES, why="mining_initiative"),
    ),
    *aimed(
        "plague",
        ChoosePlanet(filters=("of_another", "with_infantry")),
        DestroyOnPlanet(kind=INFANTRY, hits_on=6, why="plague"),
    ),
    *aimed(
        "reactor_meltdown",
        ChooseUnit(kinds=(SPACE_DOCK,), filters=("of_another", "not_home")),
        DestroyUnit(why="reactor_meltdown"),
    ),
    *aimed("repeal_law", ChooseLaw(), DiscardLaw()),
    *action_card(
        "rise_of_a_messiah",
        ACTION,
        gets_infantry_somewhere,
        UseAction(),
        PlaceOnEachPlanet(why="rise_of_a_messiah"),
    ),
    *aimed(
        "signal_jamming",
        ChooseSystem(filters=("not_home", "near_my_ships", "without_token_of_another")),
        PlaceToken(CHOSEN, LAST_CHOSEN),
        then=(ChoosePlayer(filters=("another", "without_token_in_target")),),
    ),
    *aimed("spy", ChoosePlayer(filters=("another", "with_action_cards")), Take(CHOSEN, CHANCE)),
    *aimed(
        "tactical_bombardment",
        ChooseSystem(filters=("with_my_bombardment", "with_readied_planets_of_others")),
        Exhaust(Planets(OF_OTHERS_THERE), why="tactical_bombardment"),
    ),
    *aimed("unexpected_action", ChooseSystem(filters=("with_my_token",)), TakeTokenOff()),
    *aimed(
        "unstable_planet",
        ChoosePlanet(filters=("hazardous", "readied_or_with_infantry")),
        Exhaust(Planets(CHOSEN), why="unstable_planet"),
        DestroyOnPlanet(kind=INFANTRY, most=3, why="unstable_planet"),
    ),
    *aimed(
        "uprising",
        ChoosePlanet(filters=("of_another", "not_home", "readied")),
        Exhaust(Planets(CHOSEN), why="uprising"),
        Gain(GOODS, ITS_RESOURCES, why="uprising"),
    ),
    *aimed(
        "war_effort",
        ChooseSystem(filters=("with_my_ships", "takes_cruiser")),
        PlaceUnits(CRUISER, why="war_effort"),
    ),
)
