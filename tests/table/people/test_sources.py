"""Calls that a foreign page makes a browser send, and what browsers are told about our answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.table.people.stage import PASSWORD, Stage, Visitor, key, stage_in
from tests.table.people.test_tokens import program, token
from throneworld.table.api.security import same_host

HERE = "http://testserver.local"
THERE = "https://elsewhere.example"


# CSRF


def test_with_a_cookie_everything_that_changes_something_needs_the_csrf_token(stage: Stage) -> None:
    ann = stage.guest()
    other = stage.guest()
    for csrf in ("", "wrong", other.csrf, ann.csrf + "x", "\u00e9".encode().decode("latin-1")):
        for method, path in (
            ("POST", "/play"),
            ("PATCH", "/me"),
            ("DELETE", "/me"),
            ("POST", "/sign-out"),
            ("POST", "/sign-in"),
            ("POST", "/sign-up"),
            ("POST", "/guest"),
            ("POST", "/me/tokens"),
        ):
            answer = ann.call(method, path, {}, **{"x-csrf-token": csrf})
            assert key(answer) == (403, "csrf_token_wrong")
    assert ann.post("/play").status_code == 200


def test_reading_needs_no_csrf_token(stage: Stage) -> None:
    ann = stage.guest()
    ann.csrf = ""
    assert ann.get("/me").status_code == 200


def test_a_good_origin_does_not_stand_in_for_the_csrf_token(stage: Stage) -> None:
    ann = stage.guest()
    ann.csrf = ""
    assert key(ann.call("POST", "/play", origin=HERE)) == (403, "csrf_token_wrong")


def test_programs_with_a_token_need_no_csrf_token_and_may_come_from_anywhere(stage: Stage) -> None:
    bot = program(stage, token(stage.guest())["secret"])
    assert bot.call("POST", "/play", origin=THERE).status_code == 200


def test_strangers_come_in_from_our_own_pages_or_without_any(stage: Stage) -> None:
    stage.account("ann")
    bodies: dict[str, Any] = {
        "/guest": {"name": "Eve"},
        "/sign-in": {"username": "ann", "password": PASSWORD},
        "/sign-up": {"username": "eve", "password": PASSWORD},
    }
    for path, body in bodies.items():
        for origin in (THERE, "null", "http://testserver.local.evil.example", "http://testserver.local:81"):
            answer = stage.stranger().call("POST", path, body, origin=origin)
            assert key(answer) == (403, "foreign_origin")
        assert stage.stranger().call("POST", path, body, origin=HERE).is_success


def test_an_old_cookie_does_not_get_around_the_check_of_the_origin(stage: Stage) -> None:
    visitor = stage.stranger()
    visitor.secret = "long gone"
    answer = visitor.call("POST", "/guest", {"name": "Eve"}, origin=THERE)
    assert key(answer) == (403, "foreign_origin")


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://table.example", "table.example", True),
        ("http://table.example:80", "table.example", True),
        ("https://table.example", "table.example:443", True),
        ("https://TABLE.example", "table.Example", True),
        ("http://127.0.0.1:8080", "127.0.0.1:8080", True),
        ("http://[::1]:8080", "[::1]:8080", True),
        ("http://table.example:8080", "table.example", False),
        ("https://table.example", "table.example:80", False),
        ("http://user@table.example.evil", "table.example", False),
        ("http://evil.example", "table.example", False),
        ("null", "table.example", False),
        ("", "", False),
        ("http://", "", False),
        ("http://[", "[", False),
        ("http://table.example:99999", "table.example", False),
        ("ftp://table.example", "table.example", False),
    ],
)
def test_an_origin_is_ours_if_host_and_port_are(origin: str, host: str, same: bool) -> None:
    assert same_host(origin, host) is same


# Sockets


def opened(visitor: Visitor, **headers: str) -> Any:
    visitor.stage.client.cookies.clear()
    path = "/api/v1/socket"
    with visitor.stage.client.websocket_connect(path, headers={**visitor.shown, **headers}) as socket:
        return socket.receive_json()["id"]


def test_sockets_know_their_caller_by_cookie_or_token(stage: Stage) -> None:
    ann = stage.guest()
    assert opened(ann) == ann.id
    assert opened(ann, origin=HERE) == ann.id
    assert opened(program(stage, token(ann)["secret"]), origin=THERE) == ann.id
    assert opened(stage.stranger()) is None


def test_a_foreign_page_cannot_open_a_socket_with_somebodys_cookie(stage: Stage) -> None:
    ann = stage.guest()
    with pytest.raises(WebSocketDisconnect) as refused:
        opened(ann, origin=THERE)
    assert (refused.value.code, refused.value.detail) == (4403, "foreign_origin")


def test_a_socket_with_a_wrong_token_is_refused(stage: Stage) -> None:
    with pytest.raises(WebSocketDisconnect) as refused:
        opened(program(stage, "tw_wrong"))
    assert (refused.value.code, refused.value.detail) == (4401, "unknown_token")


# Headers


def test_every_answer_tells_browsers_what_they_may_do(stage: Stage) -> None:
    ann = stage.guest()
    for path, status in (("/me", 200), ("/nowhere", 404), ("/bug", 500), ("/me/tokens/x/y", 404)):
        answer = ann.get(path)
        assert answer.status_code == status
        policy = answer.headers["content-security-policy"]
        for rule in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
            assert rule in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert answer.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in answer.headers


def test_only_the_api_is_never_stored(stage: Stage) -> None:
    assert "cache-control" not in stage.client.get("/elsewhere").headers


def test_behind_https_browsers_stay_there(tmp_path: Path) -> None:
    with stage_in(tmp_path, secure_cookies=True) as stage:
        assert "max-age=" in stage.stranger().get("/caller").headers["strict-transport-security"]
