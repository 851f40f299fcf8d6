"""Twilight Imperium 4, declared: seats, options, steps, moments, events.

Every module of this package says itself what it adds: `STEPS` that may wait, `EVENTS` that it tells,
`VERBS` of options, and `LISTENERS`, the components that are used at a stop. Nothing is listed twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import throneworld.ti4 as package
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs, gathered
from throneworld.kernel.registry import Definition, register
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Listener
from throneworld.ti4.declare import COST_STEPS
from throneworld.ti4.knowledge import ZONES
from throneworld.ti4.laws import check
from throneworld.ti4.meta_settings import SETTINGS
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.nouns import AWAY, CLOSING, UNTIMELY
from throneworld.ti4.order import timing_order
from throneworld.ti4.report import report
from throneworld.ti4.setup import begin
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import FACTION
from throneworld.ti4.view import private, public

CHAPTERS = ("round_begins", "phase_begins", "space_combat_begins", "ground_combat_begins", "game_over")


def modules() -> Iterator[ModuleType]:
    """Every other module of the package, in the order of their names."""
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if found.name != __name__:
            yield import_module(found.name)


def steps() -> tuple[type[Step], ...]:
    found = [step for module in modules() for step in getattr(module, "STEPS", ())]
    return tuple(dict.fromkeys((*COST_STEPS, *found)))


def listeners() -> tuple[Listener, ...]:
    found = {
        (each.moment, each.id): each for module in modules() for each in getattr(module, "LISTENERS", ())
    }
    return tuple(found.values())


def events() -> dict[str, tuple[str, ...]]:
    return {kind: names for module in modules() for kind, names in getattr(module, "EVENTS", {}).items()}


def verbs() -> Verbs:
    return gathered(*(getattr(module, "VERBS", {}) for module in modules()))


def remembers(game: Game, event: Event) -> bool:
    """Whatever a player was shown he may note down."""
    return True


TI4 = Definition(
    id="ti4",
    fewest_seats=3,
    most_seats=6,
    factions=tuple(FACTION),
    settings=SETTINGS,
    steps=steps(),
    listeners=listeners(),
    moments=MOMENTS,
    events=events(),
    verbs=verbs(),
    closing=CLOSING,
    away=AWAY,
    untimely=UNTIMELY,
    state=Ti4State,
    begin=begin,
    order=timing_order,
    public=public,
    private=private,
    zones=ZONES,
    remembers=remembers,
    laws=check,
    chapters=CHAPTERS,
    report=report,
)

register(TI4)
