"""A table that waits inside a step which was replaced since loads, and goes on under the new rules."""

from __future__ import annotations

from typing import Any

import pytest

import throneworld as tw
from tests.kernel.toy import ready, toy
from throneworld.kernel import registry
from throneworld.kernel.asks import Option
from throneworld.kernel.reading import Renames, StepData, read_choice, read_option
from throneworld.kernel.saves import checksum

OLD_SAVE: dict[str, Any] = {
    "record": {
        "format": 1,
        "game": "toy",
        "seats": 2,
        "options": {"loud": False, "length": 3, "mood": "calm"},
        "seed": 1,
        "choices": [[0, "write", "two"], [1, "number", 1]],
    },
    "state": {"cards": [[], []], "points": [4, 0], "rounds": 1},
    "stack": [
        {"step": "contest", "part": 2},
        {"step": "write_numbers", "first": [["write", "two"]], "second": [["number", 1]], "from": 0},
    ],
    "dice": {},
    "log": [],
    "fenced": 0,
    "result": None,
}
"""Written when a match was a contest of numbered parts, and numbers were written down in words."""
NUMBERS = {"none": 0, "one": 1, "two": 2}
STAGES = ("noise", "count", "seal", "talk")


def new_option(option: Option) -> Option:
    return ("number", NUMBERS[str(option[1])]) if option[0] == "write" else option


def new_stack(stack: list[StepData]) -> list[StepData]:
    """The two lists of sealed numbers have become one, and the contest a match."""
    return [_new_step(step) for step in stack]


def _new_step(step: StepData) -> StepData:
    if step["step"] == "contest":
        return {"step": "game", "stage": STAGES[step["part"]]}
    if step["step"] == "write_numbers":
        given = [step["first"], step["second"]]
        return {"step": "seal", "who": [0, 1], "given": given, "since": step["from"]}
    return step


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    renames = Renames(steps={"game": "match"}, stack=new_stack, option=new_option)
    changed = ready(toy(renames=renames))
    monkeypatch.setitem(registry._games, "toy", changed)


def save(**changes: Any) -> dict[str, Any]:
    data = {**OLD_SAVE, **changes}
    return {**data, "digest": checksum(data)}


def test_a_save_that_waits_inside_a_replaced_step_asks_on() -> None:
    game = tw.load(save())
    assert [type(step).__name__ for step in game.stack] == ["Match", "Seal"]
    assert [(ask.seat, ask.prompt) for ask in game.asks] == [(0, "seal"), (1, "seal")]


def test_what_was_sealed_in_it_is_revealed_under_its_new_name() -> None:
    game = tw.load(save())
    game.choose(0, ("number", 0))
    game.choose(1, ("number", 2))
    assert game.state.sealed == (2, 0, 1, 2)


def test_the_choices_of_its_record_bear_their_new_names() -> None:
    game = tw.load(save())
    assert [choice.option for choice in game.choices] == [("number", 2), ("number", 1)]
    assert game.record["choices"] == ((0, "number", 2), (1, "number", 1))
    assert tw.load(game.snapshot()).digest() == game.digest()


def test_a_record_is_played_again_with_the_new_names() -> None:
    assert len(tw.replay(OLD_SAVE["record"]).choices) == 2


def test_a_step_that_nothing_has_become_of_is_refused_by_its_name() -> None:
    with pytest.raises(tw.BadSave, match="'dance'"):
        tw.load(save(stack=[{"step": "dance"}]))


@pytest.mark.parametrize("row", [None, [], [0], ["x", "pass"], [True, "pass"], [0, 1.5], {"seat": 0}])
def test_what_is_no_choice_is_not_read_as_one(row: object) -> None:
    assert read_choice(registry.definition_of("toy"), row) is None


def test_a_game_that_renamed_nothing_reads_options_as_they_are() -> None:
    assert read_option(toy(), ["write", "two"]) == ("write", "two")
