"""Twin worlds: whatever others hold and do in secret, a seat receives the same at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.games import length, round_of
from tests.table.leaks.stage import Now, add_people, open_hall, told_time
from tests.table.leaks.twins import Twins, make_twins
from tests.worlds import can_part, dealt_anew, play_on, swapped
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held
from throneworld.kernel.registry import definition_of, names
from throneworld.table.terms import ClockTerms, Terms

UNIFORM = Terms(release="uniform", hold=30)
WITH_CLOCKS = Terms(release="uniform", hold=30, clock=ClockTerms(bank=100_000, increment=10))
PAIRS, STEPS = 14, 30
LONG = 250
"""A game of fewer choices is looked at earlier, and less is asked of it."""

Parting = Callable[[Game, int, int], tuple[Game, Game]]


@cache
def shortest(name: str) -> int:
    return min(map(length, round_of(definition_of(name), 0)))


def scaled(number: int, name: str) -> int:
    return number * min(LONG, shortest(name)) // LONG


def position(name: str, seed: int) -> Game:
    """A random position of a game at a table where windows are held."""
    dice, variants = SmallDice(seed), round_of(definition_of(name), seed)
    game = variants[seed % len(variants)].new()
    game.patient = True
    wanted = scaled(40 + dice.below("from", 200), name)
    while len(game.choices) < wanted or not can_part(game):
        if game.over:
            return position(name, seed + 1000)
        play_on(game, dice)
    return game


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("parting", [swapped, dealt_anew])
@pytest.mark.parametrize("terms", [UNIFORM, WITH_CLOCKS], ids=["without clocks", "with clocks"])
def test_a_seat_cannot_tell_two_worlds_apart(
    tmp_path: Path, name: str, parting: Parting, terms: Terms
) -> None:
    """Messages, answers and refusals, their order and their time; and what spectators receive."""

    async def evenings() -> None:
        compared = 0
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                await add_people(hall)
                for seed in range(PAIRS):
                    game = position(name, seed)
                    seat = seed % (game.seats - 1)
                    twins = await make_twins(
                        hall, now, parting(game, seat, seed), seat, terms, SmallDice(seed)
                    )
                    compared += await live(twins, now)
        assert compared > scaled(PAIRS * 25, name)

    asyncio.run(evenings())


async def live(twins: Twins, now: Now) -> int:
    """Until the worlds cannot be compared any more. Returns how many messages were alike."""
    for _ in range(STEPS):
        if twins.parted:
            break
        now.at += 0.0 if is_held(twins.one.table.game) else 1.0
        await twins.step()
    return twins.compared
