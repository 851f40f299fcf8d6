"""What the server tells, as types. Fields that a newer server adds are passed over."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct, convert

Noun: TypeAlias = str | int
Option: TypeAlias = tuple[Noun, ...]
"""A verb and its nouns, such as ``("bid", 3)``."""


class Refusal(Struct, frozen=True):
    """Why the rules forbid a choice: the rule's number, a message key and its arguments."""

    rule: str
    key: str
    args: tuple[Noun, ...] = ()


class Ask(Struct, frozen=True):
    """An open question to a seat. Every one of `options` is accepted, nothing else is."""

    id: str
    prompt: str
    options: tuple[Option, ...]
    rule: str = ""
    about: dict[str, Noun] = {}
    seat: int = -1


def ask_in(view: dict[str, Any]) -> Ask | None:
    """The question that a view shows."""
    return _ask(view, "ask")


def beside_in(view: dict[str, Any]) -> Ask | None:
    """What a view lets its seat do beside the open question, whoever that is put to."""
    return _ask(view, "beside")


def _ask(view: dict[str, Any], name: str) -> Ask | None:
    ask = view.get(name)
    return None if ask is None else convert({**ask, "seat": view["seat"]}, Ask)


def sealed_in(view: dict[str, Any]) -> Option | None:
    """The sealed answer that a view shows; its question stays open as long as it may be changed."""
    sealed = (view.get("table") or {}).get("sealed")
    return None if sealed is None else tuple(sealed)


class Position(Struct, frozen=True, kw_only=True):
    """How a table stands for one seat, or for a spectator (seat None)."""

    seat: int | None
    epoch: str
    seq: int
    view: dict[str, Any]
    status: dict[str, Any] = {}
    """The table beside the game: who is there, clocks, proposals."""

    @property
    def ask(self) -> Ask | None:
        """The question that is open for this seat, if there is one."""
        return ask_in(self.view)

    @property
    def beside(self) -> Ask | None:
        """What this seat may do beside the open question, whoever that is put to."""
        return beside_in(self.view)

    @property
    def sealed(self) -> Option | None:
        """The answer that we have given and that takes effect when the window closes."""
        return sealed_in(self.view)

    @property
    def over(self) -> bool:
        return self.view.get("result") is not None


class Question(Struct, frozen=True, kw_only=True):
    """A question to a seat that the caller answers for, at any table."""

    table: str
    game: str
    seat: int
    level: str = ""
    epoch: str
    seq: int
    ask: Ask
    view: dict[str, Any] | None = None
    """As the seat sees the table, where the server sends it along."""


class Asks(Struct, frozen=True):
    """All questions that are open to the caller; `number` is for waiting until they are others."""

    number: int
    asks: tuple[Question, ...]


class Chosen(Struct, frozen=True, kw_only=True):
    """The choice is made and stored. `again`: it had been already, and nothing has changed now."""

    seat: int
    epoch: str
    seq: int
    again: bool = False
    sealed: bool = False
    """It takes effect when the window closes; until then another answer to the same question replaces it."""
