"""Moving windows for the `limits` library, kept in the memory of one event loop."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import time

from limits.storage import MemoryStorage

TIDY_EVERY = 60.0


class Windows(MemoryStorage):
    """The library's own memory starts a thread at almost every call to go through all keys. At hundreds of
    choices a second that is felt, and nothing here needs a thread: each key drops what is over when it is
    used, and once a minute those that are no longer used go.
    """

    def __init__(self, clock: Callable[[], float] = time) -> None:
        super().__init__()
        self._clock = clock
        self._times: dict[str, deque[float]] = {}
        self._ends: dict[str, float] = {}
        self._tidied = clock()

    def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count this one, if there is still room for it in the window."""
        now = self._clock()
        times = self._current(key, expiry, now)
        if len(times) + amount > limit:
            return False
        times.extend([now] * amount)
        self._ends[key] = now + expiry
        self._tidy(now)
        return True

    def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:
        """When the oldest that counts came, and how many count."""
        now = self._clock()
        times = self._current(key, expiry, now)
        return (times[0], len(times)) if times else (now, 0)

    def _current(self, key: str, expiry: int, now: float) -> deque[float]:
        times = self._times.setdefault(key, deque())
        self._ends.setdefault(key, now)
        while times and times[0] <= now - expiry:
            times.popleft()
        return times

    def _tidy(self, now: float) -> None:
        if now < self._tidied + TIDY_EVERY:
            return
        self._tidied = now
        for key in [key for key, end in self._ends.items() if end <= now]:
            del self._times[key], self._ends[key]
