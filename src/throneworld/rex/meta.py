"""Rex: Final Days of an Empire, declared: seats, options, steps, moments, events.

Every module of this package says itself what it adds (`kernel/gathering.py`).
"""

from __future__ import annotations

import throneworld.rex as package
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import gather
from throneworld.kernel.registry import Definition, Flag, Number, OneOf
from throneworld.rex.events import LOOKS
from throneworld.rex.invariants import check
from throneworld.rex.knowledge import ZONES
from throneworld.rex.moments import MOMENTS
from throneworld.rex.options import CLOSING, UNTIMELY
from throneworld.rex.outlook import outlook as outlook_of
from throneworld.rex.reach import about
from throneworld.rex.renames import RENAMES
from throneworld.rex.report import CHAPTERS, report
from throneworld.rex.setup import begin
from throneworld.rex.state import RexState, of, order_of_play
from throneworld.rex.tables import COLOURS, RACE
from throneworld.rex.view import private, public

SETTINGS = (
    OneOf("races", "choose", ("choose", "random")),  # when the seats are given as a number
    Flag("recommended", False),  # offer only the races suggested for this number of players (p.23)
    Flag("betrayal", False),  # play with Betrayal cards (p.23)
    Flag("facedown_coexist", False),  # p.22 without the FAQ: facedown Xxcha may stand with an ally
    Flag("written_memory", False),  # keep what a player was shown in his log, against p.20
    Number("negotiation_limit", 8, 1, 20),  # actions a player has in one Ceasefire
)


def remembers(game: Game, event: Event) -> bool:
    """What one was shown in passing one must keep in mind oneself (Rex p.20)."""
    return bool(game.options["written_memory"]) or event.kind not in LOOKS


FOUND = gather(package)

GAME = Definition(
    id="rex",
    fewest_seats=3,
    most_seats=6,
    factions=tuple(RACE),
    people="race",
    colours=COLOURS,
    settings=SETTINGS,
    steps=FOUND.steps,
    listeners=FOUND.listeners,
    moments=MOMENTS,
    events=FOUND.events,
    state=RexState,
    begin=begin,
    order=lambda game, occasion: order_of_play(of(game)),
    public=public,
    private=private,
    zones=ZONES,
    remembers=remembers,
    invariants=check,
    chapters=CHAPTERS,
    report=report,
    renames=RENAMES,
    verbs=FOUND.verbs,
    closing=CLOSING,
    untimely=UNTIMELY,
    about=about,
    outlook=outlook_of,
)
