"""Domain Counters of a position and of the board, in the words of the cases: `hostile_locals_2`."""

from __future__ import annotations

from typing import Any

from tests.rules.ti3.casework.case import Data, Names
from throneworld.ti3.domains.tokens import front_of, token_of
from throneworld.ti3.state import SPACE
from throneworld.ti3.tables import DOMAIN_COUNTER
from throneworld.ti3.verbs.domains import lay_face_down

FIRST_OF_MANY = 50
"""Tokens of a case have numbers beyond those of the box."""


def counter(said: str) -> str:
    """As the game calls it."""
    if said in DOMAIN_COUNTER:
        return said
    kind, _, value = said.rpartition("_")
    return f"{kind}:{value}"


def said_of(front: str) -> str:
    return front.replace(":", "_")


def where(names: Names, place: str) -> str:
    return (
        names.space(place)
        if names.knows_system(place) and place not in names.scene.state.edition.planet_values
        else place
    )


def face_down(names: Names, data: Data) -> None:
    for at, (place, said) in enumerate(data.items()):
        lay_face_down(names.scene.state, [where(names, place)], [token_of(counter(said), FIRST_OF_MANY + at)])


def open_ones(names: Names, data: Data) -> None:
    state = names.scene.state
    for place, said in data.items():
        laid = said if isinstance(said, list) else [said]
        there = state.counters.get(where(names, place), ())
        state.counters[where(names, place)] = (*there, *map(counter, laid))


def wealth(names: Names, data: Data) -> None:
    names.scene.state.goods_on.update(data)


def eliminated(names: Names, data: list[str]) -> None:
    """Out of the game, with what they had."""
    state = names.scene.state
    for race in data:
        seat = names.seat(race)
        state.eliminated = (*state.eliminated, seat)
        state.control = {planet: owner for planet, owner in state.control.items() if owner != seat}


def told_deck(cards: list[str]) -> list[str]:
    """What a case tells of the counters, as tokens of the box."""
    seen: dict[str, int] = {}
    tokens = []
    for said in cards:
        seen[said] = seen.get(said, 0) + 1
        tokens.append(token_of(counter(said), seen[said]))
    return tokens


# What has come of it


def read_hidden(names: Names, said: Data) -> tuple[Any, Any]:
    state = names.scene.state
    wanted = {where(names, place): each for place, each in said.items()}
    pairs = zip(state.domain_places, state.domain_tokens, strict=True)
    return wanted, {place: said_of(front_of(token)) for place, token in pairs}


def read_open(names: Names, said: Data) -> tuple[Any, Any]:
    wanted = {
        where(names, place): sorted(each if isinstance(each, list) else [each])
        for place, each in said.items()
    }
    counters = names.scene.state.counters
    return wanted, {place: sorted(map(said_of, there)) for place, there in counters.items()}


def read_wealth(names: Names, said: Data) -> tuple[Any, Any]:
    state = names.scene.state
    places = (*state.edition.planet_values, *SPACE)
    return said, {place: many for place, many in state.goods_on.items() if place in places}


def read_looks(names: Names, said: Data) -> tuple[Any, Any]:
    wanted = {race: sorted(where(names, each) for each in places) for race, places in said.items()}
    told = names.scene.told("domain_looked_at")
    return wanted, {
        race: sorted(place for seat, place in told if seat == names.seat(race)) for race in wanted
    }
