"""The options of the cases found again among the choices of the game."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from tests.rules.ti3.casework.case import Names
from tests.rules.ti3.casework.meanings import MEANINGS, plain
from tests.rules.ti3.casework.shapes import SHAPES
from throneworld.kernel.asks import Noun, Option

ANY, REST = "*", "**"
Pattern = tuple[Any, ...]
"""A verb, then for each noun all that it may be; ANY, REST."""


def patterns(names: Names, seat: int, option: Sequence[Any]) -> list[tuple[Pattern, ...]]:
    """All that this option of a case may be in the game, the likeliest first; some are several choices."""
    verb, *nouns = map(_text, option) if option else ("", ())
    keys = (f"{verb} {nouns[0]}" if nouns else "", f"{verb}/{len(nouns)}", str(verb))
    shapes = next((SHAPES[key] for key in keys if key in SHAPES), _same(str(verb), nouns))
    found = [_patterns(names, seat, shape, nouns) for shape in shapes]
    return [each for each in found if each]


def _text(noun: Any) -> Any:
    """YAML reads these as truth values where the quotes are missing."""
    return {True: "yes", False: "no"}[noun] if isinstance(noun, bool) else noun


def _same(verb: str, nouns: Sequence[Any]) -> tuple[str, ...]:
    return (" ".join([verb, *map(str, range(len(nouns)))]),)


def _patterns(names: Names, seat: int, shape: str, nouns: list[Any]) -> tuple[Pattern, ...]:
    found = [_pattern(names, seat, each.split(), nouns) for each in shape.split(";")]
    return tuple([each for each in found if each]) if all(found) else ()


def _pattern(names: Names, seat: int, shape: list[str], nouns: list[Any]) -> Pattern:
    words: list[Any] = [shape[0]]
    for word in shape[1:]:
        if word in (ANY, REST):
            words.append(word)
            continue
        meant = _meant(names, seat, word, nouns)
        if not meant:
            return ()
        words.append(meant)
    return tuple(words)


def _meant(names: Names, seat: int, word: str, nouns: list[Any]) -> frozenset[Noun]:
    if word.startswith("="):
        return frozenset([int(word[1:]) if word[1:].isdigit() else word[1:]])
    meaning, _, number = word.rpartition(":")
    if int(number) >= len(nouns):
        return frozenset()
    return MEANINGS.get(meaning, plain)(names, seat, nouns, int(number))


def fits(pattern: Pattern, option: Option) -> bool:
    if pattern[0] != option[0]:
        return False
    words = pattern[1:]
    if REST in words:
        words = words[: words.index(REST)]
        if len(option) - 1 < len(words):
            return False
    elif len(words) != len(option) - 1:
        return False
    return all(word == ANY or _is_one_of(noun, word) for word, noun in zip(words, option[1:], strict=False))


def _is_one_of(noun: Noun, word: frozenset[Noun]) -> bool:
    return any(type(noun) is type(each) and noun == each for each in word)


def concrete(pattern: Pattern) -> Iterator[Option]:
    """What might be tried of a pattern, with nought for nouns that are left open."""
    words = pattern[1:-1] if pattern[-1] == REST else pattern[1:]
    chosen = [[0] if word == ANY else sorted(word, key=str) for word in words]
    for nouns in itertools.product(*chosen):
        yield (pattern[0], *nouns)
