"""The tool that measures the server's speed measures what it says."""

from __future__ import annotations

import asyncio
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tools.load.clients import Client, Sitting, Traffic
from tools.load.figures import Figures, Outcome, percentile, report
from tools.load.phases import QUIET, Trial
from tools.load.processes import CannotRunError, check_disk
from tools.load.wire import Line

from tests.waiting import LAST_RESORT

ROOT = Path(__file__).parents[3]


def test_a_short_run_prints_all_figures(tmp_path: Path) -> None:
    sizes = ["--tables", "2", "--clients", "15", "--rate", "20", "--seconds", "0.5"]
    command = [sys.executable, "-m", "tools.load", *sizes, "--data", str(tmp_path), "--any-disk"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LAST_RESORT)
    assert done.returncode == 0, done.stdout + done.stderr
    for row in ("bare pipeline, saturated (2)", "table, saturated (2)", "table, 20 a second", "p99 at"):
        assert row in done.stdout
    assert "never reached everybody" not in done.stdout
    assert "did not follow" not in done.stdout
    assert not list(tmp_path.iterdir())


def test_too_few_clients_for_the_tables_are_refused() -> None:
    command = [sys.executable, "-m", "tools.load", "--tables", "2", "--clients", "11"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True).returncode == 2


def test_a_folder_in_memory_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.load.processes.kind_of_disk", lambda _: "tmpfs")
    with pytest.raises(CannotRunError):
        check_disk(tmp_path)


# The socket


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def close(self) -> None:
        pass


def with_line(work: Callable[[Line, Wire, list[bytes]], None]) -> None:
    async def go() -> None:
        line, wire, heard = Line(b"hello"), Wire(), list[bytes]()
        line.hear = heard.append
        line.connection_made(wire)
        work(line, wire, heard)

    asyncio.run(go())


UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
MESSAGES = [b"a", b"b" * 126, b"c" * 70_000, b""]
FRAMES = b"\x81\x01a" + b"\x81\x7e\x00\x7e" + b"b" * 126
FRAMES += b"\x81\x7f" + (70_000).to_bytes(8, "big") + b"c" * 70_000 + b"\x81\x00"


@pytest.mark.parametrize("piece", [1, 3, 1000, 1_000_000])
def test_messages_are_whole_however_the_bytes_arrive(piece: int) -> None:
    def work(line: Line, wire: Wire, heard: list[bytes]) -> None:
        stream = UPGRADED + FRAMES if piece > 1 else UPGRADED + FRAMES[:140]
        for start in range(0, len(stream), piece):
            line.data_received(stream[start : start + piece])
        assert heard == (MESSAGES if piece > 1 else MESSAGES[:2])

    with_line(work)


def test_what_is_sent_is_framed_and_a_ping_is_answered() -> None:
    def work(line: Line, wire: Wire, heard: list[bytes]) -> None:
        line.data_received(UPGRADED + b"\x89\x02hi")
        line.send(b"x" * 200)
        assert wire.written == (b"hello" + b"\x8a\x82\0\0\0\0hi" + b"\x81\xfe\x00\xc8\0\0\0\0" + b"x" * 200)

    with_line(work)


# Clients


def table_of(seats: int, watchers: int) -> Sitting:
    sitting = Sitting("table", Traffic())
    sitting.clients = [Client(sitting, seat) for seat in [*range(seats), *[None] * watchers]]
    return sitting


FULL = b'{"type":"full","seat":0,"seq":4,"view":{"ask":{"id":"0-1-2-0","options":[["pass"]]},"result":null}}'


def change(seq: int, *operations: str) -> bytes:
    return f'{{"type":"change","seat":0,"seq":{seq},"patch":[{",".join(operations)}],"log":[]}}'.encode()


def test_a_client_follows_its_question_from_patch_to_patch() -> None:
    client = table_of(1, 0).clients[0]
    client.hear(FULL)
    assert client.question is not None and client.question.id == "0-1-2-0"
    client.hear(change(5, '{"op":"replace","path":"/ask/id","value":"0-1-3-0"}'))
    assert client.question.id == "0-1-3-0" and bytes(client.question.options) == b'[["pass"]]'
    client.hear(change(6, '{"op":"replace","path":"/ask","value":null}'))
    assert client.question is None


def test_an_update_that_is_missing_is_noticed() -> None:
    client = table_of(1, 0).clients[0]
    client.hear(FULL)
    client.hear(change(5))
    assert client.sitting.traffic.gaps == 0
    client.hear(change(7))
    assert client.sitting.traffic.gaps == 1


def test_a_client_chooses_one_of_its_options() -> None:
    def work(line: Line, wire: Wire, heard: list[bytes]) -> None:
        client = table_of(1, 0).clients[0]
        client.line = line
        client.hear(FULL)
        client.choose(Random(1))
        assert wire.written.endswith(b'{"type":"choose","seat":0,"ask":"0-1-2-0","option":["pass"],"id":0}')

    with_line(work)


# What counts as everybody


def test_a_choice_that_spectators_see_is_over_when_all_have_seen_it() -> None:
    sitting = table_of(2, 1)
    mine, other, watcher = sitting.clients
    trial = Trial(mine, sent=0.0, last=0.0)
    trial.reach(mine, 0.01)
    trial.reach(watcher, 0.02)
    trial.answered = True
    assert not trial.is_over(sitting, 1.0)
    trial.reach(other, 0.03)
    assert not trial.is_over(sitting, 0.03)
    assert trial.is_over(sitting, 0.03 + QUIET + 0.001)
    assert trial.last == 0.03


def test_a_secret_choice_is_over_when_nothing_more_comes_of_it() -> None:
    sitting = table_of(2, 1)
    trial = Trial(sitting.clients[0], sent=0.0, last=0.0)
    trial.reach(sitting.clients[0], 0.01)
    assert not trial.is_over(sitting, 1.0), "it was not answered"
    trial.answered = True
    assert trial.is_over(sitting, 1.0)


# Figures


def test_percentiles_are_of_what_was_measured() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert percentile(values, 0.5) == 50.0
    assert percentile(values, 0.99) == 99.0
    assert percentile(values, 1.0) == 100.0
    assert percentile([], 0.99) == math.inf


def figures(name: str, seconds: float, times: list[float]) -> Figures:
    return Figures(name=name, until="the end", seconds=seconds, times=times)


def test_the_report_says_which_targets_were_missed() -> None:
    outcome = Outcome(
        bare=[figures("bare", 1.0, [0.01] * 1000)],
        table=[figures("table", 1.0, [0.01] * 200)],
        paced=figures("paced", 1.0, [0.01] * 197 + [0.06] * 3),
        offered=200.0,
    )
    assert outcome.is_strong and not outcome.is_fast
    lines = report(outcome).splitlines()
    assert any("0.20" in line and line.endswith("met") for line in lines)
    assert any("60.0 ms" in line and line.endswith("MISSED") for line in lines)


def test_a_rate_that_could_not_be_offered_is_not_met() -> None:
    slow = figures("paced", 1.0, [0.01] * 100)
    assert not Outcome(bare=[], table=[], paced=slow, offered=200.0).is_fast
