"""Standing orders over HTTP. Only the person of a seat may give, read or withdraw them, or see their use."""

from __future__ import annotations

from secrets import token_urlsafe
from time import time
from typing import Annotated

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.game import Game
from throneworld.table.caller import Caller, signed_in
from throneworld.table.errors import Clash, NotAllowed, NotFound
from throneworld.table.hall import Hall
from throneworld.table.lobby.permits import seat_numbered
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.tables import loaded, visible
from throneworld.table.orders import store
from throneworld.table.orders.checks import check, place_in
from throneworld.table.orders.orders import Order, Sentence
from throneworld.table.seats import LAST_SEAT

TheHall = NamedDependency[SkipValidation[Hall]]
TheCaller = NamedDependency[Caller | None]
OrderId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,16}$")]
Seat = Annotated[
    int, QueryParameter(ge=0, le=LAST_SEAT, description="The number of one of the caller's seats.")
]
Several = Annotated[int, QueryParameter(ge=1, le=200, description="How many of the newest uses.")]


class OrderShown(Struct, frozen=True):
    """An order as its owner sees it."""

    id: str
    seat: int
    order: Sentence
    created: float
    uses: int


@get("/")
async def orders(hall: TheHall, caller: TheCaller, table_id: FromPath[str], seat: Seat) -> list[OrderShown]:
    """The standing orders of one of my seats, in the order in which they are tried."""
    me = signed_in(caller, "read")
    async with hall.database.read() as connection:
        await _own_seat(connection, me, table_id, seat)
        return [_shown(order) for order in await store.of_seat(connection, table_id, seat)]


@get("/uses")
async def uses(
    hall: TheHall, caller: TheCaller, table_id: FromPath[str], seat: Seat, limit: Several = 50
) -> list[store.Use]:
    """What orders have answered for one of my seats, newest first."""
    me = signed_in(caller, "read")
    async with hall.database.read() as connection:
        await _own_seat(connection, me, table_id, seat)
        return await store.uses(connection, table_id, seat, limit)


@post("/")
async def give(
    hall: TheHall, caller: TheCaller, table_id: FromPath[str], seat: Seat, data: JSONBody[Sentence]
) -> OrderShown:
    """Give a standing order for one of my seats, while the game is going on."""
    me = signed_in(caller, "play")
    hall.limits.choice(me.id)
    async with hall.database.read() as connection:
        _check_playing(*await _own_seat(connection, me, table_id, seat))
    order = _made((await hall.rooms.open(table_id)).game, seat, data, time())
    async with hall.database.write() as connection:
        await store.add(connection, table_id, order)
    await hall.rooms.seats_changed(table_id)
    return _shown(order)


@delete("/{order_id:str}")
async def withdraw(hall: TheHall, caller: TheCaller, table_id: FromPath[str], order_id: OrderId) -> None:
    """Withdraw one of my standing orders."""
    me = signed_in(caller, "play")
    hall.limits.choice(me.id)
    async with hall.database.write() as connection:
        table = await _table_of_own_order(connection, me, table_id, order_id)
        await store.remove(connection, [order_id])
    if table.state == "running":
        await hall.rooms.seats_changed(table_id)


async def _own_seat(
    connection: AsyncConnection, me: Caller, table_id: str, number: int
) -> tuple[TableRow, SeatRow]:
    table, seated = await loaded(connection, table_id)
    visible(me, table, seated)
    seat = seat_numbered(seated, number)
    if seat.person_id != me.id:
        raise NotAllowed("not_your_seat", seat=number)
    return table, seat


async def _table_of_own_order(
    connection: AsyncConnection, me: Caller, table_id: str, order_id: str
) -> TableRow:
    table, seated = await loaded(connection, table_id)
    visible(me, table, seated)
    order = await store.one(connection, table_id, order_id)
    if seated[order.seat].person_id != me.id:
        raise NotFound("no_such_order")  # nobody learns of another's orders, not even that there are any
    return table


def _check_playing(table: TableRow, seat: SeatRow) -> None:
    if table.state != "running":
        raise Clash("not_running")
    if seat.resigned:
        raise Clash("seat_resigned", seat=seat.number)


def _made(game: Game, seat: int, sentence: Sentence, now: float) -> Order:
    """The order as it stands from now on, if it makes sense in this game."""
    order = Order(
        id=token_urlsafe(9),
        seat=seat,
        game=game.definition.id,
        sentence=sentence,
        made=place_in(game, seat),
        created=now,
    )
    check(order, game.ask_of(seat), game.view(seat))
    return order


def _shown(order: Order) -> OrderShown:
    return OrderShown(order.id, order.seat, order.sentence, order.created, order.used)


router = Router(
    path="/tables/{table_id:str}/orders", route_handlers=[orders, uses, give, withdraw], tags=["orders"]
)
