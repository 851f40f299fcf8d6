"""Where the Rules Reference has what shared questions and refusals cite by a key."""

from __future__ import annotations

from throneworld.imperium import citing

RULES: dict[str, str] = {
    # Combat
    citing.HITS_RULE: "RR 29.1",
    citing.SUSTAIN_DAMAGE_RULE: "RR 76.1",
    citing.CANNOT_RULE: "RR 1.4",
    citing.REROLLS_RULE: "RR 63.2",
}
