"""Scenes under another edition: what the shared rules make of parameters that no game has yet."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from tests.ti4.scene import Scene
from throneworld.imperium.edition import Edition
from throneworld.ti4.edition import EDITION
from throneworld.ti4.state import Ti4State


def under(scene: Scene, **parameters: Any) -> Scene:
    """The same scene, but these parameters of the edition are others."""

    class OtherState(Ti4State, kw_only=True):
        edition: ClassVar[Edition] = replace(EDITION, **parameters)

    fields = Ti4State.__struct_fields__
    scene.game.state = OtherState(**{name: getattr(scene.state, name) for name in fields})
    return scene
