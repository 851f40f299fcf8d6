"""A wheel brings the built web client along."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import web


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if web.machine_has_node() else [web.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Whoever works in the folder of the project builds it with `make web`."""
        if version == "editable":
            return
        web.build()
        build_data["force_include"][str(web.BUILT.parent)] = "throneworld/web"
