"""The hidden zones of Twilight Imperium 4: who knows which cards."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.game import Game
from throneworld.kernel.zones import Fits, Pool, Zone, Zones
from throneworld.ti4.cards.notes_effects import ChooseNote
from throneworld.ti4.tables import OBJECTIVE, STAGE_1


def _announced(game: Game, seat: int) -> Sequence[Fits]:
    """Who chooses among notes of one title has announced such a note, so he holds one (RR 60.6)."""
    return [step.fits for step in game.under_way(ChooseNote) if step.seat == seat]


def _stage(card: str) -> int:
    """Facedown objectives may be any that are not revealed; stage I lies before stage II (RR 52.14)."""
    return int(OBJECTIVE[card].deck != STAGE_1)


ZONES = Zones(
    public=(
        *("factions", "colours", "map", "units", "damaged", "sheets", "resting", "control", "exhausted"),
        *("technologies", "exhausted_technologies", "tactic", "fleet", "strategy", "on_board"),
        *("trade_goods", "commodities", "points", "strategy_cards", "exhausted_cards", "bonus"),
        *("action_discards", "agenda_discards", "objectives", "scored", "notes_in_play"),
        *("laws", "exhausted_laws", "round", "phase", "speaker", "active", "active_system", "passed"),
        *("eliminated", "custodians", "zero", "wormhole_tokens", "assimilated", "marks"),
    ),
    hidden=(
        Pool((Zone("hands", hands=True), Zone("action_deck"))),
        Pool((Zone("secrets", hands=True), Zone("secret_deck"))),
        Pool((Zone("notes", hands=True),), owed=_announced),
        Pool((Zone("agenda_deck"),)),
        Pool((Zone("objective_deck"), Zone("objective_box")), kind=_stage),
    ),
    known="known",
)
