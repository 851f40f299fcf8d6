"""From what is typed to an option. Options are numbered; a run of numbers is one entry with an amount."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from throneworld.cli.boards import board_for
from throneworld.kernel.asks import Ask, Option
from throneworld.words import Words

SHORTEST_RUN = 3
"""Fewer amounts than this are listed one by one, unless there is nothing else to choose from."""
SHORTEST_WORD = 3


class Entry(NamedTuple):
    """One line of a question: a single option, or amounts from the first to the last."""

    options: tuple[Option, ...]
    label: str

    @property
    def lowest(self) -> int:
        return int(self.options[0][1])

    @property
    def highest(self) -> int:
        return int(self.options[-1][1])

    def amount(self, number: int) -> Option | None:
        return next((option for option in self.options if option[1:] == (number,)), None)


def entries_of(ask: Ask, words: Words) -> list[Entry]:
    runs: list[list[Option]] = []
    for option in board_for(words.game).ordered(ask.options):
        if runs and _continues(runs[-1][-1], option, ask, words):
            runs[-1].append(option)
        else:
            runs.append([option])
    least = 2 if len(runs) == 1 else SHORTEST_RUN
    return [entry for run in runs for entry in _entries(run, ask, words, least)]


def run_label(ask: Ask, words: Words, run: Sequence[Option]) -> str:
    """`Bid 4-17`: the option's own words, with a span for the number."""
    first = words.option(ask, run[0])
    if len(run) == 1:
        return first
    if _names(words, run[0]):
        return words.say("play-and-more", label=first, count=len(run) - 1)
    return words.option(ask, (run[0][0], f"{run[0][1]}-{run[-1][1]}"))


def goes_on(before: Option, option: Option, ask: Ask, words: Words) -> bool:
    """Whether two options with the same reason against them share a line."""
    return _continues(before, option, ask, words) or (_names(words, option) and option[0] == before[0])


def _names(words: Words, option: Option) -> bool:
    """Whether it names something that has a number for a name."""
    return option[0] in board_for(words.game).naming


def continues(before: Option, option: Option) -> bool:
    """Whether an option is the one before it with the next higher number."""
    return (
        len(option) == 2
        and option[0] == before[0]
        and isinstance(option[1], int)
        and isinstance(before[1], int)
        and option[1] == before[1] + 1
    )


def _continues(before: Option, option: Option, ask: Ask, words: Words) -> bool:
    """A number that the words do not show stands for a player and is no amount, nor is one that is a name."""
    if _names(words, option):
        return False
    shown = re.search(rf"\b{option[-1]}\b", words.option(ask, option)) is not None
    return shown and continues(before, option)


def _entries(run: list[Option], ask: Ask, words: Words, least: int) -> list[Entry]:
    if len(run) >= least:
        return [Entry(tuple(run), run_label(ask, words, run))]
    return [Entry((option,), words.option(ask, option)) for option in run]


def is_amount(entries: Sequence[Entry]) -> bool:
    """Whether the whole question is how many."""
    return len(entries) == 1 and len(entries[0].options) > 1


def understood(text: str, entries: Sequence[Entry]) -> Option | Entry | None:
    """The option meant; an entry when its amount is still missing; None when it is not clear."""
    typed = text.split()
    numbers = [int(word) for word in typed if word.isascii() and word.isdecimal() and len(word) < 7]
    if len(numbers) == len(typed) == 1 and is_amount(entries):
        return entries[0].amount(numbers[0])
    if typed and len(numbers) == len(typed):
        return _numbered(numbers, entries)
    return _spelled(typed, entries) or _named(text, entries)


def _numbered(numbers: list[int], entries: Sequence[Entry]) -> Option | Entry | None:
    if not 1 <= numbers[0] <= len(entries) or len(numbers) > 2:
        return None
    entry = entries[numbers[0] - 1]
    if len(numbers) == 2:
        return entry.amount(numbers[1]) if len(entry.options) > 1 else None
    return entry if len(entry.options) > 1 else entry.options[0]


def _spelled(typed: list[str], entries: Sequence[Entry]) -> Option | None:
    """Verb and nouns as the game itself writes them, such as `bid 7`."""
    for entry in entries:
        for option in entry.options:
            if [str(part) for part in option] == [word.lower() for word in typed]:
                return option
    return None


def _named(text: str, entries: Sequence[Entry]) -> Option | Entry | None:
    """The beginning of any word of exactly one line, or whole words of it."""
    wanted = re.escape(text.lower())
    if len(text) < SHORTEST_WORD:
        return None
    begun = [entry for entry in entries if re.search(rf"\b{wanted}", entry.label.lower())]
    whole = [entry for entry in begun if re.search(rf"\b{wanted}(?!\w)", entry.label.lower())]
    fitting = whole if len(begun) > 1 else begun
    if len(fitting) != 1:
        return None
    return fitting[0] if len(fitting[0].options) > 1 else fitting[0].options[0]
