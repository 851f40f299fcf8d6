"""Tables with uniform release that wait in a discreet question, which leaves its seat one answer or more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import throneworld as tw
from tests.table.leaks.stage import PLAYERS, Now, add_people, caller_for, open_hall, seat_table, told_time
from tests.worlds import play_on
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_discreet, is_held
from throneworld.kernel.registry import names
from throneworld.kernel.steps import PASS
from throneworld.table.caller import Caller
from throneworld.table.hall import Hall
from throneworld.table.rooms.room import Room
from throneworld.table.terms import ClockTerms, Terms, TimeOut

HOLD, BANK = 30.0, 600.0
UNIFORM = Terms(release="uniform", hold=HOLD)
every_game = pytest.mark.parametrize("name", names())


def timed(policy: TimeOut = "bot_decides") -> Terms:
    return Terms(release="uniform", hold=HOLD, clock=ClockTerms(BANK, increment=10, time_out=policy))


def is_confirming(game: Game) -> bool:
    return bool(game.confirming)


def is_choosing(game: Game) -> bool:
    """Whether somebody, alone, has a choice of whom nobody may know it."""
    return len(game.asked) == 1 and not game.confirming and is_discreet(game, game.asked[0])


def may_only_pass(game: Game) -> bool:
    return _has_pass(game) and bool(game.confirming)


def may_also_pass(game: Game) -> bool:
    return _has_pass(game) and is_choosing(game)


def _has_pass(game: Game) -> bool:
    return not is_held(game) and len(game.asks) == 1 and PASS in game.asks[0].options


def is_together(game: Game) -> bool:
    """Whether two are asked at once of whom nobody may know it."""
    return sum(is_discreet(game, seat) for seat in game.asked) > 1


@cache
def found(name: str, seed: int, is_wanted: Callable[[Game], bool]) -> Game:
    game, dice = tw.new_game(name, seats=4, seed=seed), SmallDice(seed)
    game.patient = True
    while not is_wanted(game):
        assert not game.over, "it never came to that"
        play_on(game, dice)
    return game


def confirming(name: str, seed: int = 3) -> Game:
    """A patient game in which somebody is asked who has one answer only."""
    return found(name, seed, is_confirming).copy()


def choosing(name: str, seed: int = 3) -> Game:
    """A patient game in which somebody is asked who might have one answer only, and has more."""
    return found(name, seed, is_choosing).copy()


Find = Callable[[str], Game]
one_answer_or_more = pytest.mark.parametrize("find", [confirming, choosing])


def together(name: str, seed: int = 3) -> Game:
    """A patient game in which two plan in secret."""
    return found(name, seed, is_together).copy()


async def seated(hall: Hall, game: Game, terms: Terms, bot: bool = False) -> tuple[Room, int]:
    """A table at which a seat, that of a bot or a person's, has a discreet question."""
    await add_people(hall)
    seat = (game.confirming or game.asked)[0]
    holders: list[Caller | str] = [*PLAYERS[: game.seats]]
    if bot:
        holders[seat] = "random"
    return await seat_table(hall, game, holders, terms), seat


def evening(tmp_path: Path, act: Callable[[Hall, Now], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        with told_time() as now:
            async with open_hall(tmp_path, on_disk=True) as hall:
                await act(hall, now)

    asyncio.run(run())


async def answer(table: Room, seat: int, dice: SmallDice | None = None) -> Any:
    """Whoever answers for a seat at present does so: the first option, or by dice."""
    ask = table.standing.ask_of(seat)
    assert ask is not None
    option = ask.options[0 if dice is None else dice.below("what", len(ask.options))]
    return await table.choose(caller_for(table, seat), seat, ask.id, option)


async def goes_on_at(table: Room, now: Now, moment: float) -> bool:
    """Whether the table waits until that moment, and no longer."""
    waits, digest = [], table.game.digest()
    for now.at in (moment - 0.001, moment):
        await table.tick()
        waits.append(table.game.digest() == digest)
    return waits == [True, False]
