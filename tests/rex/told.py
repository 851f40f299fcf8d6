"""The columns of the fact sheets that are told in words; the audits leave them out (tools/facts.py)."""

from __future__ import annotations

TOLD = {
    *("title", "title_de", "title_it", "name", "name_en", "name_de", "name_it", "note", "rule", "effect"),
    *("condition", "formal", "timing", "informant_cancel", "after_use", "limit", "fleet_direction"),
    *("reshuffle", "three_player_rule", "source"),
}
