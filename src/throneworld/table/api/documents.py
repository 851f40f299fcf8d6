"""The documentation page of the API: plain HTML made from the OpenAPI document, without scripts."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin


def documents() -> Sequence[OpenAPIRenderPlugin]:
    return [JsonRenderPlugin(path="/openapi.json")]
