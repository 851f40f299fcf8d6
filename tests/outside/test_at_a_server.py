"""The example at a table: over the API, with bots, orders and notices, exported and verified."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.table.notices.scene import Scene, add_person, go, sqlite_in
from tests.table.notices.scene import play as play_notices
from tests.table.whole.conftest import Place, people, place
from tests.table.whole.players import by_looking, by_questions, by_socket, decider, play, sit_down
from tests.table.whole.proofs import prove
from tests.table.whole.test_whole_games import UNIFORM
from throneworld.cli import main
from throneworld.client import Client
from throneworld.table.storage.schema import tables

__all__ = ["people", "place"]
pytestmark = pytest.mark.game("skirmish")

PASSING: dict[str, Any] = {"kind": "pass", "about": {"prompt": "window"}, "uses": 2}


def begin(people: list[Client], holders: str, **more: Any) -> str:
    return sit_down(people, holders, game="skirmish", **more)


@pytest.mark.parametrize(
    ("holders", "terms"),
    [("012", {}), ("0h1r", {}), ("01", UNIFORM), ("01h", UNIFORM), ("00", {})],
    ids=["three people", "with bots", "two in patience", "patience and a bot", "one screen"],
)
def test_it_is_played_to_its_end(
    place: Place, people: list[Client], holders: str, terms: dict[str, Any]
) -> None:
    table = begin(people, holders, terms=terms)
    ways = [by_socket, by_questions, by_looking]
    sitting = sorted({int(each) for each in holders if each.isdigit()})
    play(table, [(people[each], ways[each], decider("random", each)) for each in sitting])
    prove(people[0], table, place.database)


def test_crews_may_be_given_to_seats_and_settings_chosen(people: list[Client]) -> None:
    seats = [
        {"holder": "me", "faction": "nomads"},
        {"holder": "bot", "level": "heuristic", "faction": "corsairs"},
    ]
    options = {"wrecks": 3, "shares": True}
    table = str(people[0].create_table("skirmish", seats, access="private", options=options)["id"])
    people[0].start(table)
    view = people[0].view(table, 0).view
    assert [player["faction"] for player in view["players"]] == ["nomads", "corsairs"]
    assert view["rounds"] == 3 and view["options"]["shares"]


def test_a_standing_order_passes_in_its_windows(place: Place, people: list[Client]) -> None:
    table = begin(people, "01", options={"crews": "random"})
    people[0].order(table, 0, PASSING)
    play(table, [(people[each], by_looking, decider("random", each)) for each in (0, 1)])
    prove(people[0], table, place.database)
    assert [use["option"] for use in people[0].order_uses(table, 0)] == [["pass"]] * PASSING["uses"]


def test_anybody_can_verify_what_was_exported(
    people: list[Client], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = begin(people, "0h", access="open")
    play(table, [(people[0], by_socket, decider())])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(people[1].export(table)), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file)])
    assert end.value.code == 0 and "is good" in capsys.readouterr().out


def test_who_is_waited_for_is_told_so(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        await add_person(scene.database, "anna")
        async with scene.database.write() as connection:
            await connection.execute(update(tables).values(game="skirmish"))
        await scene.notifier.turn("anna", "first")
        await go(scene.notifier)
        assert "First (Skirmish): https://table.example/tables/first" in scene.pigeon.sent[0][2]

    play_notices(sqlite_in(tmp_path), script)
