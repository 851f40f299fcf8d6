"""Requests reach the server once, or twice where that does no harm; errors tell what the server said."""

import json
from typing import Any

import pytest

from tests.client.scripted import DROP, SILENCE, http_server
from throneworld.client import Client, ClientError, Refusal

CHOSEN = {"seat": 2, "epoch": "e", "seq": 9, "again": True}
VIEW = {"seat": 2, "epoch": "e", "seq": 8, "view": {"ask": None, "result": None}, "status": {}}


def test_a_token_is_sent_as_a_bearer() -> None:
    with http_server((200, {"name": "Ada"})) as script, Client(script.url, "tw_secret") as client:
        assert client.me() == {"name": "Ada"}
    assert script.asked[0]["headers"]["Authorization"] == "Bearer tw_secret"
    assert script.asked[0]["path"] == "/api/v1/me"


def test_the_cookie_and_the_csrf_token_go_back_by_themselves() -> None:
    person = {"name": "Ada", "csrf": "c5rf"}
    cookie = {"Set-Cookie": "throneworld=s3cret; HttpOnly; Path=/"}
    answers: list[tuple[int, Any]] = [(201, person), (200, {}), (201, {})]
    with http_server(*answers, headers=cookie) as script, Client(script.url) as client:
        client.guest("Ada")
        client.me()
        client.join("t1")
        assert client.headers() == {"Cookie": "throneworld=s3cret"}
    looked, joined = script.asked[1]["headers"], script.asked[2]["headers"]
    assert looked["Cookie"] == "throneworld=s3cret" and "X-CSRF-Token" not in looked
    assert joined["Cookie"] == "throneworld=s3cret" and joined["X-CSRF-Token"] == "c5rf"


def test_a_request_that_changes_nothing_is_sent_again_when_the_connection_breaks() -> None:
    with http_server(DROP, (200, VIEW)) as script, Client(script.url) as client:
        assert client.view("t1", 2).seq == 8
    assert len(script.asked) == 2


def test_a_choice_is_sent_again_when_the_connection_breaks() -> None:
    with http_server(DROP, (201, CHOSEN)) as script, Client(script.url) as client:
        assert client.choose("t1", 2, "2-5-31", ("bid", 3)).again
    sent = [json.loads(asked["body"]) for asked in script.asked]
    assert sent == [{"seat": 2, "ask": "2-5-31", "option": ["bid", 3]}] * 2


def test_an_undo_is_not_sent_again_because_it_would_undo_twice() -> None:
    with (
        http_server(DROP, (200, {})) as script,
        Client(script.url) as client,
        pytest.raises(ClientError) as caught,
    ):
        client.undo("t1", 2)
    assert caught.value.unreachable and len(script.asked) == 1


def test_a_server_that_is_gone_is_an_error_of_its_own() -> None:
    with http_server() as script:
        url = script.url
    with Client(url) as client, pytest.raises(ClientError) as caught:
        client.me()
    assert caught.value.unreachable and caught.value.key == "no_connection"


def test_a_server_that_does_not_answer_in_time_is_not_waited_for() -> None:
    with (
        http_server(SILENCE) as script,
        Client(script.url, patience=0.1) as client,
        pytest.raises(ClientError) as caught,
    ):
        client.view("t1")
    assert caught.value.key == "no_answer"


def test_a_refusal_carries_the_rule() -> None:
    refusal = {"rule": "Rex p.9", "key": "too_low", "args": [3]}
    body = {"error": "refused", "message": "Bid more than 3.", "args": {}, "refusal": refusal}
    with (
        http_server((409, body)) as script,
        Client(script.url) as client,
        pytest.raises(ClientError) as caught,
    ):
        client.choose("t1", 2, "2-5-31", ("bid", 3))
    error = caught.value
    assert (error.status, error.key, error.message) == (409, "refused", "Bid more than 3.")
    assert error.refusal == Refusal("Rex p.9", "too_low", (3,))
    assert str(error) == "409 refused: Bid more than 3."


def test_a_choice_that_came_too_late_brings_the_present_state() -> None:
    body = {"error": "stale_choice", "message": "Look again.", "state": VIEW, "refusal": None}
    with (
        http_server((409, body)) as script,
        Client(script.url) as client,
        pytest.raises(ClientError) as caught,
    ):
        client.choose("t1", 2, "2-5-31", ("bid", 3))
    assert caught.value.state is not None and caught.value.state.seq == 8


@pytest.mark.parametrize(
    "body", [b"<html>Bad gateway</html>", [], {"detail": "x"}, {"error": "x", "state": 3}]
)
def test_an_answer_of_any_other_shape_is_an_error_too(body: object) -> None:
    with (
        http_server((502, body)) as script,
        Client(script.url) as client,
        pytest.raises(ClientError) as caught,
    ):
        client.me()
    assert caught.value.status == 502


def test_a_good_answer_that_makes_no_sense_is_an_error() -> None:
    with (
        http_server((200, {"seat": "two"})) as script,
        Client(script.url) as client,
        pytest.raises(ClientError) as caught,
    ):
        client.view("t1")
    assert caught.value.key == "unexpected_answer"


def test_waiting_names_what_is_known_already() -> None:
    later = {**VIEW, "seq": 9}
    with http_server((200, VIEW), (200, later)) as script, Client(script.url) as client:
        position = client.view("t1", 2)
        assert client.view("t1", 2, after=position, wait=20).seq == 9
    path, _, query = script.asked[1]["path"].partition("?")
    assert path == "/api/v1/tables/t1/view"
    assert set(query.split("&")) == {"seat=2", "after=8", "epoch=e", "wait=20"}


def test_ids_cannot_leave_their_place_in_the_path() -> None:
    with (
        http_server((404, {"error": "no_such_table"})) as script,
        Client(script.url) as client,
        pytest.raises(ClientError),
    ):
        client.table("../me?x=1")
    assert script.asked[0]["path"] == "/api/v1/tables/..%2Fme%3Fx%3D1"


def test_whoever_was_too_fast_is_told_when_to_come_back() -> None:
    body = {"error": "too_fast", "message": "Slowly.", "args": {"seconds": 7}}
    with (
        http_server((429, body)) as script,
        Client(script.url) as client,
        pytest.raises(ClientError) as caught,
    ):
        client.choose("t1", 2, "2-5-31", ("pass",))
    assert caught.value.seconds == 7
    assert ClientError(409, "stale_choice").seconds == 1
