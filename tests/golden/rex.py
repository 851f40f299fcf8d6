"""The golden games of Rex: seats, options and seed of each."""

from __future__ import annotations

from tools.golden import Recipe

FIRST: dict[str, Recipe] = {
    "rex-three": (["sol", "lazax", "jol_nar"], {}, 31),
    "rex-four": (["letnev", "sol", "jol_nar", "lazax"], {"betrayal": True}, 41),
    "rex-five": (5, {"races": "random", "written_memory": True}, 51),
    "rex-six": (["xxcha", "hacan", "letnev", "jol_nar", "sol", "lazax"], {"betrayal": True}, 61),
}
LATER: dict[str, Recipe] = {
    "rex-three-later": (["xxcha", "hacan", "letnev"], {"betrayal": True}, 2**255 + 31),
    "rex-four-later": (4, {"races": "random"}, 2**255 + 41),
    "rex-five-later": (["jol_nar", "lazax", "sol", "hacan", "xxcha"], {}, 2**255 + 51),
    "rex-six-later": (6, {"races": "choose", "written_memory": True}, 2**255 + 61),
}
