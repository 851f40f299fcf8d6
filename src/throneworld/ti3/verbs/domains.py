"""Domain Counters: laid face down, looked at, turned up, put away (SA-16.2, 16.3)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.edition import Place
from throneworld.imperium.verbs.cards import also_learn, forget
from throneworld.kernel.game import Game
from throneworld.ti3.domains.tokens import front_of, type_of
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import MECATOL_REX

RADIATION = "neutron_radiation"
STAYING: frozenset[str] = frozenset(
    (
        *(RADIATION, "lazax_survivors", "wormhole_discovery"),
        *("alien_technology", "uncharted_habitats", "space_wormhole_discovery"),
    )
)
"""Counters that stay where they are, whoever gains the place: what they do they do from there."""


def hidden_at(state: Ti3State, place: Place) -> str:
    """The token that lies face down there, or nothing."""
    if place not in state.domain_places:
        return ""
    return state.domain_tokens[state.domain_places.index(place)]


def is_known(state: Ti3State, seat: int, place: Place) -> bool:
    """Whether a player has looked at what lies face down there."""
    token = hidden_at(state, place)
    return bool(token) and state.known.get(token, 0) >> seat & 1 == 1


def lay_face_down(state: Ti3State, places: Sequence[Place], tokens: Sequence[str]) -> None:
    """One on each place; what is left goes to the box (SA-16.2.2, 16.3.2)."""
    state.domain_places = (*state.domain_places, *places)
    state.domain_tokens = (*state.domain_tokens, *tokens[: len(places)])
    state.domain_box = (*state.domain_box, *tokens[len(places) :])


def look_at(game: Game, seat: int, place: Place) -> None:
    """Everybody sees that he looks, he alone what it is; nobody unlearns it."""
    state = of(game)
    token = hidden_at(state, place)
    game.fence()
    also_learn(state, token, seat)
    game.tell("domain_looked_at", seat, place)
    game.tell("domain_seen", seat, place, front_of(token), to=of(game).pair(seat))


def _lift(state: Ti3State, place: Place) -> str:
    at = state.domain_places.index(place)
    token = state.domain_tokens[at]
    state.domain_places = (*state.domain_places[:at], *state.domain_places[at + 1 :])
    state.domain_tokens = (*state.domain_tokens[:at], *state.domain_tokens[at + 1 :])
    return token


def turn_up(game: Game, seat: int, place: Place) -> None:
    """What lay face down lies open; nobody unlearns it."""
    state = of(game)
    token = _lift(state, place)
    forget(state, token)
    state.domains_shown = (*state.domains_shown, token)
    state.counters[place] = (*state.counters.get(place, ()), front_of(token))
    game.fence()
    game.tell("domain_revealed", seat, place, front_of(token))


def put_away_unseen(state: Ti3State, place: Place) -> bool:
    """Back into the box; who knew it knows that nobody else will find it."""
    if place not in state.domain_places:
        return False
    state.domain_box = (*state.domain_box, _lift(state, place))
    return True


def put_away(game: Game, place: Place) -> None:
    """Whatever waits there to be resolved goes without effect (SA-16.2.6)."""
    state = of(game)
    there = state.counters.get(place, ()) if state.meets_counters else ()
    open_ones = [each for each in there if type_of(each) not in STAYING]
    for counter in open_ones:
        discard(state, place, counter)
    if put_away_unseen(state, place) or open_ones:
        game.tell("domain_put_away", place)


def custodians_on(state: Ti3State, planet: str) -> bool:
    """Whether they bar annexation (ruling 85); other counters do not (SA-16.2.6)."""
    there = [each for each in state.counters.get(planet, ()) if each != RADIATION]
    return bool(there) and (planet == MECATOL_REX or not state.meets_counters)


def discard(state: Ti3State, place: Place, counter: str) -> None:
    """One counter that lies open is gone."""
    left = list(state.counters.get(place, ()))
    left.remove(counter)
    del state.counters[place]
    if left:
        state.counters[place] = tuple(left)


EVENTS: dict[str, tuple[str, ...]] = {
    "domain_looked_at": ("seat", "place"),
    "domain_seen": ("seat", "place", "counter"),
    "domain_revealed": ("seat", "place", "counter"),
    "domain_put_away": ("place",),
}
