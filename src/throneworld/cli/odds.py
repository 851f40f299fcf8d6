"""`throneworld odds`: how a combat ends, exactly."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, cast, get_args

import click
from msgspec.structs import replace
from rich.table import Table

from throneworld.cli.problems import Problem
from throneworld.cli.screen import Screen
from throneworld.lab.odds import (
    GROUND_FORCES,
    UNITS,
    Casualty,
    Group,
    Loss,
    Odds,
    Outcome,
    Reroll,
    Rolls,
    Shot,
    Side,
    Survivors,
    SustainWhen,
    Unit,
    bar,
    fight,
    histogram,
)
from throneworld.words import Words

GAMES = ("ti4",)
SIDES = ("attacker", "defender")
NEVER = "never"
MOST = 30
"""Units of one side: more than a fleet ever holds, and still reckoned in seconds."""
WIDTH = 28
"""Of a bar, so that the longest label of any language fits beside it in 80 columns."""
LENDS_GROUND_FORCES = "the_alastor"
"""With this ship, ground forces fight in space."""
OUTCOMES = {
    Outcome.ATTACKER: "odds-attacker-wins",
    Outcome.DEFENDER_RETREATS: "odds-defender-retreats",
    Outcome.DRAW: "odds-draw",
    Outcome.ENDLESS: "odds-endless",
    Outcome.ATTACKER_RETREATS: "odds-attacker-retreats",
    Outcome.DEFENDER: "odds-defender-wins",
}
SINGLE = (Outcome.DRAW, Outcome.ENDLESS)
"""Outcomes that are the same however many units are left."""


class Wishes(NamedTuple):
    """What the command line says about one side."""

    units: str
    order: str
    sustain: str
    modifier: int
    reroll: Reroll
    retreat: int | None
    volley: str
    duranium_armor: bool
    assault_cannon: bool


def command(words: Words) -> click.Command:
    return click.Command(
        "odds",
        help=words.say("cli-odds"),
        short_help=words.say("cli-odds.short"),
        epilog=words.say("cli-odds.epilog", units=", ".join(UNITS)),
        params=[
            click.Argument(["game"], type=click.Choice(GAMES)),
            *(option for side in SIDES for option in _side_options(words, side)),
            click.Option(["--ground"], is_flag=True, help=words.say("cli-odds-ground")),
            click.Option(["--no-barrage"], is_flag=True, help=words.say("cli-odds-barrage")),
            click.Option(
                ["--rows"],
                type=click.IntRange(min=0),
                default=8,
                help=words.say("cli-odds-rows"),
                show_default=True,
            ),
        ],
        callback=lambda **given: _odds(words, given),
    )


def _side_options(words: Words, side: str) -> list[click.Option]:
    most = click.IntRange(min=0, max=MOST)
    swing = click.IntRange(min=-9, max=9)
    return [
        click.Option([f"--{side}"], required=True, metavar="UNITS", help=words.say("cli-odds-units")),
        click.Option([f"--{side}-order"], default="", metavar="UNITS", help=words.say("cli-odds-order")),
        _choice(f"--{side}-sustain", (*get_args(SustainWhen), NEVER), words.say("cli-odds-sustain")),
        click.Option([f"--{side}-modifier"], type=swing, default=0, help=words.say("cli-odds-modifier")),
        _choice(f"--{side}-reroll", get_args(Reroll), words.say("cli-odds-reroll")),
        click.Option([f"--{side}-retreat"], type=most, metavar="UNITS", help=words.say("cli-odds-retreat")),
        click.Option([f"--{side}-volley"], default="", metavar="DICE", help=words.say("cli-odds-volley")),
        click.Option([f"--{side}-duranium-armor"], is_flag=True, help=words.say("cli-odds-duranium")),
        click.Option([f"--{side}-assault-cannon"], is_flag=True, help=words.say("cli-odds-assault")),
    ]


def _choice(name: str, choices: tuple[str, ...], text: str) -> click.Option:
    return click.Option([name], type=click.Choice(choices), default=choices[0], help=text, show_default=True)


def _odds(words: Words, given: dict[str, Any]) -> int:
    ground, barrage = given["ground"], not given["no_barrage"]
    attacker, defender = (read_side(words, _wishes(given, side), ground, barrage) for side in SIDES)
    show(Screen(), words, fight(attacker, defender, ground=ground), given["rows"])
    return 0


def _wishes(given: dict[str, Any], side: str) -> Wishes:
    return Wishes(given[side], *(given[f"{side}_{name}"] for name in Wishes._fields[1:]))


# Reading


def read_side(words: Words, wishes: Wishes, ground: bool, barrage: bool) -> Side:
    counts = read_units(words, wishes.units)
    _check_place(words, counts, ground)
    changes = ({} if barrage else {"barrage": None}) | ({"sustain": False} if wishes.sustain == NEVER else {})
    return Side(
        groups=tuple(Group(replace(UNITS[name], **changes), count) for name, count in counts.items()),
        order=read_order(words, wishes.order, counts),
        sustain="first" if wishes.sustain == NEVER else cast(SustainWhen, wishes.sustain),
        rolls=Rolls(wishes.modifier, wishes.reroll),
        volley=read_volley(words, wishes.volley),
        retreat_at=wishes.retreat,
        repairs_one=wishes.duranium_armor,
        broadside=wishes.assault_cannon,
    )


def read_units(words: Words, text: str) -> dict[str, int]:
    """`2 dreadnought, 6 fighter, carrier`."""
    counts: dict[str, int] = {}
    for entry in _entries(text):
        number, name = re.fullmatch(r"([0-9]{0,6})\s*(.*)", entry, re.DOTALL).groups()  # type: ignore[union-attr]
        unit = read_unit(words, name)
        counts[unit.name] = counts.get(unit.name, 0) + int(number or 1)
    if not 1 <= sum(counts.values()) <= MOST:
        raise Problem(words.say("error-odds-count", count=sum(counts.values()), most=MOST))
    return counts


def read_unit(words: Words, text: str) -> Unit:
    name = re.sub(r"[\s-]+", "_", text.strip().lower())
    unit = UNITS.get(name) or UNITS.get(name.removesuffix("s"))
    if unit is None:
        raise Problem(words.say("error-odds-unit", name=text.strip()))
    return unit


def read_order(words: Words, text: str, counts: dict[str, int]) -> tuple[Casualty, ...]:
    """`fighter, sustain dreadnought, cruiser`: what the side does with hits, one after the other."""
    lines = []
    for entry in _entries(text):
        rest = entry.removeprefix("sustain ")
        name = read_unit(words, rest).name
        if name not in counts:
            raise Problem(words.say("error-odds-order", name=name, units=", ".join(counts)))
        lines.append(Casualty(name, sustain=rest != entry))
    return tuple(lines)


def read_volley(words: Words, text: str) -> tuple[Shot, ...]:
    """`6, 5x3`: a die that hits from 6 on, and three that hit from 5 on."""
    found = [re.fullmatch(r"([1-9]|10)(?:\s*x\s*([1-9][0-9]?))?", entry) for entry in _entries(text)]
    if not all(found):
        raise Problem(words.say("error-odds-volley", text=text))
    return tuple(Shot(int(each[1]), int(each[2] or 1)) for each in found if each)


def _entries(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",") if entry.strip()]


def _check_place(words: Words, counts: dict[str, int], ground: bool) -> None:
    for name in counts:
        if ground and name not in GROUND_FORCES and not UNITS[name].fighter:
            raise Problem(words.say("error-odds-on-ground", name=name))
        if not ground and name in GROUND_FORCES and LENDS_GROUND_FORCES not in counts:
            raise Problem(words.say("error-odds-in-space", name=name))


# Showing


def show(screen: Screen, words: Words, odds: Odds, rows: int) -> None:
    _show_chances(screen, words, odds)
    screen.show("", words.say("odds-title-left"))
    screen.show(_picture([(_outcome_left(words, *row[:2]), row[2]) for row in histogram(odds)]))
    if rows:
        screen.show("", words.say("odds-title-survivors"), _survivors(words, odds, rows))
    screen.show("")
    screen.show(words.say("odds-attacker-losses", losses=_losses(words, odds.attacker_losses)))
    screen.show(words.say("odds-defender-losses", losses=_losses(words, odds.defender_losses)))


def _show_chances(screen: Screen, words: Words, odds: Odds) -> None:
    always = (Outcome.ATTACKER, Outcome.DRAW, Outcome.DEFENDER)
    shown = [each for each in OUTCOMES if each in always or odds.chances[each]]
    screen.show(_picture([(words.say(OUTCOMES[each]), odds.chances[each]) for each in shown]))


def _outcome_left(words: Words, outcome: Outcome, left: int) -> str:
    said = words.say(OUTCOMES[outcome])
    return said if outcome in SINGLE else words.say("odds-left", outcome=said, left=left)


def _picture(rows: list[tuple[str, float]]) -> Table:
    """The longest bar fills the width."""
    longest = max(chance for _, chance in rows)
    table = _columns()
    for label, chance in rows:
        table.add_row(label, _percent(chance), bar(chance / longest, WIDTH))
    return table


def _survivors(words: Words, odds: Odds, rows: int) -> Table:
    table = _columns()
    for ending in odds.endings[:rows]:
        kept = " / ".join(_units(words, each) for each in (ending.attacker, ending.defender) if each)
        table.add_row(words.say(OUTCOMES[ending.outcome]), _percent(ending.probability), kept)
    return table


def _columns() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    return table


def _units(words: Words, survivors: Survivors) -> str:
    plain = [(f"{left.count} {left.unit}", left.damaged) for left in survivors]
    return ", ".join(
        words.say("odds-damaged", units=units, damaged=damaged) if damaged else units
        for units, damaged in plain
    )


def _losses(words: Words, losses: tuple[Loss, ...]) -> str:
    listed = ", ".join(f"{loss.count:.2f} {loss.unit}" for loss in losses)
    return words.say("odds-losses", units=listed, cost=f"{sum(loss.cost for loss in losses):.2f}")


def _percent(chance: float) -> str:
    return f"{100 * chance:.3f} %"
