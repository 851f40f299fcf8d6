"""The hidden zones of Twilight Imperium 3: who knows which cards and tokens (ruling 102)."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import eyes_of
from throneworld.kernel.zones import Pool, Zone, Zones
from throneworld.ti3.domains.tokens import back_of
from throneworld.ti3.edition import EDITION
from throneworld.ti3.state import of

ZONES = Zones(
    public=(
        *("factions", "colours", "map", "home_places", "units", "damaged", "deeper", "aboard", "neutral"),
        *("neutral_damage", "leaders", "exhausted_docks", "control", "exhausted", "technologies"),
        *("racial_technologies", "tactic", "fleet", "strategy", "on_board", "trade_goods", "points"),
        *("penalties", "specials", "strategy_cards", "exhausted_cards", "bonus", "action_discards"),
        *("agenda_discards", "revealed", "docket", "objective_box", "objectives", "objectives_2"),
        *("private_objectives", "preliminary", "scored", "laws", "borders", "mines", "gates"),
        *("wormhole_tokens", "worldgates", "facilities", "counters", "burials", "artifacts"),
        *("domain_places", "domains_shown", "meets_counters", "covenants"),
        *("artifact_holders", "goods_on", "high_alert", "high_alert_of", "second_system"),
        *("contracts_home", "agreements", "voice", "clockwise", "play_order", "deeds", "round", "phase"),
        *("speaker", "active", "active_system", "passed", "eliminated", "marks"),
    ),
    hidden=(
        Pool((Zone("hands", hands=True), Zone("action_deck"))),
        Pool((Zone("politics", hands=True), Zone("agenda_deck"))),
        Pool(
            (Zone("secrets", hands=True), Zone("secret_deck"), Zone("secret_box")),
            called=EDITION.secrets_called,
        ),
        Pool((Zone("objective_deck"),)),
        Pool((Zone("objective_deck_2"),)),
        Pool((Zone("buried"),)),
        Pool((Zone("domain_tokens", watched=True), Zone("domain_box")), kind=back_of),
    ),
    known="known",
    eyes=lambda game, seat: eyes_of(of(game), seat),
)
