"""Lessons at a real server, with its own bots as the opponents."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.rex.test_lessons import SOLUTIONS
from tests.table.server import guests, serving
from tests.waiting import wait_for
from throneworld.client import Client, ClientError
from throneworld.kernel.asks import Option
from throneworld.kernel.lessons import progress
from throneworld.rex.lessons import LESSONS
from throneworld.table.lessons.catalogue import lesson_of, opponent
from throneworld.words import arguments

pytestmark = pytest.mark.game("rex")

WAIT = 20.0


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("lessons"), bots=1) as address:
        yield address


@pytest.fixture
def ada(url: str) -> Iterator[Client]:
    with guests(url, "Ada") as (client,):
        yield client


def begun(client: Client, number: int) -> dict[str, Any]:
    made: dict[str, Any] = client.post(f"/lessons/{number}")
    return made


def follow(client: Client, table: str, choices: list[Option]) -> None:
    """Answer as told, whenever it is my turn."""
    left, now = list(choices), client.view(table, 0)
    while left:
        if now.ask:
            client.choose(table, 0, now.ask.id, left.pop(0))
        now = client.view(table, 0, after=now, wait=WAIT)


def wait_for_goals(client: Client, table: str, number: int) -> None:
    lesson = lesson_of("rex", number)
    names = {game["id"]: game["events"] for game in client.get("/games")["games"]}[lesson.game]

    def are_reached() -> bool:
        page = client.get(f"/tables/{table}/log", seat=0, limit=100)
        lines = [(line["kind"], arguments(names[line["kind"]], line["args"])) for line in page["lines"]]
        return progress(lesson, lines).done

    wait_for(are_reached, "the goals are never reached")


def test_the_lessons_are_told_to_everybody(url: str) -> None:
    with Client(url) as stranger:
        told = stranger.get("/lessons")
    assert [each["number"] for each in told] == [lesson.number for lesson in LESSONS]
    assert all(each["goals"] and each["ends"] for each in told)


def test_a_lesson_is_a_private_running_table_of_ones_own_and_in_no_list(ada: Client) -> None:
    made = begun(ada, 1)
    assert (made["origin"], made["access"], made["state"]) == ("lesson", "private", "running")
    assert [(seat["holder"], seat["mine"]) for seat in made["seats"]] == [
        ("person", True),
        ("bot", False),
        ("bot", False),
    ]
    assert made["seats"][0]["faction"] == "letnev"
    assert ada.tables("mine") == []


@pytest.mark.parametrize("number", SOLUTIONS)
def test_the_recorded_way_reaches_the_goals_at_a_real_table(ada: Client, number: int) -> None:
    table = begun(ada, number)["id"]
    follow(ada, table, SOLUTIONS[number])
    wait_for_goals(ada, table, number)


def test_another_lesson_ends_the_one_before(ada: Client) -> None:
    first, again = begun(ada, 4)["id"], begun(ada, 4)["id"]
    assert ada.table(first)["state"] == "finished"
    assert ada.table(again)["state"] == "running"


def test_an_unknown_lesson_is_refused_clearly(ada: Client) -> None:
    with pytest.raises(ClientError) as refused:
        begun(ada, 11)
    assert (refused.value.status, refused.value.key) == (404, "no_such_lesson")
    assert "10" in refused.value.message
    with pytest.raises(ClientError) as senseless:
        begun(ada, 0)
    assert senseless.value.status in (400, 404)


def test_strangers_come_in_as_guests_first(url: str) -> None:
    with Client(url) as stranger, pytest.raises(ClientError) as refused:
        begun(stranger, 1)
    assert refused.value.key == "sign_in_first"


def test_opponents_follow_the_script_of_their_own_seat() -> None:
    bot = opponent("scripted-3", "rex", 1)
    assert bot is not None and bot.script == LESSONS[2].scripts["sol"]
    assert opponent("heuristic", "rex", 1) is None


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as address, guests(address, "Ada") as (client,):
        table = begun(client, 7)["id"]
        token = client.make_token("script", scopes=["read", "play"])["secret"]
        before = client.view(table, 0).view
    with serving(tmp_path) as address, Client(address, token) as client:
        assert client.view(table, 0).view == before
