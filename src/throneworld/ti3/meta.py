"""Twilight Imperium 3 with Shattered Ascension, declared: seats, options, steps, moments, events.

Every module of this package says itself what it adds (`kernel/gathering.py`). Nothing is listed twice.
"""

from __future__ import annotations

import throneworld.ti3 as package
from throneworld import imperium
from throneworld.imperium.explaining import EXPLAINS
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import gather
from throneworld.kernel.reading import Renames
from throneworld.kernel.registry import Definition
from throneworld.ti3.invariants import check
from throneworld.ti3.knowledge import ZONES
from throneworld.ti3.moments import MOMENTS, UNHEARD
from throneworld.ti3.nouns import CLOSING, UNTIMELY
from throneworld.ti3.order import timing_order
from throneworld.ti3.settings import SETTINGS
from throneworld.ti3.setup import begin
from throneworld.ti3.state import Ti3State
from throneworld.ti3.surrendered import is_silent, speaks_for
from throneworld.ti3.tables import RACE
from throneworld.ti3.tables.first_decks import FIRST, IDLE
from throneworld.ti3.tables.rules import RULES
from throneworld.ti3.trade.asides import begin_beside
from throneworld.ti3.view import private, public

CHAPTERS = ("round_begins", "phase_begins", "space_battle_begins", "invasion_begins", "game_over")


def remembers(game: Game, event: Event) -> bool:
    """Whatever a player was shown he may note down."""
    return True


FOUND = gather(imperium, package)

GAME = Definition(
    id="ti3",
    fewest_seats=2,
    most_seats=8,
    factions=tuple(RACE),
    people="race",
    settings=SETTINGS,
    steps=FOUND.steps,
    listeners=FOUND.listeners,
    moments=MOMENTS,
    unheard=frozenset(UNHEARD),
    events=FOUND.events,
    verbs=FOUND.verbs,
    filters=FOUND.filters,
    texts=FOUND.texts,
    closing=CLOSING,
    untimely=UNTIMELY,
    citations=RULES,
    renames=Renames(settings={"decks": FIRST, "surrender": False, "open_counters": IDLE}),
    explains=EXPLAINS,
    layers=("imperium",),
    state=Ti3State,
    begin=begin,
    order=timing_order,
    beside=begin_beside,
    silent=is_silent,
    speaks_for=speaks_for,
    public=public,
    private=private,
    zones=ZONES,
    remembers=remembers,
    invariants=check,
    chapters=CHAPTERS,
)
