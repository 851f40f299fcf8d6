"""The audit that proves, when a game is loaded, that its declarations fit together."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from throneworld.kernel.nouns import KERNEL_VERBS
from throneworld.kernel.steps import Procedure, Question
from throneworld.kernel.windows import Window
from throneworld.kernel.zones import audit_zones

if TYPE_CHECKING:
    from throneworld.kernel.registry import Definition

COLOURS = ("blue", "yellow", "green", "red", "purple", "black", "orange", "cyan", "pink", "white")
"""What pieces may be; players who have none of their own get them in this order."""


def audit(definition: Definition) -> list[str]:
    """Whatever does not fit together in a game's declarations."""
    return [
        *_audit_steps(definition),
        *_audit_verbs(definition),
        *_audit_moments(definition),
        *_audit_effects(definition),
        *_audit_names(definition),
        *_audit_people(definition),
        *audit_zones(definition.zones, definition.state),
    ]


def _audit_names(definition: Definition) -> list[str]:
    """Saves and choices go by name, so no name may mean two things."""
    tags = Counter(str(step.__struct_config__.tag) for step in definition.steps)
    listeners = Counter((each.moment, each.id) for each in definition.listeners)
    return [
        *(f"two steps are called {tag}" for tag, count in tags.items() if count > 1),
        *(f"{name} listens twice to {moment}" for (moment, name), count in listeners.items() if count > 1),
    ]


def _audit_people(definition: Definition) -> list[str]:
    colours = definition.colours
    return [
        *(
            f"{each} has a colour, and is no {definition.people}"
            for each in colours
            if each not in definition.factions
        ),
        *(f"{each} is no colour of pieces" for each in colours.values() if each not in COLOURS),
    ]


def _audit_steps(definition: Definition) -> list[str]:
    problems = []
    for step in definition.steps:
        name = step.__name__
        if issubclass(step, Procedure):
            missing = [stage for stage in step.stages if not callable(getattr(step, stage, None))]
            problems += [f"{name} has no stage {stage}" for stage in missing]
            if not step.stages:
                problems.append(f"{name} has no stages")
        if issubclass(step, Question) and not step.prompt:
            problems.append(f"{name} has no prompt")
        if issubclass(step, Question):
            unknown = [verb for verb in step.verbs if verb not in {**KERNEL_VERBS, **definition.verbs}]
            problems += [f"{name} says {verb}, which is no verb of the game" for verb in unknown]
        if issubclass(step, Question) and not step.rule and step is not Window:
            problems.append(f"{name} cites no rule")
    return problems


def _audit_verbs(definition: Definition) -> list[str]:
    known = {**KERNEL_VERBS, **definition.verbs}
    unknown = sorted(definition.closing - set(known))
    return [f"{verb} closes, and is no verb of the game" for verb in unknown]


def _audit_moments(definition: Definition) -> list[str]:
    opened = {moment for step in definition.steps if issubclass(step, Procedure) for moment in step.opens} | {
        listener.cancel for listener in definition.listeners if listener.cancel
    }
    listened = {listener.moment for listener in definition.listeners}
    named = {name for name, moment in definition.moments.items() if moment.opens}
    unheard = definition.unheard
    return [
        *(f"moment {each} is never opened" for each in sorted(named - opened - unheard)),
        *(f"moment {each} is opened but not declared" for each in sorted(opened - named)),
        *(f"nothing listens to moment {each}" for each in sorted(named - listened - unheard)),
        *(f"moment {each} is listened to but not declared" for each in sorted(listened - named)),
    ]


def _audit_effects(definition: Definition) -> list[str]:
    used = [
        *((each.id, (*each.spends, *each.aims, *each.costs, *each.effects)) for each in definition.listeners),
        *((text.id, text.effects) for text in definition.texts.values()),
    ]
    known = set(definition.steps)
    return [
        f"{name} uses {type(effect).__name__}, which is no step of the game"
        for name, effects in used
        for effect in effects
        if type(effect) not in known
    ]
