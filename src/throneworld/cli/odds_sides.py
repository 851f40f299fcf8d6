"""What `throneworld odds` is told about both sides of a combat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, cast

from msgspec.structs import replace

from throneworld.cli.problems import Problem
from throneworld.lab.odds import (
    Armoury,
    Casualty,
    Edge,
    Group,
    Reroll,
    Rolls,
    Shot,
    Side,
    SustainWhen,
    Unit,
    apply,
    without_sustain,
)
from throneworld.words import Words

NEVER = "never"
MOST = 30
"""Units of one side: more than a fleet ever holds, and still reckoned in seconds; in a minute or two if much
is spent or staked on so many dice."""


class Wishes(NamedTuple):
    """What the command line says about one side."""

    units: str
    order: str
    sustain: str
    modifier: int
    reroll: Reroll
    retreat: int | None
    volley: str
    harrow: str
    edges: str


class Scene(NamedTuple):
    """What it says about both."""

    armoury: Armoury
    ground: bool
    barrage: bool
    weapon_schematics: bool


def read_sides(words: Words, wishes: Sequence[Wishes], scene: Scene) -> tuple[Side, Side]:
    attacker, defender = (read_side(words, each, scene) for each in wishes)
    edges = scene.armoury.edges
    for name, number in read_edges(words, wishes[0], scene):
        attacker, defender = apply(edges[name], number, attacker, defender)
    for name, number in read_edges(words, wishes[1], scene):
        defender, attacker = apply(edges[name], number, defender, attacker)
    _check_rerolls(words, attacker)
    _check_rerolls(words, defender)
    return attacker, defender


def read_side(words: Words, wishes: Wishes, scene: Scene) -> Side:
    armoury, counts = scene.armoury, read_units(words, scene.armoury, wishes.units)
    _check_place(words, counts, scene)
    if wishes.harrow and not scene.ground:
        raise Problem(words.say("error-odds-edge-in-space", name="harrow"))
    changes = {} if scene.barrage else {"barrage": None}
    side = Side(
        groups=tuple(Group(replace(armoury.units[name], **changes), count) for name, count in counts.items()),
        order=read_order(words, armoury, wishes.order, counts),
        sustain="first" if wishes.sustain == NEVER else cast(SustainWhen, wishes.sustain),
        rolls=Rolls(wishes.modifier, wishes.reroll),
        volley=read_volley(words, wishes.volley),
        retreat_at=wishes.retreat,
        closing_volley=read_volley(words, wishes.harrow),
    )
    if wishes.sustain == NEVER:
        return without_sustain(side, tuple(counts))
    return without_sustain(side, armoury.unsustaining) if scene.weapon_schematics else side


def read_edges(words: Words, wishes: Wishes, scene: Scene) -> list[tuple[str, float]]:
    """`duranium_armor, devotion=3`: names, with a number where one is given."""
    edges, counts = scene.armoury.edges, read_units(words, scene.armoury, wishes.units)
    found = {}
    for entry in _entries(wishes.edges):
        text, _, number = entry.partition("=")
        name = _as_typed(text)
        if name not in edges:
            raise Problem(words.say("error-odds-edge", name=text.strip(), names=", ".join(edges)))
        _check_edge(words, name, counts, scene)
        found[name] = _number(words, name, number.strip(), edges[name])
    return list(found.items())


def _check_edge(words: Words, name: str, counts: dict[str, int], scene: Scene) -> None:
    edge, ground = scene.armoury.edges[name], scene.ground
    if edge.where == ("space" if ground else "ground"):
        key = "error-odds-edge-on-ground" if ground else "error-odds-edge-in-space"
        raise Problem(words.say(key, name=name))
    if edge.needs and edge.needs not in counts:
        raise Problem(words.say("error-odds-edge-needs", name=name, unit=edge.needs))


def _number(words: Words, name: str, text: str, edge: Edge) -> float:
    if not text:
        return edge.usual or 0
    fits = re.fullmatch(r"[0-9]{1,2}" if edge.whole else r"[0-9]{1,2}(\.[0-9])?", text)
    if edge.usual is None or not fits or not edge.least <= float(text) <= edge.most:
        key = "error-odds-edge-number" if edge.usual is not None else "error-odds-edge-plain"
        raise Problem(words.say(key, name=name, text=text, least=edge.least, most=edge.most))
    return float(text)


def _check_rerolls(words: Words, side: Side) -> None:
    if side.rolls.reroll == "all" and (side.trade_goods or side.stakes is not None):
        raise Problem(words.say("error-odds-whole"))


def read_units(words: Words, armoury: Armoury, text: str) -> dict[str, int]:
    """`2 dreadnought, 6 fighter, carrier`."""
    counts: dict[str, int] = {}
    for entry in _entries(text):
        number, name = re.fullmatch(r"([0-9]*)\s*(.*)", entry, re.DOTALL).groups()  # type: ignore[union-attr]
        if not name:
            raise Problem(words.say("error-odds-unnamed", text=entry))
        unit = read_unit(words, armoury, name)
        counts[unit.name] = counts.get(unit.name, 0) + _count(words, number or "1")
    if not 1 <= sum(counts.values()) <= MOST:
        raise Problem(words.say("error-odds-count", count=sum(counts.values()), most=MOST))
    return counts


def _count(words: Words, number: str) -> int:
    """Nobody has so many that their number needs a dozen digits; one of thousands is not even read."""
    if len(number) > 12:
        raise Problem(words.say("error-odds-count", count=f"{number[:12]}...", most=MOST))
    return int(number)


def read_unit(words: Words, armoury: Armoury, text: str) -> Unit:
    name = _as_typed(text)
    unit = armoury.units.get(name) or armoury.units.get(name.removesuffix("s"))
    if unit is None:
        raise Problem(words.say("error-odds-unit", name=text.strip()))
    return unit


def read_order(words: Words, armoury: Armoury, text: str, counts: dict[str, int]) -> tuple[Casualty, ...]:
    """`fighter, sustain dreadnought, cruiser`: what the side does with hits, one after the other."""
    lines = []
    for entry in _entries(text):
        rest = entry.removeprefix("sustain ")
        name = read_unit(words, armoury, rest).name
        if name not in counts:
            raise Problem(words.say("error-odds-order", name=name, units=", ".join(counts)))
        if rest != entry and not armoury.units[name].sustain:
            raise Problem(words.say("error-odds-sustain", name=name))
        lines.append(Casualty(name, sustain=rest != entry))
    return tuple(lines)


def read_volley(words: Words, text: str) -> tuple[Shot, ...]:
    """`6, 5x3!`: a die that hits from 6 on, and three that hit from 5 on, at ships that are no fighters."""
    found = [re.fullmatch(r"([1-9]|10)(?:\s*x\s*([1-9][0-9]?))?(!?)", entry) for entry in _entries(text)]
    if not all(found):
        raise Problem(words.say("error-odds-volley", text=text))
    return tuple(Shot(int(each[1]), int(each[2] or 1), bool(each[3])) for each in found if each)


def _as_typed(text: str) -> str:
    return re.sub(r"[\s-]+", "_", text.strip().lower())


def _entries(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",") if entry.strip()]


def _check_place(words: Words, counts: dict[str, int], scene: Scene) -> None:
    armoury, ground = scene.armoury, scene.ground
    for name in counts:
        if ground and name not in armoury.ground_forces and not armoury.units[name].fighter:
            raise Problem(words.say("error-odds-on-ground", name=name))
        if not ground and name in armoury.ground_forces and armoury.lends_ground_forces not in counts:
            raise Problem(words.say("error-odds-in-space", name=name))
