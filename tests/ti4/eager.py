"""Random games in which much happens: everybody starts with fleets among the others, and with cards.

Plain random play seldom fights and never reaches the agenda phase. This start is no lawful one, but every
position has to have words, and so a test of words wants to see as many questions as it can.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import throneworld as tw
from tests import eager
from throneworld.imperium.board import all_systems
from throneworld.imperium.verbs.cards import learn
from throneworld.kernel.asks import Noun
from throneworld.ti4.board import is_home, planets_in
from throneworld.ti4.state import SPACE, Ti4State
from throneworld.ti4.steps.research import available
from throneworld.ti4.tables import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    PDS,
    TECHNOLOGY,
    WAR_SUN,
)
from throneworld.ti4.units import NONE, plus, some
from throneworld.ti4.verbs.technologies import sheet_of

MOST_CHOICES = 1200
GALAXIES = ("fair", "preset", "random", "build")
DULL = {"abstain", "cancel", "decline", "done", "end_turn", "leave_custodians", "pass", "stay"}
FLEET = ((CARRIER, 1), (DREADNOUGHT, 1), (CRUISER, 1), (DESTROYER, 1), (FIGHTER, 3), (INFANTRY, 2))
PATROL = ((CARRIER, 1), (DESTROYER, 2), (FIGHTER, 2), (INFANTRY, 3))


def positions(seed: int) -> Iterator[tw.Game]:
    """A game before each of its choices, and once more at its end."""
    luck = Random(seed)
    options: dict[str, Noun] = {
        "factions": "choose" if seed % 7 == 0 else "random",
        "colours": "choose" if seed % 7 == 0 else "seats",
        "galaxy": GALAXIES[seed % len(GALAXIES)],
        "blind_retreat": seed % 5 == 0,
    }
    game = tw.new_game("ti4", 3 + seed % 4, seed, options)
    crowd = ("choose_strategy_card", _crowd_game)
    return eager.positions(game, luck, DULL, crowd, MOST_CHOICES)


def _crowd_game(game: tw.Game, luck: Random) -> None:
    crowd(game.state, luck)
    game.restart()


def crowd(state: Ti4State, luck: Random) -> None:
    """Fill the board and the hands."""
    state.custodians = luck.random() < 0.3
    systems = [each for each in all_systems(state) if not is_home(each)]
    luck.shuffle(systems)
    for seat in range(len(state.factions)):
        for fleet in (FLEET, FLEET, PATROL):
            _settle(state, seat, systems.pop(), fleet)
        _equip(state, seat, luck)
        _learn(state, seat, luck)
    _swap_notes(state)


def _settle(state: Ti4State, seat: int, system: int, fleet: tuple[tuple[str, int], ...]) -> None:
    for kind, count in fleet:
        _put(state, seat, SPACE[system], kind, count)
    for planet in planets_in(system):
        if planet not in state.control:
            state.control[planet] = seat
            for kind, count in ((INFANTRY, 2), (PDS, 1)):
                _put(state, seat, planet, kind, count)


def _put(state: Ti4State, seat: int, place: str, kind: str, count: int) -> None:
    state.units[seat][place] = plus(state.units[seat].get(place, NONE), some(kind, count))


def _equip(state: Ti4State, seat: int, luck: Random) -> None:
    state.trade_goods[seat] = luck.randrange(8)
    state.fleet[seat], state.tactic[seat] = 5, 5
    for _ in range(6):
        card, *rest = state.action_deck
        state.action_deck = tuple(rest)
        state.hands[seat] = (*state.hands[seat], card)
        learn(state, card, seat)
    home = next(place for place in state.units[seat] if place.isdigit() and is_home(int(place)))
    for kind in (FLAGSHIP, WAR_SUN):
        if luck.random() < 0.6:
            _put(state, seat, home, kind, 1)


def _learn(state: Ti4State, seat: int, luck: Random) -> None:
    """His own technologies and some others."""
    known = [*available(state, seat)]
    luck.shuffle(known)
    own = [each for each in known if TECHNOLOGY[each].faction]
    state.technologies[seat] = (*state.technologies[seat], *dict.fromkeys((*own[:1], *known[:6])))
    state.sheets[seat] = sheet_of(state, seat)


def _swap_notes(state: Ti4State) -> None:
    """Everybody holds the notes of the next player."""
    hands = list(state.notes)
    for seat, hand in enumerate(hands):
        taker = (seat + 1) % len(hands)
        state.notes[taker] = hand
        for note in hand:
            learn(state, note, taker)
