"""A process that has imported all that a server needs, and becomes one whenever it is asked to.

To import it all takes two seconds of a processor, and tests start a hundred servers. What comes of it is a
process of its own like any other: with its own id, its own output, its own end by whatever signal.
"""

from __future__ import annotations

import atexit
import faulthandler
import gc
import importlib
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

import msgspec

from tests.waiting import LAST_RESORT

ROOT = Path(__file__).resolve().parents[2]
READY = "ready\n"
EVERYTHING = (
    "throneworld.cli",
    "throneworld.table.api.app",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


class Wish(msgspec.Struct):
    """What the warm process is asked to become."""

    arguments: tuple[str, ...]
    said: str
    cwd: str
    env: dict[str, str]
    constants: dict[str, float]


class Started:
    """A server that the warm process has become. Its exit code comes over the line when it has ended."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._words = line.makefile("r")
        self.pid = int(self._words.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._heard(0)

    def wait(self, seconds: float = LAST_RESORT) -> int:
        code = self._heard(seconds)
        if code is None:
            raise TimeoutError(f"process {self.pid} does not end")
        return code

    def send_signal(self, how: signal.Signals) -> None:
        """Until its end was heard of nobody else can have its number."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _heard(self, seconds: float) -> int | None:
        if self.returncode is None and select.select([self._line], [], [], seconds)[0]:
            self.returncode = int(self._words.readline())
            self._words.close()
            self._line.close()
        return self.returncode


def started(*arguments: str, said: Path, constants: Mapping[str, float] | None = None) -> Started:
    """`throneworld` with these arguments, and constants that are to be others in it ("module:NAME"); what it
    says is appended to a file."""
    line = socket.socket(socket.AF_UNIX)
    line.connect(_door())
    env = {**os.environ, "PYTHONFAULTHANDLER": "1"}
    wish = Wish(arguments, str(said), os.getcwd(), env, dict(constants or {}))
    line.sendall(msgspec.json.encode(wish) + b"\n")
    return Started(line)


@cache
def _door() -> str:
    """Where the warm process of these tests is spoken to. It ends when they have ended, in whatever way."""
    door = str(Path(tempfile.mkdtemp(prefix="throneworld-warm-")) / "door")
    command = (sys.executable, "-m", "tests.table.warm", door)
    warm = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert warm.stdin is not None and warm.stdout is not None
    atexit.register(warm.wait)
    atexit.register(warm.stdin.close)
    assert warm.stdout.readline() == READY, "the warm process has ended instead of waiting"
    return door


# In the warm process


def main(door: str) -> None:
    _import_everything()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(door)
        listener.listen()
        print(READY, end="", flush=True)
        _wait_at(listener)
    shutil.rmtree(Path(door).parent)


def _import_everything() -> None:
    for name in EVERYTHING:
        importlib.import_module(name)
    _prepare_routes()
    gc.collect()
    gc.freeze()


def _prepare_routes() -> None:
    """They are the same for all, and each server takes its copy of them."""
    from throneworld.table.api import app
    from throneworld.table.config import Limits

    usual, prepare = Limits().body, app.prepared
    ready = prepare(usual)
    app.prepared = lambda largest_body: ready if largest_body == usual else prepare(largest_body)


def _wait_at(listener: socket.socket) -> None:
    """Until those who could ask are gone. A child takes each call: it starts the server and tells its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the tests closes our input, too
    while True:
        ready, _, _ = select.select([sys.stdin, listener], [], [])
        _forget_the_dead()
        if sys.stdin in ready:
            return
        line, _ = listener.accept()
        if os.fork() == 0:
            listener.close()
            _serve(line)
        line.close()


def _forget_the_dead() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def _serve(line: socket.socket) -> NoReturn:
    words: TextIOWrapper = line.makefile("r")
    wish = msgspec.json.decode(words.readline(), type=Wish)
    child = os.fork()
    if child == 0:
        words.close()
        line.close()
        _become(wish)
    line.sendall(f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    line.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _become(wish: Wish) -> NoReturn:
    from throneworld.cli import main as throneworld

    signal.signal(signal.SIGINT, signal.default_int_handler)
    output = os.open(wish.said, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for number, place in enumerate((os.open(os.devnull, os.O_RDONLY), output, output)):
        os.dup2(place, number)
    os.chdir(wish.cwd)
    os.environ.clear()
    os.environ.update(wish.env)
    for name, value in wish.constants.items():
        module, _, constant = name.partition(":")
        assert hasattr(importlib.import_module(module), constant)
        setattr(importlib.import_module(module), constant, value)
    sys.argv = ["throneworld", *wish.arguments]
    faulthandler.enable()
    throneworld()
    raise AssertionError("the program always leaves by itself")


if __name__ == "__main__":
    main(sys.argv[1])
