"""What docs/api.md shows is true: its programs run against a real server, its messages are the server's."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import throneworld as tw
from tests import waiting
from tests.table.server import running
from throneworld.client import Client, ClientError
from throneworld.table import messages
from throneworld.table.orders import Order, Sentence
from throneworld.table.orders.checks import check

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
EXAMPLES = [json.loads(each) for each in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
TOKEN_PROGRAM, BOT, RUN_BOT, WATCH = PROGRAMS
BOTS = [{"holder": "bot", "level": "random"}] * 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("server")) as program:
        yield program.url


@pytest.fixture
def owner(server: str) -> Iterator[Client]:
    with Client(server) as client:
        client.guest("Owner")
        yield client


def started(url: str, token: str, folder: Path, program: str, *arguments: str) -> subprocess.Popen[str]:
    (folder / "bot.py").write_text(program)
    environment = {**os.environ, "THRONEWORLD_URL": url, "THRONEWORLD_TOKEN": token}
    command = [sys.executable, str(folder / "bot.py"), *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def wait_for(client: Client, table: str, done: Any) -> None:
    waiting.wait_for(lambda: done(client.table(table)))


def token_of(client: Client) -> str:
    return str(client.make_token("bot", ["read", "play", "tables"])["secret"])


def test_the_bot_is_complete_in_under_forty_lines() -> None:
    assert len(BOT.splitlines()) < 40


def test_the_bot_plays_to_the_end(server: str, owner: Client, tmp_path: Path) -> None:
    table = owner.create_table("rex", [{"holder": "open"}, *BOTS], terms={"release": "instant"})["id"]
    with Client(server) as other:
        other.guest("Bot")
        bot = started(server, token_of(other), tmp_path, BOT, table)
    wait_for(owner, table, lambda shown: shown["seats"][0]["holder"] == "person")
    owner.start(table)
    printed, _ = bot.communicate(timeout=waiting.LAST_RESORT)
    assert bot.returncode == 0
    shown = owner.table(table)
    assert shown["state"] == "finished" and str(shown["result"]["winners"]) in printed


def test_the_bot_waits_where_answers_are_sealed(server: str, owner: Client, tmp_path: Path) -> None:
    terms = {"release": "uniform", "hold": 0.02}
    table = owner.create_table("rex", [{"holder": "open"}, *BOTS], terms=terms)["id"]
    bot = started(server, token_of(owner), tmp_path, BOT, table)
    wait_for(owner, table, lambda shown: shown["seats"][0]["holder"] == "person")
    owner.start(table)
    bot.communicate(timeout=waiting.LAST_RESORT)
    assert bot.returncode == 0 and owner.table(table)["state"] == "finished"


def test_the_loop_plays_all_seats_of_its_owner(server: str, owner: Client, tmp_path: Path) -> None:
    table = owner.create_table("rex", [{"holder": "me"}, {"holder": "me"}, BOTS[0]], access="private")["id"]
    owner.start(table)
    loop = started(server, token_of(owner), tmp_path, RUN_BOT)
    try:
        wait_for(owner, table, lambda shown: shown["state"] == "finished")
    finally:
        loop.kill()
        loop.communicate()


def test_the_token_that_is_printed_is_one(server: str) -> None:
    printed = StringIO()
    with redirect_stdout(printed):
        exec(TOKEN_PROGRAM.replace("http://localhost:8080", server), {})
    with Client(server, printed.getvalue().strip()) as client:
        me = client.me()
    assert me["username"] == "ada" and me["scopes"] == ["read", "play", "tables"]


def test_the_watcher_plays_to_the_end(owner: Client) -> None:
    table = owner.create_table("rex", [{"holder": "me"}] * 3, access="private")["id"]
    owner.start(table)
    exec(WATCH, {"client": owner, "table": table, "random": random, "ClientError": ClientError})
    assert owner.table(table)["state"] == "finished"


def test_the_messages_on_the_page_have_the_fields_of_the_server() -> None:
    rows = re.findall(r'^\| `(\{"type": [^`]*\})`', PAGE, re.MULTILINE)
    shown: dict[str, set[str]] = {}
    for row in rows:
        names = re.findall(r'"(\w+)"(?=[,:}])', row)
        kind = re.findall(r'"type": "(\w+)"', row)[0]
        shown.setdefault(kind, set()).update(set(names) - {"type"})
    for struct in (messages.Full, messages.Change, messages.StatusMessage, messages.ChatMessage):
        assert shown[_tag(struct)] >= set(struct.__struct_fields__), struct
    for other in (messages.OrderUsed, messages.OrderOver, messages.Answer):
        assert shown[_tag(other)] >= set(other.__struct_fields__), other


def test_every_message_that_exists_is_on_the_page() -> None:
    for kind in ("choose", "undo", "redo", "explain", "chat", "resync", "ping"):
        assert f'"{kind}"' in PAGE or f"`{kind}`" in PAGE


def test_the_examples_have_the_fields_of_the_server() -> None:
    view, chosen, _, change, error = EXAMPLES
    assert set(view) == set(messages.Shown.__struct_fields__)
    assert set(chosen) == set(messages.Taken.__struct_fields__)
    assert set(change) - {"type"} == set(messages.Change.__struct_fields__)
    assert set(error) == set(messages.ErrorData.__struct_fields__)


def test_the_orders_are_sentences_in_words_of_the_game() -> None:
    said = EXAMPLES[2]
    assert [each["kind"] for each in said] == [_tag(kind) for kind in get_args(Sentence)]
    view = {**tw.new_game("rex", 3, 1).view(0), "decks": {"row": 3}}
    for each in said:
        check(Order(id="", seat=0, game="rex", sentence=msgspec.convert(each, Sentence)), None, view)


def _tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)
