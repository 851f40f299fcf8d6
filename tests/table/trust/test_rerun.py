"""The first step of a journal that does not fit is found, whatever is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

import throneworld as tw
from tests.table.trust.journals import TABLE, Played, play_on
from throneworld.kernel.saves import checksum
from throneworld.table.storage.rows import Base
from throneworld.table.trust.history import Stretch, Turn, history_of
from throneworld.table.trust.rerun import Rerun

WRONG = 20
"""The place of the turn that is made not to fit."""


@pytest.fixture
def stretch() -> Stretch:
    played = play_on(Played(tw.new_game("rex", 3, 4)), Random(4), choices=40)
    return history_of(played.bases[:1], played.entries).last


def changed(stretch: Stretch, change: Callable[[Turn], Turn]) -> Stretch:
    stretch.turns[WRONG] = change(stretch.turns[WRONG])
    return stretch


def test_a_journal_that_fits_has_no_difference(stretch: Stretch) -> None:
    rerun = Rerun(stretch).to_the_end()
    assert rerun.difference is None and rerun.agreed == 40


def test_another_position_than_then_is_a_difference(stretch: Stretch) -> None:
    expected = stretch.turns[WRONG].digest
    rerun = Rerun(changed(stretch, lambda turn: replace(turn, digest="f" * 32))).to_the_end()
    found = rerun.difference
    assert found is not None and (found.why, found.step, found.number) == ("differs", WRONG + 1, WRONG + 1)
    assert (found.expected, found.found) == ("f" * 32, expected)
    assert (found.seat, found.option) == (
        stretch.turns[WRONG].choices[0].seat,
        stretch.turns[WRONG].choices[0].option,
    )


def test_a_choice_that_is_refused_is_a_difference(stretch: Stretch) -> None:
    def forbidden(turn: Turn) -> Turn:
        return replace(turn, choices=(replace(turn.choices[0], option=("fly", "home")),))

    rerun = Rerun(changed(stretch, forbidden)).to_the_end()
    assert rerun.difference is not None and rerun.difference.why == "refused"
    assert rerun.agreed == WRONG and rerun.game is not None
    assert rerun.game.digest() == stretch.turns[WRONG - 1].digest


def test_rules_that_break_are_a_difference(stretch: Stretch, monkeypatch: pytest.MonkeyPatch) -> None:
    choose, done = tw.Game.choose, iter(range(1000))

    def breaking(game: tw.Game, seat: int, option: object) -> None:
        if next(done) == WRONG:
            raise ZeroDivisionError("the sky fell")
        choose(game, seat, option)

    monkeypatch.setattr(tw.Game, "choose", breaking)
    rerun = Rerun(stretch).to_the_end()
    assert rerun.difference is not None and rerun.difference.why == "broke"
    assert "the sky fell" in rerun.difference.what


def test_a_snapshot_that_cannot_be_read_is_a_difference(stretch: Stretch) -> None:
    stretch.base = Base(TABLE, 0, {**stretch.base.snapshot, "stack": [{"step": "forgotten"}]})
    rerun = Rerun(stretch).to_the_end()
    assert rerun.difference is not None and rerun.difference.why == "unreadable"
    assert rerun.game is None


def test_hashes_are_not_compared_when_positions_are_written_down_otherwise_now(stretch: Stretch) -> None:
    """As after an update that gives the state a new field: what was stored then lacks it."""
    snapshot = dict(stretch.base.snapshot)
    snapshot["state"] = {name: value for name, value in snapshot["state"].items() if name != "phase"}
    assert len(snapshot["state"]) < len(stretch.base.snapshot["state"])
    stretch.base = Base(TABLE, 0, {**snapshot, "digest": checksum(snapshot)})
    rerun = Rerun(changed(stretch, lambda turn: replace(turn, digest="f" * 32))).to_the_end()
    assert not rerun.compared
    assert rerun.difference is None and rerun.agreed == 40


def test_a_window_in_which_others_answer_now_is_a_difference() -> None:
    played = play_on(Played(tw.new_game("rex", 4, 3), patient=True), Random(3), choices=120)
    stretch = history_of(played.bases[:1], played.entries).last
    place = next(n for n, turn in enumerate(stretch.turns) if turn.way == "released" and turn.choices)
    stretch.turns[place] = replace(stretch.turns[place], choices=())
    rerun = Rerun(stretch, patient=True).to_the_end()
    assert rerun.difference is not None and rerun.difference.why == "refused"
    assert rerun.difference.number == stretch.turns[place].number
