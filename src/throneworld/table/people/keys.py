"""Random ids and secrets. Of a secret only its hash is ever kept."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What the database keeps. A plain hash is enough, because the secret itself is random."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
