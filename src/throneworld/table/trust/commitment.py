"""The promise at the start of a game: a hash of its seed, which anybody can check at the end."""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import Struct


class Promise(Struct, frozen=True):
    """A seed, and the salt without which its hash could be guessed."""

    seed: int
    salt: str

    @property
    def commitment(self) -> str:
        return commitment_of(str(self.seed), self.salt)


def commitment_of(seed: str, salt: str) -> str:
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def new_promise() -> Promise:
    return Promise(secrets.randbits(256), secrets.token_hex(16))
