"""A list that only grows, and that any number of copies share until they part ways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, cast, overload

T = TypeVar("T")


_blank = object.__new__
"""Forks are made often, and asking the class for it means looking through all its bases."""


class Journal(Sequence[T], Generic[T]):
    """Appending is cheap, and so is `fork`: the older entries stay one list for all forks.

    `size` is its length and `last` its newest entry, if it has one, without the cost of a call.
    """

    __slots__ = ("_entries", "last", "size")
    __hash__ = None  # type: ignore[assignment]  # it grows

    def __init__(self, entries: Iterable[T] = ()) -> None:
        self._entries: list[T] = list(entries)
        self.size = len(self._entries)
        self.last: T = self._entries[-1] if self._entries else cast(T, None)

    def fork(self) -> Journal[T]:
        other: Journal[T] = _blank(Journal)
        other._entries = self._entries
        other.size = self.size
        other.last = self.last
        return other

    def append(self, entry: T) -> None:
        entries, size = self._entries, self.size
        if len(entries) != size:  # another fork has written here: part ways
            entries = self._entries = entries[:size]
        entries.append(entry)
        self.size = size + 1
        self.last = entry

    def begins_with(self, other: Journal[T]) -> bool:
        """Whether this is the other one with more at its end; of forks that have not parted it is known."""
        shared = self._entries is other._entries and other.size <= self.size
        return shared or self[: other.size] == other[:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Journal) and list(self) == list(other)

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._entries[i] for i in range(*index.indices(self.size))]
        if not -self.size <= index < self.size:
            raise IndexError(index)
        return self._entries[index % self.size]

    def __iter__(self) -> Iterator[T]:
        return iter(self._entries[: self.size])
