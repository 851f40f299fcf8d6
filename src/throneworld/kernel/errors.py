"""The one small tree of errors. Every message tells the user what to do next."""

import reprlib

from throneworld.kernel.asks import Refusal


class ThroneworldError(Exception):
    """Base of everything that this library raises on purpose."""


class Refused(ThroneworldError):  # noqa: N818 - a public name of the API
    """A choice that the rules do not allow; `refusal` says why and cites the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.key} {self.refusal.args} [{self.refusal.rule}]"


class BadSetup(ThroneworldError):  # noqa: N818
    """A game was asked for that cannot be played: unknown game, seats or options."""


class BadSave(ThroneworldError):  # noqa: N818
    """A snapshot or a record that cannot be read; nothing was changed."""


class NoSuchSeat(ThroneworldError, LookupError):  # noqa: N818
    """A seat that the game does not have, or one that is not asked anything."""


class DeadEnd(ThroneworldError):  # noqa: N818
    """The rules reached a question without an answer: a bug in a game, never a player's fault."""


class BadDefinition(ThroneworldError):  # noqa: N818
    """The start-up audit found a game whose declarations do not fit together."""


def short(value: object) -> str:
    """What somebody gave us, fit for one line."""
    try:
        return reprlib.repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list within itself
        return f"a {type(value).__name__}"
