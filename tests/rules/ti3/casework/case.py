"""A case as it stands in its file, and the names that it uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tests.ti3.scene import Scene
from throneworld.galaxy.hexes import number
from throneworld.imperium.edition import Place
from throneworld.kernel.registry import OneOf
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.settings import SETTINGS
from throneworld.ti3.state import NEUTRAL, SPACE
from throneworld.ti3.tables import PLANET

FOLDER = Path(__file__).parent.parent / "cases"
Data = dict[str, Any]
SPACE_PREFIX, PLANET_PREFIX = "space:", "planet:"


class Case(NamedTuple):
    id: str
    data: Data

    @property
    def game(self) -> Data:
        found: Data = self.data["game"]
        return found

    @property
    def position(self) -> Data:
        return self.data.get("position") or {}

    @property
    def script(self) -> list[Data]:
        found: list[Data] = self.data["script"]
        return found

    @property
    def begin(self) -> Data:
        found = self.data["begin"]
        return found if isinstance(found, dict) else {"stage": found}


def cases() -> list[Case]:
    files = sorted(FOLDER.glob("ch*.yaml"))
    found = [yaml.safe_load(file.read_text(encoding="utf-8"))["cases"] for file in files]
    return [Case(each["id"], each) for chapter in found for each in chapter]


def options_of(case: Case) -> Data:
    """What the game is asked for in words where a case says true."""
    said = case.game.get("options", {})
    words = {each.id for each in SETTINGS if isinstance(each, OneOf)}
    return {
        name: {True: "yes", False: "no"}.get(value, value) if name in words else value
        for name, value in said.items()
    }


class Names:
    """Systems, places, players and leaders of a case, as the game calls them."""

    def __init__(self, scene: Scene, case: Case) -> None:
        self.scene = scene
        self.systems: dict[str, int] = {}
        for tile in case.game.get("map", ()):
            at = scene.state.map[number(tuple(tile["at"]))]
            self.systems.setdefault(tile["tile"], at)
            if "called" in tile:
                self.systems[tile["called"]] = at

    def system(self, name: str) -> int:
        return self.systems[name] if name in self.systems else self.scene.system(name)

    def knows_system(self, name: object) -> bool:
        try:
            return isinstance(name, str) and self.system(name) >= 0
        except (AttributeError, KeyError, StopIteration):  # in the set-up there are none
            return False

    def space(self, name: str) -> Place:
        return SPACE[self.system(name)]

    def place(self, name: str) -> Place:
        """`space:lodor`, `planet:lodor`, a planet or, where there is none of that name, a system."""
        if name.startswith(SPACE_PREFIX):
            return self.space(name.removeprefix(SPACE_PREFIX))
        bare = name.removeprefix(PLANET_PREFIX)
        return bare if bare in PLANET else self.space(bare)

    def objective(self, race: str, name: str) -> str:
        """`racial_2` of a race."""
        return f"racial:{race}:{name[-1]}" if name.startswith("racial_") else name

    def seat(self, race: str) -> int:
        return NEUTRAL if race == "neutral" else self.scene.seat(race)

    def leader(self, race: str, kind: str) -> str:
        """`admiral`, `admiral_2` of a race."""
        name = f"{race}_{kind}"
        assert name in PERSON, name
        return name
