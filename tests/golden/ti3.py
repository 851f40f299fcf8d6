"""The golden games of Twilight Imperium 3, which is younger than the first dice: seats, options, seeds."""

from __future__ import annotations

from tools.golden import Recipe

from throneworld.kernel.asks import Noun
from throneworld.ti3.meta import GAME

BEFORE: dict[str, Noun] = dict(GAME.renames.settings)
"""As games were begun that still lacked cards; their records tell nothing of it."""

FIRST: dict[str, Recipe] = {}
LATER: dict[str, Recipe] = {
    "ti3-three-later": (["sol", "letnev", "hacan"], {**BEFORE, "last_round": 4}, 2**255 + 31),
    "ti3-four-later": (4, {**BEFORE, "galaxy": "fair", "strewn_tokens": "yes", "last_round": 4}, 2**255 + 41),
    "ti3-five-later": (
        ["yin", "creuss", "saar", "winnu", "arborec"],
        {**BEFORE, "bids": False, "last_round": 4},
        2**255 + 51,
    ),
    "ti3-six-later": (6, {**BEFORE, "galaxy": "build", "last_round": 4}, 2**255 + 61),
    "ti3-seven-later": (
        ["jolnar", "mentak", "xxcha", "naalu", "krotoan", "lizix", "muaat"],
        {**BEFORE, "last_round": 4},
        2**255 + 71,
    ),
    "ti3-eight-later": (8, {**BEFORE, "leaders": False, "flagships": False, "last_round": 4}, 2**255 + 81),
    "ti3-two-whole": (["mentak", "xxcha"], {"vp_goal": 8, "last_round": 4}, 2**255 + 22),
    "ti3-four-whole": (4, {"galaxy": "fair", "strewn_tokens": "yes", "last_round": 4}, 2**255 + 42),
    "ti3-six-whole": (
        ["norr", "yssaril", "arborec", "creuss", "jolnar", "sol"],
        {"last_round": 4},
        2**255 + 62,
    ),
    "ti3-eight-whole": (8, {"last_round": 4}, 2**255 + 82),
}
