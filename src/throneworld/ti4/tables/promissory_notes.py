"""The promissory notes: four in every colour and one of each faction (RR 60).

The owner is the player whose colour or faction a note bears, the holder the one who has it.
"""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti4.tables.moments import MAY, MUST, Clause

# Resolved from the hand and given back, or laid in the play area until its text sends it back
FROM_HAND, IN_PLAY_AREA = "hand", "area"


class PromissoryNote(Struct, frozen=True):
    id: str
    play: str
    clauses: tuple[Clause, ...]
    faction: str = ""
    points: int = 0
    """Victory points of its holder while it lies before him."""
    errata: bool = False
    unsure: bool = False


# fmt: off
GENERIC_NOTES: tuple[PromissoryNote, ...] = (
    PromissoryNote("ceasefire", FROM_HAND,
                   clauses=(Clause("other_activates_system", "holder", MAY),)),
    PromissoryNote("trade_agreement", FROM_HAND,
                   clauses=(Clause("replenish_when", "holder", MAY),)),
    PromissoryNote("political_secret", FROM_HAND,
                   clauses=(Clause("agenda_revealed_when", "holder", MAY),)),
    PromissoryNote("support_for_the_throne", IN_PLAY_AREA, points=1,
                   clauses=(Clause("note_received", "holder", MUST),
                            Clause("self_activates_system", "holder", MUST),
                            Clause("player_eliminated_when", "holder", MUST))),
)
FACTION_NOTES: tuple[PromissoryNote, ...] = (
    PromissoryNote("stymie", IN_PLAY_AREA, faction="arborec",
                   clauses=(Clause("action", "holder", MAY),
                            Clause("produce_static", "owner", MUST),
                            Clause("self_activates_system", "holder", MUST))),
    PromissoryNote("creuss_iff", FROM_HAND, faction="creuss",
                   clauses=(Clause("turn_start", "holder", MAY),)),
    PromissoryNote("trade_convoys", IN_PLAY_AREA, faction="hacan",
                   clauses=(Clause("action", "holder", MAY),
                            Clause("transaction_static", "holder", MAY),
                            Clause("self_activates_system", "holder", MUST))),
    PromissoryNote("research_agreement", FROM_HAND, faction="jolnar",
                   clauses=(Clause("research_after", "holder", MAY),)),
    PromissoryNote("cybernetic_enhancements", FROM_HAND, faction="l1z1x",
                   clauses=(Clause("turn_start", "holder", MAY),)),
    PromissoryNote("war_funding", FROM_HAND, faction="letnev", unsure=True,
                   clauses=(Clause("space_combat_round_start", "holder", MAY),)),
    PromissoryNote("promise_of_protection", IN_PLAY_AREA, faction="mentak",
                   clauses=(Clause("action", "holder", MAY),
                            Clause("neighbor_trade_goods_or_transaction_after", "owner", MUST),
                            Clause("self_activates_system", "holder", MUST))),
    PromissoryNote("fires_of_the_gashlai", FROM_HAND, faction="muaat",
                   clauses=(Clause("action", "holder", MAY),)),
    PromissoryNote("gift_of_prescience", IN_PLAY_AREA, faction="naalu",
                   clauses=(Clause("strategy_phase_end", "holder", MAY),
                            Clause("status_phase_end", "holder", MUST))),
    PromissoryNote("antivirus", IN_PLAY_AREA, faction="nekro",
                   clauses=(Clause("combat_start", "holder", MAY),
                            Clause("opponent_unit_destroyed_after", "owner", MUST),
                            Clause("self_activates_system", "holder", MUST))),
    PromissoryNote("tekklar_legion", FROM_HAND, faction="norr",
                   clauses=(Clause("ground_combat_start", "holder", MAY),)),
    PromissoryNote("raghs_call", FROM_HAND, faction="saar",
                   clauses=(Clause("self_committed_after", "holder", MAY),)),
    PromissoryNote("military_support", FROM_HAND, faction="sol",
                   clauses=(Clause("turn_start_of_note_owner", "holder", MAY),)),
    PromissoryNote("acquiescence", FROM_HAND, faction="winnu",
                   clauses=(Clause("strategy_phase_end", "holder", MAY),)),
    PromissoryNote("political_favor", FROM_HAND, faction="xxcha", errata=True,
                   clauses=(Clause("agenda_revealed_when", "holder", MAY),)),
    PromissoryNote("greyfire_mutagen", FROM_HAND, faction="yin",
                   clauses=(Clause("any_activates_system", "holder", MAY),)),
    PromissoryNote("spy_net", FROM_HAND, faction="yssaril",
                   clauses=(Clause("turn_start", "holder", MAY),)),
)
# fmt: on

PROMISSORY_NOTES: tuple[PromissoryNote, ...] = GENERIC_NOTES + FACTION_NOTES
PROMISSORY_NOTE: dict[str, PromissoryNote] = {note.id: note for note in PROMISSORY_NOTES}
