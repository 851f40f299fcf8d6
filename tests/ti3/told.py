"""The columns of the fact sheets that are told in words; the audits leave them out (tools/facts.py)."""

from __future__ import annotations

from tools.facts import UNSAID

from throneworld.ti3.tables import LOCATIONS, SCATTERED

TOLD = {
    *("name", "short_name", "abbr", "aliases", "source", "sources", "note", "requirement", "rationale"),
    *("timing", "special_note", "variants", "alt", "for", "against", "elected", "opens", "title", "chapter"),
    *("section", "legend", "words", "copies_rule", "living_rulebook_differences", "two_player_rule"),
    *("cost_source", "reconstructed", "movement_source", "racial_technology_cost", "token_count_note"),
    *("preliminary_closes", "stage2_initiated_when", "modern_5p_rule", "wormhole_token_note", "change"),
    "real_and_dummies",
    *("placement_final_frontier", "razing", "ring_building", "fair_maps", "strewn_tokens", "star_by_star"),
    *(
        "placement_distant_suns",
        "bidding",
        "placement_bans",
        "places",
        "piles",
        "coordinates",
        "real_and_dummies",
    ),
}
SENTENCE = {r".* .*": "told"}
SAID = {
    "elect": {r"([a-z]+) of ([a-z]+)": r"\1_of_\2", r"([a-z]+) ([a-z]+)": r"\1_\2"},
    "options": {r"([abc]\)) .+": r"\1", **SENTENCE},
    "effect": {r"\+1 ([a-z]+)": r"+1_\1", **SENTENCE},
    "produce_units": {r"planet resource value (\+ \d)": r"resources \1"},
    "rule": {r".* .*": UNSAID},
    "dummy_reward": {r"(\d+) TG": r"\1"},
    **dict.fromkeys(("special", "traits", "abilities", "cost", "movement"), SENTENCE),
    **dict.fromkeys(
        ("fate_roll_when", "captive", "execution", "rescue", "start", "where", *LOCATIONS, *SCATTERED),
        SENTENCE,
    ),
}
"""What else is told in words: by column the patterns of it, and what is kept of each."""
