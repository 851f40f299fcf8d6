"""A client that loses its connection in the middle of a game, or a message, misses nothing."""

from __future__ import annotations

import asyncio
import random
import socket
from typing import Any

import pytest

from tests.table.whole.conftest import Place
from tests.table.whole.followers import AT_LEAST, Follower, following, pull_cables, whole_log
from tests.table.whole.players import Decide, by_socket, decider, play, sit_down
from tests.table.whole.proofs import prove
from tests.waiting import last_resort
from throneworld.client import Client, TableSocket, Update
from throneworld.client.mirror import Mirror

TERMS: dict[str, dict[str, Any]] = {
    "instant": {},
    "uniform": {"release": "uniform", "hold": 0.02},
    "clock": {"clock": {"bank": 60.0, "increment": 1.0}},
}


async def follow_a_game(
    table: str, people: list[Client], seed: int
) -> tuple[list[Follower], list[Follower], int]:
    """Players whose cables are pulled, and beside each a witness at the same seats."""
    players = [Follower(each, table) for each in people]
    witnesses = [Follower(each, table) for each in people]
    async with following(*witnesses, *players), last_resort(), asyncio.TaskGroup() as tasks:
        for each in (*players, *witnesses):
            tasks.create_task(each.follow())
        for number, each in enumerate(players):
            tasks.create_task(each.play(decider(seed=number)))
        pulling = tasks.create_task(pull_cables(players, random.Random(seed)))
    return players, witnesses, pulling.result()


def compare(players: list[Follower], witnesses: list[Follower]) -> None:
    for player, witness in zip(players, witnesses, strict=True):
        assert player.seen.items() <= witness.seen.items(), "at each moment both saw the same"
        for seat, mirror in player.socket.mirror.seats.items():
            numbers = sorted(seq for number, seq in witness.seen if number == seat)
            assert numbers == list(range(numbers[0], mirror.seq + 1)), "the witness missed nothing"
            assert mirror.view == player.client.view(player.table, seat).view
            log = whole_log(player.client, player.table, seat)
            assert mirror.log_size == len(log) and mirror.log == log[-len(mirror.log) :]


@pytest.mark.parametrize(
    ("terms", "holders"), [("instant", "012"), ("instant", "0101r"), ("uniform", "012"), ("clock", "0r10")]
)
def test_whoever_is_cut_off_at_random_misses_nothing(
    place: Place, people: list[Client], terms: str, holders: str
) -> None:
    table = sit_down(people, holders, terms=TERMS[terms])
    seated = people[: len({each for each in holders if each.isdigit()})]
    players, witnesses, pulled = asyncio.run(follow_a_game(table, seated, seed=len(holders)))
    assert pulled >= AT_LEAST
    compare(players, witnesses)
    prove(people[0], table, place.database)


def test_somebody_who_only_watches_comes_back_to_the_same_picture(people: list[Client]) -> None:
    table = sit_down(people, "000", access="open")

    async def main() -> tuple[Follower, Follower]:
        player, guest, witness = (Follower(people[n], table) for n in (0, 1, 2))
        async with (
            following(player, guest, witness),
            last_resort(),
            asyncio.TaskGroup() as tasks,
        ):
            for each in (player, guest, witness):
                tasks.create_task(each.follow())
            tasks.create_task(player.play(decider()))
            tasks.create_task(pull_cables([guest], random.Random(3)))
        return guest, witness

    guest, witness = asyncio.run(main())
    compare([guest], [witness])


class Forgetful(Mirror):
    """Loses some of the messages that come; not those with a question, or everybody would wait for ever."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice
        self.lost = 0

    def take(self, message: dict[str, Any]) -> Update | None:
        if message["type"] == "change" and not _asks(message) and self.dice.random() < 0.2:
            self.lost += 1
            return None
        return super().take(message)


def _asks(change: dict[str, Any]) -> bool:
    return any(each["path"].startswith("/ask") and each.get("value") for each in change["patch"])


def test_a_client_that_loses_a_message_notices_and_gets_everything_anew(people: list[Client]) -> None:
    table = sit_down(people, "01r")

    async def main() -> tuple[list[Follower], list[Follower], int]:
        players = [Follower(each, table) for each in people[:2]]
        witnesses = [Follower(each, table) for each in people[:2]]
        mirror = Forgetful(random.Random(1))
        players[1].socket._talk.mirror = mirror
        async with (
            following(*witnesses, *players),
            last_resort(),
            asyncio.TaskGroup() as tasks,
        ):
            for each in (*players, *witnesses):
                tasks.create_task(each.follow())
            for each in players:
                tasks.create_task(each.play(decider()))
        return players, witnesses, mirror.lost

    players, witnesses, lost = asyncio.run(main())
    compare(players, witnesses)
    assert lost >= 3 and players[1].fulls > 3
    assert witnesses[1].fulls == 2, "at the beginning, and when the secrets came out at the end"


def test_a_program_without_an_event_loop_plays_on_after_each_cut(
    place: Place, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    dice, cuts = random.Random(5), [0]

    def choose(self: TableSocket, *answer: Any) -> Any:
        if dice.random() < 0.2 and self.connection is not None:
            cuts[0] += 1
            self.connection.socket.shutdown(socket.SHUT_RDWR)
        return chosen(self, *answer)

    chosen = TableSocket.choose
    monkeypatch.setattr(TableSocket, "choose", choose)
    table = sit_down(people, "012")
    decide: Decide = decider()
    play(table, [(each, by_socket, decide) for each in people[:3]])
    prove(people[0], table, place.database)
    assert cuts[0] > 10
