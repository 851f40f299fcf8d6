"""Questions of which everybody knows, but not what is answered and how far anybody has come: battle plans,
for instance, are made of several choices, and how many they are tells of a hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.table.leaks.scenes import Watch, answer, go_on, order_to_pass, prompt_of, until, watch_all
from tests.table.leaks.stage import PLAYERS, Now, add_people, new_game, open_hall, seat_table, told_time
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.holds import is_held
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question
from throneworld.table.clocks import left_at
from throneworld.table.hall import Hall
from throneworld.table.rooms.room import Room
from throneworld.table.terms import ClockTerms, Release, Terms, TimeOut

RELEASES: tuple[Release, ...] = ("instant", "uniform")


def timed(release: Release, bank: float = 100_000, policy: TimeOut = "bot_decides") -> Terms:
    return Terms(release=release, hold=30, clock=ClockTerms(bank=bank, increment=10, time_out=policy))


async def table_of(hall: Hall, terms: Terms, seed: int = 3) -> Room:
    await add_people(hall)
    return await seat_table(hall, new_game(4, seed), PLAYERS[:4], terms)


def run(tmp_path: Path, scene: Callable[[Hall, Now], Awaitable[None]]) -> None:
    async def evening() -> None:
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                await scene(hall, now)

    asyncio.run(evening())


def planner(table: Room) -> int | None:
    """Somebody who makes a battle plan and has several choices yet to make for it."""
    if prompt_of(table) != "battle_plan":
        return None
    for seat in table.standing.asked:
        ask = table.standing.ask_of(seat)
        if ask is not None and ask.about["part"] == "strength":
            return seat
    return None


@pytest.mark.parametrize("release", RELEASES)
def test_others_do_not_notice_how_far_a_plan_has_come(tmp_path: Path, release: Release) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        table, dice = await table_of(hall, timed(release)), SmallDice(1)
        for _ in range(4):
            await until(table, dice, lambda table: planner(table) is not None)
            seat = planner(table)
            assert seat is not None
            await plan_in_secret(hall, now, table, seat)
            await until(table, dice, lambda table: prompt_of(table) != "battle_plan")

    run(tmp_path, scene)


async def plan_in_secret(hall: Hall, now: Now, table: Room, seat: int) -> None:
    """A choice, taken back, chosen again, and an order given: nothing of it is seen."""
    others = await watch_all(table, seat)
    for act in (
        lambda: answer(table, seat),
        lambda: table.undo(PLAYERS[seat], seat),
        lambda: table.redo(PLAYERS[seat], seat),
        lambda: order_to_pass(hall, table, seat, now.at),
    ):
        now.at += 2.0
        await act()
        await table.tick()
        assert all(each.raw() == [] for each in others.values())
    for each in others.values():
        table.leave(each.connection)


def test_whoever_may_choose_again_is_not_told_by_it_what_others_do(tmp_path: Path) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        table, dice = await table_of(hall, timed("instant")), SmallDice(1)
        await until(table, dice, lambda table: planner(table) is not None and len(table.standing.asked) == 2)
        one, other = table.standing.asked
        await answer(table, one)
        await table.undo(PLAYERS[one], one)
        watch = Watch(one)
        await watch.begin(table)
        assert table.fanout.audiences[one].view["table"]["redo"]
        watch.raw()
        await answer(table, other)
        await table.undo(PLAYERS[other], other)
        await answer(table, other)
        assert watch.raw() == [] and table.fanout.audiences[one].view["table"]["redo"]
        await table.redo(PLAYERS[one], one)

    run(tmp_path, scene)


DISCREET = ("battle_plan", "commit_card", "reveal_traitor")


@pytest.mark.parametrize("release", RELEASES)
def test_a_clock_runs_for_all_who_might_be_asked_and_all_gain_alike(tmp_path: Path, release: Release) -> None:
    """Who is really asked, in a battle, tells who has a choice of cards, or the right traitor."""

    async def scene(hall: Hall, now: Now) -> None:
        table, dice, met = await table_of(hall, timed(release)), SmallDice(2), 0
        while not table.game.over:
            now.at += 1.0
            held, waited = is_held(table.game), table.game.waited_for
            discreet = prompt_of(table) in DISCREET and not held
            met += discreet and set(waited) != set(table.standing.asked)
            left, running = left_to(table, now.at)
            assert running == sorted(waited) or not discreet
            await go_on(table, dice)
            gained, still = left_to(table, now.at)
            for seat in waited if discreet and not table.game.over else ():
                assert gained[seat] == pytest.approx(left[seat] + (0 if seat in still else 10))
        assert met > 3

    run(tmp_path, scene)


def left_to(table: Room, now: float) -> tuple[list[float], list[int]]:
    """The time that each seat has left, and whose clock runs."""
    clocks = table.standing.pace.clocks
    assert clocks is not None
    seats = range(table.game.seats)
    return [left_at(clocks, seat, now) for seat in seats], [seat for seat in seats if clocks.since[seat]]


@pytest.mark.parametrize("policy", ["bot_decides", "pass"])
def test_that_time_is_up_is_told_of_all_alike(tmp_path: Path, policy: TimeOut) -> None:
    """Two who might unmask a leader, only one of whom can: both clocks run out, and both are told of."""

    async def scene(hall: Hall, now: Now) -> None:
        table, dice = await table_of(hall, timed("instant", bank=50, policy=policy)), SmallDice(2)

        def secretly_asked(table: Room) -> bool:
            return prompt_of(table) == "reveal_traitor" and len(table.game.waited_for) > 1

        await until(table, dice, secretly_asked)
        waited = table.game.waited_for
        assert len(table.standing.asked) < len(waited)
        clocks = table.standing.pace.clocks
        assert clocks is not None
        now.at += max(clocks.left) + 1
        await table.tick()
        told = [each for each in table.board.happenings if each.kind == "time_up" and each.at == now.at]
        assert {each.seat for each in told} == set(waited) and len(told) == len(waited)

    run(tmp_path, scene)


def test_no_question_but_these_hides_whom_it_asks() -> None:
    """If another game, or another rule, brings one, it belongs into the proofs above."""
    steps = definition_of("rex").steps
    hiding = {
        step.prompt
        for step in steps
        if issubclass(step, Question) and step.waited_for is not Question.waited_for
    }
    assert hiding == {"window", *DISCREET, "share_or_betray", "counter_reveal"}
