"""The house of a real server: bots play, killed workers come back, and none outlives its server."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tests.table.server import ServerProcess, running
from tests.waiting import wait_for
from throneworld.client import Client

BOTS = [{"holder": "bot", "level": "heuristic"}] * 3


def workers(server: ServerProcess) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    found = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [each for each in found if "house.worker" in Path(f"/proc/{each}/cmdline").read_text()]


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def began(client: Client) -> str:
    client.guest("Ada")
    table = str(client.create_table("rex", BOTS, terms={"release": "instant"})["id"])
    client.start(table)
    return table


def test_a_worker_that_is_killed_is_replaced_and_the_game_ends(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        table = began(client)
        wait_for(lambda: client.log(table)["size"] > 60)
        (killed,) = workers(server)
        os.kill(killed, signal.SIGKILL)
        wait_for(lambda: client.table(table)["state"] == "finished")
        assert killed not in workers(server)
        assert server.stop() == 0


def test_no_worker_outlives_its_server(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as client:
        table = began(client)
        wait_for(lambda: client.log(table)["size"] > 60)
        left = workers(server)
        server.kill()
        assert left
        wait_for(lambda: not any(is_there(pid) for pid in left))


def test_after_a_restart_the_bots_go_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with Client(server.url) as client:
            table = began(client)
            wait_for(lambda: client.log(table)["size"] > 60)
        server.kill()
        server.start()
        with Client(server.url) as stranger:
            wait_for(lambda: stranger.table(table)["state"] == "finished")
