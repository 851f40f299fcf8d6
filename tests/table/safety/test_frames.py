"""The program as anybody starts it, on a real network: frames and requests that no polite client sends."""

from __future__ import annotations

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import msgspec
import pytest
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.table.server import ServerProcess, running
from tests.waiting import LAST_RESORT

TEXT, BINARY, PING = 0x1, 0x2, 0x9
SEATS = [{"holder": "me"}, {"holder": "me"}, {"holder": "bot", "level": "random"}]


class Table(Struct, frozen=True):
    """A running table, and the cookie of the person who holds two of its seats."""

    server: ServerProcess
    id: str
    cookie: str

    @property
    def path(self) -> str:
        return f"/api/v1/tables/{self.id}/socket"

    def connect(self) -> ClientConnection:
        headers = {"cookie": self.cookie}
        address = f"ws://127.0.0.1:{self.server.port}{self.path}"
        return connect(address, additional_headers=headers, compression=None, proxy=None)

    def ask(self) -> dict[str, object] | None:
        with self.connect() as client:
            views = [msgspec.json.decode(client.recv()) for _ in range(2)]
        return next((each["view"]["ask"] for each in views if each["view"]["ask"]), None)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with running(tmp_path_factory.mktemp("frames"), "--bots", "0") as server:
        with httpx.Client(base_url=f"{server.url}/api/v1", trust_env=False, timeout=LAST_RESORT) as browser:
            browser.headers["x-csrf-token"] = browser.post("/guest", json={"name": "Ada"}).json()["csrf"]
            made = browser.post("/tables", json={"game": "rex", "seats": SEATS, "access": "private"}).json()
            browser.post(f"/tables/{made['id']}/start", json={}).raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        yield Table(server, made["id"], cookie)


@contextmanager
def raw(table: Table) -> Iterator[socket.socket]:
    """A websocket of which every byte is ours."""
    with socket.create_connection(("127.0.0.1", table.server.port), timeout=LAST_RESORT) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET {table.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {table.cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in line.recv(200)
        yield line


def frame(
    kind: int, data: bytes, *, last: bool = True, masked: bool = True, claimed: int | None = None
) -> bytes:
    size = len(data) if claimed is None else claimed
    head = struct.pack("!BB", kind | (0x80 if last else 0), (0x80 if masked else 0) | 127)
    return head + struct.pack("!Q", size) + (b"\0\0\0\0" if masked else b"") + data


def hung_up(line: socket.socket) -> bool:
    """Whether the server ends the connection soon."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def test_a_socket_that_is_refused_says_why(table: Table) -> None:
    refused = {
        "/api/v1/tables/AAAAAAAAAAAA/socket": ({}, 404, "no_such_table"),
        table.path: ({"authorization": "Bearer tw_nonsense"}, 401, "unknown_token"),
        f"{table.path}?": ({"cookie": table.cookie, "origin": "https://evil.example"}, 403, "foreign_origin"),
    }
    for path, (headers, status, error) in refused.items():
        address = f"ws://127.0.0.1:{table.server.port}{path}"
        with pytest.raises(InvalidStatus) as caught, connect(address, additional_headers=headers, proxy=None):
            pass
        said = msgspec.json.decode(caught.value.response.body or b"")
        assert (caught.value.response.status_code, said["error"]) == (status, error) and said["message"]


def test_a_message_may_come_in_pieces(table: Table) -> None:
    with table.connect() as client:
        client.send(['{"type": ', '"ping"', ', "id": 5}'])
        assert _answer(client) == {"type": "answer", "id": 5, "ok": True, "result": None, "error": None}


def test_a_message_beyond_the_limit_ends_the_connection(table: Table) -> None:
    with table.connect() as client:
        client.send('{"type": "chat", "text": "' + "x" * 300_000 + '"}')
        assert _code(client) == 1009


def test_pieces_beyond_the_limit_end_the_connection_too(table: Table) -> None:
    with table.connect() as client, pytest.raises(ConnectionClosed):
        client.send("x" * 10_000 for _ in range(40))
        while True:
            client.recv(timeout=LAST_RESORT)


BROKEN = {
    "no text": frame(TEXT, b"\xff\xfe"),
    "not masked": frame(TEXT, b'{"type": "ping"}', masked=False),
    "a claim of gigabytes": frame(TEXT, b"", claimed=2**40),
    "an unknown kind": frame(0x7, b"x"),
    "a long ping": frame(PING, b"x" * 200),
    "a piece of nothing": frame(0x0, b"x"),
    "a second beginning": frame(TEXT, b"{", last=False) + frame(TEXT, b"}"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_frames_that_break_the_protocol_end_the_connection_and_nothing_else(name: str, table: Table) -> None:
    ask = table.ask()
    with raw(table) as line:
        line.sendall(BROKEN[name])
        assert hung_up(line)
    assert table.ask() == ask


def test_bytes_instead_of_text_are_answered(table: Table) -> None:
    with table.connect() as client:
        client.send(b"\x00\x01\x02")
        assert _answer(client)["ok"] is False


def test_a_client_that_reads_nothing_does_not_hold_up_the_others(table: Table) -> None:
    with raw(table) as deaf, table.connect() as client:
        for _ in range(500):
            deaf.sendall(frame(TEXT, b'{"type": "resync"}'))
        client.send('{"type": "ping", "id": 1}')
        assert _answer(client)["id"] == 1


# Plain HTTP


def said(table: Table, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", table.server.port), timeout=LAST_RESORT) as line:
        line.sendall(request)
        return line.recv(65536)


def test_a_body_that_is_announced_too_large_is_refused_before_it_comes(table: Table) -> None:
    head = b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    assert b" 413 " in said(table, head + b"Content-Length: 99999999999\r\n\r\n").partition(b"\r\n")[0]


def test_a_body_without_a_length_is_cut_off_at_the_limit(table: Table) -> None:
    head = b"POST /api/v1/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    piece = b"2710\r\n" + b"x" * 10_000 + b"\r\n"
    answer = said(table, head + b"Transfer-Encoding: chunked\r\n\r\n" + piece * 30)
    assert b" 413 " in answer.partition(b"\r\n")[0]


def test_what_is_no_request_is_refused(table: Table) -> None:
    for junk in (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
        assert b" 400 " in said(table, junk).partition(b"\r\n")[0] or said(table, junk) == b""


def test_nothing_of_ours_has_broken(table: Table) -> None:
    """By all of the above; what the layer below us says of frames that are no text is its own."""
    complaints = [line for line in table.server.said.splitlines() if " ERROR " in line]
    assert [line for line in complaints if "uvicorn.error" not in line] == []


def _answer(client: ClientConnection) -> dict[str, object]:
    while True:
        message: dict[str, object] = msgspec.json.decode(client.recv(timeout=LAST_RESORT))
        if message["type"] == "answer":
            return message


def _code(client: ClientConnection) -> int | None:
    try:
        while True:
            client.recv(timeout=LAST_RESORT)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
