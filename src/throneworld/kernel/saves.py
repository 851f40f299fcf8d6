"""Snapshots and records: a game as JSON data, at any moment, and back again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from throneworld.kernel.asks import Noun, as_option
from throneworld.kernel.errors import BadSave, BadSetup, Refused, short
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.journal import Journal
from throneworld.kernel.registry import Definition, definition_of
from throneworld.kernel.results import Choice, Result
from throneworld.kernel.steps import Step

FORMAT = 1
_SORTED = msgspec.json.Encoder(order="sorted")


class Record(msgspec.Struct, frozen=True):
    """All that is needed to play a game again, choice by choice."""

    format: int
    game: str
    seats: int | tuple[str, ...]
    options: dict[str, bool | int | str]
    seed: int
    choices: tuple[tuple[Noun, ...], ...]
    """Each choice is the seat followed by its option."""


class Snapshot(msgspec.Struct, frozen=True):
    record: Record
    state: Any
    stack: tuple[Any, ...]
    dice: dict[str, int]
    log: tuple[tuple[str, tuple[Noun, ...], tuple[int, ...] | None, int], ...]
    fenced: int
    result: Result | None
    digest: str = ""


def record_of(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(_record(game))
    return data


def snapshot(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(
        Snapshot(
            record=_record(game),
            state=msgspec.to_builtins(game.state),
            stack=tuple(msgspec.to_builtins(step) for step in game.stack),
            dice=game.dice.states,
            log=tuple((each.kind, each.args, each.audience, each.at) for each in game.log),
            fenced=game.fenced,
            result=game.result,
        )
    )
    data["digest"] = checksum(data)
    return data


def load(data: object, patient: bool = False) -> Game:
    """A game from its snapshot. Anything damaged or foreign is refused, saying what is wrong."""
    saved = _read(data, Snapshot, "snapshot")
    if saved.record.format != FORMAT:
        raise BadSave(f"this save has format {saved.record.format}; this version reads format {FORMAT}")
    if not isinstance(data, Mapping) or saved.digest != _checked(data):
        raise BadSave("this save was damaged or altered: its checksum does not fit; restore it from a backup")
    game = _fresh(saved.record)
    definition = game.definition
    game.state = _read(saved.state, definition.state, "state")
    game.stack = [_step(definition, step) for step in saved.stack]
    game.dice.states = dict(saved.dice)
    game.log = Journal(Event(*each) for each in saved.log)
    game.choices = Journal(_choices(saved.record))
    game.fenced = saved.fenced
    game.result = saved.result
    game.patient = patient
    _check(game)
    return game


def _check(game: Game) -> None:
    """A forged position is refused here, before it can surprise anybody."""
    if not game.stack and not game.over:
        raise BadSave("this save waits for nothing although its game is not over")
    try:
        game.definition.laws(game)
        game.restart()
        for seat in (None, *range(game.seats)):
            game.view(seat)
    except BadSave:
        raise
    except Exception as problem:
        raise BadSave(f"this save holds a position that cannot be: {short(problem)}") from problem


def replay(data: object, to: int | None = None) -> Game:
    """Play a record again, or its first choices only."""
    if to is not None and (type(to) is not int or to < 0):
        raise BadSave(f"a record is played up to a number of choices, not to {short(to)}")
    record = _read(data, Record, "record")
    if record.format != FORMAT:
        raise BadSave(f"this record has format {record.format}; this version reads format {FORMAT}")
    game = _fresh(record)
    for number, choice in enumerate(_choices(record)[:to]):
        try:
            game.choose(choice.seat, choice.option)
        except Refused as refused:
            raise BadSave(f"choice {number} of the record is not allowed: {refused}") from refused
    return game


def digest(game: Game) -> str:
    """A hash of the whole position: two games with the same one will go on alike."""
    position = {
        "state": game.state,
        "stack": game.stack,
        "dice": game.dice.states,
        "result": game.result,
    }
    return blake2b(_SORTED.encode(position), digest_size=16).hexdigest()


def _record(game: Game) -> Record:
    return Record(
        format=FORMAT,
        game=game.definition.id,
        seats=game.setup or game.seats,
        options=dict(game.options),
        seed=game.seed,
        choices=tuple((choice.seat, *choice.option) for choice in game.choices),
    )


def _fresh(record: Record) -> Game:
    try:
        return definition_of(record.game).new(record.seats, record.seed, record.options)
    except BadSetup as problem:
        raise BadSave(f"this save asks for a game that cannot be set up: {problem}") from problem


def _choices(record: Record) -> list[Choice]:
    choices = []
    for number, choice in enumerate(record.choices):
        seat, wanted = next(iter(choice), None), as_option(choice[1:])
        if not isinstance(seat, int) or wanted is None:
            raise BadSave(f"choice {number} of the record is damaged")
        choices.append(Choice(seat, wanted))
    return choices


def _step(definition: Definition, data: object) -> Step:
    """A step by its name, or by the one that its old name has now."""
    name = data.get("step") if isinstance(data, dict) else None
    current = definition.renames.get(str(name), name)
    kind = _kinds(definition.id).get(str(current))
    if kind is None or not isinstance(data, dict):
        raise BadSave(f"this save waits in a step {name!r} that {definition.id} does not have")
    step: Step = _read({**data, "step": current}, kind, "step")
    return step


@cache
def _kinds(name: str) -> dict[str, type[Step]]:
    return {str(kind.__struct_config__.tag): kind for kind in definition_of(name).steps}


def _read(data: object, kind: Any, what: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, ValueError, RecursionError) as problem:
        raise BadSave(f"this is no {what} of a game: {str(problem)[:200]}") from problem


def checksum(data: Mapping[str, Any]) -> str:
    """What the digest of a snapshot must be; whoever adds keys of his own writes it anew."""
    return _hash({**data, "digest": ""})


def _checked(data: Mapping[str, Any]) -> str:
    """The checksum, or nothing for data that no JSON file could hold."""
    try:
        return checksum(data)
    except (TypeError, ValueError, RecursionError):
        return ""


def _hash(data: object) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
