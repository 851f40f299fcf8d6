"""Every call of the client is understood by the real server, and its mirrors show what the server shows."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.server import running
from tests.waiting import LAST_RESORT, last_resort
from throneworld.client import Client, ClientError, Position, TableSocket, Update, aio
from throneworld.kernel.registry import names

ME, BOT, OPEN = {"holder": "me"}, {"holder": "bot", "level": "random"}, {"holder": "open"}
INSTANT = {"release": "instant"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("server")) as program:
        yield program.url


@pytest.fixture
def ada(url: str) -> Iterator[Client]:
    with Client(url) as client:
        client.guest("Ada")
        yield client


def began(client: Client, *seats: dict[str, str], **more: Any) -> str:
    table = str(client.create_table("rex", seats, access="private", terms=INSTANT, **more)["id"])
    client.start(table)
    return table


def asked(client: Client, table: str) -> Position:
    """A seat of mine that has a question."""
    question = client.asks(wait=20).asks[0]
    assert question.table == table
    return client.view(table, question.seat)


def answer(client: Client, table: str, position: Position, choice: int = 0) -> None:
    assert position.ask is not None and position.seat is not None
    client.choose(table, position.seat, position.ask.id, position.ask.options[choice])


def play_to_the_end(client: Client, table: str) -> None:
    while not client.view(table).over:
        position = asked(client, table)
        assert position.ask is not None
        answer(client, table, position, random.randrange(len(position.ask.options)))


def test_a_guest_becomes_somebody_and_leaves(url: str) -> None:
    with Client(url) as client:
        client.guest("Bob")
        client.sign_up("bob", "a long pass phrase")
        assert client.rename("Robert")["name"] == "Robert"
        client.change_password("a long pass phrase", "another long phrase")
        token = client.make_token("script", ["read"])
        assert [each["name"] for each in client.tokens()] == ["script"]
        client.drop_token(token["id"])
        assert client.set_notices(digest=5)["digest"] == client.notices()["digest"] == 5
        client.sign_out()
        with pytest.raises(ClientError) as caught:
            client.me()
        assert caught.value.key == "sign_in_first"
        assert client.sign_in("bob", "another long phrase")["username"] == "bob"
        client.delete_me("another long phrase")


def test_a_table_is_set_up_joined_left_and_cleared_away(url: str, ada: Client) -> None:
    assert [game["id"] for game in ada.games()["games"]] == list(names())
    table = ada.create_table("rex", [ME, OPEN, BOT], name="Evening", access="private")["id"]
    code = ada.table(table)["invite"]
    with Client(url) as eve:
        eve.guest("Eve")
        with pytest.raises(ClientError):
            eve.table(table)
        assert eve.table(table, code)["name"] == "Evening"
        eve.join(table, 1, code)
        assert [each["id"] for each in eve.tables("mine")] == [table]
        eve.leave(table, 1)
    ada.set_seat(table, 1, holder="bot", level="random")
    ada.delete_table(table)
    assert ada.tables("mine") == []


def test_a_seat_chooses_takes_back_and_looks_things_up(ada: Client) -> None:
    table = began(ada, ME, ME, ME)
    position = asked(ada, table)
    assert position.seat is not None and position.ask is not None
    answer(ada, table, position)
    again = ada.choose(table, position.seat, position.ask.id, position.ask.options[0])
    assert again.again
    with pytest.raises(ClientError) as late:
        ada.choose(table, position.seat, position.ask.id, position.ask.options[1])
    assert late.value.key == "stale_choice" and late.value.state is not None
    now = asked(ada, table)
    with pytest.raises(ClientError) as refused:
        ada.choose(table, now.seat or 0, now.ask.id if now.ask else "", ("race", "nobody"))
    assert refused.value.refusal is not None and refused.value.refusal.rule.startswith("Rex")
    assert {"option", "refusal", "message"} <= set(ada.explain(table, now.seat or 0)[0])
    assert ada.log(table, 0, start=0, limit=5)["lines"]
    assert ada.undo(table, position.seat)["option"] == list(position.ask.options[0])
    assert ada.redo(table, position.seat)["option"] == list(position.ask.options[0])


def test_a_seat_waits_for_news(ada: Client) -> None:
    table = began(ada, ME, ME, ME)
    before = asked(ada, table)
    assert ada.view(table, before.seat, after=before, wait=0.01).seq == before.seq
    answer(ada, table, before)
    assert ada.view(table, before.seat, after=before, wait=20).seq == before.seq + 1


def test_words_and_orders(ada: Client) -> None:
    table = began(ada, ME, ME, ME)
    ada.say(table, "Hello", 1)
    assert [(each["text"], each["seat"]) for each in ada.chat(table)] == [("Hello", 1)]
    ada.write_notes(table, "Beware of Ada")
    assert ada.notes(table) == "Beware of Ada"
    order = ada.order(table, 0, {"kind": "never", "about": {"prompt": "window"}})
    assert [each["id"] for each in ada.orders(table, 0)] == [order["id"]]
    assert ada.order_uses(table, 0) == []
    ada.cancel_order(table, order["id"])
    assert ada.orders(table, 0) == []


def test_the_table_is_asked_for_its_consent(url: str, ada: Client) -> None:
    table = ada.create_table("rex", [ME, OPEN, BOT], terms=INSTANT)["id"]
    with Client(url) as eve:
        eve.guest("Eve")
        eve.join(table)
        ada.start(table)
        first = ada.propose(table, "end", seat=0, reason="It is late")
        assert [each["id"] for each in eve.proposals(table)] == [first["id"]]
        eve.vote(table, first["id"], 1, agree=False)
        assert ada.proposals(table) == []
        second = ada.propose(table, "end", seat=0)
        ada.withdraw(table, second["id"])
        assert eve.proposals(table) == []


def test_a_seat_is_handed_over_and_taken_back(ada: Client) -> None:
    table = began(ada, ME, ME, ME)
    assert ada.hand_over(table, 1)["seats"][1]["acting"] == "bot"
    assert ada.take_back(table, 1)["seats"][1]["acting"] == "self"
    assert ada.resign(table, 2)["seats"][2]["resigned"]


def test_a_finished_game_is_looked_back_at_and_goes_on_elsewhere(url: str, ada: Client) -> None:
    ada.sign_up("ada", "a long pass phrase")
    table = began(ada, ME, ME, ME)
    play_to_the_end(ada, table)
    last = ada.steps(table, 0)["steps"]
    assert ada.step(table, last, 0)["view"]["result"] is not None
    reel = ada.reel(table, last - 3, 10, 0)
    assert (reel["start"], len(reel["frames"])) == (last - 3, 4)
    assert ada.marks(table, 0)["marks"] and len(ada.report(table)["luck"]) == 3
    assert ada.about(table, "imperial_palace", 0)["facts"] is not None
    assert ada.branch(table, 3, seats=[ME, BOT, BOT])["parent_id"] == table
    assert ada.practise(table, 0)["parent_id"] == table
    file = ada.export(table)
    with Client(url) as other:
        other.sign_up("other", "a long pass phrase")
        assert other.import_game(file)["origin"] == "imported"


def test_a_mirror_stays_equal_to_the_view(ada: Client) -> None:
    table = began(ada, ME, ME, ME)
    with ada.watch(table) as socket:
        for _ in range(60):
            answer_by_socket(socket, socket.next(LAST_RESORT))
        for number in list(socket.mirror.seats):
            shown = ada.view(table, number)
            while socket.mirror.seats[number].seq < shown.seq:
                assert socket.next(LAST_RESORT) is not None
            seat = socket.mirror.seats[number]
            assert (seat.epoch, seat.seq, seat.view) == (shown.epoch, shown.seq, shown.view)
        assert socket.ping() is None
        assert socket.chat("Hello")["text"] == "Hello"
        assert socket.explain(0) == ada.explain(table, 0)


def answer_by_socket(socket: TableSocket, update: Update | None) -> None:
    seat = None if update is None else socket.mirror.seats.get(update.seat)
    if seat is not None and seat.ask is not None and seat.seat is not None:
        socket.choose(seat.seat, seat.ask.id, random.choice(seat.ask.options))


def test_a_stranger_watches_an_open_table_but_not_a_private_one(url: str, ada: Client) -> None:
    terms = {**INSTANT, "watching": "live"}
    table = ada.create_table("rex", [ME, ME, ME], access="open", terms=terms)["id"]
    ada.start(table)
    with Client(url) as stranger:
        with stranger.watch(table) as socket:
            update = socket.next(LAST_RESORT)
            assert update is not None and update.view is not None and update.view["seat"] is None
        hidden = began(ada, ME, ME, ME)
        with pytest.raises(ClientError) as caught, stranger.watch(hidden):
            pass
    assert caught.value.status in (403, 404)


def test_a_socket_that_is_dropped_again_and_again_misses_nothing(url: str, ada: Client) -> None:
    table = began(ada, ME, ME, ME)

    async def main() -> tuple[list[Any], list[Any]]:
        sockets = [aio.TableSocket(url, table, ada.headers) for _ in range(2)]
        async with last_resort(), sockets[0] as broken, sockets[1] as whole:
            return await asyncio.gather(play_dropping(broken), heard(whole))

    dropped, undisturbed = asyncio.run(main())
    assert ada.view(table).over and len(dropped) > 50
    assert dropped == undisturbed[: len(dropped)], "the very last lines may come with the end"


async def play_dropping(socket: aio.TableSocket) -> list[Any]:
    """Play all seats to the end over a connection that breaks at random."""
    lines: list[Any] = []
    async for update in socket:
        if update.view is not None and update.view["result"] is not None:
            break
        lines += update.log if update.seat == 0 else []
        await choose(socket, update.seat)
        if random.random() < 0.1 and socket.connection is not None:
            socket.connection.transport.abort()
    return lines


async def heard(socket: aio.TableSocket) -> list[Any]:
    """All that seat 0 hears before the end, when all that was secret comes out."""
    lines: list[Any] = []
    async for update in socket:
        if update.view is not None and update.view["result"] is not None:
            break
        lines += update.log if update.seat == 0 else []
    return lines


async def choose(socket: aio.TableSocket, number: int | None) -> None:
    seat = socket.mirror.seats.get(number)
    if seat is None or seat.ask is None or seat.seat is None:
        return
    try:
        await socket.choose(seat.seat, seat.ask.id, random.choice(seat.ask.options))
    except ClientError as error:
        if error.key != "stale_choice":
            raise


def test_every_call_of_the_client_is_made_on_this_page() -> None:
    text = Path(__file__).read_text()
    calls = {name for name in dir(Client) if not name.startswith("_") and callable(getattr(Client, name))}
    below = {"get", "post", "put", "patch", "delete", "close"}
    assert sorted(name for name in calls - below if not re.search(rf"\.{name}\b", text)) == []
