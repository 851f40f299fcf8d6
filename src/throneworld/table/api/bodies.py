"""Bodies of requests: JSON and nothing else, read at once into the struct that the handler names.

The framework reads JSON into anything first and is lenient when it makes a struct of it: "1" would pass for
the number 1. What the documentation calls a number has to be one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException, ValidationException

UNSUPPORTED_MEDIA_TYPE = 415
LONGEST = 300


class NoText(UnicodeDecodeError):  # noqa: N818
    """The body is not UTF-8."""


class StrictRequest(Request[Any, Any, Any]):
    """For ``Litestar(request_class=...)``."""

    async def json(self) -> Any:
        """The body, as what the handler of this request takes."""
        check_media_type(self.content_type[0])
        data = self.route_handler.parsed_fn_signature.parameters.get("data")
        return read(await self.body(), Any if data is None else data.annotation)


def check_media_type(named: str) -> None:
    """Whoever names no type means JSON. Forms of other sites can send only types that are refused here."""
    kind, _, subtype = named.lower().partition("/")
    if named and (kind != "application" or subtype.rpartition("+")[2] != "json"):
        raise HTTPException(f"not JSON but {named[:80]}", status_code=UNSUPPORTED_MEDIA_TYPE)


def read(body: bytes, wanted: Any) -> Any:
    """Raises RecursionError if it is nested without end."""
    try:
        return _decoder(wanted).decode(body)
    except UnicodeDecodeError as problem:
        raise NoText(*problem.args) from None
    except msgspec.MsgspecError as problem:
        raise ValidationException(" ".join(str(problem).split())[:LONGEST]) from None


@lru_cache(256)
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)
