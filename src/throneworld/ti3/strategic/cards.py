"""The abilities of the strategy cards."""

from __future__ import annotations

from throneworld.imperium.strategic import Primary, Secondary
from throneworld.ti3.strategic.assembly import PrimaryAssembly, SecondaryAssembly
from throneworld.ti3.strategic.bureaucracy import PrimaryBureaucracy, SecondaryBureaucracy
from throneworld.ti3.strategic.diplomacy import PrimaryDiplomacy, SecondaryDiplomacy
from throneworld.ti3.strategic.leadership import PrimaryLeadership, SecondaryLeadership
from throneworld.ti3.strategic.production import PrimaryProduction, SecondaryProduction
from throneworld.ti3.strategic.prospect import PrimaryProspect
from throneworld.ti3.strategic.technology import PrimaryTechnology, SecondaryTechnology
from throneworld.ti3.strategic.trade import PlaceTradeGoods, PrimaryTrade, SecondaryTrade
from throneworld.ti3.strategic.warfare import AfterWarfare, PrimaryWarfare, SecondaryWarfare

PRIMARY: dict[str, type[Primary]] = {
    "leadership": PrimaryLeadership,
    "diplomacy": PrimaryDiplomacy,
    "assembly": PrimaryAssembly,
    "production": PrimaryProduction,
    "trade": PrimaryTrade,
    "warfare": PrimaryWarfare,
    "technology": PrimaryTechnology,
    "bureaucracy": PrimaryBureaucracy,
    "prospect": PrimaryProspect,
}
SECONDARY: dict[str, type[Secondary]] = {
    "leadership": SecondaryLeadership,
    "diplomacy": SecondaryDiplomacy,
    "assembly": SecondaryAssembly,
    "production": SecondaryProduction,
    "trade": SecondaryTrade,
    "warfare": SecondaryWarfare,
    "technology": SecondaryTechnology,
    "bureaucracy": SecondaryBureaucracy,
}
"""Prospect has none (SA-15.9.1)."""
AFTERWARDS: dict[str, type[Primary]] = {"trade": PlaceTradeGoods, "warfare": AfterWarfare}
"""What a card adds when all secondaries are done (SA-15.5.5, 15.6.3)."""
