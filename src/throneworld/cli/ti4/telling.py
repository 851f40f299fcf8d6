"""The log as one would tell it: without what the next line says better, and units of a kind together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from msgspec.structs import replace

from throneworld.kernel.asks import Noun
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.ti4.tables import ACTION_CARD, AGENDA, OBJECTIVE, PROMISSORY_NOTE
from throneworld.words import Words

IN_FULL: dict[str, str] = {
    "action_card_drawn": "action_card_seen",
    "action_card_taken": "action_card_passed_on",
    "hand_looked_at": "hand_seen",
    "secret_drawn": "secret_seen",
    "secret_returned": "secret_given_back",
    "note_given": "note_seen",
    "agendas_looked_at": "agendas_seen",
    "token_placed": "system_activated",
    "objective_scored": "points_gained",
}
"""What everybody is told, and what follows for those who know more; the same seat comes first in both."""
COUNTED: dict[str, int] = {
    "units_placed": 2,
    "units_moved": 2,
    "units_removed": 2,
    "units_destroyed": 2,
    "units_repaired": 2,
}
"""Which argument is a number of units."""
SHEETS = frozenset({"units_placed", "technology_gained", "control_gained", "command_tokens_taken"})
"""What the sheets of the factions say before the first round; the board shows it."""
ROUTINE = frozenset(
    {"strategy_card_exhausted", "strategy_cards_returned", "tokens_removed", "cards_readied"},
)
"""What always happens, to everybody alike, or is said by what came before."""
EXPLAINED: dict[str, int] = {
    "objective_revealed": 0,
    "agenda_revealed": 0,
    "action_card_seen": 1,
    "secret_seen": 1,
    "played": 1,
}
"""News about a card that one has to read, and which argument is the card."""
CARDS = frozenset((*ACTION_CARD, *AGENDA, *OBJECTIVE, *PROMISSORY_NOTE))


def told(game: Game, events: Sequence[Event]) -> list[Event]:
    begun = next((event.at for event in game.log if event.kind == "round_begins"), len(game.choices))
    heard = [event for event in events if not _is_routine(event, begun)]
    rest = [
        event for event, following in pairwise((*heard, None)) if event and not _says_it(event, following)
    ]
    return [event for _, alike in groupby(rest, key=lambda each: each.kind) for event in _together(alike)]


def _is_routine(event: Event, begun: int) -> bool:
    if event.kind == "action_card_discarded":
        return event.args[-1] == "played"
    return event.kind in ROUTINE or (event.kind in SHEETS and event.at <= begun)


def _says_it(event: Event, following: Event | None) -> bool:
    """Whether the next one tells the same and more."""
    fuller = IN_FULL.get(event.kind)
    return following is not None and following.kind == fuller and following.args[0] == event.args[0]


def _together(alike: Iterable[Event]) -> list[Event]:
    found: dict[tuple[Noun, ...], Event] = {}
    for event in alike:
        at = COUNTED.get(event.kind)
        if at is None:
            found[len(found), *event.args] = event
        else:
            key = event.args[:at] + event.args[at + 1 :]
            found[key] = _sum(found[key], event, at) if key in found else event
    return list(found.values())


def _sum(one: Event, other: Event, at: int) -> Event:
    number = int(one.args[at]) + int(other.args[at])
    return replace(one, args=(*one.args[:at], number, *one.args[at + 1 :]))


def explained(words: Words, event: Event) -> str:
    """What the card says that has come; what is not a card is known to everybody."""
    at = EXPLAINED.get(event.kind)
    card = str(event.args[at]) if at is not None else ""
    key = f"name-{card}.does"
    return words.say(key) if card in CARDS and words.has(key) else ""
