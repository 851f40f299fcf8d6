"""Who is calling, and what they may do."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from throneworld.table.errors import NotAllowed, NotSignedIn

Scope = Literal["read", "play", "tables", "account"]
"""read: see my games; play: choose, chat, order; tables: make, join, leave, start; account: all of /me."""
SCOPES: tuple[Scope, ...] = get_args(Scope)


class Caller(Struct, frozen=True):
    """Somebody who has shown a cookie or a token; a stranger is None."""

    id: str
    name: str
    username: str | None = None
    admin: bool = False
    house: bool = False
    """The server's own bots."""
    scopes: tuple[Scope, ...] = SCOPES
    session: str = ""
    """The hash of the session, if a cookie was shown."""
    csrf: str = ""


def signed_in(caller: Caller | None, scope: Scope) -> Caller:
    """The caller, if there is one who may do things of this kind."""
    if caller is None:
        raise NotSignedIn("sign_in_first")
    if scope not in caller.scopes:
        raise NotAllowed("token_lacks_scope", scope=scope)
    return caller
