"""Random games in which much happens: everybody starts with fleets among the others, and cards.

Plain random play seldom fights. This start is no lawful one, but every position has to have words, and so a
test of words wants to see as many questions as it can.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import throneworld as tw
from tests.asides import any_ask
from throneworld.imperium.board import all_systems
from throneworld.imperium.units import plus, some
from throneworld.imperium.verbs.cards import learn
from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.ti3.board import homes_in_play
from throneworld.ti3.edition import EDITION
from throneworld.ti3.state import SPACE, Ti3State
from throneworld.ti3.tables import TECHNOLOGY

MOST_CHOICES = 1500
GALAXIES = ("preset", "fair", "preset", "build")
DULL = {"decline", "done", "hold_fire", "keep", "no", "pass", "stay"}
FLEET = (
    ("carrier", 1),
    ("dreadnought", 1),
    ("cruiser", 1),
    ("destroyer", 1),
    ("fighter", 3),
    ("ground_force", 2),
)
PATROL = (("carrier", 1), ("destroyer", 2), ("fighter", 2), ("ground_force", 3))
FLEET_SUPPLY = 6
GARRISON = (("ground_force", 2), ("shock_troop", 1), ("pds", 1))


def positions(seed: int, most: int = MOST_CHOICES) -> Iterator[tw.Game]:
    """A game before each of its choices, and once more at its end."""
    luck = Random(seed)
    options: dict[str, Noun] = {
        "galaxy": GALAXIES[seed % len(GALAXIES)],
        "bids": seed % 3 == 0,
        "last_round": 4,
        "ascendancy": seed % 5 == 2,
    }
    game = tw.new_game("ti3", 3 + seed % 6, seed, options)
    crowded = False
    for _ in range(most):
        if game.over:
            break
        ask = any_ask(game, luck.randrange)
        if not crowded and ask.prompt == "choose_action":
            crowd(game.state, luck)
            crowded = True
        yield game
        game.choose(ask.seat, _choice(game, ask, luck))
    yield game


def _choice(game: tw.Game, ask: Ask, luck: Random) -> Option:
    """Mostly something that makes a difference; a system with units of others rather than an empty one."""
    eager = [option for option in ask.options if option[0] not in DULL]
    if not eager or luck.random() < 0.12:
        return luck.choice(ask.options)
    verb = luck.choice(sorted({str(option[0]) for option in eager}))
    found = [option for option in eager if option[0] == verb]
    if verb == "tactical":
        held = {int(place) for places in game.state.units for place in places if place.isdigit()}
        found = [option for option in found if option[1] in held] or found
    return luck.choice(found)


def crowd(state: Ti3State, luck: Random) -> None:
    """Fill the board and the hands."""
    systems = [each for each in all_systems(state) if not homes_in_play(state) >> each & 1]
    luck.shuffle(systems)
    for seat in range(len(state.factions)):
        for fleet in (FLEET, FLEET, PATROL):
            _settle(state, seat, systems.pop(), fleet)
        _equip(state, seat, luck)


def _settle(state: Ti3State, seat: int, system: int, fleet: tuple[tuple[str, int], ...]) -> None:
    for kind, count in fleet:
        _put(state, seat, SPACE[system], kind, count)
    for planet in EDITION.planets[system]:
        if planet not in state.control and planet not in state.counters:
            state.control[planet] = seat
            for kind, count in GARRISON:
                _put(state, seat, planet, kind, count)


def _put(state: Ti3State, seat: int, place: str, kind: str, count: int) -> None:
    places = state.units[seat]
    places[place] = plus(places.get(place, EDITION.none), some(state, kind, count))


def _equip(state: Ti3State, seat: int, luck: Random) -> None:
    state.trade_goods[seat] = luck.randrange(8)
    state.fleet[seat], state.tactic[seat] = FLEET_SUPPLY, 5
    for _ in range(min(5, len(state.action_deck))):
        card, *rest = state.action_deck
        state.action_deck = tuple(rest)
        state.hands[seat] = (*state.hands[seat], card)
        learn(state, card, seat)
    known = [each for each in TECHNOLOGY if each not in state.technologies[seat]]
    state.technologies[seat] = (*state.technologies[seat], *luck.sample(known, 6))
