"""The hall: what all requests to one server share. It is made at start-up and closed at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from throneworld.table.config import Config
    from throneworld.table.notices.notifier import Notifier
    from throneworld.table.people.limits import RateLimits
    from throneworld.table.rooms.rooms import Rooms
    from throneworld.table.storage.database import Database
    from throneworld.table.storage.journal import Journal


class Hall(Struct, kw_only=True, eq=False):
    config: Config
    database: Database
    journal: Journal
    rooms: Rooms
    limits: RateLimits
    notifier: Notifier
