"""In the game that a seat imagines nothing depends on what another has answered and not announced yet."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.kernel.toy import table
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held, release

PASS: Option = ("pass",)
SHOUT: Option = ("play", "shout")
ROAR: Option = ("play", "roar")
"""Once a window."""
SEEDS = range(12)


def noise(*, patient: bool = False) -> Game:
    """Who shouts, who can hush him, who can roar and who can shout as well, before anybody has answered."""
    game = table(4, cards=[("shout",), ("hush",), ("roar", "roar"), ("shout", "hush")])
    game.patient = patient
    game.restart()
    return game


def shouted(roarer: Option, other: Option, *, patient: bool = False) -> Game:
    """The first has shouted, and may be hushed; what the two after him answered is not announced yet."""
    game = noise(patient=patient)
    answers = {0: SHOUT, 2: roarer, 3: other}
    if patient:
        release(game, answers)
    else:
        for seat in game.asked:
            game.choose(seat, answers[seat])
    assert game.waited_for == (1, 2, 3) and is_held(game) == patient
    return game


def worlds(*, patient: bool = False) -> list[Game]:
    """All that the roarer and the other might have answered."""
    return [shouted(one, two, patient=patient) for one, two in product((ROAR, PASS), (SHOUT, PASS))]


def imagined(game: Game, seat: int, seed: int) -> dict[str, Any]:
    """All there is to see of an imagined game, and how it goes on if whoever can plays something."""
    other = game.imagine(seat, seed)
    start = [other.snapshot(), other.asks, other.confirming, other.view(seat)]
    while not other.over and other.state.rounds < 2:
        other.choose(other.asks[0].seat, other.asks[0].options[0])
    return {"start": start, "end": [other.snapshot(), list(other.choices)]}


def played(game: Game) -> list[Any]:
    return [event.args for event in game.log if event.kind == "played"]


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_waits_to_be_announced_leaves_no_trace_in_an_imagined_game(seat: int, patient: bool) -> None:
    first, *others = worlds(patient=patient)
    for seed in SEEDS:
        expected = imagined(first, seat, seed)
        assert all(imagined(world, seat, seed) == expected for world in others)


@pytest.mark.parametrize("own", [ROAR, PASS])
def test_whoever_has_answered_imagines_the_same_whatever_another_has(own: Option) -> None:
    one, two = shouted(own, SHOUT), shouted(own, PASS)
    for seed in SEEDS:
        assert imagined(one, 2, seed) == imagined(two, 2, seed)


def test_what_one_has_played_oneself_is_still_to_come_in_an_imagined_game() -> None:
    other = shouted(ROAR, SHOUT).imagine(2, 1)
    other.state.cards[:2] = [(), ()]
    while PASS in other.asks[0].options:
        other.choose(other.asks[0].seat, PASS)
    assert played(other) == [(0, "shout"), (2, "roar")]


def test_what_may_be_played_once_a_window_is_offered_again_in_an_imagined_game() -> None:
    """The real game counts it as used; whoever does not know of it may not count it."""
    game = shouted(ROAR, PASS)
    other = game.imagine(1, 1)
    other.state.cards[1:] = [("hush",), ("roar",), ()]
    other.choose(1, PASS)
    assert other.asked == (2,) and ROAR in other.asks[0].options
    game.choose(1, PASS)
    game.choose(3, PASS)
    assert played(game) == [(0, "shout"), (2, "roar")]


def test_a_cancel_hits_the_same_card_in_an_imagined_game() -> None:
    """Steps that one may not know of are gone, and what lies above them has sunk."""
    for world in worlds():
        other = world.imagine(1, 1)
        other.state.cards[1:] = [("hush",), (), ()]
        other.choose(1, ("play", "hush"))
        assert [event.args for event in other.log if event.kind == "cancelled"] == [(0, "shout")]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_others_have_answered_in_an_open_window_leaves_no_trace(seat: int) -> None:
    """Nor does it whether they have answered."""
    games = [noise() for _ in range(5)]
    for game, answers in zip(games[1:], product((ROAR, PASS), (SHOUT, PASS)), strict=True):
        for other, option in zip((2, 3), answers, strict=True):
            game.choose(other, option)
    for seed in SEEDS:
        expected = imagined(games[0], seat, seed)
        assert all(imagined(game, seat, seed) == expected for game in games[1:])


def test_the_real_game_goes_on_with_what_was_played() -> None:
    """Imagining changes nothing."""
    game = shouted(ROAR, SHOUT)
    before = game.digest()
    for seat in range(4):
        game.imagine(seat, 3)
    assert game.digest() == before
