"""The loop of a bot: wait for questions, at whatever table, and answer them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from msgspec import structs

from throneworld.client.client import Client
from throneworld.client.errors import ClientError
from throneworld.client.messages import Ask, Noun, Question, beside_in

WAIT = 20.0
PAUSE = 0.5
"""After something went wrong, the questions are read anew after so many seconds."""
STALE = "stale_choice"
GONE = (STALE, "not_your_seat", "seat_resigned")
NOT_FOUND, CLASH, TOO_FAST = 404, 409, 429


class Seat:
    """What a bot gets to see: the seat's view and its question, as bots of the library expect them. The
    question may be one that lies beside the open one, such as an offer."""

    def __init__(self, view: dict[str, Any], ask: Ask, table: str = "", level: str = "") -> None:
        self.view = view
        self.ask = ask
        self.table = table
        self.level = level

    @property
    def may_begin(self) -> bool:
        """Whether anything can be done beside the question now."""
        return self.view.get("beside") is not None

    @property
    def beside(self) -> Ask | None:
        """What the seat may do beside the open question; a bot may choose it instead."""
        return beside_in(self.view)

    def offering(self, option: Sequence[Noun]) -> Ask | None:
        """Which question has this answer: its own, or what the seat may do beside it."""
        asks = (self.ask, self.beside)
        return next((ask for ask in asks if ask is not None and tuple(option) in ask.options), None)

    def imagine(self, seed: int) -> NoReturn:
        raise ClientError(0, "cannot_imagine", "a client has no rules, so it cannot play ahead; use the view")


Decide = Callable[[Any], Sequence[Noun]]
"""Gets a `Seat`, gives an option. A bot of the library will do: ``tw.bot("heuristic").decide``."""


def run_bot(url: str, token: str, decide: Decide, *, until: Callable[[], bool] = lambda: False) -> None:
    """Answer every question to seats of mine by `decide`, for ever, or until told to stop between two.

    What passes by itself (a lost connection, a limit, a question that is gone) is waited out; a choice that
    the rules refuse is a mistake of `decide` and raised.
    """
    number: int | None = None
    with Client(url, token) as client:
        while not until():
            number = answer_all(client, decide, number)


def answer_all(client: Client, decide: Decide, number: int | None) -> int | None:
    """Answer what is asked now. Returns the number to wait on; None if something has to be tried again."""
    try:
        asks = client.asks(number, WAIT, views=True)
    except ClientError as error:
        _wait_out(error)
        return None
    done = [answer(client, question, decide) for question in asks.asks]
    return asks.number if all(done) else None


def answer(client: Client, question: Question, decide: Decide) -> bool:
    """Answer one question. False if it could not be answered now and has to be looked at again."""
    try:
        seat = _seat(client, question)
    except ClientError as error:
        return _is_gone(error)
    return seat is None or _sent(client, question, seat, decide(seat))


def _sent(client: Client, question: Question, seat: Seat, option: Sequence[Noun]) -> bool:
    ask = seat.offering(option) or seat.ask
    try:
        client.choose(question.table, question.seat, ask.id, option)
    except ClientError as error:
        return False if _has_lapsed(error, seat, ask) else _is_gone(error)
    return True


def _has_lapsed(error: ClientError, seat: Seat, ask: Ask) -> bool:
    """Whether what was allowed beside the open question no longer is: nobody waits for it, so it may end."""
    return error.refusal is not None and seat.beside is not None and ask.id == seat.beside.id


def _seat(client: Client, question: Question) -> Seat | None:
    """The seat as it is now; None if it has another question by now, which will come by itself."""
    ask = structs.replace(question.ask, seat=question.seat)
    view = question.view or client.view(question.table, question.seat).view
    if ask.id not in [each["id"] for each in (view["ask"], view.get("beside")) if each is not None]:
        return None
    return Seat(view, ask, question.table, question.level)


def _is_gone(error: ClientError) -> bool:
    """Whether the question is no longer ours; False if it may be, and the trouble will pass."""
    if error.key in GONE or error.status == NOT_FOUND:
        return True
    _wait_out(error)
    return False


def _wait_out(error: ClientError) -> None:
    """Wait for a trouble to pass, if it is one that does; what the rules refuse stays refused."""
    if error.status == TOO_FAST:
        time.sleep(min(error.seconds, WAIT))
    elif error.unreachable or error.status >= 500 or (error.status == CLASH and error.refusal is None):
        time.sleep(PAUSE)
    else:
        raise error
