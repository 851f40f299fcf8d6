"""A bot is a function; the loop around it plays whole games and is not easily put off."""

from collections.abc import Sequence
from typing import Any

import pytest

import throneworld as tw
from tests.client.scripted import DROP, http_server
from tests.client.stand_in import TOKEN, StandIn
from throneworld.client import Ask, ClientError, Noun, Seat, run_bot
from throneworld.client.bots import answer_all
from throneworld.client.client import Client

ASK = {"id": "0-1-2", "prompt": "bid", "rule": "Rex p.9", "about": {}, "options": [["bid", 3], ["pass"]]}
QUESTION = {"table": "t1", "game": "rex", "seat": 0, "level": "", "epoch": "e", "seq": 1, "ask": ASK}
ASKS = {"number": 7, "asks": [QUESTION]}
VIEW = {"seat": 0, "epoch": "e", "seq": 1, "view": {"ask": ASK, "result": None}, "status": {}}
CHOSEN = {"seat": 0, "epoch": "e", "seq": 2}


def first(seat: Seat) -> Sequence[Noun]:
    return seat.ask.options[0]


def answered(*answers: tuple[int, Any]) -> int | None:
    with http_server(*answers) as script, Client(script.url, TOKEN) as client:
        number = answer_all(client, first, None)
        assert not script.answers, "everything that the script has was asked for"
        return number


def test_a_function_plays_two_games_at_once() -> None:
    games = [tw.new_game("rex", seats=3, seed=seed) for seed in (1, 2)]
    with StandIn(*games).open() as server:
        run_bot(server.url, TOKEN, tw.bot("random", 3).decide, until=lambda: server.over)
    assert server.over


def test_after_an_answer_the_loop_waits_for_the_next_number() -> None:
    assert answered((200, ASKS), (200, VIEW), (200, CHOSEN)) == 7


def test_a_view_that_came_with_the_question_is_not_asked_for() -> None:
    asks = {**ASKS, "asks": [{**QUESTION, "view": VIEW["view"]}]}
    assert answered((200, asks), (200, CHOSEN)) == 7


def test_a_question_that_is_gone_is_no_trouble() -> None:
    gone = {**VIEW, "view": {"ask": None}}
    assert answered((200, ASKS), (200, gone)) == 7
    assert answered((200, ASKS), (200, VIEW), (409, {"error": "stale_choice"})) == 7
    assert answered((200, ASKS), (200, VIEW), (403, {"error": "not_your_seat"})) == 7
    assert answered((200, ASKS), (404, {"error": "no_such_table"})) == 7


@pytest.mark.parametrize(
    "trouble", [(503, {}), (429, {"error": "too_fast"}), (409, {"error": "seat_with_bot"})]
)
def test_what_passes_by_itself_is_tried_again(trouble: tuple[int, Any]) -> None:
    assert answered((200, ASKS), (200, VIEW), trouble) is None
    assert answered(trouble) is None
    assert answered(DROP, DROP) is None


def test_a_refused_choice_is_the_mistake_of_whoever_wrote_the_bot() -> None:
    refusal = {"rule": "Rex p.9", "key": "too_low", "args": [3]}
    with pytest.raises(ClientError) as caught:
        answered((200, ASKS), (200, VIEW), (409, {"error": "refused", "refusal": refusal}))
    assert caught.value.refusal is not None


def test_a_token_that_may_not_play_is_told_at_once() -> None:
    with pytest.raises(ClientError) as caught:
        answered((200, ASKS), (200, VIEW), (403, {"error": "token_lacks_scope"}))
    assert caught.value.key == "token_lacks_scope"


def test_a_bot_that_wants_to_imagine_is_told_that_it_cannot() -> None:
    with (
        http_server((200, ASKS), (200, VIEW)) as script,
        Client(script.url, TOKEN) as client,
        pytest.raises(ClientError) as caught,
    ):
        answer_all(client, lambda seat: seat.imagine(3), None)
    assert caught.value.key == "cannot_imagine"


def test_a_seat_at_a_server_has_all_that_bots_of_the_library_may_use() -> None:
    def public(kind: type) -> set[str]:
        return {name for name in dir(kind) if not name.startswith("_")}

    given = Seat({"ask": None, "beside": None}, Ask(id="0-1-2", prompt="bid", options=()))
    assert public(tw.Seat) <= {*public(Seat), *vars(given)}


def test_a_wrong_token_is_told_at_once() -> None:
    with StandIn(tw.new_game("rex", seats=3)).open() as server, pytest.raises(ClientError) as caught:
        run_bot(server.url, "wrong", first)
    assert caught.value.status == 401
