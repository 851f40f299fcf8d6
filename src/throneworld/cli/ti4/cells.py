"""What stands in one hex of the map: a few short lines of letters and numbers."""

from __future__ import annotations

from rich.text import Text

from throneworld.cli.screen import View
from throneworld.cli.ti4.players import letter, style
from throneworld.cli.ti4.systems import KINDS, NOBODY, Group, groups, signs, tokens
from throneworld.ti4.state import SPACE
from throneworld.ti4.tables import MECATOL_REX, TILE
from throneworld.words import Words

SHORTEST_NAME = 5
"""Letters of a planet's name that are left in any case."""


def label(view: View, words: Words, tile: int, width: int) -> Text:
    """The upper edge: number, wormhole or anomaly, and on the right the command tokens."""
    mark = words.say("galaxy-mark-active") if view["active_system"] == tile else ""
    name = " ".join((f"{mark}{tile}", *(words.say(f"galaxy-sign-{sign}") for sign in signs(view, tile))))
    laid = _tokens(view, words, tile)
    line = Text(name[: width - len(laid)], style="bold")
    line.append("-" * (width - len(line) - len(laid)), style="not bold dim")
    return line + laid


def _tokens(view: View, words: Words, tile: int) -> Text:
    owners = tokens(view, tile)
    if not owners:
        return Text()
    letters = [Text(letter(view, words, seat), style=style(view, seat)) for seat in owners]
    return Text("[").append_text(Text("").join(letters)).append("]")


def lines(view: View, words: Words, tile: int, width: int) -> list[Text]:
    """Planets with what stands on them, then what is in space."""
    found = [line for planet in TILE[tile].planets for line in _planet(view, words, planet.id, width)]
    if tile == view["planets"].get(MECATOL_REX, {}).get("system") and view["custodians"]:
        found.append(Text(words.say("galaxy-custodians")[:width], style="italic"))
    for seat, group in groups(view, tile, SPACE[tile]).items():
        found += _wrapped(view, words, seat, group, width)
    return found


def _planet(view: View, words: Words, planet: str, width: int) -> list[Text]:
    """`Quann cB 2/1 S 3i1s`; units that do not fit, or belong to another, have a line of their own."""
    here = view["planets"][planet]
    name, own, there = words.place(planet), here["owner"], groups(view, here["system"], planet)
    state = f" {here['resources']}/{here['influence']}{_owner(view, words, here)}"
    forces = f" {short(words, there[own])}" if own in there else ""
    fits = min(len(name), SHORTEST_NAME) + len(state + forces) <= width
    right = state + forces if fits else state
    line = Text(_named(words, here, name, width - len(right))).append(right, style=style(view, own))
    below = {seat: group for seat, group in there.items() if seat != own or not fits}
    rest = [_wrapped(view, words, seat, group, width, indent=2) for seat, group in below.items()]
    return [line, *(each for rows in rest for each in rows)]


def _named(words: Words, here: Group, name: str, width: int) -> str:
    """The planet's name, with its trait and its technology specialty where there is room."""
    kinds = "".join(words.say(f"galaxy-{kind}.letter") for kind in (here["trait"], here["specialty"]) if kind)
    whole = len(name) + len(kinds) < width
    return name.ljust(width - len(kinds)) + kinds if whole else name[:width].ljust(width)


def _owner(view: View, words: Words, here: Group) -> str:
    return (
        f" {letter(view, words, here['owner'])}{_exhausted(words, here)}" if here["owner"] != NOBODY else ""
    )


def _exhausted(words: Words, here: Group) -> str:
    return words.say("galaxy-mark-exhausted") if here["exhausted"] else ""


def short(words: Words, group: Group) -> str:
    return "".join(_counted(words, group))


def _counted(words: Words, group: Group) -> list[str]:
    """`3D''` are three dreadnoughts of which two are damaged."""
    return [
        f"{group['units'][kind]}{words.say(f'galaxy-unit-{kind}')}{_hurt(words, group, kind)}"
        for kind in KINDS
        if kind in group["units"]
    ]


def _hurt(words: Words, group: Group, kind: str) -> str:
    return words.say("galaxy-mark-damaged") * int(group["damaged"].get(kind, 0))


def _wrapped(view: View, words: Words, seat: int, group: Group, width: int, indent: int = 0) -> list[Text]:
    """`S 2C 1d 4f`, on as many lines as it takes."""
    rows, row = [], " " * indent + letter(view, words, seat)
    for part in _counted(words, group):
        if len(row) + 1 + len(part) > width:
            rows.append(row)
            row = " " * (indent + 1)
        row += f" {part}"
    return [Text(each, style=style(view, seat)) for each in (*rows, row)]
