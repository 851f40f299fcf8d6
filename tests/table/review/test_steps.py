"""Looking back over the API: all of a finished game, of a running one what one has seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import time
from typing import Any

import msgspec
import pytest

import throneworld as tw
from tests.table.review.desk import Desk, desk
from tests.table.trust.journals import Played, play_on, whole_game
from throneworld.table.review import reviews as reviewing
from throneworld.table.terms import Terms

HOUR = 3600.0
"""So long no test takes."""


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path) as opened:
        yield opened


def running(seed: int = 8, choices: int = 60, *, patient: bool = False) -> Played:
    played = Played(tw.new_game("rex", 3, seed), patient=patient, watched=True)
    played.now = time() - 100_000
    return play_on(played, Random(seed), choices)


def as_json(views: list[bytes]) -> list[Any]:
    return [msgspec.json.decode(view) for view in views]


# Finished games


def test_any_step_of_a_finished_game_is_open_to_anybody_and_any_seat(here: Desk) -> None:
    played = whole_game(6)
    table, choices = here.add(played, "ann"), len(played.game.choices)
    assert here.get(f"/tables/{table}/steps") == {"steps": choices}
    for number in (0, 1, choices // 2, choices):
        game = tw.replay(played.game.record, number)
        for seat in (None, 0, 2):
            shown = (
                here.get(f"/tables/{table}/steps/{number}", seat=seat)
                if seat is not None
                else here.get(f"/tables/{table}/steps/{number}")
            )
            assert (shown["step"], shown["of"]) == (number, choices)
            assert shown["view"] == msgspec.json.decode(msgspec.json.encode(game.view(seat)))


def test_each_step_tells_what_was_chosen_and_what_came_of_it(here: Desk) -> None:
    played = whole_game(6)
    table = here.add(played)
    told: list[Any] = []
    for number in range(len(played.game.choices) + 1):
        shown = here.get(f"/tables/{table}/steps/{number}")
        told += [(line["kind"], tuple(line["args"])) for line in shown["log"]]
        if number:
            choice = played.game.choices[number - 1]
            assert shown["choice"] == {"seat": choice.seat, "option": list(choice.option)}
    assert told == [(event.kind, event.args) for event in played.game.log]


def test_a_line_of_the_log_is_found_at_the_step_that_told_it(here: Desk) -> None:
    played = whole_game(6)
    table = here.add(played)
    line = 0
    for number in range(len(played.game.choices) + 1):
        told = here.get(f"/tables/{table}/steps/{number}")["log"]
        if told and number % 20 < 3:
            for each in (line, line + len(told) - 1):
                assert here.get(f"/tables/{table}/steps", line=each)["told"] == number
        line += len(told)
    assert here.get(f"/tables/{table}/steps", line=line)["told"] == len(played.game.choices)


def test_a_mended_step_tells_why(here: Desk) -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    played.mend(played.game.copy(), "a counter fell off")
    table = here.add(play_on(played, Random(2), choices=10_000))
    shown = here.get(f"/tables/{table}/steps/31")
    assert (shown["mended"], shown["choice"], shown["log"]) == ("a counter fell off", None, [])
    assert here.get(f"/tables/{table}/steps/30")["mended"] is None


def test_the_end_that_a_table_agreed_on_is_a_step_of_its_own(here: Desk) -> None:
    played = running(choices=30)
    played.stop()
    table = here.add(played)
    assert here.get(f"/tables/{table}/steps") == {"steps": 31}
    shown = here.get(f"/tables/{table}/steps/31")
    assert shown["view"]["result"]["how"] == "stopped" and shown["choice"] is None
    assert [line["kind"] for line in shown["log"]] == ["game_over"]


@pytest.mark.parametrize("number", [100_000, 999_999])
def test_a_step_that_is_not_there_is_told(here: Desk, number: int) -> None:
    table = here.add(whole_game(6))
    assert here.get(f"/tables/{table}/steps/{number}", status=404)["error"] == "no_such_step"


@pytest.mark.parametrize("path", ["steps/-1", "steps/x", "steps/1.5", "steps/99999999999999"])
def test_a_step_that_is_no_number_is_told(here: Desk, path: str) -> None:
    table = here.add(whole_game(6))
    assert here.client.get(f"/api/v1/tables/{table}/{path}").status_code in (400, 404)


@pytest.mark.parametrize("seat", [3, 11])
def test_a_seat_that_is_not_there_is_told(here: Desk, seat: int) -> None:
    table = here.add(whole_game(6))
    assert here.get(f"/tables/{table}/steps", status=404, seat=seat)["error"] == "no_such_seat"


def test_a_table_that_is_not_there_is_told(here: Desk) -> None:
    for path in ("steps", "steps/3", "export"):
        assert here.get(f"/tables/nowhere/{path}", status=404)["error"] == "no_such_table"


def test_a_private_table_is_there_only_for_those_who_belong_to_it(here: Desk) -> None:
    table = here.add(whole_game(6), "ann", access="private")
    for path in ("steps", "steps/3", "export"):
        assert here.get(f"/tables/{table}/{path}", "ann")
        assert here.get(f"/tables/{table}/{path}", "boss")
        for stranger in ("", "ben"):
            assert here.get(f"/tables/{table}/{path}", stranger, 404)["error"] == "no_such_table"


def test_a_token_that_is_not_for_reading_reads_nothing(here: Desk) -> None:
    table = here.add(whole_game(6), "ann")
    for path in ("steps", "steps/3", "export"):
        assert here.get(f"/tables/{table}/{path}", "deaf", 403)["error"] == "token_lacks_scope"


# Running games


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_in_a_running_game_one_sees_what_one_saw(here: Desk, patient: bool) -> None:
    played = running(patient=patient)
    table, views = here.add(played, "ann", "ben"), as_json(played.views[0])
    assert here.get(f"/tables/{table}/steps", "ann", seat=0) == {"steps": len(views) - 1}
    for number in range(0, len(views), 7):
        shown = here.get(f"/tables/{table}/steps/{number}", "ann", seat=0)
        assert shown["view"] == views[number]
        assert shown["choice"] is None
    assert here.get(f"/tables/{table}/steps/{len(views)}", "ann", 404, seat=0)["error"] == "no_such_step"


def test_in_a_running_game_nobody_looks_through_the_eyes_of_another(here: Desk) -> None:
    table = here.add(running(), "ann", "ben")
    for path in ("steps", "steps/3"):
        for caller, seat in (("ann", 1), ("ben", 0), ("", 0), ("guest", 0), ("boss", 0), ("ann", 2)):
            answer = here.get(f"/tables/{table}/{path}", caller, 403, seat=seat)
            assert answer["error"] == "not_your_seat"


def test_the_log_of_a_running_game_tells_each_seat_only_what_it_heard(here: Desk) -> None:
    played = running(choices=100)
    table = here.add(played, "ann", "ben")
    for caller, seat in (("ann", 0), ("ben", 1)):
        last = here.get(f"/tables/{table}/steps", caller, seat=seat)["steps"]
        told = []
        for number in range(last + 1):
            told += here.get(f"/tables/{table}/steps/{number}", caller, seat=seat)["log"]
        heard = [{"kind": event.kind, "args": list(event.args)} for event in played.game.log_for(seat)]
        assert told == heard[: len(told)] and len(told) > 0.9 * len(heard)
        assert all(line["kind"] != "chance" for line in told)


def test_a_line_that_a_seat_heard_is_found_at_a_step_that_the_seat_saw(here: Desk) -> None:
    table = here.add(running(choices=100), "ann", "ben")
    for caller, seat in (("ann", 0), ("ben", 1)):
        line = 0
        for number in range(here.get(f"/tables/{table}/steps", caller, seat=seat)["steps"] + 1):
            told = here.get(f"/tables/{table}/steps/{number}", caller, seat=seat)["log"]
            if told:
                assert here.get(f"/tables/{table}/steps", caller, seat=seat, line=line)["told"] == number
            line += len(told)


def test_nobody_finds_the_lines_of_another_in_a_running_game(here: Desk) -> None:
    table = here.add(running(), "ann", "ben")
    assert here.get(f"/tables/{table}/steps", "ann", 403, seat=1, line=3)["error"] == "not_your_seat"


def test_spectators_of_a_live_table_look_back_at_what_they_saw(here: Desk) -> None:
    played = running()
    table, views = here.add(played, "ann"), as_json(played.views[None])
    assert here.get(f"/tables/{table}/steps") == {"steps": len(views) - 1}
    assert here.get(f"/tables/{table}/steps/{len(views) - 1}")["view"] == views[-1]


def test_spectators_who_watch_later_look_back_later(here: Desk) -> None:
    played = Played(tw.new_game("rex", 3, 8), watched=True)
    played.now = time() - HOUR
    play_on(played, Random(8), 30)
    played.now = time()
    play_on(played, Random(9), 30)
    terms = Terms(watching="delayed", delay=HOUR / 2, release="instant")
    table, views = here.add(played, "ann", terms=terms), as_json(played.views[None])
    last = here.get(f"/tables/{table}/steps")["steps"]
    assert 0 < last < len(views) - 1
    assert here.get(f"/tables/{table}/steps/{last}")["view"] == views[last]
    assert here.get(f"/tables/{table}/steps/{last + 1}", status=404)["error"] == "no_such_step"


def test_spectators_who_watch_later_see_nothing_at_first(here: Desk) -> None:
    terms = Terms(watching="delayed", delay=HOUR, release="instant")
    table = here.add(running(), "ann", terms=terms, started=time() - 50)
    assert here.get(f"/tables/{table}/steps", status=409)["error"] == "nothing_to_see_yet"


def test_spectators_who_watch_after_the_end_look_back_after_the_end(here: Desk) -> None:
    table = here.add(running(), "ann", terms=Terms(watching="after_the_end", release="instant"))
    for caller in ("", "ben", "ann", "boss"):
        assert here.get(f"/tables/{table}/steps", caller, 403)["error"] == "only_after_the_end"
    assert here.get(f"/tables/{table}/steps", "ann", seat=0)


def test_a_table_without_a_game_has_no_steps(here: Desk) -> None:
    table = here.add(Played(tw.new_game("rex", 3, 8)), "ann", state="lobby")
    assert here.get(f"/tables/{table}/steps", "ann", 409)["error"] == "not_running"


def test_steps_come_as_the_game_goes_on(here: Desk) -> None:
    played = running()
    table = here.add(played, "ann")
    assert here.get(f"/tables/{table}/steps", "ann", seat=0)["steps"] == len(played.views[0]) - 1
    known = len(played.appends)
    play_on(played, Random(1), 30)
    for append in played.appends[known:]:
        here.run(lambda append=append: here.hall.journal.append(append))  # type: ignore[misc]
    assert here.get(f"/tables/{table}/steps", "ann", seat=0)["steps"] == len(played.views[0]) - 1


def test_a_game_that_ends_is_open_to_all_from_then_on(here: Desk) -> None:
    played = running()
    table = here.add(played, "ann")
    here.get(f"/tables/{table}/steps", "ben", 403, seat=0)
    known = len(played.appends)
    play_on(played, Random(1), 10_000)
    for append in played.appends[known:]:
        here.run(lambda append=append: here.hall.journal.append(append))  # type: ignore[misc]
    assert here.get(f"/tables/{table}/steps", "ben", seat=0)["steps"] == len(played.game.choices)


def test_only_so_many_games_are_remembered(here: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_REELS", 2)
    tables = []
    for number in range(4):
        played = Played(tw.new_game("rex", 3, number), table_id=f"t{number}")
        tables.append(here.add(play_on(played, Random(1), 5)))
    for _ in range(2):
        for table in tables:
            assert here.get(f"/tables/{table}/steps/1")
    assert len(here.app.state.reviews._kept) <= reviewing.MOST_REELS
