"""`throneworld serve`: a table for people and bots, for browsers and programs."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import replace

from throneworld.cli.problems import Problem, debugging
from throneworld.cli.storage import data_option, database_option, folder, speaking
from throneworld.words import Words

try:
    import fcntl
except ImportError:  # not on Windows, where nobody is kept from a folder in use
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from throneworld.table.config import Config

STARTUP_FAILED = 1
LOCK = "server.lock"
PATIENCE = 2
"""Seconds that requests have to come to their end when the server stops; who waits for news is cut off."""
KEEP_ALIVE = 150
"""Seconds after which a line is closed that nobody uses: longer than proxies keep one. Else a request may be
sent into a line that is just being closed."""


def command(words: Words) -> click.Command:
    return click.Command(
        "serve",
        help=words.say("cli-serve"),
        short_help=words.say("cli-serve.short"),
        params=[
            data_option(words),
            database_option(words),
            click.Option(
                ["--channels"], default="", metavar="postgresql|URL", help=words.say("cli-channels")
            ),
            click.Option(["--host"], default="127.0.0.1", help=words.say("cli-host"), show_default=True),
            click.Option(
                ["--port"],
                type=click.IntRange(0, 65535),
                default=8080,
                help=words.say("cli-port"),
                show_default=True,
            ),
            click.Option(
                ["--bots"],
                type=click.IntRange(0, 64),
                default=1,
                metavar="N",
                help=words.say("cli-serve-bots"),
                show_default=True,
            ),
            click.Option(["--open", "browser"], is_flag=True, help=words.say("cli-open")),
            click.Option(["--address"], default="", metavar="URL", help=words.say("cli-address")),
            click.Option(["--secure-cookies"], is_flag=True, help=words.say("cli-secure-cookies")),
            click.Option(["--private-services"], is_flag=True, help=words.say("cli-private-services")),
        ],
        callback=lambda **given: _serve(words, **given),
    )


def _serve(words: Words, data: Path | None, browser: bool, **settings: Any) -> int:
    with speaking(words):
        from throneworld.table.config import Config

        wanted = Config(data=folder(data), **settings)
        _check_channels(words, wanted)
        with _only_server(words, wanted), closing(_listening(words, wanted)) as listener:
            config = replace(wanted, port=listener.getsockname()[1])
            asyncio.run(_check_database(config))
            return _run(words, config, listener, browser=browser)


def _check_channels(words: Words, config: Config) -> None:
    """PostgreSQL can pass messages on only if it is the database."""
    named = config.channels
    if named == "postgresql" and config.database.startswith("postgres"):
        return
    if named and not named.startswith(("redis://", "rediss://", "unix://")):
        raise Problem(words.say("error-channels"))


def _listening(words: Words, config: Config) -> socket.socket:
    """The port is taken before anything else is done, so that a mistake costs nothing."""
    host, port = config.host, config.port
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, place = found[0]
        return socket.create_server(place, family=family, backlog=2048)
    except (OSError, UnicodeError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Problem(words.say("error-listen", host=host, port=str(port), why=why)) from problem


async def _check_database(config: Config) -> None:
    """Brought up to date now, so that what is wrong with it is told in one line."""
    from throneworld.table.storage.database import Database

    await (await Database.open(config.url)).close()


@contextmanager
def _only_server(words: Words, config: Config) -> Iterator[None]:
    """Two servers that do not know of each other would both take the tables of a folder for theirs."""
    if config.database or fcntl is None:
        yield
        return
    lock = _lock_file(words, config.data)
    try:
        fcntl.flock(lock, (fcntl.LOCK_SH if config.channels else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError as problem:
        os.close(lock)
        raise Problem(words.say("error-data-in-use", folder=str(config.data))) from problem
    try:
        yield
    finally:
        os.close(lock)


def _lock_file(words: Words, folder: Path) -> int:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        why = str(problem.strerror)
        raise Problem(words.say("error-data-folder", folder=str(folder), why=why)) from problem


def _run(words: Words, config: Config, listener: socket.socket, *, browser: bool) -> int:
    import uvicorn

    from throneworld.table.api.app import create_app

    class Server(uvicorn.Server):
        """Says where it is once it is there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _spare_the_collector()
            click.echo(words.say("serve-listening", url=config.public_url))
            if browser and has_screen():
                threading.Thread(target=webbrowser.open, args=(config.public_url,), daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            if self.started:
                app.state.hall.rooms.farewell()
            await super().shutdown(sockets)

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    app = create_app(config)
    server = Server(uvicorn.Config(app, **_settings(config)))
    with _leaving_quietly():
        try:
            server.run(sockets=[listener])
        except SystemExit:
            if debugging():
                raise
    if not server.started:
        return STARTUP_FAILED
    click.echo(words.say("serve-stopped"))
    return 0


def has_screen() -> bool:
    """Without one, what opens may be a browser in this very terminal."""
    return sys.platform != "linux" or any(os.environ.get(each) for each in ("DISPLAY", "WAYLAND_DISPLAY"))


def _spare_the_collector() -> None:
    """What is there now stays: the search for garbage, which stops the world, need not go through it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def _is_news(record: logging.LogRecord) -> bool:
    """That a server which stops cuts off those who wait is no error to tell."""
    cut_off = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not cut_off and "timeout graceful shutdown exceeded" not in str(record.msg)


def _settings(config: Config) -> dict[str, Any]:
    return {
        "loop": "uvloop" if os.name == "posix" else "asyncio",
        "http": "httptools",
        "ws": _websockets(),
        "ws_max_size": config.limits.body,
        "ws_per_message_deflate": False,
        "access_log": False,
        "log_config": None,
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": PATIENCE,
        "timeout_keep_alive": KEEP_ALIVE,
    }


def _websockets() -> Any:
    """The newer protocol, where this uvicorn has it."""
    from uvicorn.config import WS_PROTOCOLS

    return "websockets-sansio" if "websockets-sansio" in WS_PROTOCOLS else "websockets"


@contextmanager
def _leaving_quietly() -> Iterator[None]:
    """Uvicorn stops at a signal and then sends it once more; by then everything has been closed."""
    before = {each: signal.signal(each, lambda *_: None) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
