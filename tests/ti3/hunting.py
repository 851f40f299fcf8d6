"""From which starts a thing is near: those in which the moments come at which a component that brings it
about is used, the council for what an agenda does, the beginning for what belongs to the set-up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tests.ti3.related import brings_about
from throneworld.kernel.registry import definition_of

AT: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("agenda", "votes"), ("council",)),
    **dict.fromkeys(("status", "round", "action_phase"), ("status",)),
    **dict.fromkeys(("strategy", "sc_", "before"), ("strategy",)),
    **dict.fromkeys(("invasion", "land", "bombardment", "planet"), ("invasion",)),
    **dict.fromkeys(("space", "ship", "combat", "hits", "sustain", "damage", "units"), ("attack",)),
    **dict.fromkeys(("pre_combat", "special_dice", "hostile"), ("attack", "invasion")),
    **dict.fromkeys(("production", "dock"), ("production",)),
    **dict.fromkeys(("move", "mines", "activation", "self_", "other_"), ("march", "attack")),
    **dict.fromkeys(("tech", "strategic", "after_secondaries", "tg_"), ("strategic",)),
}
"""By the beginning of a moment's name; all others come on any turn."""
ON_ANY_TURN = ("turns", "duel")
OTHERWISE = {
    "question:LoseHeldShip": ("rift",),
    "event:held_in_rift": ("rift",),
    "event:stalemate": ("storm",),
    "event:special_objective_lost": ("invasion",),
    "event:gate_turned": ("march",),
    "question:ChooseMine": ("march",),
    "component:lazax_survivors": ("council",),
    "component:saar.1": ("turns", "production"),
    "event:march_named": ("march",),
    "question:MendShip": ("attack",),
    "question:TakeReward": ("strategy",),
}
SETUP = "throneworld.ti3.setup."


def starts_for(things: Iterable[str]) -> set[str]:
    return {start for thing in things for start in _starts().get(thing, ())}


@cache
def _starts() -> dict[str, set[str]]:
    game = definition_of("ti3")
    found = {thing: set(starts) for thing, starts in OTHERWISE.items()}
    for component, things in brings_about().items():
        moments = [each.moment for each in game.listeners if each.id == component]
        starts = {start for moment in moments for start in _at(moment)}
        starts |= {"council"} if component in game.texts else set()
        for thing in things:
            found.setdefault(thing, set()).update(starts)
    for each in game.steps:
        if each.__module__.startswith(SETUP):
            found[f"question:{each.__name__}"] = {"beginning"}
    return found


def _at(moment: str) -> tuple[str, ...]:
    return next((starts for begins, starts in AT.items() if moment.startswith(begins)), ON_ANY_TURN)
