"""How games of Twilight Imperium 4 begin in which questions are near that random games seldom put."""

from __future__ import annotations

from collections.abc import Mapping

import throneworld as tw
from tests.near import Beginning, interrupted, played
from tests.ti4.eager import positions
from tests.ti4.tiles import bind_the_pick, bind_the_place
from throneworld.imperium.board import all_systems
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.verbs.cards import learn
from throneworld.kernel.game import Game
from throneworld.ti4.board import is_home, planets_in
from throneworld.ti4.effects.placing import PlaceOnEachPlanet, free_pieces
from throneworld.ti4.laws.learning import ExhaustForTechnologies
from throneworld.ti4.phases.turn import ChooseAction
from throneworld.ti4.setup.building import BuildGalaxy
from throneworld.ti4.state import SPACE, of
from throneworld.ti4.tables import CRUISER, FACTION, INFANTRY, LAYOUTS, TITLE
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.units import NONE, plus, some
from throneworld.ti4.verbs.technologies import sheet_of
from throneworld.ti4.voting.agenda import ResolveAgenda

OTHERS = tuple(faction for faction in FACTION if faction != "yssaril")
COMMON = ("direct_hit", "flank_speed", "morale_boost")
"""Action cards of which there are four."""


def galaxy_is_built(number: int) -> Game:
    """Few tiles are left, so that they do not fit everywhere; often so that the next player has one
    pick, or one place, and would have more with other tiles in hand."""
    bind = (bind_the_pick, bind_the_place, None, None)[number % 4]
    game = tw.new_game("ti4", 4 + number % 3 if bind is None else 3, number, {"galaxy": "build"})
    left = 2 + number % 9 if bind is None else 2 + game.seats
    played(game, number, lambda game: building(game) >= tiles(game.seats) - left)
    if bind is not None:
        bind(game)
    return interrupted(game)


def tiles(seats: int) -> int:
    return (LAYOUTS[seats].blue + LAYOUTS[seats].red) * seats


def building(game: Game) -> int:
    """How many tiles were placed, if that is being asked."""
    return game.question.turn if isinstance(game.question, BuildGalaxy) else -1


def yssaril_look_at_a_hand(number: int) -> Game:
    """They own Mageon Implants, and everybody else holds two cards, which may be of one title."""
    seat, seats = number % 4, 4 + number % 3
    others = [*OTHERS[number % 10 :], *OTHERS]
    game = tw.new_game("ti4", [*others[:seat], "yssaril", *others[seat : seats - 1]], number)
    played(game, number, lambda game: game.question == ChooseAction(seat=seat))
    own(game, seat, "mageon_implants")
    hold_two_each(game)
    game.proceed()
    game.choose(seat, ("component", "mageon_implants"))
    return game


def own(game: Game, seat: int, technology: str) -> None:
    state = of(game)
    state.technologies[seat] = (*state.technologies[seat], technology)
    state.sheets[seat] = sheet_of(state, seat)


def somebody_discards(number: int) -> Game:
    """One of two cards, which may be of one title."""
    game = tw.new_game("ti4", 3 + number % 4, number)
    played(game, number, lambda game: game.asks[0].prompt == "choose_action")
    hold_two_each(game)
    return interrupted(game, DiscardCards(seat=number % game.seats))


def hold_two_each(game: Game) -> None:
    of(game).hands = [()] * game.seats
    for turn in range(2 * game.seats):
        hold(game, turn % game.seats, COMMON[turn // 4])


def hold(game: Game, seat: int, title: str) -> None:
    """An action card from the deck."""
    state = of(game)
    card = next(each for each in state.action_deck if TITLE[each] == title)
    state.action_deck = tuple(each for each in state.action_deck if each != card)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, seat)


def agenda_with_political_secrets(number: int) -> Game:
    """Before the first strategy phase all notes lie with their owners; here two have given two away each,
    and whoever holds one political secret may hold the other, too."""
    game = tw.new_game("ti4", 5 + number % 2, number)
    played(game, number, lambda game: game.asks[0].prompt == "choose_strategy_card")
    one, two, taker, other = [(number + each) % game.seats for each in range(4)]
    give_note(game, one, taker, f"political_secret:{one}")
    give_note(game, two, taker if number % 3 else other, f"political_secret:{two}")
    give_note(game, one, other, f"ceasefire:{one}")
    give_note(game, two, other if number % 3 else taker, f"ceasefire:{two}")
    return interrupted(game, ResolveAgenda())


def give_note(game: Game, owner: int, taker: int, note: str) -> None:
    state = of(game)
    state.notes[owner] = tuple(each for each in state.notes[owner] if each != note)
    state.notes[taker] = (*state.notes[taker], note)
    learn(state, note, owner, taker)


def several_opponents(number: int) -> Game:
    """Odd effects may bring ships of three players together (RR 78.3)."""
    game = in_action_phase(number)
    seats, system = range(game.seats)[:3], systems_to_activate(game)[number % 5]
    for seat in seats:
        put(game, seat, SPACE[system], CRUISER)
    return interrupted(game, TacticalAction(seat=0, system=system, stage="space_combat"))


def more_planets_than_infantry(number: int) -> Game:
    """All plastic but three pieces stands in space (RR 41.3)."""
    game = in_action_phase(number)
    state, systems = of(game), systems_to_activate(game)
    for system in systems[: free_pieces(state, 0, INFANTRY) - 3]:
        put(game, 0, SPACE[system], INFANTRY)
    for planet in [planet for system in systems for planet in planets_in(system)][:6]:
        state.control[planet] = 0
    return interrupted(game, PlaceOnEachPlanet(seat=0, why="rise_of_a_messiah"))


def more_planets_than_technologies(number: int) -> Game:
    """All planets of a player are readied."""
    game = in_action_phase(number)
    state = of(game)
    for planet in [planet for system in systems_to_activate(game) for planet in planets_in(system)][:9]:
        state.control[planet] = 0
    return interrupted(game, ExhaustForTechnologies(seat=0, why="anti_intellectual_revolution"))


def in_action_phase(number: int) -> Game:
    game = tw.new_game("ti4", 3 + number % 4, number)
    return played(game, number, lambda game: game.asks[0].prompt == "choose_action")


def systems_to_activate(game: Game) -> list[int]:
    """Those outside of home systems."""
    return [each for each in all_systems(of(game)) if not is_home(each)]


def put(game: Game, seat: int, place: str, kind: str) -> None:
    units = of(game).units[seat]
    units[place] = plus(units.get(place, NONE), some(kind, 1))


NEAR: Mapping[str, Beginning] = {
    "BuildGalaxy": galaxy_is_built,
    "DiscardCards": somebody_discards,
    "ChooseOpponent": several_opponents,
    "ExhaustForTechnologies": more_planets_than_technologies,
    "PlaceWhilePiecesLast": more_planets_than_infantry,
    "TakeCard": yssaril_look_at_a_hand,
    "ChooseNote": agenda_with_political_secrets,
}

LIVELY = positions
