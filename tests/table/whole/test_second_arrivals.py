"""The same answer may arrive twice at once, or at two servers: it counts once, and both are told so."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.table.rooms.scene import ANN, BEN, CAT, answer, caller_of, open_rooms, play, seat_table, sqlite_at
from throneworld.kernel.dice import SmallDice
from throneworld.table.errors import Stale
from throneworld.table.messages import Shown
from throneworld.table.rooms.room import Room
from throneworld.table.terms import Terms

PEOPLE = (ANN, BEN, CAT)


async def asks_in(room: Room) -> Counter[tuple[int | None, str]]:
    entries = await room.rooms.journal.entries(room.id)
    return Counter((entry.seat, entry.ask) for entry in entries if entry.ask)


async def answer_twice(room: Room, other: Room, dice: SmallDice) -> None:
    """Whoever is asked answers, and the answer comes in two ways."""
    seat = room.standing.asked[0]
    ask = room.standing.ask_of(seat)
    assert ask is not None
    option, caller = ask.options[dice.below("what", len(ask.options))], caller_of(room, seat)
    arrivals = [each.choose(caller, seat, ask.id, option) for each in (room, other)]
    first, second = await asyncio.gather(*arrivals)
    assert first.seat == second.seat == seat


@pytest.mark.parametrize("release", ["instant", "uniform"])
def test_an_answer_that_arrives_twice_at_once_is_taken_once(tmp_path: Path, release: str) -> None:
    """As when a connection breaks while the choice is being stored, and the client sends it again."""

    async def main() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as rooms:
            terms = Terms(release="uniform" if release == "uniform" else "instant", hold=60)
            room = await seat_table(rooms, PEOPLE, terms=terms)
            dice = SmallDice(3)
            for _ in range(60):
                if room.standing.asked:
                    await answer_twice(room, room, dice)
                else:
                    await room.change(lambda draft: draft.release())
            assert max((await asks_in(room)).values()) == 1

    asyncio.run(main())


@pytest.mark.parametrize("turns", [40])
def test_an_answer_that_arrives_at_two_servers_is_taken_once(database_url: str, turns: int) -> None:
    """They do not hear of each other here, so each has to find out by itself."""

    async def main() -> None:
        async with open_rooms(database_url, alone=False) as one, open_rooms(database_url, alone=False) as two:
            here = await seat_table(one, PEOPLE)
            there, dice = await two.open(here.id), SmallDice(4)
            for _ in range(turns):
                await answer_twice(here, there, dice)
            assert max((await asks_in(here)).values()) == 1
            assert here.standing.number == there.standing.number == turns
            assert here.game.digest() == there.game.digest()

    asyncio.run(main())


def test_a_server_that_lags_behind_catches_up_before_it_refuses(database_url: str) -> None:
    async def main() -> None:
        async with open_rooms(database_url, alone=False) as one, open_rooms(database_url, alone=False) as two:
            here = await seat_table(one, PEOPLE)
            there = await two.open(here.id)
            old = there.standing.ask_of(there.standing.asked[0])
            assert old is not None
            await play(here, 30)
            with pytest.raises(Stale) as late:
                await there.choose(caller_of(there, old.seat), old.seat, old.id, old.options[-1])
            assert there.standing.number == here.standing.number == 30
            state = late.value.state
            assert isinstance(state, Shown) and state.view == here.shown(old.seat).view
            await answer(there, there.standing.asked[0], SmallDice(1))

    asyncio.run(main())


def test_what_is_done_beside_the_game_goes_through_although_another_server_was_faster(
    database_url: str,
) -> None:
    async def main() -> None:
        async with open_rooms(database_url, alone=False) as one, open_rooms(database_url, alone=False) as two:
            here = await seat_table(one, PEOPLE)
            there = await two.open(here.id)
            await play(here, 5)
            await there.change(lambda draft: draft.tell_seat(1, "handed_over", "Ben"))
            entries = await two.journal.entries(here.id)
            assert [entry.kind for entry in entries] == ["choice"] * 5 + ["seat"]

    asyncio.run(main())
