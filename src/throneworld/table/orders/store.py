"""Standing orders in the database, and what the journal tells of their use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.asks import Ask, Noun
from throneworld.kernel.reading import read_option
from throneworld.kernel.registry import definition_of
from throneworld.table.errors import Clash, NotFound
from throneworld.table.orders.orders import MOST_ORDERS, Order, Place, Sentence
from throneworld.table.storage.schema import entries, orders, tables


class _Body(Struct, frozen=True, omit_defaults=True):
    sentence: Sentence
    made: Place = Place()


_BODY = msgspec.json.Decoder(_Body)


class Use(Struct, frozen=True):
    """One answer that an order has given."""

    at: float
    order: str
    prompt: str
    about: dict[str, Noun]
    option: tuple[Noun, ...]


# Orders


async def add(connection: AsyncConnection, table_id: str, order: Order) -> None:
    if len(await of_seat(connection, table_id, order.seat)) >= MOST_ORDERS:
        raise Clash("too_many_orders", most=MOST_ORDERS)
    body = msgspec.json.encode(_Body(order.sentence, order.made)).decode()
    row = {"id": order.id, "table_id": table_id, "seat": order.seat, "body": body}
    await connection.execute(insert(orders).values(**row, created=order.created, uses=order.used))


async def of_table(connection: AsyncConnection, table_id: str) -> list[Order]:
    """All orders of a table, in the order in which they were given."""
    return await _read(connection, _query().where(orders.c.table_id == table_id))


async def of_seat(connection: AsyncConnection, table_id: str, seat: int) -> list[Order]:
    place = (orders.c.table_id == table_id) & (orders.c.seat == seat)
    return await _read(connection, _query().where(place))


async def one(connection: AsyncConnection, table_id: str, order_id: str) -> Order:
    place = (orders.c.table_id == table_id) & (orders.c.id == order_id)
    found = await _read(connection, _query().where(place))
    if not found:
        raise NotFound("no_such_order")
    return found[0]


async def remove(connection: AsyncConnection, order_ids: Iterable[str]) -> None:
    await connection.execute(delete(orders).where(orders.c.id.in_(list(order_ids))))


def _query() -> Select[Any]:
    """Two orders of the same instant stand in the order of their ids, so that they always stand alike."""
    query = select(orders, tables.c.game).join(tables, tables.c.id == orders.c.table_id)
    return query.order_by(orders.c.created, orders.c.id)


async def _read(connection: AsyncConnection, query: Select[Any]) -> list[Order]:
    return [_order(row) for row in (await connection.execute(query)).mappings()]


def _order(row: Mapping[Any, Any]) -> Order:
    body = _BODY.decode(row["body"])
    return Order(
        id=row["id"],
        seat=row["seat"],
        game=row["game"],
        sentence=body.sentence.renamed(definition_of(row["game"])),
        made=body.made,
        created=row["created"],
        used=row["uses"],
    )


# Their use


def noted(order: Order, ask: Ask) -> dict[str, Any]:
    """What the body of a journal entry says beside the choice when an order has made it."""
    question = {"prompt": ask.prompt, "about": dict(ask.about)}
    return {"by": "order", "order": order.id, "question": question}


async def count_use(connection: AsyncConnection, order_id: str) -> None:
    await connection.execute(update(orders).where(orders.c.id == order_id).values(uses=orders.c.uses + 1))


async def recount(connection: AsyncConnection, table_id: str) -> None:
    """Count uses anew from the journal: a crash may have come between an answer and its counting."""
    rows = await connection.execute(_used().where(entries.c.table_id == table_id))
    counted = Counter(_body(row)["order"] for row in rows.mappings())
    for order in await of_table(connection, table_id):
        if order.used != counted[order.id]:
            query = update(orders).where(orders.c.id == order.id)
            await connection.execute(query.values(uses=counted[order.id]))


async def uses(connection: AsyncConnection, table_id: str, seat: int, limit: int) -> list[Use]:
    """The newest answers that orders gave for a seat, newest first; also those of orders that are gone."""
    place = (entries.c.table_id == table_id) & (entries.c.seat == seat)
    query = _used().where(place).order_by(entries.c.number.desc()).limit(limit)
    return [_use(row) for row in (await connection.execute(query)).mappings()]


def _used() -> Select[Any]:
    """Quotes inside a text are written with a backslash, so only a name in the body looks like this."""
    query = select(entries.c.at, entries.c.body, tables.c.game).join(
        tables, tables.c.id == entries.c.table_id
    )
    return query.where(entries.c.body.contains('"order":"', autoescape=True))


def _body(row: Mapping[Any, Any]) -> dict[str, Any]:
    return msgspec.json.decode(row["body"], type=dict[str, Any])


def _use(row: Mapping[Any, Any]) -> Use:
    """A choice names the seat before its option; a sealed answer has the option alone."""
    body = _body(row)
    question = body.get("question", {})
    stored = body["option"] if "option" in body else body["choices"][0][1:]
    option = read_option(definition_of(row["game"]), stored)
    return Use(
        at=row["at"],
        order=body["order"],
        prompt=question.get("prompt", ""),
        about=question.get("about", {}),
        option=option or (),
    )
