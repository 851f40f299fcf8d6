"""People who let their time run out, leave their seat to a bot, come back, or give up: the game goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.whole.conftest import Place
from tests.table.whole.players import (
    Decide,
    answer,
    by_looking,
    by_questions,
    by_socket,
    decider,
    play,
    sit_down,
)
from tests.table.whole.proofs import prove
from tests.waiting import wait_for
from throneworld.client import Client, ClientError
from throneworld.table import clocks
from throneworld.table.rooms import timing
from throneworld.table.storage.rows import Entry

BANK, INCREMENT = 0.3, 0.15
UNHURRIED = 2.0
"""An increment that leaves time for an answer even on a busy machine."""
SLEEPER = 1
"""The seat of Ben, who falls asleep."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks that leave nobody more than a moment."""
    monkeypatch.setattr(clocks, "LEAST", INCREMENT)
    monkeypatch.setattr(timing, "SHORTEST_WINDOW", INCREMENT)


def terms(time_out: str, release: str = "instant", increment: float = INCREMENT) -> dict[str, Any]:
    clock = {"bank": BANK, "increment": increment, "time_out": time_out}
    return {"clock": clock, "release": release, "hold": 0.02}


def sleep(client: Client, table: str, decide: Decide) -> int:
    """Never answers, and is not even there."""
    return 0


def of_sleeper(entries: list[Entry]) -> tuple[Counter[Any], Counter[Any]]:
    """By whom the sleeper's seat was played, and what happened to it beside the game."""
    own = [entry for entry in entries if entry.seat == SLEEPER]
    by = Counter(entry.body["by"] for entry in own if "by" in entry.body)
    return by, Counter(entry.body["what"] for entry in own if entry.kind == "seat")


@pytest.mark.parametrize("release", ["instant", "uniform"])
@pytest.mark.parametrize("time_out", ["bot_decides", "pass", "bot_takes_seat"])
@pytest.mark.usefixtures("impatient")
def test_the_game_ends_although_somebody_sleeps(
    place: Place, people: list[Client], time_out: str, release: str
) -> None:
    table = sit_down(people, "01h", terms=terms(time_out, release))
    play(table, [(people[0], by_socket, decider()), (people[1], sleep, decider())])
    by, told = of_sleeper(prove(people[0], table, place.database))
    assert by["person"] == 0 and by["bot"] > 0
    if time_out == "bot_takes_seat":
        assert told == {"bot_plays": 1}
    else:
        assert told["time_up"] == told.total() > 0


@pytest.mark.parametrize("way", [by_socket, by_questions, by_looking])
@pytest.mark.usefixtures("impatient")
def test_whoever_comes_back_plays_the_seat_again(
    place: Place, people: list[Client], way: Callable[..., int]
) -> None:
    """Who opens a socket is there again; who has none says so."""

    def nap(client: Client, table: str, decide: Decide) -> int:
        wait_for(lambda: bool(client.view(table).status["seats"][SLEEPER]["bot"]))
        if way is not by_socket:
            client.take_back(table, SLEEPER)
        return way(client, table, decide)

    table = sit_down(people, "01r", terms=terms("bot_takes_seat", increment=UNHURRIED))
    made = play(table, [(people[0], by_socket, decider()), (people[1], nap, decider(seed=2))])
    by, told = of_sleeper(prove(people[0], table, place.database))
    assert by["person"] == made[1] > 0, "it was Ben who played on"
    assert told["returned"] > 0 and told["bot_plays"] >= told["returned"]


def test_a_seat_is_handed_over_and_taken_back_in_the_middle(place: Place, people: list[Client]) -> None:
    table = sit_down(people, "01r", terms={"release": "uniform", "hold": 0.02})
    people[1].hand_over(table, SLEEPER, "random")

    def pause(client: Client, table: str, decide: Decide) -> int:
        wait_for(lambda: client.log(table)["size"] >= 60)
        with pytest.raises(ClientError, match="seat_with_bot"):
            client.choose(table, SLEEPER, "1-0-0", ["pass"])
        client.take_back(table, SLEEPER)
        return by_socket(client, table, decide)

    made = play(table, [(people[0], by_looking, decider()), (people[1], pause, decider(seed=2))])
    entries = prove(people[0], table, place.database)
    by, told = of_sleeper(entries)
    assert told == {"handed_over": 1, "taken_back": 1}
    by["bot"] += by.pop("hold", 0) + by.pop(
        "chance", 0
    )  # when the hold is over, whether or not it has decided
    assert by == {"bot": by["bot"], "person": made[1]} and by["bot"] > 0
    whole = [entry.body.get("by") or entry.body["what"] for entry in entries if entry.seat == SLEEPER]
    assert set(whole[: whole.index("taken_back")]) <= {"handed_over", "bot", "hold", "chance"}
    assert set(whole[whole.index("taken_back") + 1 :]) <= {"person", "hold"}  # one that the bot had sealed


def test_two_of_three_resign_and_bots_play_on(place: Place, people: list[Client]) -> None:
    def give_up(client: Client, table: str, decide: Decide) -> int:
        seat = next(each["number"] for each in client.table(table)["seats"] if each["mine"])
        made, shown = 0, client.view(table, seat)
        while made < 3:
            if shown.ask is not None:
                made += answer(client, (table,), shown.view, shown.ask, decide)
            shown = client.view(table, seat, after=shown, wait=5.0)
        client.resign(table, seat, "random")
        with pytest.raises(ClientError, match="seat_resigned"):
            client.choose(table, seat, "1-0-0", ["pass"])
        return 3

    table = sit_down(people, "012")
    ways = (by_socket, give_up, give_up)
    made = play(table, [(people[n], way, decider()) for n, way in enumerate(ways)])
    assert made[1:] == [3, 3]
    by, told = of_sleeper(prove(people[0], table, place.database))
    assert told == {"resigned": 1} and by["person"] == 3 and by["bot"] > 0
    assert [seat["resigned"] for seat in people[0].table(table)["seats"]] == [False, True, True]
