"""Saying no: every error becomes the same small piece of data, which says why and what to do."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from throneworld.kernel.asks import Refusal
from throneworld.kernel.errors import ThroneworldError
from throneworld.table.api.bodies import NoText
from throneworld.table.errors import AgainstTheRules, Invalid, Stale, TableError, TooMany
from throneworld.table.messages import ErrorData, RefusalData, Shown
from throneworld.words import FALLBACK, Words

LOGGER = logging.getLogger(__name__)
LONGEST = 300


@lru_cache(64)
def words_for(game: str, factions: tuple[str, ...] = (), language: str = FALLBACK) -> Words:
    return Words(language, game, factions)


def error_data(problem: TableError, words: Words | None = None) -> ErrorData:
    spoken = words or words_for("")
    if isinstance(problem, AgainstTheRules):
        return refusal_error(problem.refusal, spoken)
    return ErrorData(
        error=problem.key,
        status=problem.status,
        message=spoken.say(f"error-{problem.key}", **problem.args_named),
        args=dict(problem.args_named),
        state=problem.state if isinstance(problem, Stale) and isinstance(problem.state, Shown) else None,
    )


def refusal_error(refusal: Refusal, words: Words) -> ErrorData:
    return ErrorData(
        error="refused",
        status=AgainstTheRules.status,
        message=words.refusal(refusal),
        refusal=refusal_data(refusal),
    )


def refusal_data(refusal: Refusal) -> RefusalData:
    return RefusalData(refusal.rule, refusal.key, list(refusal.args))


# For the app


def answer_table_error(request: Request[Any, Any, Any], problem: TableError) -> Response[ErrorData]:
    headers = {}
    if isinstance(problem, TooMany):
        headers["Retry-After"] = str(problem.args_named.get("seconds", 1))
    return Response(error_data(problem), status_code=problem.status, headers=headers)


def answer_http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[ErrorData]:
    """What the framework refuses: no such page, a body that does not fit, one that is too large."""
    key = _HTTP_KEYS.get(problem.status_code, "bad_request")
    detail = _detail(problem)
    return Response(
        ErrorData(
            error=key,
            status=problem.status_code,
            message=words_for("").say(f"error-{key}", detail=detail),
            args={"detail": detail},
        ),
        status_code=problem.status_code,
        headers=dict(problem.headers or {}),
    )


def answer_bug(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorData]:
    """Nothing of a bug goes out but that there is one; the log has the rest."""
    if isinstance(problem, RecursionError | NoText):  # JSON that nobody can read
        detail = "no text in UTF-8" if isinstance(problem, NoText) else "nested too deep"
        return answer_table_error(request, Invalid("bad_request", detail=detail))
    if isinstance(problem, ThroneworldError):
        LOGGER.warning("%s %r: %s", request.method, request.url.path, problem)
        text = str(problem)[:LONGEST]
        return Response(ErrorData(error="cannot", message=text), status_code=400)
    LOGGER.error("%s %r failed", request.method, request.url.path, exc_info=problem)
    data = ErrorData(error="bug", status=500, message=words_for("").say("error-bug_here"))
    return Response(data, status_code=500)


_HTTP_KEYS = {404: "no_such_page", 405: "no_such_method", 413: "too_large", 415: "not_json"}


def _detail(problem: HTTPException) -> str:
    extra = problem.extra if isinstance(problem.extra, list) else []
    said = "; ".join(
        f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)
    )
    return (said or str(problem.detail))[:LONGEST]
