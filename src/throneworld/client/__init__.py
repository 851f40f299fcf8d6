"""A client of a Throneworld server, for bots, scripts and tests. It knows the protocol and no rules.

>>> from throneworld.client import Client
>>> with Client("http://localhost:8080") as client:  # doctest: +SKIP
...     client.guest("Ada")
...     client.tables("open")
"""

from __future__ import annotations

from throneworld.client.bots import Seat, run_bot
from throneworld.client.client import Client
from throneworld.client.errors import ClientError
from throneworld.client.messages import Ask, Asks, Chosen, Noun, Option, Position, Question, Refusal
from throneworld.client.mirror import Mirror, SeatMirror, Update
from throneworld.client.patch import PatchError, apply
from throneworld.client.socket import TableSocket

__all__ = [
    "Ask",
    "Asks",
    "Chosen",
    "Client",
    "ClientError",
    "Mirror",
    "Noun",
    "Option",
    "PatchError",
    "Position",
    "Question",
    "Refusal",
    "Seat",
    "SeatMirror",
    "TableSocket",
    "Update",
    "apply",
    "run_bot",
]
