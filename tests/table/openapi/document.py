"""The document of the API, without a server."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from throneworld.table.api.app import create_app
from throneworld.table.api.schema import document
from throneworld.table.config import Config


@cache
def the_document() -> dict[str, Any]:
    app = create_app(Config(data=Path(), bots=0))
    return document(app, app.openapi_schema.to_schema())


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    """Method, path and description of everything that can be asked for."""
    return [
        (method, path, described)
        for path, methods in the_document()["paths"].items()
        for method, described in methods.items()
    ]
