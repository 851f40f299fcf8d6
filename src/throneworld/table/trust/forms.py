"""In which form positions are stored: hashes of positions can be compared where it is the same."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from throneworld.kernel.registry import definition_of

REVISION = 1
"""Raised when positions hold something else though the fields of state and steps are as they were; then the
files in `tests/kept` are refused."""
_NAME = {"type": "string"}
"""How a moment is stored."""
_SORTED = msgspec.json.Encoder(order="sorted")


@cache
def form_of(game: str) -> str:
    """A hash of all that a stored position may consist of: each field of the state and of every step."""
    definition = definition_of(game)
    steps = sorted(definition.steps, key=lambda step: str(step.__struct_config__.tag))
    stored = msgspec.json.schema_components((definition.state, *steps), schema_hook=lambda kind: _NAME)
    return blake2b(_SORTED.encode((REVISION, _without_words(stored))), digest_size=16).hexdigest()


def is_present(form: str, game: str) -> bool:
    """Whether positions of a file have the form that they have now."""
    return definition_of(game).renames.forms.get(form, form) == form_of(game)


def _without_words(schema: Any) -> Any:
    """What is said about a field, and in which order fields stand, is no part of its form."""
    if isinstance(schema, dict):
        parts = {name: _without_words(part) for name, part in schema.items() if name != "description"}
        required = parts.get("required")
        return {**parts, "required": sorted(required)} if isinstance(required, list) else parts
    return [_without_words(part) for part in schema] if isinstance(schema, list | tuple) else schema
