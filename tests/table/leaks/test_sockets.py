"""Games over real websockets: what comes out of the wire is what the engine lets each seat see."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.table.leaks.knowledge import expected_lines, expected_view
from tests.table.leaks.wire import Person, SocketEyes, persons, secrets_of, serving, sit_down
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.holds import is_held
from throneworld.table.rooms.room import Room

GAMES, CHUNKS, CHOICES = 10, 2, 45


def terms_of(number: int) -> dict[str, Any]:
    return {
        "release": ("instant", "uniform")[number % 2],
        "hold": 0.02,
        "clock": {"bank": 5000.0, "increment": 5.0} if number % 3 == 0 else None,
    }


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_socket_brings_nothing_but_what_its_person_may_see(tmp_path: Path, chunk: int) -> None:
    async def evenings() -> None:
        async with serving(tmp_path) as (url, hall), persons(url, *"ABCDEF", "") as everybody:
            for number in range(chunk, GAMES, CHUNKS):
                players, stranger = everybody[: 3 + number % 4], everybody[-1]
                options = {"betrayal": bool(number % 2), "races": "random"}
                table_id = await sit_down(players, access="open", options=options, terms=terms_of(number))
                table = await hall.rooms.open(table_id)
                secrets = await secrets_of(hall, table)
                async with AsyncExitStack() as stack:
                    eyes = []
                    for seat, person in [*enumerate(players), (None, stranger)]:
                        socket = await stack.enter_async_context(person.socket(table_id))
                        eyes.append(SocketEyes(table, socket, secrets, seat))
                        await eyes[-1].begin()
                    await play(table, eyes, players, SmallDice(number))

    asyncio.run(evenings())


async def play(table: Room, eyes: list[SocketEyes], players: list[Person], dice: SmallDice) -> None:
    for count in range(CHOICES):
        if table.game.over:
            break
        await somebody_answers(table, eyes, dice)
        if count % 7 == 0:
            await somebody_asks(table, eyes, dice)
        await compare(table, eyes)


async def somebody_answers(table: Room, eyes: list[SocketEyes], dice: SmallDice) -> None:
    asked = table.standing.asked
    if not asked:
        await asyncio.sleep(0.01)  # a window is held, and nobody can do anything
        return
    seat = asked[dice.below("who", len(asked))]
    await eyes[seat].catch_up()
    ask = eyes[seat].mirrors[seat].view["ask"]
    if ask is not None:
        option = ask["options"][dice.below("what", len(ask["options"]))]
        answer = await eyes[seat].ask("choose", seat=seat, ask=ask["id"], option=option)
        assert answer["ok"] or answer["error"]["error"] == "stale_choice"


async def somebody_asks(table: Room, eyes: list[SocketEyes], dice: SmallDice) -> None:
    seat = dice.below("seat", len(eyes) - 1)
    await eyes[seat].ask("undo", seat=seat)
    await eyes[seat].ask("explain", seat=seat)
    other = await eyes[seat].ask("explain", seat=(seat + 1) % (len(eyes) - 1))
    assert other["error"]["error"] == "not_your_seat"
    stale = await eyes[seat].ask("choose", seat=seat, ask="0-0-0-0", option=["pass"])
    assert stale["error"]["error"] == "stale_choice" and stale["error"]["state"]["seat"] == seat
    await eyes[seat].ask("resync")


async def compare(table: Room, eyes: list[SocketEyes]) -> None:
    """Windows may be released while we look; then look again."""
    for _ in range(20):
        number = table.standing.number
        for each in eyes:
            await each.catch_up()
        if number == table.standing.number:
            break
    assert number == table.standing.number or is_held(table.game)
    for each in eyes:
        for seat, mirror in each.mirrors.items():
            if mirror.seq == table.fanout.audiences[seat].seq:
                mirror.check(expected_view(table, seat), expected_lines(table.game, seat))
