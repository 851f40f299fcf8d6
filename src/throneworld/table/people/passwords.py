"""Passwords: argon2id, reckoned in a few threads of their own, never in the event loop.

Each reckoning takes some 64 MB, so the number of threads also bounds the memory that callers can make us use.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Meta

from throneworld.table.errors import Invalid

SHORTEST, LONGEST = 8, 200

NewPassword = Annotated[str, Meta(min_length=SHORTEST, max_length=LONGEST)]
ShownPassword = Annotated[str, Meta(min_length=1, max_length=LONGEST)]

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")
_T = TypeVar("_T")


async def hashed(password: str) -> str:
    """The hash of a new password."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Invalid("bad_password", least=SHORTEST, most=LONGEST)
    return await _in_thread(lambda: _hash(password))


async def matches(kept: str | None, password: str) -> bool:
    """Whether it is the password; where none is kept (nobody has that name) it takes as long to say no."""
    if len(password) > LONGEST:
        return False
    if kept is None:
        await _in_thread(lambda: _hash(password))
        return False
    return await _in_thread(lambda: _verify(kept, password))


async def renewed(kept: str, password: str) -> str | None:
    """The hash made anew, if it was made with other parameters than are used today."""
    return await _in_thread(lambda: _hash(password)) if _hasher.check_needs_rehash(kept) else None


def _hash(password: str) -> str:
    return _hasher.hash(_bytes(password))


def _verify(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, _bytes(password))
    except (VerificationError, InvalidHashError):
        return False


def _bytes(password: str) -> bytes:
    """The same letters give the same bytes on every keyboard."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")


async def _in_thread(work: Callable[[], _T]) -> _T:
    return await asyncio.get_running_loop().run_in_executor(_threads, work)
