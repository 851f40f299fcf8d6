"""What counts of a journal, and the game that it leads to."""

from __future__ import annotations

from random import Random

import pytest

import throneworld as tw
from tests.table.trust.journals import TABLE, Played, play_on, whole_game
from throneworld.table.storage.rows import Base, Entry
from throneworld.table.trust.history import History, history_of, position_digest
from throneworld.table.trust.rerun import Rerun, after, game_after


def beginnings(played: Played) -> list[Base]:
    """What a history is read from: the beginning, and what was mended."""
    mended = {entry.number for entry in played.entries if entry.kind == "mend"}
    return [base for base in played.bases if base.number in {0, *mended}]


def history(played: Played) -> History:
    return history_of(beginnings(played), played.entries)


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_in_which_much_was_taken_back_is_found_again(seed: int, patient: bool) -> None:
    played = whole_game(seed, 3 + seed % 4, patient=patient, unsettled=0.1)
    kinds = {entry.kind for entry in played.entries}
    assert {"undo", "rewind"} <= kinds
    found = history(played).last
    assert found.choices == list(played.game.choices)
    rerun = Rerun(found, patient=patient).to_the_end()
    assert rerun.difference is None and rerun.compared
    assert rerun.game is not None and rerun.game.digest() == played.game.digest()
    assert [event.kind for event in rerun.game.log] == [event.kind for event in played.game.log]


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_the_game_after_any_entry_is_the_one_that_was_there_then(patient: bool) -> None:
    played = play_on(Played(tw.new_game("rex", 4, 8), patient=patient), Random(8), choices=60, unsettled=0.15)
    base, entries = played.bases[0], played.entries
    for number, digest in played.digests.items():
        assert game_after(base, entries, number, patient=patient).digest() == digest, number


def test_a_game_may_be_run_on_from_any_base_after_which_nothing_went_back_before_it() -> None:
    played = whole_game(5, unsettled=0.1)
    newest = played.bases[-1]
    assert newest.number > 0
    entries = [entry for entry in played.entries if entry.number > newest.number]
    number = played.entries[-1].number
    assert game_after(newest, entries, number).digest() == played.game.digest()
    assert game_after(newest, played.entries, number).digest() == played.game.digest()


def test_a_mend_begins_anew_from_the_position_that_it_made() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    mended = played.game.copy()
    mended.state.influence[0] += 1
    mended.state.pool -= 1
    played.mend(mended, "a counter fell off")
    play_on(played, Random(2), choices=10)
    found = history(played)
    assert [len(each.choices) for each in found.stretches] == [30, 10]
    assert found.last.reason == "a counter fell off"
    assert after(found).digest() == played.game.digest()


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_a_game_that_the_table_stops_ends_there(patient: bool) -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1), patient=patient), Random(1), choices=30)
    played.stop()
    found = history(played)
    rerun = Rerun(found.last, patient=patient).to_the_end()
    assert rerun.difference is None and rerun.agreed == 30
    assert rerun.game is not None and rerun.game.result == played.game.result


def test_going_back_before_a_mend_undoes_it() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    before = dict(played.digests)
    played.mend(played.game.copy())
    found = history(played)
    found.add(entry(found.number + 1, "rewind", {"to": 20}))
    assert len(found.stretches) == 1 and len(found.last.choices) == 20
    assert after(found).digest() == before[20]


def test_a_sealed_answer_between_others_can_be_taken_out() -> None:
    """The traitors are selected by all at once, each for himself."""
    played = Played(tw.new_game("rex", ["sol", "lazax", "jol_nar"], 7))
    for seat in (0, 1):
        ask = played.standing.ask_of(seat)
        assert ask is not None
        played.do(lambda draft, ask=ask: draft.choose(ask, ask.options[0], {"by": "person"}))  # type: ignore[misc]
    played.do(lambda draft: draft.undo(0, None))
    found = history(played).last
    assert [choice.seat for choice in found.choices] == [1]
    assert [turn.digest for turn in found.turns] == [played.game.digest()]
    assert Rerun(found).to_the_end().difference is None


def entry(number: int, kind: str, body: dict[str, object]) -> Entry:
    return Entry(TABLE, number, kind, 1.0, body)  # type: ignore[arg-type]


DAMAGED: dict[str, Entry] = {
    "no choices": entry(1, "choice", {}),
    "choices are no list": entry(1, "choice", {"choices": 3}),
    "a choice without an option": entry(1, "choice", {"choices": [[0]]}),
    "a choice without a seat": entry(1, "choice", {"choices": [["bid", 3]]}),
    "an undo of nothing": entry(1, "undo", {"choice": 0}),
    "an undo without a number": entry(1, "undo", {}),
    "a rewind into the future": entry(1, "rewind", {"to": 5}),
    "a rewind to a word": entry(1, "rewind", {"to": "the start"}),
    "a mend without a snapshot": entry(1, "mend", {"reason": "x"}),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_journal_is_told_from_a_good_one(name: str) -> None:
    base = Base(TABLE, 0, tw.new_game("rex", 3, 1).snapshot())
    with pytest.raises(tw.BadSave):
        history_of([base], [DAMAGED[name]])


def test_seats_and_sealed_answers_change_nothing_by_themselves() -> None:
    base = Base(TABLE, 0, tw.new_game("rex", 3, 1).snapshot())
    found = history_of(
        [base], [entry(1, "seat", {"what": "resigned"}), entry(2, "sealed", {"option": ["pass"]})]
    )
    assert found.number == 2 and found.last.turns == []


def test_a_stored_position_has_the_hash_that_the_game_had() -> None:
    played = play_on(Played(tw.new_game("rex", 5, 2)), Random(2), choices=150)
    assert position_digest(played.position.position) == played.game.digest()
