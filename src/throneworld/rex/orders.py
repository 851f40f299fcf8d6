"""What standing orders must know of Rex."""

from __future__ import annotations

from throneworld.kernel.orders import OrderWords
from throneworld.kernel.steps import PASS

ORDERS = OrderWords(
    neutral={
        "window": PASS,
        "negotiate": ("ready",),
        "answer_proposal": ("decline",),
        "relocate": ("stay",),
        "bid": PASS,
        "recruit": ("done",),
        "move_from": ("stay",),
        "deploy": ("none",),
        "flip": ("done",),
        "reveal_traitor": PASS,
        "keep_cards": ("done",),
        "share_or_betray": ("share",),
        "counter_reveal": PASS,
        # answer_element has no neutral answer: to say that one plays no card binds, too (Rex p.22)
    },
    phases=(
        "setup",
        "influence",
        "bidding",
        "recruitment",
        "maneuvering",
        "battle",
        "collection",
        "bombardment",
    ),
    naming_prompts=("answer_proposal", "answer_element"),
    naming_paths=("battle.sides.*.seat",),
    round_opening=(("moment", "advantage_used"), ("advantage", "sol_bombardment_peek")),
)
"""A cancelled look brings what opens a round in the last phase itself: an order ends one question late."""
