"""What the server and the errands process say to each other: one line of JSON each."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

PRIVATE = "--private"
"""The argument that lets the errands process reach the server's own network."""
Problem = Literal["", "unknown_service", "unreadable", "private_address", "failed", "late"]


class Check(Struct, frozen=True, tag="check"):
    """May this URL be written to?"""

    id: int
    url: str


class Letter(Struct, frozen=True, tag="letter"):
    """Send this."""

    id: int
    url: str
    title: str
    body: str


class Reply(Struct, frozen=True):
    """What came of it; no problem means that it was done. Number 0 says that the process is ready."""

    id: int
    problem: Problem = ""
    masked: str = ""


Parcel = Check | Letter
"""What the server asks for."""
PARCELS: msgspec.json.Decoder[Parcel] = msgspec.json.Decoder(Parcel)


def line(parcel: Parcel | Reply) -> bytes:
    return msgspec.json.encode(parcel) + b"\n"


def parcel(text: bytes) -> Parcel:
    return PARCELS.decode(text)


def reply(text: bytes) -> Reply:
    return msgspec.json.decode(text, type=Reply)
