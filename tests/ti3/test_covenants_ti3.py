"""Random games in which each player leads two races: who knows what, and that nothing else breaks."""

from __future__ import annotations

import json
from functools import cache

import pytest

import throneworld as tw
from tests.games import at_random
from tests.worlds import can_part
from throneworld.kernel.asks import Noun
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.zones import exchange, redeal
from throneworld.ti3.covenants import partner_of
from throneworld.ti3.invariants import check
from throneworld.ti3.state import of

TABLES = ("hands", "politics", "secrets")
EVERY = 40
both = pytest.mark.parametrize("seats", [6, 8])


@cache
def positions(seats: int) -> list[Game]:
    """Some of a random game, each with its laws kept."""
    options: dict[str, Noun] = {
        "covenants": "yes",
        "last_round": 4,
        "surrender": False,
        "crimson_suns": "yes",
    }
    game, found = tw.new_game("ti3", seats=seats, seed=seats, options=options), []
    for number, _ in enumerate(at_random(game, seats)):
        if number % EVERY == 0:
            check(game)
            found.append(game.copy())
    return [*found, game]


@both
def test_partners_know_each_others_hands_and_nobody_else_does_by_that(seats: int) -> None:
    for game in positions(seats):
        if game.state.phase == "setup":
            continue
        for seat in range(seats):
            partner = partner_of(of(game), seat)
            known = game.view(seat)["you"]["known_cards"]
            found = sorted(each["card"] for each in known if each["seat"] == partner)
            assert found == sorted(card for table in TABLES for card in getattr(game.state, table)[partner])


@both
def test_in_every_world_that_one_imagines_the_partner_holds_what_he_holds(seats: int) -> None:
    others_differ = 0
    for number, game in enumerate(positions(seats)):
        seat = number % seats
        partner, world = partner_of(of(game), seat), game.copy()
        world.dice = SmallDice(number)
        redeal(world, seat)
        for table in TABLES:
            before, after = getattr(game.state, table), getattr(world.state, table)
            assert (before[seat], before[partner]) == (after[seat], after[partner])
            others_differ += before != after
    assert others_differ


@both
def test_nobody_sees_what_the_others_exchange_among_themselves(seats: int) -> None:
    differing = 0
    for number, game in enumerate(each for each in positions(seats) if can_part(each)):
        seat, world = number % seats, game.copy()
        exchange(world, seat, SmallDice(number))
        differing += world.digest() != game.digest()
        for eyes in (seat, None):
            assert json.dumps(world.view(eyes)) == json.dumps(game.view(eyes))
    assert differing


@both
def test_a_game_is_saved_in_the_middle_and_goes_on_alike(seats: int) -> None:
    found = positions(seats)
    game = found[len(found) // 2]
    again = tw.load(json.loads(json.dumps(game.snapshot(), sort_keys=True)))
    assert again.digest() == game.digest() and of(again).covenants
    there = game.copy()
    for _, (seat, option) in zip(range(30), at_random(there, 1), strict=False):
        again.choose(seat, option)
    assert again.digest() != game.digest() and len(again.choices) == len(game.choices) + 30
    assert tw.replay(game.record).digest() == game.digest()


@both
def test_the_winners_are_a_pair_or_several(seats: int) -> None:
    game = positions(seats)[-1]
    assert game.result is not None and sorted(game.result.ranking) == list(range(seats))
    assert {partner_of(of(game), seat) for seat in game.result.winners} == set(game.result.winners)
