"""Game files over the API: out for all after the end, in for accounts; nothing hostile leaves a trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

import throneworld as tw
from tests.table.review.desk import Desk, desk
from tests.table.trust.journals import Played, play_on, whole_game
from tests.table.trust.test_gamefile import ALTERED, FOREIGN, WRONG_TYPES, exported, written
from throneworld.table.config import Limits
from throneworld.table.storage.schema import tables
from throneworld.table.trust.gamefile import read_game_file
from throneworld.table.trust.verifying import verify


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path) as opened:
        yield opened


def count(here: Desk) -> int:
    async def read() -> int:
        async with here.hall.database.read() as connection:
            return await connection.scalar(select(func.count()).select_from(tables)) or 0

    return here.run(read)


@pytest.mark.parametrize("caller", ["", "ann", "ben"])
def test_a_finished_game_is_exported_to_whoever_may_see_it(here: Desk, caller: str) -> None:
    played = whole_game(6)
    table = here.add(played, "ann")
    raw = here.client.get(f"/api/v1/tables/{table}/export", headers={"x-caller": caller}).content
    file = read_game_file(raw)
    assert verify(file).result == played.game.result
    assert [player.name for player in file.players] == ["Ann", "", ""]


@pytest.mark.parametrize("caller", ["", "ann", "boss"])
def test_a_running_game_is_exported_to_nobody(here: Desk, caller: str) -> None:
    """Its file would tell the seed."""
    played = play_on(Played(tw.new_game("rex", 3, 8)), Random(8), 60)
    table = here.add(played, "ann")
    answer = here.get(f"/tables/{table}/export", caller, 409)
    assert answer["error"] == "export_unfinished"
    assert str(played.game.seed) not in json.dumps(answer).replace("409", "")


def test_a_game_file_is_imported_and_can_be_looked_at(here: Desk) -> None:
    played = whole_game(6)
    made = here.post("/import", msgspec.to_builtins(exported(played)), "ben")
    assert (made["state"], made["origin"], made["access"]) == ("finished", "imported", "private")
    assert made["owner"] is True and made["seed"] == "6"
    assert here.get(f"/tables/{made['id']}/steps", "ben") == {"steps": len(played.game.choices)}
    assert here.get(f"/tables/{made['id']}/steps", "ann", 404)
    again = here.get(f"/tables/{made['id']}/export", "ben")
    assert again["choices"] == msgspec.to_builtins(exported(played))["choices"]


def test_an_imported_game_may_be_open_to_all(here: Desk) -> None:
    made = here.post("/import", msgspec.to_builtins(exported(whole_game(6))), "ben", access="open")
    assert here.get(f"/tables/{made['id']}/steps/3")


def test_only_accounts_import(here: Desk) -> None:
    file = msgspec.to_builtins(exported(whole_game(6)))
    assert here.post("/import", file, "", 401)["error"] == "sign_in_first"
    assert here.post("/import", file, "guest", 403)["error"] == "account_needed"
    assert here.post("/import", file, "reader", 403)["error"] == "token_lacks_scope"
    assert count(here) == 0


def test_positions_that_nobody_can_check_are_taken_from_admins_only(here: Desk) -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    played.mend(played.game.copy())
    file = msgspec.to_builtins(exported(play_on(played, Random(2), choices=10_000)))
    assert here.post("/import", file, "ben", 403)["error"] == "import_needs_admin"
    assert here.post("/import", file, "boss")


def test_altered_files_are_refused_and_leave_no_trace(here: Desk) -> None:
    for change, key in ALTERED.values():
        raw = written(change)
        answer = here.client.post(
            "/api/v1/import", content=raw, headers={"x-caller": "boss", "content-type": "application/json"}
        )
        assert answer.status_code in (400, 403), (key, answer.text)
        assert answer.json()["error"] in (key, "import_unfinished")
        assert answer.json()["message"]
    assert count(here) == 0


@pytest.mark.parametrize("name", FOREIGN)
def test_foreign_files_are_refused_and_leave_no_trace(here: Desk, name: str) -> None:
    here.post("/import", FOREIGN[name], "ben", 400)
    assert count(here) == 0


def test_files_with_wrong_types_are_refused_and_leave_no_trace(here: Desk) -> None:
    def with_field(field: str, value: Any) -> bytes:
        return written(lambda data: data.__setitem__(field, value))

    for field, value in WRONG_TYPES:
        here.post("/import", with_field(field, value), "ben", 400)
    assert count(here) == 0


def test_huge_files_are_refused_before_they_are_read(here: Desk) -> None:
    raw = b'{"format": "throneworld-game", "salt": "' + b"x" * (9 * 1024 * 1024) + b'"}'
    answer = here.client.post(
        "/api/v1/import", content=raw, headers={"x-caller": "ben", "content-type": "application/json"}
    )
    assert answer.status_code == 413
    assert count(here) == 0


def test_a_server_may_allow_less_than_others(tmp_path: Path) -> None:
    with desk(tmp_path, Limits(imported=1000)) as here:
        answer = here.post("/import", msgspec.to_builtins(exported(whole_game(6))), "ben", 413)
        assert answer["error"] == "game_file_too_large"


def test_import_takes_part_in_the_rate_limit(tmp_path: Path) -> None:
    with desk(tmp_path, Limits(choices="2/minute")) as here:
        file = msgspec.to_builtins(exported(whole_game(6)))
        for _ in range(2):
            here.post("/import", file, "ben")
        assert here.post("/import", file, "ben", 429)["error"] == "too_fast"


def test_looking_back_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with desk(tmp_path, Limits(reviews="3/minute")) as here:
        table = here.post("/import", msgspec.to_builtins(exported(whole_game(6))), "ben")["id"]
        for _ in range(2):
            here.get(f"/tables/{table}/export", "ben")
        assert here.get(f"/tables/{table}/export", "ben", 429)["error"] == "too_fast"
        assert here.get(f"/tables/{table}/steps", "boss")


def test_the_openapi_document_describes_the_file_exactly(here: Desk) -> None:
    document = json.loads(json.dumps(here.app.openapi_schema.to_schema()))
    body = document["paths"]["/api/v1/import"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    name = body["$ref"].rsplit("/", 1)[-1]
    assert set(document["components"]["schemas"][name]["properties"]) >= {
        "format",
        "choices",
        "digests",
        "base",
    }
