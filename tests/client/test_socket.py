"""The socket keeps its mirror true through gaps, broken connections and servers that come back."""

import pytest
from websockets.sync.server import ServerConnection

from tests.client.scripted import drop, socket_server, tell, tell_change, tell_full, told
from tests.waiting import LAST_RESORT
from throneworld.client import Client, ClientError, TableSocket


def watched(url: str) -> TableSocket:
    return Client(url, "tw_secret").watch("t1")


def test_updates_come_in_order_and_the_mirror_follows() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        tell_full(connection, 1, {"round": 1})
        tell_change(connection, 2, "/round", 2)
        connection.recv()

    with socket_server(talk) as url, watched(url) as socket:
        first, second = socket.next(LAST_RESORT), socket.next(LAST_RESORT)
        assert first is not None and first.view == {"round": 1}
        assert second is not None and second.view == {"round": 2}
        assert socket.mirror.seats[0].seq == 2
        assert socket.next(0.01) is None


def test_the_token_is_shown_at_the_door() -> None:
    seen = []

    def talk(connection: ServerConnection, _: int) -> None:
        assert connection.request is not None
        seen.append((connection.request.path, connection.request.headers["Authorization"]))

    with socket_server(talk) as url, watched(url):
        pass
    assert seen == [("/api/v1/tables/t1/socket", "Bearer tw_secret")]


def test_after_a_gap_the_socket_asks_for_everything_anew() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        tell_full(connection, 1, {"round": 1})
        tell_change(connection, 3, "/round", 3)
        message = told(connection)
        assert message["type"] == "resync"
        tell_full(connection, 3, {"round": 3})
        tell(connection, type="answer", id=message["id"], ok=True)
        connection.recv()

    with socket_server(talk) as url, watched(url) as socket:
        updates = [socket.next(LAST_RESORT), socket.next(LAST_RESORT)]
        assert [update.message["seq"] for update in updates if update] == [1, 3]
        assert socket.mirror.seats[0].view == {"round": 3}


def test_a_broken_connection_is_made_again() -> None:
    def talk(connection: ServerConnection, count: int) -> None:
        tell_full(connection, count + 1, {"round": count + 1})
        if count < 2:
            drop(connection)
        else:
            connection.recv()

    with socket_server(talk) as url, watched(url) as socket:
        rounds = []
        for update in socket:
            rounds.append(update.view and update.view["round"])
            if rounds[-1] == 3:
                break
        assert rounds == [1, 2, 3]


def test_a_server_that_comes_back_is_found_again() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        tell_full(connection, 1, {"round": 1})
        connection.recv()

    with socket_server(talk) as url:
        socket = watched(url)
        socket.__enter__()
        assert socket.next(LAST_RESORT) is not None
    assert socket.next(0.3) is None, "a time limit holds while there is no server"
    with socket_server(talk, int(url.rpartition(":")[2])), socket:
        assert socket.next(LAST_RESORT) is not None


def test_a_choice_gets_its_own_answer_and_what_came_before_is_kept() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        message = told(connection)
        assert {**message, "id": 0} == {
            "type": "choose", "id": 0, "seat": 0, "ask": "0-1-2", "option": ["bid", 3],
        }  # fmt: skip
        tell_full(connection, 1, {"round": 1})
        tell(connection, type="answer", id=999, ok=True, result=None)
        result = {"seat": 0, "epoch": "e", "seq": 1, "again": False}
        tell(connection, type="answer", id=message["id"], ok=True, result=result)
        connection.recv()

    with socket_server(talk) as url, watched(url) as socket:
        assert socket.choose(0, "0-1-2", ("bid", 3)).seq == 1
        update = socket.next(0)
        assert update is not None and update.view == {"round": 1}


def test_a_refused_choice_is_raised_with_its_reason() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        refusal = {"rule": "Rex p.9", "key": "too_low", "args": [3]}
        error = {"error": "refused", "message": "Bid more.", "args": {}, "refusal": refusal, "state": None}
        tell(connection, type="answer", id=told(connection)["id"], ok=False, error=error)
        connection.recv()

    with socket_server(talk) as url, watched(url) as socket, pytest.raises(ClientError) as caught:
        socket.choose(0, "0-1-2", ("bid", 3))
    assert caught.value.key == "refused"
    assert caught.value.refusal is not None and caught.value.refusal.rule == "Rex p.9"


def test_a_choice_is_sent_again_over_a_new_connection_but_an_undo_is_not() -> None:
    def talk(connection: ServerConnection, count: int) -> None:
        message = told(connection)
        if count != 1:
            drop(connection)
            return
        result = {"seat": 0, "epoch": "e", "seq": 1, "again": True}
        tell(connection, type="answer", id=message["id"], ok=True, result=result)
        told(connection)
        drop(connection)

    with socket_server(talk) as url, watched(url) as socket:
        assert socket.choose(0, "0-1-2", ("pass",)).again
        with pytest.raises(ClientError) as caught:
            socket.undo(0)
    assert caught.value.key == "connection_lost"


def test_a_door_that_stays_shut_is_not_knocked_at_again() -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        connection.close(4403, "not_your_table")

    with socket_server(talk) as url, watched(url) as socket, pytest.raises(ClientError) as caught:
        socket.next(LAST_RESORT)
    assert (caught.value.status, caught.value.key) == (403, "not_your_table")


def test_without_a_server_watching_fails_at_once() -> None:
    with socket_server(lambda *_: None) as url:
        pass
    with pytest.raises(ClientError) as caught, watched(url):
        pass
    assert caught.value.unreachable


@pytest.mark.parametrize("text", ["[", "3", "{}", '{"type": "full"}', '{"type": "answer", "id": "x"}'])
def test_a_message_that_makes_no_sense_is_an_error(text: str) -> None:
    def talk(connection: ServerConnection, _: int) -> None:
        connection.send(text)
        connection.recv()

    with socket_server(talk) as url, watched(url) as socket, pytest.raises(ClientError) as caught:
        socket.next(LAST_RESORT)
    assert caught.value.key == "unexpected_message"
