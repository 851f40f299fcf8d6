"""Servers for tests: one in a thread of this process, and the real program, which can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from throneworld.client import Client
from throneworld.table.api.app import create_app
from throneworld.table.config import Config, Limits

HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds that a server may take to answer after its start."""
FAST = Limits(
    sign_in="100000/minute", sign_up="100000/minute", choices="1000000/minute", reviews="1000000/minute"
)
"""For tests in which a few people do what many do in an evening."""

SETTINGS: dict[str, Any] = {
    "log_level": "critical",
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "timeout_graceful_shutdown": 1,
}
PROGRAM = (sys.executable, "-c", "from throneworld.cli import main; main()")


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
    data.mkdir(parents=True, exist_ok=True)
    config = Config(data=data, host=HOST, port=port, **{"bots": 0, "limits": FAST, **settings})
    server = uvicorn.Server(uvicorn.Config(create_app(config), **SETTINGS))
    thread = threading.Thread(target=lambda: server.run([listener]), daemon=True)
    thread.start()
    try:
        wait_until_it_answers(config.own_url, thread.is_alive)
        yield config.own_url
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


def _listening() -> socket.socket:
    """With the protocol named, asyncio lets small answers go at once; else each would take 40 ms."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind((HOST, 0))
    return listener


def wait_until_it_answers(url: str, is_alive: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not _answers(url):
        assert is_alive(), "the server has ended instead of answering"
        assert time.monotonic() < until, "the server does not answer"
        time.sleep(0.02)


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/v1/games", trust_env=False, verify=False, timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False


# As a process of its own


class ServerProcess:
    """`throneworld serve` as anybody starts it, always on the same port. What it says goes to a file."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = (*PROGRAM, "serve", "--data", str(self.data))
        with (self.data / "said").open("ab") as said:
            self.process = process = subprocess.Popen(
                (*command, "--port", str(self.port), *self.options),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                env={**os.environ, "PYTHONFAULTHANDLER": "1"},
            )
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
            return process.wait(PATIENCE)
        finally:
            process.kill()  # whoever does not end when asked to is not left behind

    @property
    def said(self) -> str:
        return (self.data / "said").read_text(errors="replace")


@contextmanager
def running(data: Path, *options: str) -> Iterator[ServerProcess]:
    """A real server, which is killed at the end if it still runs."""
    server = ServerProcess(data, *options)
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
