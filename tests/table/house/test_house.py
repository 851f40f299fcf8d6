"""Workers play whole games; whatever happens to them, the game goes on."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import throneworld as tw
from tests.client.stand_in import TOKEN, StandIn
from tests.waiting import LAST_RESORT, turn_up
from throneworld.table.config import Config
from throneworld.table.house import post
from throneworld.table.house.house import House

ODD = (sys.executable, "-m", "tests.table.house.odd_worker")


def game(seed: int = 1) -> tw.Game:
    return tw.new_game("rex", seats=3, seed=seed)


def choices(server: StandIn) -> int:
    return sum(game.choices.size for game in server.games.values())


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers take as long to start and to leave as the machine does."""
    monkeypatch.setattr(post, "POLL", LAST_RESORT)
    monkeypatch.setattr(post, "FAREWELL", LAST_RESORT)


def odd(monkeypatch: pytest.MonkeyPatch, folder: Path, deeds: str) -> Callable[[str], int]:
    """Workers that do odd things; returns how often each was done."""
    monkeypatch.setenv("ODD_FOLDER", str(folder))
    monkeypatch.setenv("ODD_DEEDS", deeds)
    return lambda deed: sum(1 for _ in folder.glob(f"deed {deed} *"))


def play_oddly(server: StandIn, folder: Path, patience: float = 30.0) -> None:
    """Far enough that all that is odd has been done."""

    async def main() -> None:
        house = House(Config(data=folder), server.url, TOKEN, program=ODD, patience=patience)
        house.open()
        await turn_up(lambda: choices(server) > 30)
        await house.close()

    asyncio.run(main())


def test_two_workers_play_three_games_to_the_end(tmp_path: Path) -> None:
    async def main(server: StandIn) -> None:
        house = House(Config(data=tmp_path, bots=2), server.url, TOKEN)
        house.open()
        await turn_up(lambda: server.over)
        await house.close()
        assert all(post.process and post.process.returncode == 0 for post in house.posts)

    with StandIn(game(1), game(2), game(3)).open() as server:
        asyncio.run(main(server))
    assert server.twice == 0, "no table was played by both"


def test_a_house_without_workers_does_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        house = House(Config(data=tmp_path, bots=0), "http://127.0.0.1:1", TOKEN)
        house.open()
        await house.close()
        assert house.posts == []

    asyncio.run(main())


def test_a_killed_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def main(server: StandIn) -> None:
        house = House(Config(data=tmp_path), server.url, TOKEN)
        house.open()
        killed = set()
        for goal in (20, 60, 100):
            await turn_up(lambda goal=goal: choices(server) > goal)  # type: ignore[misc]
            process = house.posts[0].process
            assert process is not None
            killed.add(process.pid)
            os.kill(process.pid, signal.SIGKILL)
        await turn_up(lambda: server.over)
        await house.close()
        assert len(killed) == 3, "each time it was another one"

    with StandIn(game()).open() as server:
        asyncio.run(main(server))


def test_a_worker_that_hangs_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = odd(monkeypatch, tmp_path, "5:hang")
    with StandIn(game()).open() as server:
        play_oddly(server, tmp_path, patience=3.0)
    assert done("hang") == 1


def test_a_stopped_worker_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(server: StandIn) -> None:
        house = House(Config(data=tmp_path), server.url, TOKEN, patience=3.0)
        house.open()
        await turn_up(lambda: choices(server) > 20)
        monkeypatch.setattr(post, "POLL", 1.0)
        monkeypatch.setattr(post, "FAREWELL", 0.2)
        await turn_up(lambda: choices(server) > 30)  # so that it has been heard of under these
        process = house.posts[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        await turn_up(lambda: process.returncode is not None)
        monkeypatch.setattr(post, "POLL", LAST_RESORT)
        reached = choices(server)
        await turn_up(lambda: choices(server) > reached + 20)
        await house.close()
        assert process.returncode == -signal.SIGKILL

    with StandIn(game()).open() as server:
        asyncio.run(main(server))


def test_a_question_over_which_two_workers_died_is_left_to_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = odd(monkeypatch, tmp_path, "7:die!")
    with StandIn(game()).open() as server:
        play_oddly(server, tmp_path)
    assert done("die") == 2


def test_a_bot_that_fails_or_prints_does_not_end_its_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = odd(monkeypatch, tmp_path, "5:fail! 6:chat 7:fail!")
    with StandIn(game()).open() as server:
        play_oddly(server, tmp_path)
    assert (done("fail"), done("chat")) == (2, 1)


def test_workers_wait_for_a_server_that_is_not_there_yet(tmp_path: Path) -> None:
    async def main() -> None:
        later = StandIn(game())
        with later.open():
            url = later.url
        house = House(Config(data=tmp_path), url, TOKEN)
        house.open()
        await turn_up(lambda: house.posts[0].process is not None)
        await asyncio.sleep(1.0)  # time enough for a worker that would not wait
        process = house.posts[0].process
        assert process is not None and process.returncode is None
        await house.close()
        assert process.returncode == 0

    asyncio.run(main())
