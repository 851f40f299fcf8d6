"""What the table answers when it cannot do what it is asked: one small tree, each with a status and a key."""

from __future__ import annotations

from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.errors import ThroneworldError


class TableError(ThroneworldError):
    """Base of all answers that say no. `key` names the message ``error-<key>``; `args` fill it in."""

    status = 500

    def __init__(self, key: str, /, **args: Noun) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_named = args

    def __str__(self) -> str:
        return f"{self.key} {self.args_named}" if self.args_named else self.key


class Invalid(TableError):  # noqa: N818 - the tree of errors speaks so
    """The request makes no sense as it stands."""

    status = 400


class NotSignedIn(TableError):  # noqa: N818
    status = 401


class NotAllowed(TableError):  # noqa: N818
    status = 403


class NotFound(TableError):  # noqa: N818
    """There is no such thing, or the caller may not know that there is."""

    status = 404


class Clash(TableError):  # noqa: N818
    """It cannot be done now: somebody was faster, or the table is in another state."""

    status = 409


class Stale(Clash):
    """The question is not open any more; `state` is what the caller should see now."""

    def __init__(self, key: str, /, state: object = None, **args: Noun) -> None:
        super().__init__(key, **args)
        self.state = state


class TooLarge(TableError):  # noqa: N818
    status = 413


class TooMany(TableError):  # noqa: N818
    """A rate limit; `seconds` among the arguments tells when to come back."""

    status = 429


class AgainstTheRules(TableError):  # noqa: N818
    """The game refuses a choice; the refusal cites the rule."""

    status = 409

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refused")
        self.refusal = refusal
