"""The pages of the web client: files that were built from `web/`, and one page for all other addresses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File, Response
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

import throneworld
from throneworld.words import Words

COMPRESSION = CompressionConfig(backend="gzip", exclude=["^/api/"])
"""Answers of the API stay as they are: they are small, and their length must not tell what is in them."""

_FOR_EVER = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
_ASK_AGAIN = CacheControlHeader(no_cache=True)


def site() -> Sequence[ControllerRouterHandler]:
    """Names of files below /assets change with what is in them; everything else is asked for each time."""
    folder = web_folder()
    if folder is None:
        return [not_built]
    assets = create_static_files_router("/assets", [folder / "assets"], cache_control=_FOR_EVER)
    return [assets, page]


@cache
def web_folder() -> Path | None:
    """Inside the installed package, else where `make web` puts it."""
    package = Path(throneworld.__file__).resolve().parent
    places = (package / "web", package.parents[1] / "web" / "dist")
    return next((place for place in places if (place / "index.html").is_file()), None)


@get(["/", "/{_:path}"], include_in_schema=False, cache_control=_ASK_AGAIN, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> File | Response[str]:
    """Addresses such as /t/ID are read by the page itself."""
    folder, path = web_folder(), request.url.path
    if folder is None or path.startswith("/api/"):
        raise NotFoundException()
    beside = {f"/{each.name}" for each in folder.glob("*") if each.is_file()}
    if "/index.html" not in beside:
        return _being_built()
    name = path[1:] if path in beside else "index.html"
    return File(folder / name, filename=name, content_disposition_type="inline")


@get("/", include_in_schema=False, sync_to_thread=False)
def not_built() -> Response[str]:
    return _being_built()


def _being_built() -> Response[str]:
    """Also while they are built anew under a running server; whoever is told so comes again."""
    words = Words().say("web-not-built")
    return Response(words, media_type="text/plain", status_code=503, headers={"Retry-After": "5"})
