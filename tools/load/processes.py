"""The servers under load, each a process of its own, and the ground they stand on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from throneworld.table.storage.sqlite import ALWAYS

SERVE = (sys.executable, "-c", "from throneworld.cli import main; main()", "serve")
BARE = (sys.executable, "-m", "tools.load.bare")
IN_MEMORY = {"tmpfs", "ramfs", "devtmpfs"}
START_WITHIN, STOP_WITHIN = 60.0, 15.0
PATIENT_DISK = Path("/var/tmp")
"""What is here outlives a restart, so it is on a disk; /tmp often is not."""


class CannotRunError(Exception):
    """Why there are no figures."""


class Process:
    """A server that listens on a port of this machine."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def check(self) -> None:
        if self.process.poll() is not None:
            raise CannotRunError(f"a server ended by itself with {self.process.returncode}")

    def cpu(self) -> float:
        """Seconds of processor time so far; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def table_server(data: Path) -> Iterator[Process]:
    """`throneworld serve`, as anybody would run it."""
    if "PRAGMA synchronous=FULL" not in ALWAYS:
        raise CannotRunError("the server does not write with synchronous=FULL")
    with _running([*SERVE, "--data", str(data), "--port", "0", "--bots", "0"], data / "server.txt") as found:
        yield found


@contextmanager
def bare_server(data: Path, size: int) -> Iterator[Process]:
    with _running([*BARE, str(data / "bare.db"), str(size)], data / "bare.txt") as found:
        yield found


@contextmanager
def _running(command: Sequence[str], complaints: Path) -> Iterator[Process]:
    with complaints.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        yield Process(process, _port(process, complaints))
    finally:
        _stop(process)


def _port(process: subprocess.Popen[str], complaints: Path) -> int:
    """The server says where it listens."""
    until = time.monotonic() + START_WITHIN
    while process.stdout is not None and time.monotonic() < until:
        line = process.stdout.readline()
        found = re.search(r"http://\S+?:(\d+)", line)
        if found:
            return int(found[1])
        if not line:
            break
    raise CannotRunError(f"a server did not start: {complaints.read_text()[-1000:]}")


def _stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(STOP_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def check_disk(folder: Path) -> None:
    """A commit in memory is not durable, and its time means nothing."""
    kind = kind_of_disk(folder)
    if kind in IN_MEMORY:
        raise CannotRunError(f"{folder} is in memory ({kind}); name a folder on a disk with --data")


def kind_of_disk(folder: Path) -> str:
    """The file system that holds a folder, if the system tells."""
    try:
        mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    except OSError:
        return "unknown"
    holding = [(place, kind) for place, kind in mounts if folder.resolve().is_relative_to(place)]
    return max(holding, key=lambda each: len(each[0]), default=("", "unknown"))[1]


def usual_place() -> Path | None:
    return PATIENT_DISK if PATIENT_DISK.is_dir() else None


def allow_many_sockets() -> None:
    """Each client is an open file here and in the server, which inherits the limit."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most != resource.RLIM_INFINITY else 65536, most))
