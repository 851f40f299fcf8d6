"""Requests and answers: one place that knows about headers, lost connections and errors."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import httpx
from msgspec import DecodeError, ValidationError, convert, json

from throneworld.client.errors import UNREACHABLE, ClientError, error_of
from throneworld.client.talk import API, LOOPBACK

T = TypeVar("T")

CSRF_HEADER = "X-CSRF-Token"
"""Goes with everything that changes something, if a cookie tells who we are."""
PATIENCE = 10.0
"""How long an answer may take, in seconds, beside the time that the request itself allows for waiting."""


@cache
def certificates(trust_env: bool) -> ssl.SSLContext:
    """Whom to believe. Reading them takes longer than most requests, so all connections share them."""
    return httpx.create_ssl_context(trust_env=trust_env)


def at(table: str, *rest: str | int) -> str:
    """A path below a table."""
    return "/".join(["/tables", *(quote(str(part), safe="") for part in (table, *rest))])


class Wire:
    """The connection to one server, as one person or as a stranger."""

    def __init__(
        self, url: str, token: str | None = None, *, patience: float = PATIENCE, direct: bool = False
    ) -> None:
        """`direct`: never through a proxy, whatever the environment names; near servers never are."""
        self.url = url.rstrip("/")
        self.csrf = ""
        self._token = token
        self._patience = patience
        near = direct or urlsplit(self.url).hostname in LOOPBACK
        self._http = httpx.Client(
            base_url=self.url + API, trust_env=not near, verify=certificates(trust_env=not near)
        )

    def close(self) -> None:
        self._http.close()

    def headers(self) -> dict[str, str]:
        """Who we are, for a request or a socket."""
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    def get(self, path: str, *, wait: float = 0.0, **params: Any) -> Any:
        if wait:
            params["wait"] = wait
        return self._request("GET", path, params, again=True, patience=wait)

    def post(
        self, path: str, body: Mapping[str, Any] | None = None, *, again: bool = False, **params: Any
    ) -> Any:
        """`again`: whether it may be sent a second time if the connection breaks."""
        return self._request("POST", path, params, {} if body is None else body, again=again)

    def put(self, path: str, body: Mapping[str, Any]) -> Any:
        return self._request("PUT", path, {}, body)

    def patch(self, path: str, body: Mapping[str, Any]) -> Any:
        return self._request("PATCH", path, {}, body)

    def delete(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        return self._request("DELETE", path, {}, body)

    def _request(
        self,
        method: str,
        path: str,
        params: Mapping[str, Any],
        body: Mapping[str, Any] | None = None,
        *,
        again: bool = False,
        patience: float = 0.0,
    ) -> Any:
        request = self._http.build_request(
            method,
            path,
            params={name: value for name, value in params.items() if value is not None},
            content=None if body is None else json.encode(body),
            headers=self._sent_headers(method, body),
            timeout=self._patience + patience,
        )
        return _answer(self._send(request, again))

    def _sent_headers(self, method: str, body: object) -> dict[str, str]:
        headers = {} if self._token is None else self.headers()
        if body is not None:
            headers["Content-Type"] = "application/json"
        if self.csrf and method != "GET":
            headers[CSRF_HEADER] = self.csrf
        return headers

    def _send(self, request: httpx.Request, again: bool) -> httpx.Response:
        try:
            return self._http.send(request)
        except httpx.TimeoutException:
            raise ClientError(UNREACHABLE, "no_answer", "the server did not answer in time") from None
        except httpx.TransportError as error:
            if again:
                return self._send(request, again=False)
            raise ClientError(UNREACHABLE, "no_connection", f"{self.url}: {error}") from None


def _answer(response: httpx.Response) -> Any:
    body = _body(response)
    if response.is_success:
        return body
    raise error_of(response.status_code, body)


def _body(response: httpx.Response) -> Any:
    try:
        return json.decode(response.content) if response.content else None
    except DecodeError:
        return {"error": "unexpected_answer", "message": response.text[:200]}


def read(kind: type[T], body: Any) -> T:
    """An answer as the type that it should be of."""
    try:
        return convert(body, kind)
    except ValidationError as error:
        raise ClientError(UNREACHABLE, "unexpected_answer", str(error)) from None
