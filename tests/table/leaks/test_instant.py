"""Among friends windows are not held: that somebody thinks may be noticed, but not who it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from msgspec import Struct

from tests.table.leaks.scenes import answer
from tests.table.leaks.stage import PLAYERS, Now, add_people, new_game, open_hall, seat_table, told_time
from tests.table.leaks.twins import World
from tests.worlds import can_part, swapped
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS
from throneworld.kernel.windows import Window
from throneworld.table.hall import Hall
from throneworld.table.terms import ClockTerms, Terms

INSTANT = Terms(release="instant", clock=ClockTerms(bank=1000, increment=10))
SEATS, SCENES = 5, 25


class Scene(Struct, frozen=True):
    """Two worlds before a choice that opens the same window in both, but not for the same people."""

    worlds: tuple[Game, Game]
    chooser: int
    option: Option
    looker: int
    """Somebody who is not asked."""


def scenes() -> Iterator[Scene]:
    for seed in range(1000):
        dice, game = SmallDice(seed), new_game(SEATS, seed)
        while not game.over:
            ask = game.asks[dice.below("who", len(game.asks))]
            option = ask.options[dice.below("what", len(ask.options))]
            looker = (ask.seat + 1 + dice.below("looker", SEATS - 1)) % SEATS
            if can_part(game):
                scene = Scene(swapped(game, looker, seed), ask.seat, option, looker)
                if fits(scene):
                    yield scene
            game.choose(ask.seat, option)


def fits(scene: Scene) -> bool:
    if any(world.refusal(scene.chooser, scene.option) is not None for world in scene.worlds):
        return False
    windows, asked, heard = [], [], []
    for world in (each.copy() for each in scene.worlds):
        logged = world.log.size
        world.choose(scene.chooser, scene.option)
        top = world.stack[-1] if world.stack else None
        windows.append(top if isinstance(top, Window) else None)
        asked.append(world.asked)
        heard.append(world.log_for(scene.looker, logged))
    same = windows[0] is not None and windows[0] == windows[1] and heard[0] == heard[1]
    return same and asked[0] != asked[1] and scene.looker not in (*asked[0], *asked[1])


def test_nobody_is_told_for_whom_a_window_waits(tmp_path: Path) -> None:
    async def evening() -> None:
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                await add_people(hall)
                for scene in islice(scenes(), SCENES):
                    await compare(hall, now, scene)

    asyncio.run(evening())


async def compare(hall: Hall, now: Now, scene: Scene) -> None:
    worlds = []
    for game in scene.worlds:
        table = await seat_table(hall, game, PLAYERS[:SEATS], INSTANT, now=now.at)
        worlds.append(World(hall, now, table, scene.looker))
        await worlds[-1].open_eyes()
    for world in worlds:
        await answer(world.table, scene.chooser, scene.option)
    assert worlds[0].received() == worlds[1].received()
    assert worlds[0].table.standing.asked != worlds[1].table.standing.asked
    now.at += 1.0
    for world in worlds:
        world.events()
        await all_pass(world)
    if worlds[0].events() == worlds[1].events() and not any(waits(world) for world in worlds):
        assert worlds[0].received() == worlds[1].received()


async def all_pass(world: World) -> None:
    """As long as somebody is still asked, nothing is to be seen of those who have answered."""
    *first, last = world.table.standing.asked
    for seat in first:
        await answer(world.table, seat, PASS)
        assert world.received() == []
    await answer(world.table, last, PASS)


def waits(world: World) -> bool:
    """Whether somebody thinks in another window by now, which may be so in one world and not in the other."""
    return world.table.standing.in_window
