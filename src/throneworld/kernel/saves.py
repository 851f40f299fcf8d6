"""Snapshots and records: a game as JSON data, at any moment, and back again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from throneworld.kernel.asks import Noun
from throneworld.kernel.dice import FIRST
from throneworld.kernel.errors import BadSave, BadSetup, Refused, short
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.journal import Journal
from throneworld.kernel.occasions import by_name
from throneworld.kernel.reading import plain, read, read_beside, read_choice, read_stack
from throneworld.kernel.registry import definition_of
from throneworld.kernel.results import Asides, Choice, Result
from throneworld.kernel.rewinds import Rewinds, play_again, rewinds_before, settle
from throneworld.kernel.views import private_view, public_view

FORMAT = 2
READABLE = (1, FORMAT)
"""The first had one generator and knew of no rewinds."""
_SORTED = msgspec.json.Encoder(order="sorted", enc_hook=by_name)


class Record(msgspec.Struct, frozen=True):
    """All that is needed to play a game again, choice by choice."""

    format: int
    game: str
    seats: int | tuple[str, ...]
    options: dict[str, bool | int | str]
    seed: int
    choices: tuple[tuple[Noun, ...], ...]
    """Each choice is the seat followed by its option."""
    generator: str = FIRST
    """Where its chance comes from."""
    rewinds: Rewinds = ()
    """After how many choices the table went back by consent, and to how many."""


class SavedBeside(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went on beside the open question; nothing of it is written where there was nothing."""

    dialogues: tuple[Any, ...] = ()
    counts: tuple[int, ...] = ()
    drafted: int = 0
    hushed: int = 0


class Snapshot(msgspec.Struct, frozen=True):
    record: Record
    state: Any
    stack: tuple[Any, ...]
    dice: dict[str, int]
    log: tuple[tuple[str, tuple[Noun, ...], tuple[int, ...] | None, int], ...]
    fenced: int
    result: Result | None
    orders: dict[str, tuple[str, ...]] = {}
    """The keys of each table whose order counts: JSON may have been sorted on the way."""
    beside: SavedBeside = SavedBeside()
    digest: str = ""


def record_of(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(_record(game))
    return data


def snapshot(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(
        Snapshot(
            record=_record(game),
            state=msgspec.to_builtins(game.state),
            stack=tuple(plain(step) for step in game.stack),
            dice=game.dice.states,
            log=tuple((each.kind, each.args, each.audience, each.at) for each in game.log),
            fenced=game.fenced,
            result=game.result,
            beside=saved_beside(game),
            orders={name: tuple(getattr(game.state, name)) for name in _ordered(game.state)},
        )
    )
    data["digest"] = checksum(data)
    return data


def saved_beside(game: Game) -> SavedBeside:
    asides = game.asides
    dialogues = tuple(plain(step) for step in game.beside)
    return SavedBeside(dialogues, asides.counts, asides.drafted, asides.hushed)


def load(data: object, patient: bool = False) -> Game:
    """A game from its snapshot. Anything damaged or foreign is refused, saying what is wrong."""
    saved = read(data, Snapshot, "snapshot")
    if saved.record.format not in READABLE:
        raise BadSave(f"this save has format {saved.record.format}; this version reads format {FORMAT}")
    if not isinstance(data, Mapping) or saved.digest != _checked(data):
        raise BadSave("this save was damaged or altered: its checksum does not fit; restore it from a backup")
    game = _fresh(saved.record)
    definition = game.definition
    game.state = read(saved.state, definition.state, "state")
    _put_in_order(game.state, saved.orders)
    game.stack = read_stack(definition, saved.stack)
    game.beside = read_beside(definition, saved.beside.dialogues, saved.stack)
    game.asides = Asides(saved.beside.counts, saved.beside.drafted, saved.beside.hushed)
    game.dice.states = dict(saved.dice)
    settle(game, saved.record.rewinds)
    game.log = Journal(Event(*each) for each in saved.log)
    game.choices = Journal(_choices(game, saved.record))
    game.fenced = saved.fenced
    game.result = saved.result
    game.patient = patient
    _check(game)
    return game


def _ordered(state: Any) -> tuple[str, ...]:
    """The tables of a state in which the order of the keys counts; its class names them."""
    names: tuple[str, ...] = getattr(state, "ordered", ())
    return names


def _put_in_order(state: Any, orders: Mapping[str, tuple[str, ...]]) -> None:
    """Saves of before tell no order; theirs is that in which they were written."""
    for name in _ordered(state):
        table = getattr(state, name)
        keys = orders.get(name, tuple(table))
        if sorted(keys) != sorted(table):
            raise BadSave(f"this save tells another order of {name} than it has of them")
        setattr(state, name, {key: table[key] for key in keys})


def _check(game: Game) -> None:
    """A forged position is refused here, before it can surprise anybody."""
    if not game.stack and not game.over:
        raise BadSave("this save waits for nothing although its game is not over")
    try:
        game.definition.invariants(game)
        game.restart()
        public_view(game)
        for seat in range(game.seats):
            private_view(game, seat)
    except BadSave:
        raise
    except Exception as problem:
        raise BadSave(f"this save holds a position that cannot be: {short(problem)}") from problem


def replay(data: object, to: int | None = None) -> Game:
    """Play a record again, or its first choices only."""
    if to is not None and (type(to) is not int or to < 0):
        raise BadSave(f"a record is played up to a number of choices, not to {short(to)}")
    record = read(data, Record, "record")
    if record.format not in READABLE:
        raise BadSave(f"this record has format {record.format}; this version reads format {FORMAT}")
    game = _fresh(record)
    try:
        play_again(game, enumerate(_choices(game, record)[:to]), record.rewinds)
    except Refused as refused:
        number = len(game.choices)
        raise BadSave(f"choice {number} of the record is not allowed: {refused}") from refused
    settle(game, record.rewinds[: rewinds_before(record.rewinds, len(game.choices))])
    return game


def digest(game: Game) -> str:
    """A hash of the whole position: two games with the same one that were rewound as often go on alike."""
    position = {
        "state": game.state,
        "stack": game.stack,
        "dice": game.dice.states,
        "result": game.result,
    }
    if game.beside or game.asides.counts:
        position["beside"] = (game.beside, game.asides.counts)
    return blake2b(_SORTED.encode(position), digest_size=16).hexdigest()


def _record(game: Game) -> Record:
    return Record(
        format=FORMAT,
        game=game.definition.id,
        seats=game.setup or game.seats,
        options=dict(game.options),
        seed=game.seed,
        choices=tuple((choice.seat, *choice.option) for choice in game.choices),
        generator=game.dice.generator,
        rewinds=game.rewinds,
    )


def _fresh(record: Record) -> Game:
    if not all(0 <= to < after for after, to in record.rewinds):
        raise BadSave("this record goes back to where it had not been")
    try:
        definition = definition_of(record.game)
        return definition.recorded(record.seats, record.seed, record.options, record.generator)
    except BadSetup as problem:
        raise BadSave(f"this save asks for a game that cannot be set up: {problem}") from problem


def _choices(game: Game, record: Record) -> list[Choice]:
    choices = []
    for number, row in enumerate(record.choices):
        choice = read_choice(game.definition, row)
        if choice is None:
            raise BadSave(f"choice {number} of the record is damaged")
        choices.append(choice)
    return choices


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
