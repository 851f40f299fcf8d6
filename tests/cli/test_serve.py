"""`throneworld serve` as it is really started: where it listens, what it refuses, how it stops."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from tests.cli.program import complains, process, run, throneworld_says
from tests.table.migrated import furnish
from tests.waiting import LAST_RESORT

ALONE = ("--port", "0", "--bots", "0")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("THRONEWORLD_DATABASE", raising=False)


@contextmanager
def served(*arguments: str, cwd: Path, **settings: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server, and the address that it tells."""
    started = process("serve", *arguments, cwd=cwd, **settings)
    try:
        assert started.stdout is not None
        line = started.stdout.readline().decode()
        assert "is open at http" in line, line
        yield started, line.split(" at ")[1].split()[0]
    finally:
        if started.poll() is None:
            started.kill()
        started.communicate(timeout=LAST_RESORT)


def stop(started: subprocess.Popen[bytes], by: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
    started.send_signal(by)
    out, err = started.communicate(timeout=LAST_RESORT)
    return started.returncode, out.decode(), err.decode()


def test_it_tells_its_address_answers_there_and_stops_when_told(tmp_path: Path) -> None:
    with served(*ALONE, "--data", "data", cwd=tmp_path) as (started, url):
        answer = httpx.get(f"{url}/api/v1/games", trust_env=False, timeout=LAST_RESORT)
        assert answer.status_code == 200 and answer.json()["games"]
        assert "server" not in answer.headers
        code, out, err = stop(started)
    assert (code, err) == (0, "")
    assert "everything is saved" in out
    assert (tmp_path / "data" / "throneworld.db").stat().st_mode & 0o077 == 0


def test_it_stops_although_somebody_waits_for_news(tmp_path: Path) -> None:
    furnish(tmp_path / "data")
    with (
        served(*ALONE, "--data", "data", cwd=tmp_path) as (started, url),
        httpx.Client(base_url=f"{url}/api/v1", trust_env=False, timeout=LAST_RESORT) as client,
        closing(HTTPConnection(url.removeprefix("http://"), timeout=LAST_RESORT)) as waiting,
    ):
        assert client.post("/guest", json={"name": "Ann"}).is_success
        number = client.get("/me/asks").json()["number"]
        cookie = f"throneworld={client.cookies['throneworld']}"
        waiting.request("GET", f"/api/v1/me/asks?wait=25&after={number}", headers={"cookie": cookie})
        assert client.get("/me").is_success, "what came before that has come in as well"
        code, _, err = stop(started)
        assert (code, err) == (0, "")


def test_without_a_folder_it_keeps_its_data_in_the_users_own_and_is_stopped_by_ctrl_c(tmp_path: Path) -> None:
    with served(*ALONE, cwd=tmp_path, XDG_DATA_HOME=str(tmp_path / "own"), HOME=str(tmp_path)) as (
        started,
        _,
    ):
        code, out, err = stop(started, signal.SIGINT)
    assert (code, err) == (0, "")
    assert "everything is saved" in out
    assert (tmp_path / "own" / "throneworld" / "throneworld.db").is_file()


def test_two_servers_do_not_share_a_folder_unless_they_know_of_each_other(tmp_path: Path) -> None:
    furnish(tmp_path / "data")
    with served(*ALONE, "--data", "data", cwd=tmp_path) as (started, _):
        code, out, err = run("serve", *ALONE, "--data", "data", cwd=tmp_path)
        assert (code, out) == (2, "")
        assert len(err.splitlines()) == 1 and "another server uses the folder" in err
        assert started.poll() is None


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, out, err = run("serve", "--bots", "0", "--data", "data", "--port", port, cwd=tmp_path)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1 and port in err and "--port" in err


def test_the_address_for_people_is_told_where_there_is_one(tmp_path: Path) -> None:
    furnish(tmp_path / "data")
    with served(*ALONE, "--data", "data", "--address", "https://table.example/", cwd=tmp_path) as (_, url):
        assert url == "https://table.example"


def test_it_listens_on_ipv6_as_well_or_says_that_it_cannot(tmp_path: Path) -> None:
    if not socket.has_ipv6 or not os.path.exists("/proc/net/if_inet6"):
        code, out, err = run("serve", *ALONE, "--data", "data", "--host", "::1", cwd=tmp_path)
        assert (code, out) == (2, "") and "cannot listen" in err
        return
    furnish(tmp_path / "data")
    with served(*ALONE, "--data", "data", "--host", "::1", cwd=tmp_path) as (_, url):
        assert url.startswith("http://[::1]:")
        assert httpx.get(f"{url}/api/v1/games", trust_env=False, timeout=LAST_RESORT).status_code == 200


MISTAKES: dict[tuple[str, ...], str] = {
    ("--port", "99999"): "99999",
    ("--port", "http"): "http",
    ("--bots", "-1"): "-1",
    ("--bots", "many"): "many",
    ("--host", "no.such.host.invalid"): "cannot listen",
    ("--host", "203.0.113.7"): "cannot listen",
    ("--host", "\udcff"): "cannot listen",
    ("--data", "there.txt"): "cannot be used",
    ("--data", "there.txt/deeper"): "cannot be used",
    ("--database", "mysql://x/y"): "sqlite:///FILE",
    ("--database", "nonsense"): "sqlite:///FILE",
    ("--database", "postgresql://127.0.0.1:1/x"): "cannot be used",
    ("--channels", "pigeons"): "--channels is",
    ("--channels", "postgresql"): "--channels is",
    ("extra",): "extra",
    ("--frobnicate",): "--frobnicate",
}


@pytest.mark.parametrize(
    "arguments", MISTAKES, ids=lambda each: " ".join(each).encode("ascii", "replace").decode()
)
def test_a_mistake_is_told_in_one_line(arguments: tuple[str, ...]) -> None:
    Path("there.txt").write_text("a shopping list")
    data = () if "--data" in arguments else ("--data", "data")
    port = () if "--port" in arguments else ("--port", "0")
    assert MISTAKES[arguments] in complains(throneworld_says("serve", *arguments, *data, *port))
    assert Path("there.txt").read_text() == "a shopping list"


def test_a_database_of_a_newer_version_is_told() -> None:
    Path("data").mkdir()
    with closing(sqlite3.connect("data/throneworld.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    assert "newer version" in complains(throneworld_says("serve", *ALONE, "--data", "data"))
