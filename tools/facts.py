"""What the audits need of the fact sheets, names and numbers only, kept as data of the tests.

`python -m tools.facts` writes tests/<game>/facts/*.json anew from the sheets in ../shared. Columns that are
told in words are left out; where words say a number or a property, that is what is kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from throneworld.kernel.registry import names

ROOT = Path(__file__).resolve().parents[1]
SHEETS = ROOT.parent / "shared" / "reference"

CORRECTED = ("errata", "printed_2017")
"""Columns that tell in words what was corrected; that something was is kept."""
NAME = re.compile(r"\S*|RR \d+|(once per|each) [a-z ]+|[a-z_]+ \+ \d+|[a-z_]+ and not [a-z_]+|[-\d ]+")
"""What passes for a name: an id, a citation, a limit, a sum, a condition of ids, a map string."""
SAID = {
    "any technology without prerequisites": "no_prerequisites",
    "other players' units in this system lose planetary_shield": "breaks_shields",
    "immune to the destroy effect of direct_hit": "direct_hit_immune",
    "each fighter beyond the system's capacity counts 1 against the fleet pool limit "
    "instead of being removed": "fighters_count_whole",
    "each fighter beyond capacity counts 1/2 ship against the fleet pool limit": "fighters_count_half",
    "placed in space area": "in_space",
    "moves and retreats like a ship, but is not a ship: no fleet pool use, takes no hits": "moves",
    "destroyed at once when blockaded": "blockaded",
    "cannot be produced or placed until the war_sun technology is owned": "needs_technology",
    "producible from the start; not a technology": "needs_no_technology",
    "moves only when transported": "transported",
    "may move untransported": "untransported",
    "see technology infantry_2": "infantry_2",
    "see technology letani_warrior_2": "letani_warrior_2",
    "see technology spec_ops_2": "spec_ops_2",
}
"""Properties that the sheets tell in words, and what we call them."""

UNSAID = ""
"""What is kept of words that say nothing else: not even their column."""

Record = dict[str, Any]


@cache
def told_columns(game: str) -> frozenset[str]:
    """Columns that are told in words: names are in the locale, effects are declared with the cards."""
    return frozenset(import_module(f"tests.{game}.told").TOLD)


@cache
def said_in(game: str) -> dict[str, dict[str, str]]:
    """What else is told in words: by column the patterns of it, and what is kept of each."""
    return {**getattr(import_module(f"tests.{game}.told"), "SAID", {})}


def facts(game: str, sheet: Path) -> Any:
    return _kept(yaml.safe_load(sheet.read_text(encoding="utf-8")), game, sheet.stem)


def _kept(value: Any, game: str, column: str) -> Any:
    match value:
        case dict():
            return _record(value, game)
        case list():
            return [_kept(each, game, column) for each in value]
        case str():
            return _name(value, game, column)
    return value


def _record(record: Record, game: str) -> Record:
    kept = {
        str(column): _kept(value, game, str(column))
        for column, value in record.items()
        if not (column in told_columns(game) and _is_told(value)) and column not in (*CORRECTED, "provenance")
    }
    kept = {column: value for column, value in kept.items() if value != UNSAID}
    corrected = {column: True for column in CORRECTED if record.get(column)}
    return {**kept, **corrected, **_doubts(record), **dict(_said(record))}


def _is_told(value: Any) -> bool:
    """In words, or in a list or a legend of them; a list of records is none."""
    if isinstance(value, dict):
        return all(_is_told(each) for each in value.values())
    return isinstance(value, str) or (
        isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value)
    )


def _name(text: str, game: str, column: str) -> str:
    found = SAID.get(text) or _said_in(text, game, column)
    if not NAME.fullmatch(found):
        raise ValueError(f"{column} is neither a name nor known to be told in words: {text!r}")
    return found


def _said_in(text: str, game: str, column: str) -> str:
    for pattern, kept in said_in(game).get(column, {}).items():
        if re.fullmatch(pattern, text):
            return re.sub(pattern, kept, text)
    return text


def _doubts(record: Record) -> Record:
    """Of where each value comes from, how sure it is."""
    told = record.get("provenance", {})
    return {"sure": {column: each["confidence"] for column, each in told.items()}} if told else {}


def _said(record: Record) -> Iterator[tuple[str, Any]]:
    """What words say that can be counted."""
    if "leftover_bonus" in record:
        yield "leftover_trade_goods", int(record["leftover_bonus"].split()[0])
    if "after_use" in record:
        yield "leaves_game", record["after_use"].startswith("remove")
        yield "kills_leader", "leader is destroyed" in record["effect"]
        yield "strength", 3 if "adds 3" in record["effect"] else 0
    if SAID.get(str(record.get("effect"))):
        yield "says", SAID[record["effect"]]


def beside(game: str) -> list[Path]:
    """The sheets of a game that lie beside the project."""
    return sorted((SHEETS / game).glob("*.yaml"))


def folder(game: str) -> Path:
    return ROOT / "tests" / game / "facts"


def written(data: Record) -> str:
    """A record to a line."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {_lines(each)}" for name, each in data.items()) + "\n}\n"


def _lines(value: Any) -> str:
    if isinstance(value, list) and any(isinstance(each, dict) for each in value):
        return "[\n" + ",\n".join(f"  {json.dumps(each)}" for each in value) + "\n]"
    return json.dumps(value)


def main() -> None:
    for game in names():
        folder(game).mkdir(exist_ok=True)
        for sheet in beside(game):
            (folder(game) / f"{sheet.stem}.json").write_text(written(facts(game, sheet)), encoding="utf-8")


if __name__ == "__main__":
    main()
