"""The columns of the fact sheets that are told in words; the audits leave them out (tools/facts.py)."""

from __future__ import annotations

TOLD = {
    *("name", "subtitle", "meaning", "effect", "condition", "cost", "payoff", "note", "why", "event"),
    *("later_version", "ring_rule", "placement_rules", "pass_rule", "leftover_bonus"),
}
