"""What standing orders must know of Twilight Imperium 4."""

from __future__ import annotations

from throneworld.kernel.orders import NONE, OrderWords
from throneworld.kernel.steps import PASS

ORDERS = OrderWords(
    neutral={
        "window": PASS,
        "choose_action": ("end_turn",),  # to pass is to be out until the next round (RR 3.3)
        "answer_offer": ("decline",),
        "announce_retreat": ("stay",),
        "buy_tokens": ("done",),
        "produce_unit": ("done",),
        "redistribute_tokens": ("done",),
        "choose_vote": ("abstain",),
        "score_public_objective": NONE,
        "draw_secret_objective": NONE,
    },
    phases=("setup", "strategy", "action", "status", "agenda"),
    naming_prompts=("answer_offer",),
)
