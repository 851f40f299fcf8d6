"""`throneworld odds`: how a combat ends, exactly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import click
from rich.table import Table

from throneworld.cli.odds_sides import MOST, NEVER, Scene, Wishes, read_edges, read_sides
from throneworld.cli.problems import Problem, printable
from throneworld.cli.screen import Screen
from throneworld.lab.odds import (
    Armoury,
    Edge,
    Loss,
    Odds,
    Outcome,
    Reroll,
    Survivors,
    SustainWhen,
    added,
    armouries,
    armoury_of,
    bar,
    fight,
    histogram,
)
from throneworld.words import Words

SIDES = ("attacker", "defender")
MODIFIER = "now-modifier"
"""A message that a game may have: what a component adds to dice."""
WIDTH = 28
"""Of a bar, so that the longest label of any language fits beside it in 80 columns."""
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


def command(words: Words) -> click.Command:
    return click.Command(
        "odds",
        help=words.say("cli-odds"),
        short_help=words.say("cli-odds.short"),
        epilog="\n\n".join(_explained(words)),
        params=[
            click.Argument(["game"], is_eager=True, callback=lambda _, __, game: _with_odds(words, game)),
            *(option for side in SIDES for option in _side_options(words, side, armouries().values())),
            click.Option(
                ["--attacker-harrow"], default="", metavar="DICE", help=words.say("cli-odds-harrow")
            ),
            click.Option(["--ground"], is_flag=True, help=words.say("cli-odds-ground")),
            click.Option(["--weapon-schematics"], is_flag=True, help=words.say("cli-odds-schematics")),
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


def _with_odds(words: Words, game: str) -> str:
    """A game whose combats can be reckoned: nothing else about them need be asked before."""
    if armoury_of(game) is None:
        raise Problem(words.say("error-odds-game", game=printable(game), games=", ".join(armouries())))
    return game


def _side_options(words: Words, side: str, known: Iterable[Armoury]) -> list[click.Option]:
    plain = dict.fromkeys(name for armoury in known for name in armoury.plain)
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
        click.Option([f"--{side}-with"], default="", metavar="NAMES", help=words.say("cli-odds-with")),
        *(
            click.Option([f"--{side}-{_typed(name)}"], is_flag=True, help=words.say(f"cli-odds-{name}"))
            for name in plain
        ),
    ]


def _typed(name: str) -> str:
    return name.replace("_", "-")


def _explained(words: Words) -> list[str]:
    """Paragraphs: an example, what each name adds and when it is used, and what is left out."""
    known = armouries()
    edges = dict.fromkeys(name for armoury in known.values() for name in armoury.edges)
    told = [words.say("odds-edge", name=name, text=words.say(f"odds-edge-{name}")) for name in edges]
    examples = [
        words.say("cli-odds.epilog", game=game, units=", ".join(armoury.units))
        for game, armoury in known.items()
    ]
    return [*examples, words.say("odds-edges"), *told, words.say("odds-left-out")]


def _choice(name: str, choices: tuple[str, ...], text: str) -> click.Option:
    return click.Option([name], type=click.Choice(choices), default=choices[0], help=text, show_default=True)


def _odds(words: Words, given: dict[str, Any]) -> int:
    armoury = armouries()[given["game"]]
    scene = Scene(armoury, given["ground"], not given["no_barrage"], given["weapon_schematics"])
    wishes = [_wishes(armoury, given, side) for side in SIDES]
    attacker, defender = read_sides(words, wishes, scene)
    screen = Screen()
    for side, each in zip(SIDES, wishes, strict=True):
        edges = {name: armoury.edges[name] for name, _ in read_edges(words, each, scene)}
        _show_added(screen, words.of_game(given["game"]), side, edges)
    show(screen, words, fight(attacker, defender, ground=scene.ground), given["rows"])
    return 0


def _wishes(armoury: Armoury, given: dict[str, Any], side: str) -> Wishes:
    named = [given.get(f"{side}_{name}", "") for name in Wishes._fields[1:-1]]
    flags = [name for name in armoury.plain if given[f"{side}_{name}"]]
    return Wishes._make([given[side], *named, ", ".join([given[f"{side}_with"], *flags])])


# Showing


def _show_added(screen: Screen, words: Words, side: str, edges: dict[str, Edge]) -> None:
    """What the components of a side add to its combat rolls."""
    found = [
        _added(words, name, amount, kinds)
        for name, edge in edges.items()
        for amount, kinds in ((added(edge).modifier, ""), (added(edge).fighters, "fighter"))
        if amount
    ]
    if found:
        screen.show(words.say("odds-added", side=side, added=", ".join(found)))


def _added(words: Words, name: str, amount: int, kinds: str) -> str:
    """In the words that the game has for it, if it has some."""
    parts = f"{name} {amount:+}"
    if not words.has(MODIFIER):
        return words.added(parts)
    return words.say(MODIFIER, parts=parts, to="rolls", kinds=kinds)


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
