"""People over HTTP: coming in, going out, and all that is one's own."""

from __future__ import annotations

from time import time
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, SkipValidation
from msgspec import Meta, Struct

from throneworld.table.api.security import address_of, no_cookie, session_cookie
from throneworld.table.caller import Caller, Scope, signed_in
from throneworld.table.errors import NotAllowed
from throneworld.table.hall import Hall
from throneworld.table.people import accounts, tokens
from throneworld.table.people.accounts import Entered, Person
from throneworld.table.people.leaving import leave_for_good
from throneworld.table.people.names import Name, Username
from throneworld.table.people.passwords import NewPassword, ShownPassword
from throneworld.table.people.tokens import LONGEST_NAME, MOST, NewToken, Token

TheHall = NamedDependency[SkipValidation[Hall]]
TheCaller = NamedDependency[Caller | None]
AnyRequest = Request[Any, Any, Any]
TokenId = Annotated[str, PathParameter(min_length=1, max_length=16, pattern="^[A-Za-z0-9_-]{1,16}$")]
Tokens = Annotated[list[Token], Meta(max_length=MOST)]


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    username: Username
    password: NewPassword
    name: Name | None = None
    """What others see; a guest keeps the present name, anybody else is called by the user name."""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    username: Annotated[str, Meta(min_length=1, max_length=40)]
    password: ShownPassword


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    old: ShownPassword
    new: NewPassword


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    password: ShownPassword | None = None
    """An account is deleted only with its password; a guest has none."""


class TokenWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=4)]


class Me(Struct, frozen=True):
    id: str
    name: str
    username: str | None
    """None for a guest."""
    admin: bool
    scopes: tuple[Scope, ...]
    csrf: str
    """To be sent as X-CSRF-Token with everything but GET, if a cookie tells who is calling."""


class Visit(Struct, frozen=True):
    me: Me | None
    """None for a stranger."""


# Coming in and going out


@post("/guest", status_code=200)
async def guest(request: AnyRequest, hall: TheHall, caller: TheCaller, data: JSONBody[Guest]) -> Response[Me]:
    """Come in with just a name. Whoever is in already stays who they are."""
    if caller is not None:
        return Response(_me(caller))
    hall.limits.guest(address_of(request))
    return _welcome(hall, await accounts.new_guest(hall.database, data.name, time()))


@post("/sign-up", status_code=201)
async def sign_up(
    request: AnyRequest, hall: TheHall, caller: TheCaller, data: JSONBody[SignUp]
) -> Response[Me]:
    """Make an account. A guest becomes one and keeps all games."""
    me = None if caller is None else signed_in(caller, "account")
    hall.limits.sign_up(address_of(request))
    entered = await accounts.sign_up(hall.database, me, data.username, data.password, data.name, time())
    return _welcome(hall, entered)


@post("/sign-in", status_code=200)
async def sign_in(
    request: AnyRequest, hall: TheHall, caller: TheCaller, data: JSONBody[SignIn]
) -> Response[Me]:
    """Come in as the holder of an account. A guest brings all games along."""
    me = None if caller is None else signed_in(caller, "account")
    hall.limits.sign_in(address_of(request), data.username)
    entered = await accounts.sign_in(hall.database, me, data.username, data.password, time())
    await _tell(hall, entered.moved)
    return _welcome(hall, entered)


@post("/sign-out", status_code=204)
async def sign_out(hall: TheHall, caller: TheCaller) -> Response[None]:
    """End this session. A token is not a session: delete it instead."""
    if caller is not None and caller.session:
        await accounts.sign_out(hall.database, caller)
    return Response(None, cookies=[no_cookie(hall.config)])


@get("/session", sync_to_thread=False)
def session(caller: TheCaller) -> Visit:
    """Who is calling, if anybody is known. A page that was just opened asks this: a stranger is no error."""
    return Visit(None if caller is None else _me(signed_in(caller, "read")))


# One's own


@get("/me", sync_to_thread=False)
def who_am_i(caller: TheCaller) -> Me:
    """Who is calling, with which rights, and the CSRF token of the session."""
    return _me(signed_in(caller, "read"))


@patch("/me")
async def rename(hall: TheHall, caller: TheCaller, data: JSONBody[NewName]) -> Me:
    """Change the name that others see, at all tables."""
    me = signed_in(caller, "account")
    person, running = await accounts.rename(hall.database, me, data.name)
    await _tell(hall, running)
    return _me(me, person)


@post("/me/password", status_code=204)
async def change_password(
    request: AnyRequest, hall: TheHall, caller: TheCaller, data: JSONBody[PasswordChange]
) -> None:
    """Ends all other sessions; tokens stay until they are deleted."""
    me = signed_in(caller, "account")
    hall.limits.sign_in(address_of(request), me.username or "")
    await accounts.change_password(hall.database, me, data.old, data.new)


@delete("/me", status_code=204)
async def farewell(
    request: AnyRequest, hall: TheHall, caller: TheCaller, data: JSONBody[Farewell | None] = None
) -> Response[None]:
    """Delete oneself: bots take over in running games, and everything personal goes."""
    me = signed_in(caller, "account")
    if me.username is not None:
        await _confirm(request, hall, me, None if data is None else data.password)
    await _tell(hall, await leave_for_good(hall.database, me))
    return Response(None, cookies=[no_cookie(hall.config)])


@get("/me/tokens")
async def list_tokens(hall: TheHall, caller: TheCaller) -> Tokens:
    """The tokens of one's own, the newest first, without their secrets."""
    return await tokens.of_person(hall.database, signed_in(caller, "account").id)


@post("/me/tokens", status_code=201)
async def make_token(hall: TheHall, caller: TheCaller, data: JSONBody[TokenWish]) -> NewToken:
    """A token for a bot or a script. Its secret is shown now and never again."""
    me = signed_in(caller, "account")
    return await tokens.make(hall.database, me, data.name, data.scopes, time())


@delete("/me/tokens/{token_id:str}", status_code=204)
async def revoke_token(hall: TheHall, caller: TheCaller, token_id: TokenId) -> None:
    """Withdraw a token; it is of no use from now on."""
    await tokens.revoke(hall.database, signed_in(caller, "account").id, token_id)


async def _confirm(request: AnyRequest, hall: Hall, me: Caller, password: str | None) -> None:
    if password is None:
        raise NotAllowed("wrong_password")
    hall.limits.sign_in(address_of(request), me.username or "")
    await accounts.confirm(hall.database, me, password)


async def _tell(hall: Hall, table_ids: tuple[str, ...]) -> None:
    for table_id in table_ids:
        await hall.rooms.seats_changed(table_id)


def _welcome(hall: Hall, entered: Entered) -> Response[Me]:
    caller = Caller(entered.person.id, "", csrf=entered.session.csrf)
    return Response(
        _me(caller, entered.person), cookies=[session_cookie(hall.config, entered.session.secret)]
    )


def _me(caller: Caller, person: Person | None = None) -> Me:
    who = person or caller
    return Me(caller.id, who.name, who.username, who.admin, caller.scopes, caller.csrf)


router = Router(
    path="/",
    tags=["people"],
    route_handlers=[
        guest,
        sign_up,
        sign_in,
        sign_out,
        session,
        who_am_i,
        rename,
        change_password,
        farewell,
        list_tokens,
        make_token,
        revoke_token,
    ],
)
