"""Servers for tests: one in a thread of this process, and the real program, which can be killed."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import uvicorn

from tests.table import warm
from tests.table.apps import app_of
from tests.table.migrated import furnish
from tests.waiting import LAST_RESORT, wait_for
from throneworld.client import Client
from throneworld.table.config import Config, Limits

HOST = "127.0.0.1"
FAST = Limits(
    sign_in="100000/minute", sign_up="100000/minute", choices="1000000/minute", reviews="1000000/minute"
)
"""For tests in which a few people do what many do in an evening."""

SETTINGS: dict[str, Any] = {
    "log_level": "critical",
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 1,
    "timeout_keep_alive": int(LAST_RESORT),
}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        return int(taken.getsockname()[1])


# In a thread


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[str]:
    """A server in a thread of this process; yields its address. `settings` are those of a `Config`."""
    listener = _listening()
    port = listener.getsockname()[1]
    furnish(data)
    config = Config(data=data, host=HOST, port=port, **{"bots": 0, "limits": FAST, **settings})
    with app_of(config) as app:
        server = uvicorn.Server(uvicorn.Config(app, **SETTINGS))
        thread = threading.Thread(target=lambda: server.run([listener]), daemon=True)
        thread.start()
        try:
            wait_until_it_answers(config.own_url, thread.is_alive)
            yield config.own_url
        finally:
            server.should_exit = True
            thread.join(LAST_RESORT)
            listener.close()


def _listening() -> socket.socket:
    """With the protocol named, asyncio lets small answers go at once; else each would take 40 ms."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind((HOST, 0))
    return listener


def wait_until_it_answers(url: str, is_alive: Callable[[], bool]) -> None:
    """It takes its port first of all: whoever calls then is answered as soon as it is ready."""

    def answers() -> bool:
        assert is_alive(), "the server has ended instead of answering"
        return _is_open(url) and _answers(url)

    wait_for(answers, "the server does not answer")


def _is_open(url: str) -> bool:
    place = urlsplit(url)
    with socket.socket(socket.AF_INET6 if ":" in str(place.hostname) else socket.AF_INET) as line:
        return line.connect_ex((place.hostname, place.port)) == 0


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/v1/games", trust_env=False, verify=False, timeout=LAST_RESORT).is_success
    except httpx.TransportError:
        return False


# As a process of its own


class ServerProcess:
    """`throneworld serve`, always on the same port. What it says goes to a file."""

    def __init__(self, data: Path, *options: str, constants: Mapping[str, float] | None = None) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.options = options
        self.constants = constants
        self.process: warm.Started | None = None

    def start(self) -> None:
        """Returns when it answers."""
        furnish(self.data)
        command = ("serve", "--data", str(self.data), "--port", str(self.port))
        said = self.data / "said"
        self.process = process = warm.started(*command, *self.options, said=said, constants=self.constants)
        wait_until_it_answers(self.url, lambda: process.poll() is None)

    def kill(self) -> None:
        """As when the power fails: no farewell."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an orderly person does it; returns how the program ended."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        process, self.process = self.process, None
        process.send_signal(how)
        try:
            return process.wait()
        finally:
            process.kill()  # whoever does not end when asked to is not left behind

    @property
    def said(self) -> str:
        return (self.data / "said").read_text(errors="replace")


@contextmanager
def running(
    data: Path, *options: str, constants: Mapping[str, float] | None = None
) -> Iterator[ServerProcess]:
    """A real server, which is killed at the end if it still runs."""
    server = ServerProcess(data, *options, constants=constants)
    try:
        server.start()
        yield server
    finally:
        server.kill()


# Who calls


@contextmanager
def guests(url: str, *names: str) -> Iterator[list[Client]]:
    """So many people, each with a client of their own."""
    clients = [Client(url) for _ in names]
    try:
        for client, name in zip(clients, names, strict=True):
            client.guest(name)
        yield clients
    finally:
        for client in clients:
            client.close()
