"""Many steps at once tell just what the single steps tell, and marks lead to where things began."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest

import throneworld as tw
from tests.table.review.desk import Desk, desk
from tests.table.trust.journals import Played, play_on, whole_game
from throneworld.client.patch import apply
from throneworld.table.review.frames import MOST_FRAMES

KNOWN = ("log", "choice", "mended")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path) as opened:
        yield opened


def running(choices: int = 60) -> Played:
    played = Played(tw.new_game("rex", 3, 8), watched=True)
    played.now = time() - 100_000
    return play_on(played, Random(8), choices)


def compare(here: Desk, table: str, start: int, limit: int, caller: str = "", **who: Any) -> int:
    """Every frame is the same as the step of its number; returns how many there are."""
    reel = here.get(f"/tables/{table}/reel", caller, start=start, limit=limit, **who)
    view = reel["view"]
    assert reel["start"] == start and reel["frames"][0]["patch"] == []
    for number, frame in enumerate(reel["frames"], start):
        view = apply(view, frame["patch"])
        single = here.get(f"/tables/{table}/steps/{number}", caller, **who)
        assert view == single["view"] and reel["of"] == single["of"]
        assert {each: frame[each] for each in KNOWN} == {each: single[each] for each in KNOWN}
    return len(reel["frames"])


@pytest.mark.parametrize("who", [{}, {"seat": 1}], ids=["spectator", "seat"])
def test_frames_of_a_finished_game_are_its_steps(here: Desk, who: dict[str, Any]) -> None:
    played = whole_game(6)
    table, last = here.add(played), len(played.game.choices)
    assert compare(here, table, 0, 40, **who) == 40
    assert compare(here, table, 37, 25, **who) == 25
    assert compare(here, table, last - 3, MOST_FRAMES, **who) == 4


def test_each_frame_tells_to_which_question_the_choice_was_the_answer(here: Desk) -> None:
    played = whole_game(6)
    table = here.add(played)
    for start in (0, 31):
        for number, frame in enumerate(here.get(f"/tables/{table}/reel", start=start)["frames"], start):
            if number == 0:
                assert frame["question"] is None
                continue
            before = tw.replay(played.game.record, number - 1)
            ask = before.ask_of(frame["choice"]["seat"])
            assert ask is not None
            assert frame["question"] == {"prompt": ask.prompt, "about": dict(ask.about)}


def test_frames_of_a_running_game_are_what_one_saw(here: Desk) -> None:
    played = running()
    table = here.add(played, "ann", "ben")
    assert compare(here, table, 0, MOST_FRAMES, "ann", seat=0) == len(played.views[0])
    assert compare(here, table, 5, 9, "ben", seat=1) == 9
    frames = here.get(f"/tables/{table}/reel", "ann", seat=0)["frames"]
    assert all(frame["question"] is None and frame["choice"] is None for frame in frames)
    answer = here.get(f"/tables/{table}/reel", "ben", 403, seat=0)
    assert answer["error"] == "not_your_seat"


def test_frames_go_over_a_mended_position(here: Desk) -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    played.mend(played.game.copy(), "a counter fell off")
    table = here.add(play_on(played, Random(2), choices=10_000))
    assert compare(here, table, 25, 20) == 20
    assert compare(here, table, 31, 3) == 3


@pytest.mark.parametrize("wrong", [{"start": -1}, {"limit": 0}, {"limit": MOST_FRAMES + 1}, {"start": "x"}])
def test_there_are_bounds(here: Desk, wrong: dict[str, Any]) -> None:
    here.get(f"/tables/{here.add(whole_game(6))}/reel", status=400, **wrong)


def test_frames_that_are_not_there_are_told(here: Desk) -> None:
    table = here.add(whole_game(6))
    assert here.get(f"/tables/{table}/reel", status=404, start=99_999)["error"] == "no_such_step"


def test_marks_lead_to_the_steps_with_which_rounds_phases_and_battles_began(here: Desk) -> None:
    played = whole_game(6)
    table = here.add(played)
    told = here.get(f"/tables/{table}/marks")
    kinds = ("round_begins", "phase_begins", "battle_begins", "game_over")
    expected = [
        {"step": event.at, "line": {"kind": event.kind, "args": list(event.args)}}
        for event in played.game.log
        if event.kind in kinds
    ]
    assert told == {"of": len(played.game.choices), "marks": expected}
    assert expected[-1]["step"] == told["of"]


def test_marks_of_a_running_game_count_the_steps_of_the_seat(here: Desk) -> None:
    table = here.add(running(100), "ann", "ben")
    for caller, seat in (("ann", 0), ("ben", 1)):
        marks = here.get(f"/tables/{table}/marks", caller, seat=seat)["marks"]
        assert len(marks) > 5
        for mark in marks:
            assert mark["line"] in here.get(f"/tables/{table}/steps/{mark['step']}", caller, seat=seat)["log"]
    assert here.get(f"/tables/{table}/marks", "ann", 403, seat=1)["error"] == "not_your_seat"
