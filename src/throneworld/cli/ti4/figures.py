"""A unit in figures, as its row on the faction sheet or its card prints them."""

from __future__ import annotations

from throneworld.ti4.tables import UNIT_ABILITIES, Roll, Unit
from throneworld.words import Words


def figures(words: Words, unit: Unit) -> str:
    """`cost 4, combat 5, move 1, capacity 1, sustain damage, bombardment 5`."""
    values = {"move": unit.move, "capacity": unit.capacity}
    parts = [words.say("galaxy-figure-cost", value=unit.cost, count=unit.produced)] if unit.cost else []
    parts += [words.say("galaxy-figure-combat", value=unit.combat, dice=unit.dice)] if unit.combat else []
    parts += [words.say(f"galaxy-figure-{key}", value=value) for key, value in values.items() if value]
    return ", ".join((*parts, *(_ability(words, unit, ability) for ability in _abilities(unit))))


def _abilities(unit: Unit) -> list[str]:
    return [ability for ability in UNIT_ABILITIES if getattr(unit, ability)]


def _ability(words: Words, unit: Unit, ability: str) -> str:
    name, printed = words.say(f"galaxy-figure-{ability}"), getattr(unit, ability)
    if isinstance(printed, Roll):
        return words.say("galaxy-figure-roll", name=name, value=printed.hits_on, dice=printed.dice)
    if ability == "production":
        plus = int(unit.plus_resources)
        return words.say("galaxy-figure-output", name=name, value=unit.production, resources=plus)
    return name
