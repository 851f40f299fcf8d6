"""The one door through which stored steps and options come back: saves, journals, sealed answers, orders.

What is stored bears the names and the shape of the day on which it was stored; a game's `Renames` lead from
there to the present ones. They are given everything that is read, new or old, and leave alone what is new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, as_option
from throneworld.kernel.errors import BadSave, short
from throneworld.kernel.occasions import NEVER, Moment, by_name
from throneworld.kernel.results import Choice
from throneworld.kernel.steps import Decision, Simultaneous, Step

if TYPE_CHECKING:
    from throneworld.kernel.registry import Definition

StepData: TypeAlias = dict[str, Any]
"""A step as JSON has it: its name under `step`, and those of its fields that are not at their default."""


class Renames(Struct, frozen=True):
    """What steps and options were called, or looked like, and what has become of them."""

    steps: dict[str, str] = {}
    """Old names of steps, where nothing but the name has changed."""
    stack: Callable[[list[StepData]], list[StepData]] | None = None
    """From a whole old stack to a new one, the step on top last: one step may have become another, or two."""
    beside: Callable[[list[StepData]], list[StepData]] | None = None
    """From a whole old stack to what of it lies beside the stack now, where it waits."""
    option: Callable[[Option], Option] | None = None
    """From an old option to a new one."""
    settings: dict[str, Noun] = {}
    """What held before a setting came, by which older games go on."""
    forms: dict[str, str] = {}
    """What the form of stored positions was called when it was named in another way, and is called now."""


def read_stack(definition: Definition, data: Iterable[object]) -> list[Step]:
    """The steps that a save waits in. Raises BadSave."""
    kept, rename = _plain_steps(data), definition.renames.stack
    return [_step(definition, step) for step in (kept if rename is None else rename(kept))]


def read_beside(
    definition: Definition, data: Iterable[object], stack: Iterable[object]
) -> tuple[Decision, ...]:
    """The dialogues beside the steps that a save waits in, some of which may have been among them once."""
    moved = definition.renames.beside
    kept = [*([] if moved is None else moved(_plain_steps(stack))), *_plain_steps(data)]
    steps = [_step(definition, step) for step in kept]
    if any(not isinstance(step, Decision) or definition.beside is None for step in steps):
        raise BadSave("this save has something beside its question that cannot be there")
    return tuple(step for step in steps if isinstance(step, Decision))


def _plain_steps(data: Iterable[object]) -> list[StepData]:
    return [dict(step) if isinstance(step, dict) else {} for step in data]


def read_option(definition: Definition, data: object) -> Option | None:
    """An option that was stored; None when it is none."""
    option, rename = as_option(data), definition.renames.option
    return option if option is None or rename is None else rename(option)


def read_choice(definition: Definition, row: object) -> Choice | None:
    """A seat followed by its option; None when it is damaged."""
    if not isinstance(row, list | tuple) or not row or type(row[0]) is not int:
        return None
    option = read_option(definition, row[1:])
    return None if option is None else Choice(row[0], option)


def read(data: object, kind: Any, what: str, hook: Callable[[type, Any], Any] | None = None) -> Any:
    try:
        return msgspec.convert(data, kind, dec_hook=hook)
    except (msgspec.ValidationError, ValueError, RecursionError) as problem:
        raise BadSave(f"this is no {what} of a game: {str(problem)[:200]}") from problem


def _step(definition: Definition, data: StepData) -> Step:
    """A step by its name, or by the one that its old name has now."""
    name = data.get("step")
    current = definition.renames.steps.get(str(name), name)
    kind = _kinds(definition.steps).get(str(current))
    if kind is None:
        raise BadSave(f"this save waits in a step {name!r} that {definition.id} does not have")
    step: Step = read({**data, "step": current}, kind, "step", _moments(definition))
    return _reworded(definition, step) if isinstance(step, Simultaneous) else step


def _reworded(definition: Definition, step: Simultaneous) -> Step:
    """What was sealed in a step are options, too."""
    rename = definition.renames.option
    if rename is None or not step.given:
        return step
    return replace(step, given=tuple(tuple(rename(option) for option in given) for given in step.given))


def _moments(definition: Definition) -> Callable[[type, Any], Any]:
    """An occasion names its moment, which the game has declared."""

    def moment(kind: type, name: Any) -> Moment:
        if name == NEVER:
            return Moment(NEVER)
        if not isinstance(name, str) or name not in definition.moments:
            raise ValueError(f"{definition.id} has no moment {short(name)}")
        return definition.moments[name]

    return moment


def plain(data: object) -> Any:
    """As JSON has it: of a moment its name."""
    return msgspec.to_builtins(data, enc_hook=by_name)


@cache
def _kinds(steps: tuple[type[Step], ...]) -> dict[str, type[Step]]:
    return {str(kind.__struct_config__.tag): kind for kind in steps}
