"""Where the API tells about itself: the OpenAPI document, and a page made from it, without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Router, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from throneworld.table.api.page import page, style
from throneworld.table.api.schema import document

PLACE = "/api/v1/docs"
STYLE = "/style.css"
DOCUMENT = "/openapi.json"


def documents() -> Sequence[OpenAPIRenderPlugin]:
    """For the configuration of one app."""
    source = Source()
    return [PagePlugin(source), DocumentPlugin(source)]


class Source:
    """The document of one app, made when somebody first asks for it."""

    def __init__(self) -> None:
        self._made: dict[str, Any] | None = None

    def document(self, app: Litestar, frame: dict[str, Any]) -> dict[str, Any]:
        if self._made is None:
            self._made = document(app, frame)
        return self._made


class DocumentPlugin(OpenAPIRenderPlugin):
    """For programs."""

    def __init__(self, source: Source) -> None:
        super().__init__(path=DOCUMENT, media_type=OpenAPIMediaType.OPENAPI_JSON)
        self._source = source

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(self._source.document(request.app, openapi_schema))


class PagePlugin(OpenAPIRenderPlugin):
    """For people. Its style is a file of its own: our pages allow neither scripts nor styles within them."""

    def __init__(self, source: Source) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)
        self._source = source
        self._made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None:
            made = self._source.document(request.app, openapi_schema)
            largest = request.app.state.hall.config.limits.body
            self._made = page(
                made, style_url=PLACE + STYLE, json_url=PLACE + DOCUMENT, largest=largest
            ).encode()
        return self._made

    def receive_router(self, router: Router) -> None:
        router.register(style_sheet)


@get(STYLE, media_type=MediaType.CSS, sync_to_thread=False)
def style_sheet() -> bytes:
    return style()
