"""Logs without secrets: whatever a library writes down, passwords, cookies and tokens are blotted out.

By design no address (URL) of this server holds a secret, so that access logs are harmless; this is the second
lock. It sits where records are made, not at one of the places where they are written, so that no logger and
no level escapes it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import Any

BLOT = "\u2026"

_FIELDS = ("password", "old", "new", "secret", "csrf", "token", "invite", "code", "salt", "seed")
_HEADERS = ("set-cookie", "cookie", "authorization", "proxy-authorization", "x-csrf-token")
_FIELD, _HEADER = "|".join(_FIELDS), "|".join(_HEADERS)
_SECRETS = tuple(
    (words, re.compile(pattern, re.IGNORECASE | re.DOTALL), replacement)
    for words, pattern, replacement in (
        (("tw_",), r"\btw_[\w-]{8,}", f"tw_{BLOT}"),
        (("throneworld=",), r"(\bthroneworld=)[^;,\s\"'\\]+", rf"\g<1>{BLOT}"),
        (("bearer", "basic"), r"(\b(?:bearer|basic)\s+)[^\s\"'\\,)]+", rf"\g<1>{BLOT}"),
        (("$argon2",), r"\$argon2\w*\$[\w+/=$,.-]+", BLOT),
        # Headers as lines, and as the pairs of bytes in which servers hold them.
        (_HEADERS, rf"(\b(?:{_HEADER}):[ \t]*)[^\r\n]+", rf"\g<1>{BLOT}"),
        (_HEADERS, rf"(b?(['\"])(?:{_HEADER})\2\s*[,:]\s*)b?(['\"]).*?\3", rf"\g<1>{BLOT}"),
        # JSON bodies and the like, with quotes that may themselves be escaped.
        (_FIELDS, rf"(\\?[\"'](?:{_FIELD})\\?[\"']\s*:\s*)(\\?[\"']).*?\2", rf"\g<1>{BLOT}"),
        # What a database was asked with, and passwords in addresses.
        (("[generated in", "[cached since"), r"\[(?:generated in|cached since)[^\n]*", f"[{BLOT}]"),
        (("[parameters:",), r"\[parameters: [^\n]*", f"[parameters: {BLOT}]"),
        (("://",), r"(\w://)[^/\s@\"']+@", rf"\g<1>{BLOT}@"),
    )
)
"""What to look for, where one of these words occurs at all: most lines have none, as is quickly seen."""
_TALKATIVE = (
    "aiosqlite",
    "sqlalchemy.engine",
    "sqlalchemy.pool",
    "asyncpg",
    "httpcore",
    "websockets",
    "urllib3",
)
"""At their chattiest these write down rows and messages whole; nobody runs a server to read that."""
_TAKES_ARGUMENTS = ("uvicorn.access",)
"""Its formatter takes the arguments one by one: client, method, path, version, status."""


def quiet_logging() -> None:
    """Call once, before the server starts; more often does no harm."""
    for name in _TALKATIVE:
        logger = logging.getLogger(name)
        logger.setLevel(max(logger.level, logging.WARNING))
    if not isinstance(logging.getLogRecordFactory(), _QuietRecords):
        logging.setLogRecordFactory(_QuietRecords(logging.getLogRecordFactory()))


def blotted(text: str) -> str:
    """The text without anything that looks like a secret of ours."""
    lowered = text.lower()
    for words, pattern, replacement in _SECRETS:
        if any(word in lowered for word in words):
            text = pattern.sub(replacement, text)
    return text


class _QuietRecords:
    """Makes records as before, then blots them."""

    def __init__(self, make: Any) -> None:
        self._make = make

    def __call__(self, *args: Any, **kwargs: Any) -> logging.LogRecord:
        record: logging.LogRecord = self._make(*args, **kwargs)
        try:
            _blot_record(record)
        except Exception:
            # Whoever logs must not fail because of us, and what cannot be read cannot be let through.
            record.msg, record.args = f"(unreadable message of {record.name})", ()
        return record


def _blot_record(record: logging.LogRecord) -> None:
    record.msg, record.args = _blot(record.msg), _blot_all(record.args)
    if record.name not in _TAKES_ARGUMENTS:
        message = record.getMessage()
        clean = blotted(message)
        if clean != message:
            record.msg, record.args = clean, ()
    if record.exc_info and not record.exc_text:
        # Formatters take the text that they find here instead of writing the traceback themselves.
        record.exc_text = blotted(logging.Formatter().formatException(record.exc_info))


def _blot_all(args: Any) -> Any:
    if isinstance(args, Mapping):
        return {name: _blot(value) for name, value in args.items()}
    return tuple(_blot(value) for value in args) if isinstance(args, tuple) else args


def _blot(value: Any) -> Any:
    """Whatever is not a number is looked at as the text it would become."""
    if value is None or isinstance(value, (bool, int, float)):
        return value
    text = str(value)
    clean = blotted(text)
    return value if clean == text else clean
