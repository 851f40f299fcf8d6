"""How what was stored of Rex is read that was called otherwise."""

from __future__ import annotations

from throneworld.kernel.reading import Renames

FORM = "08b8d9cf78b1fb1648083f883d7c9821"

RENAMES = Renames(
    forms={
        "257361c3a7479b6c03eb827ce10ccb3b": FORM,
        "814b0bebcc67c30060a2a3265534ab4f": FORM,
    }
)
"""The order of steps, then of fields, was once a part of the name of the form."""
