"""Servers that follow a script, so that tests can let go wrong what seldom does."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from websockets.sync.server import Server, ServerConnection, serve

DROP = (0, None)
"""Instead of an answer: the connection breaks."""
SILENCE = (-1, None)
"""Instead of an answer: nothing, until everything is over."""


class Script:
    """Answers to give, in order, and what was asked."""

    def __init__(self, *answers: tuple[int, Any]) -> None:
        self.answers = list(answers)
        self.asked: list[dict[str, Any]] = []
        self.url = ""
        self.over = threading.Event()


@contextmanager
def http_server(*answers: tuple[int, Any], headers: dict[str, str] | None = None) -> Iterator[Script]:
    script = Script(*answers)

    class Scripted(BaseHTTPRequestHandler):
        def _answer(self) -> None:
            size = int(self.headers.get("Content-Length") or 0)
            body = self.rfile.read(size)
            script.asked.append(
                {"method": self.command, "path": self.path, "headers": dict(self.headers), "body": body}
            )
            status, answer = script.answers.pop(0)
            if status <= 0:
                if status:
                    script.over.wait()
                self.close_connection = True
                return
            self._send(status, answer)

        def _send(self, status: int, answer: Any) -> None:
            data = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
            self.send_response(status)
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = _answer  # noqa: N815 - named by the base class

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Scripted)
    script.url = f"http://127.0.0.1:{server.server_port}"
    with _in_thread(lambda: server.serve_forever(0.02), server.shutdown):
        try:
            yield script
        finally:
            script.over.set()
    server.server_close()


@contextmanager
def socket_server(talk: Callable[[ServerConnection, int], None], port: int = 0) -> Iterator[str]:
    """A websocket server; `talk` gets each connection and how many there were before."""
    count = iter(range(1_000_000))
    server: Server = serve(lambda connection: talk(connection, next(count)), "127.0.0.1", port)
    with _in_thread(server.serve_forever, server.shutdown):
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"


@contextmanager
def _in_thread(run: Callable[[], None], stop: Callable[[], None]) -> Iterator[None]:
    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        stop()
        thread.join()


def told(connection: ServerConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(connection.recv(5))
    return message


def tell(connection: ServerConnection, **message: Any) -> None:
    connection.send(json.dumps(message))


def tell_full(connection: ServerConnection, seq: int, view: dict[str, Any], **more: Any) -> None:
    about = {"seat": 0, "epoch": "e", "seq": seq, "view": view, "log": [], "log_size": 0}
    tell(connection, type="full", **{**about, **more})


def tell_change(connection: ServerConnection, seq: int, path: str, value: Any) -> None:
    patch = [{"op": "replace", "path": path, "value": value}]
    tell(connection, type="change", seat=0, seq=seq, patch=patch, log=[])


def drop(connection: ServerConnection) -> None:
    """Break the connection without a farewell."""
    connection.socket.shutdown(2)
