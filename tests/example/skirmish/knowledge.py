"""What lies hidden where. Nobody knows a card but whoever holds it."""

from __future__ import annotations

from throneworld.kernel.zones import Pool, Zone, Zones

ZONES = Zones(
    public=(
        *("crews", "troops", "points", "discards"),
        *("wreck", "sent", "dice", "bonus", "first", "round"),
    ),
    hidden=(
        Pool((Zone("hands", hands=True, marked=False), Zone("deck", marked=False))),
        Pool((Zone("field", marked=False),)),
    ),
)
