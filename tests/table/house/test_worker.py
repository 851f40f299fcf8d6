"""One worker process: what it is told, what it tells, and when it ends."""

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, Any

import pytest

import throneworld as tw
from tests.client.scripted import http_server
from tests.client.stand_in import TOKEN, StandIn
from tests.waiting import LAST_RESORT
from throneworld.client import Ask, Client, Noun, Seat
from throneworld.table.house.worker import Beat, Orders, Worker, by_level, seed_of

PROGRAM = [sys.executable, "-m", "throneworld.table.house.worker"]
ASK = Ask("0-1-2", "bid", (("bid", 1), ("bid", 2), ("bid", 3), ("pass",)), "Rex p.9", {}, 0)


def started(**orders: Any) -> tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes]]:
    process = subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(orders).encode() + b"\n")
    process.stdin.flush()
    return process, process.stdin, process.stdout


def worker(decide: Any = by_level, **orders: Any) -> tuple[Worker, list[Beat]]:
    beats: list[Beat] = []
    return Worker(Orders(url="http://127.0.0.1:1", token=TOKEN, **orders), decide, beats.append), beats


def seat(level: str = "random") -> Seat:
    return Seat({"game": "none"}, ASK, "t1", level)


def test_a_worker_ends_when_its_input_ends() -> None:
    with StandIn(tw.new_game("rex", seats=3, seed=1)).open() as server:
        process, stdin, stdout = started(url=server.url, token=TOKEN)
        assert json.loads(stdout.readline()) == {}
        server.wait_for(lambda: server.games["t0"].choices.size > 10)
        stdin.close()
        assert process.wait(LAST_RESORT) == 0
        stdout.close()


def test_a_worker_tells_what_it_thinks_about() -> None:
    with StandIn(tw.new_game("rex", seats=3, seed=1)).open() as server:
        question = server.games["t0"].asks[0].id
        process, stdin, stdout = started(url=server.url, token=TOKEN)
        beats = [json.loads(stdout.readline()) for _ in range(3)]
        stdin.close()
        process.wait(LAST_RESORT)
        stdout.close()
    assert beats == [{}, {"deciding": f"t0 {question}"}, {}]


def test_the_token_is_nowhere_where_others_could_read_it() -> None:
    with StandIn(tw.new_game("rex", seats=3, seed=1)).open() as server:
        process, stdin, stdout = started(url=server.url, token=TOKEN)
        stdout.readline()
        with open(f"/proc/{process.pid}/cmdline", "rb") as arguments:
            assert TOKEN.encode() not in arguments.read()
        with open(f"/proc/{process.pid}/environ", "rb") as environment:
            assert TOKEN.encode() not in environment.read()
        stdin.close()
        process.wait(LAST_RESORT)
        stdout.close()


def test_two_workers_decide_a_question_alike() -> None:
    decisions = {tuple(worker()[0].decide(seat(level))) for level in ("random", "random")}
    assert len(decisions) == 1


def test_nobody_without_the_secret_can_tell_how_chance_decides() -> None:
    seeds = {seed_of(secret, question) for secret in ("a", "b") for question in ("t1 0-1-2", "t1 0-1-3")}
    assert len(seeds) == 4 and all(0 <= seed < 2**64 for seed in seeds)


@pytest.mark.parametrize("answer", [("bid", 9), (), ("pass", "pass")])
def test_an_option_that_is_not_on_offer_is_replaced_by_one_that_is(answer: Sequence[Noun]) -> None:
    found, _ = worker(lambda level, seed, seat: answer)
    assert found.decide(seat()) in ASK.options


def test_a_level_that_does_not_exist_is_no_catastrophe() -> None:
    found, beats = worker()
    assert found.decide(seat("grandmaster")) in ASK.options
    assert beats == [Beat("t1 0-1-2"), Beat()]


def test_a_poisoned_question_is_not_put_to_the_bot() -> None:
    def forbidden(level: str, seed: int, seat: Seat) -> Sequence[Noun]:
        raise SystemExit("it was asked")

    found, _ = worker(forbidden, poisoned=("t1 0-1-2",))
    assert found.decide(seat()) in ASK.options


def test_an_answer_that_is_refused_holds_up_no_other_table() -> None:
    ask = {"id": "0-1-2", "prompt": "bid", "options": [["bid", 1], ["pass"]]}
    question = {"game": "rex", "seat": 0, "level": "random", "epoch": "e", "seq": 1, "ask": ask}
    asks = {
        "number": 7,
        "asks": [{**question, "table": table, "view": {"ask": ask}} for table in ("t1", "t2")],
    }
    refused = {"error": "refused", "refusal": {"rule": "Rex p.9", "key": "too_low", "args": []}}
    chosen = {"seat": 0, "epoch": "e", "seq": 2}
    found, _ = worker(lambda level, seed, seat: ("bid", 1))
    with http_server((200, asks), (409, refused), (200, chosen)) as script, Client(script.url) as client:
        assert found.answer_all(client, None) is None, "it has to be looked at again"
    assert [each["path"] for each in script.asked[1:]] == [
        "/api/v1/tables/t1/choose",
        "/api/v1/tables/t2/choose",
    ]
