"""Going back by consent into a sealed question at a table with uniform release: it is put anew, to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.table.leaks.stage import PLAYERS, Now, open_hall, told_time
from tests.table.rooms.discreet import HOLD, UNIFORM, answer, evening, found, goes_on_at, seated
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Simultaneous
from throneworld.table.hall import Hall
from throneworld.table.messages import Propose, Vote
from throneworld.table.rooms.room import Room
from throneworld.table.trust.records import history_from
from throneworld.table.trust.rerun import Rerun

SEEDS = [0, 5, 6]
Order = Callable[[int, int], tuple[int, int]]


def is_divided(game: Game) -> bool:
    """Whether a sealed question was just put that leaves one seat a choice and another none."""
    question = game.question
    if not isinstance(question, Simultaneous) or question.since < len(game.choices):
        return False
    return len(game.asked) == 2 and len(game.confirming) == 1


def divided(seed: int) -> tuple[Game, int, int]:
    """Such a game, who chooses and who confirms."""
    game = found("rex", seed, is_divided).copy()
    confirms = game.confirming[0]
    return game, next(seat for seat in game.asked if seat != confirms), confirms


async def take_back(hall: Hall, table: Room, seat: int) -> None:
    """A seat's last choice, and all since, with everybody's consent."""
    proposal = await hall.rooms.consent.propose(table, PLAYERS[seat], Propose(kind="undo", seat=seat))
    for other in proposal.needed:
        await hall.rooms.consent.vote(table, PLAYERS[other], proposal.id, Vote(other, True))


async def close(table: Room, order: Sequence[int]) -> None:
    """Each answers all that he is asked in the sealed question."""
    sealed = type(table.game.question)
    for seat in order:
        while type(table.game.question) is sealed and seat in table.game.asked:
            await answer(table, seat)
    assert type(table.game.question) is not sealed


async def check_journal(hall: Hall, table: Room) -> None:
    """What is written down leads to where the table stands, and to the end of it."""
    history = await history_from(hall.journal, table.id)
    rerun = Rerun(history.last, patient=True).to_the_end()
    assert rerun.difference is None and rerun.game is not None
    assert rerun.game.digest() == table.game.digest() and history.rewinds == table.game.rewinds


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("order", [lambda *seats: seats, lambda *seats: seats[::-1]])
def test_who_had_chosen_and_who_had_confirmed_answer_again(tmp_path: Path, seed: int, order: Order) -> None:
    """Whoever came first, also after a restart, and as often as the table goes back."""

    async def run() -> None:
        game, chooses, confirms = divided(seed)
        with told_time():
            async with open_hall(tmp_path, on_disk=True) as hall:
                table, _ = await seated(hall, game, UNIFORM)
                for _ in range(2):
                    await close(table, order(chooses, confirms))
                    await take_back(hall, table, chooses)
                    assert table.game.digest() == game.digest() and table.game.confirming == (confirms,)
                    await check_journal(hall, table)
            async with open_hall(tmp_path, on_disk=True) as hall:
                table = await hall.rooms.open(table.id)
                assert table.standing.asked == game.asked and table.game.confirming == (confirms,)
                await close(table, order(confirms, chooses))
                await check_journal(hall, table)

    asyncio.run(run())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_that_has_one_answer_has_the_agreed_time_again(tmp_path: Path, seed: int) -> None:
    async def act(hall: Hall, now: Now) -> None:
        game, chooses, _ = divided(seed)
        table, _ = await seated(hall, game, UNIFORM, bot=True)
        for _ in range(2):
            await answer(table, chooses)
            assert await goes_on_at(table, now, now.at + HOLD)
            await take_back(hall, table, chooses)
            assert table.game.digest() == game.digest()

    evening(tmp_path, act)
