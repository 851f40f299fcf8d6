"""Who is calling, whether the call comes from our own pages, and what browsers may do with our answers.

To plug it in: ``Litestar(..., on_app_init=[secure])``, and set ``app.state.hall`` before the first request,
in a lifespan or start-up hook. Then in every handler, http and websocket alike, ``request.user`` and the
dependency ``caller`` are a `Caller`, or None for a stranger; the dependency ``hall`` is the hall, unless the
app provides its own. Refusals are raised as `TableError` (a websocket is denied with the status), so the
app's handler of those answers them. A header that a handler sets itself, such as another
Content-Security-Policy, stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest
from time import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.openapi.spec import SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from throneworld.table.api.problems import error_data
from throneworld.table.caller import Caller
from throneworld.table.config import Config
from throneworld.table.errors import NotAllowed, NotSignedIn, TableError
from throneworld.table.hall import Hall
from throneworld.table.people import sessions
from throneworld.table.people.limits import neighbourhood
from throneworld.table.people.recognition import Recognised, by_session, by_token, forget
from throneworld.table.people.sessions import COOKIE, LIFE

Connection = ASGIConnection[Any, Any, Any, Any]

CSRF_HEADER = "x-csrf-token"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
SECURITY_SCHEMES = {
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}
"""For the OpenAPI document."""

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
NO_STORE = (b"cache-control", b"no-store")
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
SWEEP_EVERY = 3600.0

_logger = logging.getLogger(__name__)


def secure(config: AppConfig) -> AppConfig:
    """The hook for `on_app_init`."""
    config.middleware = [Guard(), *config.middleware]
    config.before_send = [*config.before_send, add_headers]
    config.lifespan = [*config.lifespan, _sweeping]
    config.dependencies = {
        "caller": Provide(_caller, sync_to_thread=False),
        "hall": Provide(_hall, sync_to_thread=False),
        **config.dependencies,
    }
    return config


async def recognise(connection: Connection) -> Caller | None:
    """Who the caller is at this moment. A socket that stays open for days may ask again whenever it likes."""
    known = await _recognised(connection, time())
    return None if known is None else known.caller


def address_of(connection: Connection) -> str:
    """Where the call comes from. Behind a proxy the server below us must be told to trust its headers."""
    return connection.client.host if connection.client is not None else "unknown"


def session_cookie(config: Config, secret: str) -> Cookie:
    """Scripts cannot read it and other sites cannot make the browser send it along with a post."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=int(LIFE),
        httponly=True,
        samesite="lax",
        secure=config.secure_cookies,
    )


def no_cookie(config: Config) -> Cookie:
    """Makes the browser drop it."""
    cookie = session_cookie(config, "")
    cookie.max_age, cookie.expires = 0, 0
    return cookie


class Guard(ASGIMiddleware):
    """Sets `scope["user"]` and stops what did not come from our own pages or from a program with a token."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Connection = ASGIConnection(scope)
        try:
            known = await self._admit(connection)
        except TableError as refusal:
            if scope["type"] == ScopeType.HTTP:
                raise
            await deny(scope, send, refusal)
            return
        if known is not None and scope["type"] == ScopeType.HTTP:
            send = await _renewing(connection, known, send)
        await next_app(scope, receive, send)

    async def _admit(self, connection: Connection) -> Recognised | None:
        known = await _recognised(connection, time())
        connection.scope["user"] = None if known is None else known.caller
        connection.scope["auth"] = None
        check_source(connection, known)
        check_pace(connection, known)
        return known


# Who


async def _recognised(connection: Connection, now: float) -> Recognised | None:
    """A token counts before a cookie; one that is not valid is an error, while an old cookie is just old."""
    database = _hall(connection.scope).database
    token = _bearer(connection)
    if token is None:
        cookie = connection.cookies.get(COOKIE)
        return await by_session(database, cookie, now) if cookie else None
    known = await by_token(database, token, now)
    if known is None:
        raise NotSignedIn("unknown_token")
    return known


def _bearer(connection: Connection) -> str | None:
    """Other kinds of authorization may be meant for a proxy before us."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


