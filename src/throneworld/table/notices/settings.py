"""What a person wants to be told, by which services, and when not to be disturbed."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta, Struct, field

from throneworld.table.errors import Invalid

MOST_URLS = 5
MINUTE = 60.0

TimeOfDay = Annotated[
    str, Meta(min_length=5, max_length=5, pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:00"])
]
Zone = Annotated[str, Meta(min_length=1, max_length=64, examples=["Europe/Rome"])]
Digest = Annotated[int, Meta(ge=0, le=24 * 60)]
"""Minutes over which notices are collected; with 0 each goes out at once."""


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is sent, by the clock on the person's wall; they may span midnight."""

    start: TimeOfDay = field(name="from")
    end: TimeOfDay = field(name="to")
    zone: Zone = "UTC"


class Service(Struct, frozen=True):
    """One address to write to. Its URL is a secret of its owner; `masked` is what may be shown."""

    id: str
    url: str
    masked: str


class Settings(Struct, frozen=True, omit_defaults=True):
    """As `people.notices` keeps them; who has none of them has ``{}`` there."""

    services: tuple[Service, ...] = ()
    quiet: Quiet | None = None
    digest: Digest = 0


def read(text: str) -> Settings:
    """Settings that cannot be read count as none: one person's must not hold up everybody's notices."""
    try:
        return msgspec.json.decode(text, type=Settings)
    except msgspec.MsgspecError:
        return Settings()


def write(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()


def checked(quiet: Quiet | None) -> Quiet | None:
    """The same quiet hours, if they make sense."""
    if quiet is None:
        return None
    if quiet.zone not in _zones():
        raise Invalid("notices_unknown_zone", zone=quiet.zone)
    if quiet.start == quiet.end:
        raise Invalid("notices_quiet_all_day")
    return quiet


def due(settings: Settings, since: float) -> float:
    """When a person is told of a turn that began at `since`."""
    return undisturbed(settings.quiet, since + settings.digest * MINUTE)


def undisturbed(quiet: Quiet | None, now: float) -> float:
    """The same time, or the end of the quiet hours that it falls into."""
    if quiet is None:
        return now
    start, end = time.fromisoformat(quiet.start), time.fromisoformat(quiet.end)
    here = datetime.fromtimestamp(now, _zone(quiet.zone))
    return _next(end, here) if _within(here.time(), start, end) else now


def _within(moment: time, start: time, end: time) -> bool:
    if start < end:
        return start <= moment < end
    return moment >= start or moment < end


def _next(end: time, here: datetime) -> float:
    """When the clock next shows `end`: the second time where it is set back over it, so that nobody is
    woken between the two."""
    day = here.date() if here.time() < end else here.date() + timedelta(days=1)
    shown = datetime.combine(day, end, here.tzinfo)
    return max(shown.timestamp(), shown.replace(fold=1).timestamp())


def _zone(name: str) -> ZoneInfo:
    """A zone that this machine no longer knows is taken for UTC."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return ZoneInfo("UTC")


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones()) | {"UTC"}
