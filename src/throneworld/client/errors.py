"""How the client says that something did not work: one error, which tells what the server answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import ValidationError, convert

from throneworld.client.messages import Position, Refusal

P = TypeVar("P")

UNREACHABLE = 0
"""The status of an error that no server sent: there was no connection, or it broke."""


class ClientError(Exception):
    """The server said no, or could not be reached.

    `key` is for programs, `message` for people. `refusal` is set where the rules of the game forbid a choice,
    `state` where the choice came too late: it is how the table stands now.
    """

    def __init__(
        self,
        status: int,
        key: str,
        message: str = "",
        refusal: Refusal | None = None,
        state: Position | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(status, key, message)
        self.status = status
        self.key = key
        self.message = message
        self.refusal = refusal
        self.state = state
        self.details: Mapping[str, Any] = details or {}

    def __str__(self) -> str:
        where = f"{self.status} " if self.status else ""
        return f"{where}{self.key}: {self.message}" if self.message else f"{where}{self.key}"

    @property
    def unreachable(self) -> bool:
        return self.status == UNREACHABLE

    @property
    def seconds(self) -> float:
        """When to come back, if we were too fast."""
        args = self.details.get("args")
        seconds = args.get("seconds") if isinstance(args, dict) else None
        return float(seconds) if isinstance(seconds, int | float) else 1.0


def error_of(status: int, body: object) -> ClientError:
    """The error that an answer of the server stands for, whatever shape the answer has."""
    details = body if isinstance(body, dict) else {}
    return ClientError(
        status,
        str(details.get("error", "unexpected_answer")),
        str(details.get("message", "")),
        _part(details, "refusal", Refusal),
        _part(details, "state", Position),
        details,
    )


def _part(details: Mapping[str, Any], name: str, kind: type[P]) -> P | None:
    try:
        return convert(details[name], kind) if details.get(name) is not None else None
    except ValidationError:
        return None