async def _renewing(connection: Connection, known: Recognised, send: Send) -> Send:
    """Once a day the session is made to last longer, and the browser is told so."""
    now, key = time(), known.caller.session
    if not key or not sessions.is_due(known.expires, now):
        return send
    hall = _hall(connection.scope)
    await sessions.renew(hall.database, key, now)
    forget(hall.database, known.caller.id)
    cookie = session_cookie(hall.config, connection.cookies[COOKIE]).to_header(header="").encode("latin-1")

    async def with_cookie(message: Message) -> None:
        # An answer that signs somebody in or out has the last word about the cookie.
        if message["type"] == "http.response.start" and not _has(message, b"set-cookie"):
            message["headers"] = [*message["headers"], (b"set-cookie", cookie)]
        await send(message)

    return with_cookie


# From where


def check_source(connection: Connection, known: Recognised | None) -> None:
    """Browsers add cookies by themselves, wherever a call comes from; nobody adds a token by accident."""
    if _bearer(connection) is not None:
        return
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        _check_origin(connection, known is not None)
    elif connection.scope["method"] not in SAFE_METHODS:
        _check_csrf(connection, known)


def check_pace(connection: Connection, known: Recognised | None) -> None:
    """Whatever changes something costs a write; what is dear has narrower limits of its own."""
    if connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope["method"] in SAFE_METHODS:
        return
    if known is None or not known.caller.house:
        _hall(connection.scope).limits.choice(f"call {who_calls(connection)}")


def in_moderation(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for what is dear even though it changes nothing."""
    _hall(connection.scope).limits.review(who_calls(connection))


def who_calls(connection: Connection) -> str:
    """The person, or for a stranger where the call comes from."""
    caller: Caller | None = connection.scope["user"]
    return neighbourhood(address_of(connection)) if caller is None else caller.id


def _check_csrf(connection: Connection, known: Recognised | None) -> None:
    if known is None:
        _check_origin(connection, True)
        return
    shown = connection.headers.get(CSRF_HEADER, "")
    if not compare_digest(shown.encode("latin-1", "replace"), known.caller.csrf.encode()):
        raise NotAllowed("csrf_token_wrong")


def _check_origin(connection: Connection, matters: bool) -> None:
    """Programs send no Origin; browsers always do with what could change something."""
    origin = connection.headers.get("origin")
    if matters and origin is not None and not same_host(origin, connection.headers.get("host", "")):
        raise NotAllowed("foreign_origin")


def same_host(origin: str, host: str) -> bool:
    """Whether a page of this origin is one of the host's own, whatever is in between speaks HTTPS or not."""
    try:
        page = urlsplit(origin)
        here = urlsplit(f"{page.scheme}://{host}")
        usual = {"http": 80, "https": 443}[page.scheme]
        return bool(here.hostname) and (page.hostname, page.port or usual) == (
            here.hostname,
            here.port or usual,
        )
    except (KeyError, ValueError):
        return False


# Answers


async def deny(scope: Any, send: Any, refusal: TableError) -> None:
    """Refuse a socket before it is opened: in plain HTTP, so that programs can read why, where the server
    below us knows how; else by the code with which it is closed."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.key})
        return
    head = {"status": refusal.status, "headers": [(b"content-type", b"application/json")]}
    body = msgspec.json.encode(error_data(refusal))
    await send({"type": "websocket.http.response.start", **head})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def add_headers(message: Message, scope: Scope) -> None:
    """On every answer, those included that say no such page. A hook for `before_send`."""
    if message["type"] != "http.response.start":
        return
    wanted = list(HEADERS)
    if scope["path"].startswith("/api"):
        wanted.append(NO_STORE)
    hall = scope["litestar_app"].state.get("hall")
    if hall is not None and hall.config.secure_cookies:
        wanted.append(ONLY_HTTPS)
    missing = [(name, value) for name, value in wanted if not _has(message, name)]
    message["headers"] = [*message["headers"], *missing]


def _has(message: Any, name: bytes) -> bool:
    return any(each.lower() == name for each, _ in message["headers"])


# For the app


def _caller(scope: Scope) -> Caller | None:
    caller: Caller | None = scope["user"]
    return caller


def _hall(scope: Scope) -> Hall:
    hall: Hall = scope["litestar_app"].state.hall
    return hall


@asynccontextmanager
async def _sweeping(app: Litestar) -> AsyncIterator[None]:
    """Expired sessions are removed as long as the server runs."""
    task = asyncio.create_task(_sweep_for_ever(app))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _sweep_for_ever(app: Litestar) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await sessions.sweep(app.state.hall.database, time())
        except Exception:
            _logger.exception("expired sessions could not be removed")
