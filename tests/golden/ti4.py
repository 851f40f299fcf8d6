"""The golden games of Twilight Imperium 4: seats, options and seed of each."""

from __future__ import annotations

from tools.golden import Recipe

FIRST: dict[str, Recipe] = {
    "ti4-three": (["nekro", "saar", "creuss"], {"galaxy": "preset"}, 31),
    "ti4-four": (4, {"factions": "random", "galaxy": "build"}, 41),
    "ti4-five": (["mentak", "yin", "naalu", "arborec", "winnu"], {"galaxy": "fair"}, 51),
    "ti4-six": (["hacan", "letnev", "l1z1x", "sol", "xxcha", "yssaril"], {"points": 14}, 61),
}
LATER: dict[str, Recipe] = {
    "ti4-three-later": (3, {"factions": "choose", "galaxy": "build"}, 2**255 + 31),
    "ti4-four-later": (["jolnar", "muaat", "arborec", "hacan"], {"galaxy": "fair"}, 2**255 + 41),
    "ti4-five-later": (5, {"factions": "random", "galaxy": "preset"}, 2**255 + 51),
    "ti4-six-later": (["yin", "nekro", "norr", "naalu", "mentak", "saar"], {}, 2**255 + 61),
}
