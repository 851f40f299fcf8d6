"""Snapshots and records: nothing damaged or foreign is ever loaded, and the reason is told."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import throneworld as tw
from throneworld.kernel.reading import Renames
from throneworld.kernel.registry import definition_of
from throneworld.kernel.saves import FORMAT, checksum


def middle(choices: int = 60) -> tw.Game:
    game = tw.new_game("rex", seats=4, seed=9)
    bots = [tw.bot("random", number) for number in range(4)]
    while len(game.choices) < choices:
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    return game


SAVE: dict[str, Any] = json.loads(json.dumps(middle().snapshot()))


def altered(change: Any) -> dict[str, Any]:
    data = copy.deepcopy(SAVE)
    change(data)
    return data


def test_a_snapshot_holds_the_question_that_is_open() -> None:
    assert tw.load(SAVE).asks == middle().asks


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "no snapshot"),
        ([], "no snapshot"),
        ("rex", "no snapshot"),
        ({}, "no snapshot"),
        ({"game": "chess"}, "no snapshot"),
        ({**SAVE, "\udc80": 1}, "altered|no snapshot"),
        (altered(lambda data: data.pop("stack")), "no snapshot"),
        (altered(lambda data: data["state"]["influence"].__setitem__(0, 99)), "damaged or altered"),
        (altered(lambda data: data["record"].__setitem__("seed", 3)), "damaged or altered"),
        (altered(lambda data: data["record"].__setitem__("format", FORMAT + 1)), f"reads format {FORMAT}"),
        (altered(lambda data: data.__setitem__("digest", "0")), "damaged or altered"),
    ],
)
def test_a_damaged_or_foreign_save_is_refused_with_the_reason(data: object, words: str) -> None:
    with pytest.raises(tw.BadSave, match=words):
        tw.load(data)


@given(st.data())
@settings(max_examples=150)
def test_no_single_change_of_a_save_goes_unnoticed(data: st.DataObject) -> None:
    text = json.dumps(SAVE)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(min_codepoint=32, max_codepoint=126))
    changed = text[:place] + letter + text[place + 1 :]
    try:
        read = json.loads(changed)
    except ValueError:
        return
    if read != SAVE:
        with pytest.raises(tw.BadSave):
            tw.load(read)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"choices": [[0, "no_such_thing"]]}, "choice 0 of the record is not allowed"),
        ({"choices": [[]]}, "damaged"),
        ({"choices": [["x", "pass"]]}, "damaged"),
        ({"choices": [[0]]}, "damaged"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": 9}, "3 to 6 seats"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"seed": "x"}, "no record"),
        ({"format": 0}, f"reads format {FORMAT}"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(change: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.BadSave, match=words):
        tw.replay({**SAVE["record"], **change})


def test_a_save_that_waits_in_a_renamed_step_is_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from throneworld.kernel import saves

    monkeypatch.setattr(definition_of("rex"), "renames", Renames(steps={"game_turn": "round"}))
    data = copy.deepcopy(SAVE)
    assert data["stack"][0]["step"] == "round"
    data["stack"][0]["step"] = "game_turn"
    data["digest"] = saves.checksum(data)
    assert tw.load(data).asks == tw.load(SAVE).asks


def test_a_save_without_a_newer_field_is_still_read() -> None:
    from throneworld.kernel import saves

    data = copy.deepcopy(SAVE)
    del data["state"]["fleet_order"]
    data["digest"] = saves.checksum(data)
    assert tw.load(data).state.fleet_order == -1


def test_undo_works_after_loading() -> None:
    game = middle()
    seat = game.asked[0]
    while game.may_undo(seat) is not None:
        seat = game.asked[0]
        game.choose(seat, game.asks[0].options[0])
    loaded = tw.load(game.snapshot())
    undone = loaded.undo(seat)
    loaded.choose(seat, undone)
    assert loaded.digest() == game.digest()


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value and every list of a save."""
    if isinstance(data, dict):
        return [way for key, value in data.items() for way in leaves(value, (*path, key))]
    if isinstance(data, list):
        return [path, *(way for number, value in enumerate(data) for way in leaves(value, (*path, number)))]
    return [path]


FORGED = [way for part in ("state", "stack", "dice", "fenced") for way in leaves(SAVE[part], (part,))]


@given(st.sampled_from(FORGED), st.sampled_from([0, -1, 10**6, "", "nonsense", None, True, [], {}]))
@settings(max_examples=250)
def test_a_forged_position_is_refused_or_can_be_played(way: tuple[Any, ...], value: Any) -> None:
    """Whoever forges the checksum too may get a strange game, never an error of another kind."""
    data = copy.deepcopy(SAVE)
    place = data
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = value
    data["digest"] = checksum(data)
    try:
        game = tw.load(data)
    except tw.BadSave:
        return
    for seat in (None, *range(game.seats)):
        game.view(seat)
    assert game.asks or game.over
