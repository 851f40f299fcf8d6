"""Many games: counted, told in a table and as JSON; one that goes wrong is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import throneworld as tw
from tests.cli.program import throneworld_says
from throneworld.bots.random import RandomBot
from throneworld.kernel.errors import BadSetup
from throneworld.kernel.seats import Seat
from throneworld.lab.simulation import Plan, play_one, simulate

MANY = ("simulate", "rex", "--games", "6", "--bots", "random", "--seats", "3")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Clumsy(RandomBot):
    """Trips over the first bid."""

    def decide(self, seat: Seat) -> tw.Option:
        if seat.ask.prompt == "bid":
            raise RuntimeError("tripped")
        return super().decide(seat)


class Cheat(RandomBot):
    def decide(self, seat: Seat) -> tw.Option:
        return ("win",) if seat.ask.prompt == "bid" else super().decide(seat)


def test_the_table_counts_races_bots_seats_and_ways_to_win() -> None:
    result = throneworld_says(*MANY)
    assert result.exit_code == 0
    for title in ("Race", "Bot", "Seat 3", "Won by", "Rounds:", "Choices:"):
        assert title in result.output
    assert "18" in next(line for line in result.output.splitlines() if line.startswith("random"))


def test_json_has_one_object_for_each_game() -> None:
    result = throneworld_says(*MANY, "--seed", "7", "--json", "-")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["seed"] for line in lines] == list(range(7, 13))
    assert set(lines[0]) == {"seed", "seats", "bots", "winners", "how", "rounds", "choices"}
    assert "Won by" in result.stderr


def test_json_may_go_to_a_file_beside_the_table() -> None:
    result = throneworld_says(*MANY, "--json", "games.jsonl")
    assert "Won by" in result.stdout
    assert len(Path("games.jsonl").read_text().splitlines()) == 6
    assert [path.name for path in Path.cwd().iterdir()] == ["games.jsonl"]


def test_an_outcome_is_that_of_the_game_played_again() -> None:
    outcome = next(simulate("rex", ["random"] * 4, [11], {"betrayal": True}))
    again = next(simulate("rex", ["random"] * 4, [11], {"betrayal": True}))
    assert outcome == again
    assert (outcome.seed, len(outcome.seats), outcome.error) == (11, 4, "")
    assert outcome.winners and outcome.how


def test_races_move_on_by_one_seat_with_each_seed_when_asked() -> None:
    races = ["sol", "lazax", "xxcha"]
    seats = [each.seats for each in simulate("rex", ["random"] * 3, range(4), races=races, rotate=True)]
    assert seats == [
        ("sol", "lazax", "xxcha"),
        ("lazax", "xxcha", "sol"),
        ("xxcha", "sol", "lazax"),
        ("sol", "lazax", "xxcha"),
    ]
    fixed = [each.seats for each in simulate("rex", ["random"] * 3, range(2), races=races)]
    assert fixed == [tuple(races)] * 2


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    for bots, races, workers in ((["hal"] * 3, [], 1), (["random"] * 3, ["sol"], 1), (["random"] * 3, [], 0)):
        with pytest.raises(BadSetup):
            simulate("rex", bots, [1], races=races, workers=workers)


def test_a_bot_that_breaks_leaves_a_record_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tw.bots.BOTS, "clumsy", Clumsy)
    result = throneworld_says("simulate", "rex", "--games", "2", "--seats", "clumsy,random,random")
    assert result.exit_code == 1
    assert result.stderr.count("RuntimeError: tripped") == 2
    kept = sorted(Path("failures").iterdir())
    assert len(kept) == 2
    game = tw.replay(json.loads(kept[0].read_text()))
    assert any(ask.prompt == "bid" for ask in game.asks)


def test_a_bot_that_cheats_is_a_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tw.bots.BOTS, "cheat", Cheat)
    outcome = play_one(Plan("rex", ("cheat", "random", "random")), 1)
    assert "Refused" in outcome.error
    assert outcome.record is not None


def test_rules_that_break_leave_a_record_that_breaks_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("fleet")

    with monkeypatch.context() as patch:
        patch.setattr("throneworld.rex.phases.bombardment.move_fleet", broken)
        result = throneworld_says(*MANY)
        assert result.exit_code == 1
        assert "No game came to an end." in result.output
        kept = next(Path("failures").iterdir())
        with pytest.raises(ZeroDivisionError):
            tw.replay(json.loads(kept.read_text()))
        told = throneworld_says("replay", str(kept))
        assert told.exit_code == 2
        assert "ZeroDivisionError" in told.stderr
        assert "Bidding Phase." in told.stdout
    assert len(tw.replay(json.loads(kept.read_text())).choices) > 10


def test_a_game_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneworld.lab.simulation.LONGEST_GAME", 20)
    outcome = play_one(Plan("rex", ("random",) * 3), 1)
    assert "not over after 20 choices" in outcome.error
