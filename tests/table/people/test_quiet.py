"""No secret in any log, and every refusal has its words."""

from __future__ import annotations

import ast
import io
import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from sqlalchemy.exc import IntegrityError
from websockets.sync.client import connect

from tests.table.people.stage import GENEROUS, PASSWORD, WORDS, Stage
from tests.waiting import LAST_RESORT
from throneworld.table import people
from throneworld.table.config import Config
from throneworld.table.people.quiet import BLOT, blotted, quiet_logging

NEW_PASSWORD = "battery staple"


@contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    """What any logger says at its chattiest."""
    factory, text, root = logging.getLogRecordFactory(), io.StringIO(), logging.getLogger()
    level, handler = root.level, logging.StreamHandler(text)
    names = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar")
    loud = [root, *(logging.getLogger(name) for name in names)]
    root.setLevel(1)
    for logger in loud:
        logger.addHandler(handler)
    quiet_logging()
    yield text
    logging.setLogRecordFactory(factory)
    root.setLevel(level)
    for logger in loud:
        logger.removeHandler(handler)


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    with everything_logged() as text:
        yield text


@contextmanager
def serving(stage: Stage) -> Iterator[str]:
    """A real server on a port of its own, as talkative as it can be."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        config = uvicorn.Config(stage.app, log_level="trace", log_config=None, ws="websockets-sansio")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield f"http://127.0.0.1:{door.getsockname()[1]}/api/v1"
        finally:
            server.should_exit = True
            thread.join()


def live(base: str) -> set[str]:
    """Somebody comes in, signs up, signs in, plays by token and by socket; returns all secrets of that."""
    secrets: set[str] = {PASSWORD, NEW_PASSWORD}

    def noted(answer: httpx.Response) -> dict[str, Any]:
        assert answer.is_success, answer.text
        secrets.update(answer.cookies.values())
        data: dict[str, Any] = answer.json() if answer.content else {}
        secrets.update(data[name] for name in ("csrf", "secret") if data.get(name))
        return data

    with httpx.Client(base_url=base, timeout=LAST_RESORT) as ann:
        csrf = noted(ann.post("/guest", json={"name": "Ann"}))["csrf"]
        account = {"username": "ann", "password": PASSWORD}
        csrf = noted(ann.post("/sign-up", json=account, headers={"x-csrf-token": csrf}))["csrf"]
        csrf = noted(ann.post("/sign-in", json=account, headers={"x-csrf-token": csrf}))["csrf"]
        mine = {"x-csrf-token": csrf}
        change = {"old": PASSWORD, "new": NEW_PASSWORD}
        noted(ann.post("/me/password", json=change, headers=mine))
        wish = {"name": "bot", "scopes": ["read", "play"]}
        token = noted(ann.post("/me/tokens", json=wish, headers=mine))["secret"]
        cookie = f"throneworld={ann.cookies['throneworld']}"
        ann.post("/me/password", json={"old": "1", "new": {"password": NEW_PASSWORD}}, headers=mine)
        ann.get("/bug")
    bearer = {"authorization": f"Bearer {token}"}
    httpx.post(f"{base}/play", headers=bearer, timeout=LAST_RESORT)
    httpx.get(f"{base}/me", headers={"authorization": f"Bearer {token}wrong"}, timeout=LAST_RESORT)
    for headers in (bearer, {"cookie": cookie}):
        with connect(f"{base.replace('http', 'ws', 1)}/socket", additional_headers=headers) as socket:
            assert "id" in str(socket.recv())
    return secrets


def test_a_server_logs_no_secret_however_talkative_it_is(tmp_path: Path) -> None:
    stage = Stage(Config(data=tmp_path, limits=GENEROUS))
    with serving(stage) as base, everything_logged() as log:
        secrets = live(base)
    written = log.getvalue()
    assert "/api/v1/sign-in" in written
    assert "a bug of ours" in written
    assert len(secrets) >= 9
    for secret in secrets:
        assert secret not in written
    assert "$argon2" not in written


def test_no_address_of_the_server_has_room_for_a_secret(tmp_path: Path) -> None:
    """Access logs hold addresses: none of ours has a query, and the only variable part is an id."""
    paths = Stage(Config(data=tmp_path)).app.openapi_schema.to_schema()["paths"]
    for operations in paths.values():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                assert (parameter["in"], parameter["name"]) == ("path", "token_id")


TEXTS = (
    "tw_0123456789abcdefSECRET",
    "cookie: a=b; throneworld=SECRET; c=d",
    "Cookie: other=SECRET",
    "< Authorization: Bearer SECRET",
    "authorization: Basic SECRET",
    "X-CSRF-Token: SECRET",
    "[(b'host', b'x'), (b'cookie', b'throneworld=SECRET'), (b'x-csrf-token', b'SECRET')]",
    "{'authorization': 'SECRET', \"set-cookie\": \"SECRET\"}",
    '{"username": "ann", "password": "SECRET"}',
    'b\'{"old":"SECRET","new":"SECRET"}\'',
    '"{\\"password\\": \\"SECRET\\"}"',
    "{'password': 'SECRET'}",
    "postgresql://ann:SECRET@localhost/db",
    "$argon2id$v=19$m=65536,t=3,p=4$SECRET",
    "[SQL: INSERT INTO people] [parameters: ('id', 'SECRET', '[x]')]",
)


@pytest.mark.parametrize("text", TEXTS)
def test_whatever_looks_like_a_secret_is_blotted_out(text: str) -> None:
    assert "SECRET" not in blotted(text)
    assert BLOT in blotted(text)


@pytest.mark.parametrize(
    "text",
    [
        "GET /api/v1/tables?list=open HTTP/1.1",
        "throneworld serve",
        "http://127.0.0.1:8080",
        "ann@example.org",
        "a new token",
    ],
)
def test_everything_else_stays_as_it_is(text: str) -> None:
    assert blotted(text) == text


def test_secrets_in_arguments_and_tracebacks_are_blotted_out_too(log: io.StringIO) -> None:
    logger = logging.getLogger("some.library")
    logger.debug("%s: %s", "X-CSRF-Token", "SECRET")
    logger.warning("row %(row)s", {"row": {"password": "SECRET"}})
    logger.error({"password": "SECRET"})
    try:
        raise IntegrityError("INSERT", ("SEC" + "RET",), ValueError("no"))
    except IntegrityError:
        logger.exception("it broke: %r", {"cookie": "SECRET"})
    assert "SECRET" not in log.getvalue()
    assert "it broke" in log.getvalue()


def test_a_message_that_cannot_be_read_is_not_let_through_and_breaks_nothing(log: io.StringIO) -> None:
    class Broken:
        def __str__(self) -> str:
            raise ValueError("SECRET")

    logging.getLogger("some.library").error("%s", Broken())
    assert "unreadable message of some.library" in log.getvalue()
    assert "SECRET" not in log.getvalue()


def test_access_logs_keep_their_shape(log: io.StringIO) -> None:
    args = ("127.0.0.1:5", "GET", "/bearer", "1.1", 200)
    record = logging.getLogRecordFactory()(
        "uvicorn.access", 20, "x", 1, '%s - "%s %s HTTP/%s" %d', args, None
    )
    assert record.args == args


def test_asking_for_quiet_twice_is_the_same_as_once(log: io.StringIO) -> None:
    before = logging.getLogRecordFactory()
    quiet_logging()
    assert logging.getLogRecordFactory() is before


# Words


def raised(path: Path) -> Iterator[str]:
    """The keys of all errors that a file raises."""
    kinds = {"Invalid", "NotSignedIn", "NotAllowed", "NotFound", "Clash", "TooMany"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
            assert isinstance(node.args[0], ast.Constant)
            yield str(node.args[0].value)


def test_every_refusal_has_its_words() -> None:
    folder = Path(str(people.__file__)).parent
    files = [*folder.glob("*.py"), *(folder.parent / "api" / name for name in ("people.py", "security.py"))]
    keys = {key for path in (*files, folder.parent / "caller.py") for key in raised(path)}
    assert len(keys) > 15
    assert [key for key in keys if not WORDS.has(f"error-{key}")] == []
