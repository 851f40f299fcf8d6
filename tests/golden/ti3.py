"""The golden games of Twilight Imperium 3, which is younger than the first dice: seats, options, seeds."""

from __future__ import annotations

from tools.golden import Recipe

FIRST: dict[str, Recipe] = {}
LATER: dict[str, Recipe] = {
    "ti3-three-later": (["sol", "letnev", "hacan"], {"last_round": 4}, 2**255 + 31),
    "ti3-four-later": (4, {"galaxy": "fair", "strewn_tokens": "yes", "last_round": 4}, 2**255 + 41),
    "ti3-five-later": (
        ["yin", "creuss", "saar", "winnu", "arborec"],
        {"bids": False, "last_round": 4},
        2**255 + 51,
    ),
    "ti3-six-later": (6, {"galaxy": "build", "last_round": 4}, 2**255 + 61),
    "ti3-seven-later": (
        ["jolnar", "mentak", "xxcha", "naalu", "krotoan", "lizix", "muaat"],
        {"last_round": 4},
        2**255 + 71,
    ),
    "ti3-eight-later": (8, {"leaders": False, "flagships": False, "last_round": 4}, 2**255 + 81),
}
