"""The 16 Influence cards (Rex p.8, p.14-15). `unsure` marks what was reconstructed."""

from __future__ import annotations

from msgspec import Struct

GENERATE, SOL_OFFENSIVE, CEASEFIRE = "generate", "sol_offensive", "ceasefire"


class InfluenceCard(Struct, frozen=True):
    id: str
    kind: str
    copies: int
    placements: tuple[tuple[str, int], ...] = ()
    """Space and amount, the left one first."""
    unsure: tuple[str, ...] = ()


# fmt: off
INFLUENCE_CARDS: tuple[InfluenceCard, ...] = (
    InfluenceCard("public_support", GENERATE, 1, (("holonet_central", 10), ("sallab_slums", 8))),
    InfluenceCard("critical_intelligence", GENERATE, 1, (("imperial_intelligence_hq", 8), ("tarraguth_slums", 6))),
    InfluenceCard("lost_archives", GENERATE, 1, (("hall_of_records", 8), ("hall_of_cartography", 6)), unsure=("title",)),
    InfluenceCard("campus_unrest", GENERATE, 1, (("vel_terro_residential", 8), ("scholara_imperialis", 6)), unsure=("title", "kind", "copies", "placements")),
    InfluenceCard("diplomatic_channels", GENERATE, 1, (("embassy_quarters", 10), ("sai_sallai_residential", 8)), unsure=("title", "kind", "copies", "placements")),
    InfluenceCard("imperial_treasury", GENERATE, 1, (("vel_hamech_financial", 12), ("adminus_mecatol", 10)), unsure=("title", "kind", "copies", "placements")),
    InfluenceCard("emergency_supplies", GENERATE, 1, (("trauma_and_physiology_zone", 10), ("tilzin_business", 8)), unsure=("title", "kind", "copies", "placements")),
    InfluenceCard("forced_labor", GENERATE, 1, (("sai_morgai_industrial", 8), ("sector_incarcetorum", 6)), unsure=("title", "kind", "copies", "placements")),
    InfluenceCard("black_market", GENERATE, 1, (("hirzall_industrial", 8), ("pleasure_district", 6)), unsure=("title", "kind", "copies", "placements")),
    InfluenceCard("sol_offensive", SOL_OFFENSIVE, 3, unsure=("copies",)),
    InfluenceCard("temporary_ceasefire", CEASEFIRE, 4, unsure=("copies",)),
)
# fmt: on

INFLUENCE: dict[str, InfluenceCard] = {
    f"{card.id}_{copy}" if card.copies > 1 else card.id: card
    for card in INFLUENCE_CARDS
    for copy in range(1, card.copies + 1)
}
"""Every single card and what it is."""
INFLUENCE_DECK: tuple[str, ...] = tuple(INFLUENCE)
