"""Positions of a game by number: each as it was, and no more of them than somebody has seen."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import throneworld as tw
from tests.table.trust.journals import Played, play_on, whole_game
from throneworld.kernel.rewinds import play_again
from throneworld.table.errors import Clash
from throneworld.table.review import reel as reels
from throneworld.table.review.reel import Reel, cells_of_finished, cells_of_running
from throneworld.table.rooms.draft import Draft
from throneworld.table.trust.history import History, history_of


def history(played: Played, until: int | None = None) -> History:
    mended = {entry.number for entry in played.entries if entry.kind == "mend"}
    entries = [entry for entry in played.entries if until is None or entry.number <= until]
    return history_of([base for base in played.bases if base.number in {0, *mended}], entries)


def finished(played: Played) -> Reel:
    reel = Reel(patient=False)
    reel.show(cells_of_finished(history(played), patient=played.patient))
    return reel


def running(played: Played) -> Reel:
    reel = Reel(patient=played.patient)
    reel.show(cells_of_running(history(played)))
    return reel


# Finished games


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_a_finished_game_has_a_position_after_each_choice(patient: bool) -> None:
    played = whole_game(6, patient=patient, unsettled=0.05)
    reel, again = finished(played), tw.replay(played.game.record, 0)
    assert len(reel.cells) == len(played.game.choices) + 1
    for step, choice in enumerate(played.game.choices):
        play_again(again, [(step, choice)], played.game.rewinds)
        assert reel.at(step + 1).digest() == again.digest()


def test_steps_may_be_looked_at_in_any_order() -> None:
    played = whole_game(6)
    steps, dice = list(range(len(played.game.choices) + 1)), Random(1)
    expected = [tw.replay(played.game.record, step).digest() for step in steps]
    dice.shuffle(steps)
    reel = finished(played)
    assert all(reel.at(step).digest() == expected[step] for step in steps)


def test_what_one_does_with_a_position_does_not_change_the_reel() -> None:
    reel = finished(whole_game(6))
    for step in (0, reels.KEEP, reels.KEEP + 1):
        game, before = reel.at(step), reel.at(step).digest()
        ask = game.asks[0]
        game.choose(ask.seat, ask.options[0])
        assert reel.at(step).digest() == before


def test_a_mended_position_is_a_step_of_its_own() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    mended = played.game.copy()
    mended.state.influence[0] += 1
    mended.state.pool -= 1
    before = played.game.digest()
    played.mend(mended)
    play_on(played, Random(2), choices=10_000)
    reel = finished(played)
    assert len(reel.cells) == len(played.game.choices) + 2
    assert reel.at(30).digest() == before
    assert reel.at(31).digest() == mended.digest()
    assert reel.at(len(reel.cells) - 1).digest() == played.game.digest()


def test_steps_that_do_not_come_out_any_more_are_told_and_the_others_shown() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    played.mend(played.game.copy())
    play_on(played, Random(2), choices=10_000)
    past = history(played)
    past.stretches[0].turns[10] = replace(past.stretches[0].turns[10], digest="f" * 32)
    reel = Reel(patient=False)
    reel.show(cells_of_finished(past, patient=False))
    assert reel.at(10).digest() == played.digests[10]
    for lost in (11, 30):
        with pytest.raises(Clash, match="step_lost"):
            reel.at(lost)
    assert reel.at(31).digest() == played.digests[30]
    assert reel.at(len(reel.cells) - 1).digest() == played.game.digest()


# Running games


def seen(reel: Reel, seat: int | None) -> list[bytes]:
    return [msgspec.json.encode(reel.at(step).view(seat)) for step in reel.seen(seat)]


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_everybody_finds_just_the_views_that_they_were_shown(patient: bool) -> None:
    played = play_on(Played(tw.new_game("rex", 4, 8), patient=patient, watched=True), Random(8), choices=150)
    reel = running(played)
    for seat, views in played.views.items():
        assert seen(reel, seat) == views


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_a_reel_that_grows_shows_the_same_as_a_new_one(patient: bool) -> None:
    """Also where choices are taken back between two looks."""
    played, dice = Played(tw.new_game("rex", 4, 8), patient=patient, watched=True), Random(8)
    growing = Reel(patient=patient)
    for _ in range(12):
        play_on(played, dice, choices=9, unsettled=0.15)
        growing.show(cells_of_running(history(played)))
        for seat in (None, 1):
            assert growing.seen(seat) == running(played).seen(seat)
    assert seen(growing, 1) == seen(running(played), 1)
    assert seen(growing, 1)[-1] == played.views[1][-1]


def choose(played: Played, seat: int, place: int) -> None:
    ask = played.standing.ask_of(seat)
    assert ask is not None
    played.do(lambda draft: draft.choose(ask, ask.options[place], {"by": "person"}))


def test_the_number_of_steps_does_not_tell_what_others_chose_in_secret() -> None:
    """Traitors are selected in secret: which ones, and who changed his mind, is nobody's business."""
    numbers = set()
    for places in ((0, 0), (1, 2), (3, 1)):
        played = Played(tw.new_game("rex", ["sol", "lazax", "jol_nar"], 7))
        choose(played, 1, places[0])
        if places[0]:
            played.do(lambda draft: draft.undo(1, None))
            choose(played, 1, places[1])
        choose(played, 2, places[1])
        numbers.add(len(running(played).seen(0)))
    assert len(numbers) == 1


def test_what_happened_in_one_go_is_one_step() -> None:
    """A standing order that answers at once leaves no trace of the question."""
    played = Played(tw.new_game("rex", 3, 7), watched=True)

    def both(draft: Draft) -> None:
        for _ in range(2):
            ask = draft.standing.ask_of(draft.standing.asked[0])
            assert ask is not None
            draft.choose(ask, ask.options[0], {"by": "order"})

    played.do(both)
    reel = running(played)
    assert len(history(played).last.turns) == 2
    assert len(reel.cells) == 2
    assert seen(reel, None) == played.views[None]


def test_a_running_game_that_was_mended_shows_what_was_before_and_after() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1), watched=True), Random(1), choices=30)
    mended = played.game.copy()
    mended.state.influence[0] += 1
    mended.state.pool -= 1
    played.mend(mended)
    play_on(played, Random(2), choices=20)
    assert seen(running(played), 0) == played.views[0]


def test_what_cannot_be_shown_any_more_is_passed_over() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1), watched=True), Random(1), choices=30)
    count = len(played.views[None])
    played.mend(played.game.copy())
    play_on(played, Random(2), choices=20)
    past = history(played)
    past.stretches[0].turns[10] = replace(past.stretches[0].turns[10], digest="f" * 32)
    reel = Reel(patient=False)
    reel.show(cells_of_running(past))
    views = seen(reel, None)
    assert views[-1] == played.views[None][-1]
    assert len(views) < len(played.views[None]) and set(views) <= set(played.views[None])
    assert len(views) >= len(played.views[None]) - count
