"""The report of a table: after the end, to whoever may see the game, worked out once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

import throneworld as tw
from tests.table.review.desk import Desk, desk
from tests.table.trust.journals import Played, play_on, whole_game
from throneworld.kernel.registry import definition_of
from throneworld.table.review import report as reporting


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("caller", ["", "ann", "ben"])
def test_how_a_finished_game_went_is_told_to_whoever_may_see_it(here: Desk, caller: str) -> None:
    played = whole_game(6)
    table = here.add(played, "ann")
    report = here.get(f"/tables/{table}/report", caller)
    last = report["moments"][-1]
    assert last == {"round": played.game.state.round, "step": len(played.game.choices), "end": True}
    ends = {figure["id"]: [row[-1] for row in figure["values"]] for figure in report["figures"]}
    players = played.game.view(None)["players"]
    assert ends["influence"] == [player["influence"] for player in players]
    assert ends["strongholds"] == [player["strongholds"] for player in players]


def test_every_step_in_a_report_tells_what_the_report_says(here: Desk) -> None:
    table = here.add(whole_game(6))
    for turn in here.get(f"/tables/{table}/report")["turns"]:
        line = {"kind": turn["kind"], "args": turn["args"]}
        assert line in here.get(f"/tables/{table}/steps/{turn['step']}")["log"]


@pytest.mark.parametrize("caller", ["", "ann", "boss"])
def test_how_a_running_game_goes_is_told_to_nobody(here: Desk, caller: str) -> None:
    table = here.add(play_on(Played(tw.new_game("rex", 3, 8)), Random(8), 60), "ann")
    assert here.get(f"/tables/{table}/report", caller, 409)["error"] == "report_unfinished"


def test_the_report_of_a_private_table_is_there_only_for_those_who_belong_to_it(here: Desk) -> None:
    table = here.add(whole_game(6), "ann", access="private")
    assert here.get(f"/tables/{table}/report", "ann")
    assert here.get(f"/tables/{table}/report", "ben", 404)["error"] == "no_such_table"


def test_a_report_is_worked_out_once(here: Desk) -> None:
    table = here.add(whole_game(6))
    with patch.object(reporting, "made_from", wraps=reporting.made_from) as made:
        first, second = (here.get(f"/tables/{table}/report") for _ in range(2))
    assert first == second and made.call_count == 1


def test_a_game_without_reports_says_so(here: Desk) -> None:
    table = here.add(whole_game(6))
    with patch.object(definition_of("rex"), "report", None):
        assert here.get(f"/tables/{table}/report", status=409)["error"] == "no_report"


def test_a_mended_and_a_stopped_game_have_a_report_too(here: Desk) -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    played.mend(played.game.copy(), "a counter fell off")
    play_on(played, Random(2), choices=20)
    played.stop()
    report = here.get(f"/tables/{here.add(played)}/report")
    assert report["turns"][-1]["kind"] == "game_over"
    assert report["moments"][-1]["end"]
