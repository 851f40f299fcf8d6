"""People who play by script, over the socket or over plain HTTP, and what must be true when they are done."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import throneworld as tw
from tests.waiting import LAST_RESORT
from throneworld.client import Ask, Client, ClientError, Noun, Seat
from throneworld.client.bots import STALE

LEVELS = {"r": "random", "h": "heuristic"}

Decide = Callable[[Any], Sequence[Noun]]
Way = Callable[[Client, str, Decide], int]
"""How somebody plays to the end of a table; returns how many choices were taken."""


def decider(level: str = "random", seed: int = 1) -> Decide:
    return tw.bot(level, seed).decide


def answer(client: Any, table: tuple[str, ...], view: dict[str, Any], ask: Ask, decide: Decide) -> int:
    """Answer a question, unless it has been answered and only waits for its window to close."""
    if view["table"]["sealed"] is not None:
        return 0
    try:
        chosen = client.choose(*table, ask.seat, ask.id, decide(Seat(view, ask)))
    except ClientError as error:
        if error.key != STALE:  # another answer, or the clock, was faster
            raise
        assert error.state is not None, "whoever is late is told how the table stands"
        return 0
    return 0 if chosen.again else 1  # a bot may have given the same answer a moment before


def by_socket(client: Client, table: str, decide: Decide) -> int:
    made, until = 0, time.monotonic() + LAST_RESORT
    with client.watch(table) as socket:
        while not any(seat.view["result"] for seat in socket.mirror.seats.values()):
            assert time.monotonic() < until, f"the game does not end: {socket.mirror.status}"
            socket.next(1.0)
            for seat in list(socket.mirror.seats.values()):
                if seat.ask is not None:
                    made += answer(socket, (), seat.view, seat.ask, decide)
    return made


def by_questions(client: Client, table: str, decide: Decide) -> int:
    """Over HTTP, as a program does it that asks for whatever is open to it anywhere."""
    made, until = 0, time.monotonic() + LAST_RESORT
    asks = client.asks()
    while asks.asks or client.table(table)["state"] == "running":
        assert time.monotonic() < until, f"the game does not end: {client.table(table)['turn']}"
        for question in asks.asks:
            shown = client.view(table, question.seat)
            if shown.ask is not None:
                made += answer(client, (table,), shown.view, shown.ask, decide)
        asks = client.asks(asks.number, 1.0)
    return made


def by_looking(client: Client, table: str, decide: Decide) -> int:
    """Over HTTP, as a page does it that waits for one seat's view to change."""
    made, until = 0, time.monotonic() + LAST_RESORT
    (number,) = (seat["number"] for seat in client.table(table)["seats"] if seat["mine"])
    shown = client.view(table, number)
    while not shown.over:
        assert time.monotonic() < until, f"the game does not end: {shown.status}"
        if shown.ask is not None:
            made += answer(client, (table,), shown.view, shown.ask, decide)
        shown = client.view(table, number, after=shown, wait=1.0)
    return made


def play(table: str, people: Sequence[tuple[Client, Way, Decide]]) -> list[int]:
    """Everybody at once, to the end of the game; how many choices each has made."""
    with ThreadPoolExecutor(len(people)) as threads:
        playing = [threads.submit(way, client, table, decide) for client, way, decide in people]
        return [each.result() for each in playing]


def sit_down(
    people: Sequence[Client], holders: str, access: str = "private", game: str = "rex", **more: Any
) -> str:
    """Make a table, sit down, start. `holders` has a letter for each seat: the number of a person, r or h for
    a bot that plays at random or thinks."""
    owner = people[0]
    seats = [_seat(each) for each in holders]
    table = str(owner.create_table(game, seats, access=access, **more)["id"])
    code = owner.table(table)["invite"]
    for number, each in enumerate(holders):
        if each.isdigit() and each != "0":
            people[int(each)].join(table, number, code)
    owner.start(table)
    return table


def _seat(letter: str) -> dict[str, str]:
    if letter in LEVELS:
        return {"holder": "bot", "level": LEVELS[letter]}
    return {"holder": "me" if letter == "0" else "open"}
