"""The form in which positions are stored: another one when a field is, and the same when only words are."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from throneworld.kernel.registry import definition_of, names
from throneworld.kernel.steps import Step
from throneworld.table.trust.forms import form_of

FormWith = Callable[[type[msgspec.Struct]], str]


@pytest.fixture
def form_with(monkeypatch: pytest.MonkeyPatch) -> Iterator[FormWith]:
    """The form of a game that has one step more."""
    definition = definition_of("rex")
    own = definition.steps

    def form(step: type[msgspec.Struct]) -> str:
        form_of.cache_clear()
        monkeypatch.setattr(definition, "steps", (*own, step))
        return form_of("rex")

    yield form
    form_of.cache_clear()


def pause(*fields: tuple[str, Any, Any], words: str = "Nothing happens.") -> type[msgspec.Struct]:
    namespace = {"__doc__": words}
    return msgspec.defstruct("Pause", fields, bases=(Step,), frozen=True, namespace=namespace)


OTHERS: dict[str, type[msgspec.Struct]] = {
    "another step": Step,
    "a field less": pause(),
    "another name": pause(("duration", int, 1)),
    "another type": pause(("length", str, 1)),
    "another default": pause(("length", int, 2)),
    "a field more": pause(("length", int, 1), ("deep", bool, False)),
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_stored_otherwise_has_another_form(name: str, form_with: FormWith) -> None:
    assert form_with(OTHERS[name]) != form_with(pause(("length", int, 1)))


def test_other_words_leave_the_form_as_it_is(form_with: FormWith) -> None:
    told = pause(("length", int, 1), words="Everybody waits.")
    assert form_with(told) == form_with(pause(("length", int, 1)))


def test_the_order_in_which_steps_are_declared_is_no_part_of_the_form(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    definition, form = definition_of("rex"), form_of("rex")
    monkeypatch.setattr(definition, "steps", definition.steps[::-1])
    form_of.cache_clear()
    assert form_of("rex") == form
    form_of.cache_clear()


def test_games_have_forms_of_their_own() -> None:
    assert len({form_of(name) for name in names()}) == len(names())


def test_the_form_is_the_same_in_every_process() -> None:
    work = "from throneworld.table.trust.forms import form_of; print(form_of('rex'))"
    said = subprocess.run(
        (sys.executable, "-c", work),
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == form_of("rex")
