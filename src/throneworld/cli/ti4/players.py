"""What everybody may know of everybody: players, objectives, laws, where the game stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from throneworld.cli.plain import STYLES
from throneworld.cli.screen import View, plain_table
from throneworld.kernel.asks import Noun
from throneworld.ti4.tables import OBJECTIVE
from throneworld.words import Words

NOBODY = -1


def style(view: View, seat: int) -> str:
    return STYLES.get(view["players"][seat]["colour"], "") if seat != NOBODY else ""


def letter(view: View, words: Words, seat: int) -> str:
    faction = view["players"][seat]["faction"]
    return words.say(f"name-{faction}.letter") if faction else str(seat + 1)


def title(view: View, words: Words, seat: int) -> str:
    """What one has to spend: tokens, goods, and resources and influence of planets that are readied."""
    player = view["players"][seat]
    if not view["round"]:
        return words.say("galaxy-title-setup", player=words.player(seat), when=_when(view, words))
    return words.say(
        "galaxy-title",
        player=words.player(seat),
        points=player["points"],
        tokens=_pools(player),
        ready=_ready(view, seat),
        goods=player["trade_goods"],
        commodities=player["commodities"],
        when=_when(view, words),
    )


def _ready(view: View, seat: int) -> str:
    """`7/4`, in the order in which planets are printed."""
    own = [each for each in view["planets"].values() if each["owner"] == seat and not each["exhausted"]]
    return f"{sum(each['resources'] for each in own)}/{sum(each['influence'] for each in own)}"


def _when(view: View, words: Words) -> str:
    return words.say("galaxy-when", round=view["round"], phase=words.say(f"galaxy-phase-{view['phase']}"))


def headline(view: View, words: Words) -> str:
    """Where the game stands, in one line."""
    return words.say(
        "galaxy-headline",
        when=_when(view, words),
        speaker=words.player(view["speaker"]),
        active=words.player(view["active"]) if view["active"] != NOBODY else "",
        system=view["active_system"],
    )


def chapter(view: View) -> tuple[Noun, ...]:
    """The galaxy is shown anew after each tile that is laid, and when others have had their turns."""
    laid = sum(tile > 0 for tile in view["map"])
    return view["round"], view["phase"], view["active"], laid, _deeds_of_others(view)


def _deeds_of_others(view: View) -> int:
    """Command tokens laid, strategy cards used, and who has passed: a turn seldom leaves no such trace."""
    own = view["seat"]
    laid = [seat for system in view["systems"].values() for seat in system["tokens"]]
    used = [card["owner"] for card in view["strategy_cards"] if card["exhausted"]]
    return sum(seat != own for seat in (*laid, *used, *view["passed"]))


def players(view: View, words: Words, who: Sequence[str]) -> Table:
    keys = ("player", "points", "tokens", "goods", "cards", "technologies", "planets", "strategy")
    table = plain_table(*(words.say(f"galaxy-column-{key}") for key in keys), gap=1)
    for column in table.columns[1:-1]:
        column.justify = "right"
    for column in table.columns[:-1]:
        column.no_wrap = True
    for seat in view["order"]:
        table.add_row(*_player(view, words, seat, who), style=style(view, seat))
    return table


def _player(view: View, words: Words, seat: int, who: Sequence[str]) -> tuple[str, ...]:
    player = view["players"][seat]
    who_plays = words.say("who-me") if who[seat] == "me" else who[seat]
    return (
        f"{_marks(view, words, seat)}{letter(view, words, seat)} {words.player(seat)} ({who_plays})",
        str(player["points"]),
        _pools(player),
        f"{player['trade_goods']}/{player['commodities']}",
        f"{player['action_cards']}/{player['secrets']}/{player['notes']}",
        str(len(player["technologies"])),
        str(sum(planet["owner"] == seat for planet in view["planets"].values())),
        ", ".join((*_strategy_cards(view, words, seat), *_states(view, words, seat))) or "-",
    )


def _pools(player: Mapping[str, Any]) -> str:
    return f"{player['tactic']}/{player['fleet']}/{player['strategy']}"


def _marks(view: View, words: Words, seat: int) -> str:
    active = words.say("galaxy-mark-active") if seat == view["active"] else " "
    return active + (words.say("galaxy-mark-speaker") if seat == view["speaker"] else " ")


def _strategy_cards(view: View, words: Words, seat: int) -> list[str]:
    """With their initiative; the 0 token of the Naalu comes before them all."""
    zero = ["0"] if view["players"][seat]["zero"] else []
    return zero + [_card(words, card) for card in view["strategy_cards"] if card["owner"] == seat]


def _card(words: Words, card: Mapping[str, Any]) -> str:
    mark = words.say("galaxy-mark-exhausted") if card["exhausted"] else ""
    return f"{card['initiative']} {words.name(card['id'])}{' ' + mark if mark else ''}"


def _states(view: View, words: Words, seat: int) -> list[str]:
    """Who has passed, who is out, and which notes lie open before him."""
    player = view["players"][seat]
    found = [words.say("galaxy-passed")] if seat in view["passed"] else []
    found += [words.say("galaxy-eliminated")] if player["eliminated"] else []
    return found + [note_name(words, note) for note in player["notes_in_play"]]


def note_name(words: Words, note: Mapping[str, Any]) -> str:
    return words.say("galaxy-note", name=words.name(note["title"]), owner=words.player(note["owner"]))


def objectives(view: View, words: Words) -> Table:
    """The public ones, and whatever else somebody has scored."""
    table = plain_table(*(words.say(f"galaxy-column-{key}") for key in ("objective", "scored")))
    scorers = _scorers(view)
    for objective in scorers:
        letters = [Text(letter(view, words, seat), style=style(view, seat)) for seat in scorers[objective]]
        table.add_row(_told(words, objective), Text(" ").join(letters) if letters else "-")
    return table


def _told(words: Words, objective: str) -> str:
    """With what it asks for, where that is written down."""
    key = f"name-{objective}.does"
    return words.name(objective) + (f": {words.say(key)}" if words.has(key) else "")


def _scorers(view: View) -> dict[str, list[int]]:
    found = {each["id"]: list(each["scored_by"]) for each in view["objectives"]}
    for seat, player in enumerate(view["players"]):
        for objective in player["scored"]:
            if seat not in found.setdefault(objective, []):
                found[objective].append(seat)
    return {objective: seats for objective, seats in found.items() if objective in OBJECTIVE}


def standing(view: View, words: Words) -> list[str]:
    """Laws, strategy cards that nobody has taken, and the decks."""
    laws = [_law(words, law) for law in view["laws"]]
    free = [_free(words, card) for card in view["strategy_cards"] if card["owner"] == NOBODY]
    decks = view["decks"]
    lines = [words.say("galaxy-laws", laws=words.listed(laws))] if laws else []
    lines += [words.say("galaxy-free-cards", cards=words.listed(free))] if free and view["round"] else []
    return [*lines, words.say("galaxy-decks", action=decks["action"], agenda=decks["agenda"])]


def _law(words: Words, law: Mapping[str, Any]) -> str:
    about = law["about"]
    whose = _elected(words, about) if about != "" else ""
    exhausted = int(law["exhausted"])
    return words.say("galaxy-law", name=words.name(law["id"]), whose=whose, exhausted=exhausted)


def _elected(words: Words, about: Noun) -> str:
    """A player, a planet, or an objective that a law has made public."""
    if about in OBJECTIVE:
        return words.say("galaxy-law-objective", objective=about)
    return words.elected(about)


def _free(words: Words, card: Mapping[str, Any]) -> str:
    return words.say("galaxy-free-card", name=_card(words, card), goods=card["trade_goods"])
