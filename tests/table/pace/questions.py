"""Questions, orders and views to try orders on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.table.orders import Order, Place, Sentence

START = Place()
View = Callable[[], dict[str, Any]]


def ask(prompt: str, *options: Option, seat: int = 0, **about: Noun) -> Ask:
    return Ask("1-1-1", seat, prompt, options, "Rex p.1", about)


def window(moment: str, *plays: str, seat: int = 0, **facts: Noun) -> Ask:
    options: list[Option] = [("play", card) for card in plays]
    return ask("window", *options, ("pass",), seat=seat, moment=moment, **facts)


def order(
    sentence: dict[str, Any], seat: int = 0, name: str = "first", made: Place = START, used: int = 0
) -> Order:
    """An order from its JSON, as a client sends it."""
    said = msgspec.convert(sentence, Sentence)
    return Order(id=name, seat=seat, game="rex", sentence=said, made=made, used=used)


def seeing(**view: Any) -> View:
    return lambda: view


def blind() -> dict[str, Any]:
    raise AssertionError("the view was not needed here")
