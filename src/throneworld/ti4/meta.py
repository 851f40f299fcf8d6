"""Twilight Imperium 4, declared: seats, options, steps, moments, events.

Every module of this package says itself what it adds (`kernel/gathering.py`). Nothing is listed twice.
"""

from __future__ import annotations

import throneworld.ti4 as package
from throneworld import imperium
from throneworld.imperium.explaining import EXPLAINS
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import gather
from throneworld.kernel.registry import Definition
from throneworld.ti4.invariants import check
from throneworld.ti4.knowledge import ZONES
from throneworld.ti4.meta_settings import SETTINGS
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.nouns import CLOSING, UNTIMELY
from throneworld.ti4.order import timing_order
from throneworld.ti4.renames import RENAMES
from throneworld.ti4.report import report
from throneworld.ti4.setup import begin
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import FACTION
from throneworld.ti4.tables.listening import LISTENING
from throneworld.ti4.tables.rules import RULES
from throneworld.ti4.trade.approach import begin_trade
from throneworld.ti4.view import private, public

CHAPTERS = ("round_begins", "phase_begins", "space_combat_begins", "ground_combat_begins", "game_over")


def remembers(game: Game, event: Event) -> bool:
    """Whatever a player was shown he may note down."""
    return True


FOUND = gather(imperium, package, order=LISTENING)

GAME = Definition(
    id="ti4",
    fewest_seats=3,
    most_seats=6,
    factions=tuple(FACTION),
    settings=SETTINGS,
    steps=FOUND.steps,
    listeners=FOUND.listeners,
    moments=MOMENTS,
    events=FOUND.events,
    verbs=FOUND.verbs,
    filters=FOUND.filters,
    texts=FOUND.texts,
    closing=CLOSING,
    untimely=UNTIMELY,
    citations=RULES,
    explains=EXPLAINS,
    layers=("imperium",),
    state=Ti4State,
    begin=begin,
    order=lambda game, occasion: timing_order(game),
    public=public,
    private=private,
    zones=ZONES,
    remembers=remembers,
    invariants=check,
    chapters=CHAPTERS,
    report=report,
    renames=RENAMES,
    beside=begin_trade,
)
