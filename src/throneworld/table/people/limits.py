"""How often callers may do what costs us much or could be used to guess passwords."""

from __future__ import annotations

import math
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from time import time

from limits import RateLimitItem, parse
from limits.strategies import MovingWindowRateLimiter

from throneworld.table.config import Limits
from throneworld.table.errors import TooMany
from throneworld.table.people.windows import Windows

CHAT = "30/minute"
FEWEST_GUESTS = "20/hour"
"""So many friends may always come in from behind one router at home."""


class RateLimits:
    """Counts in the memory of this process. Each method raises TooMany, with the seconds to wait."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time) -> None:
        self._clock = clock
        self._windows = MovingWindowRateLimiter(Windows(clock))
        self._sign_in = parse(limits.sign_in)
        self._sign_up = parse(limits.sign_up)
        self._guests = max(self._sign_up, parse(FEWEST_GUESTS), key=_rate)
        self._choices = parse(limits.choices)
        self._reviews = parse(limits.reviews)
        self._chat = parse(CHAT)

    def sign_in(self, address: str, username: str) -> None:
        """Per address, and per account: one account may be tried from many addresses."""
        self._hit(self._sign_in, "sign_in_from", neighbourhood(address))
        self._hit(self._sign_in, "sign_in_as", username.lower())

    def sign_up(self, address: str) -> None:
        self._hit(self._sign_up, "sign_up", neighbourhood(address))

    def guest(self, address: str) -> None:
        """A guest counts as a sign-up."""
        self._hit(self._guests, "sign_up", neighbourhood(address))

    def choice(self, person_id: str) -> None:
        self._hit(self._choices, "choice", person_id)

    def review(self, who: str) -> None:
        self._hit(self._reviews, "review", who)

    def chat(self, person_id: str) -> None:
        self._hit(self._chat, "chat", person_id)

    def _hit(self, item: RateLimitItem, *key: str) -> None:
        if self._windows.hit(item, *key):
            return
        reset = self._windows.get_window_stats(item, *key).reset_time
        raise TooMany("too_fast", seconds=max(1, math.ceil(reset - self._clock())))


def neighbourhood(address: str) -> str:
    """The address, or for IPv6 the network around it: everybody there has millions of addresses."""
    try:
        number = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Network((number, 64), strict=False))


def _rate(item: RateLimitItem) -> float:
    return item.amount / item.get_expiry()
