"""Whatever is sent, the server answers with a clear no, changes nothing and never breaks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.table.people.stage import Stage
from throneworld.table.errors import Invalid
from throneworld.table.people.names import new_username, plain_username, tidy_name

POSTS = ("/guest", "/sign-up", "/sign-in", "/me/password", "/me/tokens")
JUNK: tuple[Any, ...] = (
    {},
    [],
    "text",
    7,
    {"name": None},
    {"name": 7},
    {"name": ["Ann"]},
    {"name": "x" * 100_000},
    {"name": "Ann", "admin": True},
    {"username": "ann", "password": None},
    {"username": {"$gt": ""}, "password": "long enough"},
    {"username": "ann", "password": "x" * 100_000},
    {"username": "' OR 1=1 --", "password": "long enough"},
    {"username": "a\u0000b", "password": "long enough"},
    {"username": "\u0430\u0501\u043c\u0456\u043f", "password": "long enough"},
    {"old": True, "new": False},
    {"name": "x", "scopes": "read"},
    {"name": "x", "scopes": [["read"]]},
    {"name": "x", "scopes": ["read", "admin"]},
)
BYTES = (
    b"",
    b"{",
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": NaN}',
    b"[" * 50_000,
    b'{"name":"a","name":"b"}x',
)


@pytest.fixture
def stage(either_stage: Stage) -> Stage:
    return either_stage


def test_junk_is_refused_wherever_it_is_sent(stage: Stage) -> None:
    ann = stage.account("real")
    before = (stage.all("people"), stage.all("tokens"), stage.all("sessions"))
    for path in POSTS:
        for junk in JUNK:
            visitor = ann if path.startswith("/me") else stage.stranger()
            answer = visitor.call("POST", path, junk)
            assert answer.status_code in (400, 401, 409), (path, junk, answer.text)
    assert (stage.all("people"), stage.all("tokens"), stage.all("sessions")) == before


def test_what_is_no_json_is_refused(stage: Stage) -> None:
    for path in POSTS[:3]:
        for content in BYTES:
            stage.client.cookies.clear()
            answer = stage.client.post(f"/api/v1{path}", content=content)
            assert answer.status_code == 400, (path, content[:20], answer.text)


def test_other_media_types_make_nobody(stage: Stage) -> None:
    """Foreign forms can send these without asking the browser first."""
    stage.client.cookies.clear()
    for sent in ({"data": {"name": "Ann"}}, {"files": {"name": b"Ann"}}):
        kwargs: Any = sent
        assert stage.client.post("/api/v1/guest", **kwargs).status_code in (400, 415)
    assert stage.all("people") == []


def test_strange_token_ids_are_just_not_there(stage: Stage) -> None:
    ann = stage.guest()
    for token_id in ("x", "%00", "%0A", "..%2f..", "x" * 500, "%F0%9F%91%91", "' OR 1=1"):
        assert ann.call("DELETE", f"/me/tokens/{token_id}").status_code in (400, 404)


def test_strange_headers_do_no_harm(stage: Stage) -> None:
    ann = stage.guest()
    for name in ("cookie", "origin", "host", "authorization", "x-csrf-token", "x-forwarded-for"):
        for value in ("", "\xff", "a" * 10_000, ";;;===", "Bearer", "Bearer  ", "null", "http://["):
            answer = ann.call("POST", "/play", **{name: value})
            assert answer.status_code in (200, 400, 401, 403), (name, value, answer.text)


def test_names_and_passwords_are_the_same_whatever_way_they_are_escaped(stage: Stage) -> None:
    answer = stage.client.post("/api/v1/guest", content=b'{"name": "\\u0041nn"}')
    assert answer.json()["name"] == "Ann"


@given(st.text(max_size=60))
def test_a_name_is_fit_to_be_shown_or_refused(text: str) -> None:
    try:
        name = tidy_name(text)
    except Invalid:
        return
    assert 1 <= len(name) <= 40 and name.isprintable() and name == name.strip()
    assert tidy_name(name) == name


@given(st.text(max_size=60))
def test_a_user_name_is_plain_or_refused(text: str) -> None:
    try:
        username = new_username(text)
    except Invalid:
        assert plain_username(text) is None
        return
    assert username == plain_username(username) == plain_username(text)
    assert username.isascii() and username == text.lower()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=45), st.text(max_size=45))
def test_signing_in_with_anything_is_a_plain_no(stage: Stage, username: str, password: str) -> None:
    answer = stage.stranger().post("/sign-in", username=username, password=password)
    assert answer.status_code in (400, 401)
