"""Of every game: what its zones declare is true of its positions and of what seats see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import msgspec
import pytest

import throneworld as tw
from tests.asides import any_ask
from tests.games import short
from tests.worlds import can_part
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of, names
from throneworld.kernel.zones import Pool, Zones, exchange, redeal

LOOKS = 120
"""So many positions of each game are looked at, however long it is."""

every_game = pytest.mark.parametrize("name", names())


@cache
def positions(name: str) -> list[Game]:
    """Positions of a random game with everything that can be switched on."""
    definition = definition_of(name)
    options = {**short(name), **{each.id: True for each in definition.settings if type(each.default) is bool}}
    game, dice, found = tw.new_game(name, definition.most_seats, 5, options), SmallDice(5), []
    while not game.over:
        found.append(game.copy())
        ask = any_ask(game, partial(dice.below, "who"))
        game.choose(ask.seat, ask.options[dice.below("what", len(ask.options))])
    return found[:: max(1, len(found) // LOOKS)]


def with_eyes(name: str) -> Iterator[tuple[Game, int, int]]:
    """Each position, a seat that looks at it, and a number."""
    for number, game in enumerate(positions(name)):
        yield game, number % game.seats, number


def parts(game: Game) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(game.state)
    return fields


def fields_of_hands(zones: Zones) -> list[str]:
    pools = [each for each in zones.hidden if isinstance(each, Pool)]
    return [zone.field for pool in pools for zone in pool.zones if zone.hands]


@every_game
def test_dealing_anew_leaves_what_is_public_and_what_the_seat_holds(name: str) -> None:
    zones = definition_of(name).zones
    for game, seat, number in with_eyes(name):
        other = game.copy()
        other.dice = SmallDice(number)
        redeal(other, seat)
        before, after = parts(game), parts(other)
        assert [before[field] for field in zones.public] == [after[field] for field in zones.public]
        for field in fields_of_hands(zones):
            assert before[field][seat] == after[field][seat], field


@every_game
def test_every_zone_is_dealt_anew_at_some_time(name: str) -> None:
    """Else something that is hidden would stay where it is, for everybody who imagines to find."""
    zones = definition_of(name).zones
    same = {field for each in zones.hidden for field in each.fields}
    for game, seat, number in with_eyes(name):
        other = game.copy()
        other.dice = SmallDice(number)
        redeal(other, seat)
        before, after = parts(game), parts(other)
        same -= {field for field in same if before[field] != after[field]}
    assert not same


@every_game
def test_no_card_is_made_or_lost_by_dealing_anew(name: str) -> None:
    zones = definition_of(name).zones
    for game, seat, number in with_eyes(name):
        other = game.copy()
        other.dice = SmallDice(number)
        redeal(other, seat)
        for pool in zones.hidden:
            if isinstance(pool, Pool):
                assert _cards(game, pool) == _cards(other, pool)


def _cards(game: Game, pool: Pool) -> list[str]:
    found: list[str] = []
    for zone in pool.zones:
        held = getattr(game.state, zone.field)
        for place in held if zone.hands else (held,):
            found += [place] if isinstance(place, str) else place
    return sorted(found)


@every_game
def test_a_seat_sees_no_difference_when_the_others_exchange_what_it_does_not_know(name: str) -> None:
    zones, differing = definition_of(name).zones, 0
    for game, seat, number in with_eyes(name):
        if not can_part(game):
            continue
        other = game.copy()
        exchange(other, seat, SmallDice(number))
        differing += game.digest() != other.digest()
        for eyes in (seat, None):
            assert json.dumps(game.view(eyes)) == json.dumps(other.view(eyes)), (number, seat)
        before, after = parts(game), parts(other)
        decks = set(zones.fields) - set(fields_of_hands(zones)) - {zones.known}
        assert all(before[field] == after[field] for field in decks)
    assert differing > min(LOOKS, len(positions(name))) // 4
