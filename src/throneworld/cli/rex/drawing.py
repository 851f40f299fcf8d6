"""A position of Rex as text, drawn from a view. Letters carry the meaning, colours only help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneworld.cli.plain import STYLES
from throneworld.cli.screen import View, plain_table
from throneworld.kernel.asks import Noun, Option
from throneworld.rex.tables import COLOURS
from throneworld.words import Words

MARKS = ("shielded", "stronghold", "spaceport", "demolished", "bombarded")


def title(view: View, words: Words, seat: int) -> str:
    """Who is asked, and where the game stands."""
    return words.say(
        "play-title",
        player=words.player(seat),
        influence=view["players"][seat]["influence"],
        where=headline(view, words),
    )


def chapter(view: View) -> tuple[Noun, ...]:
    """The board is shown anew when this changes."""
    return view["round"], view["phase"]


def headline(view: View, words: Words) -> str:
    """Where the game stands, in one line."""
    return words.say(
        "board-headline",
        round=view["round"],
        phase=words.say(f"phase-{view['phase']}"),
        fleet=view["fleet"],
        first=words.player(view["first"]),
    )


def position(view: View, words: Words, who: Sequence[str], width: int) -> list[RenderableType]:
    return [board(view, words), "", players(view, words, who)]


def board(view: View, words: Words) -> Table:
    """The spaces by sector, what lies and who stands there."""
    titles = [words.say(f"board-{title}") for title in ("sector", "space", "marks", "influence", "units")]
    table = plain_table(*titles)
    table.caption_justify = "left"
    table.columns[0].justify = table.columns[3].justify = "right"
    table.columns[2].no_wrap = True
    table.caption = words.say("board-legend")
    for space in sorted(view["spaces"], key=lambda each: (view["spaces"][each]["sector"], each)):
        table.add_row(
            *_space(view, words, space), style="reverse" if view["spaces"][space]["bombarded"] else ""
        )
    return table


def _space(view: View, words: Words, space: str) -> tuple[str | Text, ...]:
    here = view["spaces"][space]
    marks = "".join(words.say(f"mark-{mark}") if here[mark] else " " for mark in MARKS)
    return (
        str(here["sector"] or "-"),
        words.name(space),
        marks,
        str(here["influence"] or ""),
        units_in(view, words, space),
    )


def units_in(view: View, words: Words, space: str) -> Text:
    forces = view["spaces"][space]["forces"]
    parts = [
        Text(f"{words.player(seat)} {group(words, force)}", style=style(view, int(seat)))
        for seat, force in forces.items()
    ]
    return Text(", ").join(parts)


def group(words: Words, force: Mapping[str, int]) -> str:
    """Units by kind: 5, 3+2m with mechanized ones, 4f facedown ones."""
    parts = [str(force["units"])] if force["units"] or not any(force.values()) else []
    parts += [words.say("units-mechanized", count=force["mechanized"])] if force["mechanized"] else []
    parts += [words.say("units-facedown", count=force["facedown"])] if force["facedown"] else []
    return "+".join(parts)


def style(view: View, seat: int) -> str:
    return STYLES.get(COLOURS.get(view["players"][seat]["race"], ""), "")


def places(view: View, option: Option) -> list[str]:
    """The spaces that an option names."""
    return [str(noun) for noun in option[1:] if noun in view["spaces"]]


def beside(view: View, words: Words, space: str) -> str:
    """A space in brief, for the options that name it."""
    here = view["spaces"][space]
    parts = [words.say("brief-sector", sector=here["sector"])] if here["sector"] else []
    parts += [words.say(f"brief-{mark}") for mark in MARKS if here[mark]]
    parts += [words.say("brief-influence", amount=here["influence"])] if here["influence"] else []
    parts += [units_in(view, words, space).plain] if here["forces"] else []
    return ", ".join(parts)


def players(view: View, words: Words, who: Sequence[str]) -> Table:
    """What everybody may know of everybody."""
    keys = (
        "player",
        "influence",
        "reserve",
        "casualties",
        "leaders",
        "cards",
        "traitors",
        "strongholds",
        "allies",
    )
    table = plain_table(*(words.say(f"table-{key}") for key in keys), gap=1)
    for number in range(1, len(keys) - 1):
        table.columns[number].justify = "right"
    table.caption, table.caption_justify = words.say("table-legend"), "left"
    for column in table.columns[:-1]:
        column.no_wrap = True
    for seat in view["order"]:
        table.add_row(*_player(view, words, seat, who), style=style(view, seat))
    return table


def _player(view: View, words: Words, seat: int, who: Sequence[str]) -> tuple[str, ...]:
    player = view["players"][seat]
    mark = words.say("mark-first") if seat == view["first"] else " "
    who_plays = words.say("who-me") if who[seat] == "me" else who[seat]
    allies = " ".join(letter(view, words, ally) for ally in player["allies"])
    return (
        f"{mark}{letter(view, words, seat)} {words.player(seat)} ({who_plays})",
        str(player["influence"]),
        group(words, player["reserve"]),
        group(words, player["casualties"]),
        " ".join(_leader(words, leader) for leader in player["leaders"]),
        f"{player['cards']}/{player['hand_limit']}",
        str(player["traitors"]),
        str(player["strongholds"]),
        allies or "-",
    )


def letter(view: View, words: Words, seat: int) -> str:
    race = view["players"][seat]["race"]
    return words.say(f"name-{race}.letter") if race else "-"


def _leader(words: Words, leader: Mapping[str, Any]) -> str:
    strength = str(leader["strength"])
    if leader["dead"]:
        return words.say("leader-dead", strength=strength)
    return words.say("leader-fought", strength=strength) if leader["fought"] else strength


def secrets(view: View, words: Words) -> list[str]:
    """What only the one who looks may see."""
    own = view["you"]
    lines = [words.say("own-hand", cards=_titles(words, own["hand"]))]
    if own["traitors"]:
        lines.append(words.say("own-traitors", leaders=_titles(words, own["traitors"])))
    if own["prediction"] and own["prediction"][0]:
        race, number = own["prediction"]
        lines.append(words.say("own-prediction", race=race, round=number))
    if own["betrayal"]:
        does = words.say(f"name-{own['betrayal']}.does")
        lines.append(words.say("own-betrayal", card=own["betrayal"], does=does))
    return lines + [words.say(f"sees-{kind}", what=what) for kind, what in own["sees"].items() if what]


def hand(view: View) -> list[str]:
    cards: list[str] = view["you"]["hand"]
    return cards


def _titles(words: Words, titles: Iterable[str]) -> str:
    """Names, the same one only once with its number."""
    return words.listed(
        [
            words.say("own-copies", name=words.name(title), count=count) if count > 1 else words.name(title)
            for title, count in Counter(titles).items()
        ]
    )
