"""What single counters are called: their fronts, and a name for each token, so that none is taken for
another.

A front is a type and its value or letter (`hostile_locals:2`), a token a front and a number
(`hostile_locals-2_5`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from throneworld.ti3.tables import DOMAIN_COUNTER, DOMAIN_COUNTERS, FINAL_FRONTIER, REPEATED, DomainCounter

NUMBER, VALUE, VALUE_OF_TOKEN = "_", ":", "-"


def token_of(front: str, number: int) -> str:
    return f"{front.replace(VALUE, VALUE_OF_TOKEN)}{NUMBER}{number}"


def front_of(token: str) -> str:
    return token.rpartition(NUMBER)[0].replace(VALUE_OF_TOKEN, VALUE)


def type_of(front: str) -> str:
    return front.partition(VALUE)[0]


def value_of(front: str) -> int:
    """What is printed on it, if that is a number."""
    value = front.partition(VALUE)[2]
    return int(value) if value.isdigit() else 0


def with_value(counter: str, value: int) -> str:
    return f"{counter}{VALUE}{value}" if value else counter


def deck_of(token: str) -> str:
    return DOMAIN_COUNTER[type_of(front_of(token))].deck


def is_of_space(token: str) -> bool:
    return deck_of(token) == FINAL_FRONTIER


def back_of(token: str) -> int:
    """The two sorts have different backs (SA-16.3)."""
    return int(is_of_space(token))


def decks_of(tokens: Iterable[str]) -> dict[str, list[str]]:
    """The tokens by their decks."""
    found: dict[str, list[str]] = {}
    for token in tokens:
        found.setdefault(deck_of(token), []).append(token)
    return found


def fronts(counter: DomainCounter) -> list[str]:
    """The front of each token of a type."""
    valued = [with_value(counter.id, value) for value, number in counter.tokens for _ in range(number)]
    return [*valued, *[f"{counter.id}{VALUE}{letter}" for letter in counter.letters]]


def heap(deck: str, needed: int) -> list[str]:
    """All tokens of one sort; on a large map there is more of the one that does nothing."""
    found = [front for row in DOMAIN_COUNTERS if row.deck == deck for front in fronts(row)]
    found += [REPEATED[deck]] * max(0, needed - len(found))
    seen: Counter[str] = Counter()
    tokens = []
    for front in found:
        seen[front] += 1
        tokens.append(token_of(front, seen[front]))
    return tokens
