"""Between the structs of a journal and the rows of the database: JSON by msgspec, bases compressed."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row

from throneworld.kernel.asks import Noun
from throneworld.kernel.occasions import by_name
from throneworld.table.errors import Clash
from throneworld.table.storage.rows import Append, Base, Entry, Finish, Position

Values = dict[str, Any]

_ENCODER = msgspec.json.Encoder(enc_hook=by_name)
_DATA = msgspec.json.Decoder(dict[str, Any])
_EVENTS = msgspec.json.Decoder(list[tuple[str, tuple[Noun, ...], tuple[int, ...] | None, int]])
_COMPRESSION = 3  # the higher levels take three times as long and save a fifth


class Pack(Struct, frozen=True):
    """An append as rows: made before anything waits, so that later changes of the caller's are not in it."""

    table_id: str
    before: int | None
    """The number that must be the newest of the table; None if there are no entries to follow it."""
    after: int
    entries: list[Values]
    position: Values | None
    base: Values | None
    finish: Values | None


def pack(append: Append) -> Pack:
    numbers = [entry.number for entry in append.entries]
    if any(number != numbers[0] + offset for offset, number in enumerate(numbers)):
        raise Clash("already_happened", table=append.table_id)
    parts = (*append.entries, append.position, append.base)
    if any(part is not None and part.table_id != append.table_id for part in parts):
        raise ValueError("an append is about one table")
    return Pack(
        table_id=append.table_id,
        before=numbers[0] - 1 if numbers else None,
        after=numbers[-1] if numbers else 0,
        entries=[_entry_row(entry) for entry in append.entries],
        position=_position_row(append.position) if append.position else None,
        base=_base_row(append.base) if append.base else None,
        finish=_finish_row(append.table_id, append.finish) if append.finish else None,
    )


def compressed(base: Values) -> Values:
    """Apart from packing, since it takes its time: the writing thread does it."""
    return {**base, "snapshot": zlib.compress(base["snapshot"], _COMPRESSION)}


def entry_of(row: Row[Any]) -> Entry:
    return Entry(
        table_id=row.table_id,
        number=row.number,
        kind=row.kind,
        at=row.at,
        body=_DATA.decode(row.body),
        seat=row.seat,
        person_id=row.person_id,
        ask=row.ask,
        events=_EVENTS.decode(row.events),
        digest=row.digest,
    )


def base_of(row: Row[Any]) -> Base:
    return Base(row.table_id, row.number, _DATA.decode(zlib.decompress(row.snapshot)))


def position_of(row: Row[Any]) -> Position:
    return Position(row.table_id, row.number, _DATA.decode(row.position), _DATA.decode(row.pace))


def _entry_row(entry: Entry) -> Values:
    return {
        "table_id": entry.table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person_id,
        "ask": entry.ask,
        "body": _text(entry.body),
        "events": _text(entry.events),
        "digest": entry.digest,
        "at": entry.at,
    }


def _position_row(position: Position) -> Values:
    return {
        "table_id": position.table_id,
        "number": position.number,
        "position": _text(position.position),
        "pace": _text(position.pace),
    }


def _base_row(base: Base) -> Values:
    return {"table_id": base.table_id, "number": base.number, "snapshot": _ENCODER.encode(base.snapshot)}


def _finish_row(table_id: str, finish: Finish) -> Values:
    result = _text(finish.result)
    return {"finished_table": table_id, "state": "finished", "result": result, "finished": finish.at}


def _text(data: object) -> str:
    return _ENCODER.encode(data).decode()
