"""A Redis server for tests: the machine's own Redis or Valkey, else one that knows just enough.

The small one speaks Redis' protocol (RESP 2) over TCP, so that the real client and the real backend are used.
"""

from __future__ import annotations

import shutil
import socketserver
import subprocess
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.table.server import HOST, free_port

PROGRAMS = ("redis-server", "valkey-server")


@contextmanager
def redis_server(folder: Path, port: int = 0) -> Iterator[int]:
    """Yields its port."""
    found = next((path for path in map(shutil.which, PROGRAMS) if path), None)
    running = small_redis(port) if found is None else real_redis(found, folder, port)
    with running as taken:
        yield taken


def url_of(port: int) -> str:
    return f"redis://{HOST}:{port}?protocol=2"


@contextmanager
def real_redis(program: str, folder: Path, port: int) -> Iterator[int]:
    taken = port or free_port()
    quiet = subprocess.DEVNULL
    command = (program, "--port", str(taken), "--bind", HOST, "--save", "", "--dir", str(folder))
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield taken
    finally:
        process.kill()
        process.wait()


@contextmanager
def small_redis(port: int) -> Iterator[int]:
    server = SmallRedis((HOST, port), Caller)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.hang_up()
        server.server_close()


class SmallRedis(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.lock = threading.Lock()
        self.callers: set[Caller] = set()
        self.listeners: dict[bytes, set[Caller]] = defaultdict(set)

    def publish(self, channel: bytes, data: bytes) -> None:
        with self.lock:
            for each in self.listeners[channel]:
                each.say([b"message", channel, data])

    def hang_up(self) -> None:
        for each in list(self.callers):
            each.connection.shutdown(2)


class Caller(socketserver.StreamRequestHandler):
    server: SmallRedis

    def handle(self) -> None:
        self.server.callers.add(self)
        try:
            while (command := self._read()) is not None:
                self._obey(command)
        except OSError:
            pass
        self.server.callers.discard(self)
        for each in self.server.listeners.values():
            each.discard(self)

    def _read(self) -> list[bytes] | None:
        """A command is a list of strings, each with its length before it."""
        head = self.rfile.readline()
        return [self._word() for _ in range(int(head[1:]))] if head else None

    def _word(self) -> bytes:
        size = int(self.rfile.readline()[1:])
        return self.rfile.read(size + 2)[:size]

    def _obey(self, command: list[bytes]) -> None:
        name = command[0].upper()
        if name in (b"SUBSCRIBE", b"UNSUBSCRIBE"):
            self._listen(name, command[1:])
        elif name in (b"EVALSHA", b"EVAL"):  # the one script that channels use: publish to each of the keys
            count = int(command[2])
            for channel in command[3 : 3 + count]:
                self.server.publish(channel, command[3 + count])
            self.say(None)
        else:
            self.wfile.write(b"+OK\r\n" if name != b"PING" else b"+PONG\r\n")

    def _listen(self, name: bytes, channels: list[bytes]) -> None:
        for channel in channels:
            with self.server.lock:
                listeners = self.server.listeners[channel]
                (listeners.add if name == b"SUBSCRIBE" else listeners.discard)(self)
            self.say([name.lower(), channel, 1])

    def say(self, answer: Any) -> None:
        self.wfile.write(encoded(answer))


def encoded(answer: Any) -> bytes:
    if answer is None:
        return b"$-1\r\n"
    if isinstance(answer, int):
        return b":%d\r\n" % answer
    if isinstance(answer, bytes):
        return b"$%d\r\n%b\r\n" % (len(answer), answer)
    return b"*%d\r\n" % len(answer) + b"".join(map(encoded, answer))
