"""How I want to be told that it is my turn, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation
from msgspec import Meta, Struct

from throneworld.table.caller import Caller, signed_in
from throneworld.table.hall import Hall
from throneworld.table.notices.desk import Wish
from throneworld.table.notices.settings import MOST_URLS, Digest, Quiet, Service, Settings

TheHall = NamedDependency[SkipValidation[Hall]]
TheCaller = NamedDependency[Caller | None]
ServiceId = Annotated[str, Meta(min_length=1, max_length=16)]
ServiceUrl = Annotated[
    str,
    Meta(
        min_length=4,
        max_length=1000,
        pattern="^[!-~]+$",
        description="An Apprise URL, such as mailto://, discord://, tgram:// or ntfy://; or what a service "
        "itself calls the address of its webhook.",
    ),
]


class ServiceShown(Struct, frozen=True):
    """A service without its secrets."""

    id: str
    url: str


class NoticesShown(Struct, frozen=True):
    services: list[ServiceShown]
    quiet: Quiet | None
    digest: int


class NoticesWished(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings anew. Services that are not kept are forgotten."""

    keep: Annotated[list[ServiceId], Meta(max_length=MOST_URLS)] = []
    add: Annotated[list[ServiceUrl], Meta(max_length=MOST_URLS)] = []
    quiet: Quiet | None = None
    digest: Digest = 0


class ServiceTried(Struct, frozen=True):
    id: str
    url: str
    sent: bool


class NoticesTried(Struct, frozen=True):
    services: list[ServiceTried]


@get("/", summary="Where and when I am told that it is my turn")
async def show_notices(hall: TheHall, caller: TheCaller) -> NoticesShown:
    """The services that are written to, without their secrets, and the quiet hours."""
    me = signed_in(caller, "account")
    return _shown(await hall.notifier.desk.settings(me.id))


@put("/", summary="Change where and when I am told that it is my turn")
async def change_notices(hall: TheHall, caller: TheCaller, data: JSONBody[NoticesWished]) -> NoticesShown:
    """All settings anew: services to keep by their id, URLs to add, quiet hours, how long to collect."""
    me = signed_in(caller, "account")
    wish = Wish(data.keep, data.add, data.quiet, data.digest)
    return _shown(await hall.notifier.desk.change(me.id, wish))


@post("/test", status_code=200, summary="Send a test message now, and tell which services failed")
async def try_notices(hall: TheHall, caller: TheCaller) -> NoticesTried:
    """Write to all services at once, whatever the quiet hours are, and tell which could be reached."""
    me = signed_in(caller, "account")
    tried = await hall.notifier.desk.test(me.id)
    return NoticesTried([ServiceTried(each.id, each.masked, sent) for each, sent in tried])


def _shown(settings: Settings) -> NoticesShown:
    services = [_masked(each) for each in settings.services]
    return NoticesShown(services, settings.quiet, settings.digest)


def _masked(service: Service) -> ServiceShown:
    return ServiceShown(service.id, service.masked)


router = Router(
    path="/me/notices", tags=["notices"], route_handlers=[show_notices, change_notices, try_notices]
)
