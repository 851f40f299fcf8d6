"""People and bots play Rex to the end over the API, in every way that a table can be set up."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.table.server import guests, serving
from tests.table.whole.conftest import Place
from tests.table.whole.players import (
    Way,
    by_looking,
    by_questions,
    by_socket,
    decider,
    play,
    sit_down,
)
from tests.table.whole.proofs import prove
from tests.waiting import LAST_RESORT
from throneworld.cli import main
from throneworld.client import Client
from throneworld.table.storage.rows import Entry

HOLD = 0.02
CLOCK = {"bank": 60.0, "increment": 1.0}
UNIFORM = {"release": "uniform", "hold": HOLD}
WAYS: dict[str, Way] = {"s": by_socket, "q": by_questions, "l": by_looking}


class Case(NamedTuple):
    holders: str
    """For each seat the number of a person, or the kind of bot."""
    ways: str
    """How each person plays: by socket, by questions or by looking."""
    terms: dict[str, Any] = {}
    access: str = "private"
    long: bool = False
    """Without anybody who plays to win a game takes five times as many choices."""


CASES = {
    "live with a clock": Case("01h", "sl", {"clock": CLOCK}),
    "live with a clock and four people": Case("0123", "slsq", {"clock": CLOCK}),
    "without a clock": Case("012", "slq", long=True),
    "five at the table": Case("01rrr", "sq"),
    "one person holds all seats": Case("000", "s"),
    "one person holds some of the seats": Case("0010r", "sl"),
    "one person holds two seats over HTTP": Case("0h0", "q"),
    "uniform windows": Case("012", "sls", UNIFORM),
    "uniform windows at an open table": Case("01h", "qs", {"hold": HOLD}, "open"),
    "uniform windows with a clock and six seats": Case("01hrhr", "sl", UNIFORM | {"clock": CLOCK}),
    "uniform windows and a hot seat": Case("0011h", "ss", UNIFORM),
    "websocket only": Case("0123", "ssss"),
    "plain HTTP only": Case("012h", "lql"),
    "six seats": Case("012hhr", "sql"),
    "bots among themselves": Case("hrh", ""),
}


@pytest.mark.parametrize("name", CASES)
def test_a_game_is_played_to_its_end(place: Place, people: list[Client], name: str) -> None:
    case = CASES[name]
    table = sit_down(people, case.holders, terms=case.terms, access=case.access)
    levels = ["random" if case.long or n else "heuristic" for n in range(len(case.ways))]
    players = [(people[n], WAYS[way], decider(levels[n], n)) for n, way in enumerate(case.ways)]
    made = play(table, players or [(people[0], watch, decider())])
    entries = prove(people[0], table, place.database)
    chosen = Counter(entry.person_id for entry in entries if entry.body.get("by") == "person")
    assert [chosen[client.me()["id"]] for client in people][: len(players)] == made[: len(players)]
    check_pace(case, people[0].view(table).status, entries)


def watch(client: Client, table: str, _: object) -> int:
    """Somebody who only looks on."""
    with client.watch(table) as socket:
        while not socket.mirror.seats or not socket.mirror.seats[None].view["result"]:
            assert socket.next(LAST_RESORT) is not None, "nothing has happened for too long"
    return 0


def check_pace(case: Case, status: dict[str, Any], entries: list[Entry]) -> None:
    assert (status["clocks"] is not None) == ("clock" in case.terms)
    kinds = Counter(entry.kind for entry in entries)
    if "hold" not in case.terms:
        assert kinds == {"choice": len(entries)}
        return
    assert kinds["release"] > 3 and kinds["choice"] > 3
    steps = [entry for entry in entries if entry.kind != "sealed"]
    waits = [after.at - before.at for before, after in pairwise(steps) if after.kind == "release"]
    assert min(waits) >= HOLD - 0.001, "no window closes earlier than any other"


def test_a_game_is_played_to_its_end_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    with (
        serving(tmp_path, database=postgres_url, bots=1) as url,
        guests(url, "Ann", "Ben") as people,
    ):
        table = sit_down(people, "01h", terms=UNIFORM | {"clock": CLOCK})
        play(table, [(each, by_socket, decider()) for each in people])
        prove(people[0], table, postgres_url)


def test_anybody_can_verify_the_exported_game(
    people: list[Client], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = sit_down(people, "00h", access="open")
    play(table, [(people[0], by_socket, decider())])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(people[3].export(table)), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file)])
    assert end.value.code == 0
    choices = people[3].export(table)["choices"]
    assert f" {len(choices)} " in capsys.readouterr().out
