"""Rules of thumb for the bot that thinks."""

from __future__ import annotations

from typing import Any

from throneworld.kernel.asks import Ask, Option

KEPT = ("jam", "rally", "ambush", "second_wind", "supplies")
"""The cards, the best first."""


def answer(view: dict[str, Any], ask: Ask) -> Option:
    """What to choose; of crews any will do."""
    if ask.prompt == "send_troops":
        return _send(view, ask)
    if ask.prompt == "discard_one":
        return max(ask.options, key=lambda option: KEPT.index(str(option[1])))
    if ask.prompt == "choose_rival":
        return max(ask.options, key=lambda option: _strength(view, int(option[1])))
    return _play(view, ask) if ask.prompt == "window" else ask.options[0]


def _send(view: dict[str, Any], ask: Ask) -> Option:
    """What the wreck is worth, if the troops last for the rounds that are left."""
    you = view["players"][view["seat"]]
    left = view["rounds"] - view["round"] + 1
    wanted = min(view["worth"], 1 + you["troops"] // left)
    return min(ask.options, key=lambda option: abs(int(option[1]) - wanted))


def _play(view: dict[str, Any], ask: Ask) -> Option:
    """Supplies at once, all else only where it may still turn the fight."""
    moment, offered = ask.about["moment"], [option[-1] for option in ask.options]
    if moment == "struggle" and _behind(view) > 0:
        for card in ("rally", "ambush", "daring", "second_wind"):
            if card in offered:
                return ("play", card)
    if moment == "wreck_found" and "supplies" in offered:
        return ("play", "supplies")
    if moment == "card_played" and "jam" in offered and ask.about["card"] in ("rally", "ambush", "jam"):
        return ("play", "jam")
    return ("pass",)


def _behind(view: dict[str, Any]) -> int:
    """By how much another is stronger, or equal; nothing for a crew that has sent nobody."""
    seat = view["seat"]
    if not view["players"][seat]["sent"]:
        return 0
    others = [_strength(view, other) for other in range(len(view["players"])) if other != seat]
    return max(others) - _strength(view, seat) + 1


def _strength(view: dict[str, Any], seat: int) -> int:
    player = view["players"][seat]
    return int(player["sent"] + player["die"] + player["bonus"]) if player["sent"] else 0
