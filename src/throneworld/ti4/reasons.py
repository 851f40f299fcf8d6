"""Reasons that many rules share: why what somebody names is not there to be named."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal

SOUGHT = "sought_"
"""What is sought has a name of its own in every language: ``name-sought_planet``."""


def no_target(rule: str, what: str, *marks: str) -> Refusal:
    """There is nothing to aim at: what is sought, one kind or several, and what it has to be like."""
    named = " ".join([SOUGHT + mark for mark in marks]) or "none"
    return Refusal(rule, "no_target", (what, named))
