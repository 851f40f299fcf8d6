"""Every message, address and file of the server bounds seats alike, and no game goes beyond."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from throneworld.kernel.registry import registered
from throneworld.table.api.app import prepared
from throneworld.table.lobby.making import NewTable
from throneworld.table.messages import Choose, SocketChoose
from throneworld.table.orders.orders import AnswerUnless
from throneworld.table.seats import LAST_SEAT, MOST_SEATS

LARGEST = 8
"""Seats of the largest game among the stars."""


def bounds(data: Any, name: str = "") -> Iterator[int]:
    """The largest seat number of everything in an OpenAPI document that is called a seat."""
    if isinstance(data, list):
        for each in data:
            yield from bounds(each, str(each.get("name", name)) if isinstance(each, dict) else name)
    elif isinstance(data, dict):
        if name == "seat" and "maximum" in data:
            yield data["maximum"]
        for key, each in data.items():
            yield from bounds(each, name if key in ("schema", "oneOf", "anyOf") else key)


def test_all_that_is_called_a_seat_has_the_same_bound() -> None:
    found = list(bounds(prepared(1 << 20).openapi_schema.to_schema()))
    assert len(found) > 10 and set(found) == {LAST_SEAT}


def test_no_game_has_more_seats_than_the_server_deals_with() -> None:
    assert max(LARGEST, *(game.most_seats for game in registered())) <= MOST_SEATS


@pytest.mark.parametrize("kind", [Choose, SocketChoose])
def test_the_last_seat_may_choose_and_none_beyond(kind: type[Choose]) -> None:
    def sent(seat: int) -> Choose:
        tag = {} if kind is Choose else {"type": "choose"}
        return msgspec.convert({**tag, "seat": seat, "ask": "a", "option": ["pass"]}, kind)

    assert sent(LAST_SEAT).seat == LAST_SEAT
    with pytest.raises(msgspec.ValidationError):
        sent(MOST_SEATS)


def test_a_table_has_as_many_seats_as_the_server_deals_with() -> None:
    def wanted(seats: int) -> NewTable:
        return msgspec.convert({"game": "toy", "seats": [{"holder": "me"}] * seats}, NewTable)

    assert len(wanted(MOST_SEATS).seats) == MOST_SEATS
    with pytest.raises(msgspec.ValidationError):
        wanted(MOST_SEATS + 1)


def test_a_standing_order_may_name_everybody_at_the_largest_table() -> None:
    order = msgspec.convert({"kind": "answer", "option": ["invite", *range(LARGEST)]}, AnswerUnless)
    assert order.option[-1] == LARGEST - 1
