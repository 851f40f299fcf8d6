"""Skirmish, declared. Every other module says itself what it adds."""

from __future__ import annotations

import skirmish
from skirmish.invariants import check
from skirmish.knowledge import ZONES
from skirmish.moments import MOMENTS
from skirmish.options import UNTIMELY
from skirmish.setup import begin
from skirmish.state import SkirmishState, in_order, of
from skirmish.tables import CREWS
from skirmish.view import private, public
from throneworld.kernel.gathering import gather
from throneworld.kernel.registry import Definition, Flag, Number, OneOf

SETTINGS = (
    OneOf("crews", "choose", ("choose", "random")),  # when the seats are given as a number (1)
    Number("wrecks", 4, 3, 8),  # so many rounds (3)
    Flag("shares", False),  # a point for each of those who are equally strong (2.5)
)

FOUND = gather(skirmish)

GAME = Definition(
    id="skirmish",
    fewest_seats=2,
    most_seats=4,
    factions=CREWS,
    settings=SETTINGS,
    steps=FOUND.steps,
    listeners=FOUND.listeners,
    moments=MOMENTS,
    events=FOUND.events,
    state=SkirmishState,
    begin=begin,
    order=lambda game, occasion: in_order(of(game)),
    public=public,
    private=private,
    zones=ZONES,
    remembers=lambda game, event: True,
    invariants=check,
    chapters=("round_begins",),
    verbs=FOUND.verbs,
    untimely=UNTIMELY,
)
